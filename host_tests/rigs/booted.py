"""Emulated handhelds that were switched on once: each test gets its own copy, a process forked from there (forked.py).

`@pytest.mark.booted("menu")` gives a test, through the fixture `booted`, a handheld with a blank disk in the menu of its first
start; "on" one that shows its first picture. The board is the test's parameter `board`, else the mark's. A boot takes the
emulator four seconds and the way to the menu as long again: with this it does so once a board and worker.
"""

from __future__ import annotations

import contextlib
import functools
import io
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # a second: the tests of the rules, which boot nothing, need not wait for it
    from host_tests.players.player import Player
    from tools.emulator import Handheld

STATES = ("on", "menu")
BOARD = "picosystem"
SHOWN = 700  # ms from the reset until the first picture stands and the firmware rests


@functools.cache
def handheld(board: str, state: str) -> Handheld:
    """The one handheld of this process in a state; what is done to it stays, so only forked children may."""
    if state not in STATES:
        raise ValueError(f"unknown state {state!r}; states: {', '.join(STATES)}")
    from host_tests.players.player import Player
    from tools.emulator import Handheld
    from tools.image import build

    made = Handheld(board, build(board))
    if state == "on":
        made.run(SHOWN)
    else:
        Player(made, made.board.buttons).to_menu()
    return made


def wanted(item: pytest.Item) -> tuple[str, str] | None:
    """The (board, state) that a test wants, None for a test that wants none."""
    mark = item.get_closest_marker("booted")
    if mark is None:
        return None
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    return str(parameters.get("board", mark.kwargs.get("board", BOARD))), str(mark.args[0])


def prepare(item: pytest.Item) -> None:
    """Before a test's process is forked: have its handheld ready. What fails here fails again, and is shown, in the test."""
    want = wanted(item)
    if want is not None:
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # the builder's words
                handheld(*want)
        except Exception:  # noqa: BLE001 - functools.cache keeps no failure: the test itself meets it
            return


@pytest.fixture
def booted(request: pytest.FixtureRequest) -> Handheld:
    """The handheld that the test's mark asks for, this process' own."""
    want = wanted(request.node)
    assert want is not None, "the test has no mark `booted`"
    return handheld(*want)


@pytest.fixture
def seated(booted: Handheld, request: pytest.FixtureRequest) -> Player:
    """Somebody who holds it."""
    from host_tests.players.player import Player

    player = Player(booted, booted.board.buttons)
    player.in_menu = getattr(request.node.get_closest_marker("booted"), "args", ("",))[0] == "menu"
    return player
