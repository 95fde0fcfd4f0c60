"""The rules core: no hardware, no pixels, no clock of its own. Runs on CPython and MicroPython alike."""
