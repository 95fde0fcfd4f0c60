"""The top line of a game: which game, its clock, how far it is."""

from tercet.ui import durations, theme

_SIDE = 4
_CLOCK = "00:00"


class TopLine:
    """Paints its three parts apart, so that the clock's tick touches nothing else."""

    def __init__(self, context) -> None:
        self._canvas = context.canvas
        self._kind = context.medium
        self._small = context.small
        self._digits = bytearray(8)
        self.height = 18 if context.canvas.height >= 200 else 14
        self._clock_width = self._kind.width(_CLOCK) + 6

    def left(self, candidates: tuple) -> None:
        """Show the first text that fits at the left."""
        self._canvas.rect(0, 0, self._room() + _SIDE, self.height, theme.GROUND)
        kind, words = self._fitting(candidates)
        kind.draw(self._canvas, words, _SIDE, self._top(kind), theme.LIGHT_ON_GROUND)

    def right(self, candidates: tuple) -> None:
        """Show the first text that fits at the right."""
        canvas = self._canvas
        room = self._room()
        canvas.rect(canvas.width - room - _SIDE, 0, room + _SIDE, self.height, theme.GROUND)
        kind, words = self._fitting(candidates)
        kind.draw(canvas, words, canvas.width - _SIDE - kind.width(words), self._top(kind), theme.LIGHT_ON_GROUND)

    def clock(self, seconds: int) -> None:
        """Show the time played; allocates nothing."""
        canvas, kind = self._canvas, self._kind
        start = durations.write(self._digits, seconds)
        left = (canvas.width - self._clock_width) // 2
        canvas.rect(left, 0, self._clock_width, self.height, theme.GROUND)
        if start < 3:
            kind = self._small  # hours
        width = kind.codes_width(self._digits, start)
        kind.codes(canvas, self._digits, start, (canvas.width - width) // 2, self._top(kind), theme.ACCENT_ON_GROUND)

    def _room(self) -> int:
        return (self._canvas.width - self._clock_width) // 2 - _SIDE

    def _top(self, kind) -> int:
        return (self.height - kind.height) // 2

    def _fitting(self, candidates: tuple) -> tuple:
        room = self._room()
        for words in candidates:
            for kind in (self._kind, self._small):
                if kind.width(words) <= room:
                    return kind, words
        return self._small, candidates[-1]
