"""The buzzer: short phrases of single notes, while everything else goes on."""

LOUDEST = 3


class Sound:
    """The buzzer of a board. note(hertz, volume): sounds until the next one, silence if either is 0; None: there is no buzzer.

    now: tells the time in ms. volume: 0 (off) to LOUDEST. at: the time of the next step, 0: all is silent.
    """

    def __init__(self, note, now) -> None:
        self.present = note is not None
        self.volume = LOUDEST
        self.at = 0
        self._now = now
        self._note = note
        self._phrase: tuple = ()
        self._next = 0  # place of the next note in it

    def play(self, phrase: tuple) -> None:
        """Begin a phrase: hertz (0: a rest) and ms of each note in turn. A longer one that sounds is not cut short by it."""
        if self._note is None or not self.volume or (self.at and len(phrase) < len(self._phrase)):
            return
        self._phrase = phrase
        self._next = 0
        self._go_on(self._now())

    def step(self, time: int) -> None:
        """It is the time `at`, or later: the next note, or silence. Allocates nothing."""
        self._go_on(self.at)  # not from `time` on: a late note does not make the next ones late

    def stop(self) -> None:
        """Be silent at once."""
        self.at = 0
        if self._note is not None:
            self._note(0, 0)

    def _go_on(self, time: int) -> None:
        phrase, place = self._phrase, self._next
        if self._note is None or place >= len(phrase):
            self.stop()
            return
        self._note(phrase[place], self.volume)
        self._next = place + 2
        self.at = time + phrase[place + 1]
