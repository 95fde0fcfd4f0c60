"""The MicroPython source tree of a build: Debian's packages, or the checkout that MICROPYTHON_DIR names."""

import os
from dataclasses import dataclass
from pathlib import Path

from tools.image import toolchain
from tools.image.debian import SUITE, debian_mirrors, fetch_source
from tools.image.errors import MissingError
from tools.image.process import run, say

VARIABLE = "MICROPYTHON_DIR"
# a file of each submodule that the rp2 port needs for a board without a radio
SUBMODULES = {
    "lib/mbedtls": "include",
    "lib/micropython-lib": "README.md",
    "lib/pico-sdk": "pico_sdk_init.cmake",
    "lib/tinyusb": "src/tusb.h",
}
# The tool that freezes Python compares each name with all others one by one: 15 of the 27 s that an image takes. In a tree of
# our own it looks them up; a checkout of somebody else is left as it is.
NAMES_ONE_BY_ONE = """
        for q in self.qstrs:
            if q is not None and q.str == s:
                return q
        return None
"""
NAMES_LOOKED_UP = """
        if not hasattr(self, "by_str"):
            self.by_str, self.looked_at = {}, 0
        for q in self.qstrs[self.looked_at :]:
            if q is not None:
                self.by_str.setdefault(q.str, q)
        self.looked_at = len(self.qstrs)
        return self.by_str.get(s)
"""


@dataclass(frozen=True)
class Source:
    """A MicroPython tree that is ready to be built, and a name that changes when another one takes its place."""

    tree: Path
    name: str

    @property
    def cross_compiler(self) -> Path:
        return self.tree / "mpy-cross" / "build" / "mpy-cross"


def prepare(build: Path, log: Path) -> Source:
    """The tools and the source tree, installed and fetched where that is needed and possible; else MissingError."""
    checkout = os.environ.get(VARIABLE, "")
    target = build / "source"
    fetch = not checkout and not target.exists()
    problems = []
    absent = toolchain.missing(with_debian_source=fetch)
    packages = sorted(set(absent.values()))
    if packages and not toolchain.can_install():
        problems.append(f"to build the firmware these are missing: {', '.join(absent)}\n{toolchain.describe(packages)}")
    if checkout:
        problems += checkout_problems(Path(checkout))
    elif fetch and not debian_mirrors():
        problems.append(
            f"MicroPython's source comes from Debian's packages, which this machine is not set up for: set {VARIABLE} to\n"
            "  a checkout of MicroPython 1.25 or later in which make -C ports/rp2 BOARD=RPI_PICO submodules has run"
        )
    if problems:
        raise MissingError("\n".join(problems))
    if packages:
        say(f"installing {' '.join(packages)}")
        toolchain.install(packages, log)
    if fetch:
        say("fetching MicroPython's source from Debian's packages")
        fetch_source(target, log)
    source = Source(Path(checkout).resolve(), "checkout") if checkout else Source(target / "micropython", SUITE)
    if not checkout:
        quicken(source.tree / "tools" / "mpy-tool.py")
    make_cross_compiler(source, log)
    return source


def quicken(tool: Path) -> None:
    """Let MicroPython's tool that freezes Python look its names up, if it is the tool that compares them one by one."""
    text = tool.read_text()
    if NAMES_ONE_BY_ONE in text:
        tool.write_text(text.replace(NAMES_ONE_BY_ONE, NAMES_LOOKED_UP))


def checkout_problems(tree: Path) -> list[str]:
    """What is wrong with a tree named by MICROPYTHON_DIR; empty if it can be built."""
    if not (tree / "ports" / "rp2" / "CMakeLists.txt").exists():
        return [f"{VARIABLE} is {tree}, which is no MicroPython checkout: it has no ports/rp2"]
    absent = [name for name, file in SUBMODULES.items() if not (tree / name / file).exists()]
    if absent:
        return [
            f"{VARIABLE} is {tree}, which lacks the submodules {', '.join(absent)}: "
            f"run make -C {tree}/ports/rp2 BOARD=RPI_PICO submodules"
        ]
    return []


def make_cross_compiler(source: Source, log: Path) -> None:
    """Build mpy-cross inside the tree, where the port looks for it, unless it is there."""
    if not source.cross_compiler.exists():
        say("building mpy-cross")
        command = ["make", f"-j{os.cpu_count() or 1}", "-C", str(source.tree / "mpy-cross")]
        run(command, log, "building mpy-cross")
