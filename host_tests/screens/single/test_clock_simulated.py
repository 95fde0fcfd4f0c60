"""What somebody who plays for times wants of the clock: it stands when it should, stays in view, and every moment counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import en, of_game

from host_tests.players import games as gameplay
from host_tests.players.games import ADVANCED, BEGINNER, skill
from host_tests.players.decks import check_refusal
from host_tests.players.player import Player
from host_tests.players.sets import failing, threes

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


@ON_EACH_BOARD
@pytest.mark.parametrize(("game", "cost"), [("timed", 10), ("arcade", 0), ("classic", 0)])
@pytest.mark.parametrize("reasons", (3, 4))
def test_the_clock_stays_in_view_beside_a_long_refusal(sit: Sit, board: str, game: str, cost: int, reasons: int) -> None:
    """Who plays for times looks at it: also while every reason is said, and where a penalty makes it jump."""
    player = sit(board)
    player.to_menu()
    glass = player.open_game(game, skill(ADVANCED))
    player.clock_near = gameplay.ARCADE_SECONDS[ADVANCED] if game == "arcade" else 0
    wrong = next(three for three in threes(glass.codes) if len(failing(glass.codes, three)) == reasons)
    before, after, seen = gameplay.claim_third(player, glass, wrong)
    check_refusal(player, glass.codes, wrong, en.PENALTY % cost if cost else "")
    assert gameplay.jumped(before, after, cost) and seen.codes == glass.codes
    player.handheld.run(2000)
    check_refusal(player, glass.codes, wrong, en.PENALTY % cost if cost else "")
    assert abs(player.clock() - after) >= 2, "the clock stands"
    player.handheld.run(2500)
    assert player.clock() and player.shows(of_game(en, game).NAME), "the top line does not come back"
