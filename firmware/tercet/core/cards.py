"""Cards as numbers 0..80, what makes a SET, and the decks (RULES 1 and 2).

A card is number*27 + colour*9 + shading*3 + shape, each feature 0..2 in the order of the rule book's table:
one two three; red green purple; solid striped open; diamond oval squiggle.
"""

from array import array

from tercet.core.shim import micropython, ptr8, ptr16

NUMBER, COLOUR, SHADING, SHAPE = 0, 1, 2, 3  # feature numbers, also the order of digits in a card
FEATURES = 4
CARDS = 81
EMPTY = -1  # a cell without a card

_WEIGHT = (27, 9, 3, 1)

# The third value, and with two features at a time the third pair of values: _THIRD9[9 * a + b].
_THIRD9 = bytes((6 - a // 3 - b // 3) % 3 * 3 + (6 - a % 3 - b % 3) % 3 for a in range(9) for b in range(9))
_THIRD81 = bytes([9 * third for third in _THIRD9])  # the same for the first two features: times 9, their weight in a card
_SPLIT = bytes([card // 9 for card in range(CARDS)] + [card % 9 for card in range(CARDS)])  # both pairs, without a division

# With two features at a time again: 1 if the second of them differs, plus 2 if the first does; and how many that are.
_DIFFER9 = bytes([(a // 3 != b // 3) * 2 + (a % 3 != b % 3) for a in range(9) for b in range(9)])
_ONES = b"\x00\x01\x01\x02"


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
    failing = []
    for feature in range(FEATURES):
        if (value(a, feature) + value(b, feature) + value(c, feature)) % 3:
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


def find_sets(cards: list[int]) -> list[tuple[int, int, int]]:
    """Return every SET as positions (i, j, k), i < j < k, in ascending order.

    cards: at most 81 different cards; a negative entry is an empty cell and belongs to no SET.
    """
    return _found(cards, CARDS * CARDS)


def has_set(cards: list[int]) -> bool:
    """Tell whether a list like that of find_sets holds at least one SET."""
    return bool(_found(cards, 1))


def _found(cards: list[int], most: int) -> list[tuple[int, int, int]]:
    count = len(cards)
    if count > CARDS:
        raise ValueError("at most %d cards, not %d" % (CARDS, count))
    found: list[tuple[int, int, int]] = []
    if not _sets(array("h", cards), count, _THIRD9, _THIRD81, _SPLIT, bytearray(CARDS), most, found.append):
        _check(max(cards))
    return found


@micropython.viper
def _sets(
    cards: object, count: int, third9: object, third81: object, split: object, where: object, most: int, append: object
) -> int:
    """Call `append` with the cells of each SET, in ascending order, at most so many; return 0 if there is a card above 80.

    where: 81 zeros, which say then where each card lies.
    """
    card = ptr16(cards)
    low3 = ptr8(third9)
    high3 = ptr8(third81)
    half = ptr8(split)
    place = ptr8(where)
    i = 0
    while i < count:
        a = int(card[i])
        if a < 81:
            place[a] = i + 1
        elif a < 32768:  # not negative
            return 0
        i += 1
    found = 0
    i = 0
    while i < count and found < most:
        a = int(card[i])
        if a < 81:
            high = int(half[a]) * 9
            low = int(half[a + 81]) * 9
            j = i + 1
            while j < count and found < most:
                b = int(card[j])
                if b < 81:
                    k = int(place[int(high3[high + int(half[b])]) + int(low3[low + int(half[b + 81])])])
                    if k > j + 1:
                        append((i, j, k - 1))  # type: ignore[operator]  # viper has no callables
                        found += 1
                j += 1
        i += 1
    return 1


def count_sets(cards: list[int], lowest: int = 1, highest: int = 4) -> tuple[int, int]:
    """Return (SETs, how many of them are of a level outside lowest..highest) among at most 81 different cards, no gaps."""
    for entry in cards:
        _check(entry)
    counts = _count(bytes(cards), len(cards), _THIRD9, _DIFFER9, bytearray(CARDS), lowest, highest)
    return counts // 2048, counts % 2048


@micropython.viper
def _count(cards: object, count: int, third9: object, differ9: object, where: object, lowest: int, highest: int) -> int:
    """Return the SETs times 2048 plus those of other levels; `where` is 81 zeros, and says then where each card lies."""
    card = ptr8(cards)
    third = ptr8(third9)
    differ = ptr8(differ9)
    place = ptr8(where)
    i = 0
    while i < count:
        place[int(card[i])] = i + 1
        i += 1
    counts = 0
    i = 0
    while i < count:
        a = int(card[i])
        high = a * 57 >> 9  # as in _sets
        low = (a - 9 * high) * 9
        high = high * 9
        j = i + 1
        while j < count:
            b = int(card[j])
            upper = b * 57 >> 9
            lower = b - 9 * upper
            if int(place[int(third[high + upper]) * 9 + int(third[low + lower])]) > j + 1:
                counts += 2048
                first = int(differ[high + upper])
                second = int(differ[low + lower])
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
