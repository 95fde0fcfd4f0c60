"""All files of a folder of saves together: which of them the handheld reads, what is damaged, what stands in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from tools.saves.contents import NAMES, Condition, Reading, read

SUFFIXES = ("", ".new", ".old")  # in the order in which device/rp2/store.py looks for a whole one
_ASIDE = re.compile(r"(?P<name>.+)\.bad\d+")


@dataclass(frozen=True)
class File:
    """One file: `file` is its whole name, `name` what it is the save of, `suffix` one of SUFFIXES or .badN."""

    file: str
    name: str
    data: bytes
    reading: Reading

    @property
    def suffix(self) -> str:
        return self.file[len(self.name) :]

    @property
    def usable(self) -> bool:
        """Whether a handheld reads it, or keeps it for a version that does."""
        return self.reading.condition in (Condition.WHOLE, Condition.UNKNOWN)


@dataclass(frozen=True)
class Finding:
    """What is to be said of a file; `bad` if it is damaged, or cannot be vouched for."""

    file: str
    words: str
    bad: bool


class State:
    """The files of a folder, by name. Files that are no saves are among them, and left alone."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.files = {file: _file(file, data) for file, data in sorted(files.items())}

    @cached_property
    def names(self) -> list[str]:
        """What there are saves of, in the order in which they are shown."""
        found = {one.name for one in self.files.values() if one.suffix in SUFFIXES and _is_save(one)}
        return [name for name in NAMES if name in found] + sorted(found.difference(NAMES))

    @property
    def set_aside(self) -> list[File]:
        """Damaged files that the handheld has renamed; it never reads them again."""
        return [one for one in self.files.values() if one.suffix.startswith(".bad")]

    @property
    def foreign(self) -> list[File]:
        """Files that are no saves."""
        return [one for one in self.files.values() if one.suffix in SUFFIXES and not _is_save(one)]

    def current(self, name: str) -> File | None:
        """The file that the handheld reads: the first whole one."""
        for suffix in SUFFIXES:
            one = self.files.get(name + suffix)
            if one and one.usable:
                return one
        return None

    def versions(self, name: str) -> list[File]:
        """The files of a save in the order in which the handheld looks at them."""
        return [self.files[name + suffix] for suffix in SUFFIXES if name + suffix in self.files]

    def findings(self) -> Iterator[Finding]:
        """What there is to say of every file, in the order of `names`; the bad ones make a check fail."""
        for name in self.names:
            for one in self.versions(name):
                yield self._finding(one)
        for one in self.set_aside:
            words = f"was set aside: {_described(one.reading)}"
            if one.usable:
                words += f"; renamed to {one.name} it would be read again"
            yield Finding(one.file, words, False)
        for one in self.foreign:
            yield Finding(one.file, f"is {one.reading.condition.value}: it is left alone", False)

    def _finding(self, one: File) -> Finding:
        name, reading = one.name, one.reading
        if one.usable:
            return Finding(one.file, reading.condition.value + self._role(one), False)
        cut = reading.condition is Condition.DAMAGED and one.suffix == ".new"
        if cut and (name in self.files or name + ".old" not in self.files):
            # no rename has begun, for which it would have been whole: the power went off while it was written
            return Finding(one.file, f"was cut short while it was written; it is not used ({reading.why})", False)
        instead = self.current(name)
        if instead is None:
            place = "; nothing takes its place"
        elif SUFFIXES.index(instead.suffix) < SUFFIXES.index(one.suffix):
            place = f"; it is not needed while {instead.file} is whole"
        else:
            place = f"; {instead.file} takes its place"
        return Finding(one.file, f"is {_described(reading)}{place}", True)

    def _role(self, one: File) -> str:
        if one is not self.current(one.name):
            return ", an earlier one" if one.suffix == ".old" else ", not used"
        if not one.suffix:
            return ""
        if one.name in self.files:
            return f", and read in the place of {one.name}"
        if one.suffix == ".new":
            return f", and read in the place of {one.name}: the power went off before it was renamed"
        return f", and read in the place of {one.name}, which is not there"


def _file(file: str, data: bytes) -> File:
    aside = _ASIDE.fullmatch(file)
    name = file[: -len(".new")] if file.endswith(SUFFIXES[1:]) else file
    name = aside["name"] if aside else name
    return File(file, name, data, read(name, data))


def _is_save(one: File) -> bool:
    return "." not in one.name and one.reading.condition is not Condition.FOREIGN


def _described(reading: Reading) -> str:
    return reading.condition.value + (f" ({reading.why})" if reading.why else "")
