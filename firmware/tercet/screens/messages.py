"""How long what is said stays in view, in one table by what it is about; and the time that is left.

A message stays until the player presses a key, but long enough to be read even then; and it leaves when nobody presses at all.
How long the last turn of SET Cubed stays is in its rules, which wait for it: TURN_SHOWN in core/cubed/start.py.
"""

VERDICT = (1500, 4000)  # ms at least, and at most: right, refused, dealt
HINT = (600, 2000)  # the cards of a SET that is shown and then taken away; the clock stands
NOTE = (1500, 4000)  # what has nothing to do with the game; over the corners of seats only so long as it stays at least
REASON = (0, 2200)  # each line of how a claim at a table was wrong, after NAMED: a key ends it, for who and by what was read

# ms, whatever is pressed
NAMED = 1600  # who was wrong, and by which features; then it is said how
LAST_TABLE = (1500, 1000)  # the last table, before the result; and so much longer where it is said why the game is over
TIME_UP = (1100, 3200)  # "Time is up!" over the last table of Arcade; and that table: the SET that was there is to be seen
LAST_DICE = (2500, 2000)  # the last board of SET Cubed; the last grid of Crossword


class Message:
    """What is said now. said: its wordings (verdict.show()); until: the time in ms when it leaves, 0: nothing is said."""

    def __init__(self) -> None:
        self.said: tuple = ()
        self.until = 0
        self._least = 0

    def begin(self, said: tuple, times: tuple, time: int) -> None:
        """Something is said: for so many ms at least and at most."""
        self.said = said
        self._least = time + times[0]
        self.until = time + times[1]

    def pressed(self, time: int) -> None:
        """The player has pressed a key: it leaves as soon as it could be read."""
        if self.until:
            self.until = min(self.until, max(time + 1, self._least))

    def end(self) -> None:
        """Nothing is said any more."""
        self.until = 0

    def last(self, until: int) -> None:
        """What comes after it wants the place then."""
        self.until = self._least = until

    def delay(self, milliseconds: int) -> None:
        """It was out of view for so long."""
        if self.until:
            self.until += milliseconds
            self._least += milliseconds

    def over(self, time: int) -> bool:
        """Tell whether its time has come to leave."""
        return 0 < self.until <= time

    def left(self, time: int, wait: int) -> int:
        """Return in how many ms it leaves, at most `wait`."""
        return min(wait, self.until - time) if self.until else wait
