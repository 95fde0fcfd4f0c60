# mypy: ignore-errors
"""Takes the place of `micropython`: the same, except that Ctrl-C comes over the simulated serial line."""

import _wire
import micropython
import records

for _name in dir(micropython):
    globals()[_name] = getattr(micropython, _name)


def kbd_intr(code):
    """Set the byte that interrupts the program; -1: none does."""
    _wire.tell(records.KEYBOARD, 0, 0, code & 0xFF)
