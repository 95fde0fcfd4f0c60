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
    WANTED,
    WRONG,
    Outcome,
)
from tercet.core.rng import Rng
from tercet.core.seats import LOCK_OUT, Seat, check_table
from tercet.core.stopwatch import Stopwatch
from tercet.core.table import KIND, computer

FULL_DECK, BEGINNER_DECK, EASY_DECK = 0, 1, 2
OPEN, PICKING, ASKING, ROUND_OVER, MATCH_OVER = range(5)

VERDICT_SHOWN = 1000  # ms that a verdict stays in view: no call is taken in it, and computer players do not think ahead
QUESTION = 10_000  # ms that the question waits for the next to agree
APART = 600  # ms after the question comes or goes in which a press may have been meant for what was there before (ours)
RAN_OUT = 1500  # ms after a question that nobody answered: no call is taken, since a press was meant to agree (ours)
LOOKS = 2000  # ms that computer players look at the cards of a new round, and again after a pause (ours)
REASON = 1500  # ms after a verdict in which no computer player calls where people play (ours)
EXPLAINED = 4000  # ms after a wrong claim of a person in which none calls or asks: it is said how it was wrong (ours)
MASTER_RESTS = 1500  # ms from one deal of the master to the next (ours)
MOST_CELLS = 21


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
        self.deadline = 0  # play time when picking, or the question, is over; else: when the master may deal
        self.busy = 0  # play time until which a verdict is in view
        self.question_at = 0  # play time at which the question came or went, 0: there was none
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

    def can_add(self) -> bool:
        """Tell whether three more cards may be dealt."""
        return self.layout.can_deal() and len(self.layout.cells) < MOST_CELLS

    @property
    def may_ask(self) -> bool:
        """Whether persons may ask: in a tournament a master who is a person decides on cards without them."""
        return self.master < 0 or self.asks_master or not self.can_add()

    @property
    def asks_master(self) -> bool:
        """Whether the question is one for more cards, to a master who is a computer player; only persons are asked then."""
        return self.master >= 0 and self.seats[self.master].computer is not None and self.can_add()

    def turned(self, time: int) -> bool:
        """Tell whether the question has just come or gone: a press may have been meant for what was there before."""
        return self.question_at > 0 and self.elapsed(time) < self.question_at + APART

    def settled(self, time: int) -> bool:
        """Tell whether a press is meant for what there is now: no verdict is in view, and the question has not just turned."""
        return self.stopwatch.running and self.elapsed(time) >= self.busy and not self.turned(time)

    def time_to_pick(self, time: int) -> int:
        """Milliseconds that the caller, or the question, has left."""
        return max(0, self.deadline - self.elapsed(time))

    def people_first(self) -> int:
        """Return the play time in ms before which no computer player calls: people read what was said (RULES 5, ours)."""
        for seat in self.seats:
            if not seat.computer:
                return max(self.busy + REASON - VERDICT_SHOWN, self.question_at + REASON if self.question_at else 0)
        return self.busy

    def shown_until(self, time: int) -> int:
        """Milliseconds that the last verdict still stays in view."""
        return max(0, self.busy - self.elapsed(time))

    # What people do

    def call(self, pressed: tuple[int, ...], time: int) -> Outcome:
        """Take the call buttons that went down in one sample; in the question they agree.

        Of several the seat with fewer SETs has the call, then the one that called longer ago.
        """
        wanting = [seat for seat in pressed if self.may_call(seat) and not self.seats[seat].computer]
        if not wanting or not self.settled(time):
            return Outcome(IGNORED)
        now = self.elapsed(time)
        if self.state == ASKING:
            outcome = Outcome(IGNORED)
            for seat in wanting:
                if self.state == ASKING and not self.seats[seat].agreed:
                    outcome = self.agrees(seat, now)
            return outcome
        return self.called(self.first(wanting), now) if self.state == OPEN else Outcome(IGNORED)

    def claim(self, cells: tuple[int, int, int], time: int) -> Outcome:
        """The caller names three cells; ValueError if they are not three different cells with cards."""
        now = self.elapsed(time)
        if self.state != PICKING or not self.stopwatch.running or now >= self.deadline:
            return Outcome(IGNORED)
        self.layout.check(cells)
        return self.judge(self.caller, cells, now)

    def ask(self, time: int) -> Outcome:
        """Ask whether there is no SET here; in a tournament ask the master for cards, if it is a computer player."""
        if self.state != OPEN or not self.settled(time) or not self.may_ask:
            return Outcome(IGNORED)
        return self._asked(-1, self.elapsed(time))

    def deal(self, time: int) -> Outcome:
        """The master, a person, deals three cards."""
        now = self.elapsed(time)
        ready = self.master >= 0 and not self.seats[self.master].computer and self.can_add() and now >= self.deadline
        if self.state != OPEN or not ready or not self.settled(time):
            return Outcome(IGNORED)
        return self._deals(now, self.master)

    def take_back(self, time: int) -> Outcome:
        """Take the question back."""
        if self.state != ASKING or not self.settled(time):
            return Outcome(IGNORED)
        return self.declined(self.elapsed(time), -1)

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
        self.deadline = self.question_at = 0
        self.busy = self.elapsed(time)
        self._think(self.busy, LOOKS)

    def pause(self, time: int) -> None:
        """Stop all clocks, thoughts included."""
        self.stopwatch.stop(time)

    def resume(self, time: int) -> None:
        """Let them go on; a call that was interrupted, or cut off with the power, is void: nobody pays.

        The cards were covered: where people play no computer player calls or asks before they can have looked again.
        """
        if not self.stopwatch.running and self.state in (OPEN, PICKING):
            if self.state == PICKING:
                self._open()
            if not all(seat.computer for seat in self.seats):
                computer.reads(self, self.elapsed(time) + LOOKS)
            self.plan()
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
        if self.state == ASKING:
            return computer.answers(self, now) or (self._ran_out(now) if now >= self.deadline else None)
        finder, cards, due = computer.finder(self)
        if finder >= 0 and now >= due:
            return computer.calls(self, finder, cards, due)
        number, due = computer.asking(self)
        if number < 0 or now < due:
            return None
        return self._deals(now, number) if number == self.master else self._asked(number, now)

    def plan(self) -> None:
        """Work out when something next happens by itself."""
        due = computer.NEVER
        if self.state == PICKING:
            due = self.deadline
        elif self.state == ASKING:
            due = self.deadline
            if [number for number in self.missing() if self.seats[number].computer]:
                due = min(due, self.question_at + computer.ANSWER)
        elif self.state < ROUND_OVER:
            due = min(computer.finder(self)[2], computer.asking(self)[1])
        self._due = due

    # The steps of the game, for people and computer players alike. now: the play time in ms

    def first(self, wanting: list[int]) -> int:
        """Of seats that call at once: fewer SETs, then called longer ago, and before any has called the lower number."""
        return min([(self.seats[seat].sets, self.seats[seat].called, seat) for seat in wanting])[2]

    def called(self, seat: int, now: int) -> Outcome:
        """A seat has the call."""
        self._close(now)
        self.calls += 1
        self.seats[seat].called = self.calls
        self.state = PICKING
        self.caller = seat
        self.deadline = now + 1000 * self.pick
        computer.something_happened(self, now)
        self.plan()
        return self._by(Outcome(CALLED), seat)

    def judge(self, number: int, cells: tuple[int, int, int], now: int) -> Outcome:
        """A seat has named three cells."""
        cards = tuple([self.layout.cells[cell] for cell in cells])
        failing = self.failing(cards)
        if failing:
            return self._fails(Outcome(WRONG, cells, cards, failing), number, now)
        self._open()
        self.busy = now + self.shown
        seat = self.seats[number]
        before = seat.points
        seat.win(self.worth)
        for other in self.seats:
            other.locked = False
        change = self.layout.take(cells)
        outcome = Outcome(RIGHT, cells, cards, (), change.moved, change.dealt)
        outcome.points = seat.points - before
        return self._by(self._end(outcome), number)

    def agrees(self, number: int, now: int) -> Outcome:
        """A seat says that there is no SET; when all have said so, the question is answered."""
        self.seats[number].agreed = True
        if not self.missing():
            return self._agreed(now, number)
        self.deadline = now + QUESTION  # it starts again whenever somebody agrees: nobody who is about to is cut off
        self.plan()
        return self._by(Outcome(AGREED), number)

    def missing(self) -> list[int]:
        """Return the seats that are asked and have not agreed."""
        persons = self.asks_master
        return [
            number
            for number, seat in enumerate(self.seats)
            if self.may_call(number) and not seat.agreed and not (persons and seat.computer)
        ]

    def declined(self, now: int, number: int) -> Outcome:
        """The question is over without an answer: taken back, or nobody answered, -1; or this seat sees a SET."""
        self._close(now)
        for place, seat in enumerate(self.seats):
            if seat.computer and place != self.master:
                seat.computer.gives_up = now + MEANS[seat.computer.skill][3]
        self.plan()
        return self._by(Outcome(DECLINED), number)

    def _ran_out(self, now: int) -> Outcome:
        """Nobody has answered in time: for a while no call is taken, not even from a computer player."""
        outcome = self.declined(now, -1)
        self.busy = now + RAN_OUT
        return outcome

    def _open(self) -> None:
        """Nobody has the call, nothing is asked."""
        self.state = OPEN
        self.caller = -1
        self.deadline = 0

    def _close(self, now: int) -> None:
        """The question, if there is one, is over."""
        if self.state == ASKING:
            self._open()
            self.question_at = now

    def _timed_out(self, now: int) -> Outcome:
        return self._fails(Outcome(TIMED_OUT), self.caller, now)

    def _fails(self, outcome: Outcome, number: int, now: int) -> Outcome:
        """A claim was wrong, or too late."""
        seat = self.seats[number]
        before = seat.points
        self._open()
        self.busy = now + self.shown
        self._pay(number)
        outcome.points = seat.points - before
        computer.something_happened(self, self.busy)
        if outcome.verdict == WRONG and not seat.computer:
            computer.reads(self, now + EXPLAINED)
        self.plan()
        return self._by(outcome, number)

    def _pay(self, number: int) -> None:
        self.seats[number].pay(self.penalty, self.worth)
        if not [seat for seat in range(len(self.seats)) if self.may_call(seat)]:
            for other in self.seats:
                other.locked = False

    def _asked(self, number: int, now: int) -> Outcome:
        for seat in self.seats:
            seat.agreed = False
        if not self.missing():
            return Outcome(IGNORED)  # of persons, and all are locked out
        self.state = ASKING
        self.question_at = now
        self.deadline = now + QUESTION
        if number >= 0:
            outcome = self.agrees(number, now)
            if self.state != ASKING:
                return outcome  # the others are locked out
        self.plan()
        return self._by(Outcome(ASKED), number)

    def _agreed(self, now: int, number: int) -> Outcome:
        """Deal three cards, or ask the master for them; where none may be dealt, show the SET that everybody missed."""
        wanted = self.asks_master
        self._close(now)
        if wanted:
            computer.something_happened(self, now, computer.DEALS)
            self.plan()
            return self._by(Outcome(WANTED), self.master)
        if self.can_add():
            return self._deals(now, number)
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

    def _deals(self, now: int, number: int) -> Outcome:
        """Three cards come."""
        self.busy = now
        if number == self.master:
            self.deadline = now + MASTER_RESTS
        return self._by(self._end(Outcome(DEALT, (), (), (), (), self.layout.deal_more().dealt)), number)

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
        self._due = computer.NEVER

    def _think(self, time: int, looks: int = 0) -> None:
        """Computer players think about the table as it is from `time` on, after so many ms in which they look at it."""
        for seat in self.seats:
            if seat.computer:
                seat.computer.look(self.layout.cells, time + looks, self.rng)
        computer.something_happened(self, time)
        self.plan()

    def _by(self, outcome: Outcome, number: int) -> Outcome:
        outcome.seat = number
        return outcome

    def _lay(self) -> Layout:
        """Return what lies on the table at the beginning of a round."""
        return Layout(self._deck(), 12 if self.cards == FULL_DECK else 9, self.rng)

    def failing(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return the features that refuse three of what lies there; () for a SET."""
        return failing_features(cards[0], cards[1], cards[2])

    def cells_of(self, thought: tuple[int, int, int]) -> tuple[int, ...]:
        """Return the cells of what a computer player has found: it thinks of cards, which move."""
        return tuple([self.layout.cells.index(card) for card in thought])

    def _deck(self) -> list[int]:
        if self.cards == FULL_DECK:
            return deck()
        return deck(SHADING, 0) if self.cards == BEGINNER_DECK else deck(COLOUR, self.rng.below(3))
