"""What a turn of SET Cubed says of a WILD, and how it goes on after a pause, read off the simulated glass."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.rigs import scripted
from host_tests.runs.tiers import first_of

SCRIPT = Path(__file__).parent.parent / "on_device" / "cubed_turn.py"
TEXT = of_game(en, "cubed")
SWAP, FACE, ONLY_ONE, ANOTHER, ONE_AGAIN, PAUSED, GOES_ON, HANDED, SEEN, LAST = range(10)


@pytest.fixture(scope="module", params=first_of(("picosystem", "pico_display", "pico_display_2"), 2))
def pictures(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Image.Image]:
    """Each scene of the script."""
    return scripted.pictures(request.param, tmp_path_factory.mktemp("cubed"), SCRIPT.read_text(), 60_000)


def test_a_swap_says_that_the_wild_was_rolled(pictures: list[Image.Image]) -> None:
    """RULES 6.1: "roll the taken die at once": the hand shows another face than that of the WILD, and the glass says why."""
    assert words.shows(pictures[SWAP], TEXT.SWAPPED % (en.PLAYER % 1)) and "rolls it" in TEXT.SWAPPED


def test_the_list_of_faces_says_what_is_so(pictures: list[Image.Image]) -> None:
    """One face makes a SET: its row offers no other; after another number it says none, and leads back."""
    first = TEXT.WHICH % {"number": 1, "all": 1}
    assert words.shows(pictures[FACE], first) and words.shows(pictures[FACE], TEXT.LAY)
    assert words.shows(pictures[ONLY_ONE], first) and not words.shows(pictures[ONLY_ONE], en.CHANGE)
    assert not words.shows(pictures[ONLY_ONE], "\N{LEFTWARDS ARROW} " + first)
    assert not words.shows(pictures[ANOTHER], first) and words.shows(pictures[ANOTHER], TEXT.NO_SET_LINE[0])
    assert words.shows(pictures[ONE_AGAIN], first) and words.shows(pictures[ONE_AGAIN], TEXT.WORTH_LINE[0] % 2)


def test_after_a_pause_the_dice_of_the_turn_lie_on_the_board(pictures: list[Image.Image]) -> None:
    """Not on the page between two people, where they would look as if they were in the hand."""
    assert words.shows(pictures[PAUSED], en.PAUSED)
    assert not words.shows(pictures[GOES_ON], TEXT.YOUR_TURN)
    assert words.shows(pictures[GOES_ON], TEXT.TAKE[0]) or words.shows(pictures[GOES_ON], TEXT.TAKE[1])
    assert words.shows(pictures[HANDED], TEXT.YOUR_TURN)


def test_what_a_computer_player_laid_is_seen_before_the_device_goes_on(pictures: list[Image.Image]) -> None:
    """Its turn comes by itself: the board first, with what it did, then the page. RULES 6.1: "the game ends with the round in
    which somebody laid their last die": both say so."""
    done = TEXT.LAST_DIE % {"who": en.COMPUTER % {"skill": en.SKILLS[2], "seat": 2}, "points": 4}
    assert words.shows(pictures[SEEN], done) and not words.shows(pictures[SEEN], en.PLAYER % 3)
    assert words.shows(pictures[LAST], done) and words.shows(pictures[LAST], TEXT.LAST_TURN)
    assert words.shows(pictures[LAST], en.PLAYER % 3) and not words.shows(pictures[LAST], TEXT.YOUR_TURN)
