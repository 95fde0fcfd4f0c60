"""Challenges on the emulated device: the images of two boards, the same code typed by their keys, the same cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.core.challenge.code import encode
from tercet.core.classic.rules import Classic

from host_tests.players.challenges import play_code, side_by_side, turns
from host_tests.players.player import Player
from host_tests.rigs import booted as rig
from tools.emulator import Handheld, execute

BUILD = Path(__file__).parents[2] / "build"
EXPERT = {"skill": 3, "features": 0, "constant": -1}
LONGEST = 300  # ms in which a QR code is made
HEAP = 4096  # bytes that it takes
MAKING = """
import gc, time
from tercet.core.challenge import qr
gc.collect()
free = gc.mem_free()
begun = time.ticks_us()
size, modules = qr.make(b"https://somebody.example.org/games/of/cards/tercet/?c=34NHDDJ8")
print(time.ticks_diff(time.ticks_us(), begun), free - gc.mem_free(), size)
"""


def code_of_few_presses() -> tuple[str, int]:
    """A code of Classic, and its seed, which is typed quickly: keys take the emulator long."""
    return min(
        ((encode("classic", EXPERT, seed), seed) for seed in range(2000)),
        key=lambda one: sum(abs(count) for count in turns(one[0])),
    )


@pytest.mark.slow
@pytest.mark.booted("menu")
@pytest.mark.parametrize("board", ["picosystem"])
def test_two_handhelds_of_different_boards_have_the_same_cards(board: str, seated: Player, booted: Handheld) -> None:
    """Typed by their keys, and read off the glass. Side by side in build/."""
    code, seed = code_of_few_presses()
    second = rig.handheld("pico_display", "menu")
    other = Player(second, second.board.buttons)
    other.in_menu = True
    cards = [play_code(player, code).codes for player in (seated, other)]
    assert list(cards[0]) == list(cards[1]) == Classic(3, seed, 0).layout.cells
    side_by_side(seated.picture(), other.picture()).save(BUILD / "challenge_emulated.png")
    assert not booted.faults and not second.faults


@pytest.mark.booted("on")
def test_a_qr_code_is_made_in_time(booted: Handheld) -> None:
    """The largest one that a result can have."""
    micros, heap, size = (int(number) for number in execute(booted, MAKING, 20_000, fresh=True).split())
    assert size == 33
    assert micros <= 1000 * LONGEST, f"{micros / 1000} ms"
    assert heap <= HEAP, f"{heap} bytes"
