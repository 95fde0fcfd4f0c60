"""What is frozen: the same for every board, see ../manifest.py; this file needs no change in a new board's folder."""
# ruff: noqa: F821  # include is given by MicroPython's tools/manifestfile.py

import os

include("../manifest.py", board_dir=os.getcwd())
