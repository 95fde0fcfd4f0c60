"""The firmware's own disk.py and store.py on the PC, over littlefs-python, on what a power cut left of a flash.

What they write goes to a copy of the sectors concerned: the flash itself stays as it was.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType, SimpleNamespace
from typing import Any, NamedTuple
from unittest import mock

import littlefs

DEVICE = Path(__file__).parents[2] / "firmware" / "tercet" / "device" / "rp2"
BLOCK, PAGE = 4096, 256
ERASED = b"\xff" * BLOCK


class Step(NamedTuple):
    """One erase of a sector or program of a page: where in the file system, and what is there afterwards."""

    kind: str
    place: int
    data: bytes


class Sectors(littlefs.UserContext):  # type: ignore[misc]  # littlefs-python has no types for it
    """A flash for LittleFS: sectors of bytes, of which only those are stored that differ from `content`."""

    def __init__(self, content: bytes | bytearray, changed: dict[int, bytes] | None = None) -> None:
        self.content = content
        self.changed = dict(changed or {})
        self.steps: list[Step] = []

    def sector(self, number: int) -> bytes:
        """What is in a sector."""
        return self.changed.get(number) or bytes(self.content[number * BLOCK : (number + 1) * BLOCK])

    def do(self, step: Step) -> None:
        """Do a step, or what is left of one."""
        number, offset = divmod(step.place, BLOCK)
        old = self.sector(number)
        self.changed[number] = old[:offset] + step.data + old[offset + len(step.data) :]

    def read(self, cfg: Any, block: int, off: int, size: int) -> bytearray:
        return bytearray(self.sector(block)[off : off + size])

    def prog(self, cfg: Any, block: int, off: int, data: bytes) -> int:
        for start in range(0, len(data), PAGE):
            self.steps.append(Step("program", block * BLOCK + off + start, bytes(data[start : start + PAGE])))
            self.do(self.steps[-1])
        return 0

    def erase(self, cfg: Any, block: int) -> int:
        self.steps.append(Step("erase", block * BLOCK, ERASED))
        self.do(self.steps[-1])
        return 0

    # As rp2.Flash

    def ioctl(self, command: int, argument: int) -> int:
        return {4: len(self.content) // BLOCK, 5: BLOCK}[command]

    def readblocks(self, block: int, buffer: bytearray, offset: int = 0) -> None:
        buffer[:] = self.sector(block)[offset : offset + len(buffer)]


class Files:
    """MicroPython's `os`, `vfs` and `open`, as far as disk.py and store.py use them: the calls and the errors."""

    def __init__(self) -> None:
        self.mounted: littlefs.LittleFS | None = None
        calls = {name: self._call(name) for name in ("listdir", "mkdir", "remove", "rename")}
        stat = self._call("stat")
        self.os = SimpleNamespace(
            **calls, stat=lambda path: (0,) * 6 + (stat(path).size,), statvfs=lambda path: (BLOCK if self.mounted else 0,)
        )
        self.vfs = SimpleNamespace(VfsLfs2=_VfsLfs2, mount=self._mount, umount=self.unmount)
        self.open = self._call("open")

    def unmount(self, place: str = "/") -> None:
        """Leave what was mounted."""
        if self.mounted is not None:
            self.mounted.unmount()
            self.mounted = None

    def _mount(self, files: littlefs.LittleFS, place: str) -> None:
        self.mounted = files

    def _call(self, name: str) -> Callable[..., Any]:
        def called(*arguments: str) -> Any:
            if self.mounted is None:
                raise OSError(errno.ENODEV, "nothing is mounted")
            with _errors():
                return getattr(self.mounted, name)(*arguments)

        return called


def mounted(sectors: Sectors, progsize: int) -> littlefs.LittleFS:
    """littlefs-python's file system on these sectors, mounted."""
    files = _bare(sectors, progsize)
    with _errors():
        files.mount()
    return files


def _bare(sectors: Sectors, progsize: int) -> littlefs.LittleFS:
    """With the sizes that MicroPython gives its own (extmod/vfs_lfsx.c)."""
    return littlefs.LittleFS(
        context=sectors, mount=False, block_size=BLOCK, block_count=len(sectors.content) // BLOCK, read_size=32,
        prog_size=progsize, cache_size=4 * progsize, lookahead_size=32, block_cycles=100,
    )  # fmt: skip


class _VfsLfs2:
    """MicroPython's class, of which a call mounts."""

    def __new__(cls, sectors: Sectors, progsize: int) -> littlefs.LittleFS:  # type: ignore[misc]
        return mounted(sectors, progsize)

    @staticmethod
    def mkfs(sectors: Sectors, progsize: int) -> None:
        _bare(sectors, progsize).format()


@contextmanager
def _errors() -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT)) from error
    except littlefs.LittleFSError as error:
        raise OSError(-error.code, str(error)) from error


class Device:
    """A device that was just switched on with this flash: `disk` is the firmware's module, `store` its Store."""

    def __init__(self, sectors: Sectors) -> None:
        self._files = Files()
        self.disk = self._module("disk", sectors)
        self.disk.start()
        module = self._module("store", sectors)
        module.open = self._files.open
        self.store = module.Store()

    def __enter__(self) -> Device:
        return self

    def __exit__(self, *_: object) -> None:
        self._files.unmount()

    def _module(self, name: str, sectors: Sectors) -> Any:
        module: Any = ModuleType(name)
        fakes: dict[str, Any] = {"os": self._files.os, "vfs": self._files.vfs, "rp2": SimpleNamespace(Flash=lambda: sectors)}
        with mock.patch.dict(sys.modules, fakes):
            exec(_source(name), module.__dict__)
        return module


@cache
def _source(name: str) -> CodeType:
    return compile((DEVICE / f"{name}.py").read_text(encoding="utf-8"), f"{name}.py", "exec")
