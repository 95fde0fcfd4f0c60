"""How long the runs are and where they begin: a short share in `make test`, all of it in `make soak`."""

from __future__ import annotations

import os
import subprocess
import zlib
from datetime import date
from pathlib import Path

FULL = os.environ.get("TERCET_SOAK") == "1"


def settle() -> None:
    """Let all processes of this run begin with the same seed, whatever is committed meanwhile: SEED holds it from now on."""
    os.environ.setdefault("SEED", str(_of_today()))


def seed() -> int:
    """What all runs begin with: SEED from the environment, else another one for every day and commit."""
    return int(os.environ.get("SEED") or _of_today())


def header() -> str:
    """One line on it."""
    return f"soak: {'all of it' if FULL else 'a short share'}, SEED={seed()}"


def _of_today() -> int:
    asked = subprocess.run(["git", "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    return zlib.crc32(f"{date.today()} {asked.stdout}".encode()) % 1_000_000
