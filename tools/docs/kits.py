"""The boards, and what their keys do, from boards/*/board.py."""

from __future__ import annotations

from tools import boards, languages
from tools.boards import case
from tools.docs.markdown import table
from tools.docs.words import WORDS


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


def key_names(code: str) -> dict[str, str]:
    """What the manual of a language calls the keys: what they mean most often on the glass, in capitals."""
    text = languages.module(code, "")
    means = {"SELECT": text.CHOOSE, "BACK": text.BACK, "HINT": text.HINT, "MENU": languages.module(code, "crossword").MORE}
    return {button: words.upper() for button, words in means.items()}


def keys(code: str) -> str:
    """Which key does what on each board, in a language; a long press is "hold"."""
    text, learn = languages.module(code, ""), languages.module(code, "learn")
    also = {
        "SELECT": f" ({text.START})",
        "BACK": f" ({text.PAUSE})",
        "HINT": "",
        "MENU": f" ({text.NO_MATCH}, {languages.module(code, 'puzzle').VIEW})",
    }
    rows = []
    for name in boards.names():
        board = boards.load(name)
        pressed = {button: str(entry["label"]) for button, entry in board.buttons.items()}
        held = {str(entry["hold"]): learn.HOLD_FOR % entry["label"] for entry in board.buttons.values() if "hold" in entry}
        every = pressed | held
        moving = [every[button] for button in ("UP", "DOWN", "LEFT", "RIGHT", "PREVIOUS", "NEXT") if button in every]
        rows.append((board.title, ", ".join(moving), *(every.get(one, "") for one in also)))
    named = key_names(code)
    heads = (WORDS[code].board, learn.KEY_MOVE, *(named[button] + more for button, more in also.items()))
    return table(heads, *rows)


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
