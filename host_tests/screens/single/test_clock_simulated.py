"""What somebody who plays for times wants of the clock: it stands when it should, stays in view, and every moment counts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.core.arcade.rules import Arcade
from tercet.core.stopwatch import Stopwatch
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players import games as gameplay
from host_tests.players.decks import check_refusal
from host_tests.players.games import ADVANCED, BEGINNER, skill
from host_tests.players.player import Player
from host_tests.players.sets import failing, threes
from host_tests.rigs import wanted

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


@ON_EACH_BOARD
@pytest.mark.parametrize("before", (70, 20, -30), ids="{} ms before zero".format)
def test_the_moment_of_the_press_counts(sit: Sit, board: str, tmp_path: Path, before: int) -> None:
    """RULES 3: a claim in the last second counts if its third card was chosen before the clock reached zero. Where SELECT
    acts as the finger leaves, it was chosen when the finger came."""
    player = last_seconds(sit, board, tmp_path, 12)
    glass = player.rest()
    *first, last = player.shortest(glass, gameplay.nearest(player, glass))
    player.select(first, glass)
    player.go(last)
    until_zero(player, before)
    player.handheld.press(player.key("SELECT"))
    player.handheld.run(90)
    player.handheld.release(player.key("SELECT"))
    player.wait_for_result(8000)
    count = int(before > 0)
    assert words.beside(player.picture(), str(count), en.IN_TIME % {"what": en.counted(count, en.SETS), "time": "10:00"})


@ON_EACH_BOARD
def test_a_hint_that_costs_all_the_time_is_refused(sit: Sit, board: str, tmp_path: Path) -> None:
    """RULES 3, Arcade: it would end the game, and nobody would see its SET; the game goes on, and it is said why."""
    player = last_seconds(sit, board, tmp_path, 5)
    glass = player.rest()
    player.press("HINT")
    player.settle()
    left = player.clock()
    assert player.shows(of_game(en, "arcade").TOO_DEAR % 5) and left >= 3
    assert player.look() == glass, "a SET was taken away"
    player.claim(gameplay.nearest(player, glass), glass)
    player.wait_for_result(8000)
    assert words.beside(player.picture(), "1", en.IN_TIME % {"what": en.SETS[0], "time": "10:00"})


def last_seconds(sit: Sit, board: str, folder: Path, seconds: int) -> Player:
    """Somebody who has just gone on with a game of Arcade that has so many seconds left."""
    game = Arcade(BEGINNER, 1, 0)
    game.stopwatch = Stopwatch(0, 1000 * (gameplay.ARCADE_SECONDS[BEGINNER] - seconds))
    player = sit(board, storage=wanted.waiting(folder, "arcade", game, skill=BEGINNER))
    player.to_menu()
    player.choose(en.CONTINUE)
    player.clock_near = seconds
    return player


def until_zero(player: Player, left: int) -> None:
    """Wait until so many ms are left on the clock, which shows each second as long as it lasts."""
    while player.clock() > 2:
        player.handheld.run(100)
    while player.clock() > 1:
        version = player.handheld.panel.version
        while player.handheld.panel.version == version:
            player.handheld.run(1)
    player.handheld.run(1000 - left)
