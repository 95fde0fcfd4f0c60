"""The RP2350, which cannot be emulated here: its images are built, and their structure is what its boot ROM asks for.

And the numbers of both chips in device/rp2/chip.py are those of the pico-sdk that the images are built with.
"""

from __future__ import annotations

import csv
import os
import re
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from tercet.device.rp2 import chip

from tools import boards
from tools.bench.size import map_of
from tools.boards.rules import roles
from tools.image import BuildError, MissingError, build
from tools.image.__main__ import main
from tools.image.base import variants
from tools.image.builder import BUILD
from tools.image.flash import file_system
from tools.image.micropython import prepare
from tools.image.mpycross import ARCHITECTURE, mpy_cross
from tools.image.uf2 import FLASH_BASE, unpack

ROOT = boards.BOARDS.parent
HATS = [name for name in boards.names() if "pico2" in variants(boards.BOARDS / name)]
MEGABYTE = 1 << 20
ELSEWHERE = ("tercet/device/rp2/expand.py", "tercet/device/rp2/wire.py", "tercet/ui/mask.py")  # plain twins of Thumb code
SRAM = range(0x20000000, 0x20082000 + 1)  # RP2350 datasheet 2.2: 520 KB


def image_of(uf2: Path) -> bytes:
    return b"".join(block.payload for block in unpack(uf2.read_bytes()))


def bytecode_of(uf2: Path) -> dict[str, bytes]:
    """Every frozen function that is no native code, by its name in the linker's map: the bytes that lie in the image."""
    image = image_of(uf2)
    found = re.findall(r"^ \.rodata\.fun_data_(\w+)\s+0x(\w+)\s+0x(\w+) ", map_of(uf2).read_text(), re.MULTILINE)
    places = {name: (int(address, 16) - FLASH_BASE, int(size, 16)) for name, address, size in found}
    return {name: image[place : place + size] for name, (place, size) in places.items()}


def check_bytecode(uf2: Path, rp2040: Path, board: boards.Board, folder: Path) -> None:
    """All functions are those of an image for the RP2040, byte by byte: of any board, but for the two modules in which boards
    differ, and these are what mpy-cross makes for the RP2040."""
    here, there = bytecode_of(uf2), bytecode_of(rp2040)
    faces = "faces_{}x{}".format(*board.picture)
    for path in (board.path, ROOT / "firmware" / "tercet" / "ui" / "faces" / f"{faces}.py"):
        made = folder / "out.mpy"
        subprocess.run([mpy_cross(), f"-march={ARCHITECTURE}", "-s", path.name, "-o", made, path], check=True)
        (function,) = [name for name in here if re.fullmatch(rf"(tercet_ui_faces_)?{path.stem}__lt_module_gt_", name)]
        assert here[function] in made.read_bytes(), function
    own = re.compile(r"(board|tercet_ui_faces_faces_\d+x\d+)__lt_module_gt_")
    here, there = ({name: code for name, code in one.items() if not own.fullmatch(name)} for one in (here, there))
    assert len(here) > 2500, "most of the firmware is bytecode"
    assert [name for name in here | there if here.get(name) != there.get(name)] == []


def test_every_hat_takes_a_pico_2() -> None:
    """What "Pico" stands for in a name may be a Pico 2, and a PicoPad has one inside; others have what they have."""
    assert {name for name in boards.names() if boards.load(name).title.startswith("Pico ")} | {"diy", "picopad"} <= set(HATS)
    assert variants(boards.BOARDS / "picoboy_color") == ["plus"] and variants(boards.BOARDS / "picosystem") == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant"), [*((name, "pico2") for name in HATS), ("picoboy_color", "plus")])
def test_the_image_for_an_rp2350(name: str, variant: str, tmp_path: Path, uf2: Callable[[str], Path]) -> None:
    """RP2350 datasheet 5.5.3: a UF2 for Arm code has the family 0xe48bff59. 5.9: the boot ROM looks for a block between
    0xffffded3 and 0xab123579 in the first 4 KB, whose item IMAGE_DEF (0x42) says: executable (1), secure (2 << 4),
    Arm (0 << 8), RP2350 (1 << 12); and enters at the vector table, which lies at the start of the image. What is frozen is the
    same bytecode as on an RP2040."""
    made = build(name, tmp_path / "out.uf2", variant=variant)
    blocks = unpack(made.read_bytes())
    assert {block.family for block in blocks} == {0xE48BFF59}
    assert [block.address for block in blocks] == [FLASH_BASE + 256 * number for number in range(len(blocks))]
    assert [block.number for block in blocks] == list(range(len(blocks))) and {block.total for block in blocks} == {len(blocks)}

    image = image_of(made)
    stack, reset = struct.unpack_from("<II", image)
    assert stack in SRAM and stack % 8 == 0
    assert reset & 1 and FLASH_BASE < reset < FLASH_BASE + len(image), "the reset handler is Thumb code in the image"
    start = image.index(struct.pack("<I", 0xFFFFDED3))
    assert start < 4096 and start % 4 == 0
    assert struct.unpack_from("<I", image, start + 4) == (0x42 | 1 << 8 | (1 | 2 << 4 | 1 << 12) << 16,)
    assert struct.pack("<I", 0xAB123579) in image[start:4096]

    place, size = file_system(image)
    assert (place, size) == (FLASH_BASE + MEGABYTE, 3 * MEGABYTE), "a Pico 2 has 4 MB"
    assert len(image) <= MEGABYTE
    assert b"Raspberry Pi Pico 2" in image and b"RP2350" in image

    frozen = [path.relative_to(ROOT / "firmware").as_posix() for path in (ROOT / "firmware" / "tercet").rglob("*.py")]
    width, height = boards.load(name).picture
    for module in ("board.py", "main.py", "_boot.py", *frozen):
        there = "/faces_" not in module or module.endswith(f"_{width}x{height}.py")
        there = there and module not in ELSEWHERE and not module.startswith("tercet/device/web/")
        assert (f"{module}\0".encode() in image) == there or module.endswith("__init__.py"), module

    check_bytecode(made, uf2("picosystem"), boards.load(name), tmp_path)


def test_an_unknown_variant_names_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pico_display", "--variant", "pico3"]) == 2
    assert capsys.readouterr().err == "unknown variant 'pico3' of pico_display; variants: pico2\n"
    with pytest.raises(MissingError, match="unknown variant 'pico2' of picosystem; variants: none"):
        build("picosystem", variant="pico2")
    assert issubclass(MissingError, BuildError)


def machine_is(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(os, "uname", lambda: SimpleNamespace(machine=name))


@pytest.mark.parametrize(
    ("name", "title"), [("rp2040", "Raspberry Pi Pico with RP2040"), ("rp2350", "Raspberry Pi Pico 2 with RP2350")]
)
def test_the_numbers_of_a_chip(monkeypatch: pytest.MonkeyPatch, name: str, title: str) -> None:
    """Against the headers of the pico-sdk, which the chips' maker generates from the chips."""
    registers = prepare(BUILD, BUILD / "headers.log").tree / "lib" / "pico-sdk" / "src" / name / "hardware_regs" / "include"

    def number(header: str, what: str) -> int:
        text = (registers / "hardware" / "regs" / f"{header}.h").read_text(encoding="utf-8")
        found = re.search(rf"^#define {what}\s+(?:_u\()?(\w+)", text, re.MULTILINE)
        assert found, what
        return int(found.group(1), 0)

    machine_is(monkeypatch, title)
    known = chip.known()
    sio = number("addressmap", "SIO_BASE")
    assert known.spi == (number("addressmap", "SPI0_BASE"), number("addressmap", "SPI1_BASE"))
    assert known.requests == (number("dreq", "DREQ_SPI0_TX"), number("dreq", "DREQ_SPI1_TX"))
    assert known.to_set == sio + number("sio", "SIO_GPIO_OUT_SET_OFFSET")
    assert known.to_clear == sio + number("sio", "SIO_GPIO_OUT_CLR_OFFSET")
    assert known.watchdog == number("addressmap", "WATCHDOG_BASE")
    assert sio + number("sio", "SIO_GPIO_IN_OFFSET") == chip.GPIO_IN
    assert number("addressmap", "DMA_BASE") == chip.DMA
    assert number("dma", "DMA_CH1_READ_ADDR_OFFSET") - number("dma", "DMA_CH0_READ_ADDR_OFFSET") == chip.DMA_CHANNEL
    assert number("spi", "SPI_SSPDR_OFFSET") == 8 and number("spi", "SPI_SSPSR_OFFSET") == 12  # as wire_rp2.py indexes them
    assert number("spi", "SPI_SSPICR_OFFSET") == 32
    assert number("dma", "DMA_CH0_TRANS_COUNT_OFFSET") == 8 and number("dma", "DMA_CH0_CTRL_TRIG_OFFSET") == 12
    assert number("watchdog", "WATCHDOG_SCRATCH0_OFFSET") == 0x0C and number("watchdog", "WATCHDOG_SCRATCH1_OFFSET") == 0x10
    assert number("watchdog", "WATCHDOG_SCRATCH4_OFFSET") == 0x1C and number("watchdog", "WATCHDOG_CTRL_ENABLE_MSB") == 30


def functions_of_pins() -> dict[int, set[str]]:
    """What each pin can be, by the table that MicroPython makes the pins of both chips from."""
    table = prepare(BUILD, BUILD / "headers.log").tree / "ports" / "rp2" / "boards" / "rp2_af.csv"
    rows = list(csv.reader(table.read_text().splitlines()))[1:]
    return {int(row[0].removeprefix("GPIO")): set(row[1:]) for row in rows}


@pytest.mark.parametrize("name", boards.names())
def test_micropython_has_each_pin_and_what_it_is_used_for(name: str) -> None:
    """Also of a Pico 2, whose pins no emulator has: the SPI leads to its pins, and each light and tone has PWM."""
    can, board = functions_of_pins(), boards.load(name)
    data = board.data
    used = roles(data)
    assert {pin for _, pin in used} <= set(can) and len(used) >= 8
    display = data["DISPLAY"]
    for role, function in (("sck", "SCK"), ("mosi", "TX")):
        assert f"SPI{display['spi']}_{function}" in can[display[role]], (role, display[role])
    dimmed = [pin for role, pin in used if role == "DISPLAY backlight" or role.startswith(("SOUND", "LAMP"))]
    channels = [function for pin in dimmed for function in can[pin] if function.startswith("PWM")]
    assert len(channels) == len(dimmed) == len(set(channels)), "one channel each"
    assert all(pin in range(26, 30) for role, pin in used if role == "BATTERY adc"), "MicroPython's ADC pins"


def test_another_chip_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    machine_is(monkeypatch, "Some board with ESP32")
    with pytest.raises(ImportError, match="no registers are known of Some board with ESP32; chips: RP2040, RP2350"):
        chip.known()


def test_the_chips_differ_in_one_place() -> None:
    """No other file of the firmware has an address of the chip or asks which chip it is, but a board's test, which tells it."""
    found = []
    for path in sorted((ROOT / "firmware" / "tercet").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if re.search(r"0x[45dD]0[0-9A-Fa-f]{6}\b", text) or re.search(r'"RP2(040|350)"', text):
            found.append(path.name)
    assert found == ["chip.py", "board_test.py"]
