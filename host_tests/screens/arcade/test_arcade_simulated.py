"""Arcade, played by the keys on the simulated handheld, by a player who reads the glass (RULES 3)."""

from __future__ import annotations

import pytest
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players import games as gameplay
from host_tests.players.games import (
    EXPERT,
    act_on_clock,
    check_facts,
    in_top_line,
    jumped,
)
from host_tests.players.player import Player
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit, sit_down

BOARDS = ("picosystem", "pico_display_2", "pico_display")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))


def finds_shown(player: Player) -> int:
    """How many finds the top line of Arcade says."""
    return next(count for count in range(9) if in_top_line(player, gameplay.found(count)))


@ON_EACH_BOARD
def test_arcade_until_it_runs_out_of_time(sit: Sit, board: str) -> None:
    """RULES 3, Arcade: the clock counts down; every two SETs pass a level, which adds seconds; a HINT costs 20 s at Expert;
    wrong claims cost nothing; a wrong No Match costs what a HINT costs; score = SETs found."""
    player = sit_down(sit, board)
    glass = gameplay.open_arcade(player, EXPERT)
    assert 118 <= player.clock() <= 120
    glass, said = gameplay.table_with_a_set(player, glass)
    glass = gameplay.refuse(player, glass, 0, "")
    before, after, glass = act_on_clock(player, "MENU")
    assert jumped(before, after, -20) and player.shows(en.NOT_NONE + en.LESS_TIME % 20)
    glass, _ = gameplay.score_sets(player, glass, EXPERT, 4, said)
    before, after, glass = act_on_clock(player, "HINT")
    assert jumped(before, after, -20) and in_top_line(player, gameplay.found(4)), "a hinted SET is no find"
    gameplay.run_out(player)
    time = 120 + gameplay.bonus(EXPERT, 1) + gameplay.bonus(EXPERT, 2) - 20 - 20
    check_facts(player, {en.IN_TIME % {"what": en.SETS[1], "time": f"{time // 60}:{time % 60:02}"}: 4, en.HINTS: 1})
    assert player.shows(of_game(en, "arcade").REACHED % 3)


@ON_EACH_BOARD
@pytest.mark.parametrize("late", (False, True), ids=("in the last second", "after the last second"))
def test_a_claim_in_the_last_second_of_arcade(sit: Sit, board: str, late: bool) -> None:
    """RULES 3: a claim in the last second counts if its third card was chosen before the clock reached zero."""
    player = sit_down(sit, board)
    glass = gameplay.open_arcade(player, EXPERT)
    glass, _ = gameplay.table_with_a_set(player, glass)
    done = finds_shown(player)
    *first, last = player.shortest(glass, gameplay.nearest(player, glass))
    player.select(first, glass)
    player.go(last)
    player.handheld.run((player.clock() - 3) * 1000)
    while player.clock() > (0 if late else 1):
        player.handheld.run(20)
    player.press("SELECT")
    player.wait_for_result()
    finds = done + (not late)
    times = [
        en.IN_TIME % {"what": en.counted(finds, en.SETS), "time": f"{second // 60}:{second % 60:02}"}
        for second in range(90, 400)
    ]
    assert any(words.beside(player.picture(), str(finds), time) for time in times)


@ON_EACH_BOARD
def test_what_cost_the_rest_of_the_time_is_said(sit: Sit, board: str) -> None:
    """RULES 3: a wrong No Match costs 20 s at Expert. With less on the clock it ends the game, and the glass says by what."""
    player = sit_down(sit, board)
    gameplay.table_with_a_set(player, gameplay.open_arcade(player, EXPERT))
    player.handheld.run((player.clock() - 15) * 1000)
    player.press("MENU")
    player.handheld.run(200)
    assert player.shows(en.NOT_NONE + en.LESS_TIME % 20)
    player.wait_for_result()
