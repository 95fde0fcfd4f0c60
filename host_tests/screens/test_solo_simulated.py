"""Solo on the simulated boards, by their keys (RULES 4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from host_tests.player import Player
from host_tests.tableplay import check_solo_result, play_solo, solo, solo_penalty
from host_tests.tiers import first_of

BOARDS = ("pico_display", "picosystem", "pico_display_2")
Sit = Callable[..., Player]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_solo_to_its_end(sit: Sit, board: str) -> None:
    """RULES 4: "Each time three cards are added costs one penalty point. When the stock is empty, each SET found in the last
    cards takes one penalty away. You win if none is left at the end." """
    for seed in range(3, 9):  # in some games no SET is left when the stock is empty
        player = sit(board, seed=seed)
        player.to_menu()
        glass = solo(player)
        assert len(glass.codes) == 12 and solo_penalty(player, 0, 69)
        points, found, back = play_solo(player, glass, wanted=2)
        check_solo_result(player, points, found)
        if back:
            return
    raise AssertionError("in no game a point was taken back")
