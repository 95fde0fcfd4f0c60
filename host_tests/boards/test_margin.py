"""A glass with round corners: the rows that stay empty have the colour of the ground, whatever the ground is."""

from __future__ import annotations

import pytest
from tercet.ui import palettes, theme
from tercet.ui.text import en

from host_tests.boards.tour import Visitor
from tools import boards
from tools.simulator import Simulator

MARGINED = [name for name in boards.names() if "margin" in boards.load(name).display]


def ground(palette: int) -> tuple[int, int, int]:
    colour = palettes.colours(palette)[theme.GROUND]
    return colour >> 16, colour >> 8 & 255, colour & 255


def test_there_is_such_a_board() -> None:
    assert MARGINED
    for name in MARGINED:
        board = boards.load(name)
        assert board.picture == (board.width, board.height - 2 * board.display["margin"])


@pytest.mark.parametrize("name", MARGINED)
def test_the_margins_follow_the_ground(name: str) -> None:
    """boards/README: "rows that stay empty at the top and at the bottom". Never the noise of the panel's memory."""
    board = boards.load(name)
    with Simulator(board) as handheld:
        visitor = Visitor(handheld, board)
        assert handheld.run_until(lambda: handheld.panel.on, 1000)
        assert visitor.margins() == {ground(palettes.STANDARD)}, "as soon as the panel is on"
        visitor.to_menu()
        visitor.choose(en.SETTINGS[0])
        row = en.SETTING_ROWS["palette"][0]
        visitor.focus(row)
        for palette in (palettes.RED_GREEN, palettes.CONTRAST):
            visitor.set(row, en.PALETTES[palette])
            visitor.settle()
            assert visitor.margins() == {ground(palette)}
        assert handheld.faults == []
