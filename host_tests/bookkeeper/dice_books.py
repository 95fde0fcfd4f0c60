"""The books of the dice games, by the rule book alone (RULES 6).

A face is a number 0..26 (number, colour, shape, as digits to the base of 3), or WILD; a cell that is empty is -1.
"""

from __future__ import annotations

from collections.abc import Sequence

from host_tests.bookkeeper.books import MINUS_ONE, TableBooks, places

WILD = 27
DICE = 42
MOST_ALIKE = 9  # "each of the 27 symbols nine times and WILD nine times": on so many dice at most


def features(face: int) -> tuple[int, int, int]:
    """Number, colour, shape of a face, each 0..2."""
    return face // 9, face // 3 % 3, face % 3


def is_set(faces: Sequence[int]) -> bool:
    """RULES 6: as with cards, and three identical faces are one. None of them may be WILD."""
    return all(len(set(values)) != 2 for values in zip(*map(features, faces), strict=True))


def is_set_with_wild(faces: Sequence[int]) -> bool:
    """RULES 6.2: "A WILD is whatever is needed, so any two dice and a WILD are a SET"."""
    return WILD in faces or is_set(faces)


class SpeedBooks(TableBooks):
    """The books of Speed (RULES 6.2). cells: the faces on the table."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0, MINUS_ONE, 5, False)
        self.base = DICE
        self.tie_break = False

    @property
    def left(self) -> int:
        """Dice that lie there."""
        return sum(face >= 0 for face in self.cells)

    @property
    def leaders(self) -> list[int]:
        """The seats with the most points."""
        return [seat for seat, place in enumerate(places(self.totals())) if place == 1]

    @property
    def round_over(self) -> bool:
        """ "The round ends when no SET is left or all seats agree"; the tie-break when somebody has won it."""
        return self.ended or not (self.tie_break or self.sets())

    @property
    def over(self) -> bool:
        """After five rounds, or after the tie-break."""
        return self.round_over and (self.tie_break or (self.round == self.rounds and len(self.leaders) == 1))

    def holds(self, claimed: Sequence[int]) -> bool:
        return is_set_with_wild([self.cells[cell] for cell in claimed])

    def begin(self, cards: Sequence[int]) -> None:
        leaders = self.leaders
        super().begin(cards)
        if self.round > self.rounds:  # "A tie for the lead is broken"
            self.tie_break, self.base = True, 9
            for number, seat in enumerate(self.seats):
                seat.out = number not in leaders

    def see(self, cells: Sequence[int]) -> None:
        self.cells = list(cells)

    def right(self, seat: int, claimed: Sequence[int]) -> None:
        out = [one.out for one in self.seats]
        super().right(seat, claimed)
        if self.tie_break:  # "the first right call wins"
            self.ended = True
            for one, was in zip(self.seats, out, strict=True):
                one.out = was

    def take(self, claimed: Sequence[int]) -> None:
        self.cells = [-1 if cell in claimed else face for cell, face in enumerate(self.cells)]

    def wrong(self, seat: int) -> None:
        if not self.tie_break:
            super().wrong(seat)
            return
        self.seats[seat].out = True  # "a wrong one is out"
        left = [number for number in range(len(self.seats)) if self.playing(number)]
        if len(left) == 1:  # nobody is left to call against
            self.seats[left[0]].points += 1
            self.ended = True
