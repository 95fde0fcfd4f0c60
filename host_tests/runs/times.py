"""Where the time of a run goes: the slowest tests in a line; `pytest --times` prints it by folder, by fixture, by test.

Times are wall time of one worker; two workers on two cores take half as long together. A fixture's time is that of its
set-up, so a test that is the first to want a shared one seems slow in `setup`, not in `call`.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest

SLOWEST = 40
_fixtures: Counter[str] = Counter()  # seconds, of this process, since the last report


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="print where the time went")


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
    begun = time.perf_counter()
    try:
        return (yield)
    finally:
        _fixtures[fixturedef.argname] += time.perf_counter() - begun


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    report = yield
    if _fixtures and call.when == "call" and item.config.getoption("--times"):
        report.user_properties.append(("fixtures", dict(_fixtures)))
        _fixtures.clear()
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    line = slowest(terminalreporter)
    if line:
        terminalreporter.write_line(f"slowest: {line}")
    if config.getoption("--times"):
        terminalreporter.section("where the time went")
        for line in table(terminalreporter):
            terminalreporter.write_line(line)


def slowest(terminalreporter: pytest.TerminalReporter, number: int = 5) -> str:
    """The slowest tests in a line."""
    tests: Counter[str] = Counter()
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            tests[report.nodeid.removeprefix("host_tests/")] += report.duration
    return ", ".join(f"{name} {seconds:.1f} s" for name, seconds in tests.most_common(number))


def table(terminalreporter: pytest.TerminalReporter) -> list[str]:
    """The lines of the report."""
    folders: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    fixtures: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            folder = "/".join(report.nodeid.partition("::")[0].split("/")[1:-1]) or "."
            folders[folder] += report.duration
            tests[report.nodeid] += report.duration
            counts[folder] += report.when == "call"
            for name, value in report.user_properties:
                if name == "fixtures" and report.when == "call":
                    fixtures.update(value)
    lines = ["seconds  tests  folder"]
    lines += [f"{seconds:7.1f} {counts[folder]:6}  {folder}" for folder, seconds in folders.most_common()]
    lines += [f"{sum(folders.values()):7.1f} {sum(counts.values()):6}  all", "", "seconds  fixture"]
    lines += [f"{seconds:7.1f}  {name}" for name, seconds in fixtures.most_common(8)]
    lines += ["", "seconds  test"]
    return lines + [f"{seconds:7.1f}  {name.removeprefix('host_tests/')}" for name, seconds in tests.most_common(SLOWEST)]
