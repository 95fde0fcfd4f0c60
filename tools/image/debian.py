"""MicroPython and the libraries it is built with, from Debian's packages, without changing the machine's packages.

Debian leaves three of MicroPython's submodules out of its source package; they come from packages of their own. The
apt state is a private one in a folder of its own, so the machine's lists, sources and packages stay as they are.
"""

import os
import shutil
import tempfile
from pathlib import Path

from tools.image.apt_sources import Mirror, machine_codename, machine_sources, mirrors, source_entry
from tools.image.errors import BuildError, MissingError
from tools.image.process import run

SUITE = "trixie"  # the release whose packages fit each other: MicroPython 1.25, pico-sdk 2.1.1, mbedtls 3.6
SOURCE_PACKAGES = ("micropython", "mbedtls")
FILE_PACKAGES = ("pico-sdk-source", "tinyusb-source")  # their files lie under /usr/src
LIBRARIES = {"mbedtls": "mbedtls", "pico-sdk": "packages/usr/src/pico-sdk", "tinyusb": "packages/usr/src/tinyusb"}


def debian_mirrors() -> list[Mirror]:
    """The Debian mirrors this machine is set up with; none where it is not Debian or has no tools for its sources."""
    codename = machine_codename()
    if not codename or not all(shutil.which(tool) for tool in ("apt-get", "dpkg-deb")):
        return []
    return mirrors(machine_sources(), codename)


def fetch_source(target: Path, log: Path) -> None:
    """Put MicroPython's tree, ready to be built, at `target`/micropython; `target` appears only when it is complete."""
    candidates = debian_mirrors()
    if not candidates:
        raise MissingError("no Debian mirror was found in this machine's apt configuration")
    target.parent.mkdir(parents=True, exist_ok=True)
    for left_over in target.parent.glob("fetch-*"):  # of a run that was killed; the caller's lock says none is running
        shutil.rmtree(left_over)
    with tempfile.TemporaryDirectory(prefix="fetch-", dir=target.parent) as folder:
        work = Path(folder)
        downloads = _download(candidates, work, log)
        tree = work / "tree"
        tree.mkdir()
        for name in SOURCE_PACKAGES:
            # apt has checked the signed list's checksum of this file; its maintainer's own key is not on most machines
            description = next(downloads.glob(f"{name}_*.dsc"))
            run(["dpkg-source", "--no-check", "-x", description, tree / name], log, f"unpacking {name}")
        for package in FILE_PACKAGES:
            run(["dpkg-deb", "-x", next(downloads.glob(f"{package}_*.deb")), tree / "packages"], log, "unpacking")
        _link_libraries(tree)
        tree.rename(target)


def _download(candidates: list[Mirror], work: Path, log: Path) -> Path:
    problems = []
    for number, mirror in enumerate(candidates):
        place = work / f"apt-{number}"
        try:
            return _download_from(mirror, place, log)
        except BuildError as error:
            problems.append(str(error))
    raise MissingError(
        "MicroPython's source could not be fetched from this machine's Debian mirror (is there a network?)\n"
        + "\n".join(problems)
    )


def _download_from(mirror: Mirror, place: Path, log: Path) -> Path:
    for folder in ("sources", "lists/partial", "cache/archives/partial", "downloads"):
        (place / folder).mkdir(parents=True)
    (place / "sources" / f"{SUITE}.sources").write_text(source_entry(mirror, SUITE))
    options = {
        "Dir::Etc::SourceList": "/dev/null",
        "Dir::Etc::SourceParts": place / "sources",
        "Dir::Etc::Preferences": "/dev/null",
        "Dir::Etc::PreferencesParts": "/dev/null",
        "Dir::State::Lists": place / "lists",
        "Dir::Cache": place / "cache",
        "Acquire::Languages": "none",
        "Acquire::Retries": "3",
        "APT::Update::Error-Mode": "any",
    }
    if os.geteuid() == 0:
        options["APT::Sandbox::User"] = "root"  # apt's own user may not be able to enter the repository's folder
    apt = ["apt-get", "-q"] + [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    run([*apt, "update"], log, "reading the package lists")
    # apt-get puts what it downloads into the folder it is started in
    downloads = place / "downloads"
    run([*apt, "source", "--download-only", *SOURCE_PACKAGES], log, "downloading sources", folder=downloads)
    run([*apt, "download", *FILE_PACKAGES], log, "downloading packages", folder=downloads)
    return downloads


def _link_libraries(tree: Path) -> None:
    libraries = tree / "micropython" / "lib"
    for name, place in LIBRARIES.items():
        link = libraries / name
        if link.exists():
            link.rmdir()  # an empty folder in Debian's source package
        link.symlink_to(Path("../..") / place)
    # the frozen manifest's rule asks whether this file is there; nothing of micropython-lib is used
    (libraries / "micropython-lib").mkdir(exist_ok=True)
    (libraries / "micropython-lib" / "README.md").touch()
