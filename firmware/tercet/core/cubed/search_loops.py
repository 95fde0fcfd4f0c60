"""The innermost loops of the search for a turn of SET Cubed, in viper: see search.py.

tables: (board, hand, best, work, THIRD, BONUSES, cells, faces, gains). The board is as board.py has it, the hand counts its
dice by face. best and work: dice laid, points, then cell, face and wild of each die; work[11]: how many singles there are,
whose cells, faces and points without a WILD are the last three tables. Nothing is checked here: the caller does it.
"""

from tercet.core.shim import micropython, ptr8


@micropython.viper
def next_free(cells: object, at: int) -> int:
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
def find_singles(tables: object) -> int:
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
def through(tables: object, cell: int, face: int) -> int:
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
def note(tables: object):  # type: ignore[no-untyped-def]  # viper's None
    """Keep the turn in the work buffer if it is the best so far."""
    best = ptr8(tables[2])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    if int(work[1]) > int(best[1]):
        at = 0
        while at < 11:
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
def lay_second(tables: object, cell: int, face: int):  # type: ignore[no-untyped-def]
    """After the first die: lay a second, as itself and as a WILD, look for the best last one, and take it back."""
    board = ptr8(tables[0])  # type: ignore[index]
    hand = ptr8(tables[1])  # type: ignore[index]
    work = ptr8(tables[3])  # type: ignore[index]
    if not (int(hand[face]) or int(hand[27])):
        return
    points = int(work[1])
    gain = int(through(tables, cell, face))
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
            lay_last(tables)
            work[0] = 1
            work[1] = points
            board[cell] = 28
            hand[taken] = int(hand[taken]) + 1
        wild += 1


@micropython.viper
def lay_seconds(tables: object, first: int):  # type: ignore[no-untyped-def]
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
            lay_second(tables, int(cells[at]), int(faces[at]))
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
                    lay_second(tables, start, int(third[27 * b + c]))
            elif a < 27:
                if b == 28:
                    if c < 27:
                        lay_second(tables, start + step, int(third[27 * a + c]))
                elif c == 28 and b < 27:
                    lay_second(tables, start + 2 * step, int(third[27 * a + b]))
            start += step
        step += 16


@micropython.viper
def lay_two(tables: object, first: int, step: int):  # type: ignore[no-untyped-def]
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
                    gain = int(through(tables, x, one))
                    board[x] = one
                    gain += int(through(tables, y, two))
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
                        note(tables)
                    else:
                        lay_last(tables)
                    board[x] = 28
                    board[y] = 28
                    hand[second_taken] = int(hand[second_taken]) + 1
                hand[first_taken] = int(hand[first_taken]) + 1
        one += 1
    work[0] = laid
    work[1] = points
