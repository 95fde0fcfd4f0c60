"""The settings on the very UF2 that is flashed: palettes and letters as the emulated RP2040's own wire sends them."""

from __future__ import annotations

import pytest
from tercet import VERSION
from tercet.core import board_code
from tercet.ui import palettes
from tercet.ui.text import en

from host_tests.glass import words
from host_tests.players.player import Player
from tools.boards import code
from tools.emulator import Handheld

BOARD = "pico_display"  # the smallest panel: a whole picture takes the emulator longest
ROWS = {name: row[0] for name, row in en.SETTING_ROWS.items()}


@pytest.mark.slow
@pytest.mark.booted("menu", board=BOARD)
def test_palette_letters_display_test_and_chip(seated: Player, booted: Handheld) -> None:
    """Wanted: "Each shows its effect at once": on the glass of the device too, and in a game; pure colours are pure."""
    player, handheld = seated, booted
    player.choose(en.SETTINGS[0])
    player.focus(ROWS["palette"])
    player.set(ROWS["palette"], en.PALETTES[palettes.RED_GREEN])
    player.set(ROWS["letters"], en.ON)
    seen = player.picture().getcolors()
    wanted = {colour.to_bytes(3, "big") for colour in palettes.colours(palettes.RED_GREEN)}
    assert seen is not None and {bytes(colour) for _, colour in seen} <= wanted  # type: ignore[arg-type]
    player.choose(ROWS["test"])
    player.press("SELECT")
    player.settle()
    assert player.picture().getpixel((0, 0)) == (255, 0, 0)
    for button in ("SELECT",) * 6 + ("BACK",):
        player.press(button)
        player.settle()
    player.choose(ROWS["about"])
    assert player.shows(en.ABOUT[0] % VERSION) and player.shows("RP2040")
    player.press("BACK")
    player.settle()
    player.press("BACK")
    player.settle()
    player.palette, player.letters = palettes.RED_GREEN, True
    glass = player.begin("classic", 0)
    assert len(glass.codes) == 9 and None not in glass.cards
    assert not handheld.faults and handheld.serial_output == b""


@pytest.mark.slow
@pytest.mark.booted("menu", board=BOARD)
def test_a_board_tests_itself(seated: Player, booted: Handheld) -> None:
    """By the keys to the code; the rate is what the emulated wire has, all keys and answers are in it."""
    player, handheld = seated, booted
    player.choose(en.SETTINGS[0])
    player.choose(ROWS["test"])
    for _ in range(8):
        player.press("SELECT")
        player.settle()
    assert player.shows(en.BOARD_KEYS)
    for name in handheld.board.buttons:
        player.tap(name, 60, 60)
    handheld.run(200)
    for question in en.BOARD_QUESTIONS[:4] + en.BOARD_QUESTIONS[5:]:  # it has no buzzer
        assert player.shows(question)
        player.tap("NEXT", 60, 250)
    assert player.shows(en.BOARD_CODE)
    number = board_code.board_number(handheld.board.title)
    codes = [board_code.encode((number, 0b1111, 0b101111, rate, 0, 0, 0)) for rate in range(32)]
    seen = words.which(player.picture(), [f"{one[:4]} {one[4:]}" for one in codes])
    assert seen is not None and 2 * code.decode(seen).megahertz in (56, 58, 60, 62)
    assert not handheld.faults and handheld.serial_output == b""
