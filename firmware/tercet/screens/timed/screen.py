"""Timed on the screen."""

from tercet.core.timed.rules import Timed
from tercet.screens.single.screen import Play
from tercet.ui import durations


class TimedPlay(Play):
    """How many of how many SETs; the clock counts up and penalties make it jump."""

    NAME = "timed"
    GAME = Timed

    @classmethod
    def deal(cls, options: dict, seed: int, time: int) -> Timed:
        return Timed(options["skill"], seed, time, options["features"], options["constant"], options["target"])

    def closing(self, outcome) -> tuple:
        return (self.context.text.DONE % durations.text(self.game.elapsed(self.context.now()) // 1000),)

    def _show(self, outcome, before: list, time: int) -> None:
        super()._show(outcome, before, time)
        if outcome.over:  # with the SET that was the last one: the cards that came for it are nobody's
            self._end = (before, outcome.cells)
            self._stages = self._stages[:1]

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        short = text.OF % {"number": game.progress, "all": game.target}
        full = short + " " + text.counted(game.target, text.SETS)
        name = self.full_name()
        return (name, full), (name, short), (self.name(), short)

    def score(self, time: int) -> tuple:
        return durations.text(self.game.elapsed(time) // 1000), self.own_words.FOR_SETS % self.game.target

    def facts(self, time: int) -> tuple:
        text, game = self.context.text, self.game
        return (
            (durations.tenths(game.elapsed(time) // game.target, text.DECIMAL), text.PER_SET),
            (str(game.wrong), text.counted(game.wrong, text.WRONG)),
            (str(game.hints), text.counted(game.hints, text.HINTS)),
            (text.MORE_SECONDS % (game.penalty // 1000), text.PENALTIES),
        )
