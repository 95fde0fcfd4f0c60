"""Solo on the screen."""

from tercet.core.outcome import DEALT
from tercet.core.skill import ADVANCED
from tercet.core.solo.rules import Solo
from tercet.screens.single.screen import Play
from tercet.ui import durations
from tercet.ui.buttons import MENU


class SoloPlay(Play):
    """Penalty points and cards left; MENU adds three cards for a point."""

    NAME = "solo"
    GAME = Solo

    @classmethod
    def begin(cls, context, options: dict) -> None:
        context.show(cls(context, Solo(ADVANCED, context.seed(), context.now()), options))

    def full_name(self) -> str:
        return self.name()

    def summary(self) -> str:
        return self.wordings()[0][1]

    def more_hints(self) -> tuple:
        return ((MENU, self.own_words.PLUS, self.own_words.PLUS),)

    def sentences(self, outcome) -> tuple:
        text = self.context.text
        if outcome.verdict == DEALT:
            return ("%d %s" % (self.game.points, text.counted(self.game.points, self.own_words.PENALTY_POINTS)),)
        return super().sentences(outcome)

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        points = "%d %s" % (game.points, text.counted(game.points, self.own_words.PENALTY_POINTS))
        left = text.LEFT % len(game.layout.stock)
        short = "%d %s" % (game.points, text.counted(game.points, text.POINTS))
        return (
            (self.name(), points + " · " + left),
            (self.name(), short + " · " + left),
            (self.name(), "%s · %d" % (short, len(game.layout.stock))),
        )

    def score(self, time: int) -> tuple:
        text, game = self.context.text, self.game
        took = durations.text(game.elapsed(time) // 1000)
        if game.won:
            return self.own_words.WON, text.IN_TIME % ("", took)
        return str(game.points), text.IN_TIME % (text.counted(game.points, self.own_words.PENALTY_POINTS), took)

    def ranking(self, time: int) -> tuple:
        return -self.game.points, self.game.elapsed(time)

    def facts(self, time: int) -> tuple:
        return self.deck_facts(time)
