"""The code of a game for one: eight characters that say which game it is, how it is set up, and which cards come (ours).

The characters are numbers 0..30 to the base 31: 0 1 I L O are not among them, since they look alike. The first is the version
of all that decides which cards come, the second the game, the next five its set-up and its seed (a puzzle's: its number), the
last one a check. What the first character and the check mean stays in all versions. Test vectors hold which cards a code has:
who changes what is dealt raises VERSION.

The check: the sum of all characters, the first times 1, the second times 2, ... the last times 8, is a multiple of 31. Since
31 is a prime, every single wrong character and every swap of two characters is noticed, and of codes with more faults 30 of 31.
"""

from tercet.core.games import SEEDS
from tercet.core.shim import const
from tercet.core.skill import FEATURE_COUNT
from tercet.core.solved import FIRST, LAST, kind
from tercet.core.timed import TARGETS

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 8
VERSION = 1
GAMES = ("classic", "timed", "puzzle", "arcade", "solo", "speed", "crossword")  # by the second character's number, for ever
ALONE_IN = ("solo", "speed", "crossword")  # nothing is chosen before these, but that one plays the dice games alone

# Why a text is no code
CHARACTER, SIZE, OTHER_VERSION, OTHER_GAME, NO_SUCH, CHECK = range(6)

_BASE = const(31)
_PLACES = const(5)  # of set-up and seed
_KINDS = const(6)  # of cards: four features, or three and a constant one of choice or one of the four


class CodeError(ValueError):
    """A text is no code. reason: CHARACTER to CHECK; place: of the character that cannot be, 0..7; character: that one."""

    def __init__(self, reason: int, place: int, character: str, words: str) -> None:
        super().__init__(words)
        self.reason = reason
        self.place = place
        self.character = character


def plain(text: str) -> str:
    """Return what somebody typed as a code is kept: capitals, without blanks and hyphens."""
    return text.upper().replace(" ", "").replace("-", "")


def grouped(code: str) -> str:
    """Return a code as people read it: K7MN-4QPX."""
    return code[: LENGTH // 2] + "-" + code[LENGTH // 2 :]


def encode(name: str, choices: "dict[str, Any]", seed: int) -> str:
    """Return the code of a game for one; ValueError for a game or a seed that has none.

    name: of the game, as core/games.py has it; choices: its skill, features and constant, Timed's target, Puzzle's number;
    seed: 0..SEEDS-1, of a puzzle it means nothing.
    """
    if name not in GAMES:
        raise ValueError("a game of %r has no code" % (name,))
    if not 0 <= seed < SEEDS:
        raise ValueError("a seed with a code is 0..%d, not %r" % (SEEDS - 1, seed))
    setup = 0
    if name not in ALONE_IN:
        skill = choices["skill"]
        features, constant = kind(skill, choices["features"], choices["constant"])
        setup = skill * _KINDS + (0 if features == 4 else 2 + constant)
    if name == "timed":
        setup = setup * len(TARGETS) + TARGETS.index(choices["target"])
    number = setup * SEEDS + seed
    if name == "puzzle":
        number = setup * LAST + choices["number"] - FIRST
    digits = [VERSION, GAMES.index(name)] + _digits(number)
    digits.append(-4 * _weighed(digits) % _BASE)  # 4 * 8 is 1 modulo 31
    return "".join([ALPHABET[digit] for digit in digits])


def decode(text: str) -> "tuple[str, dict[str, int], int]":
    """Return (name, choices, seed) of a code, as encode() takes them; CodeError says what is wrong with any other text.

    The case of letters, blanks and hyphens mean nothing.
    """
    code = plain(text)
    for place, character in enumerate(code):
        if character not in ALPHABET:
            raise CodeError(CHARACTER, min(place, LENGTH - 1), character, "no code has the character %r" % character)
    if len(code) != LENGTH:
        raise CodeError(SIZE, min(len(code), LENGTH - 1), "", "a code has %d characters, not %d" % (LENGTH, len(code)))
    digits = [ALPHABET.index(character) for character in code]
    if digits[0] != VERSION:
        raise CodeError(OTHER_VERSION, 0, code[0], "%r begins a code of another version" % code[0])
    if digits[1] >= len(GAMES):
        raise CodeError(OTHER_GAME, 1, code[1], "%r is no game that this version has" % code[1])
    name = GAMES[digits[1]]
    each = LAST if name == "puzzle" else SEEDS
    setups = 1 if name in ALONE_IN else len(FEATURE_COUNT) * _KINDS * (len(TARGETS) if name == "timed" else 1)
    place = _beyond(digits[2:-1], _digits(setups * each - 1))
    if place >= 0:
        raise CodeError(NO_SUCH, 2 + place, code[2 + place], "%r stands where it cannot in %r" % (code[2 + place], code))
    if _weighed(digits) % _BASE:
        raise CodeError(CHECK, LENGTH - 1, code[-1], "the last character does not fit the others of %r" % code)
    number = 0
    for digit in digits[2:-1]:
        number = number * _BASE + digit
    setup, seed = number // each, number % each
    choices: dict[str, int] = {}
    if name == "timed":
        choices["target"] = TARGETS[setup % len(TARGETS)]
        setup //= len(TARGETS)
    if name == "puzzle":
        choices["number"] = FIRST + seed
        seed = 0
    if name in ("speed", "crossword"):
        choices["seats"] = 1
    if name == "crossword":
        choices["practice"] = 0
    if name not in ALONE_IN:
        skill, cards = setup // _KINDS, setup % _KINDS
        features = 3 if cards else 4
        choices["skill"] = skill
        choices["features"] = 0 if features == FEATURE_COUNT[skill] else features
        choices["constant"] = cards - 2 if cards else -1
    return name, choices, seed


def _digits(number: int) -> "list[int]":
    """Return the five digits of a number below 31**5, the highest first."""
    digits = []
    for _ in range(_PLACES):
        digits.append(number % _BASE)
        number //= _BASE
    return digits[::-1]


def _weighed(digits: "list[int]") -> int:
    return sum([(place + 1) * digit for place, digit in enumerate(digits)])


def _beyond(digits: "list[int]", most: "list[int]") -> int:
    """Return the place of the digit that makes a number larger than the largest one, or -1."""
    for place, digit in enumerate(digits):
        if digit != most[place]:
            return place if digit > most[place] else -1
    return -1
