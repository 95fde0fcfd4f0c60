"""Saves copied: into a folder of the computer, and back to a handheld."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.saves import downloaded
from tools.saves.board import Board, find_port
from tools.saves.errors import DamagedError, LinkError, SavesError
from tools.saves.sources import read, read_folder
from tools.saves.state import File, State

Ask = Callable[[str], bool]
Say = Callable[[str], None]


def backup(source: str | None, folder: Path) -> State:
    """Copy every file of a source into a folder that is new or empty; return what they are."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SavesError(f"{folder} is there already and not empty: name a new folder")
    files = read(source).files
    if not files:
        raise SavesError("there is nothing to back up: the handheld has no saves yet")
    written: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            written.append(folder / name)
            written[-1].write_bytes(data)
        copied = {path.name: path.read_bytes() for path in written}
    except OSError as error:
        _remove(written)
        raise SavesError(f"the backup cannot be written to {folder}: {error.strerror}") from error
    if copied != files:
        _remove(written)
        raise SavesError(f"what was written to {folder} is not what is read back from it: use another disk")
    return State(files)


def restore(folder: Path, port: str | None, ask: Ask, say: Say) -> list[str]:
    """Copy the saves of a backup, a folder or the page's file, to a handheld and let it start anew; return their names.

    ask: is it agreed that the handheld's own are replaced? say: what is going on. Nothing is changed before all files are
    on the handheld under a temporary name and are known to be whole there. What the backup does not have stays.
    """
    state = State(read_folder(folder) if folder.is_dir() or not folder.exists() else read(str(folder)).files)
    bad = [finding for finding in state.findings() if finding.bad]
    if bad:
        lines = [f"  {finding.file} {finding.words}" for finding in bad]
        advice = "nothing was restored; without the damaged files the rest of the backup can be"
        raise DamagedError("\n".join([f"{folder} is damaged:", *lines, advice]))
    chosen = [one for one in map(state.current, state.names) if one is not None]
    if not chosen:
        raise SavesError(f"there is no whole save in {folder}")
    with Board(port or find_port()) as board:
        before = State(board.files())
        if before.names and not ask(_question(board.port, before, chosen)):
            raise SavesError("nothing was restored: it was not agreed to")
        _replace(board, before, chosen, say)
        board.compare({one.name: one.data for one in chosen})
    return [one.name for one in chosen]


def for_page(source: str | None, target: Path) -> list[str]:
    """Write the whole saves of a source into one file that the page takes; return their names. It must not be there yet."""
    state = State(read(source).files)
    chosen = [one for one in map(state.current, state.names) if one is not None]
    if not chosen:
        raise SavesError("there is no whole save to hand over")
    try:
        with target.open("xb") as file:
            file.write(downloaded.pack({one.name: one.data for one in chosen}))
    except FileExistsError:
        raise SavesError(f"{target} is there already: name a new file") from None
    except OSError as error:
        raise SavesError(f"{target} cannot be written: {error.strerror}") from error
    return [one.name for one in chosen]


def _question(port: str, before: State, chosen: list[File]) -> str:
    """What will become of the saves on a handheld."""
    names = [one.name for one in chosen]
    lines = [f"the handheld at {port} has saves"]
    replaced = [name for name in names if before.versions(name)]
    if replaced:
        lines.append(f"replaced: {', '.join(replaced)} (what they are now is kept as .old until the next save)")
    kept = [name for name in before.names if name not in names]
    if kept:
        lines.append(f"not in the backup, stay as they are: {', '.join(kept)}")
    return "\n".join(lines)


def _replace(board: Board, before: State, chosen: list[File], say: Say) -> None:
    """Write the files as device/rp2/store.py does: NAME.new, then NAME becomes NAME.old, then NAME.new becomes NAME."""
    first: list[tuple[str, str]] = []
    then: list[tuple[str, str]] = []
    for one in chosen:
        name, there = one.name, one.name in before.files
        current = before.current(name)
        if current and current.suffix == ".new":  # a write that the power interrupted is ended first
            first += [(name, _aside(before, name))] if there else []
            first.append((name + ".new", name))
            there = True
        elif there and not before.files[name].usable:
            then.append((name, _aside(before, name)))
            there = False
        if there:
            then.append((name, name + ".old"))
        then.append((name + ".new", name))
    if first:
        board.rename(first)
    board.make_folder()
    written: list[str] = []
    try:
        for one in chosen:
            say(f"writing {one.name}, {len(one.data)} bytes")
            written.append(one.name + ".new")
            board.write(written[-1], one.data)
        board.compare({one.name + ".new": one.data for one in chosen})
    except SavesError as error:
        if not isinstance(error, LinkError):
            _take_back(board, written)
        raise
    board.rename(then)


def _take_back(board: Board, written: list[str]) -> None:
    """Remove what was written, as far as the handheld lets us; what is left the next save there replaces."""
    for name in written:
        try:
            board.remove(name)
        except LinkError:
            return
        except SavesError:
            continue  # it was not there


def _aside(before: State, name: str) -> str:
    number = 1
    while f"{name}.bad{number}" in before.files:
        number += 1
    return f"{name}.bad{number}"


def _remove(written: list[Path]) -> None:
    for path in written:
        path.unlink(missing_ok=True)
