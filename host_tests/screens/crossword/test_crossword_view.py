"""What of Crossword is in view, and what is said of the rest (RULES 6.3)."""

from __future__ import annotations

import pytest
from tercet.core.crossword.grid import SIDE
from tercet.core.crossword.rules import Crossword
from tercet.core.crossword.solver import Solver
from tercet.core.dice import WILD
from tercet.core.match import PERSON
from tercet.ui import theme
from tercet.ui.text import en, of_game

from host_tests.core.dice_oracle import is_set
from host_tests.players.dice import CHOSEN, CrosswordTable, in_walking_order
from host_tests.rigs.wanted import seed_with
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit, at_the_dice

WORDS = of_game(en, "crossword")
BOARDS = ("pico_display", "picosystem", "pico_display_2")
ACCENT, LIGHT = [tuple(theme.PALETTE[colour].to_bytes(3, "big")) for colour in (theme.ACCENT, theme.LIGHT)]


def solvable() -> int:
    """The seed of a game alone whose ten dice make a full grid as they are, without a WILD."""

    def full(game: Crossword) -> bool:
        faces = list(game.seats[0].faces)
        return WILD not in faces and Solver(faces).finish().complete

    return seed_with(lambda seed: Crossword((PERSON,), seed, 0), full)


@pytest.mark.parametrize("board", first_of(BOARDS, 2))
def test_all_dice_that_fit_are_in_view(sit: Sit, board: str) -> None:
    """Die by die: as long as the grid fits the view, every die that lies is seen."""
    player = at_the_dice(sit, board, "crossword", {en.SEATS: en.dice.ALONE}, seed=solvable())
    table = CrosswordTable(player)
    plan = table.plan()
    steps = in_walking_order(plan)
    first, fitted = steps[0][1], 0
    for index, cell, face in steps[:-1]:
        table.lay(plan.faces[index], cell - first + SIDE // 2 * SIDE + SIDE // 2, face)
        rows, columns = {at // SIDE for at in table.laid}, {at % SIDE for at in table.laid}
        if max(rows) - min(rows) < table.view.rows and max(columns) - min(columns) < table.view.columns:
            fitted += 1
            assert sum(die is not None for die in table.grid()) == len(table.laid), "a die is out of view"
    assert fitted > 5


def test_dice_out_of_view_are_marked(sit: Sit) -> None:
    """Two dice too far apart for the view: at the edge towards the other one there is a mark, and a small map shows both."""
    player = at_the_dice(sit, "picosystem", "crossword", {en.SEATS: en.dice.ALONE}, seed=solvable())
    table = CrosswordTable(player)

    def marks() -> int:
        view, picture = table.view, player.picture()
        line = view._y - 3
        return sum(picture.getpixel((x, line)) == ACCENT for x in range(view.columns * view._pitch))

    def mapped() -> int:
        """Dice on the map: 3 pixels are a cell of it, below the hand."""
        view, picture = table.view, player.picture()
        size = 3 * SIDE
        left, bottom = picture.width - (view._hand_width + size) // 2, view._top + view._height - 2
        square = picture.crop((left, bottom - size, left + size, bottom))
        return sum(many for many, colour in square.getcolors(1 << 12) or () if colour == LIGHT) // 9

    player.press("SELECT")
    player.press("SELECT")
    player.settle()
    assert not marks() and not mapped()
    player.press("SELECT")
    for _ in range(9):
        player.press("DOWN")
    player.press("SELECT")
    player.settle()
    assert marks() > 15, "nothing says that a die lies above"
    assert mapped() == 2
    assert len(table.hand()) == 8


def test_every_hint_rings_three_dice(sit: Sit) -> None:
    """The dice of a SET, whether they lie or are in the hand: all three have a ring, in view."""
    values = {en.SEATS: en.dice.ALONE, WORDS.PRACTICE: en.YES}
    player = at_the_dice(sit, "pico_display", "crossword", values, seed=solvable())
    table = CrosswordTable(player)
    plan = table.plan()
    steps = in_walking_order(plan)
    for index, cell, face in steps[:7]:
        table.lay(plan.faces[index], cell - steps[0][1] + SIDE // 2 * SIDE + SIDE // 2, face)
        if len(table.laid) in (1, 4, 7):
            player.press("HINT")
            player.wait_for(WORDS.HINT_SHOWN, 8000)
            ringed = [die.face for die in [*table.hand(), *table.grid()] if die and die.marks & CHOSEN]
            assert len(ringed) == 3 and is_set(*ringed)
            player.handheld.run(4500)


def test_the_question_is_not_painted_over(sit: Sit) -> None:
    """Giving up the round asks, with its own keys and nothing of the game round it."""
    player = at_the_dice(sit, "picosystem", "crossword", {en.SEATS: "2", en.SEAT % 2: en.SKILLS[0]})
    player.press("MENU")
    player.settle()
    player.choose(WORDS.STOP)
    assert player.shows(en.REALLY_GIVE_UP) and player.shows(WORDS.GIVE_UP_LINE) and player.shows(en.CHOOSE)
    assert not player.shows(WORDS.USED % {"used": 0, "dice": 10}) and not player.shows(WORDS.MORE)
    player.choose(WORDS.GIVE_UP_YES)
    assert player.shows(WORDS.USED % {"used": 0, "dice": 10}), "the grid is to be seen once more"


@pytest.mark.parametrize("board", first_of(BOARDS, 2))
def test_the_bars_have_names(sit: Sit, board: str) -> None:
    """Two of one skill are told apart by their seats."""
    values = {en.SEATS: "3", en.SEAT % 2: en.SKILLS[2], en.SEAT % 3: en.SKILLS[2]}
    player = at_the_dice(sit, board, "crossword", values)
    for seat in (2, 3):
        short = en.SHORT_SKILLS[2]
        assert player.shows(f"{short} {seat}") or player.shows(f"{short[:-1]}{seat}")


def test_left_alone_it_pauses(sit: Sit) -> None:
    """Nobody presses a key: when the display dims the clock stands, and the dice are covered."""
    player = at_the_dice(sit, "picosystem", "crossword", {en.SEATS: en.dice.ALONE})
    player.handheld.run(180_000)
    player.settle()
    assert player.shows(en.PAUSED) and player.shows("2:00")
