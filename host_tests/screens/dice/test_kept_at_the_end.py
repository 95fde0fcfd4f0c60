"""How the dice games end, on the simulated handheld: what was reached is kept at once, not when the result comes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tercet.core.records import Records
from tercet.core.saved import file as savefile
from tercet.ui.text import en, of_game

from host_tests.players.dice import give_round_up
from host_tests.players.player import DEAF, UNASKED, Player
from host_tests.players.table import PERSON
from host_tests.rigs import disks, wanted
from host_tests.rigs.ends import Kept, crossword, cubed, speed
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from tools.simulator import Simulator

CROSSWORD_WORDS = of_game(en, "crossword")
CUBED_WORDS = of_game(en, "cubed")
KEPT = 300  # ms after which what was decided is kept
BOARDS = ("picosystem", "pico_display", "pico_display_2")


def end_speed(player: Player) -> None:
    """Say that there is no SET, which ends the round of somebody alone."""
    player.press("MENU")
    player.handheld.run(DEAF)
    player.press("SELECT")


def end_cubed(player: Player) -> None:
    """Pass."""
    player.press("MENU")
    player.settle()
    player.choose(CUBED_WORDS.PASS)


GAMES: dict[str, tuple[Callable[[], tuple[Any, int]], Callable[[Player], None]]] = {
    "speed": (speed, end_speed),
    "crossword": (crossword, give_round_up),
    "cubed": (cubed, end_cubed),
}


def entered(player: Player, game: Any) -> list[tuple[int, int]]:
    """(score, milliseconds) of the games of this kind among the records that the flash has."""
    data = disks.files(player.handheld.flash).get("/tercet/records")  # type: ignore[attr-defined]
    known = Records.restore(savefile.unwrap(savefile.RECORDS, data)) if data else Records()
    return [(entry.score, entry.milliseconds) for entry in known.best(game.table())]


def wait_until_kept(name: str, game: Any, player: Player) -> None:
    """Wait until the game is among the records, which must be before its result is on the glass."""
    waited = 0
    while not entered(player, game):
        player.handheld.run(50)
        waited += 50
        assert waited < 30_000, f"{name} does not come to its end"
        assert not player.shows(en.MENU), "the result is there, and nothing is kept yet"


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize("name", GAMES)
def test_the_record_is_kept_before_the_result_comes(sit: Sit, board: str, tmp_path: Path, name: str) -> None:
    """The power goes after the end of the game, before its result: it is among the best ten, once, and does not wait."""
    make, end = GAMES[name]
    game, time = make()
    chosen = {f"seat{number + 1}": seat.kind for number, seat in enumerate(game.seats)}
    waits = wanted.waiting(tmp_path, name, Kept(name, game, time), seats=len(game.seats), **chosen)
    player = sit(board, storage=waits, heapsize="1536K")
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(UNASKED)
    end(player)
    wait_until_kept(name, game, player)
    player.handheld.run(KEPT)
    assert not player.shows(en.MENU)
    (kept,) = entered(player, game)
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    simulator.power_cycle()
    player.to_menu()
    assert not player.shows(en.CONTINUE)
    player.handheld.run(1000)
    assert entered(player, game) == [kept]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_clock_of_speed_stands_when_a_round_is_over(sit: Sit, board: str, tmp_path: Path) -> None:
    """RULES 6.2: "five rounds against the clock": looking at what was decided last is no play. Clock, result, record agree."""
    game, time = speed()
    waits = wanted.waiting(tmp_path, "speed", Kept("speed", game, time), seats=1, seat1=PERSON)
    player = sit(board, storage=waits)
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(UNASKED)
    end_speed(player)
    player.clock_near = time // 1000
    second = player.clock()
    player.wait_for_result()
    (kept,) = entered(player, game)
    assert kept == (4, kept[1]) and kept[1] // 1000 == second
    points = f"{en.counted(4, en.POINTS)}"
    assert player.shows(en.IN_TIME % {"what": points, "time": f"{second // 60}:{second % 60:02}"})
