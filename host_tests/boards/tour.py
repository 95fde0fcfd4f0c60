"""A player goes once round a board: from switching on to the menu, into a game, and every key of the board does what it says.

The same on the simulator and on the emulated handheld.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tercet.ui import theme
from tercet.ui.text import en, of_game

from host_tests.players.player import SHORT, Player
from tools import boards
from tools.handheld import Handheld
from tools.simulator import keys

EXPERT = 3  # twelve cards, and No Match must be said
STEPS = {"UP": -1, "DOWN": 1, "LEFT": -3, "RIGHT": 3}  # cells: card i lies in column i // 3, row i % 3 (ui/cards/places.py)
# The 12-bit colour of an ST7789 is the theme's; a 16-bit one has steps of 8 of 255 and more, so it is beside it.
NEAR = 8


class Visitor(Player):
    """Looks at the margins of a board's glass too."""

    def __init__(self, handheld: Handheld, board: boards.Board) -> None:
        super().__init__(handheld, board.buttons)
        self.board = board

    def margins(self) -> set[tuple[int, int, int]]:
        """The colours of what is above and below the picture."""
        glass = self.glass()
        margin = (glass.height - self.board.picture[1]) // 2
        found: set[tuple[int, int, int]] = set()
        for top in (0, glass.height - margin):
            strip = glass.crop((0, top, glass.width, top + margin))
            found |= {colour for _, colour in strip.getcolors() or ()}  # type: ignore[misc]
        return found


def check_menu(visitor: Visitor) -> None:
    """The menu fills the glass: title, first row in focus, what the row is, the hint line; ground at all four edges."""
    board, picture = visitor.board, visitor.picture()
    assert picture.size == board.picture
    assert visitor.shows(en.TITLE) and visitor.in_focus(of_game(en, "classic").NAME)
    assert visitor.shows(en.CHOOSE), "no hint line"
    assert visitor.shows(board.buttons["SELECT"]["label"]), "the hint line does not name the key that chooses"
    ground = tuple(theme.PALETTE[theme.GROUND] >> shift & 255 for shift in (16, 8, 0))
    width, height = picture.size
    edges = [(0, 0, width, 1), (0, height - 1, width, height), (0, 0, 1, height), (width - 1, 0, width, height)]
    seen = {colour for edge in edges for _, colour in picture.crop(edge).getcolors() or ()} | visitor.margins()
    for colour in seen:
        assert all(abs(part - wanted) <= NEAR for part, wanted in zip(colour, ground, strict=True)), f"{colour} at an edge"  # type: ignore[call-overload]


def check_unused(board: boards.Board, driven: Callable[[int], int | None]) -> None:
    """boards/README: a pin of UNUSED is an output at its level. driven(pin): the level to which the chip drives it, or None."""
    unused = board.data.get("UNUSED", {})
    assert {pin: driven(pin) for pin in unused} == unused


def press_every_key(visitor: Visitor, press_pin: Callable[[int, bool], None]) -> None:
    """In a game of Classic, Expert: every key, by each of its pins, and every long press.

    boards/README: SELECT chooses a card, HINT shows a SET and replaces its cards, MENU says that there is none (and that is
    wrong or deals three cards), BACK pauses; the directions move the cursor. press_pin(pin, down) moves one contact.
    """
    buttons: dict[str, dict[str, Any]] = visitor.buttons  # type: ignore[assignment]
    visitor.begin("classic", EXPERT)
    visitor.go(4)
    if visitor.few:
        for button in ("NEXT", "PREVIOUS"):
            before = visitor.look().cursor
            visitor.press(button)
            visitor.settle()
            assert visitor.look().cursor != before, f"{button} does not move the cursor"
        assert visitor.look().cursor == 4, "PREVIOUS does not undo NEXT"
    else:
        for button, step in STEPS.items():
            visitor.press(button)
            visitor.settle()
            assert visitor.look().cursor == 4 + step, f"{button} does not move the cursor to the next cell"
            visitor.go(4)
    for pin in buttons["SELECT"]["pins"]:
        before = visitor.look().chosen
        press_pin(pin, True)
        visitor.handheld.run(SHORT)
        press_pin(pin, False)
        visitor.handheld.run(SHORT)
        visitor.settle()
        assert visitor.look().chosen != before, f"the contact at GPIO {pin} does not choose"
    if visitor.look().chosen:
        visitor.press("SELECT")
        visitor.settle()
    codes = visitor.look().codes
    hinted = visitor.act("HINT")
    assert hinted.codes != codes, "HINT does not show and replace a SET"
    before = visitor.picture().tobytes()
    visitor.press("MENU")
    visitor.settle()
    assert visitor.picture().tobytes() != before, "MENU does not say No Match"
    visitor.rest()
    visitor.pause()
    assert visitor.shows(en.PAUSED), "BACK does not pause"


def all_reached(board: boards.Board) -> bool:
    """Whether every logical button has a key, so that the tour can press them all."""
    few = "PREVIOUS" in board.buttons
    names = ("SELECT", "BACK", "HINT", "MENU", *(("PREVIOUS", "NEXT") if few else STEPS))
    return all(keys.reach(board.buttons, name) is not None for name in names)
