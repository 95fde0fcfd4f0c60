"""A game of Arcade in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.arcade.rules import Arcade
from tercet.ui.text import en

from tools.saves.games.single import lines_of
from tools.saves.wording import NOW, counted, time_named

restore = Arcade.restore
SCORED = en.SETS  # what its records count


def lines(game: Arcade) -> Iterator[str]:
    """How far it is."""
    return lines_of(
        game, "arcade", f"level {game.level}, {counted(game.score, en.SETS)}, {time_named(game.remaining(NOW))} left"
    )
