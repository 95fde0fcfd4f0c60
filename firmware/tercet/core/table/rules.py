"""The table game: two to four seats round one layout, people and computer players (RULES 5)."""

from tercet.core.cards import COLOUR, SHADING, deck, failing_features
from tercet.core.computer import MEANS, Computer
from tercet.core.layout import Change, Layout
from tercet.core.outcome import (
    AGREED,
    ASKED,
    CALLED,
    DEALT,
    DECLINED,
    GIVEN_UP,
    IGNORED,
    RIGHT,
    TIMED_OUT,
    WRONG,
    Outcome,
)
from tercet.core.rng import Rng
from tercet.core.seats import LOCK_OUT, Seat, check_table
from tercet.core.stopwatch import Stopwatch
from tercet.core.table import KIND

FULL_DECK, BEGINNER_DECK, EASY_DECK = 0, 1, 2
OPEN, PICKING, ASKING, ROUND_OVER, MATCH_OVER = range(5)

VERDICT_SHOWN = 1000  # ms that a verdict stays in view: no call is taken in it, and computer players do not think ahead
ANSWER = 1500  # ms after which a computer player that has found nothing agrees that there is no SET
QUESTION = 10_000  # ms that the question waits for everybody
MOST_CELLS = 21
_NEVER = 1 << 30


class Table:
    """One match. seats: two to four of PERSON or a skill 0..3; times in ms that only grow.

    cards: FULL_DECK, BEGINNER_DECK or EASY_DECK; rounds 1..9; penalty: LOCK_OUT, GIVE_BACK or MINUS_ONE; pick: seconds
    3..10 to choose three cards. tournament: as many rounds as seats, each seat is the master of one: it does not play, it
    decides when three cards are added; a point for each card taken.
    """

    KIND = KIND

    def __init__(
        self,
        seats: tuple[int, ...],
        seed: int,
        time: int,
        cards: int = FULL_DECK,
        rounds: int = 1,
        penalty: int = LOCK_OUT,
        pick: int = 5,
        tournament: bool = False,
    ) -> None:
        check_table(seats, cards, rounds, penalty, pick, tournament)
        self.cards = cards
        self._begin([Seat(kind, Computer) for kind in seats], seed, time, rounds, penalty, pick, tournament)

    def _begin(self, seats: list[Seat], seed: int, time: int, rounds: int, penalty: int, pick: int, tournament: bool) -> None:
        """Sit down and deal the first round."""
        self.seats = seats
        self.rounds = len(seats) if tournament else rounds
        self.penalty = penalty
        self.pick = pick
        self.tournament = tournament
        self.worth = 3 if tournament else 1  # points of a SET
        self.shown = VERDICT_SHOWN  # ms that a verdict stays in view
        self.rng = Rng(seed)
        self.stopwatch = Stopwatch(time)
        self.calls = 0
        self.deadline = 0  # play time when picking, or the question, is over
        self.busy = 0  # play time until which a verdict is in view
        self.asked_at = 0
        self.round = -1
        self.state = OPEN
        self.caller = -1
        self.next_round(time)

    # What can be seen

    @property
    def over(self) -> bool:
        """Whether the last round is over."""
        return self.state == MATCH_OVER

    @property
    def master(self) -> int:
        """The seat that does not play this round, or -1."""
        return self.round if self.tournament else -1

    def elapsed(self, time: int) -> int:
        """Milliseconds of play, over all rounds."""
        return self.stopwatch.elapsed(time)

    def may_call(self, seat: int) -> bool:
        """Tell whether a seat plays this round and is not locked out."""
        return seat != self.master and not self.seats[seat].locked

    def time_to_pick(self, time: int) -> int:
        """Milliseconds that the caller, or the question, has left."""
        return max(0, self.deadline - self.elapsed(time))

    def shown_until(self, time: int) -> int:
        """Milliseconds that the last verdict still stays in view."""
        return max(0, self.busy - self.elapsed(time))

    # What people do

    def call(self, pressed: tuple[int, ...], time: int) -> Outcome:
        """Take the call buttons that went down in one sample; in the question they agree.

        Of several the seat with fewer SETs has the call, then the one that called longer ago.
        """
        now = self.elapsed(time)
        if not self.stopwatch.running or now < self.busy:
            return Outcome(IGNORED)
        wanting = [seat for seat in pressed if self.may_call(seat) and not self.seats[seat].computer]
        if self.state == ASKING:
            wanting = [seat for seat in wanting if not self.seats[seat].agreed]
            for seat in wanting:
                self._agree(seat)
            return self._answered(wanting[0], now) if wanting else Outcome(IGNORED)
        if self.state != OPEN or not wanting:
            return Outcome(IGNORED)
        return self._called(self._first(wanting), now)

    def claim(self, cells: tuple[int, int, int], time: int) -> Outcome:
        """The caller names three cells; ValueError if they are not three different cells with cards."""
        now = self.elapsed(time)
        if self.state != PICKING or not self.stopwatch.running or now >= self.deadline:
            return Outcome(IGNORED)
        self.layout.check(cells)
        return self._judge(self.caller, cells, now)

    def ask(self, time: int) -> Outcome:
        """Ask whether there is no SET here; in a tournament the master, if it is a person, just deals."""
        now = self.elapsed(time)
        if self.state != OPEN or not self.stopwatch.running or now < self.busy:
            return Outcome(IGNORED)
        if self.master < 0:
            return self._asked(-1, now)
        return Outcome(IGNORED) if self.seats[self.master].computer else self._agreed(now, self.master)

    def take_back(self, time: int) -> Outcome:
        """Take the question back."""
        if self.state != ASKING or not self.stopwatch.running:
            return Outcome(IGNORED)
        return self._declined(self.elapsed(time))

    def next_round(self, time: int) -> None:
        """Deal the next round; ValueError if the match is over, or the round that is played is not."""
        if self.over:
            raise ValueError("the match is over")
        if self.round >= 0 and self.state != ROUND_OVER:
            raise ValueError("round %d is not over" % (self.round + 1))
        if self.round >= 0:
            for seat in self.seats:
                seat.history.append(seat.points)
        for seat in self.seats:
            seat.start()
        self.round += 1
        self.layout = self._lay()
        self.state = OPEN
        self.caller = -1
        self.deadline = 0
        self.busy = self.elapsed(time)
        self._think(self.busy)

    def pause(self, time: int) -> None:
        """Stop all clocks, thoughts included."""
        self.stopwatch.stop(time)

    def resume(self, time: int) -> None:
        """Let them go on."""
        self.stopwatch.go(time)

    # What happens by itself

    def tick(self, time: int) -> "Outcome | None":
        """Let time pass: return the next thing that happened by itself, or None. Call it until it returns None."""
        now = self.elapsed(time)
        if now < self._due or not self.stopwatch.running or self.state >= ROUND_OVER:
            return None
        outcome = self._happens(now)
        self.plan()
        return outcome

    def wake(self) -> int:
        """The play time in ms at which tick() will next have something to do; a large number if never."""
        return self._due

    def _happens(self, now: int) -> "Outcome | None":
        if self.state == PICKING:
            return self._timed_out(self.deadline) if now >= self.deadline else None
        finder, cards, due = self._finder()
        if finder >= 0 and now >= due:
            return self._computer_calls(finder, cards, max(due, self.busy))
        if self.state == ASKING:
            for number, seat in enumerate(self.seats):
                if seat.computer and self.may_call(number) and not seat.agreed and now >= self.asked_at + ANSWER:
                    self._agree(number)
                    return self._answered(number, now)
            return self._declined(now) if now >= self.deadline else None
        for number, seat in enumerate(self.seats):
            if seat.computer and not seat.locked and now >= max(self.busy, seat.computer.gives_up) and self._asks(number):
                if number == self.master:
                    return self._agreed(now, number)
                return self._asked(number, now)
        return None

    def _asks(self, number: int) -> bool:
        """Whether a computer player may ask: in a tournament the master alone; it does not give up on SETs it has not found."""
        if self.master >= 0 and number != self.master:
            return False
        return self.layout.can_deal() and len(self.layout.cells) < MOST_CELLS

    def plan(self) -> None:
        """Work out when something next happens by itself."""
        due = _NEVER
        if self.state == PICKING:
            due = self.deadline
        elif self.state < ROUND_OVER:
            finder, _, found = self._finder()
            if finder >= 0:
                due = max(found, self.busy)
            if self.state == ASKING:
                due = min(due, self.deadline)
                for number, seat in enumerate(self.seats):
                    if seat.computer and self.may_call(number) and not seat.agreed:
                        due = min(due, self.asked_at + ANSWER)
            else:
                for number, seat in enumerate(self.seats):
                    if seat.computer and not seat.locked and self._asks(number):
                        due = min(due, max(self.busy, seat.computer.gives_up))
        self._due = due

    def _finder(self) -> tuple[int, tuple[int, int, int], int]:
        """Return (seat, cards, time) of the computer player that finds a SET first; seat -1 if none does."""
        best, best_cards, best_due = -1, (0, 0, 0), _NEVER
        for number, seat in enumerate(self.seats):
            find = seat.computer.next_find() if seat.computer and self.may_call(number) else None
            if find is None:
                continue
            due = find[0]
            if best < 0 or due < best_due or (due == best_due and self._first([best, number]) == number):
                best, best_cards, best_due = number, find[1], due
        return best, best_cards, max(best_due, self.busy)

    def _computer_calls(self, number: int, cards: tuple[int, int, int], now: int) -> Outcome:
        seat = self.seats[number]
        computer = seat.computer
        assert computer is not None
        self._called(number, now)
        cells = self.layout.cells
        named = self._cells_of(cards)
        if computer.errs(self.rng):
            a, b = cells[named[0]], cells[named[1]]
            rest = [cell for cell, card in enumerate(cells) if card >= 0 and cell not in named]
            others = [cell for cell in rest if self._failing((a, b, cells[cell]))]
            if others:
                named = named[0], named[1], others[self.rng.below(len(others))]
                computer.doubt(cards, now + VERDICT_SHOWN, self.rng)
        return self._judge(number, (named[0], named[1], named[2]), now)

    # The steps

    def _first(self, wanting: list[int]) -> int:
        """Of seats that call at once: fewer SETs, then called longer ago, and before any has called the lower number."""
        return min([(self.seats[seat].sets, self.seats[seat].called, seat) for seat in wanting])[2]

    def _called(self, seat: int, now: int) -> Outcome:
        self.calls += 1
        self.seats[seat].called = self.calls
        self.state = PICKING
        self.caller = seat
        self.deadline = now + 1000 * self.pick
        self.plan()
        return self._by(Outcome(CALLED), seat)

    def _judge(self, number: int, cells: tuple[int, int, int], now: int) -> Outcome:
        cards = tuple([self.layout.cells[cell] for cell in cells])
        failing = self._failing(cards)
        self.state = OPEN
        self.caller = -1
        self.busy = now + self.shown
        if failing:
            self._pay(number)
            self.plan()
            return self._by(Outcome(WRONG, cells, cards, failing), number)
        self.seats[number].win(self.worth)
        for seat in self.seats:
            seat.locked = False
        change = self.layout.take(cells)
        return self._by(self._end(Outcome(RIGHT, cells, cards, (), change.moved, change.dealt)), number)

    def _timed_out(self, now: int) -> Outcome:
        number = self.caller
        self.state = OPEN
        self.caller = -1
        self.busy = now + self.shown
        self._pay(number)
        return self._by(Outcome(TIMED_OUT), number)

    def _pay(self, number: int) -> None:
        self.seats[number].pay(self.penalty, self.worth)
        if not [seat for seat in range(len(self.seats)) if self.may_call(seat)]:
            for other in self.seats:
                other.locked = False

    def _asked(self, number: int, now: int) -> Outcome:
        for seat in self.seats:
            seat.agreed = False
        self.state = ASKING
        self.asked_at = now
        self.deadline = now + QUESTION
        if number >= 0:
            self._agree(number)
            if not self._missing():
                return self._agreed(now, number)  # the others are locked out
        self.plan()
        return self._by(Outcome(ASKED), number)

    def _agree(self, number: int) -> None:
        self.seats[number].agreed = True

    def _answered(self, number: int, now: int) -> Outcome:
        """See whether everybody who may call has agreed."""
        if not self._missing():
            return self._agreed(now, number)
        self.plan()
        return self._by(Outcome(AGREED), number)

    def _missing(self) -> list[int]:
        """The seats that may call and have not agreed."""
        return [seat for seat in range(len(self.seats)) if self.may_call(seat) and not self.seats[seat].agreed]

    def _agreed(self, now: int, number: int) -> Outcome:
        """Deal three cards; where none may be dealt, show the SET that everybody missed."""
        self.state = OPEN
        self.busy = now
        if self.layout.can_deal() and len(self.layout.cells) < MOST_CELLS:
            outcome = Outcome(DEALT, (), (), (), (), self.layout.deal_more().dealt)
            return self._by(self._end(outcome), number)
        cells = self.layout.first_set()
        cards = tuple([self.layout.cells[cell] for cell in cells])
        self.busy = now + VERDICT_SHOWN
        change = self.layout.take(cells) if self.layout.can_deal() else Change((), ())
        outcome = Outcome(GIVEN_UP, cells, cards, (), change.moved, change.dealt)
        if not self.layout.can_deal():
            self._finish()
            outcome.over = True
            return self._by(outcome, number)
        return self._by(self._end(outcome), number)

    def _declined(self, now: int) -> Outcome:
        self.state = OPEN
        for seat in self.seats:
            if seat.computer:
                seat.computer.gives_up = now + MEANS[seat.computer.skill][3]
        self.plan()
        return Outcome(DECLINED)

    def _end(self, outcome: Outcome) -> Outcome:
        """See whether the round is over, in the step of the action; else everybody looks at the new table."""
        if self.layout.over():
            self._finish()
            outcome.over = True
        else:
            self._think(self.busy)
        return outcome

    def _finish(self) -> None:
        self.state = MATCH_OVER if self.round == self.rounds - 1 else ROUND_OVER
        self._due = _NEVER

    def _think(self, time: int) -> None:
        for seat in self.seats:
            if seat.computer:
                seat.computer.look(self.layout.cells, time, self.rng)
        self.plan()

    def _by(self, outcome: Outcome, number: int) -> Outcome:
        outcome.seat = number
        return outcome

    def _lay(self) -> Layout:
        """Return what lies on the table at the beginning of a round."""
        return Layout(self._deck(), 12 if self.cards == FULL_DECK else 9, self.rng)

    def _failing(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return the features that refuse three of what lies there; () for a SET."""
        return failing_features(cards[0], cards[1], cards[2])

    def _cells_of(self, thought: tuple[int, int, int]) -> tuple[int, ...]:
        """Return the cells of what a computer player has found: it thinks of cards, which move."""
        return tuple([self.layout.cells.index(card) for card in thought])

    def _deck(self) -> list[int]:
        if self.cards == FULL_DECK:
            return deck()
        return deck(SHADING, 0) if self.cards == BEGINNER_DECK else deck(COLOUR, self.rng.below(3))
