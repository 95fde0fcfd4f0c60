"""An emulated handheld: the UF2 that is flashed, on rp2040py, with panel and keys as board.py has them."""

from tools.emulator.handheld import Event, Handheld
from tools.emulator.repl import ReplError, execute

__all__ = ["Event", "Handheld", "ReplError", "execute"]
