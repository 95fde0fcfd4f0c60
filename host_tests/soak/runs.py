"""Starts the scripts in on_device/: MicroPython with the firmware and the simulator's stand-ins, and no other process.

They run in main.py's place and play the hardware themselves (on_device/hardware.py): a million presses would take days
if each edge crossed to another process.
"""

from __future__ import annotations

import os
import struct
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tools import boards
from tools.simulator import interpreter
from tools.simulator.device import records
from tools.simulator.process import DEVICE
from tools.simulator.session import FLASH_BYTES

SCRIPTS = Path(__file__).parent / "on_device"
FIRST_ANSWER = struct.pack("=QQIII5II", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # what boot.py asks once: no key is down


@dataclass(frozen=True)
class Run:
    """What a script printed, and how long it took."""

    lines: list[str]
    seconds: float

    @property
    def figures(self) -> dict[str, int]:
        """The numbers of the last line, `ok name number name number`; AssertionError with all lines if there is none."""
        assert self.lines and self.lines[-1].startswith("ok "), "\n".join(self.lines)
        words = self.lines[-1].split()[1:]
        return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def run(
    script: str, board: str, heapsize: str, source: Path = interpreter.FIRMWARE, start_ticks: int = 0, **plan: object
) -> Run:
    """Run on_device/SCRIPT.py on a board from power-on with a blank disk; `plan` becomes its plan.py.

    source: the firmware's folder. start_ticks: what time.ticks_ms() shows at power-on.
    """
    assert len(FIRST_ANSWER) == 4 * records.REPLY_WORDS
    with tempfile.TemporaryDirectory(prefix="tercet-") as folder:
        rom = Path(folder) / "rom"
        firmware = rom / "firmware"
        firmware.mkdir(parents=True)
        (rom / "device").symlink_to(DEVICE)
        (rom / "board").mkdir()
        (rom / "board" / "board.py").symlink_to(boards.load(board).path.resolve())
        for part in ("tercet", "_boot.py"):
            (firmware / part).symlink_to(source / part)
        for file in SCRIPTS.glob("*.py"):
            (firmware / ("main.py" if file.stem == script else file.name)).symlink_to(file)
        (firmware / "plan.py").write_text("".join(f"{name} = {value!r}\n" for name, value in plan.items()))
        image, answer = Path(folder) / "flash.img", Path(folder) / "answer"
        image.write_bytes(b"\xff" * FLASH_BYTES)
        answer.write_bytes(FIRST_ANSWER)
        arguments = [
            str(each) for each in (rom, image, "/dev/null", answer, 0, start_ticks * 1000, 1, records.PWRON_RESET, 0, 0)
        ]
        return _start(interpreter.command(DEVICE / "boot.py", arguments, heapsize))


def _start(command: list[str]) -> Run:
    silent, typing = os.pipe()  # a serial line on which nobody types; at its end it would always have something to read
    started = time.monotonic()
    try:
        done = subprocess.run(
            command,
            env=interpreter.environment([DEVICE]),
            stdin=silent,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    finally:
        os.close(silent)
        os.close(typing)
    return Run(done.stdout.splitlines(), time.monotonic() - started)
