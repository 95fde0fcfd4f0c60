"""Classic on the screen."""

from tercet.core.classic.rules import Classic
from tercet.core.outcome import NOT_NONE, WRONG
from tercet.screens import verdict
from tercet.screens.single.screen import Play
from tercet.ui import durations


class ClassicPlay(Play):
    """SETs found, and cards left in the stock."""

    NAME = "classic"
    GAME = Classic
    DECK = True  # one, played to its end: the result says what became of it

    def sentences(self, outcome) -> tuple:
        cost = self.own_words.MINUS_ONE if outcome.verdict in (WRONG, NOT_NONE) else ""
        return verdict.words(self.context, outcome, False, 0, cost, self.top.taken)

    def wordings(self) -> tuple:
        text, score = self.context.text, self.game.score
        points = text.signed(score) + " " + text.counted(abs(score), text.POINTS)
        words = points + " · " + text.LEFT % len(self.game.layout.stock)
        return (self.full_name(), words), (self.name(), words)

    def score(self, time: int) -> tuple:
        text, score = self.context.text, self.game.score
        took = durations.text(self.game.elapsed(time) // 1000)
        return text.signed(score), text.IN_TIME % {"what": text.counted(abs(score), text.POINTS), "time": took}

    @property
    def feast(self) -> str:
        """What the result says of a table that was cleared."""
        return "" if self.game.layout.left() else self.context.text.CLEARED

    def ranking(self, time: int) -> tuple:
        return self.game.score, self.game.elapsed(time)
