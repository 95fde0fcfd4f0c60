"""How long what is said stays in view: one table by what it is about, and the time that is left.

A message stays until the player presses a key, but long enough to be read even then; and it leaves when nobody presses at all.
"""

VERDICT = (1500, 4000)  # ms at least, and at most: right, refused, dealt
HINT = (600, 2000)  # the cards of a SET that is shown and then taken away; the clock stands
NOTE = (1500, 4000)  # what has nothing to do with the game


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
