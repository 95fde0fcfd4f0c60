"""What the soak runs found, at the end of the report: figures of each test that recorded any."""

from __future__ import annotations

from typing import Any

from host_tests.soak import share

collect_ignore = [] if share.FULL else ["test_emulated_day.py"]  # it takes many minutes; host_tests/device plays as much


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line for each test with figures, where the runs were whole ones."""
    if not share.FULL:
        return
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    lines = []
    for report in reports:
        figures = " ".join(f"{name} {value}" for name, value in getattr(report, "user_properties", []))
        if figures and "host_tests/soak" in report.nodeid:
            lines.append(f"{report.nodeid.rpartition('/')[2]}: {figures}, {report.duration:.0f} s")
    if lines:
        terminalreporter.section(share.header())
        for line in sorted(lines):
            terminalreporter.write_line(line)
