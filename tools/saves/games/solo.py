"""A game of Solo in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.solo.rules import Solo
from tercet.ui.text import en, of_game

from tools.saves.games.single import lines_of
from tools.saves.wording import counted

restore = Solo.restore
SCORED = of_game(en, "solo").PENALTIES  # what its records count


def lines(game: Solo) -> Iterator[str]:
    """How far it is."""
    return lines_of(game, "solo", counted(game.points, SCORED), skill=False)
