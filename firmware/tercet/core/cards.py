"""Cards as numbers 0..80, what makes a SET, and the decks (RULES 1 and 2).

A card is number*27 + colour*9 + shading*3 + shape, each feature 0..2 in the order of the rule book's table:
one two three; red green purple; solid striped open; diamond oval squiggle.
"""

from tercet.core.shim import const, micropython, ptr8

NUMBER, COLOUR, SHADING, SHAPE = 0, 1, 2, 3  # feature numbers, also the order of digits in a card
FEATURES = 4
CARDS = 81
EMPTY = -1  # a cell without a card

_WEIGHT = (27, 9, 3, 1)

# For viper code, which takes no other names:
_CARDS = const(81)
_PAIRS = const(9)  # of the values of two features; the weight of the first two in a card
_VALUES = const(3)
_NONE = const(6)  # less two values, modulo 3: the third one
_NINTH = const(57)  # card * _NINTH >> _NINTH_SHIFT is card // 9, without a division
_NINTH_SHIFT = const(9)
_COUNTS = const(2048)  # what _count() adds for a SET; it adds 1 for one of another level

# The third value, and with two features at a time the third pair of values: _THIRD9[9 * a + b].
_THIRD9 = bytearray(81)
_THIRD81 = bytearray(81)  # the same for the first two features: times 9, their weight in a card
_SPLIT = bytearray(2 * CARDS)  # both pairs of each card, without a division: card // 9 of all, then card % 9

# With two features at a time again: 1 if the second of them differs, plus 2 if the first does; and how many that are.
_DIFFER9 = bytearray(81)
_ONES = b"\x00\x01\x01\x02"


@micropython.viper
def _fill(third9: object, third81: object, split: object, differ9: object):  # type: ignore[no-untyped-def]  # viper's None
    """Fill the tables in viper: in bytecode their 405 bytes would take six milliseconds of the start."""
    low = ptr8(third9)
    high = ptr8(third81)
    half = ptr8(split)
    differ = ptr8(differ9)
    card = 0
    while card < _CARDS:
        a = card // _PAIRS
        b = card % _PAIRS
        third = (_NONE - a // _VALUES - b // _VALUES) % _VALUES * _VALUES + (_NONE - a % _VALUES - b % _VALUES) % _VALUES
        low[card] = third
        high[card] = _PAIRS * third
        half[card] = a
        half[card + _CARDS] = b
        differ[card] = (2 if a // _VALUES != b // _VALUES else 0) + (1 if a % _VALUES != b % _VALUES else 0)
        card += 1


_fill(_THIRD9, _THIRD81, _SPLIT, _DIFFER9)

# For _sets(): where each card lies, counted from one, all zeros between two searches; and of each card that lies there its
# pairs and its cell. Kept, since making them anew takes as long as half of the search.
_TABLES = (bytearray(CARDS), bytearray(CARDS), bytearray(CARDS), bytearray(CARDS), _SPLIT, _THIRD9, _THIRD81)


def card(number: int, colour: int, shading: int, shape: int) -> int:
    """Return the card 0..80 with these values, each 0..2; ValueError names a value out of range."""
    for name, value in (("number", number), ("colour", colour), ("shading", shading), ("shape", shape)):
        if not 0 <= value <= 2:
            raise ValueError("%s must be 0, 1 or 2, not %r" % (name, value))
    return number * 27 + colour * 9 + shading * 3 + shape


def features(card: int) -> tuple[int, int, int, int]:
    """Return (number, colour, shading, shape), each 0..2, of a card 0..80."""
    _check(card)
    return card // 27, card // 9 % 3, card // 3 % 3, card % 3


def third_card(a: int, b: int) -> int:
    """Return the one card that makes a SET with two different cards a and b (a card with itself gives itself)."""
    _check(a)
    _check(b)
    return _THIRD9[a // 9 * 9 + b // 9] * 9 + _THIRD9[a % 9 * 9 + b % 9]


def is_set(a: int, b: int, c: int) -> bool:
    """Tell whether three different cards are a SET; their order does not matter."""
    _check(c)
    return third_card(a, b) == c and a != b


def failing_features(a: int, b: int, c: int) -> tuple[int, ...]:
    """Return the features (0..3, ascending) that two of the cards share and the third does not; () for a SET."""
    _check(a)
    _check(b)
    _check(c)
    failing = []
    for feature in range(FEATURES):
        weight = _WEIGHT[feature]
        if (a // weight + b // weight + c // weight) % 3:
            failing.append(feature)
    return tuple(failing)


def level(a: int, b: int, c: int) -> int:
    """Return in how many features (0..4) the three cards of a SET differ; 1..4 for real cards."""
    _check(a)
    _check(b)
    _check(c)
    a9, a1 = a // 9 * 9, a % 9 * 9
    return _ONES[_DIFFER9[a9 + b // 9] | _DIFFER9[a9 + c // 9]] + _ONES[_DIFFER9[a1 + b % 9] | _DIFFER9[a1 + c % 9]]


def value(card: int, feature: int) -> int:
    """Return the value 0..2 of one feature 0..3 of a card."""
    _check(card)
    return card // _WEIGHT[feature] % 3


def values(cards: tuple[int, ...], feature: int) -> list[int]:
    """Return the values 0..2 of one feature 0..3 of cards that are known to be some."""
    weight = _WEIGHT[feature]
    return [card // weight % 3 for card in cards]


def find_sets(cards: list[int], most: int = 6561) -> list[tuple[int, int, int]]:
    """Return every SET as positions (i, j, k), i < j < k, in ascending order; or the first ones, at most so many.

    cards: at most 81 different cards; a negative entry is an empty cell and belongs to no SET.
    """
    count = len(cards)
    if count > CARDS:
        raise ValueError("at most %d cards, not %d" % (CARDS, count))
    found: list[tuple[int, int, int]] = []
    try:
        if not _sets(cards, count, _TABLES, most, found.append):
            _check(max(cards))
    except MemoryError:
        for card in range(CARDS):  # it was not put in order
            _TABLES[0][card] = 0
        raise
    return found


def has_set(cards: list[int]) -> bool:
    """Tell whether a list like that of find_sets holds at least one SET."""
    return bool(find_sets(cards, 1))


@micropython.viper
def _sets(cards: object, count: int, tables: object, most: int, append: object) -> int:
    """Call `append` with the cells of each SET, in ascending order, at most so many; return 0 if there is a card above 80.

    tables: _TABLES.
    """
    where = ptr8(tables[0])  # type: ignore[index]  # viper knows no tuples
    upper = ptr8(tables[1])  # type: ignore[index]
    lower = ptr8(tables[2])  # type: ignore[index]
    cell = ptr8(tables[3])  # type: ignore[index]
    half = ptr8(tables[4])  # type: ignore[index]
    third_low = ptr8(tables[5])  # type: ignore[index]
    third_high = ptr8(tables[6])  # type: ignore[index]
    end = 0
    i = 0
    while i < count:
        a = int(cards[i])  # type: ignore[index]
        i += 1
        if a >= _CARDS:
            most = -1
        elif a >= 0:
            where[a] = i
            upper[end] = half[a]
            lower[end] = half[a + _CARDS]
            cell[end] = i
            end += 1
    found = 0
    i = 0
    while i < end:
        high = upper[i] * _PAIRS
        low = lower[i] * _PAIRS
        j = i + 1
        while j < end:
            k = where[third_high[high + upper[j]] + third_low[low + lower[j]]]
            if k > cell[j]:
                cells = (cell[i] - 1, cell[j] - 1, k - 1)
                append(cells)  # type: ignore[operator]  # viper has no callables
                found += 1
                if found == most:
                    i = end
                    j = end
            j += 1
        i += 1
    while end > 0:
        end -= 1
        where[upper[end] * _PAIRS + lower[end]] = 0
    return 1 if most >= 0 else 0


def count_sets(cards: list[int], lowest: int = 1, highest: int = 4) -> tuple[int, int]:
    """Return (SETs, how many of them are of a level outside lowest..highest) among at most 81 different cards, no gaps."""
    _check(min(cards, default=0))
    _check(max(cards, default=0))
    counts = _count(bytes(cards), len(cards), _THIRD9, _DIFFER9, bytearray(CARDS), lowest, highest)
    return counts // _COUNTS, counts % _COUNTS


@micropython.viper
def _count(cards: object, count: int, third9: object, differ9: object, where: object, lowest: int, highest: int) -> int:
    """Return the SETs times _COUNTS plus those of other levels; `where` is 81 zeros, and says then where each card lies."""
    card = ptr8(cards)
    third = ptr8(third9)
    differ = ptr8(differ9)
    place = ptr8(where)
    i = 0
    while i < count:
        place[card[i]] = i + 1
        i += 1
    counts = 0
    i = 0
    while i < count:
        a = card[i]
        high = a * _NINTH >> _NINTH_SHIFT
        low = (a - _PAIRS * high) * _PAIRS
        high = high * _PAIRS
        j = i + 1
        while j < count:
            b = card[j]
            upper = b * _NINTH >> _NINTH_SHIFT
            lower = b - _PAIRS * upper
            if place[third[high + upper] * _PAIRS + third[low + lower]] > j + 1:
                counts += _COUNTS
                first = differ[high + upper]
                second = differ[low + lower]
                levels = (first & 1) + (first >> 1) + (second & 1) + (second >> 1)
                if levels < lowest or levels > highest:
                    counts += 1
            j += 1
        i += 1
    return counts


def deck(constant: int = -1, fixed: int = 0) -> list[int]:
    """Return a deck in ascending order: all 81 cards, or the 27 whose feature `constant` (0..3) has the value `fixed`.

    The beginner deck is deck(SHADING, 0), the easy deck deck(COLOUR, 0..2) (RULES 2).
    """
    if constant == -1:
        return list(range(CARDS))
    if not 0 <= constant < FEATURES or not 0 <= fixed <= 2:
        raise ValueError("constant must be -1..3 and fixed 0..2, not %r and %r" % (constant, fixed))
    return [card for card in range(CARDS) if value(card, constant) == fixed]


def _check(card: int) -> None:
    if not 0 <= card < CARDS:
        raise ValueError("a card is 0..80, not %r" % (card,))
