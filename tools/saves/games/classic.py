"""A game of Classic in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.classic.rules import Classic

from tools.saves.games.single import lines_of

restore = Classic.restore


def lines(game: Classic) -> Iterator[str]:
    """How far it is."""
    return lines_of(game, "classic", f"score {game.score}")
