"""Results: the table a person reads, the JSON that two commits are compared by, and what counts as failed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.bench.budgets import BY_KEY, ROWS, Row, Size

HEADINGS = ("what", "measured", "with cache", "budgets", "limit", "ratio", "")


@dataclass
class Results:
    """What one run measured on one board.

    `values` by the key of budgets.ROWS, as if reading the flash took no time; `cached` what the same was where the flash is
    read through the chip's cache, if that was measured too; each has budgets of its own; `missing` says of the others why not;
    `notes` are printed below the table.
    """

    board: str
    size: Size
    baud: float
    commit: str
    uf2_bytes: int
    values: dict[str, float] = field(default_factory=dict)
    cached: dict[str, float] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    modules: dict[str, tuple[int, int]] = field(default_factory=dict)  # (bytes of flash, of heap) by the module's name
    battery: list[str] = field(default_factory=list)  # a table

    def over(self) -> list[Row]:
        """The rows that miss their budget."""
        return [row for row in ROWS if row.key in self.values and not self.holds(row)]

    def holds(self, row: Row) -> bool:
        """Whether what was measured is within the row's budgets."""
        return row.holds(self.values[row.key], self.size, self.cached.get(row.key))

    def unknown(self) -> list[Row]:
        """The rows with a budget that could not be measured: nobody knows whether they miss it."""
        return [row for row in ROWS if row.key in self.missing and row.budget_for(self.size) is not None]

    def put(self, key: str, value: float, note: str = "") -> None:
        """Take a value; KeyError for a key that budgets.py does not know."""
        self.values[BY_KEY[key].key] = value
        if note:
            self.notes[key] = note

    def through_cache(self, content: dict[str, Any]) -> None:
        """Take what a run measured that reads the flash through its cache, from its JSON."""
        self.cached = {key: row["value"] for key, row in content["rows"].items()}

    def lack(self, keys: Iterable[str], why: str) -> None:
        """Say why these were not measured."""
        for key in keys:
            self.missing[BY_KEY[key].key] = why

    def take(self, found: Results) -> None:
        """Take over what another run on the same image measured; of a row that both have the worse value counts."""
        for key, value in found.values.items():
            row = BY_KEY[key]
            if key not in self.values or (value < self.values[key]) == row.more_is_better:
                self.values[key] = value
                if key in found.notes:
                    self.notes[key] = found.notes[key]
        for key, note in found.notes.items():
            self.notes.setdefault(key, note)
        self.missing |= {key: why for key, why in found.missing.items() if key not in self.values}
        self.modules |= found.modules
        self.battery = self.battery or found.battery


def number(value: float | None, unit: str = "") -> str:
    """A number with three digits that matter, "-" for None."""
    if value is None:
        return "-"
    if value == int(value) or abs(value) >= 1000:
        text = f"{value:.0f}"
    else:
        text = f"{value:.{max(0, 2 - (len(str(int(abs(value)))) - 1))}f}"
    return f"{text} {unit}".rstrip()


def budgets(row: Row, size: Size) -> str:
    """Both of a row, "18, 20", or the one that it has."""
    both = [row.budget_for(size), row.cached_for(size)]
    return number(both[0]) if both[1] is None else ", ".join(number(budget) for budget in both)


def lines(results: Results) -> list[str]:
    """The table as lines of text."""
    cells = [HEADINGS]
    for row in ROWS:
        if row.key in results.values:
            value = results.values[row.key]
            limit = row.limit_for(results.size, results.baud)
            ratio = f"{value / limit:.2f}" if limit else "-"
            state = "" if budgets(row, results.size) == "-" else "ok" if results.holds(row) else "OVER"
            cached = number(results.cached.get(row.key))
            cells.append((row.what, number(value, row.unit), cached, budgets(row, results.size), number(limit), ratio, state))
        else:
            cells.append((row.what, "not measured", "", budgets(row, results.size), "", "", ""))
    widths = [max(len(line[column]) for line in cells) for column in range(len(HEADINGS))]
    text = [
        "  ".join([line[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)])
        for line in cells
    ]
    head = f"{results.board}, {results.size[0]}x{results.size[1]}, {results.commit}, UF2 of {results.uf2_bytes} bytes"
    text = [head, "", *(line.rstrip() for line in text)]
    text += ["", *(f"{BY_KEY[key].what}: {note}" for key, note in results.notes.items())]
    text += [f"not measured: {BY_KEY[key].what}: {why}" for key, why in results.missing.items()]
    text += ["", *results.battery] if results.battery else []
    over = results.over()
    text.append("over budget: " + "; ".join(row.what for row in over) if over else "every budget that was measured is met")
    return text


def module_lines(results: Results) -> list[str]:
    """What each module takes, the largest in flash first."""
    text = [f"{'module':36} {'flash':>8} {'heap':>8}  bytes"]
    for name, (flash, heap) in sorted(results.modules.items(), key=lambda item: (-item[1][0], item[0])):
        text.append(f"{name:36} {flash:8} {heap if heap else '-':>8}")
    return text


def save(results: Results, path: Path) -> None:
    """Write the results as JSON."""
    rows = {
        row.key: {
            "what": row.what,
            "unit": row.unit,
            "value": results.values[row.key],
            "cached": results.cached.get(row.key),
            "budget": row.budget_for(results.size),
            "cached_budget": row.cached_for(results.size),
            "limit": row.limit_for(results.size, results.baud),
            "ok": results.holds(row),
        }
        for row in ROWS
        if row.key in results.values
    }
    content = {
        "board": results.board,
        "size": results.size,
        "commit": results.commit,
        "uf2_bytes": results.uf2_bytes,
        "rows": rows,
        "not_measured": results.missing,
        "notes": results.notes,
        "modules": results.modules,
        "battery": results.battery,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1) + "\n")


def load(path: Path) -> dict[str, Any]:
    """What save() wrote; ValueError for a file that is none of ours."""
    try:
        content = json.loads(path.read_text())
    except (OSError, json.JSONDecodeError) as error:
        raise ValueError(f"{path}: {error}") from error
    if not isinstance(content, dict) or not {"board", "commit", "rows"} <= set(content):
        raise ValueError(f"{path}: these are no results of tools.bench")
    return content


def differences(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """What changed from one saved run to another, a line each; rows that only one of them has are named."""
    text = [f"{old['board']} {old['commit']} -> {new['board']} {new['commit']}"]
    if "uf2_bytes" in old and "uf2_bytes" in new:
        text.append(_change("bytes of the UF2", "", old["uf2_bytes"], new["uf2_bytes"], ""))
    before, after = old["rows"], new["rows"]
    for key in [*before, *(key for key in after if key not in before)]:
        if key not in after:
            text.append(f"{before[key]['what']}: only in the first")
        elif key not in before:
            text.append(f"{after[key]['what']}: {number(after[key]['value'], after[key]['unit'])}, only in the second")
        else:
            one, other = before[key], after[key]
            states = " OVER" if not other["ok"] else " met again" if not one["ok"] else ""
            text.append(_change(other["what"], other["unit"], one["value"], other["value"], states))
    return text


def _change(what: str, unit: str, before: float, after: float, states: str) -> str:
    if before == after:
        return f"{what}: {number(before, unit)}, the same{states}"
    share = f", {(after - before) / before:+.1%}" if before else ""
    return f"{what}: {number(before)} -> {number(after, unit)}{share}{states}"
