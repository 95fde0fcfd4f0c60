"""The page in real browsers, with a stand-in for the firmware that writes down what the page calls (stand_in/machine.js)."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

import pytest
from PIL import Image

from host_tests.soak import share
from host_tests.web import browsers

PAGE = Path(__file__).resolve().parents[2] / "tools" / "web" / "page"
STAND_IN = Path(__file__).resolve().parent / "stand_in"
SCRIPTS = (
    "keys.mjs",
    "touch.mjs",
    "saves.mjs",
    "heard.mjs",
    "sounds.mjs",
    "words.mjs",
    "looks.mjs",
    "offline.mjs",
    "tabs.mjs",
    "sent.mjs",
    "whole.mjs",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's sources and the stand-in in one folder, as the packer would lay them out."""
    folder = tmp_path_factory.mktemp("site")
    for source in (PAGE, STAND_IN):
        shutil.copytree(source, folder, dirs_exist_ok=True)
    for size in (192, 512):
        Image.new("RGB", (size, size), "#001122").save(folder / f"icon-{size}.png")
    for name in ("micropython.js", "micropython.bin", "firmware.bin"):  # asked for beforehand; the stand-in reads none of them
        (folder / name).write_bytes(b"")
    names = sorted(path.name for path in folder.iterdir() if path.name != "worker.js")
    mark = hashlib.sha256(b"".join((folder / name).read_bytes() for name in names)).hexdigest()[:12]
    worker = folder / "worker.js"
    worker.write_text(worker.read_text().replace("BUILD_HASH", mark).replace("BUILD_FILES", json.dumps(names)))
    return folder


IN_EVERY = ("whole.mjs", "touch.mjs")  # the others in Firefox only in the long runs
RUNS = [(script, "chromium") for script in SCRIPTS]
RUNS += [
    (script, "firefox") for script in SCRIPTS if (share.FULL and script != "sounds.mjs") or script in IN_EVERY
]  # no sound there


@pytest.mark.slow
@pytest.mark.parametrize("script, browser", RUNS)
def test_in_a_browser(script: str, browser: str, site: Path) -> None:
    lines = browsers.run(script, browser, site).splitlines()
    assert lines
    assert all(line.startswith(("ok ", "figures ")) for line in lines), lines


def test_the_worker_has_its_two_places() -> None:
    worker = (PAGE / "worker.js").read_text()
    assert worker.count("BUILD_HASH") == 1
    assert worker.count("BUILD_FILES") == 1


def test_what_only_a_phone_needs_is_there() -> None:
    """CASES: "Holding a button marks its label or opens a menu.", "Controls lie under the address bar or the notch." No browser
    of the tests has a notch, an address bar that comes and goes, or Safari's menu."""
    style = (PAGE / "style.css").read_text()
    held = next(line for line in style.splitlines() if line.startswith("#handheld, #handheld * {"))
    assert all(
        f"{name}: none" in held for name in ("touch-action", "user-select", "-webkit-user-select", "-webkit-touch-callout")
    )
    assert "viewport-fit=cover" in (PAGE / "index.html").read_text()
    body = style.split("\nbody {")[1].split("}")[0]
    sides = [f"env(safe-area-inset-{side})" for side in ("top", "right", "bottom", "left")]
    assert f"padding: {' '.join(sides)}" in body and body.rindex("100dvh") > body.rindex("100vh")
