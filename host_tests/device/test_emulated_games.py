"""The games on the very UF2 that is flashed, on the emulated RP2040: from the menu to their results."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import en, of_game

from host_tests.players import games as gameplay
from host_tests.players.decks import Tally, cards_of, check_result, play
from host_tests.players.games import BEGINNER, EXPERT, check_facts, skill
from host_tests.players.player import Player
from tools.emulator import Handheld

MEDALS = of_game(en, "medals")


def timed(player: Player) -> None:
    """Timed to its target: ten SETs, the clock counting up."""
    glass = player.open_game("timed", skill(BEGINNER))
    gameplay.race(player, glass, 10)
    second = player.clock()
    player.wait_for_result()
    gameplay.time_shown(player, range(second, second + 2))
    check_facts(player, {en.WRONG: 0, en.HINTS: 0, en.PENALTIES: 0})


def puzzle(player: Player) -> None:
    """Puzzle solved completely: four SETs, all found."""
    glass = player.open_game("puzzle", skill(BEGINNER))
    gameplay.solve(player, glass, gameplay.PUZZLE_SETS[BEGINNER])
    player.wait_for_result()
    check_facts(player, {en.SETS: 4, en.WRONG: 0, en.HINTS: 0})


def arcade(player: Player) -> None:
    """Arcade run out of time: two SETs pass a level, then the clock falls to zero."""
    glass = gameplay.open_arcade(player, EXPERT)
    _, gained = gameplay.score_sets(player, glass, EXPERT, 2)
    assert gained == gameplay.ARCADE_BONUS[EXPERT]
    gameplay.run_out(player)
    check_facts(player, {en.IN_TIME % {"what": en.SETS[1], "time": "2:20"}: 2, en.WRONG: 0, en.HINTS: 0})
    assert player.shows(of_game(en, "arcade").REACHED % 2)


def classic(player: Player) -> None:
    """Classic: a whole deck."""
    tally = play(player, player.open_game("classic", skill(BEGINNER)), Tally(BEGINNER))
    second, left = player.clock(), len(cards_of(player.look().codes))
    assert 3 * tally.found + left == 27
    check_result(player, tally, left, range(second, second + 2))


slow = pytest.mark.slow
ALL = [
    *(pytest.param("picosystem", game, marks=slow) for game in (arcade, timed, puzzle, classic)),
    # Other boards differ in their data only, which boards/test_tour_emulated.py goes through: one game each.
    pytest.param("pico_display", puzzle, marks=slow),
    pytest.param("pico_display_2", timed, marks=slow),
]


@pytest.mark.booted("menu")
@pytest.mark.parametrize("board, game", ALL, ids=lambda one: one if isinstance(one, str) else one.__name__)
def test_from_the_menu_to_the_result(board: str, game: Callable[[Player], None], seated: Player, booted: Handheld) -> None:
    """Each game played from the menu to its result on the emulated device by keys, reading the cards off the glass;
    Puzzle solved completely; Arcade run out of time; Timed to its target. On every panel size they are played on the
    simulator. CASES: "a game that starts alone but not from the menu; lazy imports that fail late"."""
    player, handheld = seated, booted
    game(player)
    handheld.run(1500)  # records and statistics are being written: a key waits for the file that is under way
    player.press("BACK")
    player.settle()
    while player.shows(MEDALS.NEW):  # a feat of this game
        player.press("SELECT")
        player.settle()
    assert player.shows(en.TITLE) and player.in_focus(of_game(en, game.__name__).NAME), "BACK on the result leads to the menu"
    assert not handheld.faults
    assert handheld.serial_output == b""
