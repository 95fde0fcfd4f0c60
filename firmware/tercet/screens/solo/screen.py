"""Solo on the screen."""

from tercet.core.outcome import DEALT, HINTED, HINTED_NONE
from tercet.core.skill import ADVANCED
from tercet.core.solo.rules import Solo
from tercet.screens.single.screen import Play
from tercet.ui import durations
from tercet.ui.buttons import MENU

_COSTS = {DEALT: 1, HINTED: 1, HINTED_NONE: 2}  # penalties


class SoloPlay(Play):
    """Penalties and cards left; MENU adds three cards for a penalty."""

    NAME = "solo"
    GAME = Solo
    DECK = True

    @classmethod
    def deal(cls, options: dict, seed: int, time: int) -> Solo:
        return Solo(ADVANCED, seed, time)

    def full_name(self) -> str:
        return self.name()

    def summary(self) -> str:
        return self.wordings()[0][1]

    def more_hints(self) -> tuple:
        return ((MENU, self.own_words.PLUS[0], self.own_words.PLUS[1]),) if self.game.layout.can_deal() else ()

    def sentences(self, outcome) -> tuple:
        said = super().sentences(outcome)
        cost = _COSTS.get(outcome.verdict, 0)
        if not cost:
            return said
        costs = "+" + self._penalties(cost)
        return (costs,) if outcome.verdict == DEALT else (said[-1] + " · " + costs, "%s · +%d" % (said[-1], cost), costs)

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        penalties, left = self._penalties(game.points), len(game.layout.stock)
        return (self.name(), penalties + " · " + text.LEFT % left), (self.name(), "%s · %d" % (penalties, left))

    def _penalties(self, points: int) -> str:
        return "%d %s" % (points, self.context.text.counted(points, self.own_words.PENALTIES))

    def score(self, time: int) -> tuple:
        text, game = self.context.text, self.game
        took = durations.text(game.elapsed(time) // 1000)
        if game.won:
            return self.own_words.WON, (text.IN_TIME % {"what": "", "time": took}).strip()
        return self.own_words.LOST, self.own_words.LEFT_OVER % self._penalties(game.points)

    def ranking(self, time: int) -> tuple:
        return -self.game.points, self.game.elapsed(time)

    def facts(self, time: int) -> tuple:
        took = durations.text(self.game.elapsed(time) // 1000), ""
        return () if self.game.won else (took,)
