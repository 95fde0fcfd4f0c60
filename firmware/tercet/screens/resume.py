"""A game that waits: go on with it, or begin another."""

from tercet.screens import games
from tercet.screens.listing import Listing


class Resume(Listing):
    """Asked when a game is chosen of which one is in progress. game: its name."""

    def __init__(self, context, game: str) -> None:
        super().__init__(context)
        text = context.text
        self.game = game
        self.heading = context.words(game).NAME
        self.back_words = text.BACK
        self.rows = ((text.CONTINUE, games.told(self, game, "%s", "%s")), (text.NEW_GAME, text.NEW_GAME_LINE))

    def choose(self, index: int) -> None:
        if index == 0:
            games.go_on(self.context, self.game)
        else:
            games.set_up(self.context, self.game)

    def back(self) -> None:
        games.show_list(self.context, self.game)
