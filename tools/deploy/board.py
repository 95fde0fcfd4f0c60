"""A board with MicroPython at the other end of a serial line: what it is, and what is done there, through mpremote."""

from __future__ import annotations

import ast
from typing import Any, NamedTuple

from mpremote.transport_serial import SerialTransport  # type: ignore[import-untyped]

from tools.deploy.errors import FlashError
from tools.saves.board import GREETING, Board

LOADING = 60  # seconds that a part of the game may take to load; on a board it is a part of one
_IN_STEPS = (
    "board",
    "tercet",
    "tercet.power_on",
    "tercet.ui.text.en",
    "tercet.ui.fonts.large",
    "tercet.saves",
    "tercet.app",
)
_FACTS = """
import sys, os, gc
gc.collect()
try:
 import vfs
 rom = vfs.rom_ioctl(2, 0)
 rom = rom.ioctl(4, 0) * rom.ioctl(5, 0)
except (ImportError, AttributeError, OSError):
 rom = 0
one = sys.implementation
try:
 disk = os.statvfs("/")
except OSError:
 disk = (0, 0, 0, 0)
try:
 from uctypes import addressof
 from rp2 import Flash
 place = addressof(Flash())
 place = place, Flash().ioctl(4, 0) * Flash().ioctl(5, 0)
except (ImportError, TypeError):
 place = (0, 0)
print((sys.platform, one.name, tuple(one.version[:3]), getattr(one, "_mpy", 0), getattr(one, "_machine", sys.platform),
 gc.mem_free() + gc.mem_alloc(), rom, disk[0], disk[3], "tercet" in sys.modules, place))
"""
_FORMAT = """
import os, rp2, vfs
try:
 vfs.umount("/")
except OSError:
 pass
vfs.VfsLfs2.mkfs(rp2.Flash(), progsize=256)
vfs.mount(vfs.VfsLfs2(rp2.Flash(), progsize=256), "/")
print(os.statvfs("/")[0] > 0)
"""


class Facts(NamedTuple):
    """What a board says of itself; sizes in bytes. `own_image`: the game is frozen into what runs there.

    A disk that cannot be read has blocks of no bytes.
    """

    platform: str
    name: str
    version: tuple[int, int, int]
    mpy: int  # sys.implementation._mpy: version, sub-version << 8, architecture << 10
    machine: str
    heap: int
    rom: int
    block: int
    blocks_free: int
    own_image: bool
    disk: tuple[int, int]  # the file system's address and size; zeros where it is not known

    @property
    def release(self) -> str:
        """MicroPython's version, such as 1.25.0."""
        return ".".join(map(str, self.version))


class Target(Board):
    """A board whose game has ended, with nothing of it left in memory; it starts anew when this is closed."""

    _line: SerialTransport
    _gone = False

    def _leave(self, error: BaseException | None) -> None:
        if self._gone:
            self._close()
        else:
            super()._leave(error)

    def _greet(self) -> None:
        super()._greet()
        self.restart()

    def _check_disk(self) -> None:
        """facts() says whether there is a disk, since one that cannot be read may be formatted here."""

    def format_disk(self) -> None:
        """Erase the file system, all that is on it is lost; FlashError if even that fails."""
        if not self.ask(_FORMAT):
            raise FlashError("the file system cannot be formatted: is the flash worn out?")

    def restart(self) -> None:
        """Start MicroPython anew, without main.py."""
        with self._talking():
            self._line.enter_raw_repl(soft_reset=True, timeout_overall=GREETING)

    def facts(self) -> Facts:
        """What it says of itself."""
        return Facts(*self.ask(_FACTS))

    def ask(self, program: str) -> Any:
        """What a program prints there, a literal of Python's; None if it prints nothing. It must not be silent for long."""
        with self._disk("something went wrong on"):
            answer = self._line.exec(program).decode().strip()
        return ast.literal_eval(answer) if answer else None

    def try_game(self, folder: str) -> tuple[str, str]:
        """Load the game from there; (the board's name, the game's version) as it says them itself."""
        steps = [f"import sys\nsys.path.insert(0, {folder!r})", *(f"import {module}" for module in _IN_STEPS)]
        for step in [*steps, "print((board.NAME, tercet.VERSION))"]:
            with self._talking():
                answer, trouble = self._line.exec_raw(step, timeout=LOADING)
            if trouble:
                raise FlashError(f"the game does not load there:\n{trouble.decode(errors='replace').strip()}")
        name, version = ast.literal_eval(answer.decode().strip())
        return str(name), str(version)

    def exists(self, path: str) -> bool:
        """Whether there is a file or a folder of this name."""
        with self._disk(f"{path} cannot be looked for on"):
            return bool(self._line.fs_exists(path))

    def read_start(self, path: str, count: int) -> bytes:
        """The first bytes of a file."""
        with self._disk(f"{path} cannot be read from"):
            return bytes(ast.literal_eval(self._line.exec(f"print(open({path!r}, 'rb').read({count}))").decode()))

    def write_file(self, path: str, data: bytes) -> None:
        """Write a file; what is there then, its digest says."""
        with self._disk(f"{path} cannot be written to"):
            self._line.fs_writefile(path, data, chunk_size=1024)

    def leave_alone(self) -> None:
        """Nothing more is said to it, not even that it start anew."""
        self._gone = True

    def start_bootloader(self) -> None:
        """Let it wait for a UF2, as a drive; it says nothing more."""
        with self._talking():
            self._line.exec_raw_no_follow("import time, machine\ntime.sleep_ms(100)\nmachine.bootloader()")

    def send(self, program: str) -> None:
        """Let it run a program that gives no answer."""
        with self._talking():
            self._line.exec_raw_no_follow(program)
