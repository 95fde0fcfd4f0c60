"""A test in a process of its own, forked from this one: what it does to objects that were made before stays there.

(pytest-forked 1.7.5, which does this, hands reports over in a form that pytest 9 no longer has.)
"""

from __future__ import annotations

import json
import os
import traceback

import pytest
from _pytest.runner import runtestprotocol


def run(item: pytest.Item) -> list[pytest.TestReport]:
    """Run a test, set-up and tear-down included, in a child process; a child that dies is a failed test."""
    hook, config = item.ihook, item.config
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            reports = runtestprotocol(item, log=False, nextitem=None)
            found = [hook.pytest_report_to_serializable(config=config, report=report) for report in reports]
            answer = json.dumps(found)
        except BaseException:  # noqa: BLE001 - whatever it is, the parent says so, and this process goes no further
            answer = json.dumps(traceback.format_exc())
        with os.fdopen(writing, "w", encoding="utf-8") as stream:
            stream.write(answer)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as stream:
        answer = stream.read()
    _, status = os.waitpid(child, 0)
    found = json.loads(answer) if answer else f"its process ended with status {os.waitstatus_to_exitcode(status)}"
    if isinstance(found, list):
        return [hook.pytest_report_from_serializable(config=config, data=data) for data in found]
    return [pytest.TestReport(item.nodeid, item.location, dict.fromkeys(item.keywords, 1), "failed", found, "call")]


def protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Do what pytest_runtest_protocol() has to do, with run()."""
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in run(item):
        hook.pytest_runtest_logreport(report=report)
    item.session._setupstate.teardown_exact(nextitem)  # what the test before left for one in the same file
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
