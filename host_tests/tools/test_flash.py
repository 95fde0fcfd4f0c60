"""tools/deploy without a board: the image of the ROM partition, what a board must be, the port, the drive."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from tercet.ui.text import LANGUAGES

from host_tests.tools.test_image import image_with_file_system
from tools import boards
from tools.deploy import game, install, ports, romfs
from tools.deploy.__main__ import main
from tools.deploy.board import Facts
from tools.deploy.checks import HEAP, check
from tools.deploy.errors import FlashError
from tools.deploy.micropython import ROM
from tools.image.languages import CODES
from tools.image.uf2 import FAMILIES, pack
from tools.simulator import interpreter

_MACHINE, _DISK = "Raspberry Pi Pico with RP2040", (0x100A0000, 1408 * 1024)
PICO = Facts("rp2", "micropython", (1, 25, 0), 6 | 3 << 8 | 4 << 10, _MACHINE, 246_000, 0, 4096, 300, False, _DISK)
ROOMY = PICO._replace(rom=512 * 1024)
PICO_2 = PICO._replace(mpy=6 | 3 << 8 | 7 << 10, machine="Raspberry Pi Pico2 with RP2350", heap=480_000)


class Port(NamedTuple):
    """A serial port as pyserial lists it."""

    device: str
    description: str
    vid: int | None


USB, OTHER = Port("/dev/ttyACM0", "Board in FS mode", 0x2E8A), Port("/dev/ttyUSB0", "a cable", 0x0403)


# --- the image ---


def test_the_image_is_one_that_micropython_mounts(tmp_path: Path) -> None:
    """MicroPython's own VfsRom reads every file as it is: small, empty, of the length of a unit, and beside folders."""
    files = {f"folder/of/{length}": bytes(length) for length in (0, 1, 127, 128, 240, 241, 255, 256, 257, 5000)}
    files |= {"a": b"first", "folder/b": b"\xd2\xcd\x31", "z.mpy": bytes(range(256)) * 70}
    (tmp_path / "image").write_bytes(romfs.image(files))
    code = "import vfs\nvfs.mount(vfs.VfsRom(memoryview(open('image', 'rb').read())), '/rom')\n"
    code += f"print([open('/rom/' + path, 'rb').read() for path in {list(files)!r}])"
    done = subprocess.run([interpreter.find(), "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == repr(list(files.values())) + "\n"
    assert romfs.content(romfs.image(files)) == files


def test_a_file_that_grows_a_little_shifts_no_other() -> None:
    """Only what changed is copied: the files around it stay where they are."""
    files = {"a": bytes(300), "b": bytes(1000), "c": bytes(2000)}
    grown = {**files, "b": bytes(range(200)) * 5 + b"ten more.."}
    first, second = romfs.image(files), romfs.image(grown)
    assert romfs.places(first) == romfs.places(second)
    changed = {index for index, (one, other) in enumerate(zip(first, second, strict=True)) if one != other}
    (place,) = [place for place in romfs.places(first) if place.path == "b"]
    assert changed and changed <= set(range(place.start, place.end))


# --- the files ---


@pytest.mark.parametrize("name", ["picosystem", "pico_display"])
def test_only_the_faces_of_the_panel_are_copied(name: str) -> None:
    """ "Only the faces module of the panel's size is copied"; and what only an image has is not."""
    board = boards.load(name)
    files = game.files(board, "armv6m")
    assert [path for path in files if "/faces_" in path] == [f"tercet/ui/faces/faces_{board.width}x{board.height}.mpy"]
    assert "board.mpy" in files and "tercet_main.mpy" in files and "_boot.mpy" not in files and "main.mpy" not in files
    assert all(data.startswith(b"M\x06") for data in files.values())


@pytest.mark.slow
def test_languages_for_which_there_is_no_room_are_left_out() -> None:
    """The last ones first, by name; all are there where MicroPython has the partition of today."""
    board, said = boards.load("picosystem"), []
    files = game.in_languages(board, "armv6m", ROM, CODES, said.append)
    assert not said and _languages(files) == set(CODES)
    files = game.in_languages(board, "armv6m", 512 * 1024, CODES, said.append)
    assert len(romfs.image(files)) <= 512 * 1024
    there = [code for code in CODES if code in _languages(files)]
    gone = CODES[len(there) :]
    assert gone and there + gone == CODES
    assert said == [
        f"left out for lack of room: {', '.join(name for code, name in LANGUAGES if code in gone)}; "
        "the ROM partition has 512 KB, make flash MICROPYTHON=1 puts MicroPython with a larger one there"
    ]
    assert all(code.encode() in files["tercet/ui/text/__init__.mpy"] for code in gone), "the game is not told"


@pytest.mark.parametrize("room", [0, pytest.param(ROM, marks=pytest.mark.slow)])
def test_only_the_languages_that_are_named_are_copied(room: int) -> None:
    """`make flash LANGUAGES="en de"`, into a ROM partition or as files: the others are named, with the reason."""
    said: list[str] = []
    files = game.in_languages(boards.load("picosystem"), "armv6m", room, ["en", "de"], said.append)
    assert _languages(files) == {"en", "de"}
    assert said == ["left out, since LANGUAGES does not name them: Français, Svenska, Suomi, Norsk, Íslenska"]
    told = files["tercet/ui/text/__init__.mpy"]
    assert [told.count(code) for code in (b"fr", b"sv", b"fi")] == [2, 2, 2], "once in LANGUAGES, once in LEFT_OUT"


def test_make_flash_hands_the_languages_on() -> None:
    command = ["make", "-n", "flash", "BOARD=picosystem", "LANGUAGES=en de"]
    printed = subprocess.run(command, cwd=interpreter.FIRMWARE.parent, capture_output=True, text=True, check=True).stdout
    assert re.search(r'-m tools\.deploy "picosystem"\s.*--languages "en de"', printed, re.DOTALL), printed


def test_a_language_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    """It is said before a board is looked for."""
    assert main(["picosystem", "--port", "/dev/nonsense", "--languages", "en xx"]) == 2
    assert capsys.readouterr().err.startswith("unknown language 'xx'; languages: en (English), de (Deutsch), ")


def _languages(files: dict[str, bytes]) -> set[str]:
    return {match[1] for path in files if (match := re.match(r"tercet/ui/text/(\w+)/", path))}


def test_a_module_that_does_not_compile_is_named(tmp_path: Path) -> None:
    """Nothing is changed on the board before everything compiles."""
    (tmp_path / "firmware" / "tercet" / "ui" / "faces").mkdir(parents=True)
    (tmp_path / "firmware" / "main.py").write_text("import\n")
    board = boards.load("picosystem")
    with pytest.raises(FlashError, match=r"faces_240x240\.py is missing"):
        game.files(board, "armv6m", tmp_path)
    (tmp_path / "firmware" / "tercet" / "ui" / "faces" / "faces_240x240.py").touch()
    with pytest.raises(FlashError, match=r"main\.py does not compile:\n(.*\n)*.*SyntaxError"):
        game.files(board, "armv6m", tmp_path)


# --- what a board must be ---


def test_boards_that_can_take_the_game() -> None:
    """With a ROM partition, or with a heap that holds the modules."""
    assert check(ROOMY, "Pico") == "armv6m"
    assert check(PICO_2, "Pico 2") == "armv7emsp"
    assert check(PICO._replace(heap=HEAP), "Pico") == "armv6m"


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        (PICO, r"240 KB of memory for MicroPython, .* needs 340 KB.* ROM partition(.*\n)*.*MICROPYTHON=1.*Nothing was changed"),
        (ROOMY._replace(version=(1, 23, 0)), r"1\.23\.0 is too old, 1\.24 is the oldest.*MICROPYTHON=1"),
        (ROOMY._replace(mpy=7 | 4 << 10), r"modules of version 7\.0, architecture 4; those of the game are 6\.3"),
        (ROOMY._replace(mpy=6 | 3 << 8 | 11 << 10), r"architecture 11; those of the game are 6\.3 for armv6m or armv7emsp"),
        (ROOMY._replace(name="circuitpython"), "runs circuitpython on rp2; the game needs MicroPython"),
        (ROOMY._replace(platform="esp32"), "runs micropython on esp32"),
        (ROOMY._replace(own_image=True), "only another image updates: make uf2"),
        (ROOMY._replace(block=0, blocks_free=0), "disk cannot be read; make flash FORMAT=1 erases it"),
        (ROOMY._replace(blocks_free=3), "the file system is full: main.py needs 16 KB; nothing was changed"),
    ],
)
def test_boards_that_cannot(facts: Facts, message: str) -> None:
    """ "Too old gives a clear message with what to do"; "a board too full gives a clear message before anything is written"."""
    with pytest.raises(FlashError, match=message):
        check(facts, facts.machine)


# --- the port ---


def test_the_only_board_is_found() -> None:
    """By the USB vendor of MicroPython's rp2 port."""
    assert ports.find([OTHER, USB]) == "/dev/ttyACM0"


def test_several_are_asked_about() -> None:
    """The question lists them; an answer that is none of them changes nothing."""
    two = [USB._replace(device="/dev/ttyACM1"), USB]
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return "2"

    assert ports.find(two, answer) == "/dev/ttyACM1"
    assert "1  /dev/ttyACM0" in asked[0] and "2  /dev/ttyACM1" in asked[0]
    for wrong in ("3", "0", "", "x"):
        with pytest.raises(FlashError, match="is none of 1 to 2; nothing was changed"):
            ports.find(two, lambda _, wrong=wrong: wrong)  # type: ignore[misc]


def test_no_board_and_nobody_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """ "A clear error when there is none or no terminal to ask at"."""
    with pytest.raises(FlashError, match=r"no board with MicroPython was found on USB.*PORT="):
        ports.find([OTHER])
    with Path("/dev/null").open() as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        with pytest.raises(FlashError, match=r"/dev/ttyACM0(.*\n)*name the port of one with PORT="):
            ports.find([USB, USB._replace(device="/dev/ttyACM1")])


def test_a_wrong_board_and_a_wrong_port(capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong BOARD names what is there; a port that is not there says what to look at."""
    assert main(["nonsense"]) == 2
    assert f"boards: {', '.join(boards.names())}" in capsys.readouterr().err
    assert main(["picosystem", "--port", "/dev/nonsense"]) == 2
    assert "the port /dev/nonsense cannot be opened: is it plugged in and on" in capsys.readouterr().err


# --- MicroPython first ---


def test_the_drive_of_a_board_that_waits_is_found_and_gets_the_uf2(tmp_path: Path) -> None:
    """https://github.com/microsoft/uf2: the drive has INFO_UF2.TXT."""
    other, drive = tmp_path / "other", tmp_path / "RPI-RP2"
    other.mkdir()
    drive.mkdir()
    with pytest.raises(FlashError, match=r"no drive with INFO_UF2\.TXT was mounted within 0 s: mount RPI-RP2"):
        install.wait_for_drive(lambda: [other, drive], 0)
    (drive / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n")
    assert install.wait_for_drive(lambda: [other, drive], 0) == drive
    (tmp_path / "new.uf2").write_bytes(b"UF2\n")
    install.copy_to_drive(tmp_path / "new.uf2", drive)
    assert (drive / "new.uf2").read_bytes() == b"UF2\n"


def test_files_that_would_be_lost_are_told_of(tmp_path: Path) -> None:
    """The official MicroPython of a Pico has its file system elsewhere; a lost one must be agreed to."""
    uf2 = tmp_path / "new.uf2"
    uf2.write_bytes(pack(image_with_file_system(0x10100000, 1 << 20, 1024), FAMILIES["rp2040"]))
    with pytest.raises(FlashError, match=r"would move from 0x100a0000 to 0x10100000, and all files .* lost(.*\n)*.*FORMAT=1"):
        install.check_disk(PICO, uf2, False)
    install.check_disk(PICO, uf2, True)
    install.check_disk(PICO._replace(disk=(0x10100000, 1 << 20)), uf2, False)


def test_a_socket_has_no_drive() -> None:
    """It goes over the line then, at the cost of the files, which must be agreed to."""
    with pytest.raises(FlashError, match=r"is no USB port, .* whose files are lost.* FORMAT=1 as well\. Nothing was changed"):
        install.install(boards.load("picosystem"), "socket://127.0.0.1:1", False)


def test_mpflash_that_is_missing_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """ "Missing tool says how to get it"."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(FlashError, match=r"mpflash is missing: \S+ -m pip install mpflash==1\.29\.0"):
        install.official("/dev/ttyACM0")
