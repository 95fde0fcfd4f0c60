"""The books of the dice games, by the rule book alone (RULES 6).

A face is a number 0..26 (number, colour, shape, as digits to the base of 3), or WILD; a cell that is empty is -1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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


# SET Cubed. A place on the board is (row, column) from the centre, each -6..6.

Place = tuple[int, int]
HAND = 5
EDGE = 6
LOGO = ((0, -1), (0, 0), (0, 1))
BONUS = {
    (down * row, right * column): value
    for value, squares in ((2, ((2, 2), (0, 4), (4, 0))), (3, ((4, 4), (2, 5), (5, 2))), (5, ((6, 6), (0, 6), (6, 0))))
    for row, column in squares
    for down in (1, -1)
    for right in (1, -1)
}
IDLE = 3, 5  # rounds of passing in a row that end a game, with an empty bag and with dice in it


class Laid(NamedTuple):
    """A die that is laid: where, with which face, and whether it is a WILD."""

    place: Place
    face: int
    wild: bool


class CubedBooks:
    """The books of SET Cubed (RULES 6.1).

    board: the face on each place; wilds: places of dice that are WILDs; hands: the faces before each seat as far as they are
    known; sizes: how many dice each has; points: of each round, by seat.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.board: dict[Place, int] = {}
        self.wilds: set[Place] = set()
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.sizes = [HAND] * seats
        self.bag = DICE - HAND * seats
        self.points: list[list[int]] = [[0] for _ in range(seats)]
        self.starter = self.player = -1
        self.choosing = False  # whether it is asked which dice are rolled again
        self.passed = self.idle = 0  # seats in this round, rounds in a row
        self.over = False

    @property
    def round(self) -> int:
        """The running round, from 1."""
        return len(self.points[0])

    @property
    def rounds_of_passing(self) -> int:
        """After how many in a row the game is over."""
        return IDLE[self.bag > 0]

    def totals(self) -> list[int]:
        """The points of each seat."""
        return [sum(points) for points in self.points]

    # What a turn is worth

    def new_sets(self, laid: Sequence[Laid]) -> list[tuple[Place, Place, Place]]:
        """All SETs on the board with a die of this turn."""
        board = self.board | {die.place: die.face for die in laid}
        fresh = {die.place for die in laid}
        found = []
        for row, column in board:
            for down, right in ((0, 1), (1, 0)):
                three = ((row, column), (row + down, column + right), (row + 2 * down, column + 2 * right))
                if fresh & set(three) and all(place in board for place in three) and is_set([board[place] for place in three]):
                    found.append(three)
        return found

    def legal(self, laid: Sequence[Laid]) -> bool:
        """Whether "every die laid belongs to a new SET, and at least one new SET contains a die that lay there before"."""
        fresh, sets = {die.place for die in laid}, self.new_sets(laid)
        old = any(set(three) - fresh for three in sets)
        return len(laid) <= 3 and (old or not laid) and all(any(place in three for three in sets) for place in fresh)

    def worth(self, laid: Sequence[Laid]) -> int:
        """Points = 3 x new SETs - WILDs laid + bonus; "a WILD laid counts nothing in the first new SET that it is part of"."""
        sets = self.new_sets(laid)
        joined = sum(die.wild and any(die.place in three for three in sets) for die in laid)
        bonus = sum(BONUS.get(die.place, 0) for die in laid)
        return 3 * len(sets) - joined + bonus

    # What happens

    def starts(self, seat: int, shown: Sequence[int]) -> int:
        """A seat lays its SET on the logo; shown: its faces as they were rolled. Return its points."""
        self.starter = self.player = seat
        points = 3 - sum(face == WILD for face in shown)
        self._plays(points, len(shown))
        return points

    def lays(self, laid: Sequence[Laid]) -> int:
        """The seat whose turn it is ends it with these dice; return its points."""
        points = self.worth(laid) if laid else 0
        for die in laid:
            self.board[die.place] = die.face
            if die.wild:
                self.wilds.add(die.place)
        self._plays(points, len(laid))
        return points

    def _plays(self, points: int, dice: int) -> None:
        seat = self.player
        self.points[seat][-1] += points
        self.sizes[seat] -= dice
        self.passed = 0 if dice else self.passed + 1
        self.player = (seat + 1) % self.seats
        if self.player == self.starter:
            self._end_round()

    def _end_round(self) -> None:
        idle = self.passed >= self.seats
        self.idle = self.idle + 1 if idle else 0
        self.over = 0 in self.sizes or self.idle >= self.rounds_of_passing
        if self.over:
            return
        if idle:  # "everybody rolls their whole hand again"
            self.hands = [[] for _ in range(self.seats)]
            self._next_round()
            return
        for number in range(self.seats):
            seat = (self.starter + number) % self.seats
            drawn = min(HAND - self.sizes[seat], self.bag)
            self.sizes[seat] += drawn
            self.bag -= drawn
        self.choosing = True

    def chooses(self) -> None:
        """A seat has said which dice it rolls again."""
        self.player = (self.player + 1) % self.seats
        if self.player == self.starter:
            self.choosing = False
            self._next_round()

    def _next_round(self) -> None:
        self.passed = 0
        for points in self.points:
            points.append(0)


# Crossword. A cell is a number as the player counts them, SIDE in a row.

SIDE = 12


class CrosswordBooks:
    """The books of one person at Crossword (RULES 6.3). dice: how many; laid: the face on each cell; added: to others."""

    def __init__(self) -> None:
        self.points = 0
        self.begin()

    def begin(self) -> None:
        """A round begins."""
        self.dice, self.added = 10, 0
        self.laid: dict[int, int] = {}

    @property
    def used(self) -> int:
        """Dice that are "part of at least one SET", and "hang together by their sides", and those on others' grids."""
        part: set[int] = set()
        for cell in self.laid:
            for step, room in ((1, cell % SIDE < SIDE - 2), (SIDE, True)):
                three = [cell, cell + step, cell + 2 * step]
                if room and all(one in self.laid for one in three) and is_set([self.laid[one] for one in three]):
                    part |= set(three)
        most = 0
        while part:
            group, front = set(), {part.pop()}
            while front:
                cell = front.pop()
                group.add(cell)
                beside = {cell - SIDE, cell + SIDE}
                beside |= {cell - 1} if cell % SIDE else set()
                beside |= {cell + 1} if cell % SIDE < SIDE - 1 else set()
                front |= beside & part
                part -= beside
            most = max(most, len(group))
        return most + self.added

    @property
    def unused(self) -> int:
        """Dice that count for others."""
        return self.dice - self.used
