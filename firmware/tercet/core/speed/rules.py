"""Speed: all 42 dice on the table, and everybody searches at once (RULES 6.2). Calls and claims are those of the table game."""

from tercet.core.dice import as_cards
from tercet.core.match import check_seats
from tercet.core.outcome import DEALT, IGNORED, Outcome
from tercet.core.seats import MINUS_ONE, Seat
from tercet.core.speed import KIND, ONE_TABLE
from tercet.core.speed.computer import DiceComputer
from tercet.core.speed.layout import DiceLayout, failing
from tercet.core.table.rules import MATCH_OVER, OPEN, ROUND_OVER, Table

ROUNDS = 5
DICE_ON_TABLE = 42  # in a round
TIE_DICE = 9  # in the tie-break (ours)
TIE_ROLLS = 3  # of the nine dice; who then still agree that there is no SET share the first place (ours)
_SHOWN_ALONE = 300  # ms that a verdict stays in view where nobody else looks at it


class Speed(Table):
    """One match. seats: one to four of PERSON or a skill 0..3; alone a person. pick: seconds 3..10 to choose three dice.

    A cell is a die's face 0..27 or EMPTY. Alone nothing is called: claims are made at once. After the last round there is a
    tie-break if several share the lead; who wins it has a point more. In outcomes `cards` are the solid cards that look like
    the dice, EMPTY for a WILD.
    """

    KIND = KIND

    def __init__(self, seats: tuple[int, ...], seed: int, time: int, pick: int = 5) -> None:
        check_seats(seats, 1, "Speed")
        if not 3 <= pick <= 10:
            raise ValueError("the time to choose is 3 to 10 seconds, not %r" % (pick,))
        self.cards = 0
        self._begin([Seat(kind, DiceComputer) for kind in seats], seed, time, ROUNDS, MINUS_ONE, pick, False)
        if self.alone:
            self.shown = _SHOWN_ALONE

    def table(self) -> "tuple[int, int, int, int]":
        """Return the key of the game's table in the records; only a game of one person alone is entered."""
        return (KIND,) + ONE_TABLE

    def choices(self) -> "dict[str, int]":
        """Return what the game was set up with, as core/challenge/code.py wants it."""
        return {}

    @property
    def alone(self) -> bool:
        """Whether there is one seat only."""
        return len(self.seats) == 1

    @property
    def tie_break(self) -> bool:
        """Whether this is the round that decides who has won; each further roll of its dice counts as another one."""
        return self.round >= ROUNDS

    @property
    def points(self) -> int:
        """What somebody alone has: SETs less wrong claims."""
        return self.seats[0].total()

    def leaders(self) -> list[int]:
        """Return the seats with the most points of all rounds so far."""
        totals = [seat.total() for seat in self.seats]
        return [number for number, total in enumerate(totals) if total == max(totals)]

    def call(self, pressed: tuple[int, ...], time: int) -> Outcome:
        """Take the call buttons that went down in one sample, as at the table; ignored alone, where nothing is called."""
        if self.alone and self.state == OPEN:
            return Outcome(IGNORED)
        return super().call(pressed, time)

    def claim(self, cells: tuple[int, int, int], time: int) -> Outcome:
        """Claim three cells, alone without a call; ValueError if they are not three different cells with dice."""
        if not self.alone or self.state != OPEN or not self.stopwatch.running:
            return super().claim(cells, time)
        self.layout.check(cells)
        return self.judge(0, cells, self.elapsed(time))

    def judge(self, number: int, cells: tuple[int, int, int], now: int) -> Outcome:
        """Judge the three cells that a seat has named; now: the play time in ms."""
        outcome = super().judge(number, cells, now)
        outcome.cards = as_cards(outcome.cards)
        outcome.over = self.state >= ROUND_OVER
        return outcome

    def _timed_out(self, now: int) -> Outcome:
        outcome = super()._timed_out(now)
        outcome.over = self.state >= ROUND_OVER
        return outcome

    def _pay(self, number: int) -> None:
        """A point less; in the tie-break the seat is out, and the last one left has won (ours)."""
        if not self.tie_break:
            super()._pay(number)
            return
        self.seats[number].locked = True
        left = self.one_left()
        if left >= 0:
            self.seats[left].points += 1
            self._finish()

    def one_left(self) -> int:
        """Return the only seat that may still call, or -1 where there are more."""
        left = [seat for seat in range(len(self.seats)) if self.may_call(seat)]
        return left[0] if len(left) == 1 else -1

    def _agreed(self, now: int, number: int) -> Outcome:
        """Everybody agrees that there is no SET: that ends the round, but in the tie-break other dice are rolled."""
        if not self.tie_break or self.round == ROUNDS + TIE_ROLLS - 1:
            outcome = super()._agreed(now, number)
            outcome.cards = as_cards(outcome.cards)
            return outcome
        self._close(now)
        self.round += 1
        self.busy = now
        self._roll_tie_dice()
        self._think(now)
        return self._by(Outcome(DEALT, (), (), (), (), tuple(range(TIE_DICE))), number)

    def _end(self, outcome: Outcome) -> Outcome:
        if not self.tie_break:
            return super()._end(outcome)
        self._finish()
        outcome.over = True
        return outcome

    def _finish(self) -> None:
        last = self.tie_break or (self.round == ROUNDS - 1 and len(self.leaders()) == 1)
        self.state = MATCH_OVER if last else ROUND_OVER
        self.plan()

    def _lay(self) -> DiceLayout:
        if not self.tie_break:
            return DiceLayout(DICE_ON_TABLE, self.rng)
        leaders = self.leaders()
        for number, seat in enumerate(self.seats):
            seat.locked = number not in leaders
        return self._tie_dice()

    def _tie_dice(self) -> DiceLayout:
        """Roll nine dice, again where there is no SET among them."""
        layout = DiceLayout(TIE_DICE, self.rng)
        while not layout.has_set():
            layout = DiceLayout(TIE_DICE, self.rng)
        return layout

    def _roll_tie_dice(self) -> None:
        self.layout = self._tie_dice()
        for seat in self.seats:
            if seat.computer:
                seat.computer.forget()

    def failing(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return the numbers of the features that refuse three faces 0..27, () where they are a SET."""
        return failing(cards[0], cards[1], cards[2])

    def cells_of(self, thought: tuple[int, int, int]) -> tuple[int, ...]:
        """Return the cells of a SET that a computer player has in mind: it thinks of cells."""
        return thought
