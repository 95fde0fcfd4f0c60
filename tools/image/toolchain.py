"""The programs a build needs: which are missing, and installing them where that is ours to do."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.image.errors import BuildError, MissingError
from tools.image.process import clean_environment, run

COMPILER = "arm-none-eabi-gcc"
# program: the Debian package it comes in
PROGRAMS = {
    COMPILER: "gcc-arm-none-eabi",
    "cmake": "cmake",
    "ninja": "ninja-build",
    "make": "build-essential",
    "gcc": "build-essential",
    "g++": "build-essential",
}
# file that the cross compiler must find: the Debian package it comes in
LIBRARIES = {"nosys.specs": "libnewlib-arm-none-eabi", "libstdc++.a": "libstdc++-arm-none-eabi-newlib"}
UNPACKING = {"dpkg-source": "dpkg-dev"}  # needed where the source is Debian's


def missing(with_debian_source: bool) -> dict[str, str]:
    """What is not there: {program or library: its Debian package}."""
    programs = PROGRAMS | (UNPACKING if with_debian_source else {})
    absent = {name: package for name, package in programs.items() if shutil.which(name) is None}
    if COMPILER in absent:
        return absent | LIBRARIES
    return absent | {name: package for name, package in LIBRARIES.items() if not _compiler_finds(name)}


def compiler_version() -> str:
    """The cross compiler's version; objects of another one are not used again."""
    return subprocess.run([COMPILER, "-dumpfullversion"], capture_output=True, text=True, check=True).stdout.strip()


def can_install() -> bool:
    """Whether this process may install Debian packages."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str], log: Path) -> None:
    """Install Debian packages of the machine's own release; MissingError if that does not work."""
    environment = clean_environment() | {"DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300"]
    command = [*apt, "install", "--no-install-recommends", *packages]
    try:
        run(command, log, "installing packages", environment)
    except BuildError:
        try:  # the lists may be absent or old, which is usual in a fresh container
            run([*apt, "update"], log, "reading the package lists", environment)
            run(command, log, "installing packages", environment)
        except BuildError as error:
            raise MissingError(
                f"the tools to build the firmware could not be installed:\n{describe(packages)}\n{error}"
            ) from error


def describe(packages: list[str]) -> str:
    """How to get these Debian packages, here or elsewhere."""
    return (
        f"  on Debian: sudo apt-get install {' '.join(packages)}\n"
        "  elsewhere: the Arm GNU toolchain with newlib and libstdc++, CMake, Ninja, make and a C++ compiler"
    )


def _compiler_finds(library: str) -> bool:
    command = [COMPILER, f"-print-file-name={library}"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return Path(answer).is_absolute()
