"""The lamp ("right, wrong, low battery; off by choice") and the battery ("smoothed, in the corner; a warning; a save
before it dies"), on boards that have them."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from tercet.ui.text import en

from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.players.table import PERSON, People
from host_tests.rigs.faulty import broken
from host_tests.runs.tiers import first_of
from tools import boards
from tools.simulator import Simulator

Sit = Callable[..., Player]
BEGINNER = 0
ACCENT = (0xFF, 0xBB, 0x22)
FULL, LOW, DYING = 4.1, 3.48, 3.38  # volts
LONG_ENOUGH = 200_000  # ms until the smoothed value is as good as the measured one


def wait(player: Player, volts: float, milliseconds: int = LONG_ENOUGH) -> None:
    """Let the battery have so many volts for so long, and wake the light again."""
    simulator = at(player)
    simulator.hardware.battery_volts = volts
    simulator.run(milliseconds)
    if simulator.backlight < 1:
        player.tap("B")
        player.settle()


def at(player: Player) -> Simulator:
    assert isinstance(player.handheld, Simulator)
    return player.handheld


def run_until_it_warns(simulator: Simulator) -> None:
    """Let time pass until a light warns; it is looked at ten times a second, and stays for three tenths or more."""
    end = simulator.time + LONG_ENOUGH
    while not any(simulator.lamp or ()):
        simulator.run(100)
        assert simulator.time < end, "no light warns"


def shine(simulator: Simulator, milliseconds: int) -> list[tuple[int, tuple[float, ...]]]:
    """The lights that were seen in a while: (how many ms, red, green, blue), the darkness left out."""
    seen: list[tuple[int, tuple[float, ...]]] = []
    for _ in range(milliseconds // 5):
        simulator.run(5)
        lamp = simulator.lamp or ()
        if any(lamp):
            if seen and seen[-1][1] == lamp:
                seen[-1] = (seen[-1][0] + 5, lamp)
            else:
                seen.append((5, lamp))
    return seen


@pytest.mark.parametrize("board", first_of(["picosystem", "pico_display_2", "pico_display"]))
def test_right_is_green_and_wrong_is_red_for_a_moment(sit: Sit, board: str) -> None:
    player = sit(board)
    simulator = at(player)
    glass = player.start("classic", BEGINNER)
    assert simulator.lamp == (0, 0, 0)
    none = next(three for three in itertools.combinations(range(9), 3) if three not in sets_of(glass.codes))
    for cells, colour in ((none, 0), (sets_of(glass.codes)[0], 1)):
        cells = player.shortest(player.look(), cells)
        player.select(cells[:2])
        player.go(cells[2])
        player.press("SELECT")
        lights = shine(simulator, 1500)
        assert len(lights) == 1, lights
        long, parts = lights[0]
        assert 200 <= long <= 400 and 0.02 < parts[colour] < 0.15 and sum(parts) == parts[colour], lights


def test_lamps_that_the_game_does_not_use_are_dark(sit: Sit) -> None:
    """Picopad v1.0 schematic, revision 1.1: two lamps hang between 3.3 V and their pins, so that only a pin that is driven high
    keeps them dark; one of the pins selects the SD card, too."""
    simulator = at(sit("picopad"))
    for milliseconds in (300, 2000):
        simulator.run(milliseconds)
        assert [simulator.hardware.lit(pin, 1) for pin in (22, 13)] == [1.0, 1.0], "not driven high"


def low_mark(picture: Image.Image) -> int:
    """Pixels of the accent in the upper right corner."""
    corner = picture.crop((picture.width - 50, 0, picture.width, 30)).convert("RGB")
    return sum(pixel == ACCENT for pixel in corner.get_flattened_data())


def marked(picture: Image.Image) -> int:
    """Pixels in the upper right corner that are no ground."""
    corner = picture.crop((picture.width - 50, 0, picture.width, 30)).convert("RGB")
    return sum(pixel != (0, 0x11, 0x22) for pixel in corner.get_flattened_data())


def test_the_battery_in_the_corner(sit: Sit) -> None:
    """It is seen in the menu and in the pause, grows while the menu stands there, and only where it can be sensed."""
    player = sit("picosystem")
    player.to_menu()
    full = marked(player.picture())
    assert full > 100
    wait(player, 3.7)
    half = marked(player.picture())
    assert half < full * 3 // 4
    wait(player, FULL)
    assert abs(marked(player.picture()) - full) < 20
    player.begin("classic", BEGINNER)
    player.pause()
    assert marked(player.picture()) > 100
    other = sit("pico_lcd_1_3")
    other.to_menu()
    assert marked(other.picture()) == 0


def test_no_reading_alone_alarms_anybody(sit: Sit) -> None:
    """Smoothed: noise of half a volt round 3.75 V, a load that pulls it down for ten seconds, a pin that hangs in the air."""
    player = sit("picosystem")
    simulator = at(player)
    player.to_menu()
    player.never_dims()
    player.begin("classic", BEGINNER)
    picture = player.picture()
    for step in range(60):
        simulator.hardware.battery_volts = 3.5 if step % 2 else 4.0
        simulator.run(5000)
    wait(player, FULL)
    wait(player, 3.2, 10_000)
    simulator.hardware.battery_volts = FULL
    assert not shine(simulator, 20_000)
    wait(player, 0)
    bottom = (0, picture.height - 20, picture.width, picture.height)
    assert player.picture().crop(bottom).tobytes() == picture.crop(bottom).tobytes()
    player.pause()
    assert player.shows(en.PAUSED)


def test_a_low_battery_is_told_once(sit: Sit) -> None:
    """In the game at once, in the bottom line and by the lamp; at the next rest by a note; then only in the corner."""
    player = sit("picosystem")
    simulator = at(player)
    words = en.NOTES["battery"][0]
    player.to_menu()
    player.never_dims()
    player.begin("classic", BEGINNER)
    simulator.hardware.battery_volts = LOW
    run_until_it_warns(simulator)
    simulator.run(300)
    assert player.shows(words)
    wait(player, LOW, 5000)
    assert not player.shows(words)
    lights = shine(simulator, 20_000)
    assert len(lights) == 1 and 300 <= lights[0][0] <= 700, "a short light every few seconds"
    red, green, blue = lights[0][1]
    assert red > green > blue == 0
    player.pause()
    assert player.shows(words)
    player.acknowledge()
    player.settle()
    assert player.shows(en.PAUSED) and low_mark(player.picture()) > 40
    wait(player, LOW + 0.02)  # a little up and down tells nothing anew
    wait(player, LOW)
    player.press("BACK")
    simulator.run(1000)
    player.pause()
    assert player.shows(en.PAUSED)
    wait(player, FULL)
    assert low_mark(player.picture()) == 0 and not shine(simulator, 10_000)


def test_low_at_the_table(sit: Sit) -> None:
    """It is told while nobody calls, and hinders nobody: a call has the line at once, and the corners come back."""
    player = sit("picosystem")
    simulator = at(player)
    player.to_menu()
    player.never_dims()
    player.in_menu = True
    table = People(player, boards.load("picosystem"), (PERSON, PERSON))
    glass = table.sit_down()
    corners = player.picture()
    simulator.hardware.battery_volts = LOW
    run_until_it_warns(simulator)
    wait(player, LOW, 500)
    assert player.shows(en.NOTES["battery"][0]) and player.look() == glass
    wait(player, LOW, 4000)
    assert player.picture().tobytes() == corners.tobytes()
    other = sit("picosystem")
    other.to_menu()
    other.never_dims()
    other.in_menu = True
    table = People(other, boards.load("picosystem"), (PERSON, PERSON))
    table.sit_down()
    simulator = at(other)
    simulator.hardware.battery_volts = LOW
    run_until_it_warns(simulator)
    simulator.run(200)
    assert other.shows(en.NOTES["battery"][0])
    table.call(1)
    assert not other.shows(en.NOTES["battery"][0])


def test_low_in_the_menu(sit: Sit) -> None:
    """The note comes by itself where nothing is lost by it, and a key leads back to the menu."""
    player = sit("picosystem")
    player.to_menu()
    wait(player, LOW)
    assert player.shows(en.NOTES["battery"][0])
    player.acknowledge()
    player.settle()
    assert player.shows(en.TITLE) and low_mark(player.picture()) > 40


def test_low_from_the_start(sit: Sit) -> None:
    player = sit("picosystem")
    simulator = at(player)
    simulator.hardware.battery_volts = LOW
    simulator.power_cycle()
    player.to_menu()
    assert player.shows(en.NOTES["battery"][0])


UNTOUCHED = (
    "saves.py",
    "        self._late[play.NAME] = play\n        if self.at and (self.urgent or not self._first) and",
    "        return\n",
)


def test_a_save_before_it_dies(sit: Sit, tmp_path: Path) -> None:
    """With no other saves (they are taken out here) the game is written once the battery is nearly empty."""
    player = sit("picosystem", firmware=broken(tmp_path, *UNTOUCHED))
    simulator = at(player)
    player.to_menu()
    player.never_dims()
    glass = player.begin("classic", BEGINNER)
    simulator.run(2000)
    glass = player.claim(sets_of(glass.codes)[0], glass)
    simulator.hardware.battery_volts = LOW
    simulator.run(LONG_ENOUGH)
    before = simulator.flash
    simulator.run(10_000)
    assert simulator.flash == before, "it is not dying yet"
    simulator.hardware.battery_volts = DYING
    simulator.run(LONG_ENOUGH)
    assert simulator.flash != before
    simulator.hardware.battery_volts = FULL
    simulator.power_cycle()
    player.to_menu()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes
