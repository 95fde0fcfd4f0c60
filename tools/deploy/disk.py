"""The game as files in /lib of the board's file system, for chips whose heap holds it; and main.py, which starts it.

Every file is first written under another name and read back; then main.py goes, all are renamed, and main.py comes last.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from tools.deploy.board import Facts, Target
from tools.deploy.errors import FlashError
from tools.deploy.game import START

FOLDER = "/lib"
MAIN, BEFORE = "/main.py", "/main-before-tercet.py"
_MARK = b"# Starts Tercet"
_RESERVE = 16  # blocks that are left: for folders, and for saves
_PART = 1024  # bytes written at once
_DIGESTS = """
import hashlib
def digest(path):
 sum = hashlib.sha256()
 try:
  with open(path, "rb") as file:
   part = file.read(512)
   while part:
    sum.update(part)
    part = file.read(512)
 except OSError:
  return None
 return sum.digest()
for path in %r:
 print(digest(path), end=",")
"""
_WALK = """
import os
found = []
def walk(folder):
 for entry in os.ilistdir(folder):
  path = folder + "/" + entry[0]
  if entry[1] & 0x4000:
   walk(path)
  found.append(path)
for path in %r:
 try:
  if os.stat(path)[0] & 0x4000:
   walk(path)
  found.append(path)
 except OSError:
  pass
print(found)
"""
_RENAME = """
import os
for path in %r:
 os.rename(path + ".new", path)
"""
_REMOVE = """
import os
for path in %r:
 os.remove(path)
"""

Say = Callable[[str], None]


def main_py(folder: str) -> bytes:
    """The main.py that starts the game from a folder."""
    return (
        f"{_MARK.decode()}; written by its make flash. The main.py that was here before is now {BEFORE}\n"
        "import sys\n\n"
        f'sys.path.insert(0, "{folder}")  # before the root, where the folder of saves has the same name\n'
        f"import {START}\n"
    ).encode()


def copy(target: Target, files: dict[str, bytes], facts: Facts, say: Say) -> int:
    """Bring /lib to these files, without main.py; return how many were written.

    FlashError: they do not fit (nothing was changed), or what was written is not what is read back.
    """
    there = {f"{FOLDER}/{path}": data for path, data in files.items()}
    late = {path: data for path, data in there.items() if path in set(_different(target, there))}
    needed = sum(-(-len(data) // facts.block) for data in late.values()) + _RESERVE
    if late and needed > facts.blocks_free:
        raise FlashError(
            f"the file system is too full: {needed * facts.block // 1024} KB are needed and "
            f"{facts.blocks_free * facts.block // 1024} KB free; nothing was changed"
        )
    _make_folders(target, late)
    for count, (path, data) in enumerate(late.items(), 1):
        target.write_file(path + ".new", data)
        say(f"  {count} of {len(late)}  {path}")
    if _different(target, {path + ".new": data for path, data in late.items()}):
        raise FlashError("what was written to the board is not what is read back from it: try again, with another cable")
    stale = [path for path in _old(target) if path not in there and path.removesuffix(".new") not in late]
    if late or stale:
        if _ours(target):
            target.ask(_REMOVE % [MAIN])
        target.ask(_RENAME % list(late))
        target.ask(_REMOVE % stale)
    return len(late)


def start_from(target: Target, folder: str) -> None:
    """Write the main.py that starts the game; one of somebody else's is kept under another name."""
    wanted = main_py(folder)
    if not _different(target, {MAIN: wanted}):
        return
    target.write_file(MAIN + ".new", wanted)
    if _different(target, {MAIN + ".new": wanted}):
        raise FlashError("main.py is not what was written: try again, with another cable")
    if target.exists(MAIN) and not _ours(target):
        target.ask(f"import os\nos.rename({MAIN!r}, {BEFORE!r})")
    target.ask(_RENAME % [MAIN])


def remove(target: Target, saves: bool) -> None:
    """Remove main.py and all files of the game, the saves too if that is said; the main.py of before comes back."""
    if _ours(target):
        target.ask(_REMOVE % [MAIN])
        if target.exists(BEFORE):
            target.ask(f"import os\nos.rename({BEFORE!r}, {MAIN!r})")
    roots = [f"{FOLDER}/tercet", f"{FOLDER}/board.mpy", f"{FOLDER}/{START}.mpy"]
    if saves:
        roots += ["/tercet", "/crash.txt"]
    target.ask(_REMOVE % target.ask(_WALK % roots))


def _old(target: Target) -> list[str]:
    """The game's files that are on the board."""
    found = target.ask(_WALK % [f"{FOLDER}/tercet"])
    return [path for path in found if path.endswith((".mpy", ".py", ".new"))]


def _different(target: Target, files: dict[str, bytes]) -> list[str]:
    digests = target.ask(_DIGESTS % list(files)) if files else []
    return [path for path, digest in zip(files, digests, strict=True) if digest != hashlib.sha256(files[path]).digest()]


def _make_folders(target: Target, files: dict[str, bytes]) -> None:
    folders = {path[:at] for path in files for at, letter in enumerate(path) if letter == "/" and at}
    for folder in sorted(folders):
        if not target.exists(folder):
            target.ask(f"import os\nos.mkdir({folder!r})")


def _ours(target: Target) -> bool:
    return target.exists(MAIN) and target.read_start(MAIN, len(_MARK)) == _MARK
