"""A game of Practice in words, or a course of it."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.practice.course import TABLES, Course, is_course
from tercet.core.practice.rules import Practice
from tercet.ui.text import en, of_game

from tools.saves.games.single import lines_of
from tools.saves.wording import counted


def restore(data: bytes, time: int) -> Practice:
    """Read a save of either."""
    return (Course if is_course(data) else Practice).restore(data, time)  # type: ignore[return-value]


def lines(game: Practice) -> Iterator[str]:
    """How far it is."""
    parts = [f"{counted(game._shown, ('card', 'cards'))} of a SET shown"] if game._shown else []
    if isinstance(game, Course):
        parts.append(f"course, {of_game(en, 'practice').KINDS[game.what]}, {len(game.times)} of {TABLES} tables")
    return lines_of(game, "practice", ", ".join(parts))
