"""Speed on the simulated handheld, by its keys, the dice read off the glass (RULES 6.2)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.core.speed.rules import ROUNDS
from tercet.ui.text import en

from host_tests.core.dice_oracle import is_set
from host_tests.players.dice import CHOSEN, SpeedTable, sets_of
from host_tests.players.player import DEAF, Player
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit, at_the_dice
from tools.simulator import Simulator

BOARDS = ("picosystem", "pico_display_2", "pico_display")
text = en.dice


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_speed_alone(sit: Sit, board: str) -> None:
    """6.2: "All 42 dice"; "Right: they are taken, +1. Wrong ...: -1, the dice stay." Alone nothing is called."""
    player = at_the_dice(sit, board, "speed", {en.SEATS: text.ALONE})
    table = SpeedTable(player)
    dice = table.dice()
    assert len(dice) == 42 and all(dice) and player.shows("0 points")
    first = sets_of(dice)[0]
    table.choose(first)
    player.handheld.run(600)
    player.settle()
    after = table.dice()
    assert [cell for cell, die in enumerate(after) if die is None] == list(first) and player.shows("1 point")
    there = [cell for cell, die in enumerate(after) if die]
    wrong = next(
        (a, b, c) for a in there for b in there for c in there
        if a < b < c and not is_set(*(after[cell].face for cell in (a, b, c)))  # type: ignore[union-attr]
    )  # fmt: skip
    table.choose(wrong)
    player.handheld.run(4200)  # what is said of it has left again
    player.settle()
    assert [die.face for die in table.dice() if die] == [die.face for die in after if die] and player.shows("0 points")
    player.press("MENU")
    player.handheld.run(DEAF)
    player.press("BACK")
    player.handheld.run(DEAF)
    assert table.cursor() is not None, "the question was taken back"
    player.press("MENU")
    player.handheld.run(DEAF)
    player.press("SELECT")
    player.wait_for(en.ROUND_DONE % {"round": 1, "rounds": ROUNDS}, 6000)
    player.handheld.run(DEAF)
    player.press("SELECT")
    player.handheld.run(300)
    player.settle()
    assert all(table.dice())


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_missed_set_is_marked_until_the_standings(sit: Sit, board: str) -> None:
    """Somebody alone says that there is no SET: the one that is there has its rings, and words, as long as dice are in view."""
    player = at_the_dice(sit, board, "speed", {en.SEATS: text.ALONE})
    table = SpeedTable(player)
    player.press("MENU")
    player.handheld.run(DEAF)
    player.press("SELECT")
    ringed: list[int] = []
    said = 0
    for _ in range(80):
        player.handheld.run(50)
        said += player.shows(en.MISSED)
        if player.shows(en.ROUND_DONE % {"round": 1, "rounds": ROUNDS}):
            break
        ringed.append(len([die for die in table.dice() if die and die.marks & CHOSEN]))
    while ringed and not ringed[-1]:
        ringed.pop()  # the standings are being painted
    assert len(ringed) >= 40 and set(ringed[2:]) == {3}
    assert said >= len(ringed) - 2, "what the rings mean is said as long as they are there"


@pytest.mark.parametrize(("button", "step"), [("NEXT", 1), ("PREVIOUS", -1)])
def test_with_two_keys_a_held_one_goes_from_row_to_row(sit: Sit, button: str, step: int) -> None:
    """Tapped it leads to the next die; held it goes on by a row at a time, in the same column."""
    player = at_the_dice(sit, "pico_display", "speed", {en.SEATS: text.ALONE})
    table = SpeedTable(player)
    start = 3 if step > 0 else 2 * table.columns + 3
    table.go(start)
    player.handheld.press(player.key(button))
    cells: list[int | None] = []
    for _ in range(90):
        player.handheld.run(10)
        if not cells or table.cursor() not in (None, cells[-1]):
            cells.append(table.cursor())
    player.handheld.release(player.key(button))
    first = start + step
    assert len(cells) == 3, "in 900 ms there are two rows: a person can stop"
    assert cells[:3] == [first, first + step * table.columns, first + 2 * step * table.columns]


def test_speed_waits_in_the_menu_and_goes_on_after_a_power_cut(sit: Sit, tmp_path: Path) -> None:
    """Wanted: "Both resume after a power cut"."""
    storage = tmp_path / "flash.img"
    player = at_the_dice(sit, "picosystem", "speed", {en.SEATS: text.ALONE}, storage=storage)
    table = SpeedTable(player)
    first = sets_of(table.dice())[0]
    table.choose(first)
    player.handheld.run(25_000)
    before = [die.face if die else None for die in table.dice()]
    player.handheld.close()  # type: ignore[attr-defined]  # the power goes off
    player = Player(Simulator("picosystem", storage=storage), player.buttons)
    try:
        player.wait_for(en.TITLE)
        player.settle()
        player.press("SELECT")
        player.settle()
        assert player.in_focus(en.CONTINUE)
        player.press("SELECT")
        player.handheld.run(800)
        player.settle()
        table = SpeedTable(player)
        assert [die.face if die else None for die in table.dice()] == before and before.count(None) == 3
        assert player.shows("1 point")
    finally:
        player.handheld.close()  # type: ignore[attr-defined]
