"""Somebody goes on tapping while another screen comes by itself: nothing of it is dismissed, and nothing is chosen in it.

A press belongs to the screen that was in view when the finger came down: in the first 600 ms none counts, and no more while
somebody hammers. Each change is played twice, with the taps and without: the glass shows the same afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tercet.core.crossword.rules import Crossword
from tercet.core.practice.course import BEFORE
from tercet.core.speed.rules import Speed
from tercet.ui.text import en, of_game

from host_tests.core.cubed.games import started
from host_tests.players.cubed import DRAWN
from host_tests.players.dice import give_round_up
from host_tests.players.player import DEAF, Player
from host_tests.players.sets import sets_of
from host_tests.players.table import BEGINNER, MINUS_ONE, PERSON
from host_tests.rigs import ends, wanted
from host_tests.rigs.ends import Kept
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from tools.simulator import Simulator
from tools.simulator.interpreter import FIRMWARE

CROSSWORD_WORDS, CUBED_WORDS, PRACTICE_WORDS = (of_game(en, name) for name in ("crossword", "cubed", "practice"))
LOW = 3.2  # volts
COMES = 20_000  # ms in which every screen has come
GOES_ON = 1500  # ms that somebody still taps when it is there: half as long as a press may mean nothing
MOMENT = 500  # and where the same screen stays, in which a press counts again after 600 ms
RATES = (90, 140, 230)  # ms from tap to tap
TWO = (PERSON, PERSON)


@dataclass(frozen=True)
class Change:
    """Another screen comes by itself.

    game: (its name, the game just before it, its play time); cause: what the player does last; there: tells whether it has
    come; keys: those tapped; they act on the screen that comes, and change nothing on the one that goes; goes_on: ms of taps.
    """

    game: Callable[[], tuple[str, Any, int]]
    cause: Callable[[Player], None]
    there: Callable[[Player], bool]
    keys: tuple[str, ...] = ("SELECT", "BACK", "onward")
    goes_on: int = GOES_ON
    settings: tuple[tuple[str, int], ...] = ()


# What is done last


def take(player: Player) -> None:
    """Choose the three cards after which no SET is left, or any SET."""
    glass = player.look()
    cells = ends.last_of(glass.codes) or sets_of(glass.codes)[0]
    player.select(player.shortest(glass, cells), glass)


def take_last(player: Player) -> None:
    """Choose the three cards of the SET that was not found yet."""
    glass = player.look()
    player.select(player.shortest(glass, sets_of(glass.codes)[-1]), glass)


def call_and_take(player: Player) -> None:
    """The first of two people does so."""
    player.tap(str(player.handheld.board.data["SEATS"][2][0][0]))
    player.handheld.run(DEAF)
    take(player)


def wait(player: Player) -> None:
    """Do nothing: the clock runs out, or a computer player lays dice."""


def end_round(player: Player) -> None:
    """Somebody alone says that there is no SET."""
    player.press("MENU")
    player.handheld.run(DEAF)
    player.press("SELECT")


def agree(player: Player) -> None:
    """Two people agree that there is none."""
    player.press("MENU")
    player.handheld.run(DEAF)
    for key, _ in player.handheld.board.data["SEATS"][2]:
        player.tap(str(key))


def passes(player: Player) -> None:
    """The one whose turn it is passes."""
    player.press("MENU")
    player.settle(DRAWN)
    player.focus(CUBED_WORDS.PASS)
    player.press("SELECT")


def leave_result(player: Player) -> None:
    """Take the last SET, look at the result, and leave it."""
    take(player)
    player.wait_for_result()
    player.press("BACK")


def pause_at_low_battery(player: Player) -> None:
    """The battery is low, which was told in the game; the pause is asked for, and a notice comes before it."""
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    simulator.hardware.battery_volts = LOW
    waited = 0
    while not player.shows(en.NOTES["battery"][0]):
        simulator.run(1000)
        player.press(player.onward)
        waited += 1
        assert waited < 100
    simulator.run(5000)
    player.press("BACK")


# What comes


def shown(text: str) -> Callable[[Player], bool]:
    return lambda player: player.shows(text)


CHANGES = {
    "result of Classic": Change(lambda: ("classic", ends.classic(), ends.PLAYED), take, shown(en.AGAIN)),
    "hand-over of SET Cubed": Change(lambda: ("cubed", started(TWO), 0), passes, shown(en.NEXT)),
    "standings of Speed": Change(
        lambda: ("speed", Speed(TWO, 7, 0), 0), agree, shown(en.ROUND_DONE % {"round": 1, "rounds": 5})
    ),
    "move of a computer player": Change(
        lambda: ("cubed", started((PERSON, BEGINNER)), 0),
        wait,
        shown(CUBED_WORDS.YOUR_DICE),
        keys=("SELECT", "onward"),
        goes_on=MOMENT,
    ),
    "result of Timed": Change(lambda: ("timed", ends.timed(), ends.PLAYED), take, shown(en.AGAIN)),
    "result of Puzzle": Change(lambda: ("puzzle", ends.puzzle(), ends.PLAYED), take_last, shown(en.MENU)),
    "end of a course": Change(lambda: ("practice", ends.course(), ends.PLAYED), take, shown(PRACTICE_WORDS.COURSE_DONE)),
    "next part of a course": Change(
        lambda: ("practice", ends.course(BEFORE - 1), ends.PLAYED), take, shown(PRACTICE_WORDS.A_COURSE)
    ),
    "result of Solo": Change(lambda: ("solo", ends.solo(), ends.PLAYED), take, shown(en.AGAIN)),
    "result of Arcade": Change(lambda: ("arcade", ends.arcade(), ends.ARCADE), wait, shown(en.AGAIN), keys=("SELECT",)),
    "result of Speed": Change(lambda: ("speed", *ends.speed()), end_round, shown(en.AGAIN)),
    "result of Crossword": Change(lambda: ("crossword", *ends.crossword()), give_round_up, shown(en.AGAIN)),
    "standings of SET Cubed": Change(lambda: ("cubed", *ends.cubed()), passes, shown(en.AGAIN), keys=("SELECT",)),
    "standings of a match": Change(
        lambda: ("table", ends.nearly_over(TWO, penalty=MINUS_ONE, holds=ends.one_set), 0), call_and_take, shown(en.AGAIN)
    ),
    "hand-over of Crossword": Change(lambda: ("crossword", Crossword(TWO, 1, 0), 0), give_round_up, shown(en.PLAYER % 2)),
    "standings of Crossword": Change(
        lambda: ("crossword", second_builds(), 5000), give_round_up, shown(en.ROUND_DONE % {"round": 1, "rounds": 3})
    ),
    "name": Change(lambda: ("timed", ends.timed(), ends.PLAYED), take, shown(en.CLEAR), settings=(("sign", 1),)),
    "medal": Change(lambda: ("timed", ends.timed(3), ends.PLAYED), leave_result, shown(en.NEXT)),
    "notice": Change(lambda: ("classic", ends.classic(), ends.PLAYED), pause_at_low_battery, shown(en.NOTES["battery"][0])),
}


def second_builds() -> Crossword:
    """The first of two has given the round up."""
    game = Crossword(TWO, 1, 0)
    game.begin_turn(0)
    game.give_up_round(5000)
    return game


def gone_on(sit: Sit, board: str, folder: Path, change: Change) -> Player:
    """Somebody has gone on with the game that waits, and looks at it."""
    name, game, time = change.game()
    kinds = [seat.kind for seat in getattr(game, "seats", ())]
    chosen = {f"seat{number + 1}": kind for number, kind in enumerate(kinds)} | ({"seats": len(kinds)} if kinds else {})
    chosen |= {} if kinds else {"skill": game.skill}
    folder.mkdir()
    image = wanted.waiting(folder, name, Kept(name, game, time), settings=dict(change.settings), **chosen)
    player = sit(board, storage=image, heapsize="1536K")
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(2 * DEAF)
    player.settle(DRAWN)
    if player.shows(CROSSWORD_WORDS.TAKE_OVER) or player.shows(CUBED_WORDS.YOUR_TURN):  # the page before a turn
        player.acknowledge()
        player.handheld.run(2 * DEAF)
        player.settle(DRAWN)
    return player


def at_rest(player: Player) -> bytes:
    """The glass when nothing on it moves any more."""
    player.handheld.run(3000)
    player.settle(DRAWN)
    return player.picture().tobytes()


COVERED = {  # modules with a screen that comes by itself: how the change to it is called here
    "cubed/turn.py": "hand-over of SET Cubed",
    "crossword/turn.py": "hand-over of Crossword",
    "games.py": "name",
    "match/standings.py": "standings of Speed",
    "notice.py": "notice",
    "practice/trained.py": "end of a course",
    "result.py": "result of Classic",
    "scores/medals.py": "medal",
}
ELSEWHERE = {"crash.py"}  # test_crash_simulated.py

CASES = [(name, board, every) for every in RATES for board in ("picosystem", "pico_display") for name in CHANGES]
CASES = [case for case in CASES if case[:2] != ("notice", "pico_display")]  # it has no battery


@pytest.mark.parametrize(("name", "board", "every"), first_of(CASES, 4))
def test_taps_across_a_change(sit: Sit, tmp_path: Path, name: str, board: str, every: int) -> None:
    """Taps at 90, 140 and 230 ms across the change, and still when the other screen is there."""
    change = CHANGES[name]
    player = gone_on(sit, board, tmp_path / "taps", change)
    keys = [player.key(player.onward if key == "onward" else key) for key in change.keys]
    change.cause(player)
    taps = 0
    while not change.there(player):
        player.tap(keys[taps % len(keys)], every // 2, every - every // 2)
        taps += 1
        assert taps * every < COMES, "it does not come"
    for tap in range(taps, taps + change.goes_on // every):
        player.tap(keys[tap % len(keys)], every // 2, every - every // 2)
    hammered = at_rest(player)
    assert change.there(player), "it is gone"
    player.handheld.close()  # type: ignore[attr-defined]
    player = gone_on(sit, board, tmp_path / "none", change)
    change.cause(player)
    waited = 0
    while not change.there(player):
        player.handheld.run(100)
        waited += 100
        assert waited < COMES
    same = at_rest(player) == hammered  # not two pictures in the message
    assert same, "something was chosen in it"


@pytest.mark.parametrize("board", first_of(("picosystem", "pico_display")))
@pytest.mark.parametrize("every", first_of(RATES))
def test_taps_at_a_hint(sit: Sit, tmp_path: Path, board: str, every: int) -> None:
    """Its three cards stay ringed; when it has gone no card is chosen, and the cursor is where it was."""
    change = CHANGES["result of Classic"]
    player = gone_on(sit, board, tmp_path / "hint", change)
    before = player.look()
    player.press("HINT")
    for tap in range(MOMENT // every):
        player.tap(player.key((player.onward, "SELECT")[tap % 2]), every // 2, every - every // 2)
    player.settle()
    ringed = player.look()
    assert ringed.codes == before.codes and tuple(sorted(ringed.chosen)) in sets_of(before.codes)
    player.handheld.run(3000)
    after = player.rest()
    assert not after.chosen and after.codes != before.codes and after.cursor == before.cursor


def test_every_screen_that_comes_by_itself_is_tapped_at() -> None:
    """Whoever writes another one finds here that it is to be tapped at as well."""
    screens = FIRMWARE / "tercet" / "screens"
    found = {
        file.relative_to(screens).as_posix()
        for file in screens.rglob("*.py")
        if re.search(r"^\s+(\w+\.)?UNASKED = True$", file.read_text(), re.MULTILINE)
    }
    assert found == set(COVERED) | ELSEWHERE
    assert set(COVERED.values()) <= set(CHANGES)
