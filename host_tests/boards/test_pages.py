"""Each board's README.md says what its board.py says: the pins, the keys and what they do, where they are on the board."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tools import boards
from tools.boards import case, front
from tools.boards import pages as board_pages
from tools.boards.case import DIRECTIONS
from tools.boards.keys import MEANINGS, meaning
from tools.image.base import variants

SVG = "{http://www.w3.org/2000/svg}"


def text_of(name: str) -> str:
    return (boards.BOARDS / name / "README.md").read_text(encoding="utf-8")


def face(name: str) -> str:
    """The drawing: the page's first block."""
    return text_of(name).split("```")[1]


@pytest.mark.parametrize("name", boards.names())
def test_the_made_parts_are_those_of_the_board(name: str) -> None:
    """`python -m tools.boards.pages` writes it anew."""
    board = boards.load(name)
    assert board_pages.wiring(board) in text_of(name)
    assert board_pages.replaced(text_of(name), board) == text_of(name)
    assert f"| key {board.buttons['SELECT']['label']} | choose, start" in board_pages.wiring(board)


@pytest.mark.parametrize("name", boards.names())
def test_the_drawing_has_every_key_and_the_size_of_the_glass(name: str) -> None:
    board, drawing = boards.load(name), face(name)
    for button in board.buttons.values():
        assert re.search(rf"(?<!\w){re.escape(button['label'])}(?!\w)", drawing), f"no {button['label']} in the drawing"
    assert f"{board.width}x{board.height}" in drawing


@pytest.mark.parametrize("name", boards.names())
def test_the_drawing_says_what_the_keys_beside_the_directions_do(name: str) -> None:
    """By the words of the table: the first of what SELECT, BACK, HINT and MENU mean."""
    for logical, button in boards.load(name).buttons.items():
        words = [MEANINGS[meaning].split(",")[0] for meaning in (logical, button.get("hold")) if meaning]
        if logical not in DIRECTIONS:
            line = next(line for line in face(name).splitlines() if re.search(rf"\b{button['label']} +{words[0]}", line))
            assert all(word in line for word in words), line


@pytest.mark.parametrize("name", boards.names())
def test_the_page_says_how_to_build_it_and_how_sure_we_are(name: str) -> None:
    text = text_of(name)
    assert f"    make uf2 BOARD={name}\n" in text and f"tercet-{name}.uf2" in text
    for variant in variants(boards.BOARDS / name):
        assert f"    make uf2 BOARD={name} VARIANT={variant}\n" in text and f"tercet-{name}-{variant}.uf2" in text
    assert "\n## How sure we are\n" in text


def test_the_legs_of_a_pico() -> None:
    """Raspberry Pi Pico datasheet, figure 2: GP0 is leg 1, GP15 leg 20, GP16 leg 21, GP22 leg 29, GP28 leg 34; 23 to 25 and 29
    have none; legs 3, 8, 13, 18, 23, 28, 33, 38 are ground and 30 and 35 to 37, 39, 40 supply and reset."""
    legs = board_pages.LEGS
    assert [legs[gpio] for gpio in (0, 1, 2, 15, 16, 22, 26, 28)] == [1, 2, 4, 20, 21, 29, 31, 34]
    assert set(legs) == set(range(29)) - {23, 24, 25}
    assert set(legs.values()) == set(range(1, 41)) - {3, 8, 13, 18, 23, 28, 33, 38} - {30, 35, 36, 37, 39, 40}


def test_the_table_of_all_boards() -> None:
    """boards/README.md and the README name every board, and the size of its glass."""
    pages = [
        (boards.BOARDS / "README.md").read_text(encoding="utf-8"),
        Path(boards.BOARDS.parent, "README.md").read_text("utf-8"),
    ]
    for name in boards.names():
        board = boards.load(name)
        assert re.search(rf"^\| `{name}` \|.*\| {board.width}x{board.height}.* \|", pages[0], re.MULTILINE), name
        assert f"`{name}`" in pages[1], name


def test_keys_in_the_drawing_lie_as_on_the_case() -> None:
    """Beside the glass, above and below each other; a key in an edge stands in the edge."""
    lines = face("pico_display").splitlines()
    (upper,), (lower,) = [[line for line in lines if one in line] for one in ("(A)", "(B)")]
    assert lines.index(upper) < lines.index(lower)
    assert re.match(r"\| +\(A\) +\| +\| +\(X\) +\|", upper) and re.match(r"\| +\(B\) +\| +\| +\(Y\) +\|", lower)
    lines = face("pico_lcd_2").strip().splitlines()
    assert re.fullmatch(r"\.-+\[0]-+\[1]-+\.", lines[0]) and re.fullmatch(r"'-+\[3]-+\[2]-+'", lines[-1])


def test_a_stick_that_is_pressed_in_is_in_the_drawing() -> None:
    assert re.search(r"← +o +→", face("picoboy_color")) and "o    the stick pressed in: choose" in face("picoboy_color")
    assert "stick" not in face("picosystem")


@pytest.mark.parametrize("name", boards.names())
def test_a_case_is_drawn_from_its_board(name: str) -> None:
    """A key for each on the case, at its place, with its label; what each does; and the glass as large as it is, with cards."""
    board = boards.load(name)
    text = front.drawing(board)
    path = boards.BOARDS / name / front.NAME
    if path.exists():
        assert path.read_text(encoding="utf-8") == text, "python -m tools.boards.pages draws it anew"
        wanted = f"![The board from the front]({front.NAME})"
        assert f"]({front.NAME})" in text_of(name), f"boards/{name}/README.md does not show it: {wanted}"
    assert len(text) < 8192
    root = ElementTree.fromstring(text)
    (seen, glass), case_of = [(box.get("width"), box.get("height")) for box in root.iter(f"{SVG}rect")][2:4], case.of(board)
    assert glass == (str(board.width), str(board.height)) and seen == (str(board.width + 10), str(board.height + 10))
    texts = [one.text for one in root.iter(f"{SVG}text")]
    marks = [one.get("transform") for one in root.iter(f"{SVG}path") if one.get("transform")]
    for key in case_of.keys:
        if key.button in DIRECTIONS:
            assert any((mark or "").startswith(f"translate({key.x} {key.y}) ") for mark in marks), key.button
        elif key.label:
            at = [one for one in root.iter(f"{SVG}text") if one.text == key.label and one.get("x") == str(key.x)]
            assert at and any(key.box[1] < float(one.get("y", "")) < key.box[3] for one in at), key.label
    for button in board.buttons:
        if button not in DIRECTIONS:
            assert set(meaning(board, button).split("; ")) <= set(texts), button
    assert len(list(root.iter(f"{SVG}use"))) > 12, "no cards"


def test_each_new_board_has_a_picture() -> None:
    drawn = {path.parent.name for path in boards.BOARDS.glob(f"*/{front.NAME}")}
    assert drawn >= {"spotpear_1_54", "pico_explorer", "picopad", "picoboy_color"}


@pytest.mark.parametrize("part", ["drawing", "wiring"])
def test_a_page_without_the_marks_is_refused(part: str) -> None:
    text = text_of("diy").replace(f"<!-- made: {part} -->", "")
    with pytest.raises(ValueError, match=rf"boards/diy/README\.md needs the lines <!-- made: {part} --> and <!-- end -->"):
        board_pages.replaced(text, boards.load("diy"))
