"""Games of SET Cubed with two people and a computer player, held against books of their own (RULES 6.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from host_tests.bookkeeper.cubed_match import CubedMatch
from host_tests.bookkeeper.match import Table
from host_tests.players.cubed import ADVANCED, BEGINNER, EXPERT, PERSON
from host_tests.players.player import Player
from host_tests.runs.tiers import first_of
from host_tests.soak import share
from tools.simulator import Simulator

P = PERSON
GAMES = (
    Table("picosystem", (P, P, BEGINNER)),
    Table("pico_display", (P, P, ADVANCED)),
    Table("picosystem", (P, EXPERT, P)),
    Table("pico_display", (P, P)),
)
MORE = 4 if share.FULL else 0  # times that the soak plays them all, each time with another seed
LEAST = 100  # comparisons in a game


@pytest.mark.parametrize("setup", first_of(GAMES, 0), ids=str)
def test_the_glass_and_the_books_agree(setup: Table, record_property: Callable[[str, object], None]) -> None:
    """After every turn: points, the board, the map, the hand, whose turn it is, what a turn is worth; places and rounds."""
    for number in range(1 + MORE):
        setup.seed = share.seed() + number if MORE else setup.seed
        with Simulator(setup.board, seed=setup.seed) as handheld:
            match = CubedMatch(Player(handheld, handheld.board.buttons), setup)
            match.play()
            assert not handheld.panel.faults
        record_property("compared", match.ledger.compared)
        assert match.ledger.compared >= LEAST
