"""A game of Timed in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.timed.rules import Timed

from tools.saves.games.single import lines_of

restore = Timed.restore


def lines(game: Timed) -> Iterator[str]:
    """How far it is."""
    return lines_of(game, "timed", f"{game.progress} of {game.target} SETs")
