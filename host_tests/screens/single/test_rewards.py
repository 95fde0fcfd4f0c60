"""What rewards who has played well, on the simulated handheld: a new best, a cleared deck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tercet.core.records import Records
from tercet.ui.text import en

from host_tests.glass import words
from host_tests.players.player import UNASKED, Player
from host_tests.rigs import ends, wanted
from host_tests.rigs.ends import PLAYED, Kept, last_of
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit

ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(("picosystem", "pico_display")))
SLOWER, FASTER = 9_000, 2_000  # ms of games of Timed that were played before
GROWN = 1500  # ms after which nothing moves any more


def go_on(sit: Sit, board: str, folder: Path, name: str, game: Any, records: Records | None = None) -> Player:
    """Somebody goes on with a game just before its end, and takes the last SET."""
    game_kept = Kept(name, game, PLAYED)
    player = sit(board, storage=wanted.waiting(folder, name, game_kept, records=records, skill=0))
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(UNASKED)
    codes = player.rest().codes
    player.claim(last_of(codes) or ends.sets_of(codes)[0])
    player.wait_for(en.MENU, 5000)
    return player


def before(game: Any, *times: int) -> Records:
    """The records of somebody who has played so before."""
    records = Records()
    for milliseconds in times:
        records.enter(game.table(), 0, milliseconds, 0)
    return records


def frames(player: Player, milliseconds: int = GROWN) -> list[bytes]:
    """The different pictures that are seen one after the other."""
    seen: list[bytes] = []
    for _ in range(milliseconds // 50):
        picture = player.picture().tobytes()
        if not seen or seen[-1] != picture:
            seen.append(picture)
        player.handheld.run(50)
    return seen


@ON_EACH_BOARD
@pytest.mark.parametrize("was", (SLOWER, FASTER), ids=("a new best", "no best"))
def test_a_new_best_grows_once(sit: Sit, board: str, tmp_path: Path, was: int) -> None:
    """Its bar grows for a moment, then the badge is there; not again for who comes back, and not where it is no best."""
    game = ends.timed()
    player = go_on(sit, board, tmp_path, "timed", game, before(game, was))
    first = frames(player)
    best = was == SLOWER
    assert (len(first) > 5) == best, f"{len(first)} pictures"
    badge = any(player.badge(text) for text in (en.PLACES[0], en.BEFORE % {"now": en.PLACES[0], "before": "0:09"}))
    assert badge == best
    at_rest = player.picture().tobytes()
    player.press("HINT")
    player.settle()
    assert player.shows(en.CLEAR), "the best ten are not shown"
    player.press("BACK")
    player.settle()
    assert frames(player, 1000) == [at_rest], "it moves once more"


@ON_EACH_BOARD
@pytest.mark.parametrize("cleared", (True, False))
def test_a_cleared_deck_is_a_feast(sit: Sit, board: str, tmp_path: Path, cleared: bool) -> None:
    """It is said large, in the middle, with symbols strewn on both sides; where cards are left it is not."""
    game = ends.cleared() if cleared else ends.classic()
    player = go_on(sit, board, tmp_path, "classic", game)
    player.handheld.run(GROWN)
    picture = player.picture()
    assert player.shows(en.CLEARED) == cleared
    if not cleared:
        return
    place = words.find(picture, en.CLEARED)
    assert place and abs(place.left + place.right - picture.width) < 8, "it does not stand in the middle"
    assert place.bottom - place.top > 12, "it is as small as any word"
    for left, right in ((0, place.left - 2), (place.right + 2, picture.width)):
        beside = picture.crop((left, 0, right, place.bottom)).getcolors(1 << 16) or [(0, None)]
        ground = max(beside)[0]
        assert sum(many for many, _ in beside) - ground > 60, "nothing is strewn beside it"
