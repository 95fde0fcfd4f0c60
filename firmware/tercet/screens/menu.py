"""The menu: which game."""

from tercet.screens.games import GAMES, set_up
from tercet.screens.listing import Listing


class Menu(Listing):
    """All games and the records; the last one chosen is in focus."""

    def __init__(self, context) -> None:
        super().__init__(context)
        text = context.text
        self.heading = text.TITLE
        self.rows = tuple([text.GAMES[game[0]] for game in GAMES]) + (text.RECORDS,)
        self.index = context.settings.get("game", 0)

    def choose(self, index: int) -> None:
        if index < len(GAMES):
            set_up(self.context, index)
        else:
            from tercet.screens.records import Records

            self.context.show(Records(self.context))
