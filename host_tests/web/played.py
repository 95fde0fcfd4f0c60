"""The page in a real browser as a handheld: its keys are the computer's, its glass is the canvas."""

from __future__ import annotations

import base64
import io
import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any

from PIL import Image

from host_tests.web import browsers
from tools.handheld import Handheld
from tools.panel import Panel

PATIENCE = 2  # times as long is waited as for a handheld: a browser on a busy computer comes late
CODES = {  # as the page says under the handheld
    "UP": "ArrowUp",
    "DOWN": "ArrowDown",
    "LEFT": "ArrowLeft",
    "RIGHT": "ArrowRight",
    "PREVIOUS": "ArrowLeft",
    "NEXT": "ArrowRight",
    "SELECT": "Space",
    "BACK": "Escape",
    "HINT": "KeyH",
    "MENU": "KeyN",
}


class _Glass:
    """What is painted on the canvas; a player asks for nothing else of a panel."""

    def __init__(self, page: OnPage) -> None:
        self._page = page

    @property
    def version(self) -> int:
        return int(self._page.ask("painted"))


class OnPage(Handheld):
    """A board in the page, in a browser. Time is the computer's, or the page's clock goes so many times as fast."""

    def __init__(self, board: str, browser: str, site: Path, speed: int = 1) -> None:
        super().__init__(board)
        self._speed = speed
        environment = {**os.environ, "TERCET_MODULES": str(browsers.modules()), "TERCET_BROWSER": browsers.find(browser)}
        command = [browsers.node(), str(browsers.HERE / "bridge.mjs"), browser, str(site), f"?board={board}", str(speed)]
        self._bridge = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        self._glass = _Glass(self)
        self.ask("open")

    def __enter__(self) -> OnPage:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._bridge.stdin is not None
        self._bridge.stdin.close()
        self._bridge.wait(30)

    def ask(self, what: str, *details: object) -> Any:
        """Let the page do something; its answer. AssertionError with what went wrong there."""
        assert self._bridge.stdin is not None and self._bridge.stdout is not None and self._bridge.stderr is not None
        self._bridge.stdin.write(json.dumps([what, *details]) + "\n")
        self._bridge.stdin.flush()
        line = self._bridge.stdout.readline()
        assert line, f"the browser ended: {self._bridge.stderr.read()[-2000:]}"
        answer = json.loads(line)
        assert "error" not in answer, answer.get("error")
        return answer["answer"]

    def run(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000 * PATIENCE / self._speed)

    def tap(self, name: str, hold: float = 60, then: float = 60) -> None:
        """Where the clock goes faster, the page itself counts how long a key is down: this side would let go too late."""
        if self._speed == 1:
            super().tap(name, hold, then)
        else:
            self.ask("tap", CODES[name], hold)
            self.run(then)

    @property
    def panel(self) -> Panel:
        return self._glass  # type: ignore[return-value]

    @property
    def serial_output(self) -> bytes:
        return b""

    @property
    def backlight(self) -> float:
        return 1.0

    def picture(self) -> Image.Image:
        return Image.open(io.BytesIO(base64.b64decode(self.ask("picture")))).convert("RGB")

    def _lit(self, pin: int, active: int) -> float:
        return 0.0

    def _contact(self, name: str, down: bool) -> None:
        self.ask("down" if down else "up", CODES[name])
