"""`make bench DEVICE=web`: measures the page in Chromium, prints the table, and keeps it in tools/web/figures.json."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from host_tests.web import browsers, hour
from tools.web import build, figures
from tools.web.npm import Missing

PRESSES = 500
STARTS = 9
KB = 1024


def main(arguments: list[str] | None = None) -> int:
    """The exit code: 0, 1 if a budget is missed, 2 for what the user can mend."""
    parser = argparse.ArgumentParser(prog="make bench DEVICE=web", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often speed is measured; the best counts (5)")
    parser.add_argument("--minutes", type=float, default=2, help="how long games are played, ten times as fast (2)")
    parser.add_argument("--json", type=Path, default=figures.KEPT, help="where the figures are kept")
    parser.add_argument("--report", action="store_true", help="print missed budgets, but do not fail for them")
    options = parser.parse_args(arguments)
    try:
        values = measured(options.runs, options.minutes)
    except (Missing, pytest.fail.Exception) as error:
        print(error, file=sys.stderr)
        return 2
    figures.save(values, options.json, browser=_version(), runs=options.runs, minutes=options.minutes, presses=PRESSES)
    print("\n".join(figures.lines(values)))
    return 1 if figures.over(values) and not options.report else 0


def measured(runs: int, minutes: float) -> dict[str, float]:
    """All values of figures.ROWS."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "web"
        sizes = build.build(site)
        found = figures.best([_speed(site) for _ in range(runs)])
        (_, first), (games, last) = hour.measured(site, 1, minutes * 60)
    print(f"{games} games were played", file=sys.stderr)
    more = {f"more_{kind}": max(0, last[kind] - first[kind]) / KB for kind in ("javascript", "python")}
    return found | more | {"size": sum(sizes.values()) / KB, "wasm": last["wasm"] / KB / KB}


def _speed(site: Path) -> dict[str, float]:
    said = browsers.run(
        "whole.mjs", "chromium", site, TERCET_PRESSES=str(PRESSES), TERCET_STARTS=str(STARTS), TERCET_ONLY="figures"
    )
    line = next(line for line in said.splitlines() if line.startswith("figures "))
    found: dict[str, float] = json.loads(line.split(" ", 2)[2])
    return found


def _version() -> str:
    said = subprocess.run([browsers.find("chromium"), "--version"], capture_output=True, text=True, check=True).stdout
    return " ".join(said.split()[:2])


if __name__ == "__main__":
    sys.exit(main())
