"""What the browser tests need: node, a browser, and two packages of pinned versions from npm.

Whatever is missing is named, with how to get it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[1] / "build" / "browser_tests"
BROWSERS = {"chromium": ("chromium", "chromium-browser", "google-chrome"), "firefox": ("firefox-esr", "firefox")}
SECONDS = 240


def find(browser: str) -> str:
    """The path of a browser of this computer."""
    for name in BROWSERS[browser]:
        if path := shutil.which(name):
            return path
    pytest.fail(f"{browser} is missing. Debian has it: apt-get install {BROWSERS[browser][0]}", pytrace=False)


def modules() -> Path:
    """The folder with node_modules as package-lock.json names them; installed under build/ when first wanted."""
    if not shutil.which("node") or not shutil.which("npm"):
        pytest.fail("node or npm is missing. Debian has both: apt-get install nodejs npm", pytrace=False)
    names = ("package.json", "package-lock.json", ".npmrc")
    mark = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in names)).hexdigest()[:16]
    folder = BUILD / mark
    if not (folder / "node_modules" / "puppeteer-core").is_dir():
        fresh = BUILD / f"{mark}.{os.getpid()}"
        fresh.mkdir(parents=True, exist_ok=True)
        for name in names:
            shutil.copy(HERE / name, fresh)
        print("installing puppeteer-core and axe-core from npm, into build/browser_tests")
        done = subprocess.run(["npm", "ci", "--ignore-scripts"], cwd=fresh, capture_output=True, text=True, timeout=SECONDS)
        if done.returncode:
            pytest.fail(f"npm could not install what package-lock.json names:\n{done.stdout}{done.stderr}", pytrace=False)
        if folder.is_dir():  # another worker was quicker
            shutil.rmtree(fresh)
        else:
            fresh.rename(folder)
    return folder


def run(script: str, browser: str, site: Path) -> str:
    """What a file of browser tests printed about a built page in a folder; the test fails with it if one of them did."""
    environment = {**os.environ, "TERCET_MODULES": str(modules()), "TERCET_BROWSER": find(browser)}
    command = ["node", str(HERE / script), browser, str(site)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, env=environment)
    if done.returncode:
        pytest.fail(f"{script} in {browser}:\n{done.stdout}{done.stderr}", pytrace=False)
    return done.stdout
