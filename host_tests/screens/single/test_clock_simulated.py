"""What somebody who plays for times wants of the clock: it stands when it should, stays in view, and every moment counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import en

from host_tests.players import games as gameplay
from host_tests.players.games import BEGINNER, skill
from host_tests.players.player import Player

ON_EACH_BOARD = pytest.mark.parametrize("board", ("picosystem", "pico_display"))
Sit = Callable[..., Player]


@ON_EACH_BOARD
@pytest.mark.parametrize(("game", "cost"), [("puzzle", 30), ("timed", 15), ("arcade", -5)])
def test_the_clock_stands_while_a_hint_is_looked_at(sit: Sit, board: str, game: str, cost: int) -> None:
    """RULES 3, HINT: rings the three cards of one SET for 2 s, while the clock stands; then it goes on."""
    player = sit(board)
    player.to_menu()
    player.open_game(game, skill(BEGINNER))
    player.clock_near = gameplay.ARCADE_SECONDS[BEGINNER] if game == "arcade" else 0
    before = player.clock()
    player.press("HINT")
    player.settle()
    second = player.clock()
    assert gameplay.jumped(before, second, cost)
    for _ in range(9):
        assert len(player.look().chosen) == 3 and player.shows(en.HINTED)
        assert player.clock() == second, "the clock runs while the rings stand"
        player.handheld.run(200)
    player.handheld.run(700)
    assert not player.look().chosen and not player.shows(en.HINTED)
    assert abs(player.clock() - second) <= 1
    player.handheld.run(2000)
    assert abs(player.clock() - second) >= 2, "the clock does not go on"
