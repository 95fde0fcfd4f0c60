"""SET Cubed: the board game with 42 dice, two to four people and computer players (RULES 6.1)."""

from tercet.core.cubed import KIND
from tercet.core.cubed.board import MOST_LAID, NO_DIE, judge, named, new_board, place_of
from tercet.core.cubed.computer import Sorting, Thoughts
from tercet.core.cubed.seats import CHOSEN, HAND_SIZE, LAID, PASSED, SCORED, SWAPPED, TAKEN, Event, Player
from tercet.core.cubed.start import NEVER, SHOWING, STARTING, TURN, TURN_SHOWN, Start
from tercet.core.dice import WILD, Bag, roll
from tercet.core.match import check_seats
from tercet.core.skill import FEATURE_COUNT

CHOOSING, OVER = 3, 4  # states: before them those of start.py
STEP = 700  # ms from one step of a computer player to its next
_PASSES = 3, 5  # rounds of passing in a row that end the game: with an empty bag, with dice in it


class Cubed(Start):
    """One game. seats: two to four of PERSON or a skill 0..3; times in ms that only grow. practice: hints are given.

    board: what lay there before this turn; dice: {cell: number of the die there}; wilds: cells of dice that are WILD;
    laid: [(place in the hand, cell, face)] of the running turn, whose dice are still in the hand; player: whose turn it is.
    """

    KIND = KIND

    def __init__(self, seats: "tuple[int, ...]", seed: int, time: int, practice: bool = False) -> None:
        check_seats(seats, 2, "SET Cubed")
        super().__init__(seats, seed, time)
        self.practice = practice
        self.bag = Bag(self.rng)
        self.board = new_board()
        self.dice: dict[int, int] = {}
        self.wilds: list[int] = []
        self.turns = 0  # since the start
        self.passed = 0  # in a row, in this round
        self.idle_rounds = 0  # in which all passed, in a row
        self.plan: list[tuple[int, int, int]] = []  # what a computer player will lay
        self.planned = False
        self._thoughts: Thoughts | Sorting | None = None
        for seat in self.seats:
            seat.points.append(0)
            seat.take(self.bag.draw(HAND_SIZE), self.rng)
        self._listen(0)

    # What can be seen

    def table(self) -> "tuple[int, int, int, int]":
        """Return the key of the best games of its kind in the records; a computer player takes part."""
        skill = max([seat.kind for seat in self.seats])
        return KIND, skill, FEATURE_COUNT[skill], 0

    @property
    def over(self) -> bool:
        """Whether the last round is over."""
        return self.state == OVER

    @property
    def rounds(self) -> int:
        """The number of the running round, from 1."""
        return len(self.seats[0].points)

    @property
    def thinking(self) -> bool:
        """Whether a computer player is thinking."""
        return self.state in (TURN, CHOOSING) and not self.seats[self.player].person and not self.planned

    @property
    def passes_left(self) -> int:
        """After how many more rounds in which all pass the game is over."""
        return _PASSES[len(self.bag.numbers) > 0] - self.idle_rounds

    @property
    def last_pass(self) -> bool:
        """Whether the game ends if everybody passes from now on; so far everybody has passed in this round."""
        return self.passes_left == 1 and self.passed == (self.player - self.starter) % len(self.seats)

    def free_places(self) -> "list[int]":
        """Places in the hand of the player whose turn it is with dice that are not laid."""
        used = [place for place, _, _ in self.laid]
        return [place for place in range(len(self.seats[self.player].dice)) if place not in used]

    def turn_dice(self) -> "list[tuple[int, int, bool]]":
        """The dice laid this turn as judge() wants them."""
        faces = self.seats[self.player].faces
        return [(cell, face, faces[place] == WILD) for place, cell, face in self.laid]

    def worth(self) -> "tuple[list[tuple[int, int, int]], int]":
        """Return (new SETs, points) of the dice laid so far; cubed.Refusal if the turn could not end so."""
        return judge(self.board, self.turn_dice())

    def swaps(self) -> "list[tuple[int, int]]":
        """Return every (place in the hand, cell) of a die that matches a WILD on the board; [] once a die is laid."""
        if self.state != TURN or self.laid:
            return []
        faces = self.seats[self.player].faces
        return [(place, cell) for cell in self.wilds for place in range(len(faces)) if faces[place] == self.board[cell]]

    # A turn

    def swap(self, place: int, cell: int) -> Event:
        """Put the matching die in place of a WILD on the board; the WILD comes to the hand and is rolled. ValueError if not."""
        self._check_turn()
        faces = self._hand(place).faces
        if self.laid:
            raise ValueError("swaps come first: take back what was laid")
        if cell not in self.wilds:
            raise ValueError("no WILD lies on %s" % named((cell,)))
        if faces[place] != self.board[cell]:
            raise ValueError("the WILD on %s is face %d, not %d" % (named((cell,)), self.board[cell], faces[place]))
        seat = self.seats[self.player]
        seat.dice[place], self.dice[cell] = self.dice[cell], seat.dice[place]
        self.wilds.remove(cell)
        faces[place] = roll(seat.dice[place], self.rng)
        return Event(SWAPPED, self.player, (cell,))

    def lay(self, place: int, cell: int, face: int = WILD) -> Event:
        """Lay a die of the hand on an empty cell; face: 0..26, what a WILD stands for. ValueError if that cannot be."""
        self._check_turn()
        faces = self._hand(place).faces
        if len(self.laid) == MOST_LAID:
            raise ValueError("a turn lays at most %d dice" % MOST_LAID)
        if place not in self.free_places():
            raise ValueError("die %d of the hand is laid already" % place)
        if self.board[cell] != NO_DIE or cell in [one[1] for one in self.laid]:
            raise ValueError("the cell (%d, %d) is not empty" % place_of(cell))
        face = faces[place] if faces[place] != WILD else face
        self._check_face(place, face)
        self.laid.append((place, cell, face))
        return Event(LAID, self.player, (cell,))

    def take_back(self, cell: int) -> Event:
        """Take a die of this turn back into the hand; ValueError if none lies there."""
        self._check_turn()
        for one in self.laid:
            if one[1] == cell:
                self.laid.remove(one)
                return Event(TAKEN, self.player, (cell,))
        raise ValueError("no die of this turn lies on %s" % named((cell,)))

    def end_turn(self, time: int) -> Event:
        """Score the dice laid, or pass where there are none; cubed.Refusal for a turn that is not legal."""
        self._check_turn()
        if self.laid:
            return self._score(time)
        self.passed += 1
        return self._next(Event(PASSED, self.player), time)

    def choose(self, places: "tuple[int, ...]", time: int) -> Event:
        """Choose which dice of the hand to roll again, () for none; when all have chosen they are rolled."""
        if self.state != CHOOSING:
            raise ValueError("dice are rolled again at the end of a round only")
        for place in places:
            self._hand(place)
        self.seats[self.player].again = tuple(places)
        event = Event(CHOSEN, self.player)
        self.player = (self.player + 1) % len(self.seats)
        if self.player == self.starter:
            for seat in self._in_order():
                seat.roll(seat.again, self.rng)
                seat.again = ()
            event.rolled = True
            self._next_round()
        self._plan_ahead(time, TURN_SHOWN if event.rolled else 0)
        return event

    def pause(self, time: int) -> None:
        """Stop the clock; computer players stand still. A call without its SET is void, and so is the question: nobody pays."""
        self.stopwatch.stop(time)
        self.void()

    def resume(self, time: int) -> None:
        """Let it go on."""
        if not self.over:
            self.stopwatch.go(time)

    # What happens by itself

    def tick(self, time: int) -> "Event | None":
        """Let a computer player think for some milliseconds, or do the next thing; return what it did, or None."""
        now = self.elapsed(time)
        if not self.stopwatch.running or now < self.wake():
            return None
        if self.state == STARTING:
            return self.decline(time) if self.asked_until else self.roll_again(time)
        if self.state == SHOWING:
            return self.too_late(time)
        if not self.planned:
            self._think()
            return None
        self.due = now + STEP
        if self.state == CHOOSING:
            return self.choose(self._sorted(), time)
        thoughts = self._thoughts
        if isinstance(thoughts, Thoughts) and thoughts.swap:
            place, cell = thoughts.swap
            self._plan_ahead(time, STEP)
            return self.swap(place, cell)
        if self.plan:
            place, cell, face = self.plan.pop(0)
            return self.lay(place, cell, face)
        return self.end_turn(time)

    def wake(self) -> int:
        """The play time in ms at which tick() will next have something to do; a large number if never."""
        if self.state == STARTING:
            if self.asked_until:
                return self.asked_until
            first = min([NEVER if seat.waits else seat.call_at for seat in self.seats])
            return self.due if first == NEVER and not [seat for seat in self.seats if seat.person] else first
        if self.state == SHOWING:
            return self.show_until
        if self.state == OVER or self.seats[self.player].person:
            return NEVER
        return self.due if self.planned else 0

    def _think(self) -> None:
        seat = self.seats[self.player]
        if self._thoughts is None:
            if self.state == CHOOSING:
                self._thoughts = Sorting(seat.kind, self.board, seat.faces)
            else:
                swaps = tuple([(place, cell, self.dice[cell]) for place, cell in self.swaps()])
                stuck = self.idle_rounds >= _PASSES[0] - 1
                self._thoughts = Thoughts(seat.kind, self.board, seat.faces, swaps, self.turns, stuck)
        thoughts = self._thoughts
        if thoughts.step():
            self.planned = True
            if isinstance(thoughts, Thoughts):
                self.plan = list(thoughts.turn)

    def _sorted(self) -> "tuple[int, ...]":
        return self._thoughts.again if isinstance(self._thoughts, Sorting) else ()

    def _plan_ahead(self, time: int, wait: int) -> None:
        """A computer player may be next: it starts to think again, and acts so many ms from now at the earliest."""
        self._thoughts = None
        self.plan = []
        self.planned = False
        self.due = self.elapsed(time) + wait

    # The steps

    def _score(self, time: int) -> Event:
        """End a turn in which dice were laid; cubed.Refusal leaves everything as it was."""
        seat = self.seats[self.player]
        sets, points = self.worth()
        event = Event(SCORED, self.player, tuple([cell for _, cell, _ in self.laid]), points)
        event.sets = sets
        for place, cell, face in self.laid:
            self.board[cell] = face
            self.dice[cell] = seat.dice[place]
            if seat.faces[place] == WILD:
                self.wilds.append(cell)
        seat.drop([place for place, _, _ in self.laid])
        seat.points[-1] += points
        seat.best = max(seat.best, points)
        self.laid = []
        self.passed = 0
        return self._next(event, time)

    def _next(self, event: Event, time: int) -> Event:
        """The next seat plays, or the round ends."""
        self.turns += 1
        self.player = (self.player + 1) % len(self.seats)
        if self.player == self.starter:
            self._end_round(event)
        self._plan_ahead(time, TURN_SHOWN)
        if event.over:
            self.stopwatch.stop(time)
        return event

    def _end_round(self, event: Event) -> None:
        event.round_over = True
        event.all_passed = self.passed >= len(self.seats)
        self.idle_rounds = self.idle_rounds + 1 if event.all_passed else 0
        out = [seat for seat in self.seats if not seat.dice]
        if out or self.passes_left <= 0:
            self.state, self.player = OVER, -1
            event.over = True
        elif event.all_passed:
            for seat in self._in_order():
                seat.roll(range(len(seat.dice)), self.rng)
            self._next_round()
        else:
            for seat in self._in_order():
                seat.take(self.bag.draw(HAND_SIZE - len(seat.dice)), self.rng)
            self.state = CHOOSING

    def _next_round(self) -> None:
        self.state, self.passed = TURN, 0
        for seat in self.seats:
            seat.points.append(0)

    def _in_order(self) -> "list[Player]":
        """The seats, the starter first."""
        count = len(self.seats)
        return [self.seats[(self.starter + number) % count] for number in range(count)]

    def _check_turn(self) -> None:
        if self.state != TURN:
            raise ValueError("it is nobody's turn")
