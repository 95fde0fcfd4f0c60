"""A game of Puzzle in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.puzzle.rules import Puzzle

from tools.saves.games.single import lines_of

restore = Puzzle.restore


def lines(game: Puzzle) -> Iterator[str]:
    """How far it is."""
    return lines_of(game, "puzzle", f"puzzle {game.target}, {len(game.found_sets)} of {len(game.sets)} SETs", cards=False)
