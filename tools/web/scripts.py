"""The page's scripts as they are sent: the same, with shorter names, by terser from npm."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tools.web import npm

HERE = Path(__file__).parent
KEPT = HERE.parents[1] / "build" / "web-modules"


def shorter(sources: dict[str, str]) -> dict[str, str]:
    """{name: script} of these modules. npm.Missing."""
    folder = npm.installed(HERE, KEPT, "terser")
    command = [str(npm.NODE), str(HERE / "shorter.mjs"), str(folder)]
    done = subprocess.run(command, input=json.dumps(sources), capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"terser does not take a script of the page:\n{done.stderr}")
    found: dict[str, str] = json.loads(done.stdout)
    return found
