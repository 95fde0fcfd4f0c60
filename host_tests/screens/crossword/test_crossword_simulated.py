"""Crossword on the simulated handheld, by its keys, the dice read off the glass (RULES 6.3)."""

from __future__ import annotations

import pytest
from tercet.core.crossword.grid import SIDE
from tercet.core.crossword.rules import Crossword
from tercet.core.crossword.solver import Solver
from tercet.core.dice import WILD
from tercet.core.match import PERSON
from tercet.core.speed import layout as dicelayout
from tercet.ui.text import en, of_game

from host_tests.core.dice_oracle import is_set
from host_tests.players.dice import ALONE, CHOSEN, CURSOR, CrosswordTable
from host_tests.rigs.wanted import seed_with
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit, at_the_dice

CROSSWORD_WORDS = of_game(en, "crossword")

BOARDS = ("picosystem", "pico_display_2", "pico_display")
text = en.dice


def solvable() -> int:
    """The seed of a game alone whose ten dice make a full grid as they are, a WILD among them."""

    def full(game: Crossword) -> bool:
        faces = list(game.seats[0].faces)
        return WILD in faces and Solver(faces).finish().complete

    return seed_with(lambda seed: Crossword((PERSON,), seed, 0), full)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_crossword_alone_a_round_solved(sit: Sit, board: str) -> None:
    """6.3: "builds its own grid"; "The round ends at once when a seat has used all its dice"; "every die drawn costs 20 s"."""
    player = at_the_dice(sit, board, "crossword", {en.SEATS: text.ALONE}, seed=solvable())
    table = CrosswordTable(player)
    assert len(table.hand()) == 10 and not any(table.grid()) and player.shows(CROSSWORD_WORDS.USED % {"used": 0, "dice": 10})
    drawn = table.solve()
    assert player.shows(CROSSWORD_WORDS.ALL_USED)
    player.wait_for(en.ROUND_DONE % {"round": 1, "rounds": 3}, 5000)
    player.handheld.run(700)
    player.settle()
    player.press("SELECT")
    player.handheld.run(800)
    player.settle()
    assert len(CrosswordTable(player).hand()) == 10 and player.shows(CROSSWORD_WORDS.USED % {"used": 0, "dice": 10})
    assert drawn >= 0


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_live_marks_and_taking_back(sit: Sit, board: str) -> None:
    """Wanted: "a live mark on dice that are part of a SET and on those that are not"; pick, lay, move, take back."""
    player = at_the_dice(sit, board, "crossword", {en.SEATS: text.ALONE})
    table = CrosswordTable(player)
    middle = SIDE // 2 * SIDE + SIDE // 2
    hand = table.hand()
    assert hand[0].marks == CURSOR
    player.press("SELECT")
    player.settle()
    carried = [die for die in table.grid() if die]
    assert [(die.face, die.marks) for die in carried] == [(hand[0].face, CURSOR | CHOSEN | ALONE)]
    player.press("SELECT")
    player.settle()
    if hand[0].face == 27:
        player.press("SELECT")
        player.settle()
    laid = [die for die in table.grid() if die]
    assert len(laid) == 1 and laid[0].marks == ALONE and len(table.hand()) == 9
    for _ in range(9 if player.few else 1):  # from the hand to the die
        player.press("NEXT" if player.few else "LEFT")
        player.settle()
    assert [die.marks for die in table.grid() if die] == [ALONE | CURSOR]
    player.press("SELECT")
    player.settle()
    table.laid = {}
    assert [die.marks for die in table.grid() if die] == [ALONE | CURSOR | CHOSEN]
    player.press("BACK")
    player.settle()
    assert not any(table.grid()) and len(table.hand()) == 10, "it was taken back"
    assert middle


def test_an_empty_cell_offers_no_die(sit: Sit) -> None:
    """A die is laid, and the cursor goes past it: SELECT does nothing there, and is not named."""
    none = seed_with(lambda seed: Crossword((PERSON,), seed, 0), lambda game: WILD not in game.seats[0].faces)
    player = at_the_dice(sit, "picosystem", "crossword", {en.SEATS: text.ALONE}, seed=none)
    for key in ("SELECT", "SELECT", "LEFT"):
        player.press(key)
        player.settle()
    assert player.shows(CROSSWORD_WORDS.PICK_UP), "a die lies under the cursor"
    player.press("LEFT")
    player.settle()
    assert not player.shows(CROSSWORD_WORDS.PICK_UP) and player.shows(CROSSWORD_WORDS.MORE)
    player.press("RIGHT")
    player.settle()
    assert player.shows(CROSSWORD_WORDS.PICK_UP)


def test_drawing_costs_20_s(sit: Sit) -> None:
    """6.3: "every die drawn costs 20 s"."""
    player = at_the_dice(sit, "picosystem", "crossword", {en.SEATS: text.ALONE})
    table = CrosswordTable(player)
    before = player.clock()
    player.press("MENU")
    player.settle()
    assert player.in_focus(CROSSWORD_WORDS.DRAW) and player.shows(CROSSWORD_WORDS.DRAW_LINE + CROSSWORD_WORDS.COST % 20)
    player.press("SELECT")
    player.settle()
    assert len(table.hand()) == 11 and player.shows(CROSSWORD_WORDS.USED % {"used": 0, "dice": 11})
    assert 20 <= player.clock() - before <= 23


def with_a_set() -> int:
    """The seed of a game alone whose dice hold a SET without a WILD."""
    return seed_with(
        lambda seed: Crossword((PERSON,), seed, 0),
        lambda game: WILD not in game.seats[0].faces and dicelayout.has_set(list(game.seats[0].faces)),
    )


def test_a_hint_in_practice_and_no_clock(sit: Sit) -> None:
    """Wanted: "A hint in practice." It marks three dice that are a SET; there is no clock."""
    player = at_the_dice(
        sit, "picosystem", "crossword", {en.SEATS: text.ALONE, CROSSWORD_WORDS.PRACTICE: en.YES}, seed=with_a_set()
    )
    table = CrosswordTable(player)
    player.press("HINT")
    player.wait_for(CROSSWORD_WORDS.HINT_SHOWN, 8000)
    marked = [die.face for die in table.hand() if die.marks & CHOSEN]
    assert len(marked) == 3 and is_set(*marked)
    with pytest.raises(AssertionError, match="no clock in the top line"):
        player.clock()


def test_two_people_build_one_after_the_other(sit: Sit) -> None:
    """6.3: "Several people build one after another, each with their own dice and the clock"; giving up is asked about."""
    player = at_the_dice(sit, "picosystem", "crossword", {en.SEATS: "2", en.SEAT % 2: en.PERSON})
    for number in (1, 2):
        assert player.shows(en.PLAYER % number) and player.shows(CROSSWORD_WORDS.TAKE_OVER)
        player.handheld.run(700)  # it came by itself
        player.press("SELECT")
        player.handheld.run(800)
        player.settle()
        table = CrosswordTable(player)
        assert len(table.hand()) == 10 and player.clock() <= 2
        player.press("MENU")
        player.settle()
        player.choose(CROSSWORD_WORDS.STOP)
        player.choose(CROSSWORD_WORDS.GIVE_UP_YES)
        player.handheld.run(2500)
        player.settle()
    assert player.shows(en.ROUND_DONE % {"round": 1, "rounds": 3})


def test_lost_to_a_computer_player_whose_bar_grows(sit: Sit) -> None:
    """6.3: "computer players build while you build". Wanted: "computer players' progress as bars"."""
    player = at_the_dice(sit, "picosystem", "crossword", {en.SEATS: "2", en.SEAT % 2: en.SKILLS[3]})
    widths = []
    waited = 0
    while not player.shows(CROSSWORD_WORDS.FIRST_WAS % (en.COMPUTER % {"skill": en.SKILLS[3], "seat": 2})):
        row = player.picture().crop((0, 24, 240, 26))
        widths.append(sum(value > 0x90 for value in row.convert("L").tobytes()))
        player.handheld.run(1000)
        waited += 1
        assert waited < 600
    assert widths[-1] > widths[0] and len(set(widths)) > 2, "the bar does not grow"
    player.wait_for(en.ROUND_DONE % {"round": 1, "rounds": 3}, 5000)
    player.settle()
    assert player.shows(en.COMPUTER % {"skill": en.SKILLS[3], "seat": 2}) and player.shows("10")


def test_another_grid_can_be_looked_at(sit: Sit) -> None:
    """The others' dice are open to all; the clock goes on meanwhile."""
    player = at_the_dice(sit, "picosystem", "crossword", {en.SEATS: "2", en.SEAT % 2: en.SKILLS[3]})
    table = CrosswordTable(player, 1)
    player.press("HINT")
    player.settle()
    waited = 0
    while sum(die is not None for die in table.grid()) < 3:
        player.handheld.run(500)
        waited += 1
        assert waited < 300
    player.press("BACK")
    player.settle()
    assert not any(table.grid()) and len(table.hand()) == 10
