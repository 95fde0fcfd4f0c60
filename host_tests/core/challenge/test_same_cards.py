"""The same code is the same cards, whatever each player does: what comes next never depends on what was claimed before."""

from hypothesis import given
from hypothesis import strategies as st
from tercet.core.games import SEEDS
from tercet.core.speed.layout import set_at
from tercet.core.speed.rules import ROUNDS, Speed
from tercet.core.table.rules import MATCH_OVER, OPEN, ROUND_OVER

ALONE = (-1,)


def rounds(seed: int, claims: int) -> list[list[int]]:
    """The dice with which each round of Speed alone begins, where so many SETs are taken in each before it is given up."""
    game, time, found = Speed(ALONE, seed, 0), 0, []
    while game.state != MATCH_OVER:
        found.append(list(game.layout.cells))
        for _ in range(claims):
            if game.state < ROUND_OVER and game.layout.has_set():
                time += 1000
                game.claim(set_at(game.layout.cells, 0), time)
        while game.state < ROUND_OVER:
            time += 1000
            if game.state == OPEN:
                game.ask(time)
            time += 1000
            game.call((0,), time)
            game.tick(time)
        if game.state == ROUND_OVER:
            time += 1000
            game.next_round(time)
    return found


@given(st.integers(0, SEEDS - 1))
def test_all_rounds_of_speed_alone_have_the_same_dice(seed: int) -> None:
    one, other = rounds(seed, 0), rounds(seed, 5)
    assert len(one) == ROUNDS
    assert one == other
