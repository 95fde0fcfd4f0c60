"""Before a puzzle: which one, and what the choice means."""

from tercet.core import skill as skills
from tercet.screens.single.setup import SingleSetUp


class PuzzleSetUp(SingleSetUp):
    """The number of the puzzle is chosen on a screen of its own."""

    def words(self, name: str, value) -> str:
        return "%d ✓" % value if name == "number" and self.solved(value) else super().words(name, value)

    def opens(self, name: str) -> bool:
        if name != "number":
            return False
        self.context.go("puzzle.number.Number", self)
        return True

    def solved(self, number: int) -> bool:
        """Whether a puzzle of these choices was solved before."""
        return self.context.saves.solved.has(self.choices["skill"], self.features(), self.choices["constant"], number)

    def numbers(self, skill: int) -> dict:
        return {"cards": super().numbers(skill)["cards"], "sets": skills.PUZZLE_SETS[self.features()]}

    def says_no_match(self) -> bool:
        return False
