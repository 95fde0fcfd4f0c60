"""What all host tests share: the tiers, the handhelds that were booted once, images, and what a run says at its ends."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from host_tests.rigs import booted as booted_once
from host_tests.rigs import forked
from host_tests.rigs.booted import booted, seated  # noqa: F401 - fixtures
from host_tests.runs import tiers
from host_tests.soak import share

collect_ignore = [] if share.FULL else ["long"]  # minutes each: `make soak`
pytest_plugins = ("host_tests.runs.times",)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tier", choices=tiers.TIERS, default="quick", help="which tests: see host_tests/runs/tiers.py (quick)")
    parser.addoption("--part", type=_part, default=(1, 1), help="2/3: only the second of three parts of the tests (1/1)")


def _part(text: str) -> tuple[int, int]:
    try:
        return tiers.part(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def pytest_configure(config: pytest.Config) -> None:
    """One seed and one tier for all processes."""
    share.settle()
    tiers.choose("all" if share.FULL else config.getoption("--tier"))


def pytest_report_teststatus(report: pytest.TestReport, config: pytest.Config) -> tuple[str, str, str] | None:
    """Dots are for who watches: a log has what failed."""
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is None or terminal.isatty or config.get_verbosity() > 0 or not report.passed or report.when != "call":
        return None
    return "passed", "", ""


@pytest.hookimpl(tryfirst=True)
def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: pytest.ExitCode, config: pytest.Config
) -> None:
    """What a run was: its tier, and what was random in it."""
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        terminalreporter.write_line("no test was found; those of both tiers: PYTEST=--tier=all")
    order = config.getoption("randomly_seed", default=None)
    in_order = "" if order is None else f"; order: --randomly-seed={order}"
    part = "{}/{}".format(*config.getoption("--part"))
    which = config.getoption("--tier") + ("" if part == "1/1" else f", part {part}")
    terminalreporter.write_line(f"tier: {which}; {share.header()}{in_order}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Function]) -> None:
    """Leave the other tier out, but for tests that are asked for by name; folders of long tests first: workers end together."""
    if not config.pluginmanager.hasplugin("randomly"):
        items.sort(key=lambda item: tiers.place_of(item.nodeid))
    if share.FULL or any("::" in argument for argument in config.args):
        return
    tier, (number, parts) = config.getoption("--tier"), config.getoption("--part")
    kept = [item for item in items if tiers.selected(item, tier) and tiers.part_of(item.nodeid, parts) == number]
    out = set(items).difference(kept)
    if out:
        config.hook.pytest_deselected(items=list(out))
        items[:] = kept


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A test with a handheld that was booted before runs in a process of its own."""
    if booted_once.wanted(item) is None:
        return None
    booted_once.prepare(item)
    return forked.protocol(item, nextitem)


@pytest.fixture(scope="session")
def uf2() -> Callable[[str], Path]:
    """The UF2 of a board by its name, built when it is first asked for; what is missing for it fails the test."""
    from tools.image import build  # not for the tests of the rules

    return cache(build)
