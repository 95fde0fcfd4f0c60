"""Practice on the screen."""

from tercet.core.outcome import SHOWN
from tercet.core.practice.rules import Practice
from tercet.screens.single.screen import Play


class PracticePlay(Play):
    """No clock; how many SETs are on the table, if the player wants to know. A hint chooses cards for the player."""

    NAME = "practice"
    GAME = Practice
    CLOCK = False
    HINTS = True

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        sets = "%d %s" % (game.found, text.counted(game.found, text.SETS))
        if self.options["count"]:
            sets = "%s · %s" % (sets, self.own_words.SETS_HERE % len(game.layout.sets()))
        return (self.full_name(), sets), (self.name(), sets)

    def _show(self, outcome, before: list, time: int) -> None:
        if outcome.verdict == SHOWN:
            # Two are chosen, and the cursor stands on the third: the player takes the SET with one press.
            self.chosen = list(outcome.cells[:2])
            self.cursor = outcome.cells[-1]
            return
        super()._show(outcome, before, time)
