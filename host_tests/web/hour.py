"""Classic games in a browser, one after the other, the page's clock at ten times its speed; what memory they take."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from tercet.ui.text import en

from host_tests.players import tutorial_player
from host_tests.players.player import MOVING, Player
from host_tests.players.sets import sets_of
from host_tests.web.played import OnPage

SPEED = 10
TRIES = 5  # to come to a game
BEGINNER = 0  # no card is dealt on request: a game ends when no SET is left
Memory = dict[str, int]  # bytes after all garbage is gone: "javascript", "wasm", and "python" in it


def measured(site: Path, rounds: int, seconds: float) -> Iterator[tuple[int, Memory]]:
    """Yield (games played, memory), first after one game, then so many times, so many seconds of the computer's time apart."""
    with OnPage("picosystem", "chromium", site, SPEED) as page:
        player = Player(page, page.board.buttons)
        tutorial_player.first_start(player)
        player.press("BACK")
        player.settle()
        games = 0
        for _ in range(1 + rounds):
            ends = time.monotonic() + seconds
            while games == 0 or time.monotonic() < ends:
                _play(player)
                games += 1
                if games == 1:
                    break
            yield games, page.ask("memory")
        assert page.ask("errors") == []


def _play(player: Player) -> None:
    """A game to its end. The clock is quicker than whoever looks: what is in between is let pass."""
    for _ in range(TRIES):
        try:
            player.begin("classic", BEGINNER)
            break
        except AssertionError:  # something was told before the menu came, or a key was held too long
            player.press("BACK")
            player.settle()
    while not player.shows(en.MENU):  # of the result
        glass = player.glimpse()
        if glass is not None and glass.cursor is not None and (sets := sets_of(glass.codes)):
            player.select(player.shortest(glass, sets[0]), glass)
        player.handheld.run(MOVING)
        player.settle()
    player.wait_for_result()
    player.press("BACK")
    player.settle()
