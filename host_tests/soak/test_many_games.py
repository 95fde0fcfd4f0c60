"""Ten thousand games in a row, free memory at the end as at the start; the clock near its wrap. on_device/games.py.

The heap. While games are played 200 000 bytes of it are free, in one piece at first: twice what DESIGN.md wants free on the
device while playing (100 KB on the largest panel), since each word here is twice as wide. The records are full from the
start. With 120 000 the file of full records finds no piece that is large enough after some 300 games: less is too little.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from host_tests.runs.tiers import first_of
from host_tests.soak import runs, share

FREE = 200_000
HEAP = "1536K"  # the code of all modules lies on it too, and to compile them takes more
GAMES = 5000 if share.FULL else 180  # a board
IDLE = 60  # hours that pass after every tenth game: time goes round several times
WRAP = 1 << 30  # where time.ticks_ms() goes round
# Bytes: a list and its key for each of 24 kinds of puzzle, three times: solved, clean and with help (150 bytes each here), and
# what a conservative collector takes for used.
LOST = 12_000
# Bytes more for each puzzle played: where puzzles solved clean and with help take turns, each is a run of its own, a number in
# a list that grows by more than it needs. core/solved.py keeps 1000 runs at most.
RUN = 16


@pytest.mark.parametrize("board", first_of(["picosystem", "pico_display_2"], 0))
def test_games_in_a_row(board: str, record_property: Callable[[str, object], None]) -> None:
    """The clock goes round 25 s after power-on, in the middle of the first game; a game's time is what passed."""
    done = runs.run(
        "games", board, HEAP, start_ticks=WRAP - 25_000, SEED=share.seed(), GAMES=GAMES, IDLE=IDLE, FREE=FREE
    )  # fmt: skip
    assert done.lines and done.lines[-1].startswith("ok "), f"{share.header()}, {board}:\n" + "\n".join(done.lines)
    figures = done.figures
    for name in ("games", "resumed", "ms", "free", "lost"):
        record_property(name, figures[name])
    played = dict(line.split()[1:] for line in done.lines if line.startswith("played "))
    assert len(played) == 7 and min(map(int, played.values())) >= GAMES // 8
    assert figures["ms"] > 2 * WRAP, "time went round once only"
    assert figures["lost"] <= LOST + RUN * int(played["puzzle"])
