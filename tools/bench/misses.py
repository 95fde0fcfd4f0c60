"""Where the flash's cache misses: lines read anew, by C function and by frozen module, for what a person waits for.

Runs in a process whose emulator has the cache (tools/emulator/flash_cache). Names are those of the linker's map: each function
and each constant has a section of its own.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.bench import device, size
from tools.emulator import Handheld, hooks

MOVES = 12  # keys that move the cursor
GAP = 350  # ms from one key to the next: what draws, rings and collects is over
WINDOW = 40  # ms from a key until its answer stands on the glass for certain
SHOWN = 45  # lines of a table
ELSEWHERE = "nothing of the map"
NATIVE = "native code, of all modules"  # mpy-tool.py puts it into one section


class Section(NamedTuple):
    """A piece of the image: where it begins and ends, the name of the function or constant, the frozen module or ""."""

    start: int
    end: int
    name: str
    module: str


class Window(NamedTuple):
    """What was looked at, in words; how often each line of 8 bytes was missed, by its address; ms that this took in all."""

    words: str
    missed: Counter[int]
    waited: float


def sections(text: str) -> list[Section]:
    """The pieces of the flash by a linker's map, in the order of their addresses."""
    names = size.longest_first()
    found = []
    for name, start, length, path in size.in_flash(text):
        module = ""
        if size.FROZEN in path:
            module = NATIVE if name == ".text" else size.module_of(name, names)
        short = re.sub(r"^\.(text|rodata|time_critical)\.", "", name)
        file = re.sub(r"(\.c)?\.o.*$", "", path.rsplit("/", 1)[-1].rsplit("(", 1)[-1])
        found.append(Section(start, start + length, short if short != name else f"{file} {name}", module))
    return sorted(found)


def counted(places: list[Section], missed: Counter[int]) -> tuple[Counter[str], Counter[str]]:
    """Misses by the name of a function or constant, those of frozen Python in one; and by frozen module."""
    starts = [place.start for place in places]
    functions: Counter[str] = Counter()
    modules: Counter[str] = Counter()
    for address, count in missed.items():
        # of a line that two pieces share, the one that its last byte lies in
        at = bisect_right(starts, address + 7) - 1
        place = places[at] if at >= 0 and address < places[at].end else None
        if place is None:
            functions[ELSEWHERE] += count
        elif place.module:
            modules[place.module] += count
            functions["frozen Python"] += count
        else:
            functions[place.name] += count
    return functions, modules


def windows(board: str, uf2: Path) -> list[Window]:
    """The start; keys that move the cursor in a game; the way from the pause back to its table."""
    handheld, _ = device.switch_on(board, uf2)
    handheld.run(50)
    flash = handheld.flash
    found = []
    started = Handheld(board, None, flash=flash)

    def start() -> None:
        started.run_until(lambda: device.displayed(started.trace), 2000, 5)

    found.append(_looked("start", started, start))
    handheld, _ = device.switch_on(board, None, flash)
    device.to_classic(handheld)
    handheld.run(900)
    buttons = handheld.board.buttons
    steps = [name for name in ("DOWN", "RIGHT", "NEXT") if name in buttons]

    def move() -> None:
        for index in range(MOVES):
            handheld.hold(steps[index % len(steps)], WINDOW)
            handheld.run(GAP)

    found.append(_looked(f"{MOVES} moves", handheld, move))
    handheld.run(900)
    handheld.tap("BACK", then=900)
    found.append(_looked("table", handheld, lambda: handheld.tap("BACK", then=WINDOW)))
    handheld.run(900)
    found.append(_looked("1 s idle", handheld, lambda: handheld.run(1000)))
    return found


def _looked(words: str, handheld: Handheld, act: Callable[[], object]) -> Window:
    cache = hooks.cache(handheld.mcu)
    before, waited = cache.missed(), cache.waited
    act()
    missed = Counter(cache.missed())
    missed.subtract(before)
    return Window(words, +missed, (cache.waited - waited) * device.NANOSECONDS_A_CYCLE / 1e6)


def lines(board: str, uf2: Path) -> list[str]:
    """The tables of a board's image, as text."""
    places = sections(size.map_of(uf2).read_text(errors="replace"))
    seen = windows(board, uf2)
    head = "".join(f"{window.words:>12}" for window in seen)
    text = [f"{'ms waited for the flash':44}" + "".join(f"{window.waited:12.2f}" for window in seen)]
    text.append(f"{'lines missed':44}" + "".join(f"{sum(window.missed.values()):12}" for window in seen))
    both = [counted(places, window.missed) for window in seen]
    for what, columns in (("function", [one for one, _ in both]), ("frozen module", [other for _, other in both])):
        # a start misses ten times as much as a move: each window counts as much as the others
        totals = [sum(column.values()) or 1 for column in columns]
        shares = {
            name: sum(column[name] / total for column, total in zip(columns, totals, strict=True))
            for name in set().union(*columns)
        }
        text += ["", f"{what:44}{head}"]
        for name in sorted(shares, key=lambda name: -shares[name])[:SHOWN]:
            text.append(f"{name[:43]:44}" + "".join(f"{column[name]:12}" for column in columns))
    return text
