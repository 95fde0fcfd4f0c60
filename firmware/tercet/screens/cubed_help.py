"""The help of SET Cubed: its rules, pictures of turns that are legal and that are not, and the keys."""

from tercet.screens.help import Help
from tercet.screens.pages import EDGE, draw_heading, top, write
from tercet.ui import hintline, theme
from tercet.ui.buttons import BACK, LEFT, NEXT, PREVIOUS, RIGHT, SELECT
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
_PAGES = 2 + len(EXAMPLES)


class CubedHelp(Help):
    """The rules first, then a page for each picture, then the keys."""

    def draw(self) -> None:
        page = self._page
        if not 0 < page <= len(EXAMPLES):
            self._ends()
            return
        context, words = self.context, self.context.text.dice.cubed
        canvas = context.canvas
        canvas.fill(theme.GROUND)
        legal, lying, laid = EXAMPLES[page - 1]
        heading, caption = words.PICTURES[page - 1]
        draw_heading(context, heading, page, _PAGES)
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
        self._hints()

    def _ends(self) -> None:
        """The first page and the last are those of all games."""
        page = self._page
        self._page = 1 if page else 0
        super().draw()
        self._page = page
        draw_heading(self.context, self.context.text.GAMES["cubed"][0], page, _PAGES)
        self._hints()

    def _hints(self) -> None:
        text = self.context.text
        self.hints((SELECT, text.GO_ON, text.GO_ON), (BACK, text.BACK, text.BACK))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (SELECT, RIGHT, NEXT, LEFT, PREVIOUS) and not repeated:
            self._page = (self._page + (-1 if button in (LEFT, PREVIOUS) else 1)) % _PAGES
            self.draw()
        elif button == BACK:
            super().button(button, time, repeated)
