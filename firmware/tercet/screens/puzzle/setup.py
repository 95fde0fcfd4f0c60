"""Before a puzzle: which one, and what the choice means."""

from tercet.core import skill as skills
from tercet.screens.single.setup import SingleSetUp
from tercet.ui import theme

_LADDER = "ladder"


class PuzzleSetUp(SingleSetUp):
    """The number of the puzzle is chosen on a screen of its own. It is that of the next one to solve, also when other cards are
    chosen, until the player chooses another. The ladder shows which were solved.
    """

    _kind: tuple = ()  # of puzzles, when the rows were last laid out
    _number = 0  # then
    _own = False  # the player has chosen the number

    def arrange(self) -> None:
        kind, number = self._puzzles(), self.choices["number"]
        if not self._kind:
            number = self.context.saves.solved.next(*kind, number)
        elif kind != self._kind and not self._own:
            number = self.next()
        elif number != self._number:
            self._own = True
        self._kind, self._number = kind, number
        self.choices["number"] = number
        super().arrange()

    def names(self) -> list:
        names = super().names()
        place = names.index("number") + 1
        return names[:place] + [_LADDER] + names[place:]

    def label(self, name: str) -> str:
        return self.own_words.LADDER if name == _LADDER else super().label(name)

    def words(self, name: str, value) -> str:
        return "%d ✓" % value if name == "number" and self.solved(value) else super().words(name, value)

    def opens(self, name: str) -> bool:
        if name == "number":
            self.context.go("puzzle.number.Number", self)
        elif name == _LADDER:
            self.context.go("puzzle.ladder.Ladder", self)
        else:
            return False
        return True

    def _row_words(self, row: int, left: int, top: int, width: int, height: int, focus: bool) -> None:
        super()._row_words(row, left, top, width, height, focus)
        if self._names[row] == _LADDER:
            canvas, kind = self.context.canvas, self.context.medium
            words = self.own_words.COUNT_SOLVED % self.count()
            if kind.width(words) > width - kind.width(self.rows[row][0]) - 30:
                kind = self.context.small
            y = top + (height - kind.capital) // 2 - (kind.baseline - kind.capital)
            colours = theme.ACCENT_ON_PANEL if focus else theme.ACCENT_ON_GROUND
            kind.draw(canvas, words, left + width - 8 - kind.width(words), y, colours)

    def _puzzles(self) -> tuple:
        """Return (skill, features, constant) as the solved ones are kept by."""
        return self.choices["skill"], self.features(), self.choices["constant"]

    def solved(self, number: int) -> bool:
        """Whether a puzzle of these choices was solved before."""
        return self.context.saves.solved.has(*self._puzzles(), number)

    def how(self, number: int) -> int:
        """How it was solved, or OPEN: see core/progress.py."""
        saves = self.context.saves
        return saves.progress.how(saves.solved, *self._puzzles(), number)

    def next(self) -> int:
        """Return the number of the first puzzle of these choices that was not solved."""
        return self.context.saves.solved.next(*self._puzzles())

    def count(self) -> int:
        """Return how many of them were solved."""
        return self.context.saves.solved.count(*self._puzzles())

    def numbers(self, skill: int) -> dict:
        return {"cards": super().numbers(skill)["cards"], "sets": skills.PUZZLE_SETS[self.features()]}

    def says_no_match(self) -> bool:
        return False
