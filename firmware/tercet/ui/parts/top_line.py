"""The top line of a game: which game, its clock, how far it is."""

from tercet.ui import durations, theme

_SIDE = 4
_CLOCK = "00:00"
_HOURS = "00:00:00"  # in small type
_WIDE = 300  # pixels of a panel from which on the sides are in the larger type


class TopLine:
    """Paints its three parts apart, so that the clock's tick touches nothing else."""

    def __init__(self, context) -> None:
        self._canvas = context.canvas
        self._kind = context.medium
        self._small = context.small
        self._digits = bytearray(8)
        self._left = None  # the words at the left
        self._covered = False  # a message lies over all of it
        self.height = 18 if context.canvas.height >= 200 else 14
        self._sides = self._kind if context.canvas.width >= _WIDE else self._small  # one type whatever is said
        self._clock_width = max(self._kind.width(_CLOCK) + 6, self._small.width(_HOURS))

    def sides(self, wordings: tuple) -> None:
        """Show (left words, right words): the first wording of which both sides fit."""
        if self._covered:
            return
        kind = self._sides
        left, right = self._fitting(wordings)
        canvas, room = self._canvas, self._room()
        y = (self.height - kind.height) // 2
        if left != self._left:
            self._left = left
            canvas.rect(0, 0, room + _SIDE, self.height, theme.GROUND)
            kind.paint(canvas, left, _SIDE, y, theme.LIGHT_ON_GROUND)
        canvas.rect(canvas.width - room - _SIDE, 0, room + _SIDE, self.height, theme.GROUND)
        kind.paint(canvas, right, canvas.width - _SIDE - kind.width(right), y, theme.LIGHT_ON_GROUND)

    def forget(self) -> None:
        """What is on the canvas is not ours any more."""
        self._left = None
        self._covered = False

    def message(self, words: str, colours: bytes = theme.ACCENT_ON_GROUND) -> None:
        """Put a message in place of everything, until forget()."""
        canvas, kind = self._canvas, self._small
        self._covered = True
        canvas.rect(0, 0, canvas.width, self.height, theme.GROUND)
        kind.paint(canvas, words, (canvas.width - kind.width(words)) // 2, (self.height - kind.height) // 2, colours)

    @property
    def covered(self) -> bool:
        """Whether a message lies there."""
        return self._covered

    def clock(self, seconds: int) -> None:
        """Show the time played; allocates nothing."""
        if self._covered:
            return
        canvas, kind = self._canvas, self._kind
        start = durations.write(self._digits, seconds)
        left = (canvas.width - self._clock_width) // 2
        canvas.rect(left, 0, self._clock_width, self.height, theme.GROUND)
        if start < 3:
            kind = self._small  # hours
        width = kind.codes_width(self._digits, start)
        kind.codes(
            canvas, self._digits, start, (canvas.width - width) // 2, (self.height - kind.height) // 2, theme.ACCENT_ON_GROUND
        )

    def _room(self) -> int:
        return (self._canvas.width - self._clock_width) // 2 - _SIDE

    def _fitting(self, wordings: tuple) -> tuple:
        room, width = self._room(), self._sides.width
        for left, right in wordings:
            if width(left) <= room and width(right) <= room:
                break
        return left, right
