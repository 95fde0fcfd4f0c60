"""Timed: so many SETs as fast as possible, from an endless stock (RULES 3)."""

from tercet.core import skill as skills
from tercet.core.single.rules import Single
from tercet.core.timed import COUNTED, KIND, TARGETS


class Timed(Single):
    """One game of Timed; target is 10, 20 or 30 SETs. A hinted SET counts, a right No Match does not."""

    KIND = KIND
    COUNTED = COUNTED
    ENDLESS = True
    WRONG_COST = 10
    NOT_NONE_COST = 10
    HINT_COST = 15
    HINT_COUNTS = True

    def __init__(
        self, skill: int, seed: int, time: int, features: int = 0, constant: int = skills.AUTOMATIC, target: int = TARGETS[0]
    ) -> None:
        if target not in TARGETS:
            raise ValueError("the target is 10, 20 or 30 SETs, not %r" % (target,))
        super().__init__(skill, seed, time, features, constant, target)

    def _ended(self, time: int) -> bool:
        return self.progress >= self.target

    def _counts_fit(self, time: int) -> bool:
        return self.over == self._ended(time) and self.found <= self.progress <= self.found + self.hints
