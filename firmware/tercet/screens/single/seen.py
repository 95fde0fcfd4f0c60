"""What the end of a game tells beside its numbers: the best SET found, the slowest one, and those that were missed."""

from tercet.core.cards import EMPTY, find_sets, is_set, level
from tercet.core.outcome import HINTED, NOT_NONE, RIGHT
from tercet.core.saved import sets
from tercet.core.shim import const

MOST = const(40)  # SETs missed that are remembered
MISSED, AND_MORE = -1, -2  # in a save, in the place of the ms that a SET took; the last one has the other if there were more


class Seen:
    """best: (level, -ms, cards) of the hardest SET, of such the fastest, or (); slowest: (ms, cards) of the one that took
    longest, or (); missed: the cards of each SET missed, MOST at most; more: there were more of them.
    """

    def __init__(self) -> None:
        self.best: tuple = ()
        self.slowest: tuple = ()
        self.missed: list = []
        self.more = False

    def judged(self, game, outcome, before: list) -> None:
        """Note what a game answered; before: the cells until then."""
        if outcome.verdict == RIGHT:
            one, two, three = outcome.cards
            self.found(outcome.took, (one, two, three))
        if outcome.verdict in (RIGHT, HINTED):
            self.taken(outcome.cards)
            if outcome.verdict == HINTED:
                self._missed(outcome.cards)
            if outcome.over and game.ENDLESS:  # three more lie there now, which nobody will see
                self.left([EMPTY if cell in outcome.cells else card for cell, card in enumerate(before)])
        elif outcome.verdict == NOT_NONE:
            self.left(before)

    def found(self, took: int, cards: tuple) -> None:
        """A SET was found after so many ms."""
        best = (self._level(cards), -took, cards)
        if not self.best or best > self.best:
            self.best = best
        if not self.slowest or took > self.slowest[0]:
            self.slowest = (took, cards)

    def taken(self, cards: tuple) -> None:
        """A SET goes: whoever finds one later has not missed it."""
        gone = tuple(sorted(cards))
        self.missed = [one for one in self.missed if one != gone]

    def left(self, cells: list) -> None:
        """These cells held SETs that nobody saw."""
        for one, two, three in find_sets(cells):
            self._missed((cells[one], cells[two], cells[three]))

    def count(self) -> str:
        """Return how many SETs were missed, with a mark if there were more of them than are remembered."""
        return str(len(self.missed)) + "+" * self.more

    def save(self) -> list:
        """Return all of it as whole numbers."""
        found = [(-self.best[1], self.best[2])] if self.best else []
        if self.best and self.slowest[1] != self.best[2]:
            found.append(self.slowest)
        return sets.save(found + self.unseen())

    def unseen(self) -> list:
        """Return (number, cards) of each SET missed, for a save."""
        last = len(self.missed) - 1
        return [(AND_MORE if self.more and at == last else MISSED, cards) for at, cards in enumerate(self.missed)]

    def load(self, saved) -> None:
        """Take what save() returned; what is not so is left out."""
        for took, cards in sets.load(saved, range(AND_MORE, 1 << 30), self.fits):
            if took >= 0:
                self.found(took, cards)
            else:
                self.lost(took, cards)

    def lost(self, number: int, cards: tuple) -> None:
        """Take one of unseen()."""
        self._missed(cards)
        self.more = self.more or number == AND_MORE

    def fits(self, a: int, b: int, c: int) -> bool:
        """Tell whether three numbers of a save are a SET."""
        return is_set(a, b, c)

    def _level(self, cards: tuple) -> int:
        return level(cards[0], cards[1], cards[2])

    def _missed(self, cards: tuple) -> None:
        cards = tuple(sorted(cards))  # which move on the table
        if cards in self.missed:
            return
        if len(self.missed) < MOST:
            self.missed.append(cards)
        else:
            self.more = True
