"""tools/saves against folders and images: what it prints, what it finds damaged, what it refuses; the firmware agrees."""

from __future__ import annotations

import random
import socket
import struct
import zlib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from serial.tools.list_ports_common import ListPortInfo
from tercet.core import games
from tercet.core.records import Records
from tercet.core.saved import file as savefile
from tercet.core.solved import Solved
from tercet.device.rp2.store import Store

from host_tests.core.saved.samples import SAMPLES as FIRST_SAMPLES
from host_tests.core.saved.samples_progress import PROGRESS_SAMPLES
from host_tests.rigs.saved import BLOCK, FILES, filled, flipped, image, there
from tools.saves import __main__, board, contents, words
from tools.saves.errors import SavesError
from tools.saves.state import State
from tools.saves.wording import of_game_in

Run = Callable[..., tuple[int, str]]


SAMPLES = FIRST_SAMPLES + PROGRESS_SAMPLES


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command line: run("check", source) -> (exit status, all that was printed)."""

    def call(*arguments: str | Path) -> tuple[int, str]:
        status = __main__.main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return status, printed.out + printed.err

    return call


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one whole save of every kind."""
    return filled(tmp_path / "saves", FILES)


def version_2(data: bytes) -> bytes:
    """Return a file as a later format might have it, its checksum right."""
    later = data[:4] + b"\x02" + data[5:-4]
    return later + struct.pack("<I", zlib.crc32(later))


# Looking

PRINTED = (
    f"{len(FILES)} files",
    "settings: 642 bytes", "chosen last: Puzzle", "Timed: Skill Intermediate, SETs to find 30, Features 3, Left out shading",
    "Table game: Seats 4, Seat 1 person, Seat 2 Intermediate, Seat 3 Expert, Seat 4 Beginner, Cards one colour",
    "7 games entered", "Classic · Expert · 4 features", " 1. 12 points, 5:00.0 (game 3)", " 2. 12 points, 6:12.3, 2 hints",
    " 3. -3 points, 6:41.0 (game 2)", "Timed 30 · Beginner · 3 features", " 1. 1:35.4, 1 hint (game 4)",
    " 1. 17 SETs, 4 hints (game 6)", " 1. 2 penalties, 20:34.5 (game 7)", "a SET at Beginner takes 7.0 s (last 10)",
    "Timed: 12 games, 10 finished", "713 SETs, 41 in a row at best, 5 in a row now", "a SET of level 3 takes 13.8 s (of 170)",
    "58 wrong, by what failed: number 11, colour 17, shading 33, shape 20",
    "a SET in the last games took 12.3 s, 9.8 s, 10.4 s, 6553.5 s, 7.7 s, 0.0 s, 8.1 s",
    "3 puzzles in a row without a hint or an error, 9 at best", "the coach has counted 168 SETs in 4 games",
    "with a hint or an error: Advanced · 4 features: 3 puzzles: 3, 7, 11", "the last game: Classic, Expert, 3 SETs to look at",
    "SETs in which the shading is the same: 21 taken, 28 missed, evidence 2.0",
    "Beginner · 3 features: 5 puzzles: 1, 5-7, 999999", "Intermediate · 3 features, shading always the same: 1 puzzle: 2",
    "Classic · Advanced · 3 features · colour always purple", "score 2", "3 SETs found, 1 wrong, 1 hint", "played 0:18.4",
    "12 cards on the table, 3 in the stock, 12 taken", "9 of 20 SETs", "0:40.0 of penalties",
    "puzzle 271828, 2 of 4 SETs", "level 4, 6 SETs, 4:27.4 left", "2 cards of a SET shown", "4 penalties",
    "Table game · round 2 of 3 · seat 1 picks", "cards: beginner: 27, wrong call: loses a SET, 7 s to pick",
    "seat 3: computer player, Expert, 2 points, 2 SETs this round, 9 points in all",
    "seat 4: person, 0 points, 0 SETs this round, 0 points in all, owes 2 SETs", "12 calls",
    "Speed · round 3 of 5 · seat 1 picks", "42 dice on the table", "Crossword · round 1 of 3 · seat 1 builds",
    "seat 2: computer player, Beginner, 3 of 10 dice used", "0 dice in the bag",
)  # fmt: skip


def test_print_shows_every_kind_of_save(run: Run, folder: Path) -> None:
    """Settings, records, solved puzzles and each game in progress, in words: what the samples are known to hold."""
    status, printed = run("print", folder)
    assert status == 0
    assert [part for part in PRINTED if part not in printed] == []


@pytest.mark.parametrize("sample", [one for one in SAMPLES if one.label != one.file], ids=lambda sample: sample.label)
def test_print_shows_other_matches(run: Run, tmp_path: Path, sample) -> None:
    """A tournament with a seat that deals and one that is locked out; a question; a course of Practice."""
    _, printed = run("print", filled(tmp_path / "saves", {sample.file: sample.data}))
    if "tournament" in sample.label:
        assert "Tournament · round 2 of 3 · everybody looks for a SET" in printed
        assert "seat 2: person, deals this round" in printed and "locked out" in printed.split("seat 1")[1].split("seat 2")[0]
    elif sample.label == "course":
        assert "a SET shown, course, SETs in which the shading is the same, 6 of 18 tables" in printed
    else:
        assert "everybody is asked" in printed and "seat 1: person, -2 points, 0 SETs this round" in printed


def test_a_game_that_is_among_the_records_is_said_to_be(run: Run, tmp_path: Path) -> None:
    """README: equal to `last` of the records, it is over and entered, and the handheld removes it."""
    records = Records()
    number, chosen, game = savefile.unpack_game(savefile.unwrap(savefile.GAME, FILES["game-solo"]))
    records.enter((6, 2, 4, 0), 0, 5, 0, number)
    files = {"records": savefile.wrap(savefile.RECORDS, records.save()), "game-solo": FILES["game-solo"]}
    words_for_it = "the handheld removes it"
    assert words_for_it in run("print", filled(tmp_path / "entered", files))[1]
    files["game-solo"] = savefile.wrap(savefile.GAME, savefile.pack_game(number + 1, chosen, game))
    assert words_for_it not in run("print", filled(tmp_path / "going on", files))[1]


def test_settings_that_are_not_for_this_version(run: Run, tmp_path: Path) -> None:
    """Other versions know other choices: they are shown, ASCII whatever they hold, and it is said that they are left out."""
    later = '{"game":"chess","volume":3,"classic":{"skill":9,"é":1},"timed":7}'.encode()
    status, printed = run("print", filled(tmp_path / "saves", {"settings": savefile.wrap(savefile.SETTINGS, later)}))
    assert status == 0 and "chosen last: Classic" in printed
    left_out = ("volume = 3", "classic.skill = 9", "classic.é = 1", "timed = 7", 'game = "chess"')
    assert [one for one in left_out if f"not for this version, and left out: {one}" not in printed] == []


def test_every_game_of_the_firmware_is_known() -> None:
    """Each has a module that reads its saves and says what is in them."""
    assert [f"game-{name}" for name in games.NAMES] == list(contents.NAMES[6:])
    for name in games.NAMES:
        module = of_game_in(name)
        assert callable(module.restore) and callable(module.lines)


# Damage

DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda data: b"", "it is empty"),
    "erased": (lambda data: b"\xff" * len(data), "it holds nothing"),
    "zeroes": (lambda data: bytes(len(data)), "it holds nothing"),
    "cut": (lambda data: data[:-20], "cannot have"),
    "very short": (lambda data: data[:5], "at least 16 bytes"),
    "one bit": (flipped, "the checksum is wrong"),
    "something else": (lambda data: b"hello world, hello world", "does not begin with TRCT, but with b'hell'"),
    "another kind": (lambda data: FILES["solved" if data[5] != savefile.SOLVED else "records"], "a file of kind"),
    "a content that nobody wrote": (lambda data: savefile.wrap(data[5], b"\x01\x01"), ""),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("name", FILES)
def test_a_damaged_file_is_found(run: Run, folder: Path, name: str, damage: str) -> None:
    """Exit status 1: which file, why, and what takes its place; print does not fail for it."""
    change, why = DAMAGE[damage]
    (folder / name).write_bytes(change(FILES[name]))
    status, printed = run("check", folder)
    (line,) = [line for line in printed.splitlines() if line.startswith(name + " ")]
    assert status == 1 and f"{name} is damaged (" in line and why in line and line.endswith("; nothing takes its place")
    assert f"1 of {len(FILES)} files are damaged" in printed
    (folder / f"{name}.old").write_bytes(FILES[name])
    status, printed = run("check", folder)
    assert status == 1 and f"; {name}.old takes its place\n" in printed
    status, printed = run("print", folder)
    assert status == 0 and f"{name}.old, in the place of {name}:" in printed


def test_whole_saves_pass(run: Run, folder: Path) -> None:
    status, printed = run("check", folder)
    assert (status, printed.splitlines()[-1]) == (0, "all saves are whole")
    assert printed.splitlines()[:-1] == [f"{name} whole" for name in contents.NAMES]


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("records", version_2(FILES["records"]), "format version 2"),
        ("game-table", version_2(FILES["game-table"]), "format version 2"),
        ("solved", savefile.wrap(savefile.SOLVED, b"\x07" + Solved().save()[1:]), "content has version 7"),
        ("game-solo", savefile.wrap(savefile.GAME, savefile.pack_game(1, b"{}", b"\x02rest")), "content has version 2"),
    ],
)
def test_another_version_is_shown_as_such(run: Run, folder: Path, name: str, data: bytes, why: str) -> None:
    """Not damaged, but not to be vouched for: check fails, print shows it, backup copies it, restore refuses it."""
    (folder / name).write_bytes(data)
    status, printed = run("check", folder)
    assert status == 1 and f"{name} is of another version (it" in printed.replace("(its", "(it") and why in printed
    assert why in run("print", folder)[1]
    status, printed = run("backup", folder, folder.parent / "copy")
    assert status == 1 and there(folder.parent / "copy") == there(folder)
    status, printed = run("restore", folder, "socket://127.0.0.1:1")
    assert status == 1 and why in printed


def test_names_that_this_version_does_not_know(run: Run, folder: Path) -> None:
    """A later version's game is kept and shown; a person's own file is left alone; neither is damage."""
    (folder / "game-chess").write_bytes(FILES["game-solo"])
    (folder / "notes.txt").write_bytes(b"buy batteries")
    status, printed = run("check", folder)
    assert status == 0
    assert "game-chess whole, but of a name that this version does not know" in printed
    assert "notes.txt is no save of Tercet: it is left alone" in printed
    status, printed = run("print", folder)
    assert status == 0 and "game-chess: " in printed and "notes.txt: 13 bytes, no save of Tercet" in printed
    (folder / "game-chess").write_bytes(flipped(FILES["game-solo"]))
    assert run("check", folder)[0] == 1


def test_set_aside_and_left_over_files(run: Run, folder: Path) -> None:
    """*.badN and leftovers are named. What was set aside is not damage that is news; a save cut short is none at all."""
    extra = {
        "records.bad1": flipped(FILES["records"]),
        "solved.bad12": FILES["solved"],
        "settings.new": FILES["settings"][:100],
        "game-solo.old": FILES["game-solo"],
    }
    for name, data in extra.items():
        (folder / name).write_bytes(data)
    status, printed = run("check", folder)
    assert status == 0, printed
    assert "records.bad1 was set aside: damaged (the checksum is wrong" in printed
    assert "solved.bad12 was set aside: whole; renamed to solved it would be read again" in printed
    assert "settings.new was cut short while it was written; it is not used" in printed
    assert "game-solo.old whole, an earlier one" in printed
    _, printed = run("print", folder)
    for name, data in extra.items():
        assert f"{name}: " in printed and f"{len(data)} bytes" in printed
    (folder / "game-solo.old").write_bytes(b"")
    status, printed = run("check", folder)
    assert status == 1 and "game-solo.old is damaged (it is empty); it is not needed while game-solo is whole" in printed


def numbered(games_entered: int) -> bytes:
    """Return records that can be told apart."""
    records = Records()
    for _ in range(games_entered):
        records.enter((1, 0, 3, 0), 1, 1, 0)
    return savefile.wrap(savefile.RECORDS, records.save())


@pytest.mark.parametrize("kinds", list(product(("absent", "whole", "damaged"), repeat=3)), ids="-".join)
def test_the_firmware_reads_the_same_file(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    """device/rp2/store.py and the tool agree which of NAME, NAME.new, NAME.old is read, and which are set aside."""
    files = {}
    for number, (suffix, kind) in enumerate(zip(("", ".new", ".old"), kinds, strict=True), 1):
        if kind != "absent":
            files["records" + suffix] = numbered(number) if kind == "whole" else flipped(numbered(number))
    folder = filled(tmp_path / "tercet", files)
    state = State(there(folder))
    current = state.current("records")
    store = Store(str(folder))
    known = store.read("records", lambda data: Records.restore(savefile.unwrap(savefile.RECORDS, data)))
    assert (current is None) == (known is None)
    if known is not None:
        assert current is not None and current.data == savefile.wrap(savefile.RECORDS, known.save())
    assert state.names == (["records"] if files else []) and len(list(state.findings())) == len(files)
    after = there(folder)
    aside = {name for name, data in files.items() if data in [after[bad] for bad in after if ".bad" in bad]}
    assert len(aside) == len(store.set_aside)
    bad = {finding.file for finding in state.findings() if finding.bad}
    assert aside <= bad <= {name for name, data in files.items() if data not in [numbered(one) for one in (1, 2, 3)]}


@pytest.mark.parametrize("name", FILES)
def test_no_content_makes_it_crash(name: str) -> None:
    """Any content behind a right checksum is shown or refused with a reason: 300 files with some bytes changed."""
    chance = random.Random(name)
    content = FILES[name][12:-4]
    for _ in range(300):
        changed = bytearray(content)
        for _ in range(chance.choice((1, 1, 2, 5))):
            changed[chance.randrange(len(changed))] = chance.choice((0, 1, 2, 3, 127, 255, chance.randrange(256)))
        data = savefile.wrap(
            FILES[name][5], bytes(changed[: chance.choice((len(changed), chance.randrange(len(changed)))) + 1])
        )
        state = State({name: data})
        printed = "\n".join(words.lines(state, "saves"))
        (finding,) = [finding for finding in state.findings() if finding.file == name]
        assert finding.bad == ("nothing whole" in printed) and (not finding.bad or "(" in finding.words)


# Sources


def test_an_image_of_the_file_system(run: Run, folder: Path) -> None:
    """The same words as for the folder, but for the name; damage inside is found; the image is not written to."""
    path = folder.parent / "disk.img"
    path.write_bytes(image(FILES))
    assert run("print", path)[1].splitlines()[1:] == run("print", folder)[1].splitlines()[1:]
    assert run("check", path)[0] == 0 and path.read_bytes() == image(FILES)
    path.write_bytes(image({**FILES, "records": b"x", "records.bad3": b"y"}))
    status, printed = run("check", path)
    assert status == 1 and "records is damaged" in printed and "records.bad3 was set aside" in printed


def test_an_image_without_saves(run: Run, tmp_path: Path) -> None:
    """A handheld that has saved nothing yet is no error, but there is nothing to back up."""
    path = tmp_path / "disk.img"
    path.write_bytes(image({}))
    assert run("check", path) == (0, "there are no saves yet\n")
    assert run("print", path)[0] == 0
    status, printed = run("backup", path, tmp_path / "copy")
    assert status == 2 and "nothing to back up" in printed and not (tmp_path / "copy").exists()


def wrong_sources(folder: Path) -> Iterator[tuple[str | Path, str]]:
    yield folder / "nothing", "there is no .*nothing: neither a folder, nor an image, nor a file of the page, nor a serial port"
    (folder / "empty").mkdir()
    yield folder / "empty", "there is no save of Tercet in .*empty"
    for name, data, message in (
        ("text", b"hello" * 5000, "is neither an image"),
        ("short", b"", "is neither an image"),
        ("blank", b"\xff" * (16 * BLOCK), "is neither an image"),
        ("save", FILES["solved"], "is one save: name the folder that it is in"),
        ("torn", image(FILES)[: 2 * BLOCK] + bytes(62 * BLOCK), "the file system in .*torn cannot be read"),
    ):
        (folder / name).write_bytes(data)
        yield folder / name, message
    yield "/dev/ttyNoSuchPort", "the port /dev/ttyNoSuchPort cannot be opened: is it plugged in"
    yield "socket://127.0.0.1:1", "the port socket.* cannot be opened"
    yield "socket://127.0.0.1", "the port socket.* cannot be opened"
    yield "nonsense://x", "the port nonsense.* cannot be opened"


def test_sources_that_cannot_be_had(run: Run, tmp_path: Path) -> None:
    """Exit status 2 and one line that says what is the matter, for every command."""
    for source, message in wrong_sources(tmp_path):
        for command in (("print", source), ("check", source), ("backup", source, tmp_path / "copy")):
            status, printed = run(*command)
            assert status == 2 and printed.count("\n") == 1, printed
            with pytest.raises(AssertionError, match=message):
                raise AssertionError(printed)
        assert not (tmp_path / "copy").exists()


def test_a_port_that_does_not_answer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something is there, but it is no MicroPython."""
    monkeypatch.setattr(board, "GREETING", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = f"socket://127.0.0.1:{server.getsockname()[1]}"
        assert run("check", port) == (2, f"no answer from {port}: is this a handheld with MicroPython?\n")


def test_the_port_is_found_by_itself() -> None:
    """Exactly one USB serial port is taken; none or several are a message. Ports that are no USB do not count."""

    def port(device: str, vid: int | None) -> ListPortInfo:
        info = ListPortInfo(device)
        info.vid, info.description = vid, f"what hangs on {device}"
        return info

    one, other, built_in = port("/dev/ttyACM0", 0x2E8A), port("/dev/ttyUSB3", 0x10C4), port("/dev/ttyS0", None)
    assert board.find_port([built_in, one]) == "/dev/ttyACM0"
    with pytest.raises(SavesError, match="no USB serial port was found"):
        board.find_port([built_in])
    with pytest.raises(SavesError, match=r"(?s)several.*/dev/ttyACM0  what hangs on .*/dev/ttyUSB3  what") as raised:
        board.find_port([other, one, built_in])
    assert "ttyS0" not in str(raised.value)


# Copying


def test_backup_of_an_image(run: Run, tmp_path: Path) -> None:
    """Every file of the folder, byte for byte, damaged ones too, and nothing from beside it; into a new or empty folder."""
    files = {**FILES, "records.old": b"damaged", "solved.bad1": b"too", "mine": b"my own"}
    (tmp_path / "disk.img").write_bytes(image(files))
    status, printed = run("backup", tmp_path / "disk.img", tmp_path / "a" / "b")
    assert status == 1 and f"{len(FILES) + 3} files copied" in printed and "records.old is damaged" in printed
    assert there(tmp_path / "a" / "b") == files
    (tmp_path / "disk.img").write_bytes(image(FILES))
    (tmp_path / "empty").mkdir()
    assert run("backup", tmp_path / "disk.img", tmp_path / "empty")[0] == 0
    assert there(tmp_path / "empty") == FILES


def test_a_backup_is_never_overwritten(run: Run, folder: Path, tmp_path: Path) -> None:
    """A folder with anything in it, or a file of that name: refused, and as it was."""
    used = filled(tmp_path / "used", {"records": b"older"})
    (tmp_path / "file").write_bytes(b"x")
    for target in (used, tmp_path / "file"):
        status, printed = run("backup", folder, target)
        assert status == 2 and "is there already and not empty" in printed
    assert there(used) == {"records": b"older"} and (tmp_path / "file").read_bytes() == b"x"


def test_what_is_not_restored(run: Run, folder: Path, tmp_path: Path) -> None:
    """A damaged backup is refused before the handheld is even asked, by name; so is a folder without saves."""
    port = "socket://127.0.0.1:1"
    status, printed = run("restore", folder, port)
    assert status == 2 and "cannot be opened" in printed, "a whole one is only stopped by the port"
    (folder / "solved").write_bytes(flipped(FILES["solved"]))
    (folder / "records.old").write_bytes(b"")
    status, printed = run("restore", folder, port)
    assert status == 1 and "  solved is damaged (the checksum" in printed and "  records.old is damaged" in printed
    assert "cannot be opened" not in printed and "nothing was restored" in printed
    (tmp_path / "empty").mkdir()
    for place in (tmp_path / "empty", tmp_path / "nowhere"):
        status, printed = run("restore", place, port)
        assert status == 2 and "there is no" in printed
