"""`make board-code`: what a code in a report means."""

from __future__ import annotations

import re

import pytest
from tercet.core import board_code

from tools import boards
from tools.boards import code


def made(
    name: str, keys: int = -1, right: int = 63, megahertz: int = 61, tenths: int = -1, chip: int = 0, safe: int = 0
) -> str:
    board = boards.load(name)
    keys &= (1 << len(code.contacts(board))) - 1
    number = board_code.board_number(board.title)
    steps = board_code.megahertz_step(megahertz), board_code.volts_step(tenths)
    return board_code.encode((number, keys, right, *steps, chip, safe))


def test_every_board_has_a_number_of_its_own() -> None:
    titles: dict[int, list[str]] = {}
    for name in boards.names():
        title = boards.load(name).title
        titles.setdefault(board_code.board_number(title), []).append(title)
    same = [those for those in titles.values() if len(those) > 1]
    assert not same, "a code names all of these; another NAME has another number"


@pytest.mark.parametrize("name", boards.names())
def test_all_keys_of_a_board_fit(name: str) -> None:
    board = boards.load(name)
    assert len(code.contacts(board)) == sum(len(button["pins"]) for button in board.buttons.values()) <= board_code.MOST_KEYS
    found = code.decode(made(name))
    assert name in [one.name for one in code.meant(found)]
    assert f"keys: all {len(code.contacts(board))} answered" in code.told(board, found)


def test_what_went_wrong_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """The PicoSystem: Up and A do not answer, no lamp, a torn bar, half the rate, 3.7 volts."""
    edges, colours, steps, tone = 1, 2, 4, 16
    text = made("picosystem", 0b11101110, edges | colours | steps | tone, 31, 37, safe=1)
    assert code.main([f"{text[:4].lower()}-{text[4:]}"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:6] == [
        "board: Pimoroni PicoSystem (picosystem), RP2040, in safe mode",
        "keys: no answer from Up (UP, GPIO 23), A (SELECT, GPIO 18)",
        "right: edges, colours, steps, tone",
        "wrong: bar, lamp",
        "wire: 30 to 32 MHz; board.py asks for 62.5",
        "battery: 3.6 to 3.7 V",
    ]


def test_parts_that_a_board_lacks_are_not_said_to_be_wrong() -> None:
    board = boards.load("pico_lcd_1_3")
    lines = code.told(board, code.decode(made("pico_lcd_1_3", right=0b1111, chip=1)))
    assert "right: edges, colours, steps, bar" in lines and not any(line.startswith("wrong") for line in lines)
    assert "battery: not measured" in lines and lines[0].endswith("(pico_lcd_1_3), RP2350")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ABCDEF", "has 6 characters; a code has 8"),
        ("ABCD EFG1", "1 is in no code"),
        ("2222 2223", "the last character does not fit the others"),
    ],
)
def test_what_is_no_code_is_refused(text: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert code.main([text]) == 2
    assert message in capsys.readouterr().err


def test_a_board_of_somebodys_own(capsys: pytest.CaptureFixture[str]) -> None:
    taken = {board_code.board_number(boards.load(name).title) for name in boards.names()}
    free = min(set(range(64)) - taken)
    assert code.main([board_code.encode((free, 0, 0, 0, 0, 0, 0))]) == 2
    assert f"no board here has the number {free}" in capsys.readouterr().err


def test_too_many_keys_are_refused() -> None:
    """A bit for each of at most 12 keys."""
    data = dict(boards.load("picosystem").data)
    data["BUTTONS"] = dict(data["BUTTONS"])
    places = tuple(("below", column, 0) for column in range(6))
    data["BUTTONS"]["UP"] = {"pins": (0, 1, 2, 3, 24, 25), "label": "Up", "places": places}
    mistakes = boards.problems(boards.Board("mine", boards.BOARDS / "picosystem" / "board.py", data))
    assert mistakes == ["BUTTONS have 13 pins; at most 12: the code of a board's test has a bit for each"]


def test_the_page_says_what_a_code_holds() -> None:
    """boards/TRYING.md: each number with its bits, in the order of the code; the questions in theirs; the alphabet."""
    page = (boards.BOARDS / "TRYING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (\w+): (.+) \|$", page, re.MULTILINE)
    assert [(name, int(bits)) for bits, name, _ in rows] == list(board_code.NUMBERS)
    assert ", ".join(board_code.QUESTIONS) == next(words for _, name, words in rows if name == "right")
    assert board_code.ALPHABET in page
