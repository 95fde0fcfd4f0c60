"""From the keys of a PC, and from the logical buttons of a script, to the keys that a board has."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

from tools.handheld import Handheld

Buttons = dict[str, dict[str, Any]]

LOGICAL = ("UP", "DOWN", "LEFT", "RIGHT", "SELECT", "BACK", "HINT", "MENU")
SHORT_MS = 60
LONG_MS = 800  # longer than any long press of the firmware
GAP_MS = 60
SEEN_MS = 40  # a press must last so long to be seen by the firmware, however fast the PC's key was

# What a board with fewer keys, or a script for another board, means.
_STAND_INS = {
    "UP": "PREVIOUS",
    "LEFT": "PREVIOUS",
    "DOWN": "NEXT",
    "RIGHT": "NEXT",
    "PREVIOUS": "LEFT",
    "NEXT": "RIGHT",
}

# Names as pygame.key.name() gives them.
PC_KEYS: dict[str, tuple[str, ...]] = {
    "UP": ("up",),
    "DOWN": ("down",),
    "LEFT": ("left",),
    "RIGHT": ("right",),
    "SELECT": ("space", "return", "a"),
    "BACK": ("b", "escape", "backspace"),
    "HINT": ("x", "h"),
    "MENU": ("y", "m"),
}


@dataclass(frozen=True)
class Stroke:
    """How to reach a logical button: a key of the board, and whether it must be held."""

    name: str
    long: bool = False


def reach(buttons: Buttons, logical: str) -> Stroke | None:
    """How a board reaches a logical button; None if it cannot."""
    if logical in buttons:
        return Stroke(logical)
    for name, button in buttons.items():
        if button.get("hold") == logical:
            return Stroke(name, long=True)
    stand_in = _STAND_INS.get(logical)
    return Stroke(stand_in) if stand_in in buttons else None


def pc_strokes(buttons: Buttons) -> dict[str, Stroke]:
    """For each PC key what it does on this board."""
    found = {}
    for logical, keys in PC_KEYS.items():
        stroke = reach(buttons, logical)
        if stroke is not None:
            found.update(dict.fromkeys(keys, stroke))
    return found


def help_rows(buttons: Buttons) -> list[tuple[str, str]]:
    """(what, PC keys) for each thing the keys of the board do."""
    rows: dict[str, list[str]] = {}
    for key, stroke in pc_strokes(buttons).items():
        button = buttons[stroke.name]
        what = button["hold"] if stroke.long else stroke.name
        label = f"{button['label']} held" if stroke.long else str(button["label"])
        rows.setdefault(what if label.upper() == what else f"{what} ({label})", []).append(key)
    return [(what, ", ".join(keys)) for what, keys in rows.items()]


def help_text(buttons: Buttons) -> str:
    """The same for a console, a line a row."""
    return "\n".join(f"{what:<16}{keys}" for what, keys in help_rows(buttons))


class Fingers:
    """Presses the keys of a device as the PC's keys come, each press long enough to be seen."""

    def __init__(self, handheld: Handheld) -> None:
        self._handheld = handheld
        self._now = 0.0  # milliseconds that the device has run
        self._down: dict[str, float] = {}  # key: when it may be released
        self._lifted: set[str] = set()  # keys that go up as soon as they may
        self._waiting: deque[tuple[str, float]] = deque()  # strokes to come: key, how long
        self._free_at = 0.0

    def press(self, stroke: Stroke) -> None:
        """A PC key went down: the board's key goes down, and by itself up again if the stroke is a long one."""
        if stroke.name in self._down:
            return
        self._handheld.press(stroke.name)
        self._down[stroke.name] = self._now + (LONG_MS if stroke.long else SEEN_MS)
        if stroke.long:
            self._lifted.add(stroke.name)

    def lift(self, stroke: Stroke) -> None:
        """A PC key went up."""
        if stroke.name in self._down:
            self._lifted.add(stroke.name)

    def down(self) -> frozenset[str]:
        """The keys of the board that are down."""
        return frozenset(self._down)

    def stroke(self, stroke: Stroke) -> None:
        """A whole stroke, for keyboards that do not tell when a key goes up; it waits for those before it."""
        self._waiting.append((stroke.name, LONG_MS if stroke.long else SHORT_MS))

    def run(self, milliseconds: float) -> None:
        """Let the device run for so long, then do what is due."""
        self._handheld.run(milliseconds)
        self._now += milliseconds
        now = self._now
        for name in [name for name in self._lifted if self._down[name] <= now]:
            self._handheld.release(name)
            self._lifted.remove(name)
            del self._down[name]
            self._free_at = now + GAP_MS
        if self._waiting and not self._down and now >= self._free_at:
            name, length = self._waiting.popleft()
            self._handheld.press(name)
            self._down[name] = now + length
            self._lifted.add(name)
