"""The top line of a game: which game, its clock, how far it is."""

from tercet.ui import durations, theme

_SIDE = 4
_CLOCK = "00:00"
_WIDE = 300  # pixels of a panel from which on the sides are in the larger type


class TopLine:
    """Paints its three parts apart, so that the clock's tick touches nothing else.

    timed: whether there is a clock. taken: pixels of the line that the clock takes where it stays beside a message.
    """

    def __init__(self, context, timed: bool) -> None:
        self._canvas = context.canvas
        self._kind = context.medium
        self._small = context.small
        self._digits = bytearray(8)
        self._left = None  # the words at the left
        self._wordings: tuple = ()  # what sides() was given last,
        self._fit: tuple = ("", "", 0, 0)  # and what _fitting() made of it
        self._covered = False  # a message lies over it
        self._beside = False  # and the clock stands at its right
        self.height = 18 if context.canvas.height >= 200 else 14
        self._sides = self._kind if context.canvas.width >= _WIDE else self._small  # one type whatever is said
        self._clock_width = self._kind.width(_CLOCK) + 7  # or hours in small type
        self.taken = self._clock_width + _SIDE if timed else 0
        middle = (context.canvas.width - self._clock_width) // 2
        self._middle = self._place = middle  # of the clock: where it is best, and where it is
        self._seconds = -1  # on the clock
        self._urgent = False

    def sides(self, wordings: tuple) -> None:
        """Show (left words, right words): the first wording of which both sides fit.

        Where long words at the right need it, the clock makes room for them.
        """
        if self._covered or (self._left is not None and wordings == self._wordings):
            return
        if wordings != self._wordings or self._place != self._fit[2]:
            self._wordings = wordings
            self._fit = self._fitting(wordings)
        kind = self._sides
        left, right, place, wide = self._fit
        canvas = self._canvas
        y = (self.height - kind.height) // 2
        end = place + self._clock_width
        whole = place != self._place or self._left is None
        if whole:
            self._place = place
            canvas.rect(0, 0, canvas.width, self.height, theme.GROUND)
            if self._seconds >= 0:
                self.clock(self._seconds, self._urgent)
        else:
            canvas.rect(end, 0, canvas.width - end, self.height, theme.GROUND)
            if left != self._left:
                canvas.rect(0, 0, place, self.height, theme.GROUND)
        if whole or left != self._left:
            self._left = left
            kind.paint(canvas, left, _SIDE, y, theme.LIGHT_ON_GROUND)
        kind.paint(canvas, right, canvas.width - _SIDE - wide, y, theme.LIGHT_ON_GROUND)

    def forget(self) -> None:
        """What is on the canvas is not ours any more."""
        self._left = None
        self._covered = self._beside = False
        self._seconds = -1

    def message(self, words: str, colours: bytes = theme.ACCENT_ON_GROUND, beside: bool = False) -> None:
        """Put a message in place of everything, until forget(). beside: the clock stays, right of it."""
        canvas, kind = self._canvas, self._small
        self._covered, self._beside = True, beside
        width = canvas.width - (self._clock_width if beside else 0)
        canvas.rect(0, 0, canvas.width, self.height, theme.GROUND)
        kind.paint(canvas, words, (width - kind.width(words)) // 2, (self.height - kind.height) // 2, colours)
        if beside and self._seconds >= 0:
            self.clock(self._seconds, self._urgent)

    @property
    def covered(self) -> bool:
        """Whether a message lies there."""
        return self._covered

    def clock(self, seconds: int, urgent: bool = False) -> None:
        """Show the time played; allocates nothing. urgent: dark on light, for it is about to run out."""
        if self._covered and not self._beside:
            return
        self._seconds, self._urgent = seconds, urgent
        canvas, kind = self._canvas, self._kind
        start = durations.write(self._digits, seconds)
        if start < 3:
            kind = self._small  # hours
        colours = theme.ACCENT_ON_GROUND
        width = kind.codes_width(self._digits, start)
        place = self._canvas.width - self._clock_width if self._beside else self._place
        left = place + (self._clock_width - width) // 2
        wide = max(self._clock_width, width)
        canvas.rect(left + (width - wide) // 2, 0, wide, self.height, theme.GROUND)
        if urgent:
            canvas.round_rect(left - 6, 0, width + 12, self.height, theme.ACCENT, theme.ACCENT_DIM, theme.GROUND)
            colours = theme.GROUND_ON_ACCENT
        kind.codes(canvas, self._digits, start, left, (self.height - kind.height) // 2, colours)

    def _fitting(self, wordings: tuple) -> tuple:
        """Return (left words, right words, x of the clock, pixels of the right words)."""
        width, middle = self._sides.width, self._middle
        for left, right in wordings:
            start, wide = _SIDE + width(left), width(right)
            most = self._canvas.width - _SIDE - wide - self._clock_width
            if start <= self._place <= most:
                return left, right, self._place, wide  # it stays where it is
            if start <= min(middle, most):
                return left, right, min(middle, most), wide
        return left, right, middle, wide
