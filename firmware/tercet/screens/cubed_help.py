"""The help of SET Cubed: its rules, pictures of turns that are legal and that are not, and the keys."""

from tercet.screens.help import Help
from tercet.screens.pages import EDGE, draw_heading, top, write
from tercet.ui import hintline, theme
from tercet.ui.dieface import FRESH, DiePainter

_LINE = ((0, 0, 0), (0, 1, 3), (0, 2, 6))  # one diamond in each colour: (row, column, face) of dice that lay there

# Whether the turn is allowed, what lay there, and what is laid: (row, column, face), no WILD among them. In the order of the
# texts' PICTURES.
EXAMPLES = (
    (True, _LINE, ((0, 3, 0), (1, 3, 9), (2, 3, 18))),
    (False, _LINE, ((0, 3, 9),)),
    (False, _LINE, ((1, 0, 9), (1, 1, 12), (1, 2, 15))),
)
_ROWS, _COLUMNS = 3, 4


class CubedHelp(Help):
    """The rules first, then a page for each picture, then the keys."""

    PAGES = 2 + len(EXAMPLES)

    def draw(self) -> None:
        page = self._page
        if not 0 < page <= len(EXAMPLES):
            super().draw()
            return
        context, words = self.context, self.context.text.dice.cubed
        canvas = context.canvas
        canvas.fill(theme.GROUND)
        legal, lying, laid = EXAMPLES[page - 1]
        heading, caption = words.PICTURES[page - 1]
        draw_heading(context, heading, page, self.PAGES)
        size = 30 if canvas.height >= 200 else 18
        pitch = size + 4
        painter = DiePainter(context, size)
        left = (canvas.width - _COLUMNS * pitch) // 2 + 2
        high = top(canvas) + 2
        for row in range(_ROWS):
            for column in range(_COLUMNS):
                painter.slot(left + column * pitch, high + row * pitch)
        for dice, marks in ((lying, 0), (laid, FRESH)):
            for row, column, face in dice:
                painter.die(left + column * pitch, high + row * pitch, face, marks)
        below = high + _ROWS * pitch + (12 if canvas.height >= 200 else 0)
        mark = context.text.MARKS[legal]
        kind = context.large if canvas.height >= 200 else context.medium
        x = left - pitch - kind.width(mark) // 2
        kind.draw(canvas, mark, x, high + (_ROWS * pitch - kind.height) // 2, theme.ACCENT_ON_GROUND)
        bottom = canvas.height - hintline.height(canvas)
        write(context, caption, EDGE + 2, below, canvas.width - 2 * EDGE - 4, bottom - below)
        self._keys_hint()
