"""CASES.md, "Input, selection, movement", as far as Classic can have it: each line by the keys of the simulated handheld."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import LANGUAGES, en

from host_tests.players.decks import Tally, assert_progress, claim_no_set, claim_set
from host_tests.players.player import SHORT, Player
from host_tests.players.sets import failing, sets_of
from host_tests.runs.tiers import first_of

BOARDS = ("pico_display", "picosystem", "pico_display_2")
BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = range(4)
Sit = Callable[..., Player]

each_board = pytest.mark.parametrize("board", first_of(BOARDS))


@each_board
@pytest.mark.parametrize("wait", (70, 100, 130, 160, 190, 220, 250, 280))
def test_a_press_while_cards_move(sit: Sit, board: str, wait: int) -> None:
    """ "A press while cards move selects the wrong card, or counts as a move." It is taken at once and means what it says: the
    card that now lies under the cursor is chosen, and nothing else happens."""
    player, tally = sit(board), Tally(BEGINNER)
    glass = player.start("classic", BEGINNER)
    tally.look(glass)
    cells = sets_of(glass.codes)[0]
    player.select(cells[:2], glass)
    player.go(cells[2])
    player.tap("SELECT", SHORT, wait - SHORT)
    player.press("SELECT")
    player.settle(20)
    at_once = player.look()
    assert at_once.chosen == {cells[2]}, "the press was lost, or chose another card"
    after = player.rest()
    assert after == at_once, "something moved after the press"
    tally.look(after)
    tally.found = 1
    assert_progress(player, tally)


@each_board
def test_a_direction_while_cards_move(sit: Sit, board: str) -> None:
    """ "A press while cards move ... counts as a move": one press, one step, from where the cursor stood."""
    player = sit(board)
    glass = player.start("classic", BEGINNER)
    cells = sets_of(glass.codes)[0]
    player.select(cells[:2], glass)
    player.go(cells[2])
    player.press("SELECT")
    player.press(player.onward)
    after = player.rest()
    column, row = divmod(cells[2], 3)
    if player.few:
        row = (row + (column + 1) // 3) % 3
    assert after.cursor == (column + 1) % 3 * 3 + row


@each_board
def test_unclaimed_cards_keep_their_place(sit: Sit, board: str) -> None:
    """ "Cards that were not claimed change their place." (check_taken says what may change; whole decks check it too.)"""
    player, tally = sit(board, seed=5), Tally(INTERMEDIATE)
    glass = player.start("classic", INTERMEDIATE)
    tally.look(glass)
    for _ in range(3):
        glass = claim_set(player, glass, tally)


@each_board
def test_four_fast_presses_choose_three_and_then_one(sit: Sit, board: str) -> None:
    """ "Four cards selected by fast presses": the third decides the claim, the fourth begins another."""
    player = sit(board)
    glass = player.start("classic", EXPERT)
    row = (0, 3, 6, 9)
    for step in range(4):
        player.press("SELECT")
        if step < 3:
            player.press(player.onward)
    after = player.rest()
    assert after.chosen == {9}, "four fast presses did not end as a claim and one chosen card"
    wrong = bool(failing(glass.codes, row[:3]))
    tally = Tally(EXPERT, found=int(not wrong), wrong=int(wrong))
    tally.look(glass)
    tally.look(after)
    assert_progress(player, tally)


@each_board
def test_a_selection_does_not_survive_its_claim(sit: Sit, board: str) -> None:
    """ "a selection that survives a claim and spoils the next": neither a right nor a wrong one does."""
    player, tally = sit(board), Tally(EXPERT)
    glass = player.start("classic", EXPERT)
    tally.look(glass)
    glass = claim_no_set(player, glass, tally)
    assert len(glass.refused) == 3 and not glass.chosen  # marked, not chosen
    glass = claim_set(player, glass, tally)
    glass = claim_no_set(player, glass, tally)
    claim_set(player, player.look(), tally)


@each_board
def test_one_set_is_one_point(sit: Sit, board: str) -> None:
    """ "The success handler runs once per animated card: three points for one SET." Not at any moment of the animation."""
    player, tally = sit(board), Tally(BEGINNER)
    glass = player.start("classic", BEGINNER)
    tally.look(glass)
    cells = sets_of(glass.codes)[0]
    player.select(cells[:2], glass)
    player.go(cells[2])
    player.press("SELECT")
    seen = []
    for _ in range(12):
        seen.append([n for n in range(4) if player.progress(n, 15)])
        player.handheld.run(30)
    assert all(points == [1] for points in seen), seen
    tally.found = 1
    tally.look(player.look())
    assert_progress(player, tally)


@pytest.mark.parametrize("board", ("pico_display",))
def test_a_long_press_that_means_nothing_of_its_own_is_a_short_one(sit: Sit, board: str) -> None:
    """A slow finger finds no dead key: the first pages, a list, and a game whose hints are switched off."""
    player, slow = sit(board), 700
    player.wait_for(en.TITLE)
    player.settle()
    for shown in (LANGUAGES[0][1], en.FIRST_COLOURS[0], en.WELCOME[0]):
        player.tap("SELECT", slow)
        player.settle()
        assert player.shows(shown)
    player.tap("BACK", slow)
    player.settle()
    assert not player.shows(en.WELCOME[0]), "it is skipped"
    player.choose(en.SETTINGS[0])
    player.set(en.SETTING_ROWS["hints"][0], en.OFF)
    player.tap("BACK", slow)
    player.settle()
    glass = player.begin("classic", EXPERT)
    player.tap("SELECT", slow)
    assert player.rest().chosen == {glass.cursor}
    player.tap("BACK", slow)
    player.settle()
    assert not player.shows(en.CONTINUE), "held, this key has a meaning of its own here"
