"""The innermost loops of the search for a turn of SET Cubed, in viper: see search.py.

tables: (board, hand, best, work, THIRD, BONUSES, cells, faces, gains). The board is as board.py has it, the hand counts its
dice by face. best and work: dice laid, points, then cell, face and wild of each die; work[11]: how many singles there are,
whose cells, faces and points without a WILD are the last three tables. Nothing is checked here: the caller does it.
"""

from tercet.core.shim import const, micropython, ptr8

# Of board.py and search.py: viper code takes no names from other modules.
_STRIDE = const(17)
_CELLS = const(289)
_INNER = const(36)  # cells before the first square, and after the last one
_NO_DIE = const(28)
_OUTSIDE = const(29)
_FACES = const(27)
_WILD = const(27)
_MOST_SINGLES = const(255)
_LAID = const(0)
_POINTS = const(1)
_DICE = const(2)
_ENTRY = const(3)  # bytes of a die in the work buffer: cell, face, wild
_SINGLES = const(11)
_SET = const(3)  # points of one


@micropython.viper
def next_free(cells: object, at: int) -> int:
    """Return the next three cells in a line of which exactly one has a die and the others are empty, from `at` on.

    The number of the first of them; of a column that number plus CELLS, which is 289; 578 if there are no more.
    """
    board = ptr8(cells)
    while at < 2 * _CELLS:
        first = at if at < _CELLS else at - _CELLS
        step = 1 if at < _CELLS else _STRIDE
        if first >= _CELLS - 2 * _STRIDE:
            at = _CELLS + _INNER if at < _CELLS else 2 * _CELLS
        else:
            a = board[first]
            b = board[first + step]
            c = board[first + 2 * step]
            dice = (1 if a < _FACES else 0) + (1 if b < _FACES else 0) + (1 if c < _FACES else 0)
            if a < _OUTSIDE and b < _OUTSIDE and c < _OUTSIDE and dice == 1:
                return at
            at += 1
    return 2 * _CELLS


@micropython.viper
def find_singles(tables: object) -> int:
    """Put every die that forms SETs alone into the tables of singles, the best first; return how many there are."""
    board = ptr8(tables[0])  # type: ignore[index]  # viper knows no tuples
    third = ptr8(tables[4])  # type: ignore[index]
    bonus = ptr8(tables[5])  # type: ignore[index]
    cells = ptr8(tables[6])  # type: ignore[index]
    faces = ptr8(tables[7])  # type: ignore[index]
    gains = ptr8(tables[8])  # type: ignore[index]
    end = 0
    cell = _INNER
    while cell < _CELLS - _INNER:
        if board[cell] == _NO_DIE:
            start = end
            window = 0
            while window < 6:
                step = _STRIDE if window > 2 else 1
                kind = window - 3 if window > 2 else window
                a = board[cell - 2 * step if kind == 0 else (cell - step if kind == 1 else cell + step)]
                b = board[cell - step if kind == 0 else (cell + step if kind == 1 else cell + 2 * step)]
                window += 1
                if a < _FACES and b < _FACES:
                    face = third[_FACES * a + b]
                    at = start
                    while at < end and faces[at] != face:
                        at += 1
                    if at < end:
                        gains[at] = gains[at] + _SET
                    elif end < _MOST_SINGLES:
                        cells[end] = cell
                        faces[end] = face
                        gains[end] = _SET + bonus[cell]
                        end += 1
        cell += 1
    at = 1
    while at < end:  # in order, by insertion
        cell = cells[at]
        face = faces[at]
        gain = gains[at]
        to = at
        while to > 0 and gains[to - 1] < gain:
            cells[to] = cells[to - 1]
            faces[to] = faces[to - 1]
            gains[to] = gains[to - 1]
            to -= 1
        cells[to] = cell
        faces[to] = face
        gains[to] = gain
        at += 1
    return end


@micropython.viper
def through(tables: object, cell: int, face: int) -> int:
    """Return the points of a die on an empty cell: three for each SET through it, and the bonus square."""
    board = ptr8(tables[0])  # type: ignore[index]
    third = ptr8(tables[4])  # type: ignore[index]
    bonus = ptr8(tables[5])  # type: ignore[index]
    points = bonus[cell]
    row = _FACES * face
    step = 1
    while step <= _STRIDE:
        before = board[cell - step]
        after = board[cell + step]
        if before < _FACES:
            wanted = third[row + before]
            if board[cell - 2 * step] == wanted:
                points += _SET
            if after == wanted:
                points += _SET
        if after < _FACES and board[cell + 2 * step] == third[row + after]:
            points += _SET
        step += _STRIDE - 1
    return points


@micropython.viper
def note(tables: object):  # type: ignore[no-untyped-def]  # viper's None
    """Keep the turn in the work buffer if it is the best so far."""
    best = ptr8(tables[2])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    if work[_POINTS] > best[_POINTS]:
        at = 0
        while at < _SINGLES:
            best[at] = work[at]
            at += 1


@micropython.viper
def lay_last(tables: object):  # type: ignore[no-untyped-def]
    """Keep the turn in the work buffer, with the best die added to it that forms a SET at once, if it is the best so far."""
    board = ptr8(tables[0])  # type: ignore[index]
    hand = ptr8(tables[1])  # type: ignore[index]
    best = ptr8(tables[2])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    third = ptr8(tables[4])  # type: ignore[index]
    cells = ptr8(tables[6])  # type: ignore[index]
    faces = ptr8(tables[7])  # type: ignore[index]
    gains = ptr8(tables[8])  # type: ignore[index]
    laid = work[_LAID]
    points = work[_POINTS]
    wilds = hand[_WILD]
    most = 0
    most_cell = 0
    most_face = 0
    most_wild = 0
    # Those that there were before anything was laid; what was laid since only adds to them, which is seen below.
    at = 0
    end = work[_SINGLES]
    while at < end and gains[at] > most:
        cell = cells[at]
        face = faces[at]
        if board[cell] == _NO_DIE:
            if hand[face]:
                most = gains[at]
                most_cell = cell
                most_face = face
                most_wild = 0
            elif wilds and gains[at] - 1 > most:
                most = gains[at] - 1
                most_cell = cell
                most_face = face
                most_wild = 1
        at += 1
    # Those beside a die that was laid.
    number = 0
    while number < laid:
        cell = work[_DICE + _ENTRY * number]
        number += 1
        step = 1
        while step <= _STRIDE:
            first = cell - 2 * step
            while first <= cell:
                a = board[first]
                b = board[first + step]
                c = board[first + 2 * step]
                free = -1
                if a == _NO_DIE:
                    if b < _FACES and c < _FACES:
                        free = first
                        face = third[_FACES * b + c]
                elif a < _FACES:
                    if b == _NO_DIE:
                        if c < _FACES:
                            free = first + step
                            face = third[_FACES * a + c]
                    elif c == _NO_DIE and b < _FACES:
                        free = first + 2 * step
                        face = third[_FACES * a + b]
                if free >= 0:
                    if hand[face]:
                        gain = int(through(tables, free, face))
                        wild = 0
                    elif wilds:
                        gain = int(through(tables, free, face)) - 1
                        wild = 1
                    else:
                        gain = 0
                    if gain > most:
                        most = gain
                        most_cell = free
                        most_face = face
                        most_wild = wild
                first += step
            step += _STRIDE - 1
    if points + most > best[_POINTS]:
        at = _DICE
        while at < _SINGLES:
            best[at] = work[at]
            at += 1
        best[_POINTS] = points + most
        best[_LAID] = laid
        if most > 0:
            best[_LAID] = laid + 1
            best[_DICE + _ENTRY * laid] = most_cell
            best[(_DICE + 1) + _ENTRY * laid] = most_face
            best[(_DICE + 2) + _ENTRY * laid] = most_wild


@micropython.viper
def lay_second(tables: object, cell: int, face: int):  # type: ignore[no-untyped-def]
    """After the first die: lay a second, as itself and as a WILD, look for the best last one, and take it back."""
    board = ptr8(tables[0])  # type: ignore[index]
    hand = ptr8(tables[1])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    if not (hand[face] or hand[_WILD]):
        return
    points = work[_POINTS]
    gain = int(through(tables, cell, face))
    wild = 0
    while wild < 2:
        taken = _WILD if wild else face
        if hand[taken]:
            hand[taken] = hand[taken] - 1
            board[cell] = face
            work[_LAID] = 2
            work[_POINTS] = points + gain - wild
            work[_DICE + _ENTRY] = cell
            work[_DICE + _ENTRY + 1] = face
            work[_DICE + _ENTRY + 2] = wild
            lay_last(tables)
            work[_LAID] = 1
            work[_POINTS] = points
            board[cell] = _NO_DIE
            hand[taken] = hand[taken] + 1
        wild += 1


@micropython.viper
def lay_seconds(tables: object, first: int):  # type: ignore[no-untyped-def]
    """After the first die, the single with this number: lay every other one after it, and those that it has made."""
    board = ptr8(tables[0])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    third = ptr8(tables[4])  # type: ignore[index]
    cells = ptr8(tables[6])  # type: ignore[index]
    faces = ptr8(tables[7])  # type: ignore[index]
    end = work[_SINGLES]
    at = first + 1
    while at < end:
        if board[cells[at]] == _NO_DIE:
            lay_second(tables, cells[at], faces[at])
        at += 1
    cell = work[_DICE]
    step = 1
    while step <= _STRIDE:
        start = cell - 2 * step
        while start <= cell:
            a = board[start]
            b = board[start + step]
            c = board[start + 2 * step]
            if a == _NO_DIE:
                if b < _FACES and c < _FACES:
                    lay_second(tables, start, third[_FACES * b + c])
            elif a < _FACES:
                if b == _NO_DIE:
                    if c < _FACES:
                        lay_second(tables, start + step, third[_FACES * a + c])
                elif c == _NO_DIE and b < _FACES:
                    lay_second(tables, start + 2 * step, third[_FACES * a + b])
            start += step
        step += _STRIDE - 1


@micropython.viper
def lay_two(tables: object, first: int, step: int):  # type: ignore[no-untyped-def]
    """Lay two dice beside the one that lies among three cells in a line, in every way; nothing or one die was laid before."""
    board = ptr8(tables[0])  # type: ignore[index]
    hand = ptr8(tables[1])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    third = ptr8(tables[4])  # type: ignore[index]
    x = first
    y = first + 2 * step
    die = board[first + step]
    if die >= _FACES:
        die = board[first]
        x = first + step
        if die >= _FACES:
            die = board[y]
            y = first
    laid = work[_LAID]
    points = work[_POINTS]
    at = _DICE + _ENTRY * laid
    one = 0
    while one < _FACES:
        two = third[_FACES * die + one]
        kind = 0
        while kind < 4:  # which of the two is a WILD
            first_wild = kind & 1
            second_wild = kind >> 1
            kind += 1
            first_taken = _WILD if first_wild else one
            second_taken = _WILD if second_wild else two
            if hand[first_taken]:
                hand[first_taken] = hand[first_taken] - 1
                if hand[second_taken]:
                    hand[second_taken] = hand[second_taken] - 1
                    gain = int(through(tables, x, one))
                    board[x] = one
                    gain += int(through(tables, y, two))
                    board[y] = two
                    work[_LAID] = laid + 2
                    work[_POINTS] = points + gain - first_wild - second_wild
                    work[at] = x
                    work[at + 1] = one
                    work[at + 2] = first_wild
                    work[at + 3] = y
                    work[at + 4] = two
                    work[at + 5] = second_wild
                    if laid:
                        note(tables)
                    else:
                        lay_last(tables)
                    board[x] = _NO_DIE
                    board[y] = _NO_DIE
                    hand[second_taken] = hand[second_taken] + 1
                hand[first_taken] = hand[first_taken] + 1
        one += 1
    work[_LAID] = laid
    work[_POINTS] = points
