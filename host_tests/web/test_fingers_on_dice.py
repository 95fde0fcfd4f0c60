"""Fingers on the glass of the page where dice are played: a die is chosen by touching it, and laid by touching its square."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest
from tercet.core.crossword import save as crossword_save
from tercet.core.cubed import save as cubed_save
from tercet.core.cubed.rules import Cubed
from tercet.core.dice import WILD
from tercet.core.match import PERSON
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.ui.text import en

from host_tests.core.cubed.games import A, B, C, give
from host_tests.runs.tiers import first_of
from host_tests.web import node
from host_tests.web.test_wasm import READY, SEAT, pressed
from tools import boards

BETWEEN = 200  # ms
EMPTY = (12, 120)  # of the glass, where nobody has a die while one shows a SET
GAMES = ("classic", "timed", "puzzle", "arcade", "solo", "practice", "table", "speed", "cubed", "crossword")
Steps = list[tuple[object, ...]]


def tapped(*places: list[int]) -> Steps:
    """A finger on the middle of each rectangle."""
    return [(BETWEEN, "tap", x + width // 2, y + height // 2) for x, y, width, height in places]


def answers(found: dict[str, Any]) -> list[Any]:
    return [json.loads(words.replace("(", "[").replace(")", "]")) for kind, words in found["told"] if kind == "answer"]


def places(steps: Steps, link: dict[str, object] | None, **more: Any) -> list[list[int]]:
    """What can be touched on the screen that these steps lead to."""
    found = answers(node.keys("picosystem", [*steps, (BETWEEN, "ask", "main.app.screen.places()")], link, **more))
    return found[-1]


def kept(found: dict[str, Any], game: str) -> bytes:
    content = savefile.unwrap(savefile.GAME, base64.b64decode(found["files"][f"game-{game}"]))
    return savefile.unpack_game(content)[2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("board", first_of(("picosystem", "pico_display", "pico_display_2")))
def test_a_finger_anywhere_breaks_nothing(game: str, board: str) -> None:
    """All over the glass, once as the game begins and once in a call."""
    fingers = [(120, "tap", x, y) for y in range(4, 135, 22) for x in range(6, 240, 26)]
    key = "HINT" if "HINT" in boards.load(board).buttons else "SELECT"
    for call in ([], [*pressed(key)], [(BETWEEN, "tap", *SEAT)]):
        found = node.keys(board, [READY, (2500,), *call, *fingers, (2000,)], {"game": game})
        assert not [words for words in found["said"] if words.startswith("FAILED")], found["said"]


def test_a_die_of_speed_is_chosen() -> None:
    """After the call, three of them: a claim."""
    link: dict[str, object] = {"game": "speed"}
    call: Steps = [READY, (2500, "tap", *SEAT)]
    asked = answers(node.keys("picosystem", [*call, (BETWEEN, "ask", "main.app.screen.table.rectangles")], link))[-1]
    assert len(asked) == 42
    found = node.keys("picosystem", [*call, *tapped(*asked[:3]), (900,)], link)
    said = [words for words in found["said"] if en.RIGHT in words or words.startswith(en.MARKS)]
    assert len(said) == 1, found["said"]


def test_who_shows_a_set_touches_its_dice() -> None:
    """Empty glass chooses nothing: the time runs out. Three dice are shown at once, whatever they are."""
    link: dict[str, object] = {"game": "cubed"}
    call: Steps = [READY, (2500,), *pressed("HINT"), (700,)]
    dice = places(call, link)
    assert len(dice) == 5
    late = node.keys("picosystem", [*call, *[(BETWEEN, "tap", *EMPTY)] * 3, (6000,)], link)["said"]
    assert any(en.TOO_LATE in words for words in late), late
    shown = node.keys("picosystem", [*call, *tapped(dice[4], dice[1], dice[2]), (900,)], link)["said"]
    assert not any(en.TOO_LATE in words for words in shown) and len(shown) > len(late) - 2, shown


def test_a_die_of_crossword_is_taken_and_laid() -> None:
    """First the die in the hand, then its square."""
    link: dict[str, object] = {"game": "crossword"}
    begun: Steps = [READY, (2500,)]
    spots = places(begun, link)
    hand, squares = spots[:10], spots[10:]
    found = node.keys("picosystem", [*begun, *tapped(hand[3], squares[len(squares) // 2]), *pressed("BACK"), (1500,)], link)
    game = crossword_save.restore(kept(found, "crossword"), 0)
    seat = game.seat
    lying = [index for index, cell in enumerate(seat.where) if cell >= 0]
    assert lying == ([3] if seat.faces[3] != WILD else []), "a WILD asks for its face first"


@pytest.mark.parametrize("die_first", (True, False))
def test_a_die_is_laid_on_the_board(die_first: bool) -> None:
    """A die and its square, in either order; touched again the die comes back."""
    game = Cubed((PERSON, PERSON), 3, 0)
    give(game, 0, (A, B, C, 1, 1))
    game.call((0,), 0)
    game.show([(0, A), (1, B), (2, C)], 0)
    game.end_turn(0) if game.laid else None
    game.pause(0)
    content = savefile.pack_game(1, choices.save({}), cubed_save.save(game, 0))
    settings = savefile.wrap(savefile.SETTINGS, choices.save({"game": "cubed", "taught": 1, "device": {}}))
    files = {
        name: base64.b64encode(bytes(data)).decode()
        for name, data in (("settings", settings), ("game-cubed", savefile.wrap(savefile.GAME, content)))
    }
    begun: Steps = [(1500,), *pressed("SELECT"), *pressed("SELECT"), (1500,), *pressed("SELECT"), (1500,)]
    spots = places(begun, None, files=files)
    assert len(spots) > 5, "the board is in view"
    square = spots[5 + (len(spots) - 5) // 3]
    order = (spots[2], square) if die_first else (square, spots[2])
    found = node.keys("picosystem", [*begun, *tapped(*order), *pressed("BACK"), (1500,)], None, files=files)
    laid = cubed_save.restore(kept(found, "cubed"), 0).laid
    assert [place for place, _, _ in laid] == [2], found["said"]
    again = node.keys("picosystem", [*begun, *tapped(*order, square), *pressed("BACK"), (1500,)], None, files=files)
    assert not cubed_save.restore(kept(again, "cubed"), 0).laid
