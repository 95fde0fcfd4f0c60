"""What the logical buttons of a board do, in the words of its page and of its drawings."""

from __future__ import annotations

from tools import boards

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


def meaning(board: boards.Board, button: str) -> str:
    hold = board.buttons[button].get("hold")
    return MEANINGS[button] + (f"; held: {MEANINGS[hold]}" if hold else "")
