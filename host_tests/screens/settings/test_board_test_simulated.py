"""A board tests itself: by its keys on the simulated handheld, with eight keys and with four, some of them broken."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest
from tercet.core import board_code
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players.player import Player
from host_tests.runs.tiers import first_of
from tools import boards
from tools.boards import code
from tools.simulator import Simulator

Sit = Callable[..., Player]
BOARDS = ("picosystem", "pico_display", "pico_lcd_2", "picoboy_color")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS, quick=2))
HELD, AFTER = 1000, 250  # ms
ACCENT = (255, 187, 34)


def yes(player: Player, key: str = "SELECT") -> None:
    player.tap(key, 60, AFTER)


def no(player: Player, key: str = "BACK") -> None:
    player.tap(key, HELD, AFTER)


def from_the_settings(player: Player) -> None:
    """From reset by way of the display test to the test of the board."""
    player.to_menu()
    player.choose(en.SETTINGS[0])
    player.choose(en.SETTING_ROWS["test"][0])
    while not player.shows(en.TEST_LAST):
        player.press("SELECT")
        player.settle()
    player.press("SELECT")
    player.settle()
    assert player.shows(en.BOARD_KEYS)


def in_safe_mode(player: Player) -> None:
    """Switched on with the key held, and the same key once more."""
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    simulator.press("BACK")
    simulator.power_cycle()
    simulator.run(600)
    simulator.release("BACK")
    simulator.run(100)
    assert player.shows(en.SAFE) and player.shows(en.BOARD_TEST)
    player.press("BACK")
    player.settle()
    assert player.shows(en.BOARD_KEYS)


def questions(player: Player) -> list[str]:
    """Those of the board, in their order."""
    board = player.handheld.board
    there = {"tone": board.sound is not None, "lamp": board.lamp is not None}
    return [text for name, text in zip(board_code.QUESTIONS, en.BOARD_QUESTIONS, strict=True) if there.get(name, True)]


def code_shown(player: Player, keys: int, right: int, volts: int, safe: int) -> code.Found:
    """The code on the glass, of all that there may be with the rate left open."""
    number = board_code.board_number(player.handheld.board.title)
    codes = [board_code.encode((number, keys, right, rate, volts, 0, safe)) for rate in range(32)]
    seen = words.which(player.picture(), [f"{one[:4]} {one[4:]}" for one in codes])
    assert seen is not None, "not the code of what was found"
    return code.decode(seen)


@ON_EACH_BOARD
def test_every_key_then_all_is_right(sit: Sit, board: str) -> None:
    """Wanted: "a page that names each key as it is pressed in its drawn place, shows edges, colours, battery volts, plays a
    tone, lights the lamp, measures the real SPI rate, and ends in a code of eight characters"; and the way back, by any key."""
    player = sit(board)
    from_the_settings(player)
    data = player.handheld.board
    for name, button in data.buttons.items():
        player.handheld.press(name)
        player.handheld.run(60)
        player.settle()
        assert player.shows(button["label"]) and player.shows(f"GPIO {button['pins'][0]}"), f"{name} is not named"
        player.handheld.release(name)
        player.handheld.run(60)
    player.handheld.run(AFTER)
    heard, lit = 0, set()
    for question in questions(player):
        assert player.shows(question) and all(player.shows(answer) for answer in en.BOARD_ANSWERS)
        for _ in range(120 if question in en.BOARD_QUESTIONS[4:] else 2):
            player.handheld.run(20)
            lit.add(tuple(part > 0 for part in player.handheld.lamp or ()))
            heard = max(heard, player.handheld.hardware.tone)  # type: ignore[attr-defined]
        yes(player)
    assert bool(heard) == bool(data.sound)
    assert not data.lamp or lit >= {(True, False, False), (False, True, False), (False, False, True), (False, False, False)}
    tenths = -1 if data.battery is None else round(10 * data.battery["full"])
    right = sum(1 << en.BOARD_QUESTIONS.index(one) for one in questions(player))
    keys = (1 << len(code.contacts(data))) - 1
    found = code_shown(player, keys, right, board_code.volts_step(tenths), 0)
    assert found.megahertz in (29, 30, 31), "62.5 MHz, but for the commands before the pixels"
    assert player.shows(en.OF % dict.fromkeys(("number", "all"), len(code.contacts(data)))) and player.shows(en.BOARD_CODE)
    assert (tenths < 0) == (not player.shows(en.BOARD_MEASURED[3]))
    yes(player)
    assert player.shows(en.BOARD_CODE) and player.shows(en.BOARD_HOLD), "a tap ends it before it is written down"
    no(player)
    player.settle()
    assert player.in_focus(en.SETTING_ROWS["test"][0])
    assert player.handheld.lamp in (None, (0, 0, 0))


@ON_EACH_BOARD
def test_in_safe_mode_some_keys_do_not_answer_and_nothing_is_right(sit: Sit, board: str) -> None:
    """Any key that works leads on, when it is held; the wire is slow; afterwards comes the menu."""
    player = sit(board)
    in_safe_mode(player)
    for _ in range(2):
        player.handheld.run(2000)
        assert player.shows(en.BOARD_KEYS), "it goes on though not every key was pressed"
        yes(player, "BACK")
    no(player)
    for question in questions(player):
        assert player.shows(question)
        no(player)
    data = player.handheld.board
    back = next(bit for bit, key in enumerate(code.contacts(data)) if "(BACK, " in key)
    extra = sum(1 << back + more for more in range(1, len(data.buttons["BACK"]["pins"])))  # the simulator closes them all
    tenths = -1 if data.battery is None else round(10 * data.battery["full"])
    found = code_shown(player, 1 << back | extra, 0, board_code.volts_step(tenths), 1)
    assert found.megahertz in (3, 4), "8 MHz"
    told = "\n".join(code.told(data, found))
    assert "in safe mode" in told and "right: nothing" in told and "no answer from" in told
    no(player)
    player.handheld.run(700)
    assert player.shows(en.NOTES["safe"][0])
    player.acknowledge()
    player.settle()
    assert player.shows(of_game(en, "classic").NAME)


def test_a_key_that_is_stuck_answers_nothing(sit: Sit) -> None:
    """One that is down all the time is neither a yes nor a no, and the others still lead through."""
    player = sit("picosystem")
    from_the_settings(player)
    player.handheld.press("UP")
    player.handheld.run(AFTER + HELD)
    assert player.shows(en.BOARD_QUESTIONS[0]), "held: it leads on once"
    player.handheld.run(3 * HELD)
    assert player.shows(en.BOARD_QUESTIONS[0])
    for question in questions(player):
        assert player.shows(question)
        yes(player, "MENU")
    assert player.shows(en.BOARD_CODE)


def test_a_contact_that_bounces_answers_once(sit: Sit) -> None:
    """A worn key closes again within 25 ms of being let go."""
    player = sit("picosystem")
    from_the_settings(player)
    no(player)
    for _ in range(3):
        player.tap("HINT", 20, 18)
    player.handheld.run(AFTER)
    assert player.shows(en.BOARD_QUESTIONS[1])


@ON_EACH_BOARD
def test_keys_lie_where_they_do_on_the_board(sit: Sit, board: str) -> None:
    """The middle of the one that is lit lies left, right, above or below of the others as in the drawing of the case."""
    player = sit(board)
    from_the_settings(player)
    data = player.handheld.board
    case = boards.case.of(data)
    drawn, real = [], []
    for name, button in data.buttons.items():
        if len(button["pins"]) > 1:
            continue  # the simulator presses all of its keys at once
        player.handheld.press(name)
        player.handheld.run(60)
        player.settle()
        accent = (np.asarray(player.picture()) == ACCENT).all(axis=-1)
        solid = accent[:, :-3] & accent[:, 1:-2] & accent[:, 2:-1] & accent[:, 3:]  # no stroke of a letter is so wide
        rows, columns = solid.nonzero()
        assert len(rows), f"{name} is not lit"
        drawn.append((columns.mean(), rows.mean()))
        key = next(key for key in case.keys if key.button == name)
        real.append((key.x, key.y))
        player.handheld.release(name)
        player.handheld.run(60)
    for (one, real_one), (other, real_other) in itertools.combinations(zip(drawn, real, strict=True), 2):
        for axis in (0, 1):
            far = real_one[axis] - real_other[axis]
            assert abs(far) < 10 or (one[axis] - other[axis]) * far > 0
