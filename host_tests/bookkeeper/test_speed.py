"""Matches of Speed from the menu to the last standings, with a tie-break, held against books of their own (RULES 6.2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from host_tests.bookkeeper.match import Table
from host_tests.bookkeeper.speed_match import SpeedMatch
from host_tests.players.player import Player
from host_tests.players.table import BEGINNER, PERSON
from host_tests.runs.tiers import first_of
from host_tests.soak import share
from tools.simulator import Simulator

P = PERSON
BIG, LOW = "picosystem", "pico_display"
MATCHES = (  # table, and how many are to share the lead
    (Table(BIG, (P, P, P), pick=10), 3),
    (Table(LOW, (P, P, P), pick=10), 3),
    (Table(BIG, (P, P, P, P), pick=10), 2),
    (Table(LOW, (P, P), pick=10), 0),
    (Table(BIG, (P, P, BEGINNER), pick=10), 0),
)
MORE = 4 if share.FULL else 0  # times that the soak plays them all, each time with another seed
LEAST = 20  # comparisons for each SET that is taken


@pytest.mark.parametrize(("table", "tied"), first_of(MATCHES, 0), ids=str)
def test_the_glass_and_the_books_agree(table: Table, tied: int, record_property: Callable[[str, object], None]) -> None:
    """After every event: points, dice left, round, call, who is out; places, totals, points of each round; who wins a tie."""
    for number in range(1 + MORE):
        table.seed = share.seed() + number if MORE else table.seed
        with Simulator(table.board, seed=table.seed) as handheld:
            match = SpeedMatch(Player(handheld, handheld.board.buttons), table, tied)
            match.play()
            assert not handheld.panel.faults
        record_property("compared", match.ledger.compared)
        assert match.ledger.compared >= LEAST * match.saw["SETs"] and match.saw["SETs"] >= 15
        assert match.books.tie_break or not tied, "nobody shares the lead"
