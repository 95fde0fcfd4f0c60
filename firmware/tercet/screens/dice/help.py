"""The help of the dice games: the rules, pictures of what is allowed and what is not, and the keys."""

from tercet.screens.help.screen import Help
from tercet.screens.pages import running, write
from tercet.screens.screen import margin
from tercet.ui import theme
from tercet.ui.buttons import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, UP
from tercet.ui.dice.painter import REACH, DiePainter

LINE = ((0, 0, 0), (0, 1, 3), (0, 2, 6))  # one diamond in each colour: (row, column, face) of dice that lay there
_ROWS, _COLUMNS = 3, 4


class DiceHelp(Help):
    """The rules first, then a page for each picture, then the keys.

    A subclass has EXAMPLES, in the order of the game's own words PICTURES: whether it is right, what lies there, what is new or
    wrong, each (row, column, face), and the mark of the latter. SLOTS: whether empty squares are shown.
    """

    PICTURES = 3
    EXAMPLES: tuple = ()
    SLOTS = False

    def draw(self) -> None:
        which = self._page - len(self._rules)
        if not 0 <= which < self.PICTURES:
            super().draw()
            return
        context = self.context
        canvas = context.canvas
        right, lying, new, new_mark = self.EXAMPLES[which]
        heading, caption = context.words(self._name).PICTURES[which]
        high = self.heading(heading) + REACH  # below the tails of the heading
        size = 30 if canvas.height >= 200 else 18
        pitch = size + 4
        painter = DiePainter(context, size)
        left = (canvas.width - _COLUMNS * pitch) // 2 + 2
        if self.SLOTS:
            for row in range(_ROWS):
                for column in range(_COLUMNS):
                    painter.slot(left + column * pitch, high + row * pitch)
        for dice, marks in ((lying, 0), (new, new_mark)):
            for row, column, face in dice:
                painter.die(left + column * pitch, high + row * pitch, face, marks)
        below = high + _ROWS * pitch + (8 if canvas.height >= 200 else 0)
        mark = context.text.MARKS[right]
        kind = context.large if canvas.height >= 200 else context.medium
        x = left - pitch - kind.width(mark) // 2
        kind.draw(canvas, mark, x, high + (_ROWS * pitch - kind.height) // 2, theme.ACCENT_ON_GROUND)
        edge = margin(canvas)
        write(context, running(context), caption, edge, below, canvas.width - 2 * edge)
        self._keys_hint()

    def a_set(self) -> str:
        return self.context.text.dice.HELP_SET


def moving(context) -> list:
    """Return the lines about the keys that move the cursor."""
    text = context.text
    if context.keys.few:
        return [((PREVIOUS, NEXT), text.dice.KEY_WALK), ((PREVIOUS, NEXT), text.dice.KEY_HELD)]
    return [((UP, DOWN, LEFT, RIGHT), text.KEY_MOVE)]
