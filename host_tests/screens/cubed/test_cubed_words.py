"""What SET Cubed says of points, of places and of its end, drawn on the simulator and read off the glass."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.rigs import scripted
from host_tests.runs.tiers import first_of

SCRIPT = Path(__file__).parent.parent / "on_device" / "cubed.py"
TEXT = of_game(en, "cubed")
BOARDS = ("picosystem", "pico_display", "pico_display_2")
THIRD, FIRST, SECOND_BEST = 0, 3, 6  # each is followed by the best ten, and by the way back
ALONE, MAKES_ONE, PASSED, BOARD, MENU = range(9, 14)


@pytest.fixture(scope="module", params=first_of(BOARDS, 2))
def pictures(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Image.Image]:
    """Each scene of the script."""
    return scripted.pictures(request.param, tmp_path_factory.mktemp("cubed"), SCRIPT.read_text(), 60_000)


def test_best_ever_is_for_who_has_won(pictures: list[Image.Image]) -> None:
    """Who came third has not played the best game ever, whatever the score; who won, and with the best score, has."""
    who = en.PLAYER % 1
    assert not words.shows(pictures[THIRD], en.BY_NAME % {"who": who, "says": en.PLACES[0]})
    assert words.shows(pictures[THIRD], en.WINS % (en.COMPUTER % {"skill": en.SKILLS[2], "seat": 2}))
    assert words.shows(pictures[FIRST], en.WINS % who) and words.shows(
        pictures[FIRST], en.BY_NAME % {"who": who, "says": en.PLACES[0]}
    )
    assert words.shows(pictures[SECOND_BEST], en.BY_NAME % {"who": who, "says": en.PLACES[1]})


def test_the_end_leads_to_the_best_ten_and_back(pictures: list[Image.Image]) -> None:
    """HINT shows the best games of the only person, with the one that is over, whether it was won or lost; BACK comes back."""
    for end, points in ((THIRD, 20), (FIRST, 40), (SECOND_BEST, 40)):
        assert words.shows(pictures[end + 1], str(points)) and words.shows(pictures[end + 1], en.CLEAR)
        assert pictures[end + 2].tobytes() == pictures[end].tobytes()


def test_points_are_shown_only_of_sets(pictures: list[Image.Image]) -> None:
    """A WILD that makes no SET shows no points, above all no negative ones; one that makes a SET shows what it is worth."""
    for points in range(-3, 10):
        for sign in ("+", "+-", "\N{EN DASH}", "+\N{EN DASH}"):
            assert not words.shows(pictures[ALONE], f"{sign}{abs(points)}"), f"{sign}{points} for a die in no SET"
    assert words.shows(pictures[MAKES_ONE], TEXT.WORTH % 2)


def test_two_of_one_skill_are_told_apart(pictures: list[Image.Image]) -> None:
    """Names have the number of the seat, short ones as well."""
    line = pictures[ALONE].crop((0, 0, pictures[ALONE].width, 18))
    for seat in (2, 3):
        assert words.shows(line, f"{en.SHORT_SKILLS[2]} {seat}") or words.shows(line, f"{en.SHORT_SKILLS[2][:2]}{seat}")


def test_the_last_round_of_passing_is_said_before(pictures: list[Image.Image]) -> None:
    """When one more round of passing would end the game: on the page between two people, and where passing is chosen."""
    assert words.shows(pictures[PASSED], TEXT.ALL_PASSED[1])
    assert words.shows(pictures[MENU], TEXT.LAST_PASS) and words.shows(pictures[MENU], TEXT.PASS)
