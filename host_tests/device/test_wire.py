"""Wanted: "correct on both panel sizes, all rotations; a fallback in plain MicroPython that gives the same bytes (a test
compares them, byte for byte)." Both run on the emulated RP2040, and what is compared is what came out of its pins.

A pixel has 12 bits on an ST7789 and 16 on an ILI9341, which takes no 12 (datasheet 8.2.33: DBI 101 and 110 only)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from host_tests.runs.tiers import amount, first_of
from tools.emulator import Handheld, execute
from tools.simulator import interpreter

ROTATIONS = (0, 90, 180, 270)[: amount(4, 2)]
PARTS = amount(5, 2)  # of the canvas, a rotation
SCRIPT = (Path(__file__).parent / "on_micropython" / "sent.py").read_text()
# The plain wire is for other chips: an image of ours has it not, so the test brings it along.
PLAIN = tuple(
    (f"tercet.device.rp2.{name}", (interpreter.FIRMWARE / "tercet" / "device" / "rp2" / f"{name}.py").read_text())
    for name in ("expand", "wire")
)


def sent(board: str, uf2: Path, plain: bool) -> list[tuple[bool, bytes]]:
    """What went out: (whether it was data, bytes), a new entry wherever DC changed."""
    handheld = Handheld(board, uf2)
    handheld.run(700)
    execute(handheld, "pass", fresh=True)
    panel, out = handheld.panel, list[tuple[bool, bytes]]()
    write = panel.write

    def noted(data: bytes | bytearray | memoryview, dc: bool) -> None:
        if out and out[-1][0] == dc:
            out[-1] = (dc, out[-1][1] + bytes(data))
        else:
            out.append((dc, bytes(data)))
        write(data, dc)

    panel.write = noted  # type: ignore[method-assign]
    wanted = f"PLAIN, ROTATIONS, PARTS, SOURCES = {plain}, {ROTATIONS}, {PARTS}, {PLAIN if plain else ()!r}"
    assert execute(handheld, f"{wanted}\n{SCRIPT}", 60_000).strip() == f"sent {PARTS}"
    handheld.run(50)
    assert not handheld.panel.faults, handheld.panel.faults
    return out


@pytest.mark.counts
@pytest.mark.parametrize("board", first_of(["pico_display", "picosystem", "pico_display_2", "diy", "picoboy_color"]))
def test_both_wires_send_the_same_bytes(board: str, uf2: Callable[[str], Path]) -> None:
    by_dma, plain = (sent(board, uf2(board), way) for way in (False, True))
    pixels = [data for dc, data in by_dma if dc and len(data) > 200]
    assert len(pixels) >= amount(2 * PARTS - 4, 1), "hardly any pixels were sent"
    assert by_dma == plain
