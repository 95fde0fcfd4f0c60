"""Build the UF2 of a board: `python -m tools.image BOARD [--out PATH]`; from Python, `build()` and `mpy_cross()`.

MicroPython comes as source from Debian's packages (debian.py) or from MICROPYTHON_DIR (micropython.py). It is compiled
once for each chip and flash size (base.py); after that only the frozen Python and the link are made anew, which takes
seconds. Everything lies under build/ and may be deleted at any time.
"""

from tools.image.builder import board_names, build
from tools.image.errors import BuildError, MissingError
from tools.image.mpycross import mpy_cross

__all__ = ["BuildError", "MissingError", "board_names", "build", "mpy_cross"]
