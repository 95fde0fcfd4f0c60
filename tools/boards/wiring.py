"""How a Pico is wired to a display module and keys, as a drawing made from board.py: `python -m tools.boards.pages` writes it
into each folder that has a wiring.svg.

The Pico is seen from above with its USB socket at the top, legs as in the datasheet (figure 2). Every leg that is used has a
wire straight out to what it goes to, so that no two wires cross.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from tools import boards
from tools.boards import case
from tools.boards.legs import LEGS

NAME = "wiring.svg"
GROUND, SUPPLY = 38, 36  # legs: of several the ones beside each other
PITCH, TOP, SIDE = 24, 70, 20  # pixels from leg to leg, to the first one, legs a side
LEFT, WIDE = 330, 150  # of the Pico
WIDTH, WIRE, LABEL = 810, 70, 200  # of the drawing; a wire's length, a label's width
COLOURS = {
    "sck": "#c79000",
    "mosi": "#0072c6",
    "cs": "#d35400",
    "dc": "#2a8f45",
    "reset": "#6d6d6d",
    "backlight": "#8a3fc0",
    "key": "#00838f",
    "sound": "#c2185b",
    "red": "#d32f2f",
    "green": "#2e7d32",
    "blue": "#1565c0",
    "battery": "#6d4c41",
    "ground": "#222222",
    "supply": "#d32f2f",
}
WIRES = {"sck": "SCK, SCL", "mosi": "MOSI, SDA", "cs": "CS", "dc": "DC, RS", "reset": "RST", "backlight": "BL, LED"}


class Wire(NamedTuple):
    """What a leg of the Pico goes to."""

    leg: int
    inside: str  # what stands beside the leg
    label: str
    colour: str


def wires(board: boards.Board) -> list[Wire]:
    """All wires of a board that is a Pico with parts around it; ValueError for a pin without a leg."""
    found = [
        _wire(board.display[role], f"display {name}", COLOURS[role])
        for role, name in WIRES.items()
        if board.display[role] is not None
    ]
    for button in board.buttons.values():
        found += [_wire(pin, f"key {button['label']}", COLOURS["key"]) for pin in button["pins"]]
    if board.sound:
        found.append(_wire(board.sound["pin"], "buzzer", COLOURS["sound"]))
    if board.lamp:
        found += [_wire(board.lamp[colour], f"lamp {colour}", COLOURS[colour]) for colour in ("red", "green", "blue")]
    if board.battery:
        found.append(_wire(board.battery["adc"], "battery, divided", COLOURS["battery"]))
    found.append(Wire(GROUND, "GND", "display GND, all keys", COLOURS["ground"]))
    found.append(Wire(SUPPLY, "3V3", "display VCC", COLOURS["supply"]))
    return found


def _wire(pin: int, label: str, colour: str) -> Wire:
    if pin not in LEGS:
        raise ValueError(f"GPIO {pin} ({label}) has no leg on a Pico")
    return Wire(LEGS[pin], f"GP{pin}", label, colour)


def place(leg: int) -> tuple[int, int]:
    """Where a leg is in the drawing: x, y."""
    return (LEFT, TOP + (leg - 1) * PITCH) if leg <= SIDE else (LEFT + WIDE, TOP + (2 * SIDE - leg) * PITCH)


def drawing(board: boards.Board) -> str:
    """The drawing as the text of an SVG file."""
    foot = TOP + SIDE * PITCH
    front = _front(board, foot + 30)
    height = foot + 30 + front[1]
    used = {wire.leg for wire in wires(board)}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="14">',
        f"<title>{escape(board.title)}: the wiring</title>",
        f'<rect width="{WIDTH}" height="{height}" rx="12" fill="#ffffff"/>',
        f'<rect x="{LEFT}" y="{TOP - 26}" width="{WIDE}" height="{SIDE * PITCH + 28}" rx="8" fill="#1b5e3a"/>',
        f'<rect x="{LEFT + WIDE // 2 - 26}" y="{TOP - 40}" width="52" height="34" rx="4" fill="#b0b0b0"/>',
        _text(LEFT + WIDE // 2, TOP - 18, "USB", "middle", "#333333"),
        _text(LEFT + WIDE // 2, TOP + SIDE * PITCH // 2, "Pico", "middle", "#ffffff"),
    ]
    for leg in range(1, 2 * SIDE + 1):
        x, y = place(leg)
        left = leg <= SIDE
        lines.append(f'<circle cx="{x}" cy="{y}" r="5" fill="{"#f0d060" if leg in used else "#7f9f8f"}"/>')
        if leg not in used:
            lines.append(_text(x + (-12 if left else 12), y + 4, str(leg), "end" if left else "start", "#b0b0b0", 11))
    for wire in wires(board):
        x, y = place(wire.leg)
        out, end = (-1, "end") if wire.leg <= SIDE else (1, "start")
        box = x + out * WIRE - (LABEL if out < 0 else 0)
        lines += [
            f'<line x1="{x}" y1="{y}" x2="{x + out * WIRE}" y2="{y}" stroke="{wire.colour}" stroke-width="4"/>',
            f'<rect x="{box}" y="{y - 10}" width="{LABEL}" height="20" rx="5" fill="{wire.colour}"/>',
            _text(box + LABEL // 2, y + 5, wire.label, "middle", "#ffffff"),
            _text(x + out * 24, y - 4, str(wire.leg), "middle", "#444444", 11),
            _text(x - out * 12, y + 5, wire.inside, "start" if end == "end" else "end", "#ffffff", 13),
        ]
    return "\n".join([*lines, *front[0], "</svg>", ""])


def _front(board: boards.Board, top: int) -> tuple[list[str], int]:
    """The board from the front, half as large as its pixels, and the height that it takes."""
    front = case.of(board)
    left, glass = (WIDTH - front.width // 2) // 2, front.glass
    lines = [
        f'<g transform="translate({left} {top}) scale(0.5)">',
        f'<rect width="{front.width}" height="{front.height}" rx="{front.radius}" fill="#e4e8ec"/>',
        f'<rect x="{glass.x}" y="{glass.y}" width="{glass.width}" height="{glass.height}" fill="#001122"/>',
        _text(
            glass.x + glass.width // 2, glass.y + glass.height // 2, f"{glass.width}x{glass.height}", "middle", "#ffffff", 24
        ),
    ]
    for key in front.keys:
        x, y, right, bottom = key.box
        round_off = key.radius if key.shape == "round" else 5
        lines.append(
            f'<rect x="{x}" y="{y}" width="{right - x}" height="{bottom - y}" rx="{round_off}" fill="{COLOURS["key"]}"/>'
        )
        lines.append(_text(key.x, key.y + 6, key.label, "middle", "#ffffff", 16))
    return [*lines, "</g>"], front.height // 2 + 20


def _text(x: int, y: int, words: str, anchor: str = "middle", colour: str = "#ffffff", size: int = 14) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">{escape(words)}</text>'
