"""Computer players of SET Cubed, four skills (RULES 6.1): what they lay, swap, and roll again.

Beginner lays one die where it first finds a SET; Intermediate the best single die, then again; Advanced the best turn that it
finds die by die; Expert the best of all, and swaps. They think in slices, so that no key waits; nothing here is random.
"""

from tercet.core.cubed.board import CELLS
from tercet.core.cubed.search import Search
from tercet.core.dice import DICE, FACES, SIDES, WILD, third_face
from tercet.core.shim import const
from tercet.core.skill import ADVANCED, BEGINNER, EXPERT, INTERMEDIATE

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Iterator

_WANDER = const(83)  # cells between two places where a Beginner begins to look


class _Sliced:
    """Thinking in slices: _think() is what is thought, with a yield where the keys may be looked at."""

    def _begin(self) -> None:
        self._slices = self._think()

    def step(self) -> bool:
        """Think for some milliseconds; tell whether that was the last."""
        for _ in self._slices:
            return False
        return True

    def _think(self) -> "Iterator[None]":
        raise NotImplementedError


class Thoughts(_Sliced):
    """One computer player's thoughts about one turn; step() until it says that they are done.

    skill 0..3; board: as board.py has it; faces: of the hand, 0..27; swaps: [(place in the hand, cell, die there)] that are
    possible; number: of the turn, by which a Beginner looks elsewhere; stuck: nobody has found anything for two rounds: all
    look for everything, else players who lay die by die might pass for ever. Then `swap` is (place, cell) or None: the die
    that it takes is to be rolled, and the thinking begins anew; or `turn` is [(place, cell, face)], empty to pass.
    """

    def __init__(
        self,
        skill: int,
        board: bytearray,
        faces: "list[int]",
        swaps: "tuple[tuple[int, int, int], ...]" = (),
        number: int = 0,
        stuck: bool = False,
    ) -> None:
        self.skill = skill
        self.swap: tuple[int, int] | None = None
        self.turn: list[tuple[int, int, int]] = []
        self._board, self._faces, self._swaps, self._number = board, faces, swaps, number
        self._stuck = stuck
        self._begin()

    def _think(self) -> "Iterator[None]":
        search = Search(self._board, self._faces)
        if self._stuck and self.skill != EXPERT:
            for _ in search.everything():
                yield
            self.turn = self._placed(search.best[1])
        elif self.skill == BEGINNER:
            self.turn = self._placed(self._first_found(search))
        elif self.skill == INTERMEDIATE:
            for _ in range(2):
                search.one_more()
                yield
            self.turn = self._placed(search.best[1])
        elif self.skill == ADVANCED:
            for _ in search.die_by_die():
                yield
            if not search.best[0]:
                for _ in search.everything():
                    yield
            self.turn = self._placed(search.best[1])
        else:
            for _ in search.everything():
                yield
            points, dice = search.best
            self.turn = self._placed(dice)
            for _ in self._weigh(points):
                yield

    def _first_found(self, search: Search) -> "list[tuple[int, int, bool]]":
        """Lay one die where a SET is found first; each turn the search begins at another cell."""
        start = self._number * _WANDER % CELLS
        found = [((cell - start) % CELLS, cell, face) for cell, face, _ in search.singles()]
        for _, cell, face in sorted(found):
            if face in self._faces:
                return [(cell, face, False)]
            if WILD in self._faces:
                return [(cell, face, True)]
        return []

    def _weigh(self, points: int) -> "Iterator[None]":
        """Swap a die that the best turn does not need, or one that it needs if a roll brings more in the mean."""
        needed = [place for place, _, _ in self.turn]
        for place, cell, _ in self._swaps:
            if place not in needed:
                self.swap = place, cell
                return
        best = SIDES * points
        for place, cell, die in self._swaps:
            total = 0
            for face in DICE[die]:
                faces = list(self._faces)
                faces[place] = face
                search = Search(self._board, faces)
                for _ in search.everything():
                    yield
                total += search.best[0]
            if total > best:
                best = total
                self.swap = place, cell

    def _placed(self, dice: "list[tuple[int, int, bool]]") -> "list[tuple[int, int, int]]":
        """Say for each die from which place of the hand it comes."""
        used: list[int] = []
        turn = []
        for cell, face, wild in dice:
            wanted = WILD if wild else face
            place = [place for place in range(len(self._faces)) if self._faces[place] == wanted and place not in used][0]
            used.append(place)
            turn.append((place, cell, face))
        return turn


class Sorting(_Sliced):
    """A computer player's thoughts about what to roll again, in slices; then `again` is the places in the hand.

    Beginner rolls nothing again; Intermediate everything if no die fits alone; Advanced what fits alone in fewer places than a
    die does on the average; Expert too, but what its best turn needs is kept. Nobody gives a WILD away.
    """

    def __init__(self, skill: int, board: bytearray, faces: "list[int]") -> None:
        self.skill = skill
        self.again: tuple[int, ...] = ()
        self._board, self._faces = board, faces
        self._begin()

    def _think(self) -> "Iterator[None]":
        if self.skill == BEGINNER:
            return
        search = Search(self._board, self._faces)
        places = [0] * (FACES + 1)
        for _, face, _ in search.singles():
            places[face] += 1
        kept: list[int] = [WILD]
        fits = sum([places[face] for face in self._faces]) > 0 or WILD in self._faces
        if self.skill == INTERMEDIATE and fits:
            return
        average = (sum(places) + FACES - 1) // FACES
        if self.skill == EXPERT:
            for _ in search.everything():
                yield
            kept.extend([face for _, face, wild in search.best[1] if not wild])
        self.again = tuple(
            [place for place, face in enumerate(self._faces) if face not in kept and places[face] < max(1, average)]
        )


def opening(faces: "list[int]") -> "list[tuple[int, int]]":
    """Return a SET among the faces 0..27 of a hand as three (place, face given), with as few WILDs as can be; [] if none."""
    symbols = [place for place, face in enumerate(faces) if face != WILD]
    wilds = [place for place, face in enumerate(faces) if face == WILD]
    for one in symbols:
        for two in symbols:
            third = third_face(faces[one], faces[two])
            for three in symbols:
                if one < two < three and faces[three] == third:
                    return [(one, faces[one]), (two, faces[two]), (three, third)]
    if wilds and len(symbols) > 1:
        one, two = symbols[:2]
        return [(one, faces[one]), (two, faces[two]), (wilds[0], third_face(faces[one], faces[two]))]
    given = faces[symbols[0]] if symbols else 0
    return [(place, given) for place in (symbols + wilds)[:3]] if len(wilds) > 1 else []
