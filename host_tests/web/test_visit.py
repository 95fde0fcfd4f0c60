"""Who comes by a link: to an empty browser, and again in the middle of its game."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from tercet.core.cards import find_sets
from tercet.core.puzzle import make
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.ui.text import LANGUAGES, en, fr

from host_tests.web import node
from host_tests.web.test_wasm import READY, TABLE, pressed

CODE = {"c": "34nh-ddj8"}  # puzzle 4711
GAME = {"game": "puzzle", "skill": "expert", "number": 4711}
ANOTHER = {"game": "puzzle", "number": 1}
FOUND = find_sets(make(4711, 3))


def settings(found: dict[str, Any]) -> dict[str, Any]:
    """What the settings say that were kept."""
    kept: dict[str, Any] = choices.load(savefile.unwrap(savefile.SETTINGS, base64.b64decode(found["files"]["settings"])))
    return kept


def claimed(number: int) -> list[tuple[object, ...]]:
    """Fingers on the cards of one of the puzzle's SETs."""
    return [(300, "tap", *TABLE[cell]) for cell in FOUND[number]]


@pytest.mark.slow
@pytest.mark.parametrize("link", (CODE, GAME), ids=("code", "game"))
def test_a_link_to_an_empty_browser_asks_first_and_then_opens_its_game(link: dict[str, object]) -> None:
    """The language, the browser's own in focus; the colours; then the game, whose clock stands until a finger comes."""
    french = [code for code, _ in LANGUAGES].index("fr")
    asked = [(1500,), *pressed("SELECT"), (1500,), *pressed("SELECT")]
    found = node.keys("picosystem", [*asked, (9000,)], link, {}, "fr")
    assert settings(found)["device"]["language"] == french, found
    assert any(fr.FIRST_COLOURS[0] in words for words in found["said"]), found
    assert "4711" in found["said"][-1] and "game-puzzle" not in found["files"], found
    found = node.keys("picosystem", [*asked, READY, (1500,), *claimed(0), (3000,)], link, {}, "fr")
    assert fr.RIGHT in found["said"][-1] and "game-puzzle" in found["files"], found
    assert settings(found)["taught"] == 2, "the tutorial comes next"


@pytest.mark.slow
def test_the_very_first_start_is_in_the_language_of_the_browser() -> None:
    found = node.keys("picosystem", [(1500, "tap", 120, 120), (1500, "press", "SELECT"), (900,)], None, {}, "fr")
    assert any(fr.FIRST_COLOURS[0] in words for words in found["said"]), found
    assert settings(found)["device"]["language"] == [code for code, _ in LANGUAGES].index("fr")


@pytest.mark.slow
@pytest.mark.parametrize("link", (CODE, GAME), ids=("code", "game"))
def test_loaded_anew_the_game_of_a_link_goes_on(link: dict[str, object]) -> None:
    """At once, with what was found; nothing is asked."""
    found = node.keys("picosystem", [READY, (1500,), *claimed(0), (3000,), *pressed("BACK"), (1500,)], link)
    again = node.keys("picosystem", [(1500,), *claimed(1), (1500,)], link, found["files"])
    assert en.RIGHT in again["said"][-1], again
    assert not any(en.REALLY_NEW in words for words in again["said"]), again


@pytest.mark.slow
def test_who_keeps_another_game_is_in_the_menu() -> None:
    found = node.keys("picosystem", [READY, (3000,), *pressed("BACK"), (1500,)], ANOTHER)
    again = node.keys("picosystem", [(1500,), *pressed("SELECT"), (1500,)], CODE, found["files"])
    assert any(en.REALLY_NEW in words for words in again["said"]), again
    assert again["said"][-1].startswith(en.TITLE), again


# Fingers


@pytest.mark.slow
def test_a_finger_anywhere_goes_on_and_a_key_hint_is_its_key() -> None:
    """The title, the questions of the first start, and the tutorial, all without a key; out of it by its hint, to the menu."""
    picture = 180, 170  # the fourth: other colours than at first
    steps = [(1500, "tap", 20, 100), (1500, "tap", 100, 60), (1500, "tap", *picture)]
    found = node.keys("picosystem", [*steps, (1500, "tap", 120, 100), (1500,)], None, {})
    assert settings(found)["device"]["palette"] == 3, found
    assert found["said"][-1] != found["said"][-2]
    found = node.keys("picosystem", [*steps, (1500, "tap", 150, 230), (1500,)], None, {})
    assert found["said"][-1].startswith(en.TITLE), found
    assert settings(found)["taught"] == 1, found


@pytest.mark.slow
def test_a_finger_on_a_row_counts_when_it_comes_up_there() -> None:
    """From the title into the menu; down on a row and up on another one, or nowhere, is nothing."""
    menu = (1500, "tap", 120, 100)
    swiped = node.keys("picosystem", [menu, (1500, "touch", 100, 180), (60, "lift", 100, 84), (1500,)])
    assert swiped["said"][-1].startswith(en.TITLE), swiped
    held = node.keys("picosystem", [menu, (1500, "touch", 100, 84), (900,)])
    assert held["said"][-1].startswith(en.TITLE), held
    chosen = node.keys("picosystem", [menu, (1500, "tap", 100, 84), (1500,)])
    assert not chosen["said"][-1].startswith(en.TITLE), chosen


@pytest.mark.slow
def test_a_list_follows_a_finger() -> None:
    """Rows of the menu that are out of view come with a finger that is drawn up, and go when it is drawn down."""
    menu = (1500, "tap", 120, 100)
    drawn = [(60, "draw", 100, 180 - 28 * step, 100, 180 - 28 * (step + 1)) for step in range(4)]
    before = node.keys("picosystem", [menu, (1500,)])["said"]
    after = node.keys("picosystem", [menu, (1500, "touch", 100, 180), *drawn, (1500,)])["said"]
    assert len(after) == len(before) + 3, "a row is 28 pixels high: who passes three of their ends moves by three"
    back = [(60, "draw", 100, 68 + 28 * step, 100, 68 + 28 * (step + 1)) for step in range(4)]
    assert node.keys("picosystem", [menu, (1500, "touch", 100, 180), *drawn, *back, (1500,)])["said"][-1] in before[-1]


@pytest.mark.slow
@pytest.mark.parametrize("board, heights, top", (("picosystem", (162, 134, 106, 78), 50), ("pico_lcd_1_14", (90, 50), 35)))
def test_a_row_stays_under_the_finger(board: str, heights: tuple[int, ...], top: int) -> None:
    """Settings: two taps on one place change one row, the last in view too, and the first of a list that has scrolled."""
    menu = [(1500, "tap", 120, 100), (1500,), *pressed("UP"), (300,), *pressed("UP"), (300,), *pressed("SELECT"), (900,)]
    taps = [(600, "tap", 100, height) for height in heights for _ in range(2)]
    down = [step for _ in range(6) for step in [(300,), *pressed("DOWN")]]
    found = node.keys(board, [*menu, *taps, *down, (600, "tap", 100, top), (600, "tap", 100, top), (600,)])
    said = [words.split(":")[0] for words in found["said"]]
    last = len(said) - 2 - len(down) // 3
    rows, first = said[last - len(taps) : last], said[-2:]
    assert rows[::2] == rows[1::2] and len(set(rows)) == len(heights), said
    assert first[0] == first[1] != rows[-1], said


# What the page does with what is in view


@pytest.mark.slow
def test_a_challenge_in_view_can_be_sent_and_a_game_in_view_keeps_the_screen_on() -> None:
    """Puzzle 4711 to its end, its result as a challenge, and back."""
    all_sets = [step for number in range(len(FOUND)) for step in [*claimed(number), (1500,)]]
    end = [(4000,), *pressed("MENU"), (2000,), *pressed("BACK"), (1500,)]
    found = node.keys("picosystem", [READY, (1500,), *all_sets, *end], CODE)
    assert found["told"][:2] == [["awake", 1], ["awake", 0]], found
    (_, challenge), (_, after) = found["told"][2:]
    code, words = challenge.split("\n")
    assert code == "34NHDDJ8" and "4711" in words and words.startswith(en.TITLE) and after == "", found


def test_a_paused_game_lets_the_screen_go_off() -> None:
    found = node.keys("picosystem", [READY, (1500,), *pressed("BACK"), (900,)], CODE)
    assert found["told"] == [["awake", 1], ["awake", 0]], found
