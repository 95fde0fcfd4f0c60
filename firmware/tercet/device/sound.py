"""The buzzer: short phrases of single notes, while everything else goes on."""

from machine import PWM, Pin

LOUDEST = 3
_DUTIES = (0, 1600, 8000, 32768)  # by volume; a piezo is the louder the nearer its pulses come to half of the time
_HERTZ = 1000  # before the first note


class Sound:
    """The buzzer of a board's SOUND, or of a board that has none (None): then nothing is played.

    now: tells the time in ms. volume: 0 (off) to LOUDEST. at: the time of the next step, 0: all is silent.
    """

    def __init__(self, data, now) -> None:
        self.present = data is not None
        self.volume = LOUDEST
        self.at = 0
        self._now = now
        self._pwm = PWM(Pin(data["pin"]), freq=_HERTZ, duty_u16=0) if data else None
        self._phrase: tuple = ()
        self._next = 0  # place of the next note in it

    def play(self, phrase: tuple) -> None:
        """Begin a phrase: hertz (0: a rest) and ms of each note in turn. A longer one that sounds is not cut short by it."""
        if self._pwm is None or not self.volume or (self.at and len(phrase) < len(self._phrase)):
            return
        self._phrase = phrase
        self._next = 0
        self._note(self._now())

    def step(self, time: int) -> None:
        """It is the time `at`, or later: the next note, or silence. Allocates nothing."""
        self._note(self.at)  # not from `time` on: a late note does not make the next ones late

    def stop(self) -> None:
        """Be silent at once."""
        self.at = 0
        if self._pwm is not None:
            self._pwm.duty_u16(0)

    def _note(self, time: int) -> None:
        phrase, place = self._phrase, self._next
        if self._pwm is None or place >= len(phrase):
            self.stop()
            return
        hertz = phrase[place]
        if hertz:
            self._pwm.freq(hertz)
        self._pwm.duty_u16(_DUTIES[self.volume] if hertz else 0)
        self._next = place + 2
        self.at = time + phrase[place + 1]
