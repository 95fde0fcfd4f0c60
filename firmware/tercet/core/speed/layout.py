"""The dice on the table of Speed, and the SETs among them: a WILD is whatever is needed (RULES 6.2)."""

from tercet.core.cards import EMPTY
from tercet.core.dice import FACES, WILD, Bag, failing_features, features, roll, thirds
from tercet.core.layout import Layout
from tercet.core.rng import Rng
from tercet.core.shim import const, micropython, ptr8

MOST = 42  # dice on a table: all there are
_SOME = const(20)  # SETs that are listed at most
_NO_DIE = const(255)  # a gap, among the faces that _walk() looks at
_FACES = const(27)  # for viper code
_WILD = const(27)
_BITS = const(6)  # of a position in what _walk() returns for one SET,
_FOUND = const(1 << 18)  # and this beside the three of them


def makes_set(a: int, b: int, c: int) -> bool:
    """Tell whether three faces 0..27 are a SET; any two dice and a WILD are one."""
    return not failing(a, b, c)


def failing(a: int, b: int, c: int) -> tuple[int, ...]:
    """Return the features that refuse three faces 0..27, as core/dice.py does; () where one is a WILD."""
    return () if WILD in (a, b, c) else failing_features(a, b, c)


def level(a: int, b: int, c: int) -> int:
    """Return in how many features, 1..3, the faces of a SET differ; 1 with a WILD, and for three that are the same (ours)."""
    if WILD in (a, b, c):
        return 1
    return max(1, sum([x != y for x, y in zip(features(a), features(b))]))


def count_sets(faces: list[int]) -> int:
    """Return how many SETs there are among at most 42 faces 0..27; a negative entry is a gap."""
    return _walk(_packed(faces), len(faces), thirds(), bytearray(FACES + 1), -1)


def has_set(faces: list[int]) -> bool:
    """Tell whether a list like that of count_sets holds at least one SET."""
    return _walk(_packed(faces), len(faces), thirds(), bytearray(FACES + 1), 0) > 0


def set_at(faces: list[int], number: int) -> tuple[int, int, int]:
    """Return one SET by its number, 0..count_sets() - 1, as positions (i, j, k), i < j < k; ValueError for another number."""
    if number >= 0:
        found = _walk(_packed(faces), len(faces), thirds(), bytearray(FACES + 1), number)
        if found >= _FOUND:
            return found & (1 << _BITS) - 1, found >> _BITS & (1 << _BITS) - 1, found >> 2 * _BITS & (1 << _BITS) - 1
    raise ValueError("there are %d SETs, no number %r" % (count_sets(faces), number))


def _packed(faces: list[int]) -> bytes:
    if len(faces) > MOST:
        raise ValueError("at most %d dice, not %d" % (MOST, len(faces)))
    if faces and max(faces) > WILD:
        raise ValueError("a face is 0..27, not %r" % (max(faces),))
    return bytes([_NO_DIE if face < 0 else face for face in faces])


@micropython.viper
def _walk(faces: object, count: int, third: object, tally: object, number: int) -> int:
    """Walk over all pairs, the later die from the end on, and count the dice after it that make a SET with them.

    Return how many SETs there are, at most 11 480; or, if number is not negative and there are more, the SET of this number:
    its positions in _BITS each, the least first, and _FOUND. tally: 28 zeros; in the end, how many dice show each face.
    """
    face = ptr8(faces)
    third_of = ptr8(third)
    after = ptr8(tally)
    dice = 0  # after the later one of the pair
    sets = 0
    j = count - 1
    while j > 0:
        b = face[j]
        if b != _NO_DIE:
            i = 0
            while i < j:
                a = face[i]
                if a != _NO_DIE:
                    wanted = _WILD
                    more = dice
                    if a != _WILD and b != _WILD:
                        wanted = third_of[_FACES * a + b]
                        more = after[wanted] + after[_WILD]
                    if number >= 0 and sets + more > number:
                        k = j
                        while sets <= number:
                            k += 1
                            c = face[k]
                            if c != _NO_DIE and (a == _WILD or b == _WILD or c == _WILD or c == wanted):  # noqa: SIM109  # viper knows no tuples
                                sets += 1
                        return i | j << _BITS | k << 2 * _BITS | _FOUND
                    sets += more
                i += 1
            after[b] = after[b] + 1
            dice += 1
        j -= 1
    return sets


class DiceLayout(Layout):
    """Dice that lie on the table, each in its cell; a claim leaves gaps. cells: faces 0..27, or EMPTY."""

    def __init__(self, dice: int, rng: Rng) -> None:
        """Roll so many of the 42 dice."""
        self.base = dice
        self.endless = False
        self.preferred = None
        self.rng = rng
        self.stock = []
        self.taken = []
        self.cells = [roll(die, rng) for die in Bag(rng).draw(dice)]

    def sets(self) -> list[tuple[int, int, int]]:
        """Return some of the SETs: all of them, of 42 dice with WILDs, would not fit the heap."""
        return [set_at(self.cells, number) for number in range(min(_SOME, count_sets(self.cells)))]

    def first_set(self) -> tuple[int, int, int]:
        """Return the cells (i, j, k), i < j < k, of one SET; ValueError where there is none."""
        return set_at(self.cells, 0)

    def has_set(self) -> bool:
        """Tell whether there is a SET on the table."""
        return has_set(self.cells)

    def save(self) -> bytes:
        """Return the faces as bytes."""
        return _packed(self.cells)

    @classmethod
    def restored(cls, data: bytes, rng: Rng) -> "DiceLayout":
        """Return the dice that save() wrote; ValueError for faces that no dice show."""
        layout = cls(0, Rng(0))  # not with the generator of the game: it only rolls
        layout.rng = rng
        layout.cells = [EMPTY if face == _NO_DIE else face for face in data]
        layout.base = len(layout.cells)
        _packed(layout.cells)
        return layout
