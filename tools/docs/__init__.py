"""The parts of README.md and of the manuals that are made from what they speak of, so that they cannot go stale."""
