"""A handheld's saves on a computer: look, check, back up, restore. The firmware's own core reads them; see README.md."""

import sys
from pathlib import Path

FIRMWARE = str(Path(__file__).resolve().parents[2] / "firmware")
if FIRMWARE not in sys.path:
    sys.path.append(FIRMWARE)  # so that `python -m tools.saves` works without the Makefile
