"""Players of the simulated firmware."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from host_tests.players.dice import open_list
from host_tests.players.player import DEAF, Player
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


def sit_down(sit: Sit, board: str, **options: object) -> Player:
    """A player before the menu."""
    player = sit(board, **options)
    player.to_menu()
    return player


def at_the_dice(sit: Sit, board: str, game: str, values: dict[str, str], **more: object) -> Player:
    """A player in a dice game with these rows of its set-up."""
    player = sit_down(sit, board, **more)
    open_list(player, game, values)
    return player


def to_menu_from_game(player: Player) -> None:
    """Give a game up, in which something may just have come by itself."""
    player.handheld.run(DEAF)
    player.pause()
    player.give_up()
