"""package.json: as the firmware is, and installed with MicroPython's own mip from a server on this computer."""

from __future__ import annotations

import functools
import http.server
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.release.package import ROOT, package
from tools.simulator import interpreter


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.fixture
def address() -> Iterator[str]:
    """Where the repository is served."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=ROOT)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def micropython(code: str, folder: Path) -> str:
    """What a program prints on MicroPython's unix port; AssertionError if it fails."""
    done = subprocess.run([interpreter.find(), "-X", "heapsize=2M", "-c", code], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_names_every_module_of_the_firmware() -> None:
    """Made anew by `python -m tools.release.package` when a module comes or goes."""
    assert (ROOT / "package.json").read_text(encoding="utf-8") == package()


def test_mip_installs_it_and_the_rules_are_there(address: str, tmp_path: Path) -> None:
    """`mip install` from the repository's address: every file arrives whole, and the rules core runs from there."""
    printed = micropython(f"import mip\nmip.install('{address}/package.json', target='lib')", tmp_path)
    assert "Done" in printed, printed
    firmware = {path.relative_to(ROOT / "firmware"): path.read_bytes() for path in (ROOT / "firmware").rglob("*.py")}
    firmware = {path: source for path, source in firmware.items() if path.parts[:3] != ("tercet", "device", "web")}  # a page's
    del firmware[Path("_boot.py")]
    firmware[Path("tercet_main.py")] = firmware.pop(Path("main.py"))
    assert {path.relative_to(tmp_path / "lib"): path.read_bytes() for path in (tmp_path / "lib").rglob("*.py")} == firmware
    code = "import sys\nsys.path.insert(0, 'lib')\nfrom tercet.core.cards import card, is_set\n"
    assert micropython(code + "print(is_set(card(0, 0, 0, 0), card(1, 1, 1, 1), card(2, 2, 2, 2)))", tmp_path) == "True\n"
