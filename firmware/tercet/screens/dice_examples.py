"""The help of the dice games: the rules, pictures of what is allowed and what is not, and the keys."""

from tercet.screens.help import Help
from tercet.screens.pages import EDGE, draw_heading, top, write
from tercet.ui import hintline, theme
from tercet.ui.dieface import ALONE, FRESH, LOOSE, WILD, DiePainter

_LINE = ((0, 0, 0), (0, 1, 3), (0, 2, 6))  # one diamond in each colour: (row, column, face) of dice that lay there

# By game: whether it is right, what lies there, what is new or wrong, each (row, column, face), and the mark of the latter. In
# the order of the texts' PICTURES.
EXAMPLES = {
    "cubed": (
        (True, _LINE, ((0, 3, 0), (1, 3, 9), (2, 3, 18)), FRESH),
        (False, _LINE, ((0, 3, 9),), FRESH),
        (False, _LINE, ((1, 0, 9), (1, 1, 12), (1, 2, 15)), FRESH),
    ),
    "speed": (
        (True, ((1, 0, 13), (1, 1, 13), (1, 2, 13)), (), 0),
        (True, ((1, 0, 4), (1, 1, WILD), (1, 2, 20)), (), 0),
        (False, ((1, 0, 3), (1, 1, 13), (1, 2, 14)), (), 0),
    ),
    "crossword": (
        (True, ((0, 0, 0), (0, 1, 3), (0, 2, 6), (1, 2, 16), (2, 2, 26)), (), 0),
        (False, _LINE, ((1, 0, 10),), ALONE),
        (False, _LINE, ((2, 1, 9), (2, 2, 10), (2, 3, 11)), LOOSE),
    ),
}
_ROWS, _COLUMNS = 3, 4


class DiceHelp(Help):
    """The rules first, then a page for each picture, then the keys."""

    PAGES = 2 + 3  # as many pictures a game

    def draw(self) -> None:
        page = self._page
        name = self._told["name"]
        if not 0 < page < self.PAGES - 1:
            super().draw()
            return
        context = self.context
        canvas = context.canvas
        canvas.fill(theme.GROUND)
        right, lying, new, new_mark = EXAMPLES[name][page - 1]
        heading, caption = context.text.dice.PICTURES[name][page - 1]
        draw_heading(context, heading, page, self.PAGES)
        size = 30 if canvas.height >= 200 else 18
        pitch = size + 4
        painter = DiePainter(context, size)
        left = (canvas.width - _COLUMNS * pitch) // 2 + 2
        high = top(canvas) + 2
        if name == "cubed":
            for row in range(_ROWS):
                for column in range(_COLUMNS):
                    painter.slot(left + column * pitch, high + row * pitch)
        for dice, marks in ((lying, 0), (new, new_mark)):
            for row, column, face in dice:
                painter.die(left + column * pitch, high + row * pitch, face, marks)
        below = high + _ROWS * pitch + (12 if canvas.height >= 200 else 0)
        mark = context.text.MARKS[right]
        kind = context.large if canvas.height >= 200 else context.medium
        x = left - pitch - kind.width(mark) // 2
        kind.draw(canvas, mark, x, high + (_ROWS * pitch - kind.height) // 2, theme.ACCENT_ON_GROUND)
        bottom = canvas.height - hintline.height(canvas)
        write(context, caption, EDGE + 2, below, canvas.width - 2 * EDGE - 4, bottom - below)
        self._keys_hint()
