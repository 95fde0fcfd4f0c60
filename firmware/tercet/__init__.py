"""Tercet: the SET handheld. The parts are described in the design notes of README.md."""
