"""How fast it is, as the bench measured it last: tools/bench/figures/BOARD.json, written by `make bench BENCH="--json ..."`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tercet.ui.text import LANGUAGES

from tools import boards
from tools.bench import languages
from tools.bench.table import number
from tools.docs.markdown import table

FIGURES = Path(__file__).resolve().parent.parent / "bench" / "figures"
SHOWN = {  # rows of the bench, in the README's words
    "start": "reset to the first screen",
    "press_median": "a key to the last pixel that it changes, half of 500 presses of a game",
    "press_99": "and 99 of 100",
    "move": "a move of the cursor, worst",
    "verdict_right": "the third card to the verdict, worst",
    "table": "a whole table, drawn and sent",
    "plain": "the same the plain way (16-bit frame, blits, one write)",
    "rows": "the same row by row",
    "canvas": "a whole canvas sent; the wire alone needs most of it",
    "sets_12": "all SETs of 12 cards",
    "puzzle_worst": "a puzzle made, worst of 200",
    "heap_free": "memory free while playing",
    "awake": "processor awake while nothing happens",
    "flash": "flash taken by the game",
}


def kept() -> dict[str, dict[str, Any]]:
    """The results that are kept, by board."""
    return {path.stem: json.loads(path.read_text()) for path in sorted(FIGURES.glob("*.json"), reverse=True)}


def overview() -> str:
    """A table of them, a column a board; with the flash's cache, where that makes a difference."""
    results = kept()
    heads = [
        f"{boards.load(board).title.split(' + ')[-1]}, {'x'.join(map(str, each['size']))}" for board, each in results.items()
    ]
    rows = []
    for key, words in SHOWN.items():
        each = [result["rows"][key] for result in results.values() if key in result["rows"]]
        if len(each) == len(results):
            rows.append((words, *(number(_on_silicon(row), row["unit"]) for row in each)))
    return table(("measured on the emulated chip, with its flash's cache", *heads), *rows)


def _on_silicon(row: dict[str, Any]) -> float:
    """The figure that a real chip comes nearest to: with the cache where the bench has one."""
    cached = row.get("cached")
    return float(row["value"] if cached is None else cached)


def of_languages() -> str:
    """A table of what each language takes, and what is left of the heap beside what English leaves."""
    kept = languages.kept()
    english = kept[LANGUAGES[0][0]].free
    rows = []
    for code, name in LANGUAGES:
        flash, free = (bytes_ / 1024 for bytes_ in kept[code])
        rows.append((name, f"{flash:.1f} KB", f"{free:.1f} KB", f"{free - english / 1024:+.1f} KB"))
    return table(("language", "flash", "heap free in Classic", "beside English"), *rows)
