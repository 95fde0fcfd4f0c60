"""Computer players by the rule book alone, in floating point seconds: what matches between them should come to.

This is the prediction that test_table_games.py compares the core with; it shares no line with it. A seat of skill s finds a
SET of level l after an exponential time with mean m(s, l). Exponential times forget how long they have run, so of the SETs
on a table the next one goes to seat a with the probability

    p(a) = R(a) / (R(a) + R(b) + ...),    R(s) = sum of 1 / m(s, level) over the SETs on the table,

and what is left (wrong calls and their penalties, the second in which a SET is shown, three more cards when somebody gives
up) is played out here, because a lock-out lets a seat collect finds that it may not call.
"""

from host_tests.core import oracle
from host_tests.core.table.ledger import GIVE_BACK, LOCK_OUT, MINUS_ONE, card_sets

MEANS = ((20, 35, 55, 80), (12, 20, 30, 42), (7, 10, 14, 18), (4.5, 5.5, 7, 8.5))
WRONG = (12, 20, 40, 0)
DECKS = (
    [list(range(81))],
    [[card for card in range(81) if oracle.CARDS[card][2] == 0]],
    [[card for card in range(81) if oracle.CARDS[card][1] == colour] for colour in range(3)],
)
LEVELS = {triple: oracle.differing(*triple) for triple in oracle.ALL_SETS}
NEVER = float("inf")


class Race:
    """One round; times in seconds. choice: random.Random. seats: skills."""

    def __init__(self, seats, deck, penalty, choice):
        self.seats, self.penalty, self.choice = seats, penalty, choice
        self.stock = list(choice.choice(DECKS[deck]))
        choice.shuffle(self.stock)
        self.base = 12 if deck == 0 else 9
        self.table = [self.stock.pop() for _ in range(self.base)]
        self.points = [0] * len(seats)
        self.held = [0] * len(seats)
        self.owed = [0] * len(seats)
        self.due = [{} for _ in seats]
        self.locked = set()
        self.shown_until = 0.0
        self.time = 0.0
        self.expected = [0.0] * len(seats)  # SETs by the formula above
        self.taken = 0
        while True:
            sets = card_sets(self.table)
            if not sets and not self.stock:
                break
            self._look(sets)
            while not self._event():
                pass

    def _wait(self, mean):
        return self.choice.expovariate(1 / mean)

    def _look(self, sets):
        start = max(self.time, self.shown_until)
        self.gives_up = []
        for seat, skill in enumerate(self.seats):
            means, due = MEANS[skill], self.due[seat]
            self.due[seat] = {s: due[s] if s in due else start + self._wait(means[LEVELS[s] - 1]) for s in sets}
            self.gives_up.append(start + (3 * means[3] + self._wait(means[3]) if sets else self._wait(means[0])))
        if sets:
            rates = [sum(1 / MEANS[skill][LEVELS[s] - 1] for s in sets) for skill in self.seats]
            self.formula = [rate / sum(rates) for rate in rates]

    def _event(self):
        """Let the next thing happen; tell whether the table changed."""
        free = [seat for seat in range(len(self.seats)) if seat not in self.locked]
        finds = [(time, seat, cards) for seat in free for cards, time in self.due[seat].items()]
        found, seat, cards = min(finds) if finds else (NEVER, -1, ())
        found = max(found, self.shown_until)
        if self.stock and len(self.table) < 21:
            quits = max(self.shown_until, min(self.gives_up[seat] for seat in free))
            dealt = quits + (1.5 if len(free) > 1 else 0)
            if dealt < found:
                self.time = dealt
                self.table += [self.stock.pop() for _ in range(3)]
                return True
        self.time, self.shown_until = found, found + 1
        skill = self.seats[seat]
        if WRONG[skill] and self.choice.random() < 1 / WRONG[skill]:
            self._pay(seat)
            self.due[seat][cards] = found + 1 + self._wait(MEANS[skill][LEVELS[cards] - 1])
            return False
        self._take(seat, cards)
        return True

    def _take(self, seat, cards):
        self.taken += 1
        self.locked = set()
        self.expected = [one + share for one, share in zip(self.expected, self.formula, strict=True)]
        if self.owed[seat]:
            self.owed[seat] -= 1
        else:
            self.held[seat] += 1
            self.points[seat] += 1
        self.table = [card for card in self.table if card not in cards]
        if len(self.table) < self.base and self.stock:
            self.table += [self.stock.pop() for _ in range(3)]

    def _pay(self, seat):
        if self.penalty == MINUS_ONE:
            self.points[seat] -= 1
        elif self.penalty == LOCK_OUT:
            self.locked.add(seat)
            if len(self.locked) == len(self.seats):
                self.locked = set()
        elif self.penalty == GIVE_BACK and self.held[seat]:
            self.held[seat] -= 1
            self.points[seat] -= 1
        else:
            self.owed[seat] += 1


def first_places(points):
    """Return each seat's share of the first place: equal points share it."""
    best = [seat for seat, mine in enumerate(points) if mine == max(points)]
    return [1 / len(best) if seat in best else 0 for seat in range(len(points))]
