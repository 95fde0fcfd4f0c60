"""Where glass and keys are on a board's case: as on the real one, apart from each other, each seat's key in its corner."""

from __future__ import annotations

import copy
import json
from dataclasses import asdict
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest

from tools import boards
from tools.boards import case

EVERY_BOARD = pytest.mark.parametrize("name", boards.names())


def keys_of(name: str) -> dict[str, case.Key]:
    """The keys of a board by what is printed on them."""
    return {key.label: key for key in case.of(boards.load(name)).keys if key.label}


def with_places(name: str, **places: Any) -> case.Case:
    """A board's case when some of its keys lie elsewhere."""
    data = copy.deepcopy(boards.load(name).data)
    for button, place in places.items():
        data["BUTTONS"][button]["places"] = place
    return case.of(boards.Board(name, Path("mine/board.py"), data))


def apart(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether two boxes (left, top, right, bottom) have no point in common."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def free(one: case.Key, other: case.Key) -> bool:
    """Whether two keys do not touch: discs by the distance of their middles, others by their boxes."""
    if one.shape == other.shape == "round":
        return dist((one.x, one.y), (other.x, other.y)) > one.radius + other.radius
    return apart(one.box, other.box)


def inside(front: case.Case, box: tuple[int, int, int, int]) -> bool:
    """Whether a box lies in the case and outside of its round corners."""
    for x, y in ((box[0], box[1]), (box[2], box[1]), (box[0], box[3]), (box[2], box[3])):
        if not (0 <= x <= front.width and 0 <= y <= front.height):
            return False
        middle = (
            min(max(x, front.radius), front.width - front.radius),
            min(max(y, front.radius), front.height - front.radius),
        )
        if dist((x, y), middle) > front.radius:
            return False
    return True


@EVERY_BOARD
def test_nothing_overlaps_and_all_is_inside(name: str) -> None:
    front = case.of(boards.load(name))
    glass = (front.glass.x, front.glass.y, front.glass.x + front.glass.width, front.glass.y + front.glass.height)
    assert inside(front, glass)
    for key in front.keys:
        assert apart(key.box, glass), f"{key.label} lies on the glass"
        assert inside(front, key.box), f"{key.label} reaches out of the case"
    for one, other in combinations(front.keys, 2):
        assert free(one, other), f"{one.label} and {other.label} overlap"
    if front.lamp:
        lamp = (front.lamp.x - 5, front.lamp.y - 5, front.lamp.x + 5, front.lamp.y + 5)
        assert inside(front, lamp) and all(apart(lamp, box) for box in (glass, *(key.box for key in front.keys)))


@EVERY_BOARD
def test_a_case_is_that_of_its_board(name: str) -> None:
    """The glass as the player sees it, between equal sides; a key a contact, with what it does; a lamp where there is one."""
    board, front = boards.load(name), case.of(boards.load(name))
    assert (front.glass.width, front.glass.height) == (board.width, board.height)
    assert front.glass.x == front.width - front.glass.x - front.glass.width
    for button, entry in board.buttons.items():
        keys = [key for key in front.keys if key.button == button]
        assert len(keys) == len(entry["pins"])
        assert [key.label for key in keys] == [entry["label"], *("".join(place[3:]) for place in entry["places"][1:])]
        assert {key.hold for key in keys} == {entry.get("hold")}
    assert (front.lamp is not None) == (board.lamp is not None)


@EVERY_BOARD
def test_a_seat_calls_with_the_key_nearest_its_corner(name: str) -> None:
    """For every number of people; of all keys but those of pause and "no SET here" (RULES 5: each seat has its own button)."""
    board, front = boards.load(name), case.of(boards.load(name))
    corners = {
        "top left": (0, 0),
        "top right": (front.width, 0),
        "bottom left": (0, front.height),
        "bottom right": (front.width, front.height),
    }
    for people, calls in board.data["SEATS"].items():
        assert 1 <= people <= 4
        for button, corner in calls:
            near = min(
                (key for key in front.keys if key.button not in ("BACK", "MENU")),
                key=lambda key: dist((key.x, key.y), corners[corner]),
            )
            assert near.button == button, f"{people} people, {corner}"


# Where keys are on the real boards: sources in each board's README.md. Groups from the left, of each its rows from the top, in
# a row from the left.
CROSS = "Up, Left Right, Down"
REAL = {
    "pico_display": ["A X, B Y"],
    "pico_display_2": ["A X, B Y"],
    "pico_lcd_1_14": ["↑, ← →, ↓", "A, B"],
    "pico_lcd_1_14_v1": ["0 2, 1 3"],
    "pico_lcd_1_3": [CROSS, "A, B, X, Y"],
    "pico_lcd_2": ["0 1, 3 2"],
    "picoboy_color": ["↑, ← → A B, ↓"],
    "pico_display_2_8": ["A X, B Y"],
    "pico_explorer": ["A X, B Y"],
    "spotpear_1_54": [CROSS, "Select Start", "Y, X B, A"],
}


@pytest.mark.parametrize("name", REAL)
def test_keys_lie_as_on_the_real_board(name: str) -> None:
    keys = keys_of(name)
    groups = [[row.split() for row in group.split(", ")] for group in REAL[name]]
    assert sorted(keys) == sorted(label for group in groups for row in group for label in row)
    for group in groups:
        for row in group:
            assert len({keys[label].y for label in row}) == 1
            assert [keys[label].x for label in row] == sorted({keys[label].x for label in row})
        heights = [keys[row[0]].y for row in group]
        assert heights == sorted(set(heights))
    across = [[keys[label].x for row in group for label in row] for group in groups]
    assert all(max(one) < min(other) for one, other in pairwise(across))


def test_two_rows_of_two_and_a_diamond() -> None:
    """PicoPad: X and Y above, A and B below. PicoSystem: X above, Y left, A right, B below."""
    keys, front = keys_of("picopad"), case.of(boards.load("picopad"))
    assert keys["X"].y == keys["Y"].y < keys["A"].y == keys["B"].y
    assert front.glass.x + front.glass.width < keys["X"].x == keys["A"].x < keys["Y"].x == keys["B"].x
    keys = keys_of("picosystem")
    assert keys["Y"].x < keys["X"].x == keys["B"].x < keys["A"].x
    assert keys["X"].y < keys["Y"].y == keys["A"].y < keys["B"].y


def test_shapes() -> None:
    """Directions are parts of a cross, and so is a stick that is pressed in; keys in an edge are bars; all others are discs."""
    shapes = {(key.button, key.label): key.shape for key in case.of(boards.load("pico_lcd_1_3")).keys}
    assert shapes[("UP", "Up")] == shapes[("RIGHT", "Right")] == shapes[("SELECT", "")] == "pad"
    assert shapes[("SELECT", "A")] == shapes[("MENU", "Y")] == "round"
    assert {key.shape for key in case.of(boards.load("pico_lcd_2")).keys} == {"side"}
    key = case.Key("UP", None, "Up", 100, 50, 20, "side")
    assert key.box == (80, 40, 120, 60)


def test_a_second_key_of_a_button() -> None:
    """It has its own place and its own words: Start of the game pad is a second B."""
    front = case.of(boards.load("spotpear_1_54"))
    first, second = [key for key in front.keys if key.button == "BACK"]
    assert (first.label, second.label, second.shape) == ("B", "Start", "round")
    assert second.y > front.glass.y + front.glass.height


def test_a_column_is_spread_along_the_glass() -> None:
    """Two keys of a hat lie at a quarter and at three quarters of it, four keys closer together."""
    front = case.of(boards.load("pico_display_2"))
    assert [key.y - front.glass.y for key in front.keys] == [60, 180, 60, 180]
    keys = keys_of("pico_lcd_1_3")
    assert [keys[label].y - keys["A"].y for label in "ABXY"] == [0, 60, 120, 180]


def test_more_keys_than_the_glass_is_high_or_wide() -> None:
    """The case grows with them, and they keep their distance."""
    front = with_places("pico_lcd_1_14_v1", PREVIOUS=(("left", 0, 5),))
    assert front.height > case.of(boards.load("pico_lcd_1_14_v1")).height
    assert all(inside(front, key.box) for key in front.keys)
    assert abs(2 * front.glass.y + front.glass.height - front.height) <= 1, "the glass stays in the middle"
    front = with_places("picoboy_color", BACK=(("below", 9, 1),))
    assert all(inside(front, key.box) for key in front.keys) and front.glass.x > 28
    both = with_places("picoboy_color", BACK=(("bottom", 0, 0),))
    assert all(inside(both, key.box) for key in both.keys) and all(free(*two) for two in combinations(both.keys, 2))


def test_a_case_as_json() -> None:
    """The names that a page reads."""
    made = json.loads(json.dumps(asdict(case.of(boards.load("picosystem")))))
    assert set(made) == {"width", "height", "glass", "radius", "keys", "lamp"}
    assert set(made["glass"]) == {"x", "y", "width", "height"} and set(made["lamp"]) == {"x", "y"}
    assert set(made["keys"][0]) == {"button", "hold", "label", "x", "y", "radius", "shape"}
