"""How long it can be read that three dice are no SET, on the simulated handheld: alone, of two people, in the tie-break."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.core.dice import as_cards
from tercet.core.speed.rules import TIE_DICE, Speed
from tercet.ui.text import en, of_game

from host_tests.core import dice_oracle
from host_tests.core.speed.matches import tied
from host_tests.players.dice import REFUSED, SpeedTable
from host_tests.players.player import BETWEEN, DEAF, SHORT, Player
from host_tests.players.sets import refusals
from host_tests.players.table import PERSON, People
from host_tests.rigs import wanted
from host_tests.rigs.ends import Kept
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from tools import boards

LEAST, MOST = 1500, 4000  # ms that a refusal stays in view: under keys, and untouched
DECIDES = 3800  # of the refusal that ends a match
STEP = 50  # ms from one look to the next
LATE = 250  # ms that the first look may come late, and each may be wrong
BOARDS = ("picosystem", "pico_display", "pico_display_2")


def refused(sit: Sit, board: str, folder: Path, game: Speed, dice: int) -> tuple[Player, SpeedTable, tuple[str, ...]]:
    """Somebody has just chosen three dice that are no SET; return what may be said of them, too."""
    people = len(game.seats)
    chosen = {f"seat{number + 1}": PERSON for number in range(people)}
    player = sit(board, storage=wanted.waiting(folder, "speed", Kept("speed", game, 0), seats=people, **chosen))
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(DEAF)
    table = SpeedTable(player, dice)
    faces = [die.face for die in table.dice() if die]
    cells = dice_oracle.no_set_in(faces)
    if people > 1:
        People(player, boards.load(board), (PERSON,) * people).press(0)
        player.handheld.run(DEAF)
    table.choose(cells)
    cards = as_cards(tuple(faces[cell] for cell in cells))
    return player, table, tuple(line.strip() for said in refusals(cards, (0, 1, 2)) for line in said)


def looked_at(player: Player, table: SpeedTable, reasons: tuple[str, ...], button: str = "") -> tuple[int, int, int]:
    """(ms the three dice are marked, ms of these with a cross, ms in which it is said why); button: pressed all the time."""
    marked = crossed = said = 0
    for _ in range(8000 // STEP):
        rings = [die for die in table.dice() if die and die.marks & REFUSED]
        if not rings:
            return marked, crossed, said
        assert len(rings) == 3, "not the three dice are marked"
        crossed_now, said_now = player.shows(en.MARKS[0]), any(player.shows(why) for why in reasons)
        if button:
            player.press(button)
        player.handheld.run(STEP)
        took = STEP + (SHORT + BETWEEN if button else 0)
        marked, crossed, said = marked + took, crossed + took * crossed_now, said + took * said_now
    raise AssertionError("the dice stay marked")


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize(
    ("seats", "pressed"), first_of(((1, True), (1, False), (2, True), (2, False)), 2), ids=lambda value: str(value)
)
def test_a_refusal_of_dice_can_be_read(sit: Sit, board: str, tmp_path: Path, seats: int, pressed: bool) -> None:
    """For 1.5 s whatever is pressed, for 4 s where nothing is: the dice are marked, and it is said why, behind the cross."""
    player, table, reasons = refused(sit, board, tmp_path, Speed((PERSON,) * seats, 7, 0), 42)
    marked, crossed, said = looked_at(player, table, reasons, player.onward if pressed else "")
    stays = LEAST if pressed else MOST
    assert stays - LATE <= marked <= stays + LATE, f"the dice are marked for {marked} ms"
    assert crossed == marked and said == marked, f"of {marked} ms the cross is there for {crossed}, the reason for {said}"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_reason_in_the_tie_break_is_said_as_a_whole(sit: Sit, board: str, tmp_path: Path) -> None:
    """RULES 1: "A refused claim says which features fail, all of them". When calls count again a corner takes half of the line;
    the name of the feature stands there for a moment, then how it fails comes back."""
    game = tied(PERSON, PERSON, PERSON)
    player, table, reasons = refused(sit, board, tmp_path, game, TIE_DICE)
    marked, crossed, said = looked_at(player, table, reasons)
    assert crossed == marked >= MOST - 2 * LATE, f"of {marked} ms the cross is there for {crossed}"
    assert said >= 2 * LEAST, f"the reason is there for {said} ms of {marked}"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_reason_that_decides_the_tie_break_is_read(sit: Sit, board: str, tmp_path: Path) -> None:
    """Of two who share the lead one is wrong, and the match is over: who and why stay for 3.8 s, as long as elsewhere the
    reasons that come after the name, before it is said who is out."""
    player, table, reasons = refused(sit, board, tmp_path, tied(PERSON, PERSON), TIE_DICE)
    marked, crossed, said = looked_at(player, table, reasons)
    assert crossed == said == marked and DECIDES - LATE <= marked <= DECIDES + LATE, f"{marked}, {crossed}, {said} ms"
    player.wait_for(of_game(en, "speed").OTHERS_OUT, STEP)
