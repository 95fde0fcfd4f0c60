"""The search for the best turn of SET Cubed: all turns of up to three dice, in slices that hold up no key.

Every legal turn can be laid so that each step forms a SET at once: one die beside two that lie there (a *single*), or two
dice beside one. So the search lays a single, then another, or two dice at once; and for each two it finds the best last
die. A WILD takes whatever face a SET asks for. A die of the hand is known by its face alone: equal faces are worth the same.
"""

from tercet.core.cubed import BONUSES, CELLS, EMPTY, STRIDE, THIRD
from tercet.core.dice import WILD
from tercet.core.shim import TYPE_CHECKING, micropython, ptr8

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_SINGLES = 255
# What the work buffer holds: dice laid so far, their points; cell, face, wild of each from 2 on; how many singles there are.
_LAID, _POINTS, _DICE, _SINGLES = 0, 1, 2, 11


class Search:
    """Looks for turns on one board with one hand. best: (points as the search counts them, [(cell, face, wild)])."""

    def __init__(self, board: bytearray, faces: "list[int]") -> None:
        """board: as in core/cubed.py, left as it is; faces: of the hand, 0..27."""
        self._board = bytearray(board)
        self._hand = bytearray(WILD + 1)
        for face in faces:
            self._hand[face] += 1
        self._best = bytearray(11)  # dice, points, and cell, face, wild of each, as in the work buffer
        self._work = bytearray(12)
        self._cells = bytearray(_MOST_SINGLES)
        self._faces = bytearray(_MOST_SINGLES)
        self._gains = bytearray(_MOST_SINGLES)
        self._tables = (
            self._board,
            self._hand,
            self._best,
            self._work,
            THIRD,
            BONUSES,
            self._cells,
            self._faces,
            self._gains,
        )
        self._work[_SINGLES] = _singles(self._tables)

    @property
    def best(self) -> "tuple[int, list[tuple[int, int, bool]]]":
        """The best turn found so far; (0, []) if there is none."""
        return self._best[_POINTS], _dice(self._best)

    def singles(self) -> "list[tuple[int, int, int]]":
        """Return (cell, face, points without a WILD) of every die that would form SETs alone, the best first."""
        return [(self._cells[i], self._faces[i], self._gains[i]) for i in range(self._work[_SINGLES])]

    def everything(self) -> "Iterator[None]":
        """Look at every legal turn, a few at a time."""
        for _ in self.die_by_die(True):
            yield
        at = _next_free(self._board, 0)
        while at < CELLS:
            _window(self._tables, at, 1)
            yield
            at = _next_free(self._board, at + 1)
        while at < 2 * CELLS:
            _window(self._tables, at - CELLS, STRIDE)
            yield
            at = _next_free(self._board, at + 1)

    def die_by_die(self, pairs: bool = False) -> "Iterator[None]":
        """Look at every turn in which each die forms a SET when it is laid. pairs: and at two dice beside the first."""
        work, board, hand = self._work, self._board, self._hand
        for first in range(work[_SINGLES]):
            cell, face, gain = self._cells[first], self._faces[first], self._gains[first]
            for taken in (face, WILD):
                if not hand[taken]:
                    continue
                wild = taken == WILD
                hand[taken] -= 1
                board[cell] = face
                work[_LAID], work[_POINTS] = 1, gain - wild
                work[_DICE], work[_DICE + 1], work[_DICE + 2] = cell, face, wild
                _note(self._tables)
                _second(self._tables, first)
                yield
                for step in (1, STRIDE) if pairs else ():
                    for start in (cell - 2 * step, cell - step, cell):
                        if _next_free(board, start + (step > 1) * CELLS) == start + (step > 1) * CELLS:
                            _window(self._tables, start, step)
                    yield
                work[_LAID] = work[_POINTS] = 0
                board[cell] = EMPTY
                hand[taken] += 1

    def one_more(self) -> bool:
        """Add the best single to the best turn found so far; tell whether there was one. No other search can follow."""
        best, work = self._best, self._work
        dice = best[_LAID]
        for at in range(11):
            work[at] = best[at]
        for cell, face, wild in _dice(best)[-1:]:
            self._board[cell] = face
            self._hand[WILD if wild else face] -= 1
        _last(self._tables)
        return best[_LAID] > dice


def _dice(buffer: bytearray) -> "list[tuple[int, int, bool]]":
    return [(buffer[at], buffer[at + 1], bool(buffer[at + 2])) for at in range(_DICE, _DICE + 3 * buffer[_LAID], 3)]


@micropython.viper
def _next_free(cells: object, at: int) -> int:
    """Return the next three cells in a line of which exactly one has a die and the others are empty, from `at` on.

    The number of the first of them; of a column that number plus CELLS, which is 289; 578 if there are no more.
    """
    board = ptr8(cells)
    while at < 578:
        first = at if at < 289 else at - 289
        step = 1 if at < 289 else 17
        if first > 254:
            at = 325 if at < 289 else 578
        else:
            a = int(board[first])
            b = int(board[first + step])
            c = int(board[first + 2 * step])
            dice = (1 if a < 27 else 0) + (1 if b < 27 else 0) + (1 if c < 27 else 0)
            if a < 29 and b < 29 and c < 29 and dice == 1:
                return at
            at += 1
    return 578


@micropython.viper
def _singles(tables: object) -> int:
    """Put every die that forms SETs alone into the tables of singles, the best first; return how many there are."""
    board = ptr8(tables[0])  # type: ignore[index]  # viper knows no tuples
    third = ptr8(tables[4])  # type: ignore[index]
    bonus = ptr8(tables[5])  # type: ignore[index]
    cells = ptr8(tables[6])  # type: ignore[index]
    faces = ptr8(tables[7])  # type: ignore[index]
    gains = ptr8(tables[8])  # type: ignore[index]
    end = 0
    cell = 36
    while cell < 253:
        if int(board[cell]) == 28:
            start = end
            window = 0
            while window < 6:
                step = 17 if window > 2 else 1
                kind = window - 3 if window > 2 else window
                a = int(board[cell - 2 * step if kind == 0 else (cell - step if kind == 1 else cell + step)])
                b = int(board[cell - step if kind == 0 else (cell + step if kind == 1 else cell + 2 * step)])
                window += 1
                if a < 27 and b < 27:
                    face = int(third[27 * a + b])
                    at = start
                    while at < end and int(faces[at]) != face:
                        at += 1
                    if at < end:
                        gains[at] = int(gains[at]) + 3
                    elif end < 255:
                        cells[end] = cell
                        faces[end] = face
                        gains[end] = 3 + int(bonus[cell])
                        end += 1
        cell += 1
    at = 1
    while at < end:  # in order, by insertion
        cell = int(cells[at])
        face = int(faces[at])
        gain = int(gains[at])
        to = at
        while to > 0 and int(gains[to - 1]) < gain:
            cells[to] = int(cells[to - 1])
            faces[to] = int(faces[to - 1])
            gains[to] = int(gains[to - 1])
            to -= 1
        cells[to] = cell
        faces[to] = face
        gains[to] = gain
        at += 1
    return end


@micropython.viper
def _through(tables: object, cell: int, face: int) -> int:
    """Return the points of a die on an empty cell: three for each SET through it, and the bonus square."""
    board = ptr8(tables[0])  # type: ignore[index]
    third = ptr8(tables[4])  # type: ignore[index]
    bonus = ptr8(tables[5])  # type: ignore[index]
    points = int(bonus[cell])
    row = 27 * face
    step = 1
    while step < 18:
        before = int(board[cell - step])
        after = int(board[cell + step])
        if before < 27:
            wanted = int(third[row + before])
            if int(board[cell - 2 * step]) == wanted:
                points += 3
            if after == wanted:
                points += 3
        if after < 27 and int(board[cell + 2 * step]) == int(third[row + after]):
            points += 3
        step += 16
    return points


@micropython.viper
def _note(tables: object):  # type: ignore[no-untyped-def]  # viper's None
    """Keep the turn in the work buffer if it is the best so far."""
    best = ptr8(tables[2])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    if int(work[1]) > int(best[1]):
        at = 0
        while at < 11:
            best[at] = work[at]
            at += 1


@micropython.viper
def _last(tables: object):  # type: ignore[no-untyped-def]
    """Keep the turn in the work buffer, with the best die added to it that forms a SET at once, if it is the best so far."""
    board = ptr8(tables[0])  # type: ignore[index]
    hand = ptr8(tables[1])  # type: ignore[index]
    best = ptr8(tables[2])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    third = ptr8(tables[4])  # type: ignore[index]
    cells = ptr8(tables[6])  # type: ignore[index]
    faces = ptr8(tables[7])  # type: ignore[index]
    gains = ptr8(tables[8])  # type: ignore[index]
    laid = int(work[0])
    points = int(work[1])
    wilds = int(hand[27])
    most = 0
    most_cell = 0
    most_face = 0
    most_wild = 0
    # Those that there were before anything was laid; what was laid since only adds to them, which is seen below.
    at = 0
    end = int(work[11])
    while at < end and int(gains[at]) > most:
        cell = int(cells[at])
        face = int(faces[at])
        if int(board[cell]) == 28:
            if int(hand[face]):
                most = int(gains[at])
                most_cell = cell
                most_face = face
                most_wild = 0
            elif wilds and int(gains[at]) - 1 > most:
                most = int(gains[at]) - 1
                most_cell = cell
                most_face = face
                most_wild = 1
        at += 1
    # Those beside a die that was laid.
    number = 0
    while number < laid:
        cell = int(work[2 + 3 * number])
        number += 1
        step = 1
        while step < 18:
            first = cell - 2 * step
            while first <= cell:
                a = int(board[first])
                b = int(board[first + step])
                c = int(board[first + 2 * step])
                free = -1
                if a == 28:
                    if b < 27 and c < 27:
                        free = first
                        face = int(third[27 * b + c])
                elif a < 27:
                    if b == 28:
                        if c < 27:
                            free = first + step
                            face = int(third[27 * a + c])
                    elif c == 28 and b < 27:
                        free = first + 2 * step
                        face = int(third[27 * a + b])
                if free >= 0:
                    if int(hand[face]):
                        gain = int(_through(tables, free, face))
                        wild = 0
                    elif wilds:
                        gain = int(_through(tables, free, face)) - 1
                        wild = 1
                    else:
                        gain = 0
                    if gain > most:
                        most = gain
                        most_cell = free
                        most_face = face
                        most_wild = wild
                first += step
            step += 16
    if points + most > int(best[1]):
        at = 2
        while at < 11:
            best[at] = work[at]
            at += 1
        best[1] = points + most
        best[0] = laid
        if most > 0:
            best[0] = laid + 1
            best[2 + 3 * laid] = most_cell
            best[3 + 3 * laid] = most_face
            best[4 + 3 * laid] = most_wild


@micropython.viper
def _lay_second(tables: object, cell: int, face: int):  # type: ignore[no-untyped-def]
    """After the first die: lay a second, as itself and as a WILD, look for the best last one, and take it back."""
    board = ptr8(tables[0])  # type: ignore[index]
    hand = ptr8(tables[1])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    if not (int(hand[face]) or int(hand[27])):
        return
    points = int(work[1])
    gain = int(_through(tables, cell, face))
    wild = 0
    while wild < 2:
        taken = 27 if wild else face
        if int(hand[taken]):
            hand[taken] = int(hand[taken]) - 1
            board[cell] = face
            work[0] = 2
            work[1] = points + gain - wild
            work[5] = cell
            work[6] = face
            work[7] = wild
            _last(tables)
            work[0] = 1
            work[1] = points
            board[cell] = 28
            hand[taken] = int(hand[taken]) + 1
        wild += 1


@micropython.viper
def _second(tables: object, first: int):  # type: ignore[no-untyped-def]
    """After the first die, the single with this number: lay every other one after it, and those that it has made."""
    board = ptr8(tables[0])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    third = ptr8(tables[4])  # type: ignore[index]
    cells = ptr8(tables[6])  # type: ignore[index]
    faces = ptr8(tables[7])  # type: ignore[index]
    end = int(work[11])
    at = first + 1
    while at < end:
        if int(board[cells[at]]) == 28:
            _lay_second(tables, int(cells[at]), int(faces[at]))
        at += 1
    cell = int(work[2])
    step = 1
    while step < 18:
        start = cell - 2 * step
        while start <= cell:
            a = int(board[start])
            b = int(board[start + step])
            c = int(board[start + 2 * step])
            if a == 28:
                if b < 27 and c < 27:
                    _lay_second(tables, start, int(third[27 * b + c]))
            elif a < 27:
                if b == 28:
                    if c < 27:
                        _lay_second(tables, start + step, int(third[27 * a + c]))
                elif c == 28 and b < 27:
                    _lay_second(tables, start + 2 * step, int(third[27 * a + b]))
            start += step
        step += 16


@micropython.viper
def _window(tables: object, first: int, step: int):  # type: ignore[no-untyped-def]
    """Lay two dice beside the one that lies among three cells in a line, in every way; nothing or one die was laid before."""
    board = ptr8(tables[0])  # type: ignore[index]
    hand = ptr8(tables[1])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    third = ptr8(tables[4])  # type: ignore[index]
    x = first
    y = first + 2 * step
    die = int(board[first + step])
    if die > 26:
        die = int(board[first])
        x = first + step
        if die > 26:
            die = int(board[y])
            y = first
    laid = int(work[0])
    points = int(work[1])
    at = 2 + 3 * laid
    one = 0
    while one < 27:
        two = int(third[27 * die + one])
        kind = 0
        while kind < 4:  # which of the two is a WILD
            first_wild = kind & 1
            second_wild = kind >> 1
            kind += 1
            first_taken = 27 if first_wild else one
            second_taken = 27 if second_wild else two
            if int(hand[first_taken]):
                hand[first_taken] = int(hand[first_taken]) - 1
                if int(hand[second_taken]):
                    hand[second_taken] = int(hand[second_taken]) - 1
                    gain = int(_through(tables, x, one))
                    board[x] = one
                    gain += int(_through(tables, y, two))
                    board[y] = two
                    work[0] = laid + 2
                    work[1] = points + gain - first_wild - second_wild
                    work[at] = x
                    work[at + 1] = one
                    work[at + 2] = first_wild
                    work[at + 3] = y
                    work[at + 4] = two
                    work[at + 5] = second_wild
                    if laid:
                        _note(tables)
                    else:
                        _last(tables)
                    board[x] = 28
                    board[y] = 28
                    hand[second_taken] = int(hand[second_taken]) + 1
                hand[first_taken] = int(hand[first_taken]) + 1
        one += 1
    work[0] = laid
    work[1] = points
