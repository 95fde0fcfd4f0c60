"""A game for one player in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.cards import FEATURES
from tercet.core.layout import Layout
from tercet.core.single.rules import Single
from tercet.ui.text import en

from tools.saves.wording import NOW, counted, game_named, skill_named, time_named


def lines_of(game: Single, name: str, progress: str, *, skill: bool = True, cards: bool = True) -> Iterator[str]:
    """progress: how far it is, in the terms of its own aim; skill, cards: whether these are worth a word."""
    words = [game_named(name)]
    if skill:
        words.append(skill_named(game.skill))
    words.append(f"{game.features} features")
    if game.features < FEATURES:
        words.append(f"{en.FEATURES[game.constant]} always {en.ONE_OF[game.constant][game.fixed]}")
    yield " · ".join(words)
    if progress:
        yield progress
    claims = [counted(game.found, ("SET", "SETs")) + " found"]
    claims += [counted(game.wrong, en.WRONG), counted(game.hints, en.HINTS)]
    yield ", ".join(claims)
    penalty = f", {time_named(game.penalty)} of penalties" if game.penalty else ""
    yield f"played {time_named(game.stopwatch.elapsed(NOW))}{penalty}" + (", over" if game.over else "")
    if cards:
        yield cards_of(game.layout)


def cards_of(layout: Layout) -> str:
    """Where the cards are."""
    return f"{layout.left()} cards on the table, {len(layout.stock)} in the stock, {len(layout.taken)} taken"
