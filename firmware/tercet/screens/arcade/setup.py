"""Before Arcade: what the choice means for its clock."""

from tercet.core import skill as skills
from tercet.screens.single.setup import SingleSetUp
from tercet.ui import durations


class ArcadeSetUp(SingleSetUp):
    """How long the clock runs, and what a hint costs."""

    def numbers(self, skill: int) -> dict:
        clock = {"time": durations.text(skills.ARCADE_SECONDS[skill]), "cost": skills.ARCADE_HINT[skill]}
        clock.update(super().numbers(skill))
        return clock
