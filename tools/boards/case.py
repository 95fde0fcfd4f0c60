"""The case of a board: where its glass and its keys are, made from the "places" of its board.py. The one place for this.

Every length is in pixels of the glass as the player sees it, x to the right and y down from the case's top left corner. The
board's drawing and any picture of it are made from this, and the seats' corners are measured in it: keys lie where they do on
the real board, but neither sizes nor distances are its maker's.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import dist
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tools.boards import Board

FLANKS = ("left", "right")  # sides of the glass, on which keys lie in columns and rows
INSIDE = (*FLANKS, "below")
EDGES = ("top", "bottom")  # of the case, into which keys are let
DIRECTIONS = ("UP", "DOWN", "LEFT", "RIGHT")
CORNERS = {"top left": (0, 0), "top right": (1, 0), "bottom left": (0, 1), "bottom right": (1, 1)}  # share of width, of height
NEVER_CALL = ("BACK", "MENU")  # pause and "no SET here": never a seat's key

RADIUS, STEP = 20, 42  # of a key; from the middle of one to that of the next in a group
SIDE_RADIUS = 24  # of a key in an edge: half its length; it is half as high as it is long
SPACE = 20  # from a group of keys to the glass and to the edge
BEZEL = 28  # from the glass to the edge where there are no keys
EDGE = 36  # the same where there are keys in the edge
CORNER = 28  # radius of the case's corners


@dataclass(frozen=True)
class Key:
    """A key as it is seen: its middle, and what it does when it is pressed and when it is held.

    shape "round": a disc of that radius. "pad": a square part of a cross, or of a stick, as far from its middle to its sides.
    "side": a bar let into the edge, 2 radii long and one high. label: what is printed on it; "" on a stick that is pressed in.
    """

    button: str
    hold: str | None
    label: str
    x: int
    y: int
    radius: int
    shape: str

    @property
    def box(self) -> tuple[int, int, int, int]:
        """(left, top, right, bottom)."""
        high = self.radius // 2 if self.shape == "side" else self.radius
        return self.x - self.radius, self.y - high, self.x + self.radius, self.y + high


@dataclass(frozen=True)
class Glass:
    """The glass: its top left corner and its size."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Lamp:
    """The middle of the lamp."""

    x: int
    y: int


@dataclass(frozen=True)
class Case:
    """A case with round corners of that radius, and what is on its front. keys: one a contact, in the order of the file."""

    width: int
    height: int
    glass: Glass
    radius: int
    keys: tuple[Key, ...]
    lamp: Lamp | None

    def nearest(self, corner: str) -> list[str]:
        """The buttons, of those that can call, whose key is the nearest to a corner of the case; several if equally near."""
        across, down = CORNERS[corner]
        target = across * self.width, down * self.height
        far = [(dist((key.x, key.y), target), key.button) for key in self.keys if key.button not in NEVER_CALL]
        least = min((distance for distance, _ in far), default=0)
        return [button for distance, button in far if distance < least + 1]


class _Group:
    """The keys on one side of the glass, in columns and rows. Those in a single column are spread over `along`, in pixels."""

    def __init__(self, places: list[tuple[int, int]], along: int) -> None:
        self.any = bool(places)
        self.columns = 1 + max((column for column, _ in places), default=0)
        self.rows = 1 + max((row for _, row in places), default=0)
        self.step = max(STEP, along // self.rows) if self.columns == 1 else STEP
        self.width = (self.columns - 1) * STEP + 2 * RADIUS
        self.height = (self.rows - 1) * self.step + 2 * RADIUS

    def at(self, column: int, row: int, middle: tuple[float, float]) -> tuple[int, int]:
        """The middle of the key in a column and row of the group with this middle."""
        x, y = middle
        return round(x + (column - (self.columns - 1) / 2) * STEP), round(y + (row - (self.rows - 1) / 2) * self.step)


class Contact(NamedTuple):
    """A key of a button: where it is, and what is printed on it."""

    button: str
    side: str
    column: int
    row: int
    label: str


def contacts_of(board: Board) -> list[Contact]:
    """All keys. The first of a button has the button's label; another one its own, or none."""
    found = []
    for name, entry in board.buttons.items():
        for number, (side, column, row, *label) in enumerate(entry["places"]):
            found.append(Contact(name, side, column, row, label[0] if label else "" if number else entry["label"]))
    return found


def of(board: Board) -> Case:
    """The case of a board in whose data there is no mistake."""
    contacts = contacts_of(board)
    groups = {
        side: _Group([(one.column, one.row) for one in contacts if one.side == side], board.height if side in FLANKS else 0)
        for side in (*INSIDE, *EDGES)
    }
    flanks = [groups[side] for side in FLANKS if groups[side].any]
    below = groups["below"]

    beside = max(group.width for group in flanks) + 2 * SPACE if flanks else BEZEL
    if below.any:
        beside = max(beside, (below.width + 2 * SPACE - board.width + 1) // 2)
    above = EDGE if groups["top"].any else BEZEL
    under = EDGE if groups["bottom"].any else SPACE if below.any else BEZEL
    under += SPACE + below.height if below.any else 0
    tallest = max((group.height for group in flanks), default=0) + 2 * SPACE
    more = max(0, tallest - (above + board.height + under))
    above, under = above + more // 2, under + more - more // 2
    width, height = board.width + 2 * beside, above + board.height + under

    middles = {
        "left": (beside / 2, above + board.height / 2),
        "right": (width - beside / 2, above + board.height / 2),
        "below": (width / 2, above + board.height + SPACE + below.height / 2),
        "top": (width / 2, EDGE / 2),
        "bottom": (width / 2, height - EDGE / 2),
    }
    end = max(beside // 2, CORNER + SIDE_RADIUS)  # where the first key in an edge is
    keys = []
    for one in contacts:
        group = groups[one.side]
        x, y = group.at(one.column, one.row, middles[one.side])
        shape, radius = "pad" if _in_a_cross(one, contacts) else "round", RADIUS
        if one.side in EDGES:
            shape, radius = "side", SIDE_RADIUS
            if group.columns > 1:
                x = end + (width - 2 * end) * one.column // (group.columns - 1)
        keys.append(Key(one.button, board.buttons[one.button].get("hold"), one.label, x, y, radius, shape))
    lamp = Lamp(width // 2, above // 2) if board.lamp else None
    return Case(width, height, Glass(beside, above, board.width, board.height), CORNER, tuple(keys), lamp)


def _in_a_cross(one: Contact, contacts: list[Contact]) -> bool:
    """Whether a key is a direction, or lies in the middle of four directions."""
    arms = [(arm.side, arm.column, arm.row) for arm in contacts if arm.button in DIRECTIONS]
    around = [(one.column + right, one.row + down) for right, down in ((0, -1), (0, 1), (-1, 0), (1, 0))]
    return one.button in DIRECTIONS or all((one.side, *place) in arms for place in around)
