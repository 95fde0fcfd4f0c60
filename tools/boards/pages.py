"""The wiring table of a board's README.md, made from its board.py: `python -m tools.boards.pages` writes it anew everywhere.

A folder that has a variant for the Pico 2 is one into which a Pico is plugged: there the table also has its legs.
"""

from __future__ import annotations

from tools import boards
from tools.image.base import variants

BEGIN, END = "<!-- made from board.py by tools/boards/pages.py -->\n", "<!-- end -->\n"

# GPIO: leg, counted as on the Pico's underside; Raspberry Pi Pico datasheet, figure 2. The Pico 2 has the same.
LEGS = {
    **dict(zip(range(2), range(1, 3), strict=True)),
    **dict(zip(range(2, 6), range(4, 8), strict=True)),
    **dict(zip(range(6, 10), range(9, 13), strict=True)),
    **dict(zip(range(10, 14), range(14, 18), strict=True)),
    **dict(zip(range(14, 18), (19, 20, 21, 22), strict=True)),
    **dict(zip(range(18, 22), range(24, 28), strict=True)),
    22: 29,
    26: 31,
    27: 32,
    28: 34,
}
WIRES = {"sck": "SCK", "mosi": "MOSI", "cs": "CS", "dc": "DC", "reset": "RST", "backlight": "backlight"}
MEANINGS = {
    "UP": "up",
    "DOWN": "down",
    "LEFT": "left",
    "RIGHT": "right",
    "PREVIOUS": "previous",
    "NEXT": "next",
    "SELECT": "choose, start",
    "BACK": "back, pause",
    "HINT": "hint",
    "MENU": "no match, view, more cards",
}
DIRECTIONS = ("UP", "DOWN", "LEFT", "RIGHT")

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
        meaning = MEANINGS[name] + (f"; held: {MEANINGS[button['hold']]}" if "hold" in button else "")
        found.append((f"key {button['label']}", meaning, tuple(button["pins"])))
    if board.sound:
        found.append(("sound", "", (board.sound["pin"],)))
    if board.lamp:
        level = "high" if board.lamp["active"] else "low"
        found += [(f"lamp {colour}", f"lit when {level}", (board.lamp[colour],)) for colour in ("red", "green", "blue")]
    if board.battery:
        found.append(("battery", f"divided by {board.battery['divider']}", (board.battery["adc"],)))
    return found


def table(board: boards.Board) -> str:
    """The wiring table in Markdown, with the marks around it."""
    legs = bool(variants(board.path.parent))
    lines = ["| what | | GPIO |" + (" leg of the Pico |" if legs else ""), "| --- | --- | --- |" + (" --- |" if legs else "")]
    for what, meaning, pins in rows(board):
        line = f"| {what} | {meaning} | {', '.join(map(str, pins))} |"
        lines.append(line + (f" {', '.join(str(LEGS[pin]) for pin in pins)} |" if legs else ""))
    return BEGIN + "\n".join(lines) + "\n" + END


def replaced(text: str, board: boards.Board) -> str:
    """A README with the board's table in it; ValueError where the marks are missing."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(
            f"boards/{board.name}/README.md needs the lines {BEGIN.strip()} and {END.strip()}, the table between them"
        )
    return before + table(board) + after


def main() -> None:
    """Write the tables of all boards."""
    for board in map(boards.load, boards.names()):
        page = board.path.with_name("README.md")
        page.write_text(replaced(page.read_text(encoding="utf-8"), board), encoding="utf-8")
        print(f"boards/{board.name}/README.md")


if __name__ == "__main__":
    main()
