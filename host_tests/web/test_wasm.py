"""The firmware on MicroPython's WebAssembly port, in node: the same pictures, games and pixels as on the other ports."""

from __future__ import annotations

import base64
import contextlib
import io
import itertools
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PIL import Image
from tercet.core.cards import find_sets
from tercet.core.challenge.code import decode
from tercet.core.crossword import save as crossword_save
from tercet.core.crossword.rules import Crossword
from tercet.core.match import PERSON
from tercet.core.puzzle import make
from tercet.core.saved import file as savefile
from tercet.ui.text import en, of_game

from host_tests.core.transcripts import classic, dice, single, table
from host_tests.glass.compared import difference
from host_tests.runs.tiers import first_of
from host_tests.ui import test_canvas
from host_tests.web import node
from tools import shots
from tools.web import interpreter

UI = Path(test_canvas.__file__).parent / "on_device"
GAMES = 4  # of each kind


@pytest.mark.parametrize("board", shots.BOARDS)
def test_every_screen_is_as_in_its_picture(board: str) -> None:
    """The very pictures that the simulator's screens are compared with, but for margins, which the page has none of, and the
    test of the board, to which the display test leads."""
    folder, names, wrong = shots.folder(board), {"test_last"}, []
    for name, picture in node.scenes(board):
        if name in names:
            continue
        names.add(name)
        wanted = Image.open(folder / f"{name}.png").convert("RGB")
        margin = (wanted.height - picture.height) // 2
        wanted = wanted.crop((0, margin, wanted.width, wanted.height - margin))
        wrong.append(difference(picture, wanted, f"{folder.name}/{name}"))
    assert not any(wrong), "\n".join(words for words in wrong if words)
    assert names == {path.stem for path in folder.glob("*.png") if not path.stem.startswith("board_")}


def test_the_loops_in_javascript_paint_the_same() -> None:
    """Random cards, glyphs and rectangles against plain definitions, as the other ports are tested."""
    script = (UI / "canvas_script.py").read_text()
    assert [line[3:] for line in node.python("ROUNDS = 14\n" + script) if line.startswith("ok ")] == test_canvas.HOLDS


TABLE = [(30 + 60 * (cell // 3), 50 + 68 * (cell % 3)) for cell in range(12)]  # the middle of each of 12 cards at 240x240
SEAT = (230, 8)  # the corner where one person sits there
BETWEEN = 300  # ms


READY = (1500, "tap", 120, 120)  # the clock of a game that a link opens stands until a key or a finger


def touched(link: dict[str, object], *places: tuple[int, int]) -> dict[str, Any]:
    """What came of fingers on the glass, from a link on."""
    return node.keys("picosystem", [READY, (1000,), *((BETWEEN, "tap", *place) for place in places), (1500,)], link)


def test_a_link_opens_its_game_and_a_finger_chooses_cards() -> None:
    """The third card is the claim; what comes of it is said in words. Puzzle 4711 is the same everywhere."""
    puzzle = {"game": "puzzle", "skill": "expert", "number": 4711}
    cards = make(4711, 3)
    sets = find_sets(cards)
    found = touched(puzzle, *(TABLE[cell] for cell in sets[0]))
    assert en.RIGHT in found["said"][-1], found
    wrong = next(three for three in itertools.combinations(range(12), 3) if three not in sets)
    found = touched(puzzle, *(TABLE[cell] for cell in wrong))
    assert found["said"][-1].startswith(en.MARKS[0]), found
    assert "game-puzzle" in found["files"] and not found["printed"]


def test_a_code_opens_its_game() -> None:
    """Puzzle 4711 by its code, in small letters and groups as somebody may write it."""
    found = touched({"c": "34nh-ddj8"}, *(TABLE[cell] for cell in find_sets(make(4711, 3))[0]))
    assert en.RIGHT in found["said"][-1] and not found["wrong"], found


def test_a_code_opens_a_dice_game() -> None:
    """Crossword alone has the dice of its code, and waits with them after a pause."""
    found = node.keys("picosystem", [READY, (1500,), *pressed("BACK"), (1500,)], {"c": "38233QE4"})
    content = savefile.unwrap(savefile.GAME, base64.b64decode(found["files"]["game-crossword"]))
    _, _, saved = savefile.unpack_game(content)
    game = crossword_save.restore(saved, 0)
    assert game.alone and not game.practice
    assert game.seat.faces == Crossword((PERSON,), decode("38233QE4")[2], 0).seat.faces


CODES = of_game(en, "challenge")


@pytest.mark.parametrize(
    "wrong, said",
    first_of(
        (
            ("Ä4NHDDJ8", CODES.REFUSALS[0] % {"place": 1, "character": "Ä"}),
            ("34NHDDJO", CODES.REFUSALS[0] % {"place": 8, "character": "O"}),
            ("34NH DDJ", CODES.SIZE),
            ("44NHDDJ8", CODES.REFUSALS[2] % {"place": 1, "character": "4"}),
            ("39NHDDJ8", CODES.REFUSALS[3] % {"place": 2, "character": "9"}),
            ("34ZZZZZZ", CODES.REFUSALS[4] % {"place": 3, "character": "Z"}),
            ("34NHDDJ9", CODES.REFUSALS[5] % {"place": 8, "character": "9"}),
        )
    ),
)
def test_a_wrong_code_is_named(wrong: str, said: str) -> None:
    """In the words of the firmware; and the menu comes, with no game."""
    found = touched({"c": wrong})
    assert found["wrong"] == said and not found["printed"], found
    assert "game-puzzle" not in found["files"]


def test_a_finger_calls_from_its_corner_and_the_clock_is_not_read_out() -> None:
    """CASES: a clock in what is read aloud. The call runs out, and that is said; each of its seconds is not."""
    found = node.keys("picosystem", [READY, (1500, "tap", *SEAT), (8000,)], {"game": "table"})
    asked = [words for words in found["said"] if words.startswith(en.PICKING.split("%")[0])]
    assert len(asked) == 1, found["said"]


@pytest.mark.parametrize("link", ({"game": "table"}, {"game": "table", "seat2": "person"}))
def test_a_card_may_be_touched_at_once_after_a_call(link: dict[str, object]) -> None:
    """Only keys of other seats mean nothing for a moment after a call: no finger on a card is swallowed."""
    fingers = [(150, "tap", *TABLE[cell]) for cell in (0, 1, 2)]
    found = node.keys("picosystem", [READY, (1500, "tap", *SEAT), *fingers, (1000,)], link)
    assert any(en.RIGHT in words or words.startswith(en.MARKS) for words in found["said"]), found["said"]


def test_a_finger_means_nothing_where_no_card_can_be_chosen() -> None:
    """The puzzle's list of found SETs shows cards that are not on the table."""
    link = {"game": "puzzle", "skill": "expert", "number": 4711}
    fingers = [(BETWEEN, "tap", *TABLE[cell]) for cell in (0, 1, 2)]
    for keys, verdicts in ([], 1), (pressed("MENU"), 0):
        found = node.keys("picosystem", [READY, (1500,), *keys, *fingers, (1500,)], link)
        assert len([words for words in found["said"] if en.RIGHT in words or words.startswith(en.MARKS)]) == verdicts, found


def test_a_list_says_its_row_in_focus_and_what_is_set_there() -> None:
    """From the pause into the settings, two rows down, and the next value of a row."""
    keys = [pressed(button) for button in ("BACK", "DOWN", "DOWN", "SELECT", "DOWN", "RIGHT")]
    found = node.keys("picosystem", [READY, (1500,), *itertools.chain(*keys), (900,)], {"game": "puzzle", "number": 4711})
    for said, palette in zip(found["said"][-2:], en.PALETTES, strict=False):
        assert said.startswith(f"Palette: {palette}."), found


def pressed(button: str) -> list[tuple[object, ...]]:
    """A key goes down, and up again."""
    return [(900, "press", button), (60, "release", button)]


@pytest.mark.parametrize("games", [classic, single, table, dice], ids=lambda games: games.__name__.rpartition(".")[2])
def test_the_same_seed_and_the_same_calls_give_the_same_game(games: ModuleType) -> None:
    """DESIGN, "The house"; every line holds the whole table."""
    assert games.__file__
    source = Path(games.__file__).read_text()
    there = node.python(source, *[f"main({number}, 1)" for number in range(GAMES)])
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for number in range(GAMES):
            games.main(number, 1)
    here = printed.getvalue().splitlines()
    for place, (one, other) in enumerate(zip(here, there, strict=False)):
        assert one == other, f"line {place} differs"
    assert len(here) == len(there) > 50


def test_the_interpreter_asks_its_table_once() -> None:
    """An assertion of npm's build took half of the time; another version may word it otherwise, and is slow again then."""
    page = interpreter.files()["micropython.js"]
    assert (interpreter.KEPT / "micropython.js").read_bytes().count(interpreter.ASSERTION) == 1
    assert b"wasmTable.get" in page and interpreter.ASSERTION not in page


def test_the_interpreter_has_no_library_of_its_own() -> None:
    """Its frozen modules are zeros; what the firmware imports of Python is compiled in. The last range held what it says."""
    before = (interpreter.KEPT / "micropython.wasm").read_bytes()
    begin, end = interpreter.LIBRARY[-1]
    names = before[begin:end].split(b"\0\0", 1)[0].decode().split("\0")
    assert len(names) == 35 and {"asyncio/core.py", "datetime.py", "zlib.py"} <= set(names)
    modules = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names]
    script = f"""
import sys
sys.path.insert(0, ".frozen")
for name in {modules}:
    try:
        __import__(name)
        print(name)
    except ImportError:
        pass
"""
    compiled_in = {"binascii", "collections", "io", "os", "time"}
    assert set(node.python(script)) <= compiled_in
