"""Solo: the card game alone (RULES 4)."""

from tercet.core import skill as skills
from tercet.core.outcome import DEALT, HINTED_NONE, IGNORED, NOT_NONE, Outcome
from tercet.core.shim import const
from tercet.core.single.rules import Single
from tercet.core.solo import COUNTED, KIND

_MOST_CELLS = const(21)  # these always hold a SET
_MOST_ADDED = const(23)  # times: 81 cards less the first 12, three at a time


class Solo(Single):
    """One game of Solo: the full deck, whatever the skill says.

    Every three extra cards cost a penalty point, and so does a hint. When the stock is empty each SET found takes one away, but
    not that of a hint; the game is won if none is left at the end.
    """

    KIND = KIND
    COUNTED = COUNTED

    def __init__(
        self, skill: int, seed: int, time: int, features: int = 0, constant: int = skills.AUTOMATIC, target: int = 0
    ) -> None:
        self.points = 0  # penalty points
        super().__init__(skills.ADVANCED, seed, time)

    @property
    def won(self) -> bool:
        """Whether the game ended without a penalty point."""
        return self.over and self.points == 0

    def no_match(self, time: int) -> Outcome:
        """Add three cards for a penalty point, whether there is a SET or not; NOT_NONE where no card may be added."""
        if not self._playing(time):
            return Outcome(IGNORED)
        if not self.layout.can_deal() or len(self.layout.cells) >= _MOST_CELLS:
            return Outcome(NOT_NONE)  # the game would be over if there were none
        self.points += 1
        return self._judge(Outcome(DEALT, (), (), (), (), self.layout.deal_more().dealt), time)

    def hint(self, time: int) -> Outcome:
        """Show a SET and replace its cards, for a point; where there is none, three cards are added and cost one more."""
        outcome = super().hint(time)
        if outcome.verdict != IGNORED:
            self.points += 2 if outcome.verdict == HINTED_NONE else 1
        return outcome

    def _take(self, cells: tuple[int, int, int], cards: tuple[int, ...], time: int) -> Outcome:
        if not self.layout.stock and self.points:
            self.points -= 1
        return super()._take(cells, cards, time)

    def _save_more(self) -> bytes:
        return bytes((self.points,)) + super()._save_more()

    def _restore_more(self, data: bytes) -> None:
        if not data:
            raise ValueError("a saved game of Solo ends too early")
        if data[0] > _MOST_ADDED + self.hints:
            raise ValueError("a saved game of Solo has %d penalty points" % data[0])
        self.points = data[0]
        super()._restore_more(data[1:])
