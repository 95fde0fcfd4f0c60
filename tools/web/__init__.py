"""`make web`: the game as a page, the very firmware on MicroPython in WebAssembly. README.md says what is where."""
