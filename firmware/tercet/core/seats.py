"""Who sits at a table, what each has won, and who may call (RULES 5)."""

from tercet.core.match import PERSON, check_seats
from tercet.core.shim import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from tercet.core.computer import Computer

LOCK_OUT, GIVE_BACK, MINUS_ONE = 0, 1, 2  # the penalties
_MOST_OWED = const(255)  # a save has one byte for it; no deck has so many SETs


class Seat:
    """One seat: a person, or a computer player of a skill 0..3, which thinks as `mind` does."""

    def __init__(self, kind: int, mind: "type[Computer]") -> None:
        self.kind = kind
        self.computer = mind(kind) if kind != PERSON else None
        self.called = 0  # the number of its last call: who called longer ago has less
        self.history: list[int] = []  # points of the rounds that are over
        self.start()

    def start(self) -> None:
        """Begin a round."""
        self.points = 0
        self.sets = 0  # SETs it holds
        self.owed = 0  # SETs to be given back when they are won
        self.locked = False
        self.agreed = False
        if self.computer:
            self.computer.forget()

    def win(self, worth: int) -> None:
        """Take a SET that is worth so many points; give it back at once if one is owed."""
        if self.owed:
            self.owed -= 1
            return
        self.sets += 1
        self.points += worth

    def pay(self, penalty: int, worth: int) -> None:
        """Pay for a wrong claim. worth: points of a SET."""
        if penalty == LOCK_OUT:
            self.locked = True
        elif penalty == MINUS_ONE:
            self.points -= 1
        elif self.sets:
            self.sets -= 1
            self.points -= worth
        elif self.owed < _MOST_OWED:
            self.owed += 1

    def total(self) -> int:
        """Points of all rounds, the running one included."""
        return sum(self.history) + self.points


def places(points: list[int]) -> list[int]:
    """Return each seat's place, 1 for the best; equal points share the place."""
    return [1 + len([other for other in points if other > mine]) for mine in points]


def check_table(seats: tuple[int, ...], cards: int, rounds: int, penalty: int, pick: int, tournament: bool) -> None:
    """Raise ValueError for a table that RULES 5 does not know; it says what is allowed."""
    if not 2 <= len(seats) <= 4 or (tournament and len(seats) < 3):
        raise ValueError("a table has 2 to 4 seats, a tournament 3 or 4; not %d" % len(seats))
    check_seats(seats, 2, "a table")
    for name, entry, least, most in (("deck", cards, 0, 2), ("penalty", penalty, 0, 2), ("rounds", rounds, 1, 9)):
        if not least <= entry <= most:
            raise ValueError("%s must be %d..%d, not %r" % (name, least, most, entry))
    if not 3 <= pick <= 10:
        raise ValueError("the time to choose is 3 to 10 seconds, not %r" % (pick,))
