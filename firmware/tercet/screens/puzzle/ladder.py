"""The ladder: a hundred puzzles of a skill as small squares, how each was solved, and the way to any of them."""

from tercet.core.progress import CLEAN, HELPED, OPEN
from tercet.core.puzzle import FIRST, LAST
from tercet.core.shim import const
from tercet.screens import games
from tercet.screens.screen import Screen, margin, title_top
from tercet.ui import theme, tunes
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.parts import hint_line

_HUNDRED = const(100)
_GAP = const(3)  # pixels between two squares: a line of the cursor between two dark ones


class Ladder(Screen):
    """A cursor goes from square to square, and on into the hundreds before and after. SELECT plays, HINT finds the next one.

    setup: the screen before a puzzle, whose choices say which puzzles these are; the cursor begins at the next one to solve.
    """

    HELD = (HINT,)
    CALM = True
    ANYWHERE = False  # as in typed.py

    def __init__(self, context, setup) -> None:
        super().__init__(context)
        self.setup = setup
        self.number = setup.next()

    def draw(self) -> None:
        context = self.context
        canvas, small, own = context.canvas, context.small, self.setup.own_words
        tall = canvas.height >= 200
        self._first = (self.number - 1) // _HUNDRED * _HUNDRED + 1
        top = self.title(own.LADDER)
        left, right = margin(canvas), canvas.width - margin(canvas)
        words = own.FROM_TO % {"first": self._first, "last": min(LAST, self._first + _HUNDRED - 1)}
        foot = title_top(canvas) + context.medium.baseline
        end = right - (36 if context.battery.percent >= 0 else 0)
        small.draw(canvas, words, end - small.width(words), foot - small.baseline, theme.SOFT_ON_GROUND)
        top -= 4 if tall else 1
        progress = context.saves.progress
        line = context.text.SKILLS[self.setup.choices["skill"]] + " · " + own.COUNT_SOLVED % self.setup.count()
        x = small.draw(canvas, line, left, top, theme.LIGHT_ON_GROUND)
        for line in (own.STREAK % progress.streak, "%d %s" % (progress.streak, context.text.BEST_STREAK[1])):
            if progress.streak and x + 10 + small.width(line) <= right:
                small.draw(canvas, line, right - small.width(line), top, theme.ACCENT_ON_GROUND)
                break
        top += small.height + (8 if tall else 2)
        bottom = canvas.height - hint_line.height(canvas) - small.height - (8 if tall else 2)
        self._columns = 10 if tall else 20
        rows = _HUNDRED // self._columns
        pitch = min((right - left + _GAP) // self._columns, (bottom - top + _GAP) // rows)
        self._side = pitch - _GAP
        self._pitch = pitch
        self._left = (canvas.width - self._columns * pitch + _GAP) // 2
        self._top = top + (bottom - top - rows * pitch + _GAP) // 2
        for number in range(self._first, min(LAST, self._first + _HUNDRED - 1) + 1):
            self._square(number)
        self._square(self.number)  # whose ring reaches between others
        self._about()
        text = context.text
        self.hints((SELECT, text.START, text.START), (HINT, own.NEXT_PUZZLE, own.NEXT_PUZZLE), (BACK, text.BACK, text.BACK))

    def _square(self, number: int) -> None:
        """Paint a square: full, half, with a core, or empty, so that each is told from the others without its colour."""
        canvas, side = self.context.canvas, self._side
        place = number - self._first
        x = self._left + place % self._columns * self._pitch
        y = self._top + place // self._columns * self._pitch
        focus = number == self.number
        canvas.rect(x - 2, y - 2, side + 4, side + 4, theme.LIGHT if focus else theme.GROUND)
        canvas.rect(x - 1, y - 1, side + 2, side + 2, theme.GROUND)
        how = self.setup.how(number)
        if how == CLEAN:
            canvas.rect(x, y, side, side, theme.ACCENT)
            return
        canvas.rect(x, y, side, side, theme.DIM if how == OPEN else theme.ACCENT)
        canvas.rect(x + 1, y + 1, side - 2, side - 2, theme.GROUND)
        if how == HELPED:
            for row in range(side):  # below the diagonal
                canvas.rect(x, y + row, row + 1, 1, theme.ACCENT)
        elif how != OPEN:
            core = side // 3
            canvas.rect(x + core, y + core, side - 2 * core, side - 2 * core, theme.ACCENT)

    def _about(self) -> None:
        """Say of the puzzle in focus how it was solved."""
        context, own = self.context, self.setup.own_words
        canvas, small = context.canvas, context.small
        y = canvas.height - hint_line.height(canvas) - small.height - (4 if canvas.height >= 200 else 1)
        canvas.rect(0, y, canvas.width, small.height, theme.GROUND)
        how = own.HOW[self.setup.how(self.number)]
        for name in (own.MAKING % self.number, str(self.number)):
            words = "%s: %s" % (name, how)
            if small.width(words) <= canvas.width - 8:
                break
        small.draw(canvas, words, (canvas.width - small.width(words)) // 2, y, theme.SOFT_ON_GROUND)

    def button(self, button: int, time: int, repeated: bool) -> None:
        columns = self._columns
        steps = {LEFT: -1, PREVIOUS: -1, RIGHT: 1, NEXT: 1, UP: -columns, DOWN: columns}
        if button in steps:
            self._go(self.number + steps[button])
        elif button == HINT:
            self._go(self.setup.next())
        elif button == SELECT and not repeated:
            self.setup.choices["number"] = self.number
            games.start_asked(self.context, self.setup.name, self.setup)
        elif button == BACK:
            self.context.show(self.setup)

    def _go(self, number: int) -> None:
        """Put the cursor on another puzzle, as far as there are any."""
        before, self.number = self.number, max(FIRST, min(LAST, number))
        if self.number == before:
            return
        self.context.sound.play(tunes.MOVE)
        if not self._first <= self.number < self._first + _HUNDRED:
            self.draw()
            return
        self._square(before)
        self._square(self.number)
        self._about()
