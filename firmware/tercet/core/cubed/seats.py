"""Who plays SET Cubed, with which dice, and what the game answers to each action (RULES 6.1)."""

from tercet.core.dice import roll
from tercet.core.match import PERSON
from tercet.core.rng import Rng

HAND_SIZE = 5  # dice

# What happened
CALLED, WRONG_CALL, ROLLED, STARTED, SWAPPED, LAID, TAKEN, SCORED, PASSED, CHOSEN, ASKED, AGREED, DECLINED, LATE = range(14)


class Player:
    """One seat: a person (kind PERSON) or a computer player of a skill 0..3; its hand lies open.

    dice: their numbers 0..41, faces: what they show, 0..27; points: of each round, the running one last.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.dice: list[int] = []
        self.faces: list[int] = []
        self.points: list[int] = []
        self.best = 0  # points of its best turn
        self.called = 0  # the number of its last call
        self.waits = False  # called wrongly: it may call after the next roll
        self.agreed = False  # that nobody has a SET
        self.call_at = 0  # play time at which a computer player calls
        self.again: tuple[int, ...] = ()  # places of dice that it will roll again

    @property
    def person(self) -> bool:
        """Whether no computer plays here."""
        return self.kind == PERSON

    def total(self) -> int:
        """Points of all rounds."""
        return sum(self.points)

    def take(self, dice: "list[int]", rng: Rng) -> None:
        """Add dice to the hand and roll them."""
        for die in dice:
            self.dice.append(die)
            self.faces.append(roll(die, rng))

    def roll(self, places: "tuple[int, ...] | range", rng: Rng) -> None:
        """Roll the dice at these places of the hand again."""
        for place in places:
            self.faces[place] = roll(self.dice[place], rng)

    def drop(self, places: "list[int]") -> None:
        """Give away the dice at these places of the hand."""
        kept = [place for place in range(len(self.dice)) if place not in places]
        self.dice = [self.dice[place] for place in kept]
        self.faces = [self.faces[place] for place in kept]


class Event:
    """What happened in a game of SET Cubed.

    kind: CALLED     `seat` called and is to show a SET
          WRONG_CALL `seat` called and has none: it waits for the next roll
          ROLLED     nobody called: everybody rolled again
          STARTED    `seat` has laid its SET on the logo; `points`, `cells`; all_passed: all had agreed that nobody has one
          SWAPPED    `seat` put a die in place of a WILD on `cells`
          LAID       a die was laid on `cells`
          TAKEN      the die on `cells` was taken back
          SCORED     `seat` ended its turn: `points`, `cells` of the dice laid, `sets` as the numbers of their cells
          PASSED     `seat` passed
          CHOSEN     `seat` has chosen what to roll again
          ASKED      has nobody a SET? Each person who may call is to agree
          AGREED     `seat` agrees, and others are missing
          DECLINED   not everybody agreed in time, or it was taken back
          LATE       `seat` called and did not show a SET in time: as after a wrong call
    round_over: the round ended with it; all_passed: and everybody rolls the whole hand again; rolled: everybody has chosen, and
    the dice were rolled; over: the game ended.
    """

    def __init__(self, kind: int, seat: int, cells: "tuple[int, ...]" = (), points: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.cells = cells
        self.points = points
        self.sets: list[tuple[int, int, int]] = []
        self.round_over = False
        self.all_passed = False
        self.rolled = False
        self.over = False

    def text(self) -> str:
        """Return it in one line, the same on every interpreter."""
        flags = (self.round_over, self.all_passed, self.rolled, self.over)
        return "%d seat%d cells%r points%d sets%r %d%d%d%d" % (
            (self.kind, self.seat, self.cells, self.points, self.sets) + flags
        )
