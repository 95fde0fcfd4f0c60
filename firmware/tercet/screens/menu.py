"""The menu: which game."""

from tercet.screens.listing import Listing


class Menu(Listing):
    """All games; the last one played is in focus."""

    def __init__(self, context) -> None:
        super().__init__(context)
        text = context.text
        self.heading = text.TITLE
        self.rows = ((text.CLASSIC, text.CLASSIC_LINE),)

    def choose(self, index: int) -> None:
        from tercet.screens.setup import SetUp

        self.context.show(SetUp(self.context))
