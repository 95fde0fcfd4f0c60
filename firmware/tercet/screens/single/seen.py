"""What the result tells of a game beside its numbers: the best SET that was found, and the SETs that were missed."""

from tercet.core.cards import EMPTY, find_sets, level
from tercet.core.outcome import HINTED, NOT_NONE, RIGHT
from tercet.core.shim import const

_MOST = const(9)  # SETs missed that are remembered


class Seen:
    """best: (level, -ms, cards) of the hardest SET, of such the fastest, or (); missed: the cards of each SET missed.

    A game that was left and taken up again knows what came since.
    """

    def __init__(self) -> None:
        self.best: tuple = ()
        self.missed: list = []

    def judged(self, game, outcome, before: list) -> None:
        """Note what a game answered; before: the cells until then."""
        if outcome.verdict == RIGHT:
            one, two, three = outcome.cards
            best = (level(one, two, three), -outcome.took, outcome.cards)
            if not self.best or best > self.best:
                self.best = best
        if outcome.verdict in (RIGHT, HINTED):
            self.missed = [cards for cards in self.missed if sorted(cards) != sorted(outcome.cards)]
            if outcome.over and game.ENDLESS:  # three more lie there now, which nobody will see
                self.left([EMPTY if cell in outcome.cells else card for cell, card in enumerate(before)])
        elif outcome.verdict == NOT_NONE:
            self.left(before)

    def left(self, cells: list) -> None:
        """These cells held SETs that the player did not see."""
        for one, two, three in find_sets(cells):
            cards = (cells[one], cells[two], cells[three])
            if cards not in self.missed and len(self.missed) < _MOST:
                self.missed.append(cards)
