"""Who builds at Crossword: the dice and the grid of a seat, and how far it was when; computer players' building (RULES 6.3)."""

from tercet.core.cards import EMPTY
from tercet.core.computer import MEANS, waiting
from tercet.core.crossword.grid import empty_grid, judge
from tercet.core.crossword.solver import LIMIT, Solver
from tercet.core.match import PERSON
from tercet.core.rng import Rng

IN_HAND, AWAY = -1, -2  # in place of a cell: the die is in the hand, or lies on somebody else's grid

# Of computer players, by skill (ours): how long they search for a grid, and with the means of the table game how long they
# take to lay a SET, and to see that they cannot go on.
_SEARCH = (30, 80, 400, LIMIT)
_LAYS = tuple([2 * means[1] for means in MEANS])
_DRAWS = tuple([means[2] for means in MEANS])

THINKS, LAYS, DRAWS, REBUILDS, RESTS = range(5)  # what a computer player does


class BuildSeat:
    """One seat: a person, or a computer player of a skill 0..3. Its dice are known by their places in `dice`.

    dice: numbers 0..41; faces: what they were rolled to, 0..27; where: cell of each, IN_HAND or AWAY; given: the face that a
    WILD stands for while it lies, else its own. guests: (cell, face) of dice that others have added. timeline: (ms, used, dice)
    from each change on. done_at: ms when all were used, -1: not.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.history: list[int] = []  # points of the rounds that are over
        self.mind = Mind(kind) if kind != PERSON else None
        self.start()

    def start(self) -> None:
        """Begin a round, with no dice."""
        self.points = 0
        self.dice: list[int] = []
        self.faces: list[int] = []
        self.where: list[int] = []
        self.given: list[int] = []
        self.guests: list[tuple[int, int]] = []
        self.timeline: list[tuple[int, int, int]] = []
        self.done_at = -1
        self.forget()

    def total(self) -> int:
        """Points of all rounds, the running one included."""
        return sum(self.history) + self.points

    def take(self, die: int, face: int) -> None:
        """Take a die that was rolled to a face into the hand."""
        self.dice.append(die)
        self.faces.append(face)
        self.where.append(IN_HAND)
        self.given.append(face)
        self.forget()

    def put(self, index: int, cell: int, face: int) -> None:
        """Put a die on a cell with the face that it shows there, or into the hand; nothing is checked."""
        self.where[index] = cell
        self.given[index] = face if cell != IN_HAND else self.faces[index]
        self.forget()

    def forget(self) -> None:
        """The grid has changed."""
        self._judged: tuple[list[int], list[int]] | None = None

    def grid(self) -> list[int]:
        """Return the grid as core/crossword/grid.py knows it."""
        grid = empty_grid()
        for index, cell in enumerate(self.where):
            if cell >= 0:
                grid[cell] = self.given[index]
        for cell, face in self.guests:
            grid[cell] = face
        return grid

    def at(self, cell: int) -> int:
        """Return which die lies on a cell, -1 if none of its own does."""
        return self.where.index(cell) if cell in self.where else -1

    def hand(self) -> list[int]:
        """Return the dice that are in the hand."""
        return [index for index, cell in enumerate(self.where) if cell == IN_HAND]

    def judged(self) -> tuple[list[int], list[int]]:
        """Return (cells of dice that are part of no SET, cells of others that hang loose)."""
        if self._judged is None:
            self._judged = judge(self.grid())
        return self._judged

    @property
    def used(self) -> int:
        """How many dice are used: part of a SET and hanging together, or added to another grid."""
        alone, loose = self.judged()
        idle = [index for index, cell in enumerate(self.where) if cell == IN_HAND or cell in alone or cell in loose]
        return len(self.dice) - len(idle)

    @property
    def complete(self) -> bool:
        """Whether all dice are used."""
        return self.used == len(self.dice)

    def note(self, now: int) -> None:
        """Note how far it is at this time."""
        entry = (self.used, len(self.dice))
        if not self.timeline or self.timeline[-1][1:] != entry:
            self.timeline.append((now, entry[0], entry[1]))
        if self.complete and self.done_at < 0:
            self.done_at = now

    def seen(self, now: int) -> tuple[int, int]:
        """Return (dice used, dice) as they were at a time."""
        used, count = 0, 0
        for since, then_used, then_count in self.timeline:
            if since > now:
                break
            used, count = then_used, then_count
        return used, count


class Mind:
    """How a computer player of a skill 0..3 builds: it searches for a grid, lays it SET by SET, and draws where it is stuck."""

    def __init__(self, skill: int) -> None:
        self.skill = skill
        self.rng = Rng(0)
        self.state = RESTS
        self.due = 0  # ms of the round when it does what it does; while it thinks, when it began to
        self.laid = 0  # steps of the plan that lie
        self.solver = Solver([])

    def begin(self, seat: BuildSeat, seed: int) -> None:
        """Look at the dice at the beginning of a round."""
        self.rng = Rng(seed)
        self.due = 0
        self.laid = 0
        self.think(seat)

    def think(self, seat: BuildSeat) -> None:
        """Begin to search for a grid of all its dice."""
        self.state = THINKS
        self.solver = self.search(seat)

    def search(self, seat: BuildSeat) -> Solver:
        """Return the search for a grid of its dice; it takes its time until Solver.work() has come to its end."""
        return Solver(seat.faces, _SEARCH[self.skill])

    def work(self, seat: BuildSeat, steps: int) -> bool:
        """Search on for so many steps; tell whether it is done, and decided what to do."""
        if not self.solver.work(steps):
            return False
        if self.state != THINKS:
            return True
        if not self.laid and self.solver.best:
            self._next(LAYS, _LAYS)
        elif self.solver.used > seat.used and not seat.guests:
            self._next(REBUILDS, _LAYS)
        else:
            self._next(DRAWS, _DRAWS)
        return True

    @property
    def busy(self) -> bool:
        """Whether it searches, also for what it had found before the power went off."""
        return self.state != RESTS and not self.solver.done

    def lay(self, seat: BuildSeat) -> None:
        """Lay the next SET of the plan, or the whole plan again; then decide what comes next.

        Where somebody else's die has come to lie meanwhile, a SET cannot be laid, and nothing is built anew.
        """
        plan = self.solver.best
        taken = [cell for cell, _ in seat.guests]
        steps = plan if self.state == REBUILDS else plan[self.laid : self.laid + 1]
        steps = [step for step in steps if not [cell for _, cell, _ in step if cell in taken]]
        if self.state == REBUILDS and taken:
            steps = []
        elif self.state == REBUILDS:
            for index in range(len(seat.dice)):
                seat.put(index, IN_HAND, EMPTY)
        for step in steps:
            for index, cell, face in step:
                seat.put(index, cell, face)
        self.laid = len(plan) if self.state == REBUILDS else self.laid + 1
        if seat.complete:
            self.state = RESTS
        elif self.laid < len(plan):
            self._next(LAYS, _LAYS)
        else:
            self._next(DRAWS, _DRAWS)

    def wait(self) -> None:
        """It has added a die elsewhere: look for the next."""
        self._next(DRAWS, _DRAWS)

    def rest(self) -> None:
        """Nothing is left to do."""
        self.state = RESTS

    def _next(self, state: int, means: tuple[int, ...]) -> None:
        self.state = state
        self.due += waiting(means[self.skill], self.rng)
