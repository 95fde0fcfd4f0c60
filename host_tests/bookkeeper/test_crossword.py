"""Matches of Crossword against a computer player, dice added to its grid, held against books of their own (RULES 6.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from host_tests.bookkeeper.crossword_match import CrosswordMatch
from host_tests.bookkeeper.match import Table
from host_tests.players.player import Player
from host_tests.players.table import BEGINNER, PERSON
from host_tests.runs.tiers import first_of
from host_tests.soak import share
from tools.simulator import Simulator

MATCHES = (Table("picosystem", (PERSON, BEGINNER)), Table("pico_display", (PERSON, BEGINNER)))
MORE = 3 if share.FULL else 0  # times that the soak plays them all, each time with another seed
HEAP = "1536K"  # the modules of the screens that come late are compiled here
LEAST = 100  # comparisons in a match


@pytest.mark.parametrize("setup", first_of(MATCHES, 0), ids=str)
def test_the_glass_and_the_books_agree(setup: Table, record_property: Callable[[str, object], None]) -> None:
    """After every die: those used, in the hand and on the grid; points for the others' unused dice; places, totals, rounds."""
    for number in range(1 + MORE):
        setup.seed = share.seed() + number if MORE else setup.seed
        with Simulator(setup.board, seed=setup.seed, heapsize=HEAP) as handheld:
            match = CrosswordMatch(Player(handheld, handheld.board.buttons), setup)
            match.play()
            assert not handheld.panel.faults
        record_property("compared", match.ledger.compared)
        assert match.ledger.compared >= LEAST
