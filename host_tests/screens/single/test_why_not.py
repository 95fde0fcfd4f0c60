"""Why a claim is refused. RULES 1: "A refused claim says which features fail, all of them." With their values."""

from __future__ import annotations

import functools
import itertools
from types import SimpleNamespace
from typing import Any

import pytest
from tercet.core.cards import failing_features
from tercet.core.match import PERSON
from tercet.core.outcome import DECLINED, RIGHT, TIMED_OUT, WANTED, WRONG, Outcome
from tercet.core.table.rules import ASKING, OPEN
from tercet.screens import verdict
from tercet.screens.match import by_name
from tercet.screens.table import corners
from tercet.ui.text import LANGUAGES, en, of_game
from tercet.ui.text import words as translated

from host_tests.core import dice_oracle
from host_tests.core.speed.matches import tied
from host_tests.glass.words import text_width

ONE = (("one", "two", "three"), ("red", "green", "purple"), ("solid", "striped", "open"), ("diamond", "oval", "squiggle"))
TWO = (("ones", "twos", "threes"), *ONE[1:3], ("diamonds", "ovals", "squiggles"))
A_SHAPE = ("a diamond", "an oval", "a squiggle")
PANELS = (240, 320)  # pixels across
MINUS_ONE = of_game(en, "classic").MINUS_ONE
BETWEEN = 86  # of them between two corners of a table
TAKEN = 49  # of them by the clock and what is free beside it


def context(width: int = 240, palette: int = 0, text: Any = en) -> Any:
    """As much of a screen's context as a verdict looks at."""
    return SimpleNamespace(
        text=text,
        words=lambda name: of_game(en, name),
        settings={"device": {"palette": palette, "hints": 1}},
        keys=SimpleNamespace(few=False),
        small=SimpleNamespace(width=text_width),
        canvas=SimpleNamespace(width=width),
    )


def values(card: int) -> tuple[int, ...]:
    return tuple(card // power % 3 for power in (27, 9, 3, 1))


def split(cards: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """(feature, value of two, value of the third) of every feature that refuses; written down once more for the test."""
    found = []
    for feature, three in enumerate(zip(*(values(card) for card in cards), strict=True)):
        if len(set(three)) == 2:
            twice = next(value for value in three if three.count(value) == 2)
            found.append((feature, twice, next(value for value in three if three.count(value) == 1)))
    return found


# Three cards for every combination of reasons: each feature agrees, or refuses in one of six ways.
EVERY_REFUSAL = {tuple(split(cards)): cards for cards in itertools.combinations(range(81), 3) if split(cards)}


def refused(cards: tuple[int, ...], seconds: int = 0) -> Outcome:
    outcome = Outcome(WRONG, (0, 1, 2), cards, failing_features(*cards))
    outcome.seconds = seconds
    return outcome


def lines(wording: str | tuple[str, ...]) -> tuple[str, ...]:
    return (wording,) if isinstance(wording, str) else wording


def phrases(wording: str | tuple[str, ...]) -> list[str]:
    return [phrase for line in lines(wording) for phrase in line.split(" · ")]


def test_every_wording_names_every_failing_feature_with_its_values_and_no_other() -> None:
    """For all combinations of failing features and values, in every order of the cards, and each wording there is."""
    assert len(EVERY_REFUSAL) == 7**4 - 1
    for failing, three in EVERY_REFUSAL.items():
        short = [
            f"2 {TWO[feature][twice]}, 1 {ONE[feature][once]}" if feature else f"{twice + 1}, {twice + 1}, {once + 1} symbols"
            for feature, twice, once in failing
        ]
        feature, twice, once = failing[0]
        long = f"two are {TWO[feature][twice]}, one is {(*ONE[:3], A_SHAPE)[feature][once]}"
        if feature == 0:
            long = f"two show {('1 symbol', '2 symbols', '3 symbols')[twice]}, one shows {once + 1}"
        for order in itertools.permutations(three):
            for wording in verdict.words(context(), refused(order), False, 0):
                said = phrases(wording)
                said[0] = said[0].removeprefix(en.MARKS[0] + " ").removeprefix(en.NOT_A_SET % "")
                if len(said) > 2 and failing[0][0] == 0:
                    said[0] = said[0].removesuffix(" symbols") + " symbols"  # it stands for itself where room is scarce
                assert said == short or (len(failing) == 1 and said == [long]), f"{order}: {said}"


@pytest.mark.parametrize("width", PANELS)
@pytest.mark.parametrize("seconds", (0, -10))
def test_the_values_of_all_failing_features_fit_the_panel(width: int, seconds: int) -> None:
    """The longest too: nothing is left out, and no line is longer than the panel is wide."""
    for failing, cards in EVERY_REFUSAL.items():
        wordings = verdict.words(context(width), refused(cards, seconds), False, 0)
        wording = verdict.fitting(context(width), wordings)
        assert len([phrase for phrase in phrases(wording) if "+" not in phrase]) == len(failing)
        assert all(text_width(line) <= width - 4 for line in lines(wording)), f"{cards}: {wording}"


@functools.cache
def letter(character: str) -> int:
    return text_width(character)


def wide(line: str) -> int:
    """As text_width(), of very many lines."""
    return sum(map(letter, line))


@pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=[code for code, _ in LANGUAGES])
def test_they_fit_beside_the_clock(language: int) -> None:
    """In the games for one the clock stays in the upper line: all languages, all palettes, with a penalty."""
    text, width = translated(language), PANELS[0]
    for palette, cards in itertools.product(range(len(text.COLOURS)), EVERY_REFUSAL.values()):
        shown = context(width, palette, text)
        shown.small.width = wide
        wording = verdict.fitting(shown, verdict.words(shown, refused(cards, -20), True, 0), TAKEN)
        upper, lower = ("", wording) if isinstance(wording, str) else wording
        assert wide(upper) <= width - TAKEN - 4 and wide(lower) <= width - 4, f"{cards}: {wording}"


def test_a_penalty_is_said_beside_its_reasons() -> None:
    """What it cost is on the glass with the reasons, beside the clock where the line below is full; one has it at its end."""
    for failing, cards in EVERY_REFUSAL.items():
        wording = verdict.fitting(context(), verdict.words(context(), refused(cards, -10), False, 0), TAKEN)
        if len(failing) < 4:
            assert any(phrase.endswith("+10 s") for phrase in phrases(wording)), f"{cards}: {wording}"
        if len(failing) == 1:
            assert str(wording).endswith(en.PENALTY % 10), f"{cards}: {wording}"


def test_a_refusal_is_foreseen_as_it_will_be_said() -> None:
    """The words for the chosen cards and the one under the cursor: those of the claim, with what it costs; none of a SET."""
    said: list[Outcome] = []

    def sentences(outcome: Outcome) -> tuple[Any, ...]:
        said.append(outcome)
        return verdict.words(context(), outcome, False, 0)

    for cost, chosen in itertools.product((0, 10), ([0, 1], [1, 0], [2, 1])):
        game = SimpleNamespace(layout=SimpleNamespace(cells=[0, 1, 2, 3, 40, -1]), WRONG_COST=cost)
        for cursor in range(6):
            play = SimpleNamespace(game=game, chosen=chosen, cursor=cursor, sentences=sentences, foreseen=(None, ()))
            play.foreseen = verdict.foreseen(play)
            cards = tuple(game.layout.cells[cell] for cell in (*chosen, cursor))
            if cursor in chosen or cards[2] < 0 or not failing_features(*cards):
                assert play.foreseen == (None, ()), cards
                continue
            claimed = refused(cards, -cost)
            assert play.foreseen == (cards, verdict.words(context(), claimed, False, 0))
            count = len(said)
            assert verdict.foreseen(play) is play.foreseen and verdict.sentences(play, claimed) == play.foreseen[1]
            assert len(said) == count, "it was made once more"
            claimed.over = True
            verdict.sentences(play, claimed)
            assert len(said) == count + 1, "the claim that ends a game has its own words"


def test_a_point_is_said_beside_its_reasons() -> None:
    """In Classic a wrong claim costs a point: two reasons have it as well, wherever they leave room."""
    for failing, cards in EVERY_REFUSAL.items():
        if len(failing) == 1:
            wording = verdict.fitting(context(), verdict.words(context(), refused(cards), False, 0, MINUS_ONE))
            assert str(wording).endswith(MINUS_ONE), f"{cards}: {wording}"


@pytest.mark.parametrize("palette", (0, 1))
def test_colours_are_called_as_in_the_palette(palette: int) -> None:
    """CASES: "Help says "red" where the palette shows orange"."""
    text = SimpleNamespace(**{name: getattr(en, name) for name in dir(en) if name.isupper()})
    text.reason, text.short_reason, text.alike = en.reason, en.short_reason, en.alike
    text.COLOURS = (en.COLOURS[0], ("orange", "blue", "black"))
    names = text.COLOURS[palette]
    cards = (0, 9, 9 + 27)  # red, green, green; one, one, two
    said = phrases(verdict.words(context(palette=palette, text=text), refused(cards), False, 0)[0])
    assert f"2 {names[1]}, 1 {names[0]}" in said
    long = verdict.reason(context(palette=palette, text=text), cards, 1)
    assert long == f"two are {names[1]}, one is {names[0]}"
    assert verdict.agreement(context(palette=palette, text=text), (0, 1, 2), 1) == f"all {names[0]}"


def test_why_three_cards_agree() -> None:
    """What the tutorial says of a SET, feature by feature."""
    assert [verdict.agreement(context(), (0, 1, 2), feature) for feature in range(4)] == [
        "all show 1", "all red", "all solid", "all different",
    ]  # fmt: skip
    assert verdict.agreement(context(), (1, 28, 55), 3) == "all ovals"


@pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=[code for code, _ in LANGUAGES])
def test_beside_the_name_of_a_feature_both_values_are_named(language: int) -> None:
    """In the tutorial, where there is little room: Finnish has none for the second value there, and names the first one."""
    text = translated(language)
    for colours in text.COLOURS:
        for feature, names in ((1, colours), (2, text.ONE_OF[2]), (3, text.ONE_OF[3])):
            for twice, once in itertools.permutations(range(3), 2):
                said = text.short_reason(feature, twice, once, colours, True)
                wanted = (twice,) if LANGUAGES[language][0] == "fi" else (twice, once)
                assert all(names[value][:2] in said for value in wanted), said


@pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=[code for code, _ in LANGUAGES])
def test_between_four_corners_there_is_room_for_what_a_seat_did(language: int) -> None:
    """A raised corner of which nothing is said is a riddle: each verdict has a wording that is short enough."""
    text = translated(language)
    for short in (text.PLAYER_SHORT % 4, *(f"{skill[:2]}4" for skill in text.SKILLS), "WMW"):
        names = {False: "WMWMWM", True: short}
        game = SimpleNamespace(seats=[SimpleNamespace(locked=True)] * 4)
        play = SimpleNamespace(
            game=game, context=context(text=text), seat_name=lambda seat, short=False, names=names: names[short]
        )
        for verdict_, points in ((RIGHT, 1), (RIGHT, 0), (TIMED_OUT, -1), (DECLINED, 0), (WANTED, 0)):
            said = by_name.words(play, SimpleNamespace(verdict=verdict_, seat=3, points=points, failing=(), cards=()))
            fitting = [words for words in said if text_width(words) <= BETWEEN]
            assert fitting, said
            assert verdict_ == TIMED_OUT or short in fitting[-1]
    questions = (text.QUESTION_SHORTEST, text.QUESTION_NONE, text.MORE_CARDS[-1], text.ENDS[-1], text.QUESTION_ONE[-1])
    assert [words for words in questions if text_width(words) > BETWEEN] == []


def test_a_corner_without_room_for_a_name_says_what_is_owed() -> None:
    """Two numbers alone would be a riddle."""
    seat = SimpleNamespace(total=lambda: 0, locked=False, owed=3, kind=PERSON)
    game = SimpleNamespace(seats=[seat], master=-1, state=OPEN)
    for name in ("WMW", ""):
        play = SimpleNamespace(
            game=game, context=context(), names=[name], seat_name=lambda seat, short=False, name=name: name or "P1"
        )
        ways = corners.wordings(play, 0)
        assert (en.OWES % 3, "0") in ways
        assert ways.index((en.OWES % 3, "0")) < ways.index(("", f"0 ({en.signed(-3)})"))


def test_what_a_key_does_is_said_behind_a_name_too() -> None:
    """ "SET!" beside the key is the first to give way, whoever has a name: while everybody looks, not in the question."""
    for name in ("A", "WMW", ""):
        for state, word in ((OPEN, " " + en.CALL), (ASKING, "")):
            seat = SimpleNamespace(total=lambda: 0, locked=False, owed=0, kind=PERSON)
            game = SimpleNamespace(seats=[seat], master=-1, state=state)
            play = SimpleNamespace(
                game=game, context=context(), names=[name], seat_name=lambda seat, short=False, name=name: name or "P1"
            )
            ways = corners.wordings(play, 0)
            assert ways[0] == ((name or "P1") + word, "0") and (name or "P1", "0") in ways


def test_between_two_corners_a_refusal_says_who_and_what_it_cost() -> None:
    """At a table of several there may be room for neither a reason nor the names of features: it shrinks, and stays."""
    names = {False: "Advanced 3", True: "Ad3"}
    play = SimpleNamespace(context=context(), seat_name=lambda seat, short=False: names[short])
    for cards in EVERY_REFUSAL.values():
        outcome = refused(cards)
        outcome.seat, outcome.points = 2, -1
        fitting = [said for said in by_name.words(play, outcome) if text_width(said) <= BETWEEN]
        assert fitting and (len(outcome.failing) < 3 or fitting[0] == f"{en.MARKS[0]} Ad3 · {en.signed(-1)}"), fitting


@pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=[code for code, _ in LANGUAGES])
def test_who_wins_because_the_others_are_out_reads_why(language: int) -> None:
    """RULES 6.2: "a wrong one is out, and the last one left wins without a call (ours)"; the words fit on the line."""
    text = translated(language)
    for right in (True, False):
        game = tied(PERSON, PERSON)
        cells = game.layout.cells
        game.call((0,), 10)
        game.claim((dice_oracle.sets_in(cells)[0] if right else dice_oracle.no_set_in(cells)), 20)
        assert game.tie_break and (game.one_left() >= 0) == (not right)
    assert text_width(of_game(text, "speed").OTHERS_OUT) <= PANELS[0] - BETWEEN
