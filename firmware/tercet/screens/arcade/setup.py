"""Before Arcade: what the choice means for its clock."""

from tercet.core import skill as skills
from tercet.screens.single.setup import SingleSetUp
from tercet.ui import durations


class ArcadeSetUp(SingleSetUp):
    """How long the clock runs, and what a hint costs."""

    def numbers(self, skill: int) -> tuple:
        return super().numbers(skill) + (durations.text(skills.ARCADE_SECONDS[skill]), skills.ARCADE_HINT[skill])
