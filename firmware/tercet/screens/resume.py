"""A game that waits: go on with it, or begin another."""

from tercet.screens import games
from tercet.screens.listing import Listing
from tercet.screens.question import Question


class Resume(Listing):
    """Asked when a game is chosen of which one is in progress."""

    def __init__(self, context, game: int) -> None:
        super().__init__(context)
        text = context.text
        self.game = game
        self.heading = text.GAMES[games.NAMES[game]][0]
        self.back_words = text.BACK
        self.rows = ((text.CONTINUE, text.CONTINUE_LINE), (text.NEW_GAME, text.NEW_GAME_LINE))

    def choose(self, index: int) -> None:
        if index == 0:
            go_on(self.context, self.game)
        else:
            games.set_up(self.context, self.game)

    def back(self) -> None:
        games.show_list(self.context, self.game)


def go_on(context, game: int) -> None:
    """Play on, or set up another game where the one that waited cannot be read."""
    play = games.resumed(context, game)
    if play is None:
        from tercet.screens.menu import Menu

        context.show(Menu(context))
    else:
        play.go_on()


def start(context, game: int, setup) -> None:
    """Begin a game as it is set up; ask first when another of its kind would be lost. setup: the screen to come back to."""
    if not context.saves.waits(games.NAMES[game]):
        games.start(context, game)
        return
    text = context.text

    def answered(agreed: bool) -> None:
        if agreed:
            games.start(context, game)
        else:
            context.show(setup)

    context.show(Question(context, text.REALLY_NEW, text.REALLY_NEW_LINE, text.KEEP_GAME, text.NEW_YES, answered))
