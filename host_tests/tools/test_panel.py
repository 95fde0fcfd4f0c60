"""The panel model against the datasheet and against the offsets that real drivers use."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tools import boards
from tools.panel import Panel
from tools.panel.pixels import decode

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)
UPRIGHT = {0: 0x00, 90: 0x60, 180: 0xC0, 270: 0xA0}


def display(**changes: Any) -> dict[str, Any]:
    base: dict[str, Any] = {"controller": "ST7789", "cs": 5, "panel": (240, 240), "origin": (0, 0)}
    return {**base, "rotation": 0, "colour_order": "RGB", "inversion": True, **changes}


def send(panel: Panel, code: int, parameters: bytes = b"") -> None:
    panel.write(bytes((code,)), False)
    if parameters:
        panel.write(parameters, True)


def window(panel: Panel, left: int, top: int, width: int, height: int) -> None:
    for code, first, count in ((0x2A, left, width), (0x2B, top, height)):
        send(panel, code, first.to_bytes(2, "big") + (first + count - 1).to_bytes(2, "big"))


def start(panel: Panel, madctl: int = 0, colmod: int = 0x55, inverted: bool = True) -> Panel:
    panel.select(True)
    for code in (0x01, 0x11):
        send(panel, code)
    send(panel, 0x3A, bytes((colmod,)))
    send(panel, 0x36, bytes((madctl,)))
    send(panel, 0x21 if inverted else 0x20)
    send(panel, 0x29)
    return panel


def ready(madctl: int = 0, colmod: int = 0x55, inverted: bool = True, **changes: Any) -> Panel:
    return start(Panel(display(**changes)), madctl, colmod, inverted)


def corners(panel: Panel, left: int, top: int) -> None:
    """A black picture with three marks: red top left, green top right, blue bottom left."""
    width, height = panel.width, panel.height
    lines = [[b"\0\0"] * width for _ in range(height)]
    lines[0][0], lines[0][-1], lines[-1][0] = b"\xf8\x00", b"\x07\xe0", b"\x00\x1f"
    window(panel, left, top, width, height)
    send(panel, 0x2C, b"".join(b"".join(line) for line in lines))


def marks(panel: Panel) -> list[tuple[int, int, int]]:
    right, bottom = panel.width - 1, panel.height - 1
    middle = (right // 2, bottom // 2)
    return [panel.pixel(*where) for where in ((0, 0), (right, 0), (0, bottom), (right, bottom), middle)]


@pytest.mark.parametrize(
    ("panel_size", "origin", "rotation", "offset"),
    [
        ((135, 240), (52, 40), 0, (52, 40)),
        ((135, 240), (52, 40), 90, (40, 53)),
        ((135, 240), (52, 40), 180, (53, 40)),
        ((135, 240), (52, 40), 270, (40, 52)),
        ((240, 240), (0, 0), 0, (0, 0)),
        ((240, 240), (0, 0), 90, (0, 0)),
        ((240, 240), (0, 0), 180, (0, 80)),
        ((240, 240), (0, 0), 270, (80, 0)),
        ((240, 320), (0, 0), 90, (0, 0)),
        ((240, 320), (0, 0), 270, (0, 0)),
    ],
)
def test_known_offsets_give_an_upright_picture(panel_size: Any, origin: Any, rotation: int, offset: Any) -> None:
    panel = ready(UPRIGHT[rotation], panel=panel_size, origin=origin, rotation=rotation)
    assert (panel.width, panel.height) == (panel_size if rotation in (0, 180) else panel_size[::-1])
    corners(panel, *offset)
    assert marks(panel) == [RED, GREEN, BLUE, BLACK, BLACK]
    assert panel.image().size == (panel.width, panel.height)
    assert not panel.faults


def test_a_wrong_offset_shifts_the_picture_by_as_much() -> None:
    panel = ready(0x60, panel=(135, 240), origin=(52, 40), rotation=90)
    corners(panel, 40, 53)
    corners(panel, 42, 54)
    assert panel.pixel(2, 1) == RED


def test_a_wrong_madctl_turns_the_picture() -> None:
    panel = ready(0x00, rotation=180)
    corners(panel, 0, 0)
    assert marks(panel) == [BLACK, BLUE, GREEN, RED, BLACK]


def test_mirrored_picture_with_mx_alone() -> None:
    panel = ready(0x40)
    corners(panel, 0, 0)
    assert marks(panel) == [GREEN, RED, BLACK, BLUE, BLACK]


def test_refresh_order_bits_do_not_move_the_picture() -> None:
    panel = ready(0x14)
    corners(panel, 0, 0)
    assert marks(panel) == [RED, GREEN, BLUE, BLACK, BLACK]


def test_an_ili9341_is_upright_with_the_usual_values() -> None:
    for rotation, madctl in ((0, 0x48), (90, 0x28), (180, 0x88), (270, 0xE8)):
        shape: dict[str, Any] = {
            "controller": "ILI9341",
            "panel": (240, 320),
            "colour_order": "BGR",
            "inversion": False,
        }
        panel = ready(madctl, inverted=False, rotation=rotation, **shape)
        corners(panel, 0, 0)
        assert marks(panel) == [RED, GREEN, BLUE, BLACK, BLACK], rotation


def test_wrong_colour_order_and_missing_inversion() -> None:
    panel = ready(0x08)
    corners(panel, 0, 0)
    assert marks(panel)[:3] == [BLUE, GREEN, RED]
    send(panel, 0x36, b"\0")
    assert marks(panel)[:3] == [RED, GREEN, BLUE]
    send(panel, 0x20)
    assert marks(panel)[:4] == [(0, 255, 255), (255, 0, 255), (255, 255, 0), WHITE]
    assert ready(0x08, colour_order="BGR").faults == []


@pytest.mark.parametrize(
    ("colmod", "wire", "seen"),
    [
        (0x03, "f00 0f8", [(255, 0, 0), (0, 255, 136)]),
        (0x53, "123 456", [(17, 34, 51), (68, 85, 102)]),
        (0x05, "f800 07e0 001f 0841", [RED, GREEN, BLUE, (8, 8, 8)]),
        (0x55, "ffff 8410", [WHITE, (132, 130, 132)]),
        (0x06, "fc0000 0004fc", [(255, 0, 0), (0, 4, 255)]),
        (0x66, "fffc80", [(255, 255, 130)]),
    ],
)
def test_pixel_formats(colmod: int, wire: str, seen: list[Any]) -> None:
    panel = ready(colmod=colmod)
    window(panel, 10, 20, len(seen), 1)
    send(panel, 0x2C, bytes.fromhex(wire.replace(" ", "")))
    assert [panel.pixel(10 + i, 20) for i in range(len(seen))] == seen
    assert not panel.faults


def test_every_16_bit_value() -> None:
    data = b"".join(value.to_bytes(2, "big") for value in range(1 << 16))
    red, green, blue = decode(0x55, data, 1 << 16)
    for value in range(1 << 16):
        five, six, last = value >> 11, value >> 5 & 63, value & 31
        assert red[value] == five << 3 | five >> 2
        assert green[value] == six << 2 | six >> 4
        assert blue[value] == last << 3 | last >> 2


@pytest.mark.parametrize("colmod", [0x03, 0x55, 0x66])
@pytest.mark.parametrize("madctl", range(0, 0x100, 0x20))
def test_byte_by_byte_is_the_same_as_at_once(colmod: int, madctl: int) -> None:
    data = bytes((7 * i + i // 3) & 0xFF for i in range(3 * 2 * 13 * 6))
    pictures = []
    for step in (len(data), 1, 7):
        panel = ready(madctl, colmod)
        window(panel, 5, 9, 13, 12)
        send(panel, 0x2C)
        for at in range(0, len(data), step):
            panel.write(data[at : at + step], True)
            if step == 7:
                panel.image()
        pictures.append(panel.image().tobytes())
    assert pictures[0] == pictures[1] == pictures[2]


def test_odd_number_of_12_bit_pixels_ends_with_half_a_byte() -> None:
    panel = ready(colmod=0x03)
    window(panel, 0, 0, 3, 1)
    send(panel, 0x2C, bytes.fromhex("f000f000f0"))
    send(panel, 0x00)
    assert [panel.pixel(x, 0) for x in range(3)] == [RED, GREEN, BLUE]
    assert not panel.faults


def test_ramwrc_goes_on_and_ramwr_begins_again() -> None:
    panel = ready()
    window(panel, 0, 0, 2, 2)
    send(panel, 0x2C, b"\xf8\x00\xf8\x00")
    send(panel, 0x3C, b"\x07\xe0")
    assert panel.pixel(0, 1) == GREEN
    send(panel, 0x2C, b"\x00\x1f")
    assert panel.pixel(0, 0) == BLUE


def test_sleep_off_and_version() -> None:
    panel = ready()
    window(panel, 0, 0, 1, 1)
    send(panel, 0x2C, b"\xff\xff")
    assert panel.pixel(0, 0) == WHITE and panel.on and not panel.asleep
    version = panel.version
    send(panel, 0x2C, b"\xff\xff")
    assert panel.version == version
    send(panel, 0x28)
    assert panel.pixel(0, 0) == BLACK and panel.version > version and not panel.on
    send(panel, 0x29)
    send(panel, 0x10)
    assert panel.asleep and panel.pixel(0, 0) == BLACK
    panel.reset()
    start(panel)
    assert panel.pixel(0, 0) == WHITE, "a reset does not clear the memory"


def test_memory_holds_noise_after_power_on() -> None:
    assert len(set(ready().image().tobytes())) == 256


def test_commands_are_logged() -> None:
    panel = ready()
    window(panel, 1, 2, 3, 4)
    send(panel, 0x2C, b"\0\0\0\0")
    names = [command.name for command in panel.commands]
    assert names == ["SWRESET", "SLPOUT", "COLMOD", "MADCTL", "INVON", "DISPON", "CASET", "RASET", "RAMWR"]
    assert panel.commands[-3].parameters == b"\0\1\0\3" and panel.commands[-1].pixel_bytes == 4


def fault_of(*steps: tuple[int, bytes], panel: Panel | None = None) -> str:
    panel = panel or ready()
    for code, parameters in steps:
        send(panel, code, parameters)
    send(panel, 0x00)
    return " | ".join(panel.faults)


def test_faults_are_named() -> None:
    assert "CASET 0..240 is outside the memory" in fault_of((0x2A, b"\0\0\0\xf0"), (0x2C, b"\0\0"))
    assert "RASET 0..320 is outside" in fault_of((0x2B, b"\0\0\1\x40"), (0x2C, b"\0\0"))
    assert fault_of((0x36, b"\x20"), (0x2A, b"\0\0\1\x3f"), (0x2B, b"\0\0\0\xef"), (0x2C, b"\0\0")) == ""
    assert "reversed" in fault_of((0x2A, b"\0\5\0\4"))
    assert "1x1 pixels of the window" in fault_of((0x2A, b"\0\1\0\1"), (0x2B, b"\0\1\0\1"), (0x2C, b"\0\0\0\0"))
    assert "middle of a pixel" in fault_of((0x2C, b"\0\0\0"))
    assert "CASET with 3 parameter bytes, not 4" in fault_of((0x2A, b"\0\0\0"))
    assert "SLPOUT with 1 parameter bytes, not 0" in fault_of((0x11, b"\0"))
    assert "unknown command 0x42" in fault_of((0x42, b""))
    assert "COLMOD 0x07" in fault_of((0x3A, b"\x07"))
    assert "COLMOD 0x03" in fault_of((0x3A, b"\x03"), panel=ready(controller="ILI9341"))
    assert fault_of((0xD6, b"\xa1"), (0xB0, b"\0\xc0")) == ""

    panel = Panel(display())
    panel.write(b"\x2c", False)
    assert panel.faults == ["bytes sent while CS is high"]
    panel = Panel(display(cs=None))
    panel.write(b"\x2c", True)
    assert panel.faults == ["data before any command"]
    send(panel, 0x2C, b"\0\0\0")
    assert panel.faults[1:] == [
        "pixels were sent and the display was never turned on (DISPON)",
        "pixels were sent and the panel was never woken (SLPOUT)",
    ]


def test_waits_are_checked_against_a_clock() -> None:
    now = 0
    panel = Panel(display(), lambda: now)
    panel.select(True)
    send(panel, 0x01)
    now = 4000
    send(panel, 0x11)
    assert panel.faults == ["SLPOUT came 1000 us too early after a reset: wait 5 ms"]
    now = 9000
    send(panel, 0x29)
    assert len(panel.faults) == 1
    send(panel, 0x01)
    now = 20_000
    send(panel, 0x11)
    assert "109000 us too early after the last change of sleep" in panel.faults[1]


def test_pixels_outside_the_memory_are_lost() -> None:
    panel = ready()
    window(panel, 238, 318, 4, 4)
    send(panel, 0x2C, b"\xff\xff" * 16)
    panel.image()
    assert len(panel.faults) == 2


def test_bad_arguments_have_a_message() -> None:
    with pytest.raises(ValueError, match="controllers: ST7789, ILI9341"):
        Panel(display(controller="SSD1306"))
    with pytest.raises(ValueError, match="outside 240x240"):
        ready().pixel(240, 0)


def test_every_board_has_a_panel() -> None:
    for name in boards.names():
        board = boards.load(name)
        assert Panel(board.display).image().size == (board.width, board.height)


def test_a_frame_is_fast() -> None:
    panel = ready(0x60, 0x03, rotation=90)
    window(panel, 0, 0, 240, 240)
    best = 1.0
    for level in range(5):
        began = time.perf_counter()
        send(panel, 0x2C, bytes((level * 16,)) * 86_400)
        panel.image()
        best = min(best, time.perf_counter() - began)
    assert best < 0.06
