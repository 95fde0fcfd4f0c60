"""Short phrases at the buzzer, rendered to audio from the PWM writes; "never blocking, never left sounding"."""

from __future__ import annotations

import itertools
import random
import string
from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui import tunes

from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.players.table import PERSON, People
from host_tests.rigs import hearing
from host_tests.rigs.faulty import broken
from host_tests.rigs.hearing import Ear
from host_tests.runs.tiers import amount
from tools import boards
from tools.simulator import Simulator

Sit = Callable[..., Player]
BEGINNER, EXPERT = 0, 3
LIGHTS = ("GREEN", "RED", "AMBER")
PHRASES = {name: phrase for name, phrase in vars(tunes).items() if name[0] in string.ascii_uppercase and name not in LIGHTS}


@pytest.fixture
def listen(sit: Sit, tmp_path: Path) -> Callable[..., tuple[Player, Simulator, Ear]]:
    def begin(**options: object) -> tuple[Player, Simulator, Ear]:
        player = sit("picosystem", **options)
        assert isinstance(player.handheld, Simulator)
        return player, player.handheld, Ear(player.handheld, tmp_path)

    return begin


Listen = Callable[..., tuple[Player, Simulator, Ear]]


def test_the_ear_can_tell() -> None:
    """What the other tests rely on: a wrong pitch, length, number or pause is heard, in the wave alone."""
    for name, phrase in PHRASES.items():
        writes, at = [], 10.0
        for hertz, milliseconds, rest in hearing.written(phrase):
            writes += [(at, float(hertz), 0.12), (at + milliseconds, float(hertz), 0.0 if rest else 0.12)]
            at += milliseconds + rest
        writes.append((at, 0.0, 0.0))
        heard = hearing.notes(hearing.rendered(writes, 0, at + 50))
        assert not hearing.is_phrase(heard, phrase, late=3), name  # the last pulse is whole
        higher = (round(phrase[0] * 1.05), *phrase[1:])
        longer = (phrase[0], phrase[1] + 10, *phrase[2:])
        for wrong in (higher, longer, (*phrase, 1000, 50)):
            assert hearing.is_phrase(heard, wrong), f"{name} is taken for {wrong}"
    assert hearing.notes(hearing.rendered([(0, 1000, 1.0)], 0, 50))[1:] == [], "a level that stays is no tone"


def test_phrases_are_short_and_in_the_range_of_a_piezo() -> None:
    """ "Short, pleasant phrases": none is longer than 0.6 s, a move a tick, right goes up and wrong goes down, low."""
    assert {"MOVE", "RIGHT", "WRONG", "DEAL", "LEVEL", "END", "CALL", "HURRY"} <= set(PHRASES)
    for name, phrase in PHRASES.items():
        assert sum(phrase[1::2]) <= 600, name
        assert all(hertz == 0 or 300 <= hertz <= 2500 for hertz in phrase[::2]), name
    assert sum(tunes.MOVE[1::2]) <= 12
    low, high = tunes.RIGHT[::2]
    assert high / low == pytest.approx(2 ** (4 / 12), abs=0.01), "a third"
    first, second = tunes.WRONG[::2]
    assert second < first < low


def test_moves_choices_and_verdicts(listen: Listen) -> None:
    player, simulator, ear = listen()
    glass = player.start("classic", EXPERT)
    ear.since()
    player.press(player.onward)
    simulator.run(100)
    assert not ear.last(tunes.MOVE)
    ear.since()
    player.press("SELECT")
    simulator.run(100)
    assert not ear.last(tunes.CHOOSE)
    player.press("SELECT")
    glass = player.rest()
    while not sets_of(glass.codes):
        glass = player.act("MENU")
    ear.since()
    glass = player.claim(sets_of(glass.codes)[0])
    simulator.run(300)
    assert not ear.last(tunes.RIGHT)
    ear.since()
    none = next(three for three in itertools.combinations(range(12), 3) if three not in sets_of(glass.codes))
    player.claim(none)
    simulator.run(300)
    assert not ear.last(tunes.WRONG)
    ear.since()
    player.act("HINT")
    simulator.run(300)
    assert len(ear.notes()) == 3 and not ear.last(tunes.DEAL)


def test_a_level_the_last_seconds_and_the_end(listen: Listen) -> None:
    player, simulator, ear = listen()
    glass = player.start("arcade", EXPERT)
    for _ in range(2):
        while not sets_of(glass.codes):
            glass = player.act("MENU")
        ear.since()
        glass = player.claim(sets_of(glass.codes)[0])
        simulator.run(400)
    assert not ear.last(tunes.LEVEL)
    ear.since()
    while player.clock() > 12:  # a key now and then: where nobody plays the game pauses
        simulator.run(500)
        if player.clock() % 60 == 30:
            player.press("RIGHT")
            ear.since()
    ear.since()
    assert simulator.run_until(lambda: simulator.hardware.tone, 200_000), "the clock runs out unheard"
    simulator.run(9980)
    heard = ear.notes()
    assert len(heard) == 10, heard
    for place, note in enumerate(heard):
        assert not hearing.is_phrase([note], tunes.MOVE if place < 5 else tunes.HURRY)
    assert all(990 < after.start - note.start < 1010 for note, after in itertools.pairwise(heard))
    ear.since()
    simulator.run(1000)
    assert not ear.last(tunes.END) and len(ear.notes()) == len(hearing.written(tunes.END))


def test_a_call_at_the_table(listen: Listen) -> None:
    player, simulator, ear = listen()
    table = People(player, boards.load("picosystem"), (PERSON, PERSON))
    table.sit_down()
    ear.since()
    table.press(1)
    simulator.run(200)
    assert not ear.last(tunes.CALL)
    ear.since()
    simulator.run(6000)
    assert not ear.last(tunes.WRONG), "nothing was picked in time"


def test_volume_is_the_duty(listen: Listen) -> None:
    """A piezo sounds the louder the nearer its duty is to a half; at 0 nothing is written at all."""
    player, simulator, ear = listen()
    player.to_menu()
    ear.since()
    player.press("DOWN")
    duties = [duty for at, _, duty in simulator.hardware.tones if duty]
    assert duties and all(0.05 < duty < 0.5 for duty in duties), "the volume before one is chosen is a middle one"


SHOWN = (
    "app.py",
    "        self._handheld.hush()  # what is heard and lit belongs to the screen that was\n",
    ("        import time as ticks\n        print('shown', ticks.ticks_us())\n"),
)


@pytest.mark.counts
def test_silence_after_every_screen_change(listen: Listen, tmp_path: Path) -> None:
    """CASES: "A note that keeps sounding after the screen is left". Keys at random, faster than phrases are long: whenever the
    screen has changed it is silent until a key or the game wants to be heard again, and in the end."""
    player, simulator, _ = listen(firmware=broken(tmp_path, *SHOWN))
    player.to_menu()
    chance = random.Random(7)
    keys = ("SELECT", "SELECT", "SELECT", "BACK", "HINT", "MENU", "UP", "DOWN", "LEFT", "RIGHT")
    cut = changes = 0
    for _ in range(amount(2500, 1200)):
        seen = simulator.serial_output.count(b"shown")
        sounding = simulator.hardware.tone
        simulator.tap(chance.choice(keys), hold=chance.choice((6, 12, 30)), then=chance.choice((6, 25, 60, 200)))
        assert simulator.exit_code is None
        if simulator.serial_output.count(b"shown") == seen:
            continue
        changes += 1
        cut += bool(sounding)
        shown = int(simulator.serial_output.rsplit(b"shown ", 1)[1]) / 1000
        before = [duty for at, _, duty in simulator.hardware.tones if at < shown]
        then = [duty for at, _, duty in simulator.hardware.tones if at == shown]  # what is due then, silence, what comes
        assert 0 in then[:3] or before[-1] == 0, f"it sounds on after the change at {shown} ms"
    assert changes > amount(60, 25) and cut > amount(3, 0), f"{changes} changes, {cut} while it sounded: change this test"
    simulator.run(2000)
    assert simulator.hardware.tone == 0 and not any(simulator.lamp or (0.0,))


@pytest.mark.counts
def test_off_is_off_and_blocks_nothing(listen: Listen, tmp_path: Path) -> None:
    """CASES: "a sound call that blocks the game when sound is off". At every volume a key changes the glass as soon, give or
    take a look at the keys; at 0 nothing is heard, and with the lamp off nothing is lit."""
    answers = []
    for volume, lamp in ((0, 0), (1, 1), (2, 1), (3, 1)):
        name, before, fault = QUIETER
        player, simulator, ear = listen(firmware=broken(tmp_path / str(volume), name, before, fault % (volume, lamp)))
        player.start("classic", BEGINNER)
        simulator.run(1000)
        ear.since()
        lit, waits = 0.0, []
        for key in ("RIGHT", "SELECT", "RIGHT", "SELECT", "DOWN", "SELECT", "HINT", "BACK", "DOWN", "BACK") * amount(3, 1):
            version, pressed = simulator.panel.version, simulator.time
            simulator.press(key)
            while simulator.panel.version == version:
                simulator.run(1)
                assert simulator.time - pressed < 100, f"{key} does nothing"
            waits.append(simulator.time - pressed)
            simulator.run(50)
            simulator.release(key)
            lit = max(lit, *(simulator.lamp or ()))
            simulator.run(700)
        answers.append(waits)
        duties = {round(duty, 2) for _, _, duty in simulator.hardware.tones if duty}
        assert bool(ear.notes()) == bool(duties) == bool(volume), f"volume {volume}: {duties}"
        assert duties <= {(0.0, 0.02, 0.12, 0.5)[volume]}
        assert bool(lit) == bool(lamp)
    for waits in zip(*answers, strict=True):
        assert max(waits) - min(waits) < 8, f"ms until a key is seen, by volume: {waits}"


QUIETER = (
    "app.py",
    "        self._screen = Start(self.context)\n",
    (
        '        self.saves.settings["device"].update({"volume": %d, "lamp": %d})\n'
        "        handheld.apply_settings(self.context)\n"
    ),
)


CRASH = "screens/single/screen.py", "        self._show(outcome, before, time)", '        raise ValueError("made on purpose")\n'


def test_silence_at_a_crash(listen: Listen, tmp_path: Path) -> None:
    """The crash comes in the middle of a verdict, when its phrase has begun: not a moment of it is left."""
    player, simulator, ear = listen(firmware=broken(tmp_path, *CRASH))
    player.start("classic", BEGINNER)
    simulator.run(1000)
    ear.since()
    player.press("HINT")
    simulator.run(500)
    assert b"made on purpose" in simulator.serial_output
    assert any(duty for at, _, duty in simulator.hardware.tones if at > simulator.time - 600), "it had begun"
    assert not ear.notes() and simulator.hardware.tone == 0


def test_silence_at_hand_over(listen: Listen) -> None:
    """A tool takes over in the middle of a phrase: it is cut short, and the lamp is dark."""
    player, simulator, ear = listen()
    glass = player.start("classic", BEGINNER)
    cells = player.shortest(glass, sets_of(glass.codes)[0])
    player.select(cells[:2], glass)
    player.go(cells[2])
    simulator.run(100)
    ear.since()
    simulator.press("SELECT")
    simulator.run(50)
    assert simulator.hardware.tone and simulator.lamp and simulator.lamp[1]
    simulator.serial_write(b"\r\x03\r\x01")
    assert simulator.run_until(lambda: simulator.exit_code is not None, 500)
    assert simulator.hardware.tone == 0 and not any(simulator.lamp)
    assert 0 < sum(note.milliseconds for note in ear.notes()) < sum(tunes.RIGHT[1::2]) - 30, ear.notes()


def test_a_board_without_a_buzzer_loses_nothing(sit: Sit) -> None:
    """No pin is touched that the board does not name, and the game goes as it does elsewhere."""
    player = sit("pico_lcd_1_3")
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    glass = player.start("classic", BEGINNER)
    glass = player.claim(sets_of(glass.codes)[0])
    player.act("HINT")
    assert len(glass.codes) == 9 and not simulator.hardware.tones and simulator.lamp is None
    assert simulator.serial_output == b""
