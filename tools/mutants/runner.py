"""Tries mutants inside one run of pytest: tests are collected once, and each mutant has a process that is forked from there."""

from __future__ import annotations

import gc
import importlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from types import CodeType, FrameType, ModuleType

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from tools.mutants.made import ROOT, Mutant, faulty_module, file_of, modules

TIME = 3.0  # seconds of the processor that a test may take beside ten times its own: then the mutant hangs, which is seen
MEMORY = 2 << 30  # bytes beside those that the process has: what grows without end is found
EARLY_TIME = 120.0  # seconds: all quick tests of the core take 60
HANGS = 2
ENOUGH = 8.0  # seconds of tests for one mutant, its own folder's tests first: the long tail finds next to nothing
PROFILE = "mutants"
EARLY = "TERCET_MUTANT"  # in the environment: the module and its text that a new process imports
# By what a mutant was found, by its process's exit code. Any other code finds nothing: such as a fault that cannot be put in.
SAID = {0: "", 1: "a test", HANGS: "time", -signal.SIGPROF: "time"}

Reached = tuple[str, str]  # a file and a function's name in it


class Calls:
    """Which functions of the rules core were called."""

    def __init__(self) -> None:
        self._seen: set[CodeType] = set()

    def start(self) -> None:
        self._seen.clear()
        sys.setprofile(self._call)

    def stop(self) -> set[Reached]:
        sys.setprofile(None)
        return {(code.co_filename, code.co_qualname) for code in self._seen if "/tercet/core/" in code.co_filename}

    def _call(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self._seen.add(frame.f_code)


class Runner:
    """A plugin. to_try: the mutants. tell(mutant, found): what came out, "" if no test found it."""

    def __init__(self, to_try: Sequence[Mutant], tell: Callable[[Mutant, str], None]) -> None:
        self._mutants = to_try
        self._tell = tell
        self._calls = Calls()
        self._calls.start()
        for module in modules():
            importlib.import_module(_name(module))
        self._imported = self._calls.stop()

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """Examples are not made smaller: that one fails is enough."""
        shorter = settings(settings.get_profile("tercet"), phases=(Phase.explicit, Phase.generate), database=None)
        settings.register_profile(PROFILE, shorter)
        settings.load_profile(PROFILE)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        tests = _in_a_fork(lambda: self._learned(session.items))
        gc.freeze()
        running: dict[int, Mutant] = {}
        early = {mutant: (str(file_of(mutant.module)), mutant.name) in self._imported for mutant in self._mutants}
        for mutant in sorted(self._mutants, key=early.__getitem__):  # those that take long come last
            if len(running) == (os.cpu_count() or 1):
                self._wait(running)
            where = (str(file_of(mutant.module)), mutant.name)
            chosen = _chosen(mutant, [(session.items[number], seconds) for number, seconds in tests.get(where, [])])
            running[_fork(lambda: _early(mutant) if early[mutant] else _tried(mutant, chosen))] = mutant  # noqa: B023 - called at once
        while running:
            self._wait(running)
        return True

    def _learned(self, items: list[pytest.Item]) -> dict[Reached, list[tuple[int, float]]]:
        """For each function the tests that call it: their places in items and their seconds, the shortest first."""
        reached: dict[Reached, list[tuple[int, float]]] = defaultdict(list)
        for number, item in enumerate(items):
            start = time.process_time()
            self._calls.start()
            reports = runtestprotocol(item, log=False, nextitem=None)
            seen = self._calls.stop()
            seconds = max(time.process_time() - start, 0.0)
            if any(report.failed for report in reports):
                raise SystemExit(f"{item.nodeid} fails without any mutant")
            for function in seen:
                reached[function].append((number, seconds))
        return {function: sorted(tests, key=lambda one: one[1]) for function, tests in reached.items()}

    def _wait(self, running: dict[int, Mutant]) -> None:
        process, status = os.wait()
        mutant = running.pop(process)
        code = os.waitstatus_to_exitcode(status)
        self._tell(mutant, SAID.get(code, ""))


def _chosen(mutant: Mutant, tests: list[tuple[pytest.Item, float]]) -> list[tuple[pytest.Item, float]]:
    """Those of the module's own folder or name first, then the shortest, as long as there is time."""
    own = f"host_tests/{mutant.module.rpartition('/')[0]}/"
    named = f"test_{mutant.module.rpartition('/')[2]}"
    chosen, left = [], ENOUGH
    for item, seconds in sorted(
        tests, key=lambda one: not (one[0].nodeid.startswith(own) and (own.count("/") > 2 or named in one[0].nodeid))
    ):
        if left <= 0:
            break
        chosen.append((item, seconds))
        left -= seconds
    return chosen


def _fork(work: Callable[[], int]) -> int:
    sys.stdout.flush()
    process = os.fork()
    if process:
        return process
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    try:
        os._exit(work())
    finally:
        os._exit(3)


def _in_a_fork(work: Callable[[], dict[Reached, list[tuple[int, float]]]]) -> dict[Reached, list[tuple[int, float]]]:
    """What work() returns, called in a process of its own: what tests keep in memory is not kept here."""
    reading, writing = os.pipe()
    if not os.fork():
        os.close(reading)
        with os.fdopen(writing, "w") as file:
            json.dump([[*function, tests] for function, tests in work().items()], file)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as file:
        text = file.read()
    os.wait()
    if not text:
        raise SystemExit("the tests did not run without any mutant")
    return {(path, name): [(number, seconds) for number, seconds in tests] for path, name, tests in json.loads(text)}


def _tried(mutant: Mutant, tests: list[tuple[pytest.Item, float]]) -> int:
    """0 if all tests pass, 1 if one fails."""
    mutant.put_in(vars(importlib.import_module(_name(mutant.module))))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    with open("/proc/self/statm") as file:
        pages = int(file.read().split()[0])
    limit = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    for item, seconds in tests:
        signal.setitimer(signal.ITIMER_PROF, TIME + 10 * seconds)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
            return 1
    return 0


def _name(module: str) -> str:
    """The name by which a module is imported."""
    return f"tercet.{module.removesuffix('/__init__').replace('/', '.')}"


def _early(mutant: Mutant) -> int:
    """The same for a function that runs when its module is imported: in a new process, which imports it with the fault."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", "-p", "tools.mutants.early"]
    environment = os.environ | {EARLY: json.dumps([mutant.module, faulty_module(mutant)])}
    try:
        run = subprocess.run([*command, "host_tests/core"], cwd=ROOT, env=environment, check=False, timeout=EARLY_TIME)
    except subprocess.TimeoutExpired:
        return HANGS
    return 0 if run.returncode == 0 else 1


def import_early() -> None:
    """Import the module with the fault, before anything else does."""
    name, text = json.loads(os.environ[EARLY])
    full = _name(name)
    module = ModuleType(full)
    module.__file__ = str(file_of(name))
    package, _, last = full.rpartition(".")
    sys.modules[full] = module
    setattr(importlib.import_module(package), last, module)
    exec(compile(text, module.__file__, "exec"), vars(module))
