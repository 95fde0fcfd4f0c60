"""What Crossword says when somebody is done, when the hand is long, and when the bag is empty, read off the glass."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image
from tercet.ui import theme
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players.dice import CHOSEN, CrosswordTable
from host_tests.rigs import scripted
from host_tests.runs.tiers import first_of

SCRIPT = Path(__file__).parent.parent / "on_device" / "crossword.py"
TEXT = of_game(en, "crossword")
BOARDS = ("picosystem", "pico_display", "pico_display_2")
ACCENT = tuple(theme.PALETTE[theme.ACCENT].to_bytes(3, "big"))
TOP, LOWEST, BUILDS, DONE, STILL, NEXT, GIVES_UP, GIVEN_UP, ALONE, ALONE_MORE, RIVAL, RIVAL_MORE, ADDING = range(13)
HINT_IN_HAND, FAR_AWAY, HINT_ON_GRID = range(13, 16)


@pytest.fixture(scope="module", params=first_of(BOARDS, 2))
def pictures(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Image.Image]:
    """Each scene of the script."""
    return scripted.pictures(request.param, tmp_path_factory.mktemp("crossword"), SCRIPT.read_text(), 90_000)


def bright(picture: Image.Image, upper: bool) -> int:
    """Pixels of the mark above or below the hand: as wide as two dice, at the right edge."""
    width, height = picture.size
    lines = range(14, 40) if upper else range(height - 60, height - 16)
    return max(sum(picture.getpixel((x, y)) == ACCENT for x in range(width - 64, width)) for y in lines)


def test_a_hand_of_which_a_part_is_out_of_view(pictures: list[Image.Image]) -> None:
    """A mark as wide as the hand says on which side there are more dice: below, then above."""
    assert not bright(pictures[TOP], True) and bright(pictures[TOP], False) > 34
    assert bright(pictures[LOWEST], True) > 34 and not bright(pictures[LOWEST], False)


def test_who_is_done_sees_the_own_time(pictures: list[Image.Image]) -> None:
    """No clock jumps in view: it stands at the time that was taken, which is said, until the page of the next person comes."""
    assert words.shows(pictures[BUILDS], "0:14") or words.shows(pictures[BUILDS], "0:13")
    for picture in pictures[DONE], pictures[STILL]:
        said = [
            f"0:{second}"
            for second in (13, 14, 15)
            if words.shows(picture, TEXT.DONE_IN % {"who": en.PLAYER % 1, "time": f"0:{second}"})
        ]
        assert said and not words.shows(picture, "0:00")
        line = picture.crop((0, 0, picture.width, 20))
        assert words.shows(line, said[0]), "the clock shows another time"
    assert words.shows(pictures[NEXT], en.PLAYER % 2) and words.shows(
        pictures[NEXT], TEXT.TO_BEAT % {"who": en.PLAYER % 1, "time": said[0]}
    )


def test_who_has_given_up_is_said(pictures: list[Image.Image]) -> None:
    """While the grid is in view, and on the page of the next, who has not built yet: nobody can say how the round ends."""
    assert words.shows(pictures[GIVES_UP], TEXT.GAVE_UP % (en.PLAYER % 1)) and not words.shows(pictures[GIVES_UP], TEXT.NOBODY)
    assert words.shows(pictures[GIVEN_UP], en.PLAYER % 2) and words.shows(pictures[GIVEN_UP], TEXT.GAVE_UP % (en.PLAYER % 1))


def test_with_an_empty_bag_the_way_on_is_named(pictures: list[Image.Image]) -> None:
    """Nobody is stuck: nothing is drawn any more, the round can be given up, and what that costs is said before."""
    for picture in pictures[ALONE], pictures[RIVAL]:
        assert words.shows(picture, TEXT.MORE), "the key to it is not named"
    assert words.shows(pictures[ALONE_MORE], TEXT.STOP) and not words.shows(pictures[ALONE_MORE], TEXT.DRAW)
    assert not words.shows(pictures[ALONE_MORE], TEXT.ADD)
    assert words.shows(pictures[RIVAL_MORE], TEXT.STOP) and words.shows(pictures[RIVAL_MORE], TEXT.ADD)


def test_a_die_is_taken_to_another_grid(pictures: list[Image.Image]) -> None:
    """With the bag empty: the other's grid is shown, whose it is is said, and what lays the die."""
    name = en.COMPUTER % {"skill": en.SKILLS[0], "seat": 2}
    assert words.shows(pictures[ADDING], name) or words.shows(pictures[ADDING], name + " · 1/3")
    assert words.shows(pictures[ADDING], TEXT.LAY) and words.shows(pictures[ADDING], en.BACK)
    lines = range(30, pictures[ADDING].height - 24)
    right = pictures[ADDING].width
    seen = {pictures[ADDING].getpixel((x, y)) for x in range(right - 36, right) for y in lines}
    assert len(seen) <= 2, "the own hand lies beside a grid that is not the own"


def test_a_hint_is_in_view(pictures: list[Image.Image]) -> None:
    """The three dice of a SET have their rings in view, though they are the last of a long hand, or far from the cursor."""

    def ringed(scene: int) -> tuple[int, int]:
        """How many dice have a ring in the hand, and on the grid."""
        table = CrosswordTable(SimpleNamespace(picture=lambda: pictures[scene]))
        return tuple(sum(bool(die and die.marks & CHOSEN) for die in dice) for dice in (table.hand(), table.grid()))

    assert ringed(HINT_IN_HAND) == (3, 0)
    assert ringed(FAR_AWAY) == (0, 0)
    assert ringed(HINT_ON_GRID) == (0, 3)
