"""The very first question: the language, each by its own name; nothing else can be read before it is answered."""

from tercet.screens.listing import Listing
from tercet.ui.text import LANGUAGES, offered


class FirstLanguage(Listing):
    """A row for each language. What was chosen holds at once; the question about colours follows."""

    def __init__(self, context) -> None:
        super().__init__(context)
        self.heading = context.text.TITLE
        self.index = offered().index(context.settings["device"]["language"])  # the one that is chosen, on the way back
        self.rows = tuple([(LANGUAGES[place][1], "") for place in offered()])

    def _line_height(self) -> int:
        return 0  # nothing is said of a row

    def _row_height(self, room: int) -> int:
        """Close enough for all of them, where the panel is high enough."""
        return min(super()._row_height(room), max(self.context.medium.capital + 8, room // len(self.rows)))

    def choose_words(self) -> str:
        return self.context.text.MARKS[1]  # a sign, since no word is understood yet

    def choose(self, index: int) -> None:
        context = self.context
        context.settings["device"]["language"] = offered()[index]
        context.handheld.apply_settings(context)
        context.keys.hints.clear()
        context.saves.changed(context.now())
        context.go("first colours")
