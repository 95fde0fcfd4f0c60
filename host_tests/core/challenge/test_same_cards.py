"""The same code is the same cards, whatever each player does: what comes next never depends on what was claimed before."""

from hypothesis import given
from hypothesis import strategies as st
from tercet.core.crossword import save as crossword_save
from tercet.core.crossword.rules import Crossword
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


def rolled(seed: int, draws: tuple[int, ...], saved: bool) -> list[list[int]]:
    """The dice of each round of Crossword alone and all that can be drawn, where so many of them are drawn before its end.

    saved: the power goes off in each round.
    """
    game, found = Crossword(ALONE, seed, 0), []
    for number, count in enumerate(draws):
        for _ in range(count):
            assert game.draw(0)
        copy = restored(game)
        while copy.draw(0):
            pass
        found.append(list(copy.seat.faces))
        if saved:
            game = restored(game)
        use_up(game)
        if number + 1 < len(draws):
            game.next_round(0)
    assert game.over
    return found


def restored(game: Crossword) -> Crossword:
    """The same game, after the power was off."""
    other = crossword_save.restore(crossword_save.save(game, 0), 0)
    other.resume(0)
    return other


def use_up(game: Crossword) -> None:
    """End a round as if each die lay in a SET."""
    game.seat.where = list(range(len(game.seat.dice)))
    game.seat._judged = [], []
    game._changed(0)


@given(st.integers(0, SEEDS - 1), st.tuples(*[st.integers(0, 32)] * 3), st.booleans())
def test_all_rounds_of_crossword_alone_have_the_same_dice(seed: int, draws: tuple[int, int, int], saved: bool) -> None:
    """RULES 6.3: "The dice of a round do not depend on how many were drawn before." """
    assert rolled(seed, draws, saved) == rolled(seed, (0, 0, 0), False)
