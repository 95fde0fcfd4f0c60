"""Solo on the screen."""

from tercet.core.games.solo import Solo
from tercet.core.outcome import DEALT
from tercet.screens.play import Play
from tercet.ui.buttons import MENU


class SoloPlay(Play):
    """Penalty points and cards left; MENU adds three cards for a point."""

    NAME = "solo"
    GAME = Solo

    def full_name(self) -> str:
        return self.name()

    def summary(self) -> str:
        return self.wordings()[0][1]

    def more_hints(self) -> tuple:
        text = self.context.text
        return ((MENU, text.PLUS, text.PLUS),)

    def sentences(self, outcome) -> tuple:
        text = self.context.text
        if outcome.verdict == DEALT:
            return ("%d %s" % (self.game.points, text.counted(self.game.points, text.SOLO_POINTS)),)
        return super().sentences(outcome)

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        points = "%d %s" % (game.points, text.counted(game.points, text.SOLO_POINTS))
        left = text.LEFT % len(game.layout.stock)
        short = "%d %s" % (game.points, text.counted(game.points, text.POINTS))
        return (
            (self.name(), points + " · " + left),
            (self.name(), short + " · " + left),
            (self.name(), "%s · %d" % (short, len(game.layout.stock))),
        )

    def score(self, time: int) -> tuple:
        text, game = self.context.text, self.game
        if game.won:
            return text.SOLO_WON, ""
        return str(game.points), text.counted(game.points, text.SOLO_POINTS)

    def ranking(self, time: int) -> tuple:
        return -self.game.points, self.game.elapsed(time)

    def facts(self, time: int) -> tuple:
        return self.deck_facts(time)
