"""The SETs of dice that the end of a match of Speed tells of."""

from tercet.core.shim import const
from tercet.core.speed.layout import count_sets, level, set_at
from tercet.screens.single.seen import Seen

_MOST = const(40)  # as of cards


class DiceSeen(Seen):
    """`cards` are faces 0..27 here."""

    def found(self, took: int, cards: tuple) -> None:
        known = self.best
        super().found(took, cards)
        best = (level(cards[0], cards[1], cards[2]), -took, cards)
        self.best = best if not known or best > known else known

    def left(self, cells: list) -> None:
        for number in range(count_sets(cells)):  # hundreds, where there are WILDs
            i, j, k = set_at(cells, number)
            dice = tuple(sorted((cells[i], cells[j], cells[k])))
            if dice not in self.missed:
                if len(self.missed) == _MOST:
                    self.more = True
                    return
                self.missed.append(dice)
