"""Grids of dice for Crossword: where SETs lie, what hangs together, and what fits (RULES 6.3).

A grid is a list of faces in reading order, 0..26 or EMPTY; a WILD lies there with the face that it stands for.
"""

from tercet.core.cards import EMPTY
from tercet.core.dice import FACES, thirds

SIDE = 12  # cells in a row, and rows: ten dice in a line fit, and 42 in all


def empty_grid() -> list[int]:
    """Return a grid in which nothing lies."""
    return [EMPTY] * (SIDE * SIDE)


def judge(faces: list[int], columns: int = SIDE) -> tuple[list[int], list[int]]:
    """Return (cells of dice that are part of no SET, cells of others that do not hang together with the most of them).

    A SET is three neighbouring cells of a row or a column. Hanging together is by the sides, and only dice that are part of a
    SET count for it; of two parts of one size the one with the first cell is the main one. ([], []) for a grid that is right.
    """
    third = thirds()
    count = len(faces)
    taken = [cell for cell in range(count) if faces[cell] >= 0]
    part = bytearray(count)  # 1: of a SET
    for cell in taken:
        first = FACES * faces[cell]
        for step, room in ((1, cell % columns < columns - 2), (columns, cell + 2 * columns < count)):
            if room and faces[cell + step] >= 0 and third[first + faces[cell + step]] == faces[cell + 2 * step]:
                part[cell] = part[cell + step] = part[cell + 2 * step] = 1
    main: list[int] = []
    for cell in taken:
        if part[cell] == 1:
            group = _group(part, cell, columns)
            if len(group) > len(main):
                main = group
    for cell in main:
        part[cell] = 3
    return [cell for cell in taken if part[cell] == 0], [cell for cell in taken if part[cell] == 2]


def _group(part: bytearray, first: int, columns: int) -> list[int]:
    """Return the cells that hang together with one that is part of a SET, and mark them with 2."""
    part[first] = 2
    group = [first]
    for cell in group:  # it grows
        for beside in neighbours(cell, len(part), columns):
            if part[beside] == 1:
                part[beside] = 2
                group.append(beside)
    return group


def neighbours(cell: int, count: int = SIDE * SIDE, columns: int = SIDE) -> list[int]:
    """Return the cells that share a side with one: above, left, right, below, where they are on the grid."""
    found = []
    if cell >= columns:
        found.append(cell - columns)
    if cell % columns:
        found.append(cell - 1)
    if cell % columns < columns - 1:
        found.append(cell + 1)
    if cell + columns < count:
        found.append(cell + columns)
    return found


def in_line(cells: list[int]) -> bool:
    """Tell whether three cells are neighbours in a row or in a column, in any order."""
    first, middle, last = sorted(cells)
    row = middle // SIDE == first // SIDE == last // SIDE
    return first >= 0 and middle - first == last - middle and (middle - first == SIDE or (row and middle - first == 1))


def wanted(faces: list[int], cell: int, columns: int = SIDE) -> list[int]:
    """Return the faces that would make a SET in a cell with dice that lie there, the one that makes most first."""
    makes = bytearray(FACES)
    third = thirds()
    for step, place, places in ((1, cell % columns, columns), (columns, cell // columns, len(faces) // columns)):
        for a, b in ((-2, -1), (-1, 1), (1, 2)):
            if place + a >= 0 and place + b < places:
                first, second = faces[cell + a * step], faces[cell + b * step]
                if first >= 0 and second >= 0:
                    makes[third[FACES * first + second]] += 1
    ranked = sorted([(-makes[face], face) for face in range(FACES) if makes[face]])
    return [face for _, face in ranked]


def joins(faces: list[int], cell: int, face: int) -> bool:
    """Tell whether a die with a face 0..26 would be part of a SET in an empty cell, and hang together with most of the dice."""
    if faces[cell] >= 0 or face not in wanted(faces, cell):
        return False
    faces[cell] = face
    _, loose = judge(faces)
    faces[cell] = EMPTY
    return cell not in loose


def open_cell(faces: list[int], face: int) -> int:
    """Return the first cell that a die with this face, or a WILD (27) with any, joins; -1 if there is none."""
    for cell in range(len(faces)):
        if faces[cell] < 0:
            for fit in wanted(faces, cell) if face == FACES else [face]:
                if joins(faces, cell, fit):
                    return cell
    return -1


def shifted(cells: list[int], rows: int, columns: int) -> "list[int] | None":
    """Return cells moved so far down and right (negative: up and left), or None if one would leave the grid."""
    moved = []
    for cell in cells:
        row, column = cell // SIDE + rows, cell % SIDE + columns
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            return None
        moved.append(row * SIDE + column)
    return moved
