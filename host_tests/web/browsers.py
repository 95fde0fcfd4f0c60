"""What the browser tests need: node and npm, which `make setup` installs, three pinned packages from npm, and browsers.

A browser that is missing is installed where that is allowed (Debian, as root); else the test fails with how to get it.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tools.image.process import only_one
from tools.web import npm

HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[1] / "build" / "browser_tests"
BROWSERS = {"chromium": ("chromium", "chromium-browser", "google-chrome"), "firefox": ("firefox-esr", "firefox")}
SECONDS = 240


def find(browser: str) -> str:
    """The path of a browser of this computer."""
    for attempt in range(2):
        for name in BROWSERS[browser]:
            if path := shutil.which(name):
                return path
        if attempt == 0 and os.geteuid() == 0 and shutil.which("apt-get"):
            _install(BROWSERS[browser][0])
    pytest.fail(f"{browser} is missing. Debian has it: apt-get install {BROWSERS[browser][0]}", pytrace=False)


def _install(package: str) -> None:
    """Install a browser from Debian; one worker at a time. Whether it worked, the caller sees."""
    print(f"installing {package} from Debian")
    BUILD.mkdir(parents=True, exist_ok=True)
    with only_one(BUILD / "lock"):
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(command, capture_output=True, text=True, timeout=4 * SECONDS, env=environment, check=False)


def node() -> str:
    """The path of node."""
    return _tool("node")


def _tool(name: str) -> str:
    path = Path(sys.executable).parent / name
    if not path.exists():
        pytest.fail(f"{path} is missing: run `make setup`", pytrace=False)
    return str(path)


def modules() -> Path:
    """The folder with node_modules as package-lock.json names them; installed under build/ when first wanted."""
    try:
        return npm.installed(HERE, BUILD, "puppeteer-core, axe-core and zbar")
    except npm.Missing as error:
        pytest.fail(str(error), pytrace=False)


def zbar(pictures: list[Image.Image]) -> list[list[tuple[str, str]]]:
    """The (kind, text) of all codes that zbar finds on each picture, as large as it is; kind: ZBAR_QRCODE, and others."""
    grey = [picture.convert("L") for picture in pictures]
    sent = [(one.width, one.height, base64.b64encode(one.tobytes()).decode()) for one in grey]
    environment = {**os.environ, "TERCET_MODULES": str(modules())}
    command = [node(), str(HERE / "zbar.mjs")]
    done = subprocess.run(
        command, input=json.dumps(sent), capture_output=True, text=True, timeout=SECONDS, env=environment, check=False
    )
    assert not done.returncode, done.stdout + done.stderr
    return [[(kind, words) for kind, words in found] for found in json.loads(done.stdout)]


def run(script: str, browser: str, site: Path, **more: str) -> str:
    """What a file of browser tests printed about a built page in a folder; the test fails with it if one of them did.

    more: for the environment. TERCET_ONLY: the name of the one test that is run.
    """
    environment = {**os.environ, **more, "TERCET_MODULES": str(modules()), "TERCET_BROWSER": find(browser)}
    command = [node(), str(HERE / script), browser, str(site)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, env=environment)
    if done.returncode:
        pytest.fail(f"{script} in {browser}:\n{done.stdout}{done.stderr}", pytrace=False)
    return done.stdout
