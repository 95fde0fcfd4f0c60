"""Before a game: the skill and what else it offers, and what the choice means."""

from tercet.core import puzzle
from tercet.core import skill as skills
from tercet.core.cards import FEATURES
from tercet.core.games.timed import TARGETS
from tercet.screens.games import GAMES, options, start
from tercet.screens.listing import Listing
from tercet.ui import durations, theme
from tercet.ui.buttons import LEFT, RIGHT, SELECT


class SetUp(Listing):
    """ "Play" on top, so that the same game again is one press; below it what can be changed, each with its value."""

    def __init__(self, context, game: int) -> None:
        super().__init__(context)
        text = context.text
        self.game = game
        self.name = GAMES[game][0]
        self.options = options(context.settings, game)
        self.heading = text.GAMES[self.name][0]
        self.back_words = text.BACK
        self._arrange()

    def _arrange(self) -> None:
        """Lay out the rows; which value is constant can be chosen with three features only."""
        text = self.context.text
        words = {
            "skill": text.SKILL,
            "features": text.CARDS,
            "constant": text.CONSTANT,
            "target": text.TARGET,
            "number": text.PUZZLE_NUMBER,
            "count": text.SHOW_COUNT,
        }
        self._names = ["play", "skill"] + [
            name for name in GAMES[self.game][3] if name != "constant" or self.features() < FEATURES
        ]
        self.rows = tuple([(text.PLAY if name == "play" else words[name], "") for name in self._names])
        self.lines = self._meaning()

    def features(self) -> int:
        """The number of features that the choices come to."""
        return self.options["features"] or skills.FEATURE_COUNT[self.options["skill"]]

    def choose_words(self) -> str:
        return self.context.text.OK

    def choose(self, index: int) -> None:
        name = self._names[index]
        if name == "play":
            start(self.context, self.game)
        elif name == "number":
            from tercet.screens.number import Number

            self.context.show(Number(self.context, self))
        else:
            self._change(index, 1)

    def back(self) -> None:
        from tercet.screens.menu import Menu

        self.context.settings["game"] = self.game
        self.context.show(Menu(self.context))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (LEFT, RIGHT):
            self._change(self.index, 1 if button == RIGHT else -1)
        elif button != SELECT or not repeated:
            super().button(button, time, repeated)

    def _change(self, index: int, step: int) -> None:
        """Give a row its next or previous value."""
        name = self._names[index]
        if name == "play":
            return
        values = self._values(name)
        place = (values.index(self.options[name]) + step) % len(values)
        self.options[name] = values[place]
        rows = len(self.rows)
        self._arrange()
        if len(self.rows) != rows:
            self.draw()
            return
        self._all_rows()
        self._about()

    def _values(self, name: str):
        if name == "skill":
            return (0, 1, 2, 3)
        if name == "features":
            return (0, 3, 4)
        if name == "constant":
            return (skills.AUTOMATIC, 0, 1, 2, 3)
        if name == "target":
            return TARGETS
        if name == "number":
            return range(puzzle.FIRST, puzzle.LAST + 1)
        return (0, 1)

    def value(self, row: int) -> str:
        text = self.context.text
        name = self._names[row]
        if name == "play":
            return ""
        value = self.options[name]
        if name == "skill":
            return text.SKILLS[value]
        if name == "features":
            return str(value) if value else "%s: %d" % (text.OF_SKILL, self.features())
        if name == "constant":
            if value >= 0:
                return text.CONSTANT_VALUES[value]
            return text.OF_SKILL if self.options["skill"] == skills.BEGINNER else text.SURPRISE
        if name == "count":
            return text.YES if value else text.NO
        if name == "number" and self.solved():
            return "%d ✓" % value
        return str(value)

    def solved(self) -> bool:
        """Whether the chosen puzzle was solved before."""
        chosen = self.options
        return self.context.solved.has(chosen["skill"], self.features(), chosen["constant"], chosen["number"])

    def _meaning(self) -> tuple:
        """Return the lines that say what the choice means: the first in full and short, and one more."""
        text = self.context.text
        skill, features = self.options["skill"], self.features()
        values: tuple = (skills.LAYOUT_CELLS[features],)
        if self.name == "puzzle":
            values += (skills.PUZZLE_SETS[features],)
        elif self.name == "arcade":
            values += (durations.text(skills.ARCADE_SECONDS[skill]), skills.ARCADE_HINT[skill])
        more = text.LEANS[skill]
        if self.name != "puzzle":
            more += " " + text.SAYS[not skills.DEALS_BY_ITSELF[skill]]
        return (text.LINES[self.name] % values, text.LINES_SHORT[self.name] % values), (more, text.LEANS[skill])

    def _row_words(self, row: int, left: int, top: int, width: int, height: int, focus: bool) -> None:
        super()._row_words(row, left, top, width, height, focus)
        value = self.value(row)
        if not value:
            return
        canvas, kind = self.context.canvas, self.context.medium
        if focus and self._names[row] != "play":
            value = "← " + value + " →"
        room = width - kind.width(self.rows[row][0]) - 30
        if kind.width(value) > room:
            kind = self.context.small
        y = top + (height - kind.capital) // 2 - (kind.baseline - kind.capital)
        colours = theme.ACCENT_ON_PANEL if focus else theme.ACCENT_ON_GROUND
        kind.draw(canvas, value, left + width - 8 - kind.width(value), y, colours)
