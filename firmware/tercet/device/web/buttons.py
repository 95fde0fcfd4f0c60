"""The keys that are drawn on the page, pressed by fingers, mouse and keyboard."""

from tercet.timing import keys


class Buttons(keys.Buttons):
    """The keys of a board's BUTTONS. now: tells the time in ms."""

    def __init__(self, buttons: dict, names: tuple, now) -> None:
        super().__init__(buttons, names)
        self._now = now
        self._places = [name for name in names if name in buttons]  # in the order of `keys`
        self._pressed = 0  # a bit for each key that is down
        self._falls = [0] * (1 + len(names))
        self.start([1 << place for place in range(len(self.keys))], now())

    def press(self, name: str) -> None:
        """A key goes down, by its logical name; ValueError if the board has none of that name."""
        place = self._places.index(name)
        self._pressed |= 1 << place
        self._falls[place + 1] = self._now()
        self.latched[place + 1] = self.latched[0] = 1

    def release(self, name: str) -> None:
        """It goes up."""
        self._pressed &= ~(1 << self._places.index(name))

    def release_all(self) -> None:
        """The page is out of sight: all keys go up, and that is no press."""
        self.forget()
        self._pressed = 0

    def _levels(self) -> int:
        return self._all & ~self._pressed

    def _last_fall(self, index: int, time: int) -> int:
        return self._falls[index]
