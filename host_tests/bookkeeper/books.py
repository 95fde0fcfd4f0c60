"""The books of a match, kept by the rule book alone: nothing here knows the firmware (RULES 1, 2 and 5).

A card is a number 0..80 (number, colour, shading, shape, as digits to the base of 3), a cell that is empty is -1. Seats count
from 0.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Sequence

from PIL import Image

from host_tests.glass.compared import FAILED, ROOT

LOCK_OUT, GIVE_BACK, MINUS_ONE = range(3)  # penalties
CARDS = {0: 81, 1: 27, 2: 27}  # of each deck: full, beginner, easy
BASE = {0: 12, 1: 9, 2: 9}  # cards of its layout
MOST = 21  # cards that ever lie there


class Ledger:
    """Holds what the glass says against the books, and counts.

    name: of the match, with all that repeats it; glass: takes a picture, which is kept where there is a difference.
    """

    def __init__(self, name: str, glass: Callable[[], Image.Image]) -> None:
        self.name = name
        self._glass = glass
        self.compared = 0
        self.kinds: dict[str, int] = {}  # how many comparisons, by what was compared
        self.story: list[str] = []

    def note(self, event: str) -> None:
        """Write down what happened."""
        self.story.append(event)

    def same(self, what: str, glass: object, books: object) -> None:
        """Compare; a difference ends the match, with what happened before it."""
        self.compared += 1
        kind = what.split(" of ")[0]
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        if glass != books:
            raise AssertionError(self.told(f"{what}: the glass says {glass!r}, the books {books!r}"))

    def one_of(self, what: str, glass: object, allowed: Iterable[object]) -> None:
        """Compare with several answers that the rules leave open."""
        some = list(allowed)
        self.same(what, glass, glass if glass in some else some)

    def told(self, words: str) -> str:
        """Return words with the match and its last events; the picture on the glass is kept."""
        file = FAILED / "bookkeeper" / (re.sub(r"[^a-zA-Z0-9]+", "-", self.name) + ".png")
        file.parent.mkdir(parents=True, exist_ok=True)
        self._glass().save(file)
        return "\n".join(
            [
                words,
                self.name,
                f"picture: {file.relative_to(ROOT)}",
                f"after {self.compared} comparisons and:",
                *self.story[-14:],
            ]
        )


def features(card: int) -> tuple[int, int, int, int]:
    """Number, colour, shading, shape of a card, each 0..2."""
    return card // 27, card // 9 % 3, card // 3 % 3, card % 3


def is_set(cards: Sequence[int]) -> bool:
    """RULES 1: each feature, looked at alone, is the same on all three or different on all three."""
    return all(len(set(values)) != 2 for values in zip(*map(features, cards), strict=True))


def places(points: Sequence[int]) -> list[int]:
    """RULES 5: "equal points share the place"."""
    return [1 + sum(other > mine for other in points) for mine in points]


class Seat:
    """What the books say of one seat."""

    def __init__(self) -> None:
        self.rounds: list[int] = []  # points of the rounds that are over
        self.last_call = 0  # the number of its last call, 0: none yet
        self.void_call = 0  # the same, if a call that was interrupted counts
        self.begin()

    def begin(self) -> None:
        """A round begins: all cards go back into the box, and nobody is out or owes anything."""
        self.points = 0
        self.sets = 0
        self.owes = 0
        self.out = False

    def total(self) -> int:
        """Points of all rounds, with the running one."""
        return sum(self.rounds) + self.points


class TableBooks:
    """The books of the table game and of a tournament."""

    def __init__(self, seats: int, deck: int, penalty: int, rounds: int, tournament: bool) -> None:
        self.seats = [Seat() for _ in range(seats)]
        self.deck, self.penalty, self.tournament = deck, penalty, tournament
        self.base = BASE[deck]
        self.rounds = seats if tournament else rounds
        self.round = 0  # the running one, from 1
        self.calls = 0
        self.cells: list[int] = []
        self.coming = 0  # cards that will be dealt into its gaps
        self.seen: set[int] = set()
        self.worth = 3 if tournament else 1  # "One point per SET", "One point per card taken"
        self.ended = False  # by agreement
        self._known: tuple[list[int], tuple[list[tuple[int, int, int]], list[tuple[int, int, int]]]] | None = None

    # What follows from them

    @property
    def left(self) -> int:
        """Cards in the stock: all that never lay on the table."""
        return CARDS[self.deck] - len(self.seen) - self.coming

    @property
    def master(self) -> int:
        """The seat that deals this round, -1 where none does: in a tournament each seat, one round after the other."""
        return self.round - 1 if self.tournament else -1

    def playing(self, seat: int) -> bool:
        """Whether a seat may call: the master does not play, and who is locked out does not either."""
        return seat != self.master and not self.seats[seat].out

    def who_has_the_call(self, pressed: Iterable[int]) -> set[int]:
        """Which of the seats that press in one sample may have the call: several where the rules do not say which."""
        able = [seat for seat in pressed if self.playing(seat)]
        found: set[int] = set()
        for calls in itertools.product(*({self.seats[seat].last_call, self.seats[seat].void_call} for seat in able)):
            ranked = [(self.seats[seat].sets, call) for seat, call in zip(able, calls, strict=True)]
            found |= {seat for seat, rank in zip(able, ranked, strict=True) if rank == min(ranked)}
        return found

    def sets(self) -> list[tuple[int, int, int]]:
        """All SETs that lie there, as cells."""
        return self._threes()[0]

    def others(self) -> list[tuple[int, int, int]]:
        """All threes that lie there and are no SET, as cells."""
        return self._threes()[1]

    def _threes(self) -> tuple[list[tuple[int, int, int]], list[tuple[int, int, int]]]:
        if self._known is None or self._known[0] != self.cells:
            lying = [cell for cell, card in enumerate(self.cells) if card >= 0]
            found: tuple[list[tuple[int, int, int]], list[tuple[int, int, int]]] = ([], [])
            for three in itertools.combinations(lying, 3):
                found[0 if self.holds(three) else 1].append(three)
            self._known = list(self.cells), found
        return self._known[1]

    def holds(self, claimed: Sequence[int]) -> bool:
        """Whether three cells hold a SET."""
        return is_set([self.cells[cell] for cell in claimed])

    @property
    def round_over(self) -> bool:
        """ "The game is over at the moment when the stock is empty and the layout holds no SET", or all have agreed."""
        return self.ended or (self.left == 0 and not self.coming and not self.sets())

    @property
    def over(self) -> bool:
        """Whether the last round is over."""
        return self.round == self.rounds and self.round_over

    def totals(self) -> list[int]:
        """The points of each seat."""
        return [seat.total() for seat in self.seats]

    # What happens

    def begin(self, cards: Sequence[int]) -> None:
        """The next round is dealt."""
        for seat in self.seats:
            if self.round:
                seat.rounds.append(seat.points)
            seat.begin()
        self.round += 1
        self.ended = False
        self.seen = set()
        self.see(cards)

    def see(self, cells: Sequence[int]) -> None:
        """These lie there now."""
        self.cells, self.coming = list(cells), 0
        self.seen |= {card for card in cells if card >= 0}

    def called(self, seat: int) -> None:
        """A seat has the call."""
        self.calls += 1
        self.seats[seat].last_call = self.seats[seat].void_call = self.calls

    def void(self, seat: int, before: int) -> None:
        """The call was interrupted, nobody pays. before: of the last one; the rules leave open whether this counts."""
        self.seats[seat].last_call = before

    def right(self, seat: int, claimed: Sequence[int]) -> None:
        """A seat takes a SET. What must lie there now: `cells`, with as many new cards in its gaps as are `coming`."""
        winner = self.seats[seat]
        if winner.owes:
            winner.owes -= 1  # "the next one won" goes back into the box
        else:
            winner.sets += 1
            winner.points += self.worth
        for one in self.seats:
            one.out = False
        self.take(claimed)

    def take(self, claimed: Sequence[int]) -> None:
        """Three cards are taken (RULES 2)."""
        self.coming = 0 if len(self.cells) > self.base else min(3, CARDS[self.deck] - len(self.seen))
        cells = [-1 if cell in claimed else card for cell, card in enumerate(self.cells)]
        size = max(self.base, len(cells) - 3)
        # "The last cards move into the gaps, in order, until the layout is back at its base size"
        gaps = [cell for cell in range(size) if cells[cell] < 0]
        for card in cells[size:]:
            if card >= 0:
                cells[gaps.pop(0)] = card
        self.cells = cells[:size]

    def wrong(self, seat: int) -> None:
        """A wrong claim, or too late: by the penalty."""
        loser = self.seats[seat]
        if self.penalty == LOCK_OUT:
            loser.out = True
            if not any(self.playing(one) for one in range(len(self.seats))):
                for one in self.seats:
                    one.out = False
        elif self.penalty == MINUS_ONE:
            loser.points -= 1
        elif loser.sets:
            loser.sets -= 1
            loser.points -= self.worth
        else:
            loser.owes += 1

    def agreed(self) -> None:
        """All agree that there is no SET, and the stock is empty: the round is over."""
        self.ended = True

    # What the standings must say

    def winners(self) -> list[int]:
        """The seats in the first place."""
        return [seat for seat, place in enumerate(places(self.totals())) if place == 1]

    def by_round(self, seat: int) -> list[int | None]:
        """The points of each round that was played; None where the seat dealt."""
        points = [*self.seats[seat].rounds, self.seats[seat].points]
        return [None if self.tournament and number == seat else one for number, one in enumerate(points)]
