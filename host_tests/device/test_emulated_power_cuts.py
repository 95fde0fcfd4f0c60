"""The power goes off at any moment of a session on the very UF2, on the emulated RP2040: what was saved is there.

One session is played by keys. Its journal of erases and programs gives the flash as a cut between two of them leaves it, and
from that the test makes those that a cut in the middle leaves. Each is read on the PC with the firmware's own disk.py and
store.py, and some are switched on in another emulated handheld.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tercet.core.medals import STREAK, Medals
from tercet.core.progress import Progress
from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.solved import Solved
from tercet.core.statistics import Statistics
from tercet.core.table import save as table_save
from tercet.ui.text import en, of_game

from host_tests.device.halved import GAMES, halved_rename
from host_tests.device.pc_disk import BLOCK, Device, Sectors, Step
from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from tools.emulator import Handheld
from tools.emulator.flash import START
from tools.image.flash import file_system

CLASSIC_WORDS = of_game(en, "classic")

BOARD = "picosystem"
BEGINNER = 0
SOON = 1200  # ms in which what is to be written is written
Build = Callable[[str], Path]
Cells = tuple[int, ...]

READ: dict[str, tuple[int, Callable[[bytes], Any]]] = {  # kind of content, and what restores it
    "settings": (savefile.SETTINGS, choices.load),
    "records": (savefile.RECORDS, Records.restore),
    "solved": (savefile.SOLVED, Solved.restore),
    "statistics": (savefile.STATISTICS, Statistics.restore),
    "progress": (savefile.PROGRESS, Progress.restore),
    "medals": (savefile.MEDALS, Medals.restore),
    "game-table": (savefile.GAME, lambda content: table_save.restore(savefile.unpack_game(content)[2], 0)),
} | {
    f"game-{name}": (savefile.GAME, lambda content, kind=kind: kind.restore(savefile.unpack_game(content)[2], 0))
    for name, kind in GAMES.items()
}


class Rest(NamedTuple):
    """A moment of the session at which everything was written: after so many steps, a game with these cards on the glass."""

    steps: int
    game: str
    cells: Cells


class Session(NamedTuple):
    """What was played: the flash at power-on, where its file system begins, every step on it, and the moments of rest.

    The rests: power-on, the disk made, Classic begun, and so on; rewritten: of the one before a folder was written anew.
    """

    flash: bytes
    place: int
    steps: list[Step]
    rests: list[Rest]
    rewritten: int

    def sectors(self, count: int) -> Sectors:
        """The file system after so many steps."""
        sectors = Sectors(self.flash[self.place :])
        for step in self.steps[:count]:
            sectors.do(step)
        return sectors

    def image(self, sectors: Sectors) -> bytes:
        """The whole flash with this file system."""
        whole = bytearray(self.flash)
        for number, content in sectors.changed.items():
            start = self.place + number * BLOCK
            whole[start : start + BLOCK] = content
        return bytes(whole)


@pytest.fixture(scope="module")
def session(uf2: Build) -> Session:
    """Classic is begun, SETs are taken and it is stopped, until that wrote a folder anew; another game is begun and lost. The
    medals are looked at before and after it: what they count is written, and written anew."""
    handheld = Handheld(BOARD, uf2(BOARD))
    player = Player(handheld, handheld.board.buttons)
    rests = [Rest(0, "", ())]

    def rest(game: str = "", cells: Cells = ()) -> int:
        handheld.run(SOON)
        rests.append(Rest(len(handheld.flash_operations), game, cells))
        return sum(operation.kind == "erase" for operation in handheld.flash_operations)

    def look_at_medals() -> None:
        player.choose(en.RECORDS[0])
        for button in ("HINT", "BACK", "BACK"):
            player.press(button)
            player.settle()
        rest()

    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    rest()  # the first question is there, nothing is saved yet
    player.skip_tutorial()
    rest()
    glass = player.begin("classic", BEGINNER)
    made = rest("game-classic", glass.codes)
    while True:
        glass = player.claim(sets_of(glass.codes)[0], glass)
        player.pause()
        if rest("game-classic", glass.codes) > made:
            break
        assert len(rests) < 12, "so many saves erase at least once"
        player.press("BACK")
        handheld.run(600)
    rewritten = len(rests) - 2
    player.leave()
    look_at_medals()
    glass = player.begin("timed", BEGINNER)
    rest("game-timed", glass.codes)
    glass = player.claim(sets_of(glass.codes)[0], glass)
    player.pause()
    rest("game-timed", glass.codes)
    player.give_up()
    rest()
    look_at_medals()
    assert not handheld.faults and handheld.serial_output == b""
    flash = handheld.flash_at(0)
    address, size = file_system(flash)
    place = address - START
    steps = [Step(each.kind, each.address - place, each.data) for each in handheld.flash_operations]
    assert all(0 <= step.place < size for step in steps), "a step outside the file system"
    return Session(flash, place, steps, rests, rewritten)


def halves(step: Step, old: bytes, chance: random.Random) -> Iterator[tuple[str, Step]]:
    """What is left of a step that was cut short: some of its bytes, some of its bits, and of an erase anything at all."""
    size = len(step.data)
    for part in (1, *(chance.randrange(2, size - 1) for _ in range(4)), size - 1):
        yield f"{part} bytes", step._replace(data=step.data[:part])
    for noise in (chance.randbytes(size), chance.randbytes(size)):
        if step.kind == "program":
            left = bytes(was & (new | each) for was, new, each in zip(old, step.data, noise, strict=True))
        else:
            left = bytes(was | each for was, each in zip(old, noise, strict=True))
            yield "garbage", step._replace(data=noise)
        yield "bits", step._replace(data=left)


def cuts(session: Session) -> Iterator[tuple[int, str, Sectors]]:
    """(steps that were finished, what was left of the next, the file system) for every cut of the session."""
    sectors, chance = session.sectors(0), random.Random(1)
    for number, step in enumerate(session.steps):
        yield number, "nothing", sectors
        start = step.place % BLOCK
        old = sectors.sector(step.place // BLOCK)[start : start + len(step.data)]
        for name, part in halves(step, old, chance):
            half = Sectors(sectors.content, sectors.changed)
            half.do(part)
            yield number, name, half
        sectors.do(step)
    yield len(session.steps), "nothing", sectors


def half(session: Session, number: int, wanted: str) -> Sectors:
    """The file system after a cut in one step."""
    return next(sectors for done, name, sectors in cuts(session) if done == number and wanted in name)


def whole(name: str, data: bytes) -> bytes:
    """Read a file as the game does; return its bytes."""
    kind, restore = READ[name]
    restore(savefile.unwrap(kind, data))
    return data


def files(sectors: Sectors, place: str) -> dict[str, bytes]:
    """Switch on a device with this flash and read what it reads; nothing may seem damaged."""
    with Device(sectors) as device:
        store = device.store
        assert device.disk.mounted(), f"{place}: the disk cannot be read"
        names = {"settings", "records", "solved", "statistics", "progress", "medals", *store.names()}
        found = {name: store.read(name, lambda data, name=name: whole(name, data)) for name in names}
        assert store.set_aside == [] and store.trouble == "", f"{place}: {store.set_aside}, {store.trouble}"
    return {name: data for name, data in found.items() if data is not None}


def cells(found: dict[str, bytes], game: str) -> Cells:
    """The cards on the table of a saved game, () if there is none."""
    if game not in found:
        return ()
    kind, restore = READ[game]
    return tuple(restore(savefile.unwrap(kind, found[game])).layout.cells)


def switched_on(session: Session, sectors: Sectors) -> tuple[Player, Handheld]:
    """Another handheld with this file system, in the menu, or in what comes in its place."""
    handheld = Handheld(BOARD, None, session.image(sectors))
    player = Player(handheld, handheld.board.buttons)
    handheld.run(300)
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    player.skip_tutorial()
    return player, handheld


@pytest.mark.slow
def test_every_cut_of_a_session(session: Session) -> None:
    """Nothing that was saved is lost. CASES: "Switched off while saving: the save is gone."

    At rest the file is the table that was on the glass. A cut between two rests leaves each file as it was at the first or
    at the second, complete, and once the new one is there it stays.
    """
    kept = [files(session.sectors(rest.steps), f"rest {number}") for number, rest in enumerate(session.rests)]
    for rest, found in zip(session.rests, kept, strict=True):
        assert cells(found, rest.game) == rest.cells, f"after {rest.steps} steps"
    assert "records" in kept[-1] and "settings" in kept[-1] and "game-timed" in kept[-3] and "game-timed" not in kept[-2]
    streaks = [READ["medals"][1](savefile.unwrap(savefile.MEDALS, found["medals"])).value(STREAK) for found in kept[-2:]]
    assert 0 < streaks[0] < streaks[1], "the medals are not written anew"
    now, new, count, old = 1, set[str](), 0, 0
    for done, left, sectors in cuts(session):
        if done < session.rests[1].steps:
            continue  # the disk is being made, see below
        while now + 1 < len(session.rests) and done >= session.rests[now + 1].steps:
            now, new = now + 1, set()
        place = f"cut {count}, after {done} of {len(session.steps)} steps and {left} of the next"
        found, before, after = files(sectors, place), kept[now], kept[min(now + 1, len(kept) - 1)]
        for name in READ:
            wanted = [after.get(name)] if name in new else [before.get(name), after.get(name)]
            assert found.get(name) in wanted, f"{place}: {name} is neither the old nor the new one"
            if found.get(name) != after.get(name):
                old += 1
            elif left == "nothing":
                new.add(name)
        count += 1
    words = f"{count} cuts in {len(session.steps)} steps; none lost; {old} times the old file"
    print(words)
    assert count > 300 and count // 4 < old < 2 * count, words


@pytest.mark.slow
@pytest.mark.parametrize("where, left", [("middle", "nothing"), ("last", "bits"), ("erase", "garbage")])
def test_switched_on_again(session: Session, where: str, left: str) -> None:
    """After a power cut "Continue" shows the game as it was saved last, or the time before.

    A save of Classic is cut in the middle, in its last step, and in the erase for its folder."""
    before, after = session.rests[session.rewritten], session.rests[session.rewritten + 1]
    steps = range(before.steps, after.steps)
    erase = next(number for number in steps if session.steps[number].kind == "erase")
    number = {"middle": steps[len(steps) // 2], "last": steps[-1], "erase": erase}[where]
    sectors = half(session, number, left)
    expected = cells(files(sectors, where), "game-classic")
    assert expected in (before.cells, after.cells) and before.cells != after.cells
    player, handheld = switched_on(session, sectors)
    assert player.in_focus(en.CONTINUE)
    player.press("SELECT")
    assert player.rest().codes == expected
    assert not handheld.faults and handheld.serial_output == b""


@pytest.mark.slow
def test_a_cut_in_the_very_first_save(session: Session) -> None:
    """CASES: "No save yet: a crash at the first." The menu offers nothing to go on with, and nothing is said of damage."""
    first, last = session.rests[1].steps, session.rests[2].steps
    sectors = half(session, (first + last) // 2, "bits")
    assert files(sectors, "the first save") == {}
    player, _ = switched_on(session, sectors)
    assert player.in_focus(CLASSIC_WORDS.NAME) and not player.shows(en.CONTINUE)


@pytest.mark.slow
def test_a_cut_in_the_very_first_start(session: Session) -> None:
    """CASES: "A mount error formats the disk." A disk that a cut left blank is formatted at the next start, any other one that
    cannot be read only when the player agrees; either way it keeps files then."""
    outcomes = {"whole": 0, "formatted": 0, "asked": 0}
    for done, left, sectors in cuts(session):
        if done >= session.rests[1].steps:
            break
        place = f"after {done} steps and {left} of the next"
        sectors = Sectors(sectors.content, sectors.changed)
        with Device(sectors) as device:
            if device.disk.mounted():
                outcomes["formatted" if sectors.steps else "whole"] += 1
            else:
                assert not sectors.steps, f"{place}: erased unasked"
                outcomes["asked"] += 1
                assert device.disk.format_disk(), place
            assert device.store.write("settings", [b"kept"]), place
        with Device(sectors) as device:
            assert device.store.read("settings", bytes) == b"kept", place
    print(outcomes)
    assert outcomes["whole"] and outcomes["formatted"], outcomes
    player, handheld = switched_on(session, half(session, 0, "garbage"))
    assert player.shows(en.NO_DISK) and not handheld.flash_operations
    player, _ = switched_on(session, half(session, 1, "nothing"))
    assert player.in_focus(CLASSIC_WORDS.NAME)


@pytest.mark.slow
def test_a_rename_of_another_file_that_was_cut(session: Session) -> None:
    """Nothing that was saved is lost: neither a game that lay behind another file in the folder, see halved.py."""
    halved = halved_rename(len(session.flash) - session.place)
    assert files(halved.sectors, "on the PC").get(f"game-{halved.game}") == halved.data
    player, _ = switched_on(session, halved.sectors)
    player.choose(of_game(en, halved.game).NAME)
    player.choose(en.CONTINUE)
    assert player.rest().codes == halved.cells
