"""A question before something is lost; the harmless answer is in focus."""

from tercet.screens.listing import Listing
from tercet.screens.screen import margin
from tercet.ui import theme


class Question(Listing):
    """Two rows, no and yes. `answered` is called with True for yes, False for no or for the way back.

    line: what yes leads to; it stands above both, or it would seem to be about the answer in focus.
    """

    def __init__(self, context, heading: str, line: str, no: str, yes: str, answered) -> None:
        super().__init__(context)
        self.heading = heading
        self.back_words = context.text.BACK
        self.rows = ((no, ""), (yes, ""))
        self._line = line
        self._answered = answered

    def title(self, words: str) -> int:
        top = super().title(words)
        canvas, small = self.context.canvas, self.context.small
        small.draw(canvas, self._line, margin(canvas), top, theme.SOFT_ON_GROUND)
        return top + small.height + (16 if canvas.height >= 200 else 6)

    def choose(self, index: int) -> None:
        self._answered(index == 1)

    def back(self) -> None:
        self._answered(False)
