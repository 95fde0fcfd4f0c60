"""The list of the dice games."""

from tercet.screens.games import DICE, NAMES, choose, last_game
from tercet.screens.listing import Listing


class DiceGames(Listing):
    """Those of the table of games that are played with dice; in focus is the one chosen last."""

    CALM = True

    def __init__(self, context) -> None:
        super().__init__(context)
        text = context.text
        self.heading = text.DICE_GAMES[0]
        self.back_words = text.BACK
        self._names = [name for name in DICE if name in NAMES]
        self.rows = tuple([text.GAMES[name] for name in self._names])
        last = NAMES[last_game(context.settings)]
        self.index = self._names.index(last) if last in self._names else 0

    def choose(self, index: int) -> None:
        choose(self.context, NAMES.index(self._names[index]))

    def back(self) -> None:
        from tercet.screens.menu import Menu

        self.context.show(Menu(self.context))
