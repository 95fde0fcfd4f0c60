"""The standings of long matches, drawn on the simulator and read off the glass."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from tercet.ui.text import en

from host_tests.glass import words
from host_tests.rigs import scripted
from host_tests.runs.tiers import first_of
from tools.simulator import Simulator

SCRIPT = Path(__file__).parent.parent / "on_device" / "standings.py"
NAMES = (en.PLAYER % 1, en.PLAYER % 2, en.COMPUTER % (en.SKILLS[1], 3), en.COMPUTER % (en.SKILLS[2], 4))
BOARDS = ("pico_display", "picosystem", "pico_display_2")


@pytest.fixture(scope="module", params=first_of(BOARDS))
def pictures(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Image.Image]]:
    """The standings of each match of the script."""
    folder = tmp_path_factory.mktemp("standings")
    scripted.lay_out(folder, SCRIPT.read_text())
    found: list[Image.Image] = []
    with Simulator(request.param, firmware=folder) as handheld:
        while handheld.exit_code is None and handheld.time < 60_000:
            handheld.run(10)
            if handheld.serial_output.count(b"shown") > len(found):
                found.append(handheld.picture().convert("RGB"))
        assert handheld.exit_code == 0, handheld.serial_output.decode()
    yield found


def row(picture: Image.Image, seat: int) -> Image.Image:
    """What stands right of the name of a seat, and below it down to the next name."""
    places = {name: [place for place in words.places(picture, name) if place.left < 40][-1] for name in NAMES}
    own = places[NAMES[seat]]
    below = min([place.top for place in places.values() if place.top > own.top], default=own.bottom + 16)
    return picture.crop((own.left, own.top, picture.width, below))


def numbers(part: Image.Image) -> list[str]:
    """All numbers and dashes, each with a place of its own."""
    known = [en.NO_TIME, *(en.signed(number) for number in range(-20, 100))]
    found: dict[tuple[str, int], str] = {}
    for text in known:
        for place in words.places(part, text):
            found[text, place.left // 4] = text  # in whichever font
    return list(found.values())


def lighter(picture: Image.Image) -> Image.Image:
    """Dim text made bright, on a ground that stays dark."""
    return picture.point([min(255, max(0, value - 0x40) * 4) for value in range(256)] * 3)


def check_points(picture: Image.Image, seat: int, points: list[str], total: int) -> None:
    """The columns of a seat are there, and its total."""
    seen = numbers(row(picture, seat))
    for text in {*points, en.signed(total)}:
        wanted = [*points, en.signed(total)].count(text)
        assert seen.count(text) >= wanted, f"{NAMES[seat]}: {text} is missing in {seen}"


@pytest.mark.parametrize("match", (0, 1))
def test_no_round_is_lost(pictures: list[Image.Image], match: int) -> None:
    """Of nine rounds the oldest share a column; what is in the columns is the total, for every seat."""
    many = 9 - 2 * match
    points = (
        (7, 9, 11, 12, -3, 4, 9, 10, 11), (7, 3, 1, 1, 10, -2, 3, 5, 1), (9,) * 9, (-3, 1, -1, -1, -1, 5, 5, 5, 5)
    )  # fmt: skip
    picture = pictures[match]
    dim = lighter(picture)
    shared = next((first for first in range(2, many) if words.shows(dim, en.ROUNDS_TO % first)), 1)
    headings = [str(number) for number in range(shared + 1, many + 1)]
    assert all(words.shows(dim, heading) for heading in headings) and len(headings) >= 2
    for seat, all_of_them in enumerate(points):
        won = all_of_them[:many]
        columns = [sum(won[:shared]), *won[shared:]]
        assert sum(columns) == sum(won)
        check_points(picture, seat, [en.signed(number) for number in columns], sum(won))


def test_the_winner_is_named(pictures: list[Image.Image]) -> None:
    """By name; of several it is a tie, and all are named. Between two rounds nobody has won."""
    assert words.shows(pictures[0], en.WINS % NAMES[2])
    assert words.shows(pictures[3], en.WINS % NAMES[3])
    assert words.shows(pictures[4], en.TIE_OF % f"{NAMES[0]}, {NAMES[2]}")
    assert words.shows(pictures[1], en.ROUND_DONE % (7, 9)) and words.shows(pictures[2], en.ROUND_DONE % (2, 4))


def test_the_master_has_no_points_and_the_next_one_is_named(pictures: list[Image.Image]) -> None:
    """RULES 5: each seat is the master of one round: it does not play, so it did not play badly."""
    assert words.shows(pictures[2], en.DEALS_NEXT % NAMES[2])
    assert not any(words.shows(pictures[3], en.DEALS_NEXT % name) for name in NAMES)
    for seat, columns in enumerate(((en.NO_TIME, "9"), ("12", en.NO_TIME), ("9", "12"), ("30", "21"))):
        check_points(pictures[2], seat, list(columns), sum(int(one) for one in columns if one != en.NO_TIME))
    check_points(pictures[5], 1, [], 9)
    seen = numbers(row(pictures[5], 0))
    assert en.NO_TIME in seen and "0" not in seen, "who dealt in the first round has no points yet, not 0"
    ends = ((en.NO_TIME, "9", "12", "33"), ("12", en.NO_TIME, "9", "15"), ("9", "12", en.NO_TIME, "12"), ("30", "21", "12"))
    for seat, won in enumerate(ends):
        check_points(pictures[3], seat, list(won), sum(int(one) for one in won if one != en.NO_TIME))
