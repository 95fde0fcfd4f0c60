"""Solo on the simulated boards, by their keys (RULES 4)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.core.solo.rules import Solo
from tercet.ui.text import en

from host_tests.glass import words
from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.players.table import SOLO_WORDS, check_solo_result, play_solo, solo, solo_penalty
from host_tests.rigs import wanted
from host_tests.runs.tiers import first_of

BOARDS = ("pico_display", "picosystem", "pico_display_2")
EXPERT = 3
Sit = Callable[..., Player]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_solo_to_its_end(sit: Sit, board: str) -> None:
    """RULES 4: "Each time three cards are added costs one penalty point. When the stock is empty, each SET found in the last
    cards takes one penalty away. You win if none is left at the end." """
    player = sit(board)
    player.to_menu()
    glass = solo(player)
    assert len(glass.codes) == 12 and solo_penalty(player, 0, 69) and player.shows(SOLO_WORDS.PLUS[0])
    points, found, _ = play_solo(player, glass, wanted=2)
    check_solo_result(player, points, found)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_sets_of_an_empty_stock_take_points_away(sit: Sit, board: str, tmp_path: Path) -> None:
    """RULES 4: "When the stock is empty, each SET found in the last cards takes one penalty away. You win if none is left." """
    late = wanted.played_until(
        lambda seed: Solo(EXPERT, seed, 0),
        act=lambda game: (
            game.no_match(0) if game.points < 1 or not game.layout.has_set() else game.claim(game.layout.first_set(), 0)
        ),
        wanted=lambda game: not game.layout.stock and game.points == 1 and game.layout.has_set(),
    )
    player = sit(board, storage=wanted.waiting(tmp_path, "solo", late))
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(600)
    glass = player.rest()
    assert list(glass.codes) == late.layout.cells and solo_penalty(player, 1, 0)
    assert not player.shows(SOLO_WORDS.PLUS[0]), "no key is named that does nothing"
    found = late.found
    while sets := sets_of(glass.codes):
        glass = player.claim(sets[0], glass)
        found += 1
        if sets_of(glass.codes):
            assert solo_penalty(player, 0, 0)
    check_solo_result(player, 0, found)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_hints_alone_do_not_win(sit: Sit, board: str, tmp_path: Path) -> None:
    """RULES 4: "A hint costs one penalty point, too, and its SET takes none away". A lost game says so, and is no best."""
    late = wanted.played_until(
        lambda seed: Solo(EXPERT, seed, 0),
        act=lambda game: game.claim(game.layout.first_set(), 0) if game.layout.has_set() else game.no_match(0),
        wanted=lambda game: not game.layout.stock and not game.points and len(game.layout.sets()) == 1,
    )
    player = sit(board, storage=wanted.waiting(tmp_path, "solo", late))
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(600)
    player.rest()
    player.press("HINT")
    player.handheld.run(300)
    assert solo_penalty(player, 1, 0)
    assert player.shows(f"{en.HINTED} · +1 {SOLO_WORDS.PENALTIES[0]}"), "what it costs is said at once"
    check_solo_result(player, 1, late.found)
    assert not player.shows(SOLO_WORDS.WON) and words.beside(player.picture(), "1", en.HINTS[0])
    assert not any(player.badge(text) for text in (en.FIRST_ONE, *en.PLACES))
