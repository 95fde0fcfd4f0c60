"""Files that survive a power cut at any moment: written beside the old one, then renamed.

NAME is the good file, NAME.new the one being written, NAME.old the one before. The order of the renames leaves at every
moment at least one of them whole; LittleFS makes each rename happen or not happen, nothing between. Contents are checked
by whoever reads: this file knows only bytes.
"""

import errno
import os

_ABSENT = (errno.ENOENT, errno.ENODEV, 20)  # the last is ENOTDIR, which MicroPython's errno does not name
_FULL = 28  # ENOSPC, likewise
_READ_ONLY = 30  # EROFS, likewise

_LONGEST = 66_000  # bytes; no file of ours is longer (core/saved/file.py), and the heap holds no file that is much longer

FULL, READ_ONLY, BROKEN = "full", "read-only", "broken"  # what is the matter with the disk


class Store:
    """The files of one folder.

    trouble: "" while files can be written, else FULL, READ_ONLY or BROKEN, since the last write that failed.
    set_aside: names of damaged files, as they are called now, since somebody last looked. quiet: called before the flash
    is changed, which stops everything for up to half a second.
    """

    def __init__(self, folder: str = "/tercet", quiet=None) -> None:
        self._folder = folder
        self._quiet = quiet or _nothing
        self._locked: list = []  # names whose damaged file could not be set aside: they are not written
        self.trouble = ""
        self.set_aside: list = []

    def names(self) -> list:
        """Return the names of files that were written; one whose very first writing was cut short is not among them."""
        found = []
        for file in self._files():
            name = file[: -len(".old")] if file.endswith(".old") else file
            if "." not in name and name not in found:
                found.append(name)
        return found

    def read(self, name: str, parse):
        """Return parse(bytes) of the newest file that is whole, or None; parse raises ValueError for a damaged one.

        A damaged file is set aside, except a half-written one: its writing was cut short, and the file before is whole.
        """
        for suffix in ("", ".new", ".old"):
            path = self._path(name + suffix)
            try:
                with open(path, "rb") as file:
                    data = file.read() if os.stat(path)[6] <= _LONGEST else b""  # what is too long for the heap is damaged
            except OSError as error:
                if error.errno not in _ABSENT:
                    self._put_aside(name, path)
                continue
            try:
                parsed = parse(data)
            except ValueError:
                if suffix != ".new":
                    self._put_aside(name, path)
                continue
            if suffix == ".new":
                self._finish(name)
            return parsed
        return None

    def write(self, name: str, pieces: "list[bytes]") -> bool:
        """Replace a file by these pieces, one after the other.

        False when it cannot be, see `trouble`, and then the old one is still there.
        """
        if name in self._locked:
            self.trouble = self.trouble or BROKEN
            return False
        self._quiet()
        path = self._path(name)
        try:
            self._make_folder()
            with open(path + ".new", "wb") as file:
                for piece in pieces:
                    file.write(piece)
            if self._exists(path):
                os.rename(path, path + ".old")
            os.rename(path + ".new", path)
        except OSError as error:
            self._failed(error)
            return False
        self.trouble = ""
        return True

    def remove(self, name: str) -> bool:
        """Forget a file, the newest last: a power cut never brings an older one back."""
        self._quiet()
        path = self._path(name)
        try:
            for suffix in (".old", ".new", ""):
                if self._exists(path + suffix):
                    os.remove(path + suffix)
        except OSError as error:
            self._failed(error)
            return False
        return True

    def _finish(self, name: str) -> None:
        """Finish what a power cut interrupted: else the next write would begin by emptying the newest file that is whole."""
        self._quiet()
        path = self._path(name)
        try:
            if not self._exists(path):
                os.rename(path + ".new", path)
        except OSError as error:
            self._failed(error)

    def _path(self, file: str) -> str:
        return self._folder + "/" + file

    def _files(self) -> list:
        try:
            return os.listdir(self._folder)
        except OSError:
            return []

    def _exists(self, path: str) -> bool:
        try:
            os.stat(path)
        except OSError:
            return False
        return True

    def _make_folder(self) -> None:
        if not self._exists(self._folder):
            os.mkdir(self._folder)

    def _put_aside(self, name: str, path: str) -> None:
        """Rename a damaged file, so that nothing overwrites it; where that fails the name is not written any more."""
        self._quiet()
        number = 1
        while self._exists(self._path("%s.bad%d" % (name, number))):
            number += 1
        aside = "%s.bad%d" % (name, number)
        try:
            os.rename(path, self._path(aside))
        except OSError:
            self._locked.append(name)
            aside = path[len(self._folder) + 1 :]
        self.set_aside.append(aside)

    def _failed(self, error: OSError) -> None:
        self.trouble = {_FULL: FULL, _READ_ONLY: READ_ONLY}.get(error.errno or 0, BROKEN)


def _nothing() -> None:
    pass
