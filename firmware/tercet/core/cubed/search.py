"""The search for the best turn of SET Cubed: all turns of up to three dice, in slices that hold up no key.

Every legal turn can be laid so that each step forms a SET at once: one die beside two that lie there (a *single*), or two
dice beside one. So the search lays a single, then another, or two dice at once; and for each two it finds the best last
die. A WILD takes whatever face a SET asks for. A die of the hand is known by its face alone: equal faces are worth the same.
"""

from tercet.core.cubed.board import BONUSES, CELLS, NO_DIE, STRIDE, THIRD
from tercet.core.cubed.search_loops import find_singles, lay_last, lay_seconds, lay_two, next_free, note
from tercet.core.dice import WILD
from tercet.core.shim import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_SINGLES = const(255)
# What the work buffer holds: dice laid so far, their points; cell, face, wild of each from 2 on; how many singles there are.
_LAID, _POINTS, _DICE, _SINGLES = 0, 1, 2, 11


class Search:
    """Looks for turns on one board with one hand. best: (points as the search counts them, [(cell, face, wild)])."""

    def __init__(self, board: bytearray, faces: "list[int]") -> None:
        """board: as in core/cubed/board.py, left as it is; faces: of the hand, 0..27."""
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
        self._work[_SINGLES] = find_singles(self._tables)

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
        at = next_free(self._board, 0)
        while at < CELLS:
            lay_two(self._tables, at, 1)
            yield
            at = next_free(self._board, at + 1)
        while at < 2 * CELLS:
            lay_two(self._tables, at - CELLS, STRIDE)
            yield
            at = next_free(self._board, at + 1)

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
                note(self._tables)
                lay_seconds(self._tables, first)
                yield
                for step in (1, STRIDE) if pairs else ():
                    for start in (cell - 2 * step, cell - step, cell):
                        if next_free(board, start + (step > 1) * CELLS) == start + (step > 1) * CELLS:
                            lay_two(self._tables, start, step)
                    yield
                work[_LAID] = work[_POINTS] = 0
                board[cell] = NO_DIE
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
        lay_last(self._tables)
        return best[_LAID] > dice


def _dice(buffer: bytearray) -> "list[tuple[int, int, bool]]":
    return [(buffer[at], buffer[at + 1], bool(buffer[at + 2])) for at in range(_DICE, _DICE + 3 * buffer[_LAID], 3)]
