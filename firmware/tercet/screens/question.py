"""A question before something is lost; the harmless answer is in focus."""

from tercet.screens.listing import Listing


class Question(Listing):
    """Two rows, no and yes. `answered` is called with True for yes, False for no or for the way back."""

    def __init__(self, context, heading: str, line: str, no: str, yes: str, answered) -> None:
        super().__init__(context)
        self.heading = heading
        self.back_words = context.text.BACK
        self.rows = ((no, line), (yes, line))
        self._answered = answered

    def choose(self, index: int) -> None:
        self._answered(index == 1)

    def back(self) -> None:
        self._answered(False)
