"""Arcade on the screen."""

from tercet.core.arcade.rules import Arcade
from tercet.screens import verdict
from tercet.screens.single.screen import Play
from tercet.ui import durations, tunes

_LAST = 5  # seconds that are heard


class ArcadePlay(Play):
    """The level and the SETs found; the clock counts down, and a level passed winds it up."""

    NAME = "arcade"
    GAME = Arcade
    COUNTS_DOWN = True

    def sentences(self, outcome) -> tuple:
        return verdict.words(self.context, outcome, True, self.game.level)

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        level = self.own_words.LEVEL % game.level
        sets = "%d %s" % (game.progress, text.counted(game.progress, text.SETS))
        return (self.name() + " · " + level, sets), (level, sets)

    def summary(self) -> str:
        text = self.context.text
        return "%s · %s · %s" % (text.SKILLS[self.game.skill], self.own_words.LEVEL % self.game.level, self.wordings()[0][1])

    def _clock(self, time: int) -> None:
        before = self._second
        super()._clock(time)
        if before > self._second and 0 < self._second <= _LAST:
            self.context.sound.play(tunes.HURRY)

    def score(self, time: int) -> tuple:
        text = self.context.text
        return str(self.game.score), text.counted(self.game.score, text.SETS)

    def ranking(self, time: int) -> tuple:
        return self.game.score, 0  # RULES: the score is the SETs found; the earlier game comes first

    def facts(self, time: int) -> tuple:
        text, game = self.context.text, self.game
        passed = game.level - 1
        return (
            (str(passed), text.counted(passed, self.own_words.LEVELS)),
            (str(game.wrong), text.counted(game.wrong, text.WRONG)),
            (durations.text(game.elapsed(time) // 1000 - game.penalty // 1000), text.TIME),
            (str(game.hints), text.counted(game.hints, text.HINTS)),
        )
