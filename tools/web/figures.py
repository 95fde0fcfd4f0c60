"""How fast the page is and what it takes, as it was measured last: figures.json, written by `make bench DEVICE=web`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools.bench.budgets import SQUARE, Row
from tools.bench.table import number
from tools.docs.markdown import table

KEPT = Path(__file__).with_name("figures.json")
LARGEST = 450.0  # KB of all files

ROWS = (
    Row("size", "all files of the page, compressed", "KB", LARGEST),
    # Most of it are the browser's own start of a page, the interpreter, and 70 modules that are loaded and run.
    Row("ready", "ready: from the address to the first picture, nothing in the cache, the median of 9 starts", "ms", 500),
    Row("task_start", "longest task of a start: what a press waits for at most (0: none of 50 ms)", "ms", 50),
    Row("key_median", "key to canvas in a game, half of 500 presses", "ms", 2),
    # What takes longest is each third card: the verdict, its reasons in words, and the marks, one press in ten here.
    Row("key_99", "and 99 of 100", "ms", 8),
    Row("key_worst", "worst", "ms", 15),
    # The first press makes the sound: 0.1 s in a browser that has no device for it, after the game has been painted.
    Row("task_play", "longest task of a game after the first press (0: none of 50 ms)", "ms", 50),
    Row(
        "more_javascript",
        "JavaScript's memory after minutes of games at ten times the speed: more than after the first",
        "KB",
        512,
    ),
    Row("more_python", "the same of Python's", "KB", 32),
    Row("wasm", "WebAssembly's memory, Python's heap in it", "MB", 20),
)
BY_KEY = {row.key: row for row in ROWS}


def best(runs: list[dict[str, float]]) -> dict[str, float]:
    """The least of several runs: what else runs on a computer makes each of them longer, and none shorter."""
    return {key: min(run[key] for run in runs) for key in runs[0]}


def over(values: dict[str, float]) -> list[Row]:
    """The rows that miss their budget; KeyError where one was not measured."""
    return [row for row in ROWS if not row.holds(values[row.key], SQUARE)]


def lines(values: dict[str, float]) -> list[str]:
    """The table that a person reads."""
    wide = max(len(row.what) for row in ROWS)
    text = [f"{'what':{wide}}  measured   budget"]
    for row in ROWS:
        state = "ok" if row.holds(values[row.key], SQUARE) else "OVER"
        text.append(f"{row.what:{wide}}  {number(values[row.key], row.unit):>8}  {number(row.budget):>7}  {state}")
    return text


def save(values: dict[str, float], path: Path = KEPT, **more: Any) -> None:
    """Keep figures. more: how they were measured."""
    content = {**more, "values": {row.key: round(values[row.key], 2) for row in ROWS}}
    path.write_text(json.dumps(content, indent=1) + "\n")


def kept() -> dict[str, Any]:
    """What save() wrote last."""
    content: dict[str, Any] = json.loads(KEPT.read_text())
    return content


def overview() -> str:
    """The kept figures as a table, for the README."""
    content = kept()
    head = f"measured in {content['browser']}, the best of {content['runs']} runs"
    cells = [(row.what, number(content["values"][row.key], row.unit), number(row.budget, row.unit)) for row in ROWS]
    return table((head, "", "budget"), *cells)
