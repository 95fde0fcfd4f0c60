"""Classic on the screen."""

from tercet.core.classic.rules import Classic
from tercet.core.outcome import NOT_NONE
from tercet.screens.single.screen import Play


class ClassicPlay(Play):
    """SETs found, and cards left in the stock."""

    NAME = "classic"
    GAME = Classic

    def sentences(self, outcome) -> tuple:
        sentences = super().sentences(outcome)
        if outcome.verdict == NOT_NONE:
            return tuple([sentence + self.own_words.MINUS_ONE for sentence in sentences])
        return sentences

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        found = text.MINUS % (game.found, game.wrong) if game.wrong else str(game.found)
        sets = found + " " + text.counted(game.found, text.SETS)
        left = text.LEFT % len(game.layout.stock)
        short = "%s · %d" % (sets, len(game.layout.stock))
        shortest = "%s · %d" % (found, len(game.layout.stock))
        return (
            (self.full_name(), sets + " · " + left),
            (self.full_name(), short),
            (self.name(), short),
            (self.name(), shortest),
        )

    def score(self, time: int) -> tuple:
        return str(self.game.score), self.context.text.counted(self.game.score, self.context.text.POINTS)

    def ranking(self, time: int) -> tuple:
        return self.game.score, self.game.elapsed(time)

    def facts(self, time: int) -> tuple:
        return self.deck_facts(time)
