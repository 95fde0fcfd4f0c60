"""Three letters for a name: of a seat, or of a record."""

from tercet.core.names import CAPITALS, DIGITS, LONGEST
from tercet.screens.typed import Typed
from tercet.ui import theme, tunes
from tercet.ui.buttons import BACK, HINT, SELECT
from tercet.ui.parts import hint_line


class Name(Typed):
    """heading: whose name. name: as it is. says: returns the line about a name, "" is none.

    taken: called with the name that was chosen, "" for none; back: called where nothing is to change. leave: what BACK is
    called that does this, where a name is asked for; blanks are not taken for one there, nobody is left without by accident.
    """

    HELD = (HINT,)
    PLACES = LONGEST
    WALKS = True

    def __init__(self, context, heading: str, name: str, says, taken, back, leave: str = "") -> None:
        super().__init__(context)
        self._heading = heading
        self._letters = (list(name) + [" "] * LONGEST)[:LONGEST]
        self._says = says
        self._leave = leave
        self._taken, self._back = taken, back
        known = " " + CAPITALS + context.text.LETTERS + DIGITS
        self._known = known + "".join([letter for letter in self._letters if letter not in known])

    def draw(self) -> None:
        self._top = self.title(self._heading)
        self._show()

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self.walked(button):
            pass
        elif repeated:
            return
        elif button == HINT:
            self._letters, self.place = [" "] * LONGEST, 0
        elif button == SELECT and self._leave and not self._name():
            self.place = 0
        elif button == SELECT:
            self._taken(self._name())
            return
        elif button == BACK:
            self._back()
            return
        self.context.sound.play(tunes.MOVE)
        self._show()

    def _name(self) -> str:
        return "".join(self._letters).strip()

    def turn(self, step: int) -> None:
        at = self._known.index(self._letters[self.place]) + step
        self._letters[self.place] = self._known[at % len(self._known)]

    def _show(self) -> None:
        context = self.context
        canvas, large, small, text = context.canvas, context.large, context.small, context.text
        cell, height = large.width("W") + 10, large.height + 8
        left = (canvas.width - LONGEST * cell) // 2
        bottom = canvas.height - hint_line.height(canvas)
        arrows = self.arrows()
        top = self._top + (bottom - self._top - height - small.height - 2 * arrows - 8) // 2 + arrows
        canvas.rect(0, self._top, canvas.width, bottom - self._top, theme.GROUND)
        for place, letter in enumerate(self._letters):
            x = left + place * cell
            focus = place == self.place
            if focus:
                canvas.round_rect(x, top, cell - 2, height, theme.PANEL, theme.PANEL, theme.GROUND)
                self.draw_arrows(x + (cell - 2) // 2, top, top + height, focus)
            else:
                canvas.rect(x + 5, top + height - 7, cell - 12, 2, theme.PANEL)
            colours = theme.ACCENT_ON_PANEL if focus else theme.LIGHT_ON_GROUND
            large.draw(canvas, letter, x + (cell - 2 - large.width(letter)) // 2, top + 4, colours)
        words = self._says(self._name())
        y = top + height + arrows + 6
        small.draw(canvas, words, (canvas.width - small.width(words)) // 2, y, theme.SOFT_ON_GROUND)
        select = text.NEXT if self.place < LONGEST - 1 or (self._leave and not self._name()) else text.CHOOSE
        back = text.BACK if self.place else self._leave or text.BACK
        self.hints(*self.turning(), (SELECT, select, select), (BACK, back, back), (HINT, text.CLEAR, text.CLEAR))
