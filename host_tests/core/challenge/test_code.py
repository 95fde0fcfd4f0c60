"""Codes: what they hold, what they refuse and why, how strong the check is, and which cards a code has for ever."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.arcade.rules import Arcade
from tercet.core.challenge import code
from tercet.core.classic.rules import Classic
from tercet.core.crossword.rules import Crossword
from tercet.core.games import SEEDS
from tercet.core.match import PERSON
from tercet.core.puzzle import make
from tercet.core.puzzle.rules import Puzzle
from tercet.core.solo.rules import Solo
from tercet.core.solved import LAST, kind
from tercet.core.speed.rules import Speed
from tercet.core.timed import TARGETS
from tercet.core.timed.rules import Timed

from host_tests.core.transcripts.test_classic_transcript import on_micropython
from host_tests.runs.tiers import amount

SETUPS = [
    {"skill": skill, "features": features, "constant": constant}
    for skill in range(4)
    for features in (0, 3, 4)
    for constant in range(-1, 4)
]
CLASSES = {"classic": Classic, "timed": Timed, "puzzle": Puzzle, "arcade": Arcade, "solo": Solo}
SEED = st.integers(0, SEEDS - 1)


def games(draw_seed, draw_number):
    """(name, choices, seed) of any game that has a code."""
    setup = st.sampled_from(SETUPS)
    return st.one_of(
        st.tuples(st.sampled_from(("classic", "arcade")), setup, draw_seed),
        st.tuples(
            st.just("timed"), st.builds(lambda one, most: {**one, "target": most}, setup, st.sampled_from(TARGETS)), draw_seed
        ),
        st.tuples(st.just("puzzle"), st.builds(lambda one, number: {**one, "number": number}, setup, draw_number), st.just(0)),
        st.tuples(st.sampled_from(("solo", "speed", "crossword")), st.just({}), draw_seed),
    )


GAMES = games(SEED, st.integers(1, LAST))


def refused(text):
    """(reason, place) of what is no code."""
    with pytest.raises(code.CodeError) as caught:
        code.decode(text)
    return caught.value.reason, caught.value.place


@given(GAMES)
def test_a_code_holds_the_game_the_set_up_and_the_seed(game):
    """What decode() returns comes to the same cards as what encode() was given, and has the same code."""
    name, choices, seed = game
    text = code.encode(*game)
    assert len(text) == 8
    assert set(text) <= set("23456789ABCDEFGHJKMNPQRSTUVWXYZ")
    found, understood, dealt = code.decode(text)
    assert (found, dealt) == (name, seed)
    if choices:
        skill = choices["skill"]
        assert understood["skill"] == skill
        assert kind(skill, understood["features"], understood["constant"]) == kind(
            skill, choices["features"], choices["constant"]
        )
    for key in ("target", "number"):
        assert understood.get(key) == choices.get(key)
    assert code.encode(found, understood, dealt) == text


def test_thousands_of_codes_differ_where_the_games_do():
    """Every set-up of every game, at the first, the last and some seeds between."""
    source = random.Random(1)
    seen = {}
    for name in ("classic", "timed", "puzzle", "arcade", "solo", "speed", "crossword"):
        for setup in SETUPS if name not in ("solo", "speed", "crossword") else [{}]:
            for target in TARGETS if name == "timed" else (0,):
                for seed in (0, SEEDS - 1, *(source.randrange(SEEDS) for _ in range(amount(50, 6)))):
                    choices = {**setup, "target": target} if target else dict(setup)
                    game = (name, target, kind(**setup) if setup else (), setup.get("skill"), seed)
                    if name == "puzzle":
                        choices["number"] = seed % LAST + 1
                    text = code.encode(name, choices, 0 if name == "puzzle" else seed)
                    assert seen.setdefault(text, game) == game
    assert len(seen) > 1500


@given(GAMES, st.data())
def test_every_single_wrong_character_is_noticed(game, data):
    text = code.encode(*game)
    place = data.draw(st.integers(0, 7))
    for other in code.ALPHABET:
        if other != text[place]:
            with pytest.raises(code.CodeError):
                code.decode(text[:place] + other + text[place + 1 :])


@given(GAMES)
def test_every_swap_of_two_characters_is_noticed(game):
    """Of two neighbours, and of any two others."""
    text = code.encode(*game)
    for first in range(8):
        for second in range(first + 1, 8):
            swapped = list(text)
            swapped[first], swapped[second] = text[second], text[first]
            if text[first] != text[second]:
                with pytest.raises(code.CodeError):
                    code.decode("".join(swapped))


def test_of_texts_with_more_faults_one_in_31_passes_the_check():
    """Three wrong characters among the six after version and game of puzzle codes: 1/31 of them within five standard errors."""
    source = random.Random(2)
    tries, passed = amount(60_000, 6000), 0
    for _ in range(tries):
        while True:
            text = list(code.encode("puzzle", {**source.choice(SETUPS), "number": source.randrange(LAST) + 1}, 0))
            for place in source.sample(range(3, 8), 3):
                text[place] = source.choice([one for one in code.ALPHABET if one != text[place]])
            try:
                code.decode("".join(text))
                passed += 1
            except code.CodeError as error:
                if error.reason != code.CHECK:
                    continue  # beyond what a puzzle has: noticed without the check
            break
    assert abs(passed / tries - 1 / 31) < 5 * (30 / 31 / 31 / tries) ** 0.5


@given(GAMES)
def test_case_blanks_and_hyphens_mean_nothing(game):
    text = code.encode(*game)
    assert code.decode(" " + code.grouped(text).lower() + " ") == code.decode(text)


@pytest.mark.parametrize("character", [*"01ILO", "?", "Ä", "+"])
@pytest.mark.parametrize("place", range(8))
def test_a_character_that_no_code_has_is_named_with_its_place(character, place):
    text = code.encode("solo", {}, 4711)
    with pytest.raises(code.CodeError, match="no code has the character") as caught:
        code.decode(text[:place] + character + text[place + 1 :])
    assert (caught.value.reason, caught.value.place, caught.value.character) == (code.CHARACTER, place, character)


@pytest.mark.parametrize("length", [0, 1, 7, 9, 40])
def test_too_short_or_too_long(length):
    assert refused("3" * length) == (code.SIZE, min(length, 7))


def checked(digits):
    """A code of seven digits with a check that fits, counted here anew."""
    for last in range(31):
        if sum((place + 1) * digit for place, digit in enumerate([*digits, last])) % 31 == 0:
            return "".join(code.ALPHABET[digit] for digit in [*digits, last])
    raise AssertionError


@pytest.mark.parametrize("version", [0, *range(2, 31)])
def test_a_code_of_another_version(version):
    assert refused(checked([version, 0, 0, 0, 0, 0, 0])) == (code.OTHER_VERSION, 0)


@pytest.mark.parametrize("game", range(7, 31))
def test_a_code_of_another_game(game):
    assert refused(checked([1, game, 0, 0, 0, 0, 0])) == (code.OTHER_GAME, 1)


def test_a_set_up_that_there_is_not_is_named_at_its_first_character():
    """Solo has 397 627 seeds and no set-up: 0 13 10 23 20 is the last one in five characters."""
    assert code.decode(checked([1, 4, 0, 13, 10, 23, 20])) == ("solo", {}, SEEDS - 1)
    assert refused(checked([1, 4, 0, 13, 10, 23, 21])) == (code.NO_SUCH, 6)
    assert refused(checked([1, 4, 0, 14, 0, 0, 0])) == (code.NO_SUCH, 3)
    assert refused(checked([1, 4, 30, 30, 30, 30, 30])) == (code.NO_SUCH, 2)


def test_a_check_that_does_not_fit():
    text = checked([1, 4, 0, 1, 2, 3, 4])
    assert code.decode(text)
    for other in code.ALPHABET:
        if other != text[7]:
            assert refused(text[:7] + other) == (code.CHECK, 7)


@pytest.mark.parametrize(
    ("text", "reason", "place", "character"),
    [
        ("33333333I", code.CHARACTER, 7, "I"),  # where a ninth would stand
        ("333333333I", code.CHARACTER, 7, "I"),
        ("333", code.SIZE, 3, ""),
        (checked([5, 0, 0, 0, 0, 0, 0]), code.OTHER_VERSION, 0, code.ALPHABET[5]),
        (checked([1, 30, 0, 0, 0, 0, 0]), code.OTHER_GAME, 1, code.ALPHABET[30]),
        (checked([1, 4, 0, 14, 0, 0, 0]), code.NO_SUCH, 3, code.ALPHABET[14]),
        (checked([1, 4, 0, 13, 10, 23, 21]), code.NO_SUCH, 6, code.ALPHABET[21]),
        (checked([1, 4, 0, 1, 2, 3, 4])[:7] + "Z", code.CHECK, 7, "Z"),
    ],
)
def test_what_is_wrong_is_named_with_its_place_and_character(text, reason, place, character):
    with pytest.raises(code.CodeError) as caught:
        code.decode(text)
    assert (caught.value.reason, caught.value.place, caught.value.character) == (reason, place, character)


def test_what_has_no_code():
    for name in ("practice", "table"):
        with pytest.raises(ValueError, match="code"):
            code.encode(name, {}, 0)
    for seed in (-1, SEEDS):
        with pytest.raises(ValueError, match=rf"is 0\.\.{SEEDS - 1}, not {seed}"):
            code.encode("solo", {}, seed)


# These may never change: who changes what is dealt raises VERSION.
VECTORS = (
    (
        "classic",
        {"skill": 3, "features": 0, "constant": -1},
        271_828,
        "32A3DMVS",
        (47, 4, 57, 36, 77, 25, 75, 31, 18, 30, 41, 13),
    ),
    ("classic", {"skill": 1, "features": 0, "constant": -1}, 7, "3252FCZH", (36, 37, 74, 1, 38, 29, 2, 11, 72)),
    (
        "puzzle",
        {"skill": 3, "features": 0, "constant": -1, "number": 4711},
        0,
        "34NHDDJ8",
        (10, 77, 5, 28, 30, 24, 17, 38, 52, 60, 42, 13),
    ),
    ("timed", {"skill": 0, "features": 4, "constant": -1, "target": 30}, 397_626, "333B3B2Z", ()),
)
ROLLED = (  # of Crossword by 38233QE4: ten dice in each of its rounds, then those that are drawn
    (
        23,
        23,
        2,
        19,
        16,
        6,
        15,
        13,
        11,
        9,
        11,
        24,
        21,
        16,
        13,
        1,
        27,
        24,
        3,
        8,
        17,
        27,
        12,
        2,
        24,
        12,
        23,
        17,
        7,
        20,
        9,
        10,
        11,
        11,
        27,
        4,
        8,
        8,
        11,
        2,
        4,
        10,
    ),
    (
        8,
        20,
        17,
        13,
        3,
        9,
        3,
        8,
        2,
        13,
        20,
        21,
        10,
        14,
        18,
        12,
        17,
        25,
        14,
        13,
        12,
        13,
        27,
        9,
        8,
        16,
        7,
        3,
        16,
        2,
        7,
        11,
        20,
        3,
        12,
        8,
        2,
        10,
        0,
        8,
        2,
        18,
    ),
    (
        21,
        25,
        16,
        5,
        7,
        20,
        27,
        23,
        5,
        22,
        15,
        16,
        26,
        18,
        7,
        19,
        11,
        26,
        18,
        7,
        9,
        18,
        9,
        17,
        19,
        19,
        15,
        4,
        5,
        10,
        20,
        11,
        16,
        1,
        14,
        10,
        22,
        17,
        15,
        2,
        3,
        25,
    ),
)


@pytest.mark.parametrize(("name", "choices", "seed", "text", "cards"), VECTORS)
def test_a_code_has_these_cards_for_ever(name, choices, seed, text, cards):
    assert code.encode(name, choices, seed) == text
    found, understood, dealt = code.decode(text)
    skill, features, constant = understood["skill"], understood["features"], understood["constant"]
    if name == "puzzle":
        assert tuple(make(understood["number"], skill, features, constant)) == cards
    elif name == "classic":
        assert tuple(Classic(skill, dealt, 0, features, constant).layout.cells) == cards
    assert (found, dealt, features) == (name, seed, choices["features"])


def test_a_code_of_crossword_has_these_dice_for_ever():
    """In all rounds, with every die that may be drawn."""
    assert code.encode("crossword", {}, 31_415) == "38233QE4"
    game = Crossword((PERSON,), code.decode("38233QE4")[2], 0)
    for faces in ROLLED:
        assert len(game.seat.faces) == 10
        while game.draw(0):
            pass
        assert tuple(game.seat.faces) == faces
        game.give_up_round(0)
        if not game.over:
            game.next_round(0)


def test_a_dice_game_is_played_alone():
    """Who has set it up for several, or Crossword to practise, plays a code alone and by the clock."""
    assert code.decode(code.encode("speed", {}, 5)) == ("speed", {"seats": 1}, 5)
    assert code.decode(code.encode("crossword", {}, 5)) == ("crossword", {"seats": 1, "practice": 0}, 5)


def test_micropython_says_the_same():
    """A thousand texts, most of them no codes: the same game, or the same reason and place."""
    source = random.Random(3)
    texts = []
    for _ in range(1000):
        text = code.encode("timed", {**source.choice(SETUPS), "target": source.choice(TARGETS)}, source.randrange(SEEDS))
        for _ in range(source.choice((0, 1, 2))):
            place = source.randrange(8)
            text = text[:place] + source.choice(code.ALPHABET + "01IO ") + text[place + 1 :]
        texts.append(text)
    lines = f"""
from tercet.core.challenge import code
for text in {texts!r}:
    try:
        name, choices, seed = code.decode(text)
        print(name, sorted(choices.items()), seed, code.encode(name, choices, seed))
    except code.CodeError as error:
        print(error.reason, error.place, error)
"""
    wanted = []
    for text in texts:
        try:
            name, choices, seed = code.decode(text)
            wanted.append(f"{name} {sorted(choices.items())} {seed} {code.encode(name, choices, seed)}")
        except code.CodeError as error:
            wanted.append(f"{error.reason} {error.place} {error}")
    assert on_micropython(lines) == wanted


@pytest.mark.parametrize("name", code.GAMES)
def test_every_code_starts_its_game(name):
    """CASES: "Some numbers crash the start." The first, the last, and random ones: there is a SET, or cards come."""
    source = random.Random(name)
    for setup in SETUPS if name not in code.ALONE_IN else [{}]:
        for seed in (0, SEEDS - 1, *(source.randrange(SEEDS) for _ in range(amount(300, 2) * (1 if setup else 20)))):
            choices = {**setup, "target": source.choice(TARGETS), "number": seed * LAST // (SEEDS - 1) or 1}
            _, understood, dealt = code.decode(code.encode(name, choices, 0 if name == "puzzle" else seed))
            if name == "crossword":
                game = Crossword((PERSON,), dealt, 0)
                assert len(game.seat.dice) == 10 and game.bag.numbers, "there is no end: dice can be drawn"
                continue
            if name == "speed":
                game = Speed((PERSON,), dealt, 0)
            else:
                target = understood.get("number") or understood.get("target") or 0
                known = [understood.get(key, value) for key, value in (("features", 0), ("constant", -1))]
                game = CLASSES[name](understood.get("skill", 2), dealt, 0, *known, target)
            assert game.layout.has_set() or game.layout.can_deal(), (choices, seed)
