"""The SETs of dice that the end of a match of Speed tells of."""

from tercet.core.dice import WILD
from tercet.core.speed.layout import count_sets, level, makes_set, set_at
from tercet.screens.single.seen import Seen


class DiceSeen(Seen):
    """`cards` are faces 0..27 here."""

    def left(self, cells: list) -> None:
        for number in range(count_sets(cells)):  # hundreds, where there are WILDs
            i, j, k = set_at(cells, number)
            self._missed((cells[i], cells[j], cells[k]))
            if self.more:
                return

    def fits(self, a: int, b: int, c: int) -> bool:
        return max(a, b, c) <= WILD and makes_set(a, b, c)

    def _level(self, cards: tuple) -> int:
        return level(cards[0], cards[1], cards[2])
