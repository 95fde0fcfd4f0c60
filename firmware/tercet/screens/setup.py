"""Before a game for one: the skill and what else it offers, and what the choice means."""

from tercet.core import skill as skills
from tercet.core.cards import FEATURES
from tercet.screens.games import GAMES, VALUES, options, show_list
from tercet.screens.options import Options, help_hint, show_help
from tercet.screens.resume import start
from tercet.ui import durations
from tercet.ui.buttons import HINT


class SetUp(Options):
    """The choices of one game, by its place in the table of games."""

    def __init__(self, context, game: int) -> None:
        super().__init__(context)
        self.game = game
        self.name = GAMES[game][0]
        self.choices = options(context.settings, game)
        self.heading = context.text.GAMES[self.name][0]
        self.back_words = context.text.BACK
        self.arrange()

    def more_hints(self) -> tuple:
        return help_hint(self.context)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == HINT:
            show_help(self, self.name, 0)
        else:
            super().button(button, time, repeated)

    def features(self) -> int:
        """The number of features that the choices come to."""
        return self.choices["features"] or skills.FEATURE_COUNT[self.choices["skill"]]

    def names(self) -> list:
        # which value is constant can be chosen with three features only
        return [name for name in GAMES[self.game][3] if name != "constant" or self.features() < FEATURES]

    def label(self, name: str) -> str:
        text = self.context.text
        return {
            "skill": text.SKILL,
            "features": text.CARDS,
            "constant": text.CONSTANT,
            "target": text.TARGET,
            "number": text.PUZZLE_NUMBER,
            "count": text.SHOW_COUNT,
        }[name]

    def values(self, name: str):
        return VALUES[name]

    def words(self, name: str, value) -> str:
        text = self.context.text
        if name == "skill":
            return text.SKILLS[value]
        if name == "features" and not value:
            return "%s: %d" % (text.OF_SKILL, self.features())
        if name == "constant":
            if value >= 0:
                return text.CONSTANT_VALUES[value]
            return text.OF_SKILL if self.choices["skill"] == skills.BEGINNER else text.SURPRISE
        if name == "count":
            return text.YES if value else text.NO
        if name == "number" and self.solved(value):
            return "%d ✓" % value
        return str(value)

    def play(self) -> None:
        start(self.context, self.game, self)

    def opens(self, name: str) -> bool:
        if name != "number":
            return False
        from tercet.screens.number import Number

        self.context.show(Number(self.context, self))
        return True

    def back(self) -> None:
        show_list(self.context, self.game)

    def solved(self, number: int) -> bool:
        """Whether a puzzle of these choices was solved before."""
        return self.context.solved.has(self.choices["skill"], self.features(), self.choices["constant"], number)

    def meaning(self) -> tuple:
        text = self.context.text
        skill, features = self.choices["skill"], self.features()
        if not self.names():  # nothing to choose: the game says what it is
            return tuple([(line, line) for line in text.LINES[self.name]])
        values: tuple = (skills.LAYOUT_CELLS[features],)
        if self.name == "puzzle":
            values += (skills.PUZZLE_SETS[features],)
        elif self.name == "arcade":
            values += (durations.text(skills.ARCADE_SECONDS[skill]), skills.ARCADE_HINT[skill])
        more = text.LEANS[skill]
        if self.name != "puzzle":
            more += " " + text.SAYS[not skills.DEALS_BY_ITSELF[skill]]
        return (text.LINES[self.name] % values, text.LINES_SHORT[self.name] % values), (more, text.LEANS[skill])
