"""What the page's README says of its speed was measured, all of it, and is good enough."""

from __future__ import annotations

from pathlib import Path

from tools.web import build, figures


def test_kept_figures_meet_their_budgets() -> None:
    kept = figures.kept()
    assert set(kept["values"]) == set(figures.BY_KEY)
    assert figures.over(kept["values"]) == []


def test_the_page_is_small(served: Path) -> None:
    """Whatever a server compresses."""
    sizes = {path.name: build.compressed(path.read_bytes()) for path in served.iterdir()}
    assert sum(sizes.values()) <= figures.LARGEST * 1024, sizes


def test_a_missed_budget_is_named() -> None:
    values = dict(figures.kept()["values"], ready=5000.0)
    assert [row.key for row in figures.over(values)] == ["ready"]
    assert any(line.endswith("OVER") and line.startswith("ready") for line in figures.lines(values))


def test_the_least_of_several_runs_counts() -> None:
    assert figures.best([{"ready": 700.0, "key_99": 9.0}, {"ready": 600.0, "key_99": 12.0}]) == {"ready": 600.0, "key_99": 9.0}
