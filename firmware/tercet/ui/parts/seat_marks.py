"""The corners of a table: whose they are, by key or by skill, and the points won."""

from tercet.ui import theme
from tercet.ui.parts import hint_line

PLAIN, CALLING, AWAY, DEAF = range(4)  # a seat: playing, has the call or agrees, may not call, has a key that does not count

_PAD = 3
_EDGE = 2  # pixels left free beside a corner's words
_APART = 5  # between a number and the points, which would else be read as one


class SeatMarks:
    """Four corners in the top and the bottom line; each is painted only when it changes."""

    def __init__(self, context) -> None:
        canvas = context.canvas
        self._canvas = canvas
        self._small = context.small
        self._medium = context.medium
        self.top_height = 18 if canvas.height >= 200 else 14
        self.width = canvas.width * 5 // 16
        self._shown: dict = {}
        self._under = -1  # the line that something else lies over: 0 the upper, 1 the lower, -1 none

    def covered(self, lower: bool) -> bool:
        """Tell whether something else lies over the lower or the upper line."""
        return self._under == lower

    def forget(self) -> None:
        """What is on the canvas is not ours any more."""
        self._shown = {}
        self._under = -1

    def cover(self, lower: bool) -> None:
        """Something else was painted over the lower or the upper line."""
        self._under = int(lower)

    def uncover(self) -> None:
        """Both lines belong to their seats again."""
        if self._under >= 0:
            self._shown = {corner: look for corner, look in self._shown.items() if corner // 2 != self._under}
            self._under = -1

    def message(self, words: str, colours: bytes, whole: bool = True) -> None:
        """Put a message in place of the top line, or of what stands between its corners."""
        self.middle(words, colours, 0 if whole else self.width)

    def middle(self, words: str, colours: bytes, side: int) -> None:
        """Write in the middle of the top line, which is emptied but for so many pixels at both sides."""
        canvas, small = self._canvas, self._small
        canvas.rect(side, 0, canvas.width - 2 * side, self.top_height, theme.GROUND)
        x = (canvas.width - small.width(words)) // 2
        small.draw(canvas, words, x, (self.top_height - small.height) // 2, colours)

    def rectangle(self, corner: int) -> tuple:
        """Return (x, y, width, height) of a corner."""
        canvas = self._canvas
        x = 0 if corner % 2 == 0 else canvas.width - self.width
        if corner < 2:
            return x, 0, self.width, self.top_height
        top, tall = hint_line.rows(canvas)
        return x, top, self.width, tall

    def show(self, corner: int, cap: str, wordings: tuple, state: int) -> None:
        """Show a seat: the cap of a person's key or "", and of the wordings, (words, points) each, the first that fits."""
        look = (cap, wordings, state)
        if self._shown.get(corner) == look or corner // 2 == self._under:
            return
        self._shown[corner] = look
        canvas, small = self._canvas, self._small
        x, y, width, height = self.rectangle(corner)
        canvas.rect(x, y, width, height, theme.GROUND)
        ground = theme.GROUND
        if state == CALLING:
            canvas.round_rect(x + 1, y, width - 2, height - 1, theme.PANEL, theme.PANEL, theme.GROUND)
            ground = theme.PANEL
        light = theme.LIGHT_ON_PANEL if ground == theme.PANEL else theme.LIGHT_ON_GROUND
        soft = theme.DIM_ON_GROUND if state >= AWAY else (light if ground == theme.PANEL else theme.SOFT_ON_GROUND)
        number = theme.ACCENT_ON_PANEL if ground == theme.PANEL else theme.ACCENT_ON_GROUND
        if state >= AWAY:  # the points stand out from the word before them
            number = theme.SOFT_ON_GROUND if state == AWAY else theme.DIM_ON_GROUND
        line = y + (height - small.height) // 2
        cap_width = small.width(cap) + 2 * _PAD if cap else 0
        for words, points in wordings:
            words_width = small.width(words)
            gaps = bool(cap) + bool(words)
            bare = cap_width + words_width + small.width(points)
            least = _APART if words[-1:].isdigit() else 2
            if bare + least * gaps <= width - 2 * _EDGE:
                break
        gap = max(least, min(6, (width - 8 - bare) // max(1, gaps)))  # closer where it would leave the corner
        total = bare + gap * gaps
        edge = min(4, (width - total) // 2)
        at = x + edge if corner % 2 == 0 else x + width - edge - total
        if cap:
            if state == DEAF:
                on = theme.DIM_ON_GROUND
            else:
                key = theme.DIM if ground == theme.PANEL else theme.PANEL
                canvas.round_rect(at, y + 1, cap_width, height - 3, key, key, ground)
                on = theme.LIGHT_ON_DIM if ground == theme.PANEL else theme.LIGHT_ON_PANEL
            small.draw(canvas, cap, at + _PAD, line, on)
            at += cap_width + gap
        if words:
            at = small.draw(canvas, words, at, line, soft) + gap
        small.draw(canvas, points, at, line, number)
