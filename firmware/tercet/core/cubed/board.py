"""SET Cubed's board: its squares, what lies on it, and what a turn scores (RULES 6.1).

A cell is known by (row, column) from the centre, each -6..6, or by its number: its place in a board, which is a bytearray
with two more cells beyond each edge, so that every cell has all its neighbours. A board holds the face 0..26 of the die on
each cell, NO_DIE, or OUTSIDE. A WILD on the board is the face that it was given.
"""

from tercet.core.dice import FACES, thirds

THIRD = thirds()  # of faces a and b: at 27 * a + b

EDGE = 6  # the furthest row and column
STRIDE = 17  # cells from one row of a board to the next
CELLS = STRIDE * STRIDE
NO_DIE, OUTSIDE = 28, 29  # in place of a face
MOST_LAID = 3  # dice in a turn
LOGO = (CELLS // 2 - 1, CELLS // 2, CELLS // 2 + 1)  # three cells in the middle of the middle row

NO_SET, NOT_JOINED, OFF_LOGO = range(3)  # why a turn is refused


class Refusal(ValueError):
    """A turn that the rules do not allow. reason: NO_SET, NOT_JOINED or OFF_LOGO; cells: the numbers of the dice it names."""

    def __init__(self, message: str, reason: int, cells: "tuple[int, ...]") -> None:
        super().__init__(message)
        self.reason = reason
        self.cells = cells


def cell_at(row: int, column: int) -> int:
    """Return the number of a cell; row and column -6..6."""
    if not (-EDGE <= row <= EDGE and -EDGE <= column <= EDGE):
        raise ValueError("rows and columns are -6..6, not (%r, %r)" % (row, column))
    return (row + 8) * STRIDE + column + 8


def place_of(cell: int) -> "tuple[int, int]":
    """Return (row, column) of a cell by its number."""
    return cell // STRIDE - 8, cell % STRIDE - 8


def new_board() -> bytearray:
    """Return a board without dice."""
    board = bytearray(bytes((OUTSIDE,)) * CELLS)
    for row in range(-EDGE, EDGE + 1):
        first = (row + 8) * STRIDE + 8 - EDGE
        for cell in range(first, first + 2 * EDGE + 1):
            board[cell] = NO_DIE
    return board


def _bonuses() -> bytes:
    """Return the value of the bonus square at each cell, 0 where there is none."""
    bonuses = bytearray(CELLS)
    for value, squares in ((2, ((2, 2), (0, 4), (4, 0))), (3, ((4, 4), (2, 5), (5, 2))), (5, ((6, 6), (0, 6), (6, 0)))):
        for row, column in squares:
            for down in (row, -row):
                for right in (column, -column):
                    bonuses[cell_at(down, right)] = value
    return bytes(bonuses)


BONUSES = _bonuses()


def score_turn(before: "dict[tuple[int, int], int]", laid: "list[tuple[int, int, int, bool]]") -> "tuple[int, int]":
    """Return (number of new SETs, points) of a turn; ValueError names what is not allowed.

    before: {(row, column): face} of all dice that lay there; laid: [(row, column, face, wild)] of 0..3 dice, with the face
    0..26 that a WILD was given. On a board without dice the turn is the start: a SET on the logo. No die laid: a pass.
    """
    board = new_board()
    for (row, column), face in before.items():
        board[cell_at(row, column)] = _checked(face)
    dice: list[tuple[int, int, bool]] = []
    for row, column, face, wild in laid:
        cell = cell_at(row, column)
        if cell in [die[0] for die in dice]:
            raise ValueError("two dice are laid on %s" % named((cell,)))
        if board[cell] != NO_DIE:
            raise ValueError("a die lies on %s already" % named((cell,)))
        dice.append((cell, _checked(face), bool(wild)))
    sets, points = judge(board, dice)
    return len(sets), points


def judge(board: bytearray, laid: "list[tuple[int, int, bool]]") -> "tuple[list[tuple[int, int, int]], int]":
    """Return (new SETs, points) of dice laid on empty cells of a board; Refusal if the turn is not allowed.

    laid: [(cell, face, wild)]; a SET is the numbers of its three cells, ascending. The board is left as it was.
    """
    if len(laid) > MOST_LAID:
        raise ValueError("a turn lays at most %d dice, not %d" % (MOST_LAID, len(laid)))
    sets, cells, points = scored(board, laid)
    if not laid:
        return sets, 0
    alone = tuple([cell for cell in cells if not [one for one in sets if cell in one]])
    if is_bare(board):
        if tuple(sorted(cells)) != LOGO:
            raise Refusal("the first SET lies on the logo, %s" % named(LOGO), OFF_LOGO, tuple(cells))
    elif not alone and not [one for one in sets if [cell for cell in one if cell not in cells]]:
        raise Refusal("no new SET holds a die that lay there before", NOT_JOINED, tuple(cells))
    if alone:
        raise Refusal("in no new SET: %s" % named(alone), NO_SET, alone)
    return sets, points


def scored(board: bytearray, laid: "list[tuple[int, int, bool]]") -> "tuple[list[tuple[int, int, int]], list[int], int]":
    """Return (new SETs, cells laid on, points) as the dice lie, legal or not; arguments as in judge().

    Three points for each new SET, one less for each WILD, and the bonus squares.
    """
    cells, points = [], 0
    for cell, face, wild in laid:
        board[cell] = face
        cells.append(cell)
        points += BONUSES[cell] - (1 if wild else 0)
    sets: list[tuple[int, int, int]] = []
    for cell in cells:
        for step in (1, STRIDE):
            for first in (cell - 2 * step, cell - step, cell):
                one = (first, first + step, first + 2 * step)
                if one not in sets and holds_set(board, first, step):
                    sets.append(one)
    for cell in cells:
        board[cell] = NO_DIE
    return sets, cells, points + 3 * len(sets)


def holds_set(board: bytearray, first: int, step: int) -> bool:
    """Tell whether three dice in a line are there and form a SET; step: 1 along a row, STRIDE down a column."""
    a, b, c = board[first], board[first + step], board[first + 2 * step]
    return a < FACES and b < FACES and c < FACES and THIRD[FACES * a + b] == c


def is_bare(board: bytearray) -> bool:
    """Tell whether no die lies on a board."""
    return min(board) >= FACES


def named(cells: "tuple[int, ...]") -> str:
    """Return the cells as (row, column), for a message."""
    return ", ".join(["(%d, %d)" % place_of(cell) for cell in cells])


def _checked(face: int) -> int:
    if not 0 <= face < FACES:
        raise ValueError("a die on the board shows a face 0..26 (a WILD the one it was given), not %r" % (face,))
    return face
