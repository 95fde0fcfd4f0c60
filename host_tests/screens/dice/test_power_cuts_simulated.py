"""Power cuts in the dice games, by the keys: what was decided is there 0.3 s later, with computer players too."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tercet.core.cubed.board import EDGE, place_of
from tercet.ui.text import en, of_game

from host_tests.glass.dice import pixels
from host_tests.players import cubed
from host_tests.players.dice import SpeedTable, open_list, sets_of
from host_tests.players.player import DEAF, Player
from host_tests.players.table import BEGINNER, MESSAGE, PERSON, VERDICT, People
from host_tests.screens.conftest import Sit
from host_tests.soak import share
from tools import boards

CROSSWORD_WORDS = of_game(en, "crossword")
BOARDS = ("picosystem", "pico_display")
KEPT = 300  # ms after which what was decided is kept
CUTS = 20 if share.FULL else 3  # a game


def after_a_cut(sit: Sit, player: Player, board: str, image: Path) -> Player:
    """The power goes off and on; who played goes on."""
    player.handheld.close()  # type: ignore[attr-defined]
    player = sit(board, storage=image)
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(DEAF)
    player.settle()
    return player


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [(PERSON, PERSON), (PERSON, BEGINNER)])
def test_speed(sit: Sit, kinds: tuple[int, ...], tmp_path: Path) -> None:
    """RULES 6.2: who takes a SET has a point, a wrong claim costs one; both are kept, with the dice that are gone."""
    board, image, choice = "picosystem", tmp_path / "flash.img", random.Random(len(kinds))
    player = sit(board, storage=image, seed=3)
    player.to_menu()
    rows = {en.SEAT % (seat + 1): en.PERSON if kind == PERSON else en.SKILLS[kind] for seat, kind in enumerate(kinds)}
    open_list(player, "speed", {en.SEATS: str(len(kinds))} | rows | {en.PICK: en.SECONDS % 10})
    mine = 0
    for _ in range(CUTS):
        table, dice = People(player, boards.load(board), kinds), SpeedTable(player)
        there = [cell for cell, die in enumerate(dice.dice()) if die]
        if len(there) < 24:
            return  # a new round would come
        sets = sets_of(dice.dice())
        right = choice.random() < 0.7
        taken = choice.choice(sets) if right else next(
            three for three in ((there[0], there[1], other) for other in there[2:]) if three not in sets
        )  # fmt: skip
        table.press(0)
        if table.caller() != 0:  # a computer player was quicker
            player.handheld.run(MESSAGE)
            continue
        player.handheld.run(DEAF)
        dice.choose(taken)
        mine += 1 if right else -1
        player.handheld.run(KEPT)
        if choice.random() < 0.5:
            player.handheld.run(VERDICT)
            table.press(0)  # a call that the power cuts off is void
        player = after_a_cut(sit, player, board, image)
        table, dice = People(player, boards.load(board), kinds), SpeedTable(player)
        assert table.points(0) == mine
        gone = {cell for cell in taken if dice.dice()[cell] is None}
        assert gone == (set(taken) if right else set()), "the dice are not those that were there"


@pytest.mark.slow
@pytest.mark.parametrize("rivals", [0, 1])
@pytest.mark.parametrize("board", BOARDS)
def test_crossword(sit: Sit, board: str, rivals: int, tmp_path: Path) -> None:
    """RULES 6.3: a die that was drawn stays drawn, with what it costs somebody alone."""
    image, choice = tmp_path / "flash.img", random.Random(rivals)
    player = sit(board, storage=image, seed=5)
    player.to_menu()
    alone: dict[str, str] = {en.SEATS: en.dice.ALONE}
    open_list(player, "crossword", alone if not rivals else {en.SEATS: "2", en.SEAT % 2: en.SKILLS[BEGINNER]})
    for drawn in range(1, min(CUTS, 6) + 1):
        player.press("MENU")
        player.settle()
        player.choose(CROSSWORD_WORDS.DRAW)
        player.handheld.run(KEPT + choice.randrange(500))
        player = after_a_cut(sit, player, board, image)
        assert player.shows(CROSSWORD_WORDS.USED % {"used": 0, "dice": 10 + drawn})
        if not rivals:
            assert player.clock() >= 20 * drawn


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_cubed(sit: Sit, board: str, tmp_path: Path) -> None:
    """RULES 6.1: points and dice of a turn that was ended are there, whatever the computer player is about to do."""
    image, kinds, choice = tmp_path / "flash.img", (PERSON, BEGINNER), random.Random(board)
    player = sit(board, storage=image, seed=2)
    table = cubed.Table(player, boards.load(board), kinds)
    table.sit_down()
    table.start()
    for _ in range(CUTS):
        asked = table.wait()
        if asked == "over":
            return
        if asked == "again":
            table.keep_all()
            continue
        mine = table.points(0)
        laid = table.best()
        for cell, face, wild in laid:
            table.lay(cell, face, wild)
        mine += table.worth(laid) if laid else 0
        table.end_turn()
        player.handheld.run(KEPT + choice.randrange(3000))
        player = after_a_cut(sit, player, board, image)
        known, table = table.all, cubed.Table(player, boards.load(board), kinds)
        table.all = known
        assert table.points(0) == mine
        seen = table.look().board
        view, (row, column) = table.place, table._origin(pixels(player.picture()))
        rows = view._rows - player.shows(cubed.TEXT.YOUR_DICE)  # the question has a row for itself
        for cell, face, _ in laid:
            down, right = place_of(cell)
            if row <= down + EDGE < row + rows and column <= right + EDGE < column + view._columns:
                assert seen.get(cell) == face, "a die that was laid is not there"
