"""The ladder of puzzles by its keys: the next one is one press away, squares say how each was solved and open it again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import en, of_game

from host_tests.glass.reader import Glass
from host_tests.players import games as gameplay
from host_tests.players.games import BEGINNER, INTERMEDIATE, skill
from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.rigs.restarted import restart
from host_tests.runs.tiers import first_of

WORDS = of_game(en, "puzzle")
NOT_SOLVED, SOLVED, HELPED, CLEAN = WORDS.HOW
SOON = 2500  # ms until everything is written

ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(("picosystem", "pico_display")))
Sit = Callable[..., Player]


def solve(player: Player, glass: Glass) -> None:
    """Solve a puzzle of a Beginner to its result."""
    gameplay.solve(player, glass, 4)
    ended(player)


def ended(player: Player) -> None:
    """Wait for the result, and until it takes keys."""
    player.wait_for_result()
    player.handheld.run(1000)


def to_ladder(player: Player, level: int = BEGINNER) -> None:
    """From the menu to the ladder of a skill."""
    player.set_up("puzzle", skill(level))
    player.choose(WORDS.LADDER)


def move(player: Player, steps: int) -> None:
    for _ in range(abs(steps)):
        player.press(("NEXT" if player.few else "RIGHT") if steps > 0 else "PREVIOUS" if player.few else "LEFT")
    player.settle()


def about(number: int, how: str) -> str:
    return f"{WORDS.MAKING % number}: {how}"


@ON_EACH_BOARD
def test_solved_clean_and_with_a_hint(sit: Sit, board: str) -> None:
    """RULES 3: the ladder begins at the next one; a hint makes the square another, and outlives the power with the streak."""
    player = sit(board)
    player.to_menu()
    solve(player, player.open_game("puzzle", skill(BEGINNER)))
    player.press("SELECT")  # the next one
    glass = player.first_table()
    player.press("HINT")
    player.handheld.run(4500)  # until its rings are gone
    for three in sets_of(glass.codes)[1:]:  # the hint has found the first
        player.claim(three, player.look())
    ended(player)
    player.press("SELECT")
    solve(player, player.first_table())
    player.handheld.run(SOON)
    restart(player)
    to_ladder(player)
    assert player.shows(about(4, NOT_SOLVED)) and player.shows(WORDS.COUNT_SOLVED % 3)
    assert player.shows(WORDS.STREAK % 1) or player.shows(f"1 {en.BEST_STREAK[1]}"), "only the last one is clean in a row"
    for steps, number, how in ((-1, 3, CLEAN), (-1, 2, HELPED), (-1, 1, CLEAN), (-1, 1, CLEAN)):
        move(player, steps)
        assert player.shows(about(number, how)), number
    player.press("HINT")
    player.settle()
    assert player.shows(about(4, NOT_SOLVED)), "the key finds the next one"


@ON_EACH_BOARD
@pytest.mark.parametrize("given_up", (False, True))
def test_a_puzzle_begun_anew_is_not_recorded(sit: Sit, board: str, given_up: bool) -> None:
    """Its cards were looked at for as long as somebody wanted; the next one counts again. It is solved all the same."""
    unrecorded = of_game(en, "challenge").UNRECORDED
    player = sit(board)
    player.to_menu()
    first = player.open_game("puzzle", skill(BEGINNER)).codes
    player.pause()
    if given_up:
        player.give_up()
        glass = player.open_game("puzzle", skill(BEGINNER))
    else:
        player.choose(en.START_AGAIN)
        player.choose(en.NEW_YES)
        glass = player.first_table()
    assert glass.codes == first
    player.pause()
    player.press("BACK")
    solve(player, player.rest())
    assert player.shows(unrecorded)
    player.press("SELECT")
    solve(player, player.first_table())
    assert not player.shows(unrecorded)
    assert any(player.badge(text) or player.shows(text) for text in (en.FIRST_ONE, *en.PLACES, en.BEST_SHORT))
    player.press("BACK")
    player.settle()
    to_ladder(player)
    assert player.shows(about(3, NOT_SOLVED))


@ON_EACH_BOARD
def test_the_next_one_is_one_press_away_at_each_skill(sit: Sit, board: str) -> None:
    """Another skill brings its own next puzzle; a number that the player has chosen stays."""
    player = sit(board)
    player.to_menu()
    solve(player, player.open_game("puzzle", skill(BEGINNER)))
    player.press("BACK")
    player.settle()
    player.set_up("puzzle", {})
    assert player.value_shown(en.PUZZLE_NUMBER, "2")
    player.set(en.SKILL, en.SKILLS[INTERMEDIATE])
    assert player.value_shown(en.PUZZLE_NUMBER, "1")
    player.choose_number(300_017)
    player.set(en.SKILL, en.SKILLS[BEGINNER])
    assert player.value_shown(en.PUZZLE_NUMBER, "300017")


@ON_EACH_BOARD
def test_a_square_opens_its_puzzle_again(sit: Sit, board: str) -> None:
    """The same number is the same cards; beyond the last square of a hundred come the next hundred."""
    player = sit(board)
    player.to_menu()
    glass = player.open_game("puzzle", skill(BEGINNER))
    first = glass.codes
    solve(player, glass)
    player.press("BACK")
    player.settle()
    to_ladder(player)
    move(player, -1)
    player.press("SELECT")
    glass = player.first_table()
    assert glass.codes == first
    solve(player, glass)
    assert player.shows(of_game(en, "challenge").UNRECORDED), "who knows its cards is faster"
    assert not any(player.badge(text) or player.shows(text) for text in (en.FIRST_ONE, *en.PLACES, en.BEST_SHORT))
    player.press("BACK")
    player.settle()
    to_ladder(player)
    assert player.shows(WORDS.FROM_TO % {"first": 1, "last": 100})
    move(player, 99)
    assert player.shows(WORDS.FROM_TO % {"first": 101, "last": 200}) and player.shows(about(101, NOT_SOLVED))
    move(player, -1)
    assert player.shows(WORDS.FROM_TO % {"first": 1, "last": 100}) and player.shows(about(100, NOT_SOLVED))
