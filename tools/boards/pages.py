"""Drawing and wiring table of a board's README.md, made from its board.py: `python -m tools.boards.pages` writes them anew, and
the drawn wiring and the drawn case where a folder has one.

A folder that has a variant for the Pico 2 is one into which a Pico is plugged: there the table also has its legs. Pins without
one are the Pico's own.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools import boards
from tools.boards import case
from tools.boards import front as pictured
from tools.boards import wiring as drawn
from tools.boards.keys import meaning
from tools.boards.legs import LEGS
from tools.docs.markdown import fresh
from tools.docs.markdown import table as markdown_table
from tools.image.base import variants

ACROSS, DOWN = 10, 20  # pixels of the case for which a character of the drawing stands

WIRES = {"sck": "SCK", "mosi": "MOSI", "cs": "CS", "dc": "DC", "reset": "RST", "backlight": "backlight"}
Row = tuple[str, str, tuple[int, ...]]  # what it is, what it does, GPIOs


def rows(board: boards.Board) -> list[Row]:
    """Every pin that the board names, in the order of the file."""
    display = board.display
    found: list[Row] = [
        (f"display {name}", f"SPI{display['spi']}" if role in ("sck", "mosi") else "", (display[role],))
        for role, name in WIRES.items()
        if display[role] is not None
    ]
    for name, button in board.buttons.items():
        found.append((f"key {button['label']}", meaning(board, name), tuple(button["pins"])))
    if board.sound:
        found.append(("sound", "", (board.sound["pin"],)))
    if board.lamp:
        level = "high" if board.lamp["active"] else "low"
        found += [(f"lamp {colour}", f"lit when {level}", (board.lamp[colour],)) for colour in ("red", "green", "blue")]
    if board.battery:
        found.append(("battery", f"divided by {board.battery['divider']}", (board.battery["adc"],)))
        if board.battery.get("radio") is not None:
            found.append(("radio", "kept off the battery while that is measured", (board.battery["radio"],)))
    for pin, level in board.data.get("UNUSED", {}).items():
        found.append(("not used", f"kept {'high' if level else 'low'}", (pin,)))
    return found


def wiring(board: boards.Board) -> str:
    """The wiring table in Markdown."""
    legs = "pico2" in variants(board.path.parent)
    lines = [("what", "", "GPIO", "leg of the Pico") if legs else ("what", "", "GPIO")]
    for what, does, pins in rows(board):
        line = (what, does, ", ".join(map(str, pins)))
        lines.append((*line, ", ".join(str(LEGS.get(pin, "")) for pin in pins)) if legs else line)
    return markdown_table(*lines)


def drawing(board: boards.Board) -> str:
    """The case, its glass and its keys in characters, and beside it what the keys do that are no directions."""
    front = case.of(board)
    right, bottom = round(front.width / ACROSS), round(front.height / DOWN)
    picture = [[" "] * (right + 1) for _ in range(bottom + 1)]

    def write(text: str, x: float, row: int) -> None:
        """Write a text with its middle at x pixels."""
        left = round(x / ACROSS - (len(text) - 1) / 2)
        picture[row][left : left + len(text)] = text

    def frame(left: int, top: int, right: int, bottom: int) -> None:
        for row, end in ((top, "."), (bottom, "'")):
            picture[row][left : right + 1] = end + "-" * (right - left - 1) + end
        for row in range(top + 1, bottom):
            picture[row][left] = picture[row][right] = "|"

    def row(y: float) -> int:
        return round(y / front.height * bottom)

    glass = front.glass
    frame(0, 0, right, bottom)
    left = round(glass.x / ACROSS)
    frame(left, row(glass.y), right - left, row(glass.y + glass.height))
    write(f"{glass.width}x{glass.height}", glass.x + glass.width / 2, row(glass.y + glass.height / 2))
    for key in front.keys:
        if key.shape == "side":
            write(f"[{key.label}]", key.x, 0 if key.y < glass.y else bottom)
        else:
            write((key.label or "o") if key.shape == "pad" else f"({key.label})", key.x, row(key.y))

    lines = ["".join(line).rstrip() for line in picture]
    for number, words in enumerate(_legend(board, front), 2):
        lines[number] = f"{lines[number]:<{right + 1}}     {words}"
    return "\n".join(["```", *lines, "```"])


def _legend(board: boards.Board, front: case.Case) -> list[str]:
    """What the keys do, a line each."""
    lines = []
    told = [key for key in front.keys if key.button not in case.DIRECTIONS]
    wide = max(4, *(len(key.label) for key in told))
    for key in told:
        does = meaning(board, key.button)
        lines.append(f"{key.label:<{wide}} {does}" if key.label else f"{'o':<{wide}} the stick pressed in: {does}")
    return lines


PARTS = {"drawing": drawing, "wiring": wiring}


def replaced(text: str, board: boards.Board) -> str:
    """A README with the board's drawing and table in it; ValueError where they have no place."""
    for part in PARTS:
        if f"<!-- made: {part} -->" not in text:
            raise ValueError(
                f"boards/{board.name}/README.md needs the lines <!-- made: {part} --> and <!-- end -->, one after the other"
            )
    return fresh(text, {name: lambda make=make: make(board) for name, make in PARTS.items()})  # type: ignore[misc]


def main() -> int:
    """Write the made parts of all boards' pages; 0, or 2 for a board or a page with mistakes."""
    try:
        for board in map(boards.checked, boards.names()):
            page = board.path.with_name("README.md")
            _write(page, replaced(page.read_text(encoding="utf-8"), board))
            for made in (drawn, pictured):
                picture = board.path.with_name(made.NAME)
                if picture.exists():
                    _write(picture, made.drawing(board))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _write(path: Path, text: str) -> None:
    if path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        print(f"boards/{path.parent.name}/{path.name} made anew")


if __name__ == "__main__":
    sys.exit(main())
