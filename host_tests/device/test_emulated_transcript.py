"""Seeded games replayed on the very UF2 that is flashed: each line is the one that CPython writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from host_tests.core.transcripts import classic as transcript
from host_tests.runs.tiers import amount
from tools.emulator import Handheld
from tools.emulator.repl import execute

GAMES = (0, 1, 3)  # Beginner and Intermediate with 27 cards, Expert with 81
LIMIT = 120_000  # ms of the handheld's time for one game


@pytest.mark.counts
@pytest.mark.booted("on")
def test_three_games_of_classic_are_the_same_line_by_line(booted: Handheld) -> None:
    """DESIGN: the same seed and the same calls give the same game, on the device too; every line holds the whole table."""
    handheld = booted
    execute(handheld, Path(transcript.__file__).read_text(), LIMIT, fresh=True)
    for number in GAMES[: amount(3, 1)]:
        device = execute(handheld, f"main({number}, 1)", LIMIT).splitlines()
        host = list(transcript.lines(number))
        for place, (here, there) in enumerate(zip(host, device, strict=False)):
            assert here == there, f"game {number}, line {place} differs"
        assert len(host) == len(device) > 8, f"game {number} has {len(host)} lines here, {len(device)} there"
        assert " over True " in host[-1]
