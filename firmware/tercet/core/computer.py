"""Computer players at a table of cards (RULES 5): what they have found, and when.

A computer player finds each SET on the table independently, after a random time whose mean depends on the SET's level; it
sees nothing else. Times are exponential, drawn in whole numbers so that every interpreter draws alike.
"""

from tercet.core import skill as skills
from tercet.core.cards import CARDS, find_sets, level
from tercet.core.rng import Rng

MEANS = (  # ms, by skill and level 1..4
    (20_000, 35_000, 55_000, 80_000),
    (12_000, 20_000, 30_000, 42_000),
    (7_000, 10_000, 14_000, 18_000),
    (4_500, 5_500, 7_000, 8_500),
)
FASTEST = 1000  # ms: nobody finds a SET sooner, so no computer player does (RULES 5, ours)
WRONG_ONE_IN = (12, 20, 40, 0)  # one call in so many is wrong, by skill; 0: none is

# 1000 * -ln(m) for m in the middle of 32 steps from 1/2 to 1.
_LOGARITHMS = (
    b"\x02\xa6\x02\x87\x02\x6a\x02\x4d\x02\x32\x02\x17\x01\xfc\x01\xe3\x01\xca\x01\xb1\x01\x99\x01\x82\x01\x6b\x01\x55"
    b"\x01\x3f\x01\x2a\x01\x15\x01\x01\x00\xed\x00\xd9\x00\xc6\x00\xb3\x00\xa1\x00\x8f\x00\x7d\x00\x6b\x00\x5a\x00\x49"
    b"\x00\x38\x00\x28\x00\x18\x00\x08"
)
_LN2 = 693  # 1000 * ln 2


def waiting(mean: int, rng: Rng) -> int:
    """Return an exponential waiting time with this mean in ms, at least 1.

    -ln(u) for a random u: how often u halves, and the rest by the table.
    """
    thousandths = 0
    while rng.below(2):
        thousandths += _LN2
    place = 2 * rng.below(32)
    thousandths += _LOGARITHMS[place] << 8 | _LOGARITHMS[place + 1]
    # In two parts: the product would pass 2**30, where the RP2040 puts numbers on the heap.
    return max(1, mean // 1000 * thousandths + mean % 1000 * thousandths // 1000)


def finding(skill: int, hard: int, rng: Rng) -> int:
    """Return in how many ms a computer player of a skill finds a SET of a level 1..4."""
    return max(FASTEST, waiting(MEANS[skill][hard - 1], rng))


def ordered(a: int, b: int, c: int) -> tuple[int, int, int]:
    """Return three cards in ascending order: a SET stays the same when its cards move to other cells."""
    least, greatest = min(a, b, c), max(a, b, c)
    return least, a + b + c - least - greatest, greatest


class Computer:
    """The thoughts of one computer player of a skill 0..3. Times are play times of the table in ms."""

    def __init__(self, skill: int) -> None:
        skills.check_skill(skill)
        self.skill = skill
        self.forget()

    def forget(self) -> None:
        """Forget all thoughts before a new deck comes: the same three cards may lie on its table."""
        self.thoughts: dict[tuple[int, int, int], int] = {}  # cards of a SET on the table: when it is found
        self.gives_up = 0  # when it would say that there is no SET

    def look(self, cells: list[int], time: int, rng: Rng) -> None:
        """Look at the table as it is from `time` on: think on about SETs that are still there, and begin with new ones."""
        thoughts = {}
        for i, j, k in find_sets(cells):
            cards = ordered(cells[i], cells[j], cells[k])
            if cards not in self.thoughts:
                self.doubt(cards, time, rng)
            thoughts[cards] = self.thoughts[cards]
        self.thoughts = thoughts
        # A table without a SET is given up as soon as an easy SET is found, for the times per deck that RULES 5 wants; with
        # SETs on the table it searches much longer before it doubts that there is one.
        easy, hard = MEANS[self.skill][0], MEANS[self.skill][3]
        self.gives_up = time + (3 * hard + waiting(hard, rng) if thoughts else waiting(easy, rng))

    def next_find(self) -> "tuple[int, tuple[int, int, int]] | None":
        """Return (time, cards) of the SET it finds first, or None if there is none."""
        best = None
        for cards, due in self.thoughts.items():
            if best is None or (due, cards) < best:
                best = due, cards
        return best

    def doubt(self, cards: tuple[int, int, int], time: int, rng: Rng) -> None:
        """Think about a SET, or about one anew, after a wrong call."""
        self.thoughts[cards] = time + finding(self.skill, level(cards[0], cards[1], cards[2]), rng)

    def errs(self, rng: Rng) -> bool:
        """Tell whether the call it makes now is one of the wrong ones."""
        one_in = WRONG_ONE_IN[self.skill]
        return one_in > 0 and rng.below(one_in) == 0

    def save(self) -> list[int]:
        """Return the thoughts as numbers: how many, then three cards and a time each, and when it gives up."""
        numbers = [len(self.thoughts)]
        for cards in sorted(self.thoughts):
            numbers.extend(cards)
            numbers.append(self.thoughts[cards])
        numbers.append(self.gives_up)
        return numbers

    def restore(self, numbers: list[int]) -> list[int]:
        """Take what save() returned from the head of a list; return the rest. ValueError if it does not fit."""
        count = numbers[0] if numbers else 0
        if len(numbers) < 2 + 4 * count:
            raise ValueError("saved thoughts of a computer player end too early")
        for place in range(1, 1 + 4 * count, 4):
            a, b, c, due = numbers[place : place + 4]
            if max(a, b, c) >= CARDS:
                raise ValueError("saved thoughts of a computer player name card %d" % max(a, b, c))
            self.thoughts[a, b, c] = due
        self.gives_up = numbers[1 + 4 * count]
        return numbers[2 + 4 * count :]
