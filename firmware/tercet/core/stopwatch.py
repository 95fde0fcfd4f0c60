"""A clock that counts play time only: it stands while the game is paused (RULES 3)."""


class Stopwatch:
    """Milliseconds of play, counted from the times in milliseconds that the game is given."""

    def __init__(self, time: int, spent: int = 0, running: bool = True) -> None:
        self._spent = spent
        self._since = time
        self.running = running

    def elapsed(self, time: int) -> int:
        """Return the milliseconds of play up to `time`."""
        if not self.running or time < self._since:
            return self._spent
        return self._spent + time - self._since

    def stop(self, time: int) -> None:
        """Stand still from `time` on; stopping twice changes nothing."""
        self._spent = self.elapsed(time)
        self.running = False

    def go(self, time: int) -> None:
        """Run on from `time`; starting twice changes nothing."""
        if not self.running:
            self._since = time
            self.running = True
