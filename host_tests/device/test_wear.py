"""What a year of daily play costs the flash, measured ("State how many erases a year of daily play costs")."""

from __future__ import annotations

from pathlib import Path

import pytest

from host_tests.device import in_ram

SCRIPT = Path(__file__).parent / "on_micropython" / "wear.py"
DAYS = 40
A_YEAR = 365
ENDURANCE = 100_000  # erases that a sector bears, at least (W25Q128JV datasheet, features)


@pytest.mark.slow
def test_a_year_of_daily_play() -> None:
    """An hour a day: below 40 000 erases a year, spread so that the most worn sector would last 100 years and more."""
    done = in_ram.run(SCRIPT, (str(DAYS),))
    assert done.returncode == 0 and done.stdout.startswith("ok "), f"wear.py failed on MicroPython:\n{done.stdout}{done.stderr}"
    days, writes, erases, most, blocks = (int(word) for word in done.stdout.split()[1:])
    assert days == DAYS and writes > DAYS * 100
    a_year, worst = erases * A_YEAR / days, most * A_YEAR / days
    print(f"{writes * A_YEAR // days} writes a year, {a_year:.0f} erases, {worst:.0f} of the most worn of {blocks} sectors")
    assert a_year < 40_000
    assert worst * 100 < ENDURANCE, f"the most worn sector: {worst:.0f} erases a year"
