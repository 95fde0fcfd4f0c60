"""The bar beside a list that is longer than the panel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui import theme
from tercet.ui.text import en, of_game

from host_tests.players.player import Player
from host_tests.runs.tiers import first_of

BOARDS = ("pico_display", "picosystem")
PANEL, SOFT = [tuple(theme.PALETTE[colour].to_bytes(3, "big")) for colour in (theme.PANEL, theme.SOFT)]
Sit = Callable[..., Player]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_scroll_bar_stays_whole(sit: Sit, board: str) -> None:
    """However the focus moves, the bar at the right edge is as long as before, and part of it says what is in view."""
    player = sit(board)
    player.to_menu()
    player.choose(of_game(en, "table").NAME)  # many rows

    for _ in range(3):  # past the rows that show cards below the list
        player.press("NEXT" if player.few else "DOWN")
        player.settle()

    def bar() -> tuple[int, int]:
        picture = player.picture()
        columns = [[picture.getpixel((x, y)) for y in range(picture.height)] for x in range(picture.width - 8, picture.width)]
        return max((column.count(PANEL) + column.count(SOFT), column.count(SOFT)) for column in columns)

    whole = bar()
    assert whole[0] > 30 and 0 < whole[1] < whole[0]
    for _ in range(6):
        player.press("NEXT" if player.few else "DOWN")
        player.settle()
        assert bar() == whole


@pytest.mark.parametrize("board", BOARDS)
def test_the_next_row_is_seen_before_it_is_reached(sit: Sit, board: str) -> None:
    """Whichever row is in focus, the one before it and the one after it are in view, and it is seen that there is more."""
    player, own = sit(board), of_game(en, "table")
    player.to_menu()
    player.choose(own.NAME)
    rows = [en.PLAY, en.SEATS, en.SEAT % 1, en.SEAT % 2, en.SEAT_NAMES, own.DECK, own.PENALTY, en.PICK, own.ROUNDS]
    for order in (range(9), range(8, -1, -1)):
        for row in order:
            seen = [name for name in rows if player.shows(name)]
            assert player.in_focus(rows[row]) and set(rows[max(0, row - 1) : row + 2]) <= set(seen) != set(rows), seen
            ahead = order.step > 0
            if row != order[-1]:
                player.press(("NEXT" if ahead else "PREVIOUS") if player.few else ("DOWN" if ahead else "UP"))
                player.settle()
