"""Fixtures for all host tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from host_tests.flashing import plug  # noqa: F401 - a fixture
from host_tests.soak import share
from tools.image import build

collect_ignore = [] if share.FULL else ["long"]  # minutes each: `make soak`


def pytest_configure() -> None:
    """One seed for all processes."""
    share.settle()


def pytest_report_header() -> str:
    """What is random in the soak runs follows from this."""
    return share.header()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Issue 7: "The palette measurements as a table in the test's output"."""
    reports = [one for outcome in ("passed", "failed") for one in terminalreporter.getreports(outcome)]
    if any("test_palettes.py" in getattr(one, "nodeid", "") for one in reports):
        from host_tests.ui.test_palettes import table

        terminalreporter.section("palettes")
        for line in table():
            terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def uf2() -> Callable[[str], Path]:
    """The UF2 of a board by its name, built when it is first asked for; what is missing for it fails the test."""
    return cache(build)
