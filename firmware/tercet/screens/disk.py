"""A disk that cannot be read is not erased before the player has agreed, twice."""

from tercet.screens.listing import Listing


class Disk(Listing):
    """Play without saving, or erase what is there."""

    def __init__(self, context) -> None:
        super().__init__(context)
        text = context.text
        self.heading = text.NO_DISK
        self.rows = ((text.WITHOUT_SAVING, text.WITHOUT_SAVING_LINE), (text.ERASE, text.ERASE_LINE))

    def choose(self, index: int) -> None:
        context = self.context
        text = context.text
        if index == 0:
            self._menu()
        else:
            context.go("question", text.REALLY_ERASE, text.ERASE_LINE, text.ERASE_NO, text.ERASE_YES, self._answered)

    def _answered(self, agreed: bool) -> None:
        context = self.context
        if not agreed:
            context.show(self)
            return
        heading, words = context.text.NOTES["erased" if context.handheld.erase_disk(context.saves) else "not erased"]
        context.go("notice", heading, words, self._menu)

    def _menu(self) -> None:
        self.context.go("menu", True)
