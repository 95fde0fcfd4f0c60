"""Arcade: as many SETs as possible before the clock, which counts down, reaches zero (RULES 3)."""

import struct

from tercet.core import skill as skills
from tercet.core.arcade import COUNTED, KIND
from tercet.core.outcome import IGNORED, Outcome
from tercet.core.shim import const
from tercet.core.single.rules import Single

SETS_A_LEVEL = 2
_LEAST_BONUS = const(5)  # seconds
_LAST_LEVEL = const(12)  # from here on 60 * 0.8**(L-1) is below 5.5


def bonus(skill: int, level: int) -> int:
    """Return the seconds that passing a level (1 on) adds: max(5, round(B * 0.8**(L-1))), B by skill.

    In whole numbers, so that every interpreter rounds alike: the RP2040 has floats of 32 bits only.
    """
    skills.check_skill(skill)
    if level > _LAST_LEVEL:
        return _LEAST_BONUS
    above, below = skills.ARCADE_BONUS[skill], 1
    for _ in range(level - 1):
        above, below = 4 * above, 5 * below
    return max(_LEAST_BONUS, (2 * above + below) // (2 * below))


class Arcade(Single):
    """One game of Arcade. A right No Match counts as a find; a wrong one costs what a HINT costs; a wrong claim nothing."""

    KIND = KIND
    COUNTED = COUNTED
    ENDLESS = True
    NO_MATCH_COUNTS = True

    def __init__(
        self, skill: int, seed: int, time: int, features: int = 0, constant: int = skills.AUTOMATIC, target: int = 0
    ) -> None:
        skills.check_skill(skill)
        self.gained = 0  # seconds of bonus
        self.NOT_NONE_COST = skills.ARCADE_HINT[skill]
        super().__init__(skill, seed, time, features, constant)

    @property
    def score(self) -> int:
        """SETs found, right No Matches among them."""
        return self.progress

    @property
    def level(self) -> int:
        """The level that is being played, from 1."""
        return self.progress // SETS_A_LEVEL + 1

    def hint_cost(self) -> int:
        """Seconds that a HINT costs, by skill."""
        return skills.ARCADE_HINT[self.skill]

    def affords_hint(self, time: int) -> bool:
        """Tell whether more time is left than a HINT costs."""
        return self.remaining(time) > 1000 * self.hint_cost()

    def hint(self, time: int) -> Outcome:
        """As in every game; ignored where it would cost all the time that is left."""
        self.tick(time)  # with no time left the game is over, as after every action
        return super().hint(time) if self.affords_hint(time) else Outcome(IGNORED)

    def remaining(self, time: int) -> int:
        """Return the milliseconds left, 0 at the end."""
        given = 1000 * (skills.ARCADE_SECONDS[self.skill] + self.gained)
        return max(0, given - self.penalty - self.stopwatch.elapsed(time))

    def shown_time(self, time: int) -> int:
        """The clock counts down; a second that has begun is shown whole, so that 0:00 means the end."""
        return self.remaining(time) + 999

    def until_second(self, time: int) -> int:
        """Return in how many ms, 1..1000, the clock shows another second, or time ends the game."""
        return (self.remaining(time) - 1) % 1000 + 1

    def tick(self, time: int) -> bool:
        """End the game when the clock has reached zero; tell whether that was just now."""
        if self.over or not self.stopwatch.running or self.remaining(time):
            return False
        self.over = True
        self.stopwatch.stop(time)
        return True

    def _advance(self, outcome: Outcome, time: int) -> None:
        passing = self.level
        super()._advance(outcome, time)
        if self.level > passing:
            seconds = bonus(self.skill, passing)
            self.gained += seconds
            outcome.seconds += seconds

    def _ended(self, time: int) -> bool:
        return not self.remaining(time)

    def save(self, time: int) -> bytes:
        """Return the whole game as bytes; over, if the clock has reached zero since the last tick."""
        over = self.over
        self.over = over or self._ended(time)
        data = super().save(time)
        self.over = over
        return data

    def _save_more(self) -> bytes:
        return struct.pack("<H", self.gained) + super()._save_more()

    def _restore_more(self, data: bytes) -> None:
        if len(data) < 2:
            raise ValueError("a saved game of Arcade ends too early")
        self.gained = struct.unpack("<H", data[:2])[0]
        super()._restore_more(data[2:])

    def _counts_fit(self, time: int) -> bool:
        gained = sum(bonus(self.skill, level) for level in range(1, self.level)) if self.level < 20000 else -1
        return self.found <= self.progress and self.gained == gained and self.over == self._ended(time)
