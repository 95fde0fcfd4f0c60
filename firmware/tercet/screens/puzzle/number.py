"""Choosing a puzzle by its digits, or by chance."""

from tercet.core.puzzle import FIRST, LAST
from tercet.core.rng import Rng
from tercet.screens.typed import Typed
from tercet.ui import theme
from tercet.ui.buttons import BACK, HINT, SELECT
from tercet.ui.parts import hint_line

DIGITS = 6


class Number(Typed):
    """The six digits of a puzzle's number; one below 1 becomes 1. BACK at the first one leaves the number as it was."""

    HELD = (HINT,)
    PLACES = DIGITS

    def __init__(self, context, setup) -> None:
        super().__init__(context)
        self.setup = setup
        self.number = setup.choices["number"]

    def draw(self) -> None:
        self._y = self.title(self.setup.own_words.WHICH_PUZZLE)
        self._digits()

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self.walked(button):
            pass
        elif button == HINT:
            self.number = FIRST + Rng(self.context.seed()).below(LAST)
        elif button in (SELECT, BACK):
            if button != BACK:
                self.setup.choices["number"] = max(FIRST, self.number)
                self.setup.arrange()
            self.context.show(self.setup)
            return
        self._digits()

    def turn(self, step: int) -> None:
        weight = 10 ** (DIGITS - 1 - self.place)
        digit = self.number // weight % 10
        self.number += ((digit + step) % 10 - digit) * weight

    def _digits(self) -> None:
        context = self.context
        canvas, large, small, own = context.canvas, context.large, context.small, self.setup.own_words
        cell = large.width("0") + 8
        left = (canvas.width - DIGITS * cell) // 2
        room = canvas.height - 20 - self._y
        height = large.height + 8
        arrows = self.arrows()
        top = self._y + (room - height - small.height - 2 * arrows - 6) // 2 + arrows
        digits = "%06d" % self.number
        for place in range(DIGITS):
            x = left + place * cell
            focus = place == self.place
            canvas.rect(x, top, cell - 2, height, theme.GROUND)
            if focus:
                canvas.round_rect(x, top, cell - 2, height, theme.PANEL, theme.PANEL, theme.GROUND)
            colours = theme.ACCENT_ON_PANEL if focus else theme.LIGHT_ON_GROUND
            large.draw(canvas, digits[place], x + 3, top + 4, colours)
            if not context.keys.few:
                self.draw_arrows(x + (cell - 2) // 2, top, top + height, focus)
        words = own.SOLVED if self.setup.solved(max(FIRST, self.number)) else own.NOT_SOLVED
        y = top + height + arrows + 6
        canvas.rect(0, y, canvas.width, small.height, theme.GROUND)
        small.draw(canvas, words, (canvas.width - small.width(words)) // 2, y, theme.SOFT_ON_GROUND)
        text = context.text
        select = own.NEXT_DIGIT if context.keys.few and self.place < DIGITS - 1 else text.CHOOSE
        keys = (SELECT, select, select), (HINT, own.RANDOM, own.RANDOM), (BACK, text.BACK, text.BACK)
        turning = self.turning() + keys
        self.hints(*(turning if hint_line.fits(context, turning) else keys))
