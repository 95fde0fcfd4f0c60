"""What the result tells of a game beside its numbers: the best SET found, the slowest one, and those that were missed."""

from tercet.core.cards import EMPTY, find_sets, level
from tercet.core.outcome import HINTED, NOT_NONE, RIGHT
from tercet.core.saved import sets
from tercet.core.shim import const

_MOST = const(9)  # SETs missed that are remembered
_MISSED = -1  # in a save, in the place of the ms that a SET took


class Seen:
    """best: (level, -ms, cards) of the hardest SET, of such the fastest, or (); slowest: (ms, cards) of the one that took
    longest, or (); missed: the cards of each SET missed.
    """

    def __init__(self) -> None:
        self.best: tuple = ()
        self.slowest: tuple = ()
        self.missed: list = []

    def judged(self, game, outcome, before: list) -> None:
        """Note what a game answered; before: the cells until then."""
        if outcome.verdict == RIGHT:
            one, two, three = outcome.cards
            self._found(-outcome.took, (one, two, three))
        if outcome.verdict in (RIGHT, HINTED):
            self.missed = [cards for cards in self.missed if sorted(cards) != sorted(outcome.cards)]
            if outcome.over and game.ENDLESS:  # three more lie there now, which nobody will see
                self.left([EMPTY if cell in outcome.cells else card for cell, card in enumerate(before)])
        elif outcome.verdict == NOT_NONE:
            self.left(before)

    def left(self, cells: list) -> None:
        """These cells held SETs that the player did not see."""
        for one, two, three in find_sets(cells):
            self._missed((cells[one], cells[two], cells[three]))

    def save(self) -> list:
        """Return all of it as whole numbers."""
        found = [(-self.best[1], self.best[2])] if self.best else []
        if self.best and self.slowest[1] != self.best[2]:
            found.append(self.slowest)
        return sets.save(found + [(_MISSED, cards) for cards in self.missed])

    def load(self, saved) -> None:
        """Take what save() returned; what is not so is left out."""
        for took, cards in sets.load(saved, range(_MISSED, 1 << 30)):
            if took == _MISSED:
                self._missed(cards)
            else:
                self._found(-took, cards)

    def _found(self, took: int, cards: tuple) -> None:
        best = (level(cards[0], cards[1], cards[2]), took, cards)
        if not self.best or best > self.best:
            self.best = best
        if not self.slowest or -took > self.slowest[0]:
            self.slowest = (-took, cards)

    def _missed(self, cards: tuple) -> None:
        if cards not in self.missed and len(self.missed) < _MOST:
            self.missed.append(cards)
