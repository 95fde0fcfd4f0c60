"""Crossword: each seat builds a grid of its dice, in which every die is part of a SET (RULES 6.3)."""

from tercet.core.crossword import KIND, ONE_TABLE
from tercet.core.crossword.grid import SIDE, in_line, joins, open_cell, shifted, wanted
from tercet.core.crossword.seats import AWAY, DRAWS, IN_HAND, LAYS, REBUILDS, RESTS, THINKS, BuildSeat, Mind
from tercet.core.crossword.solver import Solver
from tercet.core.dice import FACES, WILD, Bag, is_set, roll
from tercet.core.match import PERSON, check_seats
from tercet.core.rng import Rng
from tercet.core.shim import const
from tercet.core.stopwatch import Stopwatch
from tercet.core.table.rules import MATCH_OVER, ROUND_OVER

ROUNDS = 3
DICE_DRAWN = 10  # that each seat draws
DRAW_COST = 20  # seconds that a die costs somebody alone (ours)
BUILDING, READY = 0, 1  # states: somebody builds; the next person has not begun yet. Then those of the table game.
_NEVER = const(1 << 30)
_LONGEST = const(7_200_000)  # ms of a round after which computer players that are stuck are not waited for


class Crossword:
    """One match. seats: one to four of PERSON or a skill 0..3; alone a person. Times in ms that only grow.

    practice: alone, without a clock and with hints. People build one after the other, each from time 0 of the round on;
    computer players build while they do. A die is known by its place in its seat's `dice`; a cell is 0..143.
    """

    KIND = KIND

    def __init__(self, seats: tuple[int, ...], seed: int, time: int, practice: bool = False) -> None:
        check_seats(seats, 1, "Crossword")
        if practice and len(seats) > 1:
            raise ValueError("practice is for one alone")
        self.seats = [BuildSeat(kind) for kind in seats]
        self.people = [number for number, kind in enumerate(seats) if kind == PERSON]
        self.practice = practice
        self.rounds = ROUNDS
        self.rng = Rng(seed)
        self.bag = Bag(self.rng)
        self.spent = 0  # ms that somebody alone took for the rounds that are over
        self.drawn = 0  # dice that somebody alone has drawn
        self.hints = 0
        self.round = -1
        self.state = ROUND_OVER
        self.turn = 0  # which of the people builds
        self.best = -1  # ms at which the first was done, -1: nobody is
        self.stopwatch = Stopwatch(time, 0, False)
        self._adviser: Solver | None = None
        self.next_round(time)

    # What can be seen

    @property
    def over(self) -> bool:
        """Whether the last round is over."""
        return self.state == MATCH_OVER

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
    def builder(self) -> int:
        """The seat that builds, or is about to; -1 where only computer players do."""
        return self.people[self.turn] if self.people else -1

    @property
    def seat(self) -> BuildSeat:
        """The person's seat that builds."""
        return self.seats[self.people[self.turn]]

    def elapsed(self, time: int) -> int:
        """Milliseconds of this round for whoever builds."""
        return self.stopwatch.elapsed(time)

    def clock(self, time: int) -> int:
        """Milliseconds that the clock shows: of the round, or for somebody alone of all, with what draws cost."""
        if not self.alone:
            return self.elapsed(time)
        running = self.elapsed(time) if self.state < ROUND_OVER else 0
        return self.spent + running + 1000 * DRAW_COST * self.drawn

    def wake(self) -> int:
        """The time of the round in ms at which tick() will next have something to do; a large number if never."""
        due = self.best if self.best >= 0 else _NEVER
        for seat in self.seats:
            if seat.mind and seat.mind.state != RESTS:
                due = min(due, seat.mind.due)
        return due

    # What a person does

    def begin_turn(self, time: int) -> None:
        """The person whose turn it is begins; ValueError if nobody is about to."""
        if self.state != READY:
            raise ValueError("nobody is about to begin")
        self.state = BUILDING
        self.stopwatch = Stopwatch(time)
        self._adviser = None

    def lay(self, index: int, cell: int, face: int, time: int) -> bool:
        """Lay a die, from the hand or from another cell, on an empty cell; a WILD with a face 0..26, others with their own.

        False if nobody builds now; ValueError says what is not allowed.
        """
        if not self._building(time):
            return False
        seat = self._own(index)
        if not 0 <= cell < SIDE * SIDE:
            raise ValueError("a cell is 0..%d, not %r" % (SIDE * SIDE - 1, cell))
        if seat.grid()[cell] >= 0 and seat.where[index] != cell:
            raise ValueError("a die lies on cell %d" % cell)
        if seat.faces[index] == WILD and not 0 <= face < FACES:
            raise ValueError("a WILD lies with a face 0..26, not %r" % (face,))
        if seat.faces[index] != WILD and face != seat.faces[index]:
            raise ValueError("a die shows what it was rolled to: %d, not %r" % (seat.faces[index], face))
        seat.put(index, cell, face)
        self._changed(time)
        return True

    def take(self, index: int, time: int) -> bool:
        """Take a die back into the hand."""
        if not self._building(time):
            return False
        self._own(index).put(index, IN_HAND, -1)
        self._changed(time)
        return True

    def shift(self, rows: int, columns: int, time: int) -> bool:
        """Move the whole grid so far down and right; False where it would leave its room."""
        if not self._building(time):
            return False
        seat = self.seat
        lying = [index for index, cell in enumerate(seat.where) if cell >= 0]
        moved = shifted([seat.where[index] for index in lying], rows, columns)
        if moved is None:
            return False
        for index, cell in zip(lying, moved):
            seat.where[index] = cell
        seat.forget()
        return True

    def draw(self, time: int) -> bool:
        """Draw another die and roll it once; False if the bag is empty."""
        if not self._building(time):
            return False
        if not self._draw(self.seat):
            return False
        self.drawn += self.alone
        self._adviser = None
        self._changed(time)
        return True

    def may_add(self) -> bool:
        """Tell whether dice may be laid on others' grids: the bag is empty, and there is a computer player."""
        return not self.bag.numbers and len(self.people) < len(self.seats)

    def add(self, index: int, other: int, cell: int, face: int, time: int) -> bool:
        """With an empty bag lay a die from the hand on a computer player's grid, where it forms a SET; a WILD with a face."""
        if not self._building(time):
            return False
        if not self.may_add():
            raise ValueError("dice are added to others' grids when the bag is empty, and only to computer players'")
        seat, owner = self._own(index), self.seats[other]
        if owner.mind is None or seat.where[index] != IN_HAND:
            raise ValueError("a die from the hand is laid on a computer player's grid, not die %r on seat %r" % (index, other))
        if seat.faces[index] != WILD:
            face = seat.faces[index]
        grid = owner.grid()
        if not 0 <= cell < len(grid) or not joins(grid, cell, face):
            raise ValueError("the die forms no SET on cell %r that hangs together with the rest" % (cell,))
        self._add(seat, index, owner, cell, face)
        self._changed(time)
        return True

    def may_give_up(self) -> bool:
        """Tell whether the round can be given up: alone only with an empty bag, when nothing else may help."""
        return not (self.alone and self.bag.numbers)

    def give_up_round(self, time: int) -> bool:
        """Build no more in this round; what is unused counts for the others, or costs somebody alone what a die drawn does."""
        if not self.may_give_up() or not self._building(time):
            return False
        self._end_turn(time)
        return True

    def advise(self, steps: int) -> "tuple[int, ...] | None":
        """Search on for a hint; return the three dice of a SET that is not laid yet, () if there is none, None: not yet.

        One with a die in the hand comes first; where all dice lie, but apart, one that could be laid anew.
        """
        seat = self.seat
        if self._adviser is None:
            self._adviser = Solver(seat.faces)
        if not self._adviser.work(steps):
            return None
        sets = self._adviser.sets()
        for three in sets:
            if [index for index in three if seat.where[index] < 0]:
                return three
        for three in sets:
            a, b, c = [seat.given[index] for index in three]
            if not (in_line([seat.where[index] for index in three]) and is_set(a, b, c)):
                return three
        return ()

    def next_round(self, time: int) -> None:
        """Draw and roll for the next round; ValueError if the match is over, or the round that is played is not."""
        if self.over:
            raise ValueError("the match is over")
        if self.state != ROUND_OVER:
            raise ValueError("round %d is not over" % (self.round + 1))
        if self.alone and self.round >= 0:  # the next dice are the same, however many were drawn
            for die in self.bag.draw(len(self.bag.numbers)):
                roll(die, self.rng)
        self.round += 1
        self.bag = Bag(self.rng)
        for seat in self.seats:
            if self.round:
                seat.history.append(seat.points)
            seat.start()
            for _ in range(DICE_DRAWN):
                self._draw(seat)
            seat.note(0)
            if seat.mind:
                seat.mind.begin(seat, self.rng.below(1 << 28))
        self.turn = 0
        self.best = -1
        self._adviser = None
        self.state = READY if len(self.people) > 1 else BUILDING
        self.stopwatch = Stopwatch(time, 0, self.state == BUILDING)

    def pause(self, time: int) -> None:
        """Stop the clock."""
        self.stopwatch.stop(time)

    def resume(self, time: int) -> None:
        """Let it go on."""
        if self.state == BUILDING:
            self.stopwatch.go(time)

    # What happens by itself

    def think(self, steps: int) -> bool:
        """Let computer players search on, each for so many steps at most; tell whether any of them is not done."""
        busy = False
        for seat in self.seats:
            if seat.mind and seat.mind.state != RESTS and not seat.mind.work(seat, steps):
                busy = True
        return busy

    def tick(self, time: int) -> bool:
        """Let time pass; tell whether anything happened that can be seen."""
        if self.state != BUILDING or not self.stopwatch.running:
            return False
        now = self.elapsed(time)
        happened = self._run(now)
        if 0 <= self.best <= now or not (self.people or self._busy()):
            self._end_turn(time)
            return True
        return happened

    def _busy(self) -> bool:
        """Tell whether any computer player will do anything more."""
        return len([seat for seat in self.seats if seat.mind and seat.mind.state != RESTS]) > 0

    def _run(self, until: int) -> bool:
        """Let computer players do what they do until a time, or until one of them is done."""
        happened = False
        while True:
            due, mind, builder = _NEVER, None, None
            for seat in self.seats:
                if seat.mind and (seat.mind.busy or seat.mind.state == THINKS) and seat.mind.due <= until:
                    return happened  # what it does might come first
                if seat.mind and seat.mind.state not in (RESTS, THINKS) and seat.mind.due < due:
                    due, mind, builder = seat.mind.due, seat.mind, seat
            if mind is None or builder is None or due > until or 0 <= self.best < due:
                return happened
            happened = True
            self._acts(builder, mind)
            builder.note(due)
            if builder.done_at >= 0:
                mind.rest()
                self.best = due if self.best < 0 else min(self.best, due)

    def _acts(self, seat: BuildSeat, mind: Mind) -> None:
        if mind.state in (LAYS, REBUILDS):
            mind.lay(seat)
        elif mind.state == DRAWS:
            if self._draw(seat):
                mind.think(seat)
            elif self._adds(seat):
                mind.wait()
            else:
                mind.rest()

    def _adds(self, seat: BuildSeat) -> bool:
        """Let a computer player lay a die that it cannot use on another computer player's grid; False if none fits."""
        alone, loose = seat.judged()
        for index, cell in enumerate(seat.where):
            if cell != IN_HAND and cell not in alone and cell not in loose:
                continue
            for other in self.seats:
                if other is not seat and other.mind:
                    grid = other.grid()
                    found = open_cell(grid, seat.faces[index])
                    if found >= 0:
                        fit = [face for face in wanted(grid, found) if joins(grid, found, face)]
                        self._add(seat, index, other, found, fit[0] if seat.faces[index] == WILD else seat.faces[index])
                        return True
        return False

    # The steps

    def _building(self, time: int) -> bool:
        """Let time pass; tell whether the person still builds."""
        self.tick(time)
        return self.state == BUILDING and self.stopwatch.running and bool(self.people)

    def _own(self, index: int) -> BuildSeat:
        """Return the seat that builds; ValueError unless this is one of its dice that it can still move."""
        seat = self.seat
        if not 0 <= index < len(seat.dice) or seat.where[index] == AWAY:
            raise ValueError("die %r is none of this seat's" % (index,))
        return seat

    def _draw(self, seat: BuildSeat) -> bool:
        for die in self.bag.draw(1):
            seat.take(die, roll(die, self.rng))
            return True
        return False

    def _add(self, seat: BuildSeat, index: int, owner: BuildSeat, cell: int, face: int) -> None:
        owner.guests.append((cell, face))
        owner.forget()
        seat.put(index, AWAY, face)

    def _changed(self, time: int) -> None:
        """See how far the person is, and whether that was the end, in the step of the action."""
        seat, now = self.seat, self.elapsed(time)
        seat.note(now)
        if seat.complete:
            self.best = now if self.best < 0 else min(self.best, now)
            self._end_turn(time)

    def _end_turn(self, time: int) -> None:
        """The next person's turn, or the end of the round."""
        self.stopwatch.stop(time)
        if self.alone:
            unused = len(self.seat.dice) - self.seat.used
            self.spent += self.elapsed(time) + 1000 * DRAW_COST * unused
        if self.turn + 1 < len(self.people):
            self.turn += 1
            self.state = READY
            self.stopwatch = Stopwatch(time, 0, False)
        else:
            self._end_round()

    def _end_round(self) -> None:
        """Who was done first has a point for every die that the others had not used then."""
        if self.best < 0:  # all people gave up: computer players build to the end
            self._run_out()
        if self.best >= 0:
            unused = []
            for seat in self.seats:
                used, count = seat.seen(self.best)
                unused.append(count - used)
            for seat in self.seats:
                if seat.done_at == self.best:
                    seat.points = sum(unused)
        self.state = MATCH_OVER if self.round == ROUNDS - 1 else ROUND_OVER

    def _run_out(self) -> None:
        while self.best < 0:
            for seat in self.seats:
                if seat.mind:
                    seat.mind.work(seat, _NEVER)
            due = self.wake()
            if due > _LONGEST:
                return
            self._run(due)
