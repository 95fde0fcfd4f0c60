"""Where saves come from: a folder, an image of a flash or of its file system, the page's file, a handheld on a serial port."""

from __future__ import annotations

import stat
import struct
from pathlib import Path
from typing import NamedTuple

from littlefs import LittleFS, LittleFSError, UserContext

from tools.image.errors import BuildError
from tools.image.flash import file_system
from tools.image.uf2 import FLASH_BASE
from tools.saves import downloaded
from tools.saves.board import FOLDER, Board, find_port
from tools.saves.contents import MARK
from tools.saves.errors import SavesError

BLOCK = 4096  # bytes, of the RP2040's flash
_SUPERBLOCK = b"littlefs"  # at byte 8 of block 0 or 1
_ABSENT = -2  # LFS_ERR_NOENT


class Source(NamedTuple):
    """Files by name, and what to call the place where they are."""

    title: str
    files: dict[str, bytes]


def read(source: str | None) -> Source:
    """Read all files of a folder, an image or a handheld; None: the handheld on the only serial port."""
    if source is None or is_port(source):
        port = source or find_port()
        with Board(port) as board:
            return Source(f"the handheld at {port}", board.files())
    path = Path(source)
    if path.is_dir():
        return Source(source, read_folder(path))
    if not path.exists():
        raise SavesError(f"there is no {source}: neither a folder, nor an image, nor a file of the page, nor a serial port")
    data = _bytes(path)
    if data.lstrip()[:1] == b"{":
        return Source(source, downloaded.unpack(data, source))
    return Source(source, read_image(data, source))


def is_port(source: str) -> bool:
    """Tell whether a source is meant to be a serial port, be it there or not."""
    if "://" in source or (source.upper().startswith("COM") and source[3:].isdigit()):
        return True
    path = Path(source)
    if path.exists():
        return stat.S_ISCHR(path.stat().st_mode)
    return source.startswith("/dev/")


def read_folder(folder: Path) -> dict[str, bytes]:
    """All files of a folder; SavesError if it cannot be read or holds no save."""
    if not folder.is_dir():
        raise SavesError(f"there is no folder {folder}")
    try:
        files = {path.name: _bytes(path) for path in sorted(folder.iterdir()) if path.is_file()}
    except OSError as error:
        raise SavesError(f"{folder} cannot be read: {error.strerror}") from error
    if not any(data[:4] == MARK for data in files.values()):
        raise SavesError(f"there is no save of Tercet in {folder}")
    return files


def read_image(image: bytes, title: str) -> dict[str, bytes]:
    """The files of the folder on the disk in an image: of the whole flash, or of the file system alone."""
    if image[:4] == MARK:
        raise SavesError(f"{title} is one save: name the folder that it is in")
    try:
        start, size = file_system(image)
        part = image[start - FLASH_BASE : start - FLASH_BASE + size]
    except (BuildError, struct.error):
        part = image
    if not any(part[at + 8 : at + 16] == _SUPERBLOCK for at in (0, BLOCK)):
        if part is not image and not part.strip(b"\xff"):
            raise SavesError(f"nothing was ever stored in the flash of {title}")
        raise SavesError(f"{title} is neither an image of a handheld's flash nor of a LittleFS file system")
    try:
        return _files(part)
    except (LittleFSError, ValueError) as error:  # ValueError: names that are no UTF-8
        raise SavesError(f"the file system in {title} cannot be read: {error}") from error


def _files(part: bytes) -> dict[str, bytes]:
    blocks = len(part) // BLOCK
    context = UserContext(buffer=bytearray(part[: blocks * BLOCK]))
    disk = LittleFS(context=context, block_size=BLOCK, block_count=blocks, mount=False)
    disk.mount()
    disk.fs_mkconsistent()  # a rename that a power cut has halved hides names until it is ended
    try:
        names = [entry.name for entry in disk.scandir(FOLDER) if entry.type == entry.TYPE_REG]
    except LittleFSError as error:
        if error.code == _ABSENT:
            return {}
        raise
    files = {}
    for name in sorted(names):
        with disk.open(f"{FOLDER}/{name}", "rb") as file:
            files[name] = bytes(file.read())
    return files


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SavesError(f"{path} cannot be read: {error.strerror}") from error
