"""`python -m tools.bench.published UF2 FOLDER [NAME ...]`: MicroPython's own benchmarks, beside times of real Picos.

It shows how far the model of the flash's cache may be believed (CACHE.md). UF2: MicroPython with nothing of ours in it;
FOLDER: its tests/perf_bench. A score is what its tests/run-perfbench.py makes of a time: work a second, so more is faster.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.emulator import Handheld, execute
from tools.emulator.flash_cache import build as flash_cache

SIZE = 100  # N and M of a benchmark: the speed in MHz and the memory in KB that it is meant for
LIMIT = 60_000  # ms of emulated time that one may take
BOARD = "pico_display"  # whose chip and flash are those of a Pico

# Scores of a Raspberry Pi Pico at N=100 M=100, by its MicroPython: "before" and "after" of pull request 14182 (March 2024), and
# "after" of 12846 (November 2023). 1.25, which is built here, compiles vm.c, mpz.c and map.c with -O2, as 14182 begins to.
FIGURES = {
    "bm_chaos": (196.56, 218.64, 213.40),
    "bm_fannkuch": (52.47, 53.75, 55.57),
    "bm_fft": (1476.74, 1524.90, 1581.21),
    "bm_float": (2305.65, 2497.01, 3769.89),
    "bm_hexiom": (32.83, 36.02, 37.17),
    "bm_nqueens": (2335.85, 2252.63, 2594.77),
    "bm_pidigits": (366.23, 474.88, 381.45),
    "bm_wordcount": (41.20, 39.99, 37.86),
    "core_locals": (27.24, 28.87, 28.30),
    "core_qstr": (137.31, 139.92, 137.20),
    "core_str": (18.44, 17.91, 19.12),
}


def score(uf2: Path, benchmarks: Path, name: str) -> float:
    """Run a benchmark of the folder `benchmarks` (MicroPython's tests/perf_bench) on the image of a UF2; its score."""
    handheld = Handheld(BOARD, uf2)
    handheld.run(1500)
    program = "".join((benchmarks / f"{one}.py").read_text() for one in (name, "benchrun"))
    microseconds, work, _ = execute(handheld, f"{program}\nbm_run({SIZE}, {SIZE})\n", LIMIT).split(None, 2)
    return 1e6 * float(work) / float(microseconds)


def line(name: str, measured: float) -> str:
    """A benchmark's score, the published ones, and how far it is from the nearest of them."""
    figures = FIGURES[name]
    share = min((measured / figure - 1 for figure in figures), key=abs)
    return f"{name:14}{measured:10.2f}" + "".join(f"{figure:10.2f}" for figure in figures) + f"{share:+9.1%}"


def main(arguments: list[str]) -> int:
    """UF2 FOLDER NAME ...: print a line for each, in a process whose emulator has the cache."""
    uf2, benchmarks, names = Path(arguments[0]), Path(arguments[1]), arguments[2:] or list(FIGURES)
    for name in names:
        print(line(name, score(uf2, benchmarks, name)), flush=True)
    return 0


def through_cache(uf2: Path, benchmarks: Path, names: list[str]) -> dict[str, float]:
    """The scores, by name, measured in such a process."""
    path = os.pathsep.join([str(flash_cache.build()), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "tools.bench.published", str(uf2), str(benchmarks), *names]
    made = subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=True)
    return {words[0]: float(words[1]) for words in map(str.split, made.stdout.splitlines())}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
