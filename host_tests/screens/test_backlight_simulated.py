"""Wanted: "backlight dimming after a while, a key wakes without being taken as a move"."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en

from host_tests.glass import reader
from host_tests.players import games as gameplay
from host_tests.players.dice import open_list
from host_tests.players.player import Player
from host_tests.players.table import EXPERT, PERSON, People
from host_tests.runs.tiers import first_of
from tools import boards

Sit = Callable[..., Player]
DIM_AFTER, DARK_AFTER = 120_000, 480_000  # ms without a key; ms more
LOW = 0.125


@pytest.mark.parametrize("board", first_of(["picosystem", "pico_display"]))
def test_a_key_wakes_the_light_and_does_nothing_else(sit: Sit, board: str) -> None:
    player = sit(board)
    handheld = player.handheld
    glass = player.start("classic", 0)
    move = player.key(player.onward)
    assert handheld.backlight == 1
    handheld.run(DIM_AFTER - 2000)
    assert handheld.backlight == 1
    handheld.run(3000)
    assert handheld.backlight == pytest.approx(LOW, abs=0.01)
    paused = player.picture()
    assert player.shows(en.PAUSED) and reader.inks_seen(paused) == 0, "nobody plays, and the cards are open"
    for key in (move, "SELECT", "BACK"):
        handheld.tap(key, then=300)
        assert handheld.backlight == 1
        assert player.picture() == paused, f"{key} woke the light and did something else too"
        handheld.run(DIM_AFTER + 1000)
    handheld.hold(move, 1500)  # held, it would repeat or mean something else
    assert handheld.backlight == 1 and player.picture() == paused
    handheld.run(DIM_AFTER + DARK_AFTER + 2000)
    assert handheld.backlight == 0
    handheld.tap(move, then=300)
    assert handheld.backlight == 1 and player.picture() == paused
    handheld.tap("BACK", then=1000)
    assert player.look() == glass and player.clock() <= DIM_AFTER // 1000 + 2, "the clock ran while nobody played"
    handheld.tap(move, then=300)
    assert player.look().cursor != glass.cursor, "the next press is a move"


@pytest.mark.parametrize("game", first_of(("arcade", "timed", "puzzle", "solo", "practice", "speed", "crossword"), 2))
def test_each_game_for_one_pauses(sit: Sit, game: str) -> None:
    """When the display dims the game stands, what lies there is covered, and the clock goes on only when somebody does."""
    player = sit("picosystem")
    player.to_menu()
    if game in ("speed", "crossword"):
        open_list(player, game, {en.SEATS: en.dice.ALONE})
    elif game in ("solo", "practice"):
        player.set_up(game, {})
        player.choose(en.PLAY)
        player.handheld.run(1000)
    else:
        player.open_game(game, gameplay.skill(gameplay.BEGINNER))  # ten minutes on the clock of Arcade
    player.settle()
    timed = game not in ("solo", "practice")
    start = player.clock() if timed else 0
    player.handheld.run(DIM_AFTER + 1000)
    assert player.handheld.backlight == pytest.approx(LOW, abs=0.01)
    paused = player.picture()
    assert player.shows(en.PAUSED) and reader.inks_seen(paused) == 0, "nobody plays, and the table is open"
    player.handheld.run(60_000)
    assert player.picture() == paused
    player.handheld.tap("BACK", then=300)  # it only lights
    assert player.picture() == paused
    player.handheld.tap("BACK", then=1000)
    player.settle()
    assert not player.shows(en.PAUSED)
    if timed:
        assert abs(player.clock() - start) <= DIM_AFTER // 1000 + 3, "the clock ran while nobody played"


def test_two_keys_wake_it_and_neither_is_a_call(sit: Sit) -> None:
    """Dark, the table of two is paused as well: what woke the light called nothing."""
    player = sit("picosystem")
    table = People(player, boards.load("picosystem"), (PERSON, PERSON))
    table.sit_down()
    player.handheld.run(DIM_AFTER + DARK_AFTER + 2000)
    table.press(0, 1)
    assert player.handheld.backlight == 1 and player.shows(en.PAUSED)


def test_a_game_with_computer_players_pauses_too(sit: Sit) -> None:
    """Nobody looks on: they play no round on their own."""
    player = sit("picosystem")
    table = People(player, boards.load("picosystem"), (PERSON, EXPERT))
    table.sit_down()
    player.handheld.run(DIM_AFTER + 1000)
    assert player.handheld.backlight == pytest.approx(LOW, abs=0.01)
    assert player.shows(en.PAUSED) and reader.inks_seen(player.picture()) == 0
    paused = player.picture()
    player.handheld.run(60_000)
    assert player.picture() == paused


def test_a_game_that_ends_by_itself_is_seen_to_end(sit: Sit) -> None:
    player = sit("picosystem")
    player.to_menu()
    player.open_game("arcade", gameplay.skill(gameplay.EXPERT))  # two minutes on the clock
    gameplay.run_out(player)
    assert player.handheld.backlight == 1
    player.press("BACK")
    player.settle()
    assert player.shows(en.TITLE), "the key at the result only woke the light"


def test_a_board_whose_glass_is_always_lit(sit: Sit, tmp_path: Path) -> None:
    """boards/README.md: "None where a line is not wired". There is a picture; nothing dims, so that no press is lost to a light
    that was on, and no game is paused for it; and the settings offer nothing that would do nothing."""
    path = tmp_path / "unlit" / "board.py"
    path.parent.mkdir()
    text = (boards.BOARDS / "pico_lcd_1_3" / "board.py").read_text(encoding="utf-8")
    path.write_text(text.replace('"backlight": 13', '"backlight": None'), encoding="utf-8")
    board = boards.read(path)
    assert board.display["backlight"] is None and boards.problems(board) == []
    player = sit(board)
    glass = player.start("classic", 0)
    player.handheld.run(DIM_AFTER + DARK_AFTER + 2000)
    assert player.look() == glass
    player.tap(player.onward)
    player.settle()
    assert player.look().cursor != glass.cursor, "the press was taken for a light"
    player.pause()
    player.leave()
    player.press("BACK")
    player.settle()
    player.choose(en.SETTINGS[0])
    rows = {name for name, (words, _) in en.SETTING_ROWS.items() if player.shows(words)}
    assert {"palette", "letters", "hints"} <= rows and not rows & {"brightness", "dim"}
