"""Finds a grid that uses up given dice, or as many as it can (RULES 6.3): for hints, and for computer players.

First SETs are chosen that cover the dice, hardest die first; then they are laid, each across a die that lies there or beside
the rest. The search is cut into steps, and given up after so many; it goes the same way on every interpreter.
"""

from tercet.core.crossword.grid import SIDE, neighbours
from tercet.core.dice import FACES, WILD, thirds
from tercet.core.shim import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Generator

    Search = Generator[None, None, bool]

LIMIT = 3000  # steps of a search, about: the rest of what it could find is little
MOST = 20  # dice that are looked at
_TRIES = const(200)  # places that are tried to lay one choice of SETs
_BESIDE = const(12)  # lines beside the rest that are tried for one SET


class Solver:
    """A search. faces: what the dice show, 0..27, at most MOST of them are looked at. limit: steps after all SETs are listed.

    best: what was found: steps, one for each SET that is laid, each ((index, cell, face), ...) of the dice that it adds.
    """

    def __init__(self, faces: list[int], limit: int = LIMIT) -> None:
        self.faces = faces[:MOST]
        self.best: list[tuple[tuple[int, int, int], ...]] = []
        self.used = 0  # dice in best
        self.done = False
        self._left = limit
        self._all = len(faces)
        self._sets: list[tuple[int, tuple[int, int, int], tuple[tuple[int, int], ...]]] = []
        self._target = 0  # the dice that any SET covers
        self._now = list(faces)  # with the faces that WILDs have been given
        self._listed = False
        self._search = self._run()

    @property
    def complete(self) -> bool:
        """Whether best uses all dice."""
        return self.used == self._all

    def work(self, steps: int) -> bool:
        """Search on for so many steps; tell whether the search is over."""
        while steps > 0 and not self.done:
            steps -= 1
            self._left -= self._listed
            if self._left < 0:
                self.done = True
                break
            try:
                next(self._search)
            except StopIteration:
                self.done = True
        return self.done

    def finish(self) -> "Solver":
        """Search to the end."""
        while not self.work(1 << 20):
            pass
        return self

    def sets(self) -> list[tuple[int, ...]]:
        """Return the three dice of each SET in best, in the order in which they are laid."""
        at: dict[int, tuple[int, int]] = {}  # cell: (index, face)
        found: list[tuple[int, ...]] = []
        third = thirds()
        for step in self.best:
            for index, cell, face in step:
                at[cell] = (index, face)
            for line in _lines(step[0][1]):
                three = [at[cell] for cell in sorted(line) if cell in at]
                fresh = [index for index, cell, _ in step if cell not in line]
                if len(three) == 3 and not fresh and third[FACES * three[0][1] + three[1][1]] == three[2][1]:
                    found.append(tuple([index for index, _ in three]))
                    break
        return found

    # Which SETs

    def _run(self) -> "Search":
        """List all SETs as (mask of the dice, their indices, faces of the WILDs among them as (index, face)), then cover."""
        faces, third = self.faces, thirds()
        count = len(faces)
        for i in range(count):
            for j in range(i + 1, count):
                yield
                for k in range(j + 1, count):
                    if WILD in (faces[i], faces[j], faces[k]):
                        self._add_wild((i, j, k))
                    elif third[FACES * faces[i] + faces[j]] == faces[k]:
                        self._sets.append((1 << i | 1 << j | 1 << k, (i, j, k), ()))
        for mask, _, _ in self._sets:
            self._target |= mask
        self._listed = True
        return (yield from self._cover(0, 0, []))

    def _add_wild(self, dice: tuple[int, int, int]) -> None:
        """Add a SET with WILDs: one is the third, two or three show what the other does."""
        symbols = [self.faces[index] for index in dice if self.faces[index] != WILD]
        face = symbols[0] if symbols else 0
        if len(symbols) == 2:
            face = thirds()[FACES * face + symbols[1]]
        given = tuple([(index, face) for index in dice if self.faces[index] == WILD])
        self._sets.append((1 << dice[0] | 1 << dice[1] | 1 << dice[2], dice, given))

    def _cover(self, covered: int, skipped: int, chosen: list[int]) -> "Search":
        """Choose SETs until all dice are covered that any SET could cover; then again with some left out."""
        yield
        if _ones(covered) > self.used:
            laid = yield from self._lay(chosen)
            if laid and covered == self._target:
                return True
        rest = self._target & ~covered & ~skipped
        if not rest or _ones(self._target & ~skipped) <= self.used:
            return False
        die, options = self._hardest(rest, skipped)
        for _, number in options:
            mask, _, given = self._sets[number]
            was = [(index, self._now[index]) for index, _ in given]
            for index, face in given:
                self._now[index] = face
            chosen.append(number)
            if (yield from self._cover(covered | mask, skipped, chosen)):
                return True
            chosen.pop()
            for index, face in was:
                self._now[index] = face
        return (yield from self._cover(covered, skipped | 1 << die, chosen))

    def _hardest(self, rest: int, skipped: int) -> tuple[int, list[tuple[int, int]]]:
        """Return (the die of `rest` that fewest SETs cover, those SETs as (rank, number), the widest first)."""
        counts = [0] * len(self.faces)
        fitting = []
        for number, (mask, dice, given) in enumerate(self._sets):
            if mask & rest and not mask & skipped and self._allowed(given):
                fitting.append(number)
                for index in dice:
                    counts[index] += 1
        best = -1
        for index in range(len(counts)):
            if rest >> index & 1 and (best < 0 or counts[index] < counts[best]):
                best = index
        options = [(-_ones(self._sets[number][0] & rest), number) for number in fitting if self._sets[number][0] >> best & 1]
        options.sort()
        return best, options

    def _allowed(self, given: tuple[tuple[int, int], ...]) -> bool:
        for index, face in given:
            if self._now[index] not in (WILD, face):
                return False
        return True

    # Where they lie

    def _lay(self, chosen: list[int]) -> "Search":
        """Lay the chosen SETs; keep it as the best if that works."""
        self._where = [-1] * len(self.faces)
        self._grid = bytearray(SIDE * SIDE)  # 1 where a die lies
        self._trail: list[tuple[tuple[int, int], ...]] = []
        self._tries = _TRIES
        laid = yield from self._place(list(chosen))
        if laid:
            self.best = [tuple([(index, cell, self._now[index]) for index, cell in step]) for step in self._trail]
            self.used = sum([len(step) for step in self.best])
        return laid

    def _place(self, pending: list[int]) -> "Search":
        """Lay what is pending, first what must join two dice, then what crosses one, then what lies beside."""
        number, joins = -1, -1
        for candidate in pending:
            placed = len([index for index in self._sets[candidate][1] if self._where[index] >= 0])
            if placed == 3:
                return (yield from self._place([other for other in pending if other != candidate]))
            if placed > joins:
                number, joins = candidate, placed
        if number < 0:
            return True
        rest = [other for other in pending if other != number]
        for step in self._ways(self._sets[number][1]):
            self._tries -= 1
            if self._tries < 0:
                return False
            yield
            for index, cell in step:
                self._where[index] = cell
                self._grid[cell] = 1
            self._trail.append(step)
            if (yield from self._place(rest)):
                return True
            self._trail.pop()
            for index, cell in step:
                self._where[index] = -1
                self._grid[cell] = 0
        return False

    def _ways(self, dice: tuple[int, int, int]) -> list[tuple[tuple[int, int], ...]]:
        """Return the ways to lay a SET: for each the (index, cell) of the dice that do not lie yet."""
        lying = [index for index in dice if self._where[index] >= 0]
        fresh = [index for index in dice if self._where[index] < 0]
        if len(lying) == 2:
            return [((fresh[0], cell),) for cell in self._third_cells(self._where[lying[0]], self._where[lying[1]])]
        ways: list[tuple[tuple[int, int], ...]] = []
        if len(lying) == 1:
            a, b = fresh
            here = self._where[lying[0]]
            for line in _lines(here):
                cells = [cell for cell in line if cell != here]
                if not self._grid[cells[0]] and not self._grid[cells[1]]:
                    ways.append(((a, cells[0]), (b, cells[1])))
                    ways.append(((b, cells[0]), (a, cells[1])))
            return ways
        a, b, c = dice
        for line in self._lines_beside():
            ways += [((x, line[0]), (y, line[1]), (z, line[2])) for x, y, z in ((a, b, c), (b, a, c), (a, c, b))]
        return ways

    def _third_cells(self, first: int, second: int) -> list[int]:
        """Return the empty cells that make three in a line with two."""
        return [
            cell
            for line in _lines(first)
            if second in line
            for cell in line
            if cell != first and cell != second and not self._grid[cell]
        ]

    def _lines_beside(self) -> list[tuple[int, int, int]]:
        """Return some lines of three empty cells that touch what lies there; one in the middle if nothing does."""
        if not self._trail:
            middle = SIDE // 2 * SIDE + SIDE // 2
            return [(middle - 1, middle, middle + 1)]
        found: list[tuple[int, int, int]] = []
        for cell in range(SIDE * SIDE):
            if self._grid[cell]:
                for beside in neighbours(cell):
                    if self._grid[beside]:
                        continue
                    for line in _lines(beside):
                        if line not in found and not (self._grid[line[0]] or self._grid[line[1]] or self._grid[line[2]]):
                            found.append(line)
                            if len(found) == _BESIDE:
                                return found
        return found


def _lines(cell: int) -> list[tuple[int, int, int]]:
    """Return the lines of three cells through one: the cell in the middle first."""
    row, column = cell // SIDE, cell % SIDE
    lines = []
    for shift in (1, 0, 2):  # the place of the cell in the line
        if column - shift >= 0 and column - shift + 2 < SIDE:
            first = cell - shift
            lines.append((first, first + 1, first + 2))
        if row - shift >= 0 and row - shift + 2 < SIDE:
            first = cell - shift * SIDE
            lines.append((first, first + SIDE, first + 2 * SIDE))
    return lines


def _ones(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
