"""Small files that survive a power cut, in a folder of the board's flash.

A file, byte by byte: 0-3 "TRCT"; 4 the format, 1; 5 the version of its content; 6-7 zero; 8-11 how many bytes of content, the
lowest first; the content; then four bytes, the CRC-32 of all that comes before, the lowest first.

A save is written to NAME.new and only then takes NAME's place, whose last content stays as NAME.old. So at any moment NAME,
NAME.new and NAME.old hold at least one whole content between them. A file that is not whole is set aside as NAME.bad (or
NAME.bd1 to NAME.bd9), never overwritten.
"""

import binascii
import os

FOLDER = "/tercet"
MAGIC = b"TRCT"
FORMAT = 1
HEADER = 12  # bytes before the content
_LONGEST = 60_000  # bytes of content: nothing of ours comes near it
_BAD = ("bad", "bd1", "bd2", "bd3", "bd4", "bd5", "bd6", "bd7", "bd8", "bd9")


def pack(version: int, content: bytes) -> bytes:
    """Return a file with this content."""
    head = MAGIC + bytes((FORMAT, version, 0, 0)) + len(content).to_bytes(4, "little")
    body = head + content
    return body + (binascii.crc32(body) & 0xFFFFFFFF).to_bytes(4, "little")


def unpack(data: bytes) -> tuple:
    """Return (version, content) of a file; ValueError that says what is wrong with it."""
    if len(data) < HEADER + 4:
        raise ValueError("it has %d bytes, at least %d are needed" % (len(data), HEADER + 4))
    if data[:4] != MAGIC or data[4] != FORMAT:
        raise ValueError("it does not begin like a file of Tercet")
    length = int.from_bytes(data[8:12], "little")
    if length != len(data) - HEADER - 4:
        raise ValueError("it says that it holds %d bytes and holds %d" % (length, len(data) - HEADER - 4))
    if binascii.crc32(data[:-4]) & 0xFFFFFFFF != int.from_bytes(data[-4:], "little"):
        raise ValueError("its checksum is wrong")
    return data[5], data[HEADER:-4]


class Store:
    """Reads and writes whole contents by name. Nothing here raises for what a disk can do: it is reported instead.

    works: False once a write failed; then nothing more is written. trouble: why, or "". set_aside: damaged files.
    """

    def __init__(self, folder: str = FOLDER, usable: bool = True) -> None:
        self._folder = folder
        self.works = usable
        self.trouble = "" if usable else "no disk"
        self.set_aside: list = []
        self._written: dict = {}  # what each file holds, by its checksum, so that nothing is written twice

    def read(self, name: str):
        """Return (version, content) of the last good save of this name, or None if there is none."""
        found = None
        for ending in ("", ".new", ".old"):
            path = self._path(name + ending)
            data = self._load(path)
            if data is None:
                continue
            try:
                content = unpack(data)
            except ValueError:
                if ending != ".new":  # a half-written one is what a power cut leaves, and no loss
                    self._set_aside(name, path)
                continue
            if found is None:
                found = content
                self._written[name] = binascii.crc32(data) if ending == "" else None
        return found

    def write(self, name: str, version: int, content: bytes) -> bool:
        """Save a content; tell whether it is safe now. What is there already is not written again."""
        if not self.works:
            return False
        if len(content) > _LONGEST:
            raise ValueError("%s: %d bytes are more than a save may hold" % (name, len(content)))
        data = pack(version, content)
        checksum = binascii.crc32(data)
        if self._written.get(name) == checksum:
            return True
        path = self._path(name)
        try:
            self._make_folder()
            with open(path + ".new", "wb") as file:
                file.write(data)
            if self._exists(path):
                os.rename(path, path + ".old")
            os.rename(path + ".new", path)
        except OSError as error:
            self.works = False
            self.trouble = _reason(error)
            return False
        self._written[name] = checksum
        return True

    def remove(self, name: str) -> None:
        """Forget a save, its last content too."""
        self._written.pop(name, None)
        for ending in (".old", "", ".new"):
            path = self._path(name + ending)
            if self.works and self._exists(path):
                try:
                    os.remove(path)
                except OSError as error:
                    self.works = False
                    self.trouble = _reason(error)

    def _path(self, name: str) -> str:
        return self._folder + "/" + name

    def _make_folder(self) -> None:
        if not self._exists(self._folder):
            os.mkdir(self._folder)

    def _exists(self, path: str) -> bool:
        try:
            os.stat(path)
        except OSError:
            return False
        return True

    def _load(self, path: str):
        try:
            with open(path, "rb") as file:
                return file.read(_LONGEST + HEADER + 5)
        except OSError:
            return None

    def _set_aside(self, name: str, path: str) -> None:
        """Keep a damaged file under another name."""
        for ending in _BAD:
            aside = self._path(name + "." + ending)
            if not self._exists(aside):
                try:
                    os.rename(path, aside)
                except OSError:
                    return
                self.set_aside.append(name + "." + ending)
                return


def _reason(error: OSError) -> str:
    """Return in a word why a write failed."""
    return {28: "disk full", 30: "read-only disk", 19: "no disk"}.get(error.args[0] if error.args else 0, "disk error")
