"""A call at the start of SET Cubed: its time, and how it is refused, read off the simulated glass (RULES 6.1)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.rigs import scripted
from host_tests.runs.tiers import first_of

SCRIPT = Path(__file__).parent.parent / "on_device" / "cubed_start.py"
TEXT = of_game(en, "cubed")
THREE, ONE, LATE, REFUSED, AFTER, LAST_REFUSED, ROLLED, FACE, STARTS = range(9)


@pytest.fixture(scope="module", params=first_of(("picosystem", "pico_display", "pico_display_2"), 2))
def pictures(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Image.Image]:
    """Each scene of the script."""
    return scripted.pictures(request.param, tmp_path_factory.mktemp("cubed"), SCRIPT.read_text(), 60_000)


def dice_of(picture: Image.Image, seat: int) -> list[bytes]:
    """The five dice of a seat, of two, as they look, ring and all."""
    wide, high = picture.size
    size, edge, top, line = (30, 14, 30, 20) if high >= 200 else (22, 8, 19, 16)
    pitch = min((high - line - top) // 2, 56)
    y = top + (high - line - top - 2 * pitch) // 2 + seat * pitch + (pitch - size) // 2
    x = wide - edge - 5 * (size + 6) + 6
    boxes = [(x + place * (size + 6), y, x + place * (size + 6) + size, y + size) for place in range(5)]
    return [picture.crop(box).tobytes() for box in boxes]


def test_a_call_has_so_many_seconds(pictures: list[Image.Image]) -> None:
    """RULES 6.1: "A call has 5 s (3-10 by choice) to choose the three dice": they are counted down; then it is too late."""
    assert words.shows(pictures[THREE], en.SECONDS % 3) and words.shows(pictures[ONE], en.SECONDS % 1)
    who = en.PLAYER % 1
    late = f"{en.MARKS[0]} " + en.BY_NAME % {"who": who, "says": en.TOO_LATE}
    assert words.shows(pictures[LATE], late) and words.shows(pictures[LATE], TEXT.WAITS_FOR % who)


def test_refused_dice_are_marked_and_their_owner_waits(pictures: list[Image.Image]) -> None:
    """The three look as refused cards do, the others as before; the row goes on to say that this seat waits."""
    refused, after = dice_of(pictures[REFUSED], 0), dice_of(pictures[AFTER], 0)
    assert [one != other for one, other in zip(refused, after, strict=True)] == [True, True, True, False, False]
    assert words.shows(pictures[REFUSED], TEXT.WAITS_FOR % (en.PLAYER % 1))
    assert words.shows(pictures[AFTER], TEXT.WAITS) and words.shows(pictures[AFTER], TEXT.WHO_STARTS)


def test_refused_dice_stay_in_view_when_all_roll(pictures: list[Image.Image]) -> None:
    """The last one who may call is wrong: its dice are marked as they lay, and what everybody has rolled comes then."""
    before, refused, rolled = [dice_of(pictures[scene], 1) for scene in (AFTER, LAST_REFUSED, ROLLED)]
    assert [one != other for one, other in zip(refused, before, strict=True)] == [True, True, False, True, False]
    assert words.shows(pictures[ROLLED], TEXT.ROLLED) and rolled != before
    assert not words.shows(pictures[ROLLED], TEXT.WAITS)


def test_the_clock_stands_while_a_face_is_asked_for(pictures: list[Image.Image]) -> None:
    """Two WILDs and any die are a SET: who has shown them is not hurried."""
    assert words.shows(pictures[FACE], TEXT.WILD)
    assert words.shows(pictures[STARTS], TEXT.STARTS % {"who": en.PLAYER % 1, "points": 1})
