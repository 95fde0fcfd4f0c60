"""What Puzzle has of its own: the view of the SETs found, and the number that is chosen by its digits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import en, of_game

from host_tests.glass import reader, words
from host_tests.players.games import BEGINNER, skill
from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.runs.tiers import first_of

PUZZLE_WORDS = of_game(en, "puzzle")

ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(("pico_display", "picosystem", "pico_display_2")))
Sit = Callable[..., Player]


@ON_EACH_BOARD
def test_the_view_says_that_nothing_is_found_and_numbers_what_is(sit: Sit, board: str) -> None:
    """An empty grid told nobody anything; and both keys that could mean it lead back to the table."""
    player = sit(board)
    player.to_menu()
    glass = player.open_game("puzzle", skill(BEGINNER), 190)
    player.press("MENU")
    player.settle()
    assert player.shows(PUZZLE_WORDS.NONE_FOUND) and reader.inks_seen(player.picture()) == 0
    player.press("BACK")
    assert player.rest() == glass
    player.claim(sets_of(glass.codes)[0], glass)
    player.press("MENU")
    listed = player.rest()
    top = player.picture().crop((0, 0, player.picture().width, 18))
    numbers = [words.find(top, str(number)) for number in (1, 2, 3, 4)]
    assert all(numbers), "the SETs are not numbered"
    assert [place.left for place in numbers if place] == sorted(place.left for place in numbers if place)
    assert not player.shows(PUZZLE_WORDS.NONE_FOUND) and listed.cursor is None
    player.press("MENU")
    assert player.rest().codes == glass.codes


@ON_EACH_BOARD
def test_the_clock_stands_while_the_list_is_seen(sit: Sit, board: str) -> None:
    """RULES 3: "the clock stands meanwhile (ours)"; it goes on with the cards."""
    player = sit(board)
    player.to_menu()
    player.open_game("puzzle", skill(BEGINNER), 190)
    player.press("MENU")
    player.settle()
    player.handheld.run(20_000)
    player.press("BACK")
    player.rest()
    before = player.clock()
    assert before < 6, "the clock went on unseen"
    player.handheld.run(5000)
    assert 4 <= player.clock() - before <= 7


@ON_EACH_BOARD
def test_a_number_is_left_as_it_was(sit: Sit, board: str) -> None:
    """The first digit is in focus first; the key that goes on never goes round; BACK leads out and takes nothing."""
    player = sit(board)
    player.to_menu()
    player.set_up("puzzle", skill(BEGINNER))
    player.choose(en.PUZZLE_NUMBER)
    up, on = ("PREVIOUS", "SELECT") if player.few else ("UP", "RIGHT")
    player.press(up)
    player.settle()
    assert player.digits() == "100001"
    for _ in range(5):
        player.press(on)
        player.settle()
    if not player.few:
        player.press(on)
        player.settle()
    player.press(up)
    player.settle()
    assert player.digits() == "100002", "the cursor went round"
    for _ in range(6 if player.few else 1):
        player.press("BACK")
        player.settle()
    assert not player.shows(PUZZLE_WORDS.WHICH_PUZZLE) and player.value_shown(en.PUZZLE_NUMBER, "1")


@ON_EACH_BOARD
def test_a_number_is_chosen_by_the_key_that_chooses(sit: Sit, board: str) -> None:
    player = sit(board)
    player.to_menu()
    player.set_up("puzzle", skill(BEGINNER))
    player.choose_number(300_017)
    assert player.value_shown(en.PUZZLE_NUMBER, "300017")
