"""`python -m tools.bench BOARD` prints the table and fails if a budget is missed; `--compare A B` compares two runs."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tercet.ui.text import LANGUAGES

from tools import boards
from tools.bench import device, measure, misses, table
from tools.emulator.flash_cache import build as flash_cache
from tools.image import BuildError, build

OUTPUT = measure.ROOT / "build" / "bench"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line: 0, 1 if a budget is missed or nothing ran, 2 for wrong arguments."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("board", nargs="?", metavar="BOARD", help=", ".join(boards.names()))
    parser.add_argument("--uf2", type=Path, help="an image to measure instead of building the board's")
    parser.add_argument("--json", type=Path, help="where the results are written (build/bench/BOARD.json)")
    parser.add_argument("--report", action="store_true", help="print missed budgets, but do not fail for them")
    parser.add_argument("--parts", action="store_true", help="only show what the parts of drawing and waiting take")
    parser.add_argument("--presses", type=int, default=500, help="how many keys of a game are pressed (500)")
    parser.add_argument("--ideal", action="store_true", help="only as if the flash took no time")
    parser.add_argument("--cached", action="store_true", help="only with the flash's cache (in a process that has it)")
    parser.add_argument(
        "--language", choices=[code for code, _ in LANGUAGES], default="en", help="that of the words on the glass"
    )
    parser.add_argument("--modules", action="store_true", help="print what each module takes, too")
    parser.add_argument(
        "--misses", action="store_true", help="only show where the flash's cache misses, by function and module"
    )
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("A", "B"), help="what changed between two results")
    options = parser.parse_args(arguments)
    try:
        if options.compare:
            print("\n".join(table.differences(*(table.load(path) for path in options.compare))))
            return 0
        if options.board is None:
            parser.error(f"name a board: {', '.join(boards.names())}")
        boards.load(options.board)
        uf2 = options.uf2 or build(options.board)
        if options.parts:
            return _parts(options.board, uf2)
        if options.misses:
            return _misses(options.board, uf2, options.cached)
        begun = time.monotonic()
        language = [code for code, _ in LANGUAGES].index(options.language)
        results = measure.measure(
            options.board, uf2, options.presses, measure.progress, options.cached, options.modules, language
        )
        if not options.ideal and not options.cached:
            results.through_cache(measure.through_cache(options.board, uf2, options.presses, options.language))
        target = options.json or OUTPUT / f"{options.board}.json"
        table.save(results, target)
        print("\n".join(table.lines(results) + (["", *table.module_lines(results)] if options.modules else [])))
        print(f"\n{target}; measured in {time.monotonic() - begun:.0f} s")
        missed = results.over() or results.unknown()
        return 1 if missed and not options.report and not options.cached else 0
    except flash_cache.NotBuilt as error:
        print(error, file=sys.stderr)
        return 1
    except BuildError as error:
        print(error, file=sys.stderr)
        return error.status
    except device.NotMeasured as error:
        print(error, file=sys.stderr)
        return 1
    except (ValueError, OSError) as error:  # BoardError is a ValueError
        print(error, file=sys.stderr)
        return 2


def _parts(board: str, uf2: Path) -> int:
    handheld, _ = device.switch_on(board, uf2, usb=True)
    print(f"{'part':28} microseconds  bytes of heap")
    for words, numbers in device.snippet_lines(handheld, "parts"):
        print(f"{words:28} {numbers[0]:12} {numbers[1]:14}")
    return 0


def _misses(board: str, uf2: Path, cached: bool) -> int:
    """Show them; the emulator must have the cache, so this is begun anew in a process that does (`cached`)."""
    if cached:
        print("\n".join(misses.lines(board, uf2)))
        return 0
    return measure.in_cached_process(board, uf2, "--misses").returncode


if __name__ == "__main__":
    sys.exit(main())
