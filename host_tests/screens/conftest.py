"""Players of the simulated firmware."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from host_tests.players.player import Player
from tools.simulator import Simulator

Sit = Callable[..., Player]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """A player at a board just switched on: sit(board, **options of Simulator). At the end the panel must have no complaint."""
    simulators: list[Simulator] = []

    def make(board: str = "picosystem", **options: object) -> Player:
        simulators.append(Simulator(board, **options))  # type: ignore[arg-type]
        return Player(simulators[-1], simulators[-1].board.buttons)

    yield make
    for simulator in simulators:
        faults = simulator.panel.faults
        simulator.close()
        assert not faults, f"the panel was driven wrongly: {faults}"
