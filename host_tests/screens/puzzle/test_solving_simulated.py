"""Puzzles, solved by the keys on the simulated handheld, by a player who reads the glass (RULES 3)."""

from __future__ import annotations

import pytest
from tercet.core.puzzle import maker as puzzle
from tercet.ui.text import en, of_game

from host_tests.players import games as gameplay
from host_tests.players.games import (
    BEGINNER,
    EXPERT,
    check_facts,
    in_top_line,
    jumped,
    skill,
)
from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit, sit_down, to_menu_from_game

PUZZLE_WORDS = of_game(en, "puzzle")

BOARDS = ("picosystem", "pico_display_2", "pico_display")
DEAF = 650  # ms after something came by itself in which no press is taken
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))


@ON_EACH_BOARD
def test_a_puzzle_by_its_number_solved_completely(sit: Sit, board: str) -> None:
    """RULES 3, Puzzle: the same number is the same puzzle; cards stay; the top line shows SETs there and found; a SET claimed
    twice is told so and costs nothing; VIEW toggles between the layout and the list; HINT adds 30 s and lists the SET.
    It is chosen by its digits; solved numbers are shown; the next is offered; the result and the best ten name the puzzle."""
    player = sit_down(sit, board)
    glass = player.open_game("puzzle", skill(BEGINNER), 190)
    codes, sets = glass.codes, sets_of(glass.codes)
    assert len(codes) == 9 and len(sets) == 4 and in_top_line(player, *gameplay.of(0, 4))
    first = gameplay.nearest(player, glass)
    glass = player.claim(first, glass)
    assert glass.codes == codes and in_top_line(player, *gameplay.of(1, 4)) and player.shows(en.RIGHT)
    before, after, glass = gameplay.claim_third(player, glass, first)
    assert jumped(before, after, 0) and player.shows(en.ALREADY) and in_top_line(player, *gameplay.of(1, 4))
    check_list(player, codes, [first], 4)
    before = player.clock()
    player.press("HINT")
    player.settle()
    after, glass = player.clock(), player.look()
    assert len(glass.chosen) == 3, "the cards stay, ringed as long as the message is there"
    assert jumped(before, after, 30) and glass.codes == codes and in_top_line(player, *gameplay.of(2, 4))
    player.handheld.run(DEAF)
    listed = shown_list(player)
    hinted = next(one for one in sets if {codes[cell] for cell in one} == set(listed[3:6]))
    assert hinted != first
    player.press("MENU")
    gameplay.solve(player, player.rest(), 4, [first, hinted])
    second = player.clock()
    ends = [en.DONE % f"{time // 60}:{time % 60:02}" for time in (second, second + 1)]
    assert any(player.shows(words) for words in ends), "that this was the last SET is not said"
    player.wait_for_result()
    gameplay.time_shown(player, range(second, second + 2))
    check_facts(player, {en.SETS: 3, en.WRONG: 0, en.HINTS: 1})
    assert player.shows(f"{PUZZLE_WORDS.NAME} 190 · {en.SKILLS[BEGINNER]}") and player.shows(PUZZLE_WORDS.NEXT_PUZZLE)
    player.press("HINT")
    player.settle()
    assert player.shows(en.CLEAR) and player.shows("190"), "the best ten do not say which puzzle it was"
    player.press("BACK")
    player.settle()
    player.press("SELECT")
    following = player.first_table()
    assert following.codes != codes and len(sets_of(following.codes)) == 4
    to_menu_from_game(player)
    player.choose(PUZZLE_WORDS.NAME)
    assert player.value_shown(en.PUZZLE_NUMBER, "191"), "the last number is remembered"
    player.choose_number(190)
    assert player.value_shown(en.PUZZLE_NUMBER, "190 ✓"), "a solved number is marked"
    player.choose(en.PLAY)
    assert player.first_table().codes == codes, "the same number gives the same cards"


def shown_list(player: Player) -> tuple[int, ...]:
    """Press VIEW and return what lies in the list."""
    player.press("MENU")
    listed = player.rest()
    assert listed.cursor is None, "cards in the list cannot be chosen"
    return listed.codes


def check_list(player: Player, codes: tuple[int, ...], found: list[tuple[int, int, int]], wanted: int) -> None:
    """Look at the list of SETs found, which has one a column, and go back."""
    listed = shown_list(player)
    for place in range(wanted):
        column = listed[3 * place : 3 * place + 3]
        assert set(column) == ({codes[cell] for cell in found[place]} if place < len(found) else {-1})
    assert len(listed) == 3 * wanted
    player.press("MENU")
    assert player.rest().codes == codes


@ON_EACH_BOARD
def test_a_puzzle_with_four_features_and_the_same_number_on_each_board(sit: Sit, board: str) -> None:
    """RULES 3: exactly 6 with four features; the same number and level give the same puzzle on every device."""
    player = sit_down(sit, board, seed=1 + len(board))
    glass = player.open_game("puzzle", skill(EXPERT), 1)
    assert len(glass.codes) == 12 and len(sets_of(glass.codes)) == 6
    assert list(glass.codes) == puzzle.make(1, EXPERT, 4, -1), "the cards are not those of puzzle 1 on a computer"
    first = gameplay.nearest(player, glass)
    player.claim(first, glass)
    check_list(player, glass.codes, [first], 6)
