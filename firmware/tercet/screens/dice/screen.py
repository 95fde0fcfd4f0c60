"""The list of the dice games."""

from tercet.core.games import DICE_GAMES
from tercet.screens import games
from tercet.screens.listing import Listing


class DiceGames(Listing):
    """In focus is the one chosen last."""

    CALM = True

    def __init__(self, context) -> None:
        super().__init__(context)
        self.heading = context.text.DICE_GAMES[0]
        self.back_words = context.text.BACK
        self.rows = tuple([games.row(context, name) for name in DICE_GAMES])
        last = context.settings["game"]
        self.index = DICE_GAMES.index(last) if last in DICE_GAMES else 0

    def choose(self, index: int) -> None:
        games.choose(self.context, DICE_GAMES[index])

    def back(self) -> None:
        self.context.go("menu")
