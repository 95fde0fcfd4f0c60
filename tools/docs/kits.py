"""The boards, and what their keys do, from boards/*/board.py."""

from __future__ import annotations

from tercet.ui.text import en

from tools import boards
from tools.boards import case
from tools.docs.markdown import table

MEANINGS = {
    "UP": "up",
    "DOWN": "down",
    "LEFT": "left",
    "RIGHT": "right",
    "PREVIOUS": en.KEY_BACKWARD,
    "NEXT": en.KEY_FORWARD,
    "SELECT": "choose, start",
    "BACK": "back, pause",
    "HINT": en.HINT,
    "MENU": "no match, view, more",
}


def overview() -> str:
    """All boards: what they are called, here and elsewhere, their glass, and what else they have."""
    rows = []
    for name in boards.names():
        board = boards.load(name)
        more = [words for words, part in (("sound", board.sound), ("lamp", board.lamp), ("battery", board.battery)) if part]
        keys = len({pin for entry in board.buttons.values() for pin in entry["pins"]})
        title = f"[{board.title}](boards/{name}/README.md)"
        rows.append((title, f"`{name}`", f"{board.width}x{board.height}", str(keys), ", ".join(more)))
    return table(("board", "`BOARD=`", "display", "keys", "also has"), *rows)


def keys() -> str:
    """Which key does what on each board; a long press is "hold"."""
    rows = []
    for name in boards.names():
        board = boards.load(name)
        pressed = {button: str(entry["label"]) for button, entry in board.buttons.items()}
        held = {str(entry["hold"]): f"hold {entry['label']}" for entry in board.buttons.values() if "hold" in entry}
        every = pressed | held
        moving = [every[button] for button in ("UP", "DOWN", "LEFT", "RIGHT", "PREVIOUS", "NEXT") if button in every]
        rows.append((board.title, ", ".join(moving), *(every.get(one, "") for one in ("SELECT", "BACK", "HINT", "MENU"))))
    return table(("board", "move", *(MEANINGS[one] for one in ("SELECT", "BACK", "HINT", "MENU"))), *rows)


def places() -> str:
    """The folders of all boards, their glass, and the keys on each side of it, line by line as they lie there."""
    rows = []
    for name in boards.names():
        board = boards.load(name)
        there: dict[str, list[tuple[int, int, str]]] = {side: [] for side in (*case.INSIDE, *case.EDGES)}
        for one in case.contacts_of(board):
            if one.label:  # not a stick that is pressed in
                there[one.side].append((one.row, one.column, one.label))
        sides = [f"{side}: {' '.join(label for *_, label in sorted(keys))}" for side, keys in there.items() if keys]
        rows.append((f"`{name}`", board.title, f"{board.width}x{board.height}", ", ".join(sides)))
    return table(("folder", "board", "panel", "keys, seen from the glass"), *rows)
