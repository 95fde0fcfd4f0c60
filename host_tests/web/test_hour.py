"""Memory stays what it is, however long somebody plays: an hour of games at ten times the speed, or a share of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from host_tests.soak import share
from host_tests.web import hour

ROUNDS, SECONDS = (6, 60) if share.FULL else (2, 8)  # of the computer's time: an hour of the page's, or some minutes
MORE = {"javascript": 512 * 1024, "wasm": 0, "python": 32 * 1024}  # bytes more than after the first game, at most


@pytest.mark.slow
def test_memory_is_flat(served: Path) -> None:
    (_, first), *later = hour.measured(served, ROUNDS, SECONDS)
    for games, memory in later:
        print(f"after {games} games: {memory}")
        more = {kind: memory[kind] - first[kind] for kind in MORE}
        assert all(more[kind] <= most for kind, most in MORE.items()), f"after {games} games: {more} bytes more"
    assert games > ROUNDS
