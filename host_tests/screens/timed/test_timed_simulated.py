"""Timed, played by the keys on the simulated handheld, by a player who reads the glass (RULES 3)."""

from __future__ import annotations

import pytest
from tercet.ui.text import en

from host_tests.glass import words
from host_tests.players import games as gameplay
from host_tests.players.games import (
    ADVANCED,
    BEGINNER,
    act_on_clock,
    check_facts,
    in_top_line,
    jumped,
    skill,
)
from host_tests.players.sets import sets_of
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit, sit_down, to_menu_from_game

BOARDS = ("picosystem", "pico_display_2", "pico_display")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))


@ON_EACH_BOARD
def test_timed_to_its_target_with_penalties_and_a_hint(sit: Sit, board: str) -> None:
    """RULES 3, Timed: find 10 SETs; the clock counts up; HINT adds 15 s and counts as one SET; a wrong claim adds 10 s.
    The target and what each penalty cost are on the screen."""
    player = sit_down(sit, board)
    glass = player.open_game("timed", skill(BEGINNER))
    assert in_top_line(player, *gameplay.of(0, 10))
    glass = gameplay.refuse(player, glass, 10, en.PENALTY % 10)
    assert in_top_line(player, *gameplay.of(0, 10))
    before, after, glass = act_on_clock(player, "HINT")
    assert player.hinted is not None
    assert jumped(before, after, 15) and words.shows(player.hinted, en.HINTED + en.PENALTY % 15)
    gameplay.race(player, glass, 10, done=1)
    second = player.clock()
    player.wait_for_result()
    seconds = gameplay.time_shown(player, range(second, second + 2))
    per_set = [f"{tenths // 10}.{tenths % 10} s" for tenths in range(seconds, seconds + 2)]
    assert any(words.beside(player.picture(), text, en.PER_SET) for text in per_set)
    check_facts(player, {en.WRONG: 1, en.HINTS: 1, en.PENALTIES: "+25 s"})


@ON_EACH_BOARD
def test_a_right_no_match_is_not_one_of_the_target_and_a_wrong_one_costs(sit: Sit, board: str) -> None:
    """RULES 3, Timed: a right No Match deals three cards and is not one of the ten; a wrong No Match adds 10 s."""
    player = sit_down(sit, board)
    glass = player.open_game("timed", {**skill(ADVANCED), en.TARGET: "30"})
    glass, _ = gameplay.table_with_a_set(player, glass)
    before, after, seen = act_on_clock(player, "MENU")
    assert jumped(before, after, 10) and player.shows(en.NOT_NONE + en.PENALTY % 10) and seen == glass
    glass, done = gameplay.until_no_match(player, seen, 12)
    for _ in range(6):
        if not sets_of(glass.codes):
            break
        to_menu_from_game(player)
        glass, done = gameplay.until_no_match(player, player.open_game("timed", {}), 12)
    before, after, dealt = act_on_clock(player, "MENU")
    assert jumped(before, after, 0) and player.shows(en.DEALT)
    assert dealt.codes[: len(glass.codes)] == glass.codes and len(dealt.codes) == len(glass.codes) + 3
    assert in_top_line(player, *gameplay.of(done, 30)), "a right No Match is not one of the thirty"
