"""Tercet: the SET handheld. The parts are described in the design notes of README.md."""

VERSION = "2.0.0"  # the one place; CHANGELOG.md says what changed
