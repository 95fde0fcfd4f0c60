"""The cards on the table and the stock they come from (RULES 2)."""

from tercet.core.cards import CARDS, EMPTY, count_sets, find_sets, has_set
from tercet.core.rng import Rng
from tercet.core.shim import const

_FIRST_TRIES = const(8)  # deals that are compared for the preferred levels before the first cards are laid
_TRIES = const(4)  # and before each later deal: about nine SETs of ten are then of the wanted levels


class Change:
    """What a claim or a deal did to the cells; the cells are numbered in the layout after the change.

    moved: (from, to) pairs of cards that went into a gap; dealt: cells that hold a new card.
    """

    def __init__(self, moved: tuple[tuple[int, int], ...], dealt: tuple[int, ...]) -> None:
        self.moved = moved
        self.dealt = dealt


class Layout:
    """Cells with cards, the stock, and the cards taken; together they are the whole deck at every moment.

    cells: cards 0..80, or EMPTY where a card was taken and none is left to deal. base: 9 or 12 cells.
    endless: the taken cards are shuffled back into the stock when it runs dry.
    preferred: (lowest, highest) level of the SETs that should rather be on offer, or None. It only chooses which cards of
    the stock come next, so every card still comes in a deck that is played to its end.
    """

    def __init__(
        self, deck: list[int], base: int, rng: Rng, endless: bool = False, preferred: "tuple[int, int] | None" = None
    ) -> None:
        self.base = base
        self.endless = endless
        self.preferred = preferred
        self.rng = rng
        self.stock = list(deck)
        rng.shuffle(self.stock)
        self.taken: list[int] = []
        self.cells = [EMPTY] * base
        self._fill(list(range(base)), _FIRST_TRIES)

    def sets(self) -> list[tuple[int, int, int]]:
        """Return the SETs in the cells, as find_sets does."""
        return find_sets(self.cells)

    def first_set(self) -> tuple[int, int, int]:
        """Return the first of the SETs in the cells."""
        return find_sets(self.cells, 1)[0]

    def has_set(self) -> bool:
        """Tell whether the cells hold a SET."""
        return has_set(self.cells)

    def left(self) -> int:
        """Return how many cards are on the table."""
        return len(self.cells) - self.cells.count(EMPTY)

    def can_deal(self) -> bool:
        """Tell whether three more cards can be dealt."""
        return len(self.stock) >= 3 or (self.endless and len(self.stock) + len(self.taken) >= 3)

    def over(self) -> bool:
        """Tell whether the game has come to its end: nothing to deal and no SET to find."""
        return not self.can_deal() and not self.has_set()

    def take(self, claimed: tuple[int, int, int]) -> Change:
        """Remove the cards of three different cells; refill, or fold an enlarged layout back.

        ValueError for cells that are out of range, named twice, or empty.
        """
        self.check(claimed)
        cells = self.cells
        for cell in claimed:
            self.taken.append(cells[cell])
            cells[cell] = EMPTY
        if len(cells) <= self.base:
            return Change((), self._fill(sorted(claimed)))
        size = max(self.base, len(cells) - 3)
        gaps = [cell for cell in range(size) if cells[cell] == EMPTY]
        moved = []
        for source in range(size, len(cells)):
            if cells[source] != EMPTY:
                target = gaps.pop(0)
                cells[target] = cells[source]
                moved.append((source, target))
        del cells[size:]
        return Change(tuple(moved), ())

    def deal_more(self) -> Change:
        """Deal three more cards, together, after the last ones; a dry stock deals nothing."""
        if not self.can_deal():
            return Change((), ())
        first = len(self.cells)
        self.cells.extend((EMPTY, EMPTY, EMPTY))
        return Change((), self._fill([first, first + 1, first + 2]))

    def check(self, claimed: tuple[int, ...]) -> None:
        """Raise ValueError unless these are three different cells that hold cards."""
        if len(claimed) != 3 or len(set(claimed)) != 3:
            raise ValueError("a claim names three different cells, not %r" % (claimed,))
        for cell in claimed:
            if not 0 <= cell < len(self.cells):
                raise ValueError("cell %r is not one of 0..%d" % (cell, len(self.cells) - 1))
            if self.cells[cell] == EMPTY:
                raise ValueError("cell %r is empty" % (cell,))

    def _fill(self, gaps: list[int], tries: int = _TRIES) -> tuple[int, ...]:
        if self.endless and len(self.stock) < len(gaps):
            self.rng.shuffle(self.taken)
            self.stock = self.taken + self.stock  # what is left of the old stock comes first: it is dealt from the end
            self.taken = []
        if self.preferred and len(self.stock) > len(gaps):
            self._prefer(gaps, tries)
        dealt = []
        for cell in gaps:
            if not self.stock:
                break
            self.cells[cell] = self.stock.pop()
            dealt.append(cell)
        return tuple(dealt)

    def _prefer(self, gaps: list[int], tries: int) -> None:
        """Bring the best of some random choices of cards to the end of the stock, where they are dealt from."""
        best: list[int] = []
        stock, best_worth = self.stock, -1000
        cells = list(self.cells)
        for _ in range(tries):
            places = self.rng.different(len(stock), len(gaps))
            for gap, place in zip(gaps, places):
                cells[gap] = stock[place]
            worth = self._worth(cells)
            if worth > best_worth:
                best, best_worth = places, worth
        chosen = [stock[place] for place in best]
        for place in sorted(best, reverse=True):
            del stock[place]
        stock.extend(reversed(chosen))

    def _worth(self, cells: list[int]) -> int:
        """How well a full layout suits the preferred levels: few SETs of others; one or two of them, not many, are a gain."""
        lowest, highest = self.preferred or (1, 4)
        sets, others = count_sets(cells, lowest, highest)
        return min(sets - others, 2) - 2 * others

    def save(self) -> bytes:
        """Return the layout as bytes; the generator is saved by the game."""
        parts = bytearray((self.base, int(self.endless)))
        for cards in (self.cells, self.stock, self.taken):
            parts.append(len(cards))
            parts.extend(bytes(255 if card == EMPTY else card for card in cards))
        return bytes(parts)

    @classmethod
    def restore(cls, data: bytes, rng: Rng, preferred: "tuple[int, int] | None" = None) -> "Layout":
        """Return the layout that save() wrote; ValueError for bytes that no layout has."""
        layout = cls([], 0, rng, False, preferred)
        if len(data) < 5:
            raise ValueError("a saved layout has at least 5 bytes, not %d" % len(data))
        layout.base, layout.endless = data[0], bool(data[1])
        lists = []
        at = 2
        for _ in range(3):
            if at >= len(data) or at + 1 + data[at] > len(data):
                raise ValueError("a saved layout ends too early")
            lists.append([EMPTY if card == 255 else card for card in data[at + 1 : at + 1 + data[at]]])
            at += 1 + data[at]
        layout.cells, layout.stock, layout.taken = lists
        present = [card for cards in lists for card in cards if card != EMPTY]
        if at != len(data) or len(present) != len(set(present)) or max(present, default=0) >= CARDS:
            raise ValueError("a saved layout names a card twice, or one that does not exist")
        if layout.base not in (9, 12) or len(layout.cells) < layout.base or len(layout.cells) > 21:
            raise ValueError("a saved layout has %d cells of %d" % (len(layout.cells), layout.base))
        if len(present) not in (27, CARDS) or EMPTY in layout.stock or EMPTY in layout.taken:
            raise ValueError("a saved layout has %d cards" % len(present))
        if len(layout.cells) % 3 or data[1] > 1:
            raise ValueError("a saved layout has %d cells and %d for endless" % (len(layout.cells), data[1]))
        if EMPTY in layout.cells and (layout.stock or layout.endless or len(layout.cells) > layout.base):
            raise ValueError("a saved layout has gaps that should have been refilled")
        return layout
