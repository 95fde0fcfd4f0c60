"""`make flash`: the game onto a board that runs MicroPython, over its serial line; `python -m tools.deploy BOARD [PORT]`.

The game is more than 120 modules. Loaded into the RP2040's heap they do not fit (tools/deploy/README.md has the figures), so
there they lie in a ROM partition and run from the flash, as in the UF2; on a chip with a larger heap they are files.
"""
