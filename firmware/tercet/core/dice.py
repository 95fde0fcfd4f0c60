"""Faces as numbers 0..26 and WILD, what makes a SET of dice, and the 42 dice (RULES 6).

A face is number*9 + colour*3 + shape, each feature 0..2 in the order of the cards' table; all symbols are solid.
"""

from tercet.core.cards import COLOUR, EMPTY, NUMBER, SHAPE, card
from tercet.core.rng import Rng
from tercet.core.shim import const, micropython, ptr8

FACES = 27
WILD = 27  # stands for any other face
SIDES = 6
FEATURES = (NUMBER, COLOUR, SHAPE)  # of a face, by their numbers among a card's features

_DICE = const(42)
_FACES = const(27)  # for viper code
_VALUES = const(3)
_NONE = const(6)  # less two values, modulo 3: the third one
_ONE_WILD = const(9)  # so many dice have a WILD
_ROUNDS = const(9)  # each symbol is there so often


def face(number: int, colour: int, shape: int) -> int:
    """Return the face 0..26 with these values, each 0..2; ValueError names a value out of range."""
    for name, value in (("number", number), ("colour", colour), ("shape", shape)):
        if not 0 <= value <= 2:
            raise ValueError("%s must be 0, 1 or 2, not %r" % (name, value))
    return number * 9 + colour * 3 + shape


def features(face: int) -> tuple[int, int, int]:
    """Return (number, colour, shape), each 0..2, of a face 0..26."""
    _check(face)
    return face // 9, face // 3 % 3, face % 3


def as_cards(faces: "tuple[int, ...]") -> tuple[int, ...]:
    """Return faces as the solid cards that look like them, EMPTY for a WILD: what is said of cards holds for dice then."""
    return tuple([EMPTY if face == WILD else _solid(face) for face in faces])


def _solid(face: int) -> int:
    number, colour, shape = features(face)
    return card(number, colour, 0, shape)


def third_face(a: int, b: int) -> int:
    """Return the one face that makes a SET with faces a and b; a face with itself gives itself."""
    _check(a)
    _check(b)
    return _THIRD[FACES * a + b]


def is_set(a: int, b: int, c: int) -> bool:
    """Tell whether three faces 0..26 are a SET; three identical ones are. Their order does not matter."""
    _check(c)
    return third_face(a, b) == c


def failing_features(a: int, b: int, c: int) -> tuple[int, ...]:
    """Return which of FEATURES two of the three faces share and the third does not."""
    values = zip(FEATURES, features(a), features(b), features(c))
    return tuple([feature for feature, x, y, z in values if (x + y + z) % 3])


def thirds() -> bytearray:
    """Return third_face(a, b) of all symbols at 27*a + b, for loops in viper."""
    return _THIRD


def _check(face: int) -> None:
    if not 0 <= face < FACES:
        raise ValueError("a face is 0..26, not %r" % (face,))


@micropython.viper
def _fill(thirds: object):  # type: ignore[no-untyped-def]  # viper's None
    """Fill the table: here, since one by one its 729 bytes would take 70 milliseconds."""
    third = ptr8(thirds)
    a = 0
    while a < _FACES:
        b = 0
        while b < _FACES:
            number = (_NONE - a // (_VALUES * _VALUES) - b // (_VALUES * _VALUES)) % _VALUES
            colour = (_NONE - a // _VALUES % _VALUES - b // _VALUES % _VALUES) % _VALUES
            shape = (_NONE - a % _VALUES - b % _VALUES) % _VALUES
            third[_FACES * a + b] = (number * _VALUES + colour) * _VALUES + shape
            b += 1
        a += 1


def _make_dice() -> "tuple[tuple[int, ...], ...]":
    """Return the 42 dice: nine rounds of the 27 symbols, each in another order, cut into dice of six faces.

    The first nine take five and a WILD, so that it comes out: 9 * 5 + 33 * 6 = 9 * 27. The orders are such that no die shows a
    face twice, all dice differ, and as many as possible show every number, colour and shape; the real dice are not published.
    """
    faces = [(place * (22 + 12 * order) + 8 * order) % FACES for order in range(_ROUNDS) for place in range(FACES)]
    dice = []
    first = 0
    for die in range(_DICE):
        last = first + SIDES - (die < _ONE_WILD)
        dice.append(tuple(faces[first:last] + [WILD] * (die < _ONE_WILD)))
        first = last
    return tuple(dice)


_THIRD = bytearray(FACES * FACES)
_fill(_THIRD)

DICE = _make_dice()


class Bag:
    """The dice that nobody has yet. A die is its number 0..41; `numbers`: those in the bag, the next to be drawn last."""

    def __init__(self, rng: Rng) -> None:
        self.numbers = list(range(_DICE))
        rng.shuffle(self.numbers)

    def draw(self, count: int) -> list[int]:
        """Take so many dice out, or what there is."""
        count = min(count, len(self.numbers))
        return [self.numbers.pop() for _ in range(count)]


def roll(die: int, rng: Rng) -> int:
    """Return the face 0..27 that a die 0..41 shows after a roll."""
    return DICE[die][rng.below(SIDES)]
