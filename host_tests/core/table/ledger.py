"""A table's points kept by hand from what happened, for the tests to compare the core with; it follows RULES 5 alone."""

from tercet.core import outcome as verdicts

from host_tests.core import oracle

LOCK_OUT, GIVE_BACK, MINUS_ONE = range(3)  # in the rule book's order
PLAYING = (0, 1, 2)  # open, picking, asking


def card_sets(cards):
    """Return the SETs among some cards, each as three cards in ascending order."""
    ordered = sorted(card for card in cards if card >= 0)
    here = set(ordered)
    found = set()
    for place, a in enumerate(ordered):
        for b in ordered[place + 1 :]:
            c = oracle.THIRD[a, b]
            if c > b and c in here:
                found.add((a, b, c))
    return found


class Ledger:
    """Follows one match. note() every outcome, then problems() says what is wrong, as a list of words."""

    def __init__(self, table):
        self.kinds = [seat.kind for seat in table.seats]
        self.history = [[] for _ in self.kinds]
        self.worth = 3 if table.tournament else 1  # "one point per SET" / "one point per card taken"
        self.penalty = table.penalty
        self.deck = sorted(oracle.on_table(table.layout) + table.layout.stock)
        self.begin()

    def begin(self):
        """Begin a round."""
        self.points = [0] * len(self.kinds)
        self.held = [0] * len(self.kinds)
        self.owed = [0] * len(self.kinds)
        self.locked = set()
        self.gone = 0  # cards that left the table
        self.wrong = 0

    def next_round(self, table):
        """The next round was dealt."""
        for seat, points in enumerate(self.points):
            self.history[seat].append(points)
        self.deck = sorted(oracle.on_table(table.layout) + table.layout.stock)
        self.begin()

    def note(self, table, outcome):
        """Book what happened."""
        seat = outcome.seat
        if outcome.verdict == verdicts.RIGHT:
            assert oracle.is_set(*outcome.cards), "three cards that are no SET were taken"
            assert seat not in self.locked and seat != table.master, "a seat took a SET that may not call"
            self.gone += 3
            self.locked = set()
            if self.owed[seat]:
                self.owed[seat] -= 1
            else:
                self.held[seat] += 1
                self.points[seat] += self.worth
        elif outcome.verdict in (verdicts.WRONG, verdicts.TIMED_OUT):
            assert seat not in self.locked and seat != table.master, "a seat called that may not"
            if outcome.verdict == verdicts.WRONG:
                assert outcome.failing == oracle.failing(*outcome.cards) != ()
            self.wrong += 1
            self._pay(seat, table)
        elif outcome.verdict == verdicts.GIVEN_UP:
            assert oracle.is_set(*outcome.cards)
            self.gone += 0 if outcome.over else 3

    def _pay(self, seat, table):
        if self.penalty == MINUS_ONE:
            self.points[seat] -= 1
        elif self.penalty == GIVE_BACK and self.held[seat]:
            self.held[seat] -= 1
            self.points[seat] -= self.worth
        elif self.penalty == GIVE_BACK:
            self.owed[seat] += 1
        else:
            self.locked.add(seat)
            if len(self.locked) == len(self.kinds) - (table.master >= 0):
                self.locked = set()

    def problems(self, table):
        """Return what is wrong at this moment."""
        layout, found = table.layout, []
        cards = oracle.on_table(layout)
        if sorted(cards + layout.stock + layout.taken) != self.deck:
            found.append("table + stock + taken is not the deck, each card once")
        if len(layout.taken) != self.gone:
            found.append(f"{len(layout.taken)} cards taken, not {self.gone}")
        for name, booked in (("points", self.points), ("sets", self.held), ("owed", self.owed), ("history", self.history)):
            if [getattr(seat, name) for seat in table.seats] != booked:
                found.append(f"{name} are not {booked}")
        if {number for number, seat in enumerate(table.seats) if seat.locked} != self.locked:
            found.append(f"locked out are not {self.locked}")
        if table.state in PLAYING and not any(table.may_call(seat) for seat in range(len(self.kinds))):
            found.append("nobody may call")
        if table.state not in PLAYING and layout.stock:
            found.append("the round ended too early")
        sets = card_sets(cards)
        for seat in table.seats if table.state in PLAYING else ():
            if seat.computer and set(seat.computer.thoughts) != sets:
                found.append("a computer player does not think of the SETs on the table")
        if table.state in PLAYING and not layout.stock and not sets:
            found.append("the round is over and does not end")
        return found
