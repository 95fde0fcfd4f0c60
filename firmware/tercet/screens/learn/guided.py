"""The guided table of the tutorial: nine cards, the real keys, and help where no SET is found."""

from tercet.core.outcome import RIGHT
from tercet.core.practice.rules import Practice
from tercet.core.shim import const
from tercet.core.skill import BEGINNER
from tercet.screens.learn.tutorial import STEPS, go_on, skip
from tercet.screens.messages import VERDICT
from tercet.screens.pages import draw_heading
from tercet.screens.practice.screen import PracticePlay
from tercet.screens.screen import LONG
from tercet.ui import theme
from tercet.ui.buttons import BACK, HINT, MENU, SELECT

_SEED = const(7)  # the same table for everybody
_PATIENCE = const(20_000)  # ms without a key after which a card is shown


def at(context, number: int, which: int) -> "Guided":
    """Return the table as a step of the tutorial."""
    guided = Guided(context, Practice(BEGINNER, _SEED, context.now()), {"count": 0})
    guided.step = number
    return guided


class Guided(PracticePlay):
    """Practice that ends with the first SET, is not kept, and helps by itself."""

    HELD = (HINT,)

    def __init__(self, context, game, options: dict) -> None:
        super().__init__(context, game, options)
        self.step = 0
        self._help_at = context.now() + _PATIENCE
        self._done = False  # the SET is found

    def playing(self):
        return None  # nothing to be saved, and nothing to come back to

    def cells(self) -> list:
        return [] if self._done else super().cells()

    def button(self, button: int, time: int, repeated: bool) -> None:
        self._help_at = time + _PATIENCE
        if button == BACK:
            skip(self, self.step)
        elif self._done:
            if not repeated:
                go_on(self.context, self.step + 1)
        elif button != MENU:
            super().button(button, time, repeated)

    def tick(self, time: int) -> int:
        if self._done:
            return LONG
        if time >= self._help_at:
            self._help_at = time + _PATIENCE
            self._act(self.game.hint, time)
        return min(super().tick(time), self._help_at - time)

    def _show(self, outcome, before: list, time: int) -> None:
        if outcome.verdict != RIGHT:
            super()._show(outcome, before, time)
            return
        self.chosen = []
        self._refusing = False
        self._done = True
        self._stages = [(time, before, outcome.cells)]  # it stays in view

    def _say(self, sentences: tuple, time: int, times: tuple = VERDICT) -> None:
        if self._done:
            self._hints()
        else:
            super()._say(sentences, time, times)

    def _progress(self) -> None:
        text, canvas = self.context.text, self.context.canvas
        if self._done or not self.top.covered:
            canvas.rect(0, 0, canvas.width, self.top.height, theme.GROUND)
        if self._done:
            draw_heading(self.context, text.FOUND, self.step, STEPS, theme.ACCENT_ON_GROUND)
        elif not self.top.covered:  # else it says why three cards are no SET
            draw_heading(self.context, text.FIND_A_SET, self.step, STEPS)

    def _hints(self) -> None:
        text = self.context.text
        self._message.end()
        self._marked = ()
        if self.top.covered:
            self.top.forget()
            self._progress()
        if self._done:
            self.hints((SELECT, text.NEXT, text.NEXT), (BACK, text.SKIP, text.SKIP))
            return
        self.hints((SELECT, text.CHOOSE, text.CHOOSE_SHORT), (HINT, text.HINT, text.HINT), (BACK, text.SKIP, text.SKIP))
