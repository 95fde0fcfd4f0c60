"""A game of Practice in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.practice.rules import Practice

from tools.saves.games.single import lines_of
from tools.saves.wording import counted

restore = Practice.restore


def lines(game: Practice) -> Iterator[str]:
    """How far it is."""
    return lines_of(game, "practice", f"{counted(game._shown, ('card', 'cards'))} of a SET shown" if game._shown else "")
