"""Matches and tournaments of the table game from the menu to the last standings, held against books of their own (RULES 5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from host_tests.bookkeeper.books import GIVE_BACK, LOCK_OUT, MINUS_ONE
from host_tests.bookkeeper.match import Table
from host_tests.bookkeeper.table_match import TableMatch
from host_tests.players.player import Player
from host_tests.players.table import ALL_81, BEGINNER_DECK, EXPERT, ONE_COLOUR, PERSON
from host_tests.runs.tiers import first_of
from host_tests.soak import share
from tools.simulator import Simulator

P, BEGINNER, INTERMEDIATE, ADVANCED = PERSON, 0, 1, 2
BIG, LOW = "picosystem", "pico_display"
MATCHES = (
    Table(LOW, (P, P, INTERMEDIATE), BEGINNER_DECK, GIVE_BACK, 2),
    Table(BIG, (P, P, P), ONE_COLOUR, LOCK_OUT, tournament=True),
    Table(BIG, (P, P), ALL_81, MINUS_ONE, pick=3),
    Table(LOW, (P, P), BEGINNER_DECK, LOCK_OUT, 3, pick=7),
    Table(BIG, (P, P, P), ONE_COLOUR, GIVE_BACK, 2),
    Table(LOW, (P, P, P), BEGINNER_DECK, MINUS_ONE, 2),
    Table(BIG, (P, P, P, P), ALL_81, LOCK_OUT),
    Table(BIG, (P, P, P, P), ONE_COLOUR, GIVE_BACK, tournament=True),
    Table(LOW, (P, P, P), ONE_COLOUR, MINUS_ONE, tournament=True),
    Table(BIG, (P, P, ADVANCED), BEGINNER_DECK, MINUS_ONE, tournament=True),
    Table(LOW, (P, P, P, EXPERT), BEGINNER_DECK, LOCK_OUT, 2),
    Table(BIG, (P, BEGINNER), BEGINNER_DECK, LOCK_OUT, 2),
    Table(BIG, (P, P, BEGINNER), ONE_COLOUR, LOCK_OUT, tournament=True),
    Table(LOW, (P, P, INTERMEDIATE, ADVANCED), BEGINNER_DECK, GIVE_BACK, tournament=True),
    Table(BIG, (P, EXPERT, EXPERT, BEGINNER), ALL_81, MINUS_ONE),
    Table(BIG, (P, P, P), ONE_COLOUR, LOCK_OUT, tournament=True, given_up=3),
    Table(LOW, (P, P), BEGINNER_DECK, MINUS_ONE, 2, given_up=1),
)
MORE = 8 if share.FULL else 0  # times that the soak plays them all, each time with another seed
LEAST = 12  # comparisons for each SET that is taken


def booked(table: Table) -> TableMatch:
    """A whole match with its books; a difference fails it."""
    with Simulator(table.board, seed=table.seed) as handheld:
        match = TableMatch(Player(handheld, handheld.board.buttons), table)
        match.play()
        assert not handheld.panel.faults
    return match


@pytest.mark.parametrize("table", first_of(MATCHES), ids=str)
def test_the_glass_and_the_books_agree(table: Table, record_property: Callable[[str, object], None]) -> None:
    """After every event: points, cards left, round, call, lock-outs, who deals, places, totals, points of each round."""
    for number in range(1 + MORE):
        table.seed = share.seed() + number if MORE else table.seed
        match = booked(table)
        record_property("compared", match.ledger.compared)
        sets = match.saw["SETs"]
        assert sets >= 3 * match.books.round and match.ledger.compared >= LEAST * sets, "hardly anything was compared"


@pytest.mark.parametrize("penalty", first_of((LOCK_OUT, GIVE_BACK, MINUS_ONE)))
def test_books_of_other_rules_differ(penalty: int) -> None:
    """Who books the penalty of another table finds that the glass says something else."""
    table = Table(BIG, (P, P), BEGINNER_DECK, penalty, seed=3)
    with Simulator(BIG, seed=3) as handheld:
        match = TableMatch(Player(handheld, handheld.board.buttons), table)
        match.weights = {"right": 1, "wrong": 1}
        match.books.penalty = (penalty + 1) % 3
        with pytest.raises(AssertionError, match="the glass says"):
            match.play()
