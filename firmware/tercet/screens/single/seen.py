"""What the end of a game tells beside its numbers: the best SET found, the slowest one, and those that were missed.

It is in memory with every game for one: a method more, or a name, is heap.
"""

from tercet.core.cards import find_sets, level
from tercet.core.outcome import HINTED, NOT_NONE, RIGHT
from tercet.core.saved import sets
from tercet.core.shim import const

_EMPTY = const(-1)  # as in core/cards.py
_MOST = const(40)  # SETs missed that are remembered
_MISSED, _AND_MORE = const(-1), const(-2)  # in a save, in the place of ms: a SET missed; the last one, if there were more


class Seen:
    """best: (level, -ms, cards) of the hardest SET, of such the fastest, or (); slowest: (ms, cards) of the one that took
    longest, or (); missed: the cards of each SET missed, _MOST at most; more: there were more of them.
    """

    def __init__(self) -> None:
        self.best: tuple = ()
        self.slowest: tuple = ()
        self.missed: list = []
        self.more = False

    def judged(self, game, outcome, before: list) -> None:
        """Note what a game answered; before: the cells until then."""
        if outcome.verdict == NOT_NONE or (outcome.dealt and not outcome.cards):  # Solo deals whatever lies there
            self.left(before)
        elif outcome.verdict in (RIGHT, HINTED):
            one, two, three = outcome.cards
            if outcome.verdict == RIGHT:
                self.found(outcome.took, (one, two, three))
            else:
                self.left([one, two, three])
            if outcome.over and game.ENDLESS:  # three more lie there now, which nobody will see
                self.left([_EMPTY if cell in outcome.cells else card for cell, card in enumerate(before)])

    def found(self, took: int, cards: tuple) -> None:
        """A SET was found after so many ms: it is missed no more."""
        best = (level(cards[0], cards[1], cards[2]), -took, cards)
        if not self.best or best > self.best:
            self.best = best
        if not self.slowest or took > self.slowest[0]:
            self.slowest = (took, cards)
        gone = tuple(sorted(cards))
        if gone in self.missed:
            self.missed.remove(gone)

    def left(self, cells: list) -> None:
        """These cells held SETs that nobody saw."""
        for one, two, three in find_sets(cells):
            cards = tuple(sorted((cells[one], cells[two], cells[three])))  # which move on the table
            if cards not in self.missed:
                if len(self.missed) < _MOST:
                    self.missed.append(cards)
                else:
                    self.more = True

    def save(self) -> list:
        """Return all of it as whole numbers."""
        found = [(-self.best[1], self.best[2])] if self.best else []
        if self.best and self.slowest[1] != self.best[2]:
            found.append(self.slowest)
        last = len(self.missed) - 1
        for at, cards in enumerate(self.missed):
            found.append((_AND_MORE if self.more and at == last else _MISSED, cards))
        return sets.save(found)

    def load(self, saved) -> None:
        """Take what save() returned; what is not so is left out."""
        for took, cards in sets.load(saved, range(_AND_MORE, 1 << 30), sets.is_set):
            if took >= 0:
                self.found(took, cards)
            else:
                self.left(list(cards))
                self.more = self.more or took == _AND_MORE
