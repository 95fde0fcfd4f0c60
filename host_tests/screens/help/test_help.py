"""The help "never stops being true because texts follow the palette, the skill table and the penalties"."""

from __future__ import annotations

import importlib
import itertools
from typing import Any

import pytest
from tercet.core import skill as skills
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.solo.rules import Solo
from tercet.core.table.rules import Table
from tercet.core.timed.rules import Timed
from tercet.saves import checked
from tercet.screens import routes
from tercet.ui.text import LANGUAGES, en, of_game

from host_tests.screens.single.test_why_not import context

ARCADE_WORDS = of_game(en, "arcade")
TABLE_WORDS = of_game(en, "table")

GAMES: dict[str, Any] = {
    "classic": Classic, "timed": Timed, "puzzle": Puzzle, "arcade": Arcade, "practice": Practice, "solo": Solo,
}  # fmt: skip
SKILLS = range(4)


def chosen(name: str, **choices: int) -> str:
    """What the help says in the set-up of a game."""
    known = checked(name, {})
    module = routes.of_game(name, "help")
    return " ".join(
        module.sentences(context(), module.of_choices(known | {key: choices[key] for key in choices if key in known}))
    )


def told(name: str, game: Any, looked: Any = None) -> str:
    """What it says of a game that is played."""
    module = routes.of_game(name, "help")
    return " ".join(module.sentences(looked or context(), module.of_game(game)))


def played(name: str, skill: int, seed: int = 1, **more: int) -> str:
    """What it says in the pause of one."""
    return told(name, GAMES[name](skill, seed, 0, **more))


# RULES 3, the skill table, written down once more
SAYS_NO_MATCH = (False, False, True, True)
DECK = (27, 27, 81, 81)
ARCADE_START = ("10:00", "6:00", "4:00", "2:00")
ARCADE_HINT = (5, 10, 15, 20)
ARCADE_FIRST_BONUS = (60, 45, 30, 20)
PUZZLE_SETS = (4, 4, 6, 6)


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("says", (chosen, played))
def test_numbers_follow_the_skill(skill: int, says: Any) -> None:
    assert of_game(en, "classic").HELP % DECK[skill] in says("classic", skill=skill)
    arcade = says("arcade", skill=skill)
    assert ARCADE_START[skill] in arcade and ARCADE_WORDS.HELP_LESS % ARCADE_HINT[skill] in arcade
    assert ARCADE_WORDS.HELP_LEVEL % {"sets": 2, "seconds": ARCADE_FIRST_BONUS[skill]} in arcade
    assert of_game(en, "puzzle").HELP % PUZZLE_SETS[skill] in says("puzzle", skill=skill)
    for name in ("classic", "timed", "arcade", "practice"):
        words = says(name, skill=skill)
        assert (en.HELP_NO_MATCH in words) == SAYS_NO_MATCH[skill]
        assert (en.HELP_DEALT in words) != SAYS_NO_MATCH[skill]


@pytest.mark.parametrize("target", (10, 20, 30))
def test_the_target_and_the_penalties_of_timed(target: int) -> None:
    for words in (chosen("timed", target=target, skill=3), played("timed", 3, target=target)):
        assert f"Find {target} SETs" in words
        assert of_game(en, "timed").HELP_COSTS % {"wrong": 10, "hint": 15} in words and "Wrong: +10 s" in words
    assert "+30 s" in chosen("puzzle")


def test_a_penalty_that_is_changed_is_changed_in_the_help(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words come from the rules themselves."""
    monkeypatch.setattr(Timed, "WRONG_COST", 12)
    monkeypatch.setattr(Timed, "NOT_NONE_COST", 13)
    monkeypatch.setattr(Timed, "HINT_COST", 17)
    monkeypatch.setattr(Puzzle, "HINT_COST", 31)
    monkeypatch.setattr(skills, "ARCADE_SECONDS", (605, 1, 1, 1))
    monkeypatch.setattr(skills, "ARCADE_HINT", (6, 1, 1, 1))
    monkeypatch.setattr(skills, "ARCADE_BONUS", (70, 1, 1, 1))
    monkeypatch.setattr(skills, "DEALS_BY_ITSELF", (False, True, True, True))
    for says in (chosen, played):
        assert "+12 s" in says("timed", skill=0) and "+13 s" in says("timed", skill=0) and "+17 s" in says("timed", skill=0)
        assert "+31 s" in says("puzzle", skill=0)
        arcade = says("arcade", skill=0)
        assert "10:05" in arcade and ARCADE_WORDS.HELP_LESS % 6 in arcade and "+70 s" in arcade and en.HELP_NO_MATCH in arcade


@pytest.mark.parametrize("pick", range(3, 11))
@pytest.mark.parametrize("penalty", range(3))
def test_the_table_as_it_is_set(pick: int, penalty: int) -> None:
    """The time to pick, the penalty, the rounds; in the set-up and in the match."""
    for rounds in (1, 2, 9):
        match = Table((-1, -1, 2), 1, 0, 0, rounds, penalty, pick)
        for words in (
            chosen("table", seats=3, pick=pick, penalty=penalty, rounds=rounds),
            told("table", match),
        ):
            assert f"{pick} s" in words and TABLE_WORDS.HELP_WRONG[penalty] in words
            assert all(other not in words for place, other in enumerate(TABLE_WORDS.HELP_WRONG) if place != penalty)
            assert (TABLE_WORDS.HELP_ROUNDS[0] if rounds == 1 else TABLE_WORDS.HELP_ROUNDS[1] % rounds) in words
            assert TABLE_WORDS.HELP_RIGHT[0] in words


def test_a_tournament() -> None:
    """RULES 5: as many rounds as seats, a point a card; two seats make none."""
    match = Table((-1, -1, 2, 3), 1, 0, 0, 1, 0, 5, True)
    for words in (
        chosen("table", seats=4, tournament=1, rounds=9),
        told("table", match),
    ):
        assert (
            TABLE_WORDS.HELP_ROUNDS[1] % 4 in words
            and TABLE_WORDS.HELP_RIGHT[1] in words
            and TABLE_WORDS.HELP_DEALS[1] in words
        )
        assert TABLE_WORDS.HELP_LAST in words and TABLE_WORDS.HELP_COMPUTER in words
    assert TABLE_WORDS.HELP_RIGHT[0] in chosen("table", seats=2, tournament=1)
    people = chosen("table", seats=3, tournament=1, seat2=-1, seat3=-1)
    assert TABLE_WORDS.HELP_LAST in people and TABLE_WORDS.HELP_COMPUTER not in people


def test_how_set_cubed_ends() -> None:
    """RULES 6.1: with the round of somebody's last die; "Rounds of passing in a row end it too"."""
    words = of_game(en, "cubed")
    assert f"{words.HELP_END} {words.HELP_PASSES}" in chosen("cubed")


@pytest.mark.parametrize("palette", (0, 1))
def test_the_constant_feature_is_named_in_the_words_of_the_palette(palette: int) -> None:
    """CASES: "Help says "red" where the palette shows orange"."""

    class OtherColours:
        """English with other words for the colours."""

        COLOURS = (en.COLOURS[0], ("orange", "blue", "black"))

        def __getattr__(self, name: str) -> object:
            return getattr(en, name)

    text = OtherColours()
    looked = context(palette=palette, text=text)
    for seed, constant in itertools.product(range(8), range(4)):
        game = Classic(1, seed, 0, 3, constant)
        words = told("classic", game, looked)
        if constant == 1:
            assert f"All cards are {text.COLOURS[palette][game.fixed]}." in words
        else:
            assert en.all_cards(constant, game.fixed, ()) in words
    assert en.HELP_ONE_SAME in chosen("classic", skill=1)
    assert "All cards are solid." in chosen("classic", skill=0) and "solid" not in chosen("classic", skill=3)
    assert en.HELP_SAME[1] in chosen("classic", skill=3, features=3, constant=1)


def test_solo_is_not_told_by_the_skill_of_other_games() -> None:
    assert chosen("solo", skill=0) == chosen("solo", skill=3) == played("solo", 0)


@pytest.mark.parametrize("name", GAMES)
def test_hints_that_are_off_are_not_promised(name: str) -> None:
    """With "Hints: off" the rules and the keys of a game told of hints that nobody could have. Practice always has them."""
    looked, module = context(), routes.of_game(name, "help")
    for there in (True, False):
        looked.settings["device"]["hints"] = int(there)
        told_of = module.of_choices(checked(name, {}))
        assert (en.HINTS_OFF in module.sentences(looked, told_of)) == (not there and name != "practice")
        words = [line for _, line in module.keys(looked, told_of, ())]
        assert (en.KEY_HINT in words) == (there or name == "practice")


@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
@pytest.mark.parametrize("name", ("classic", "timed", "puzzle", "arcade"))
def test_the_last_part_of_what_was_chosen_is_the_hint(name: str, language: str) -> None:
    """It is left out where hints are off: nothing else may stand there, and the parts before it say nothing of hints."""
    text = importlib.import_module(f"tercet.ui.text.{language}")
    one, many = (word.casefold()[:4] for word in text.HINTS)
    for words in of_game(text, name).CHOSEN:
        first, _, last = words.rpartition(" · ")
        assert (one in last.casefold() or many in last.casefold()) and one not in first.casefold(), words
