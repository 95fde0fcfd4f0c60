"""Sound, lamp and battery on the very UF2 that is flashed, on the emulated RP2040."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui import tunes
from tercet.ui.text import en

from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from tools.emulator import Handheld, execute
from tools.emulator.flash import Operation

BOARD = "picosystem"
BEGINNER = 0
Build = Callable[[str], Path]


@pytest.mark.slow
@pytest.mark.booted("menu")
def test_a_claim_is_heard_and_seen(seated: Player, booted: Handheld) -> None:
    """The PWM's own registers while a SET is claimed: the notes of the phrase, each as long as it is to be, then silence; the
    lamp is green meanwhile, and the backlight, which shares a PWM slice with it, stays as it is."""
    player, handheld = seated, booted
    glass = player.begin("classic", BEGINNER)
    assert handheld.lamp == (0, 0, 0)
    cells = player.shortest(glass, sets_of(glass.codes)[0])
    player.select(cells[:2], glass)
    player.go(cells[2])
    handheld.run(200)
    pin, heard, lights = handheld.board.sound["pin"], [], []  # type: ignore[index]
    handheld.press("SELECT")
    for millisecond in range(600):
        if millisecond == 60:
            handheld.release("SELECT")
        handheld.run(1)
        hertz, duty = handheld.pulse(pin)
        heard.append(hertz if duty else 0)
        lights.append(handheld.lamp)
        assert handheld.backlight == 1
    for hertz, milliseconds in zip(tunes.RIGHT[::2], tunes.RIGHT[1::2], strict=True):
        lasted = sum(abs(one / hertz - 1) < 0.03 for one in heard)
        assert abs(lasted - milliseconds) <= 30, f"{hertz} hertz for {lasted} ms, not {milliseconds}"
    assert sum(one > 0 for one in heard) <= sum(tunes.RIGHT[1::2]) + 10 and not any(heard[-200:])
    green = [light[1] for light in lights if light]
    assert 0.02 < max(green) < 0.15 and not any(light[0] or light[2] for light in lights if light)
    assert 200 <= sum(light > 0 for light in green) <= 450 and handheld.lamp == (0, 0, 0)
    assert not handheld.faults and handheld.serial_output == b""


class Witness(list[Operation]):
    """The journal of the flash; what the buzzer does is looked at whenever something is written into it."""

    def __init__(self, handheld: Handheld, pin: int) -> None:
        super().__init__()
        self._handheld, self._pin = handheld, pin
        self.heard: list[float] = []

    def append(self, operation: Operation) -> None:
        super().append(operation)
        self.heard.append(self._handheld.pulse(self._pin)[1])


SOUNDING = """
import board
from tercet.app import App
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
app = App(*power_on(board, Device))
app.context.sound.play((880, 60000))
"""
SAVED = "app.context.settings['game'] = 'timed'; app.saves.hurry(app.context.now()); app._save(app.context.now())"


@pytest.mark.booted("on")
def test_silence_while_the_flash_is_written(booted: Handheld) -> None:
    """A tone that is to last for a minute is stopped before the first erase or program: the PWM would go on by itself."""
    handheld = booted
    pin = handheld.board.sound["pin"]  # type: ignore[index]
    execute(handheld, SOUNDING, 20_000, fresh=True)
    hertz, duty = handheld.pulse(pin)
    assert abs(hertz / 880 - 1) < 0.03 and 0.05 < duty < 0.5
    handheld.mcu.ssi.operations = witness = Witness(handheld, pin)
    execute(handheld, SAVED, 20_000)
    assert len(witness) >= 2 and not any(witness.heard), f"{sum(map(bool, witness.heard))} of {len(witness)} while it sounded"


@pytest.mark.slow
def test_the_battery_is_measured(uf2: Build) -> None:
    """The converter's own registers: a battery that is low is told of after the start."""
    handheld = Handheld(BOARD, uf2(BOARD))
    handheld.battery_volts = 3.45
    player = Player(handheld, handheld.board.buttons)
    player.to_menu()
    assert player.shows(en.NOTES["battery"][0])
    seen = 0.0
    for _ in range(60):
        handheld.run(100)
        seen = max(seen, (handheld.lamp or (0, 0, 0))[0])
    assert 0.02 < seen < 0.15
