"""What the end of a game knows of its SETs: found, shown by a hint, missed; as saved, and how many at most (RULES 3)."""

from __future__ import annotations

import pytest
from tercet.core.cards import deck, find_sets, level
from tercet.core.classic.rules import Classic
from tercet.core.dice import WILD
from tercet.core.outcome import DEALT, HINTED, NOT_NONE
from tercet.core.puzzle.rules import Puzzle
from tercet.core.solo.rules import Solo
from tercet.core.speed.layout import count_sets
from tercet.screens.single.seen import Seen
from tercet.screens.speed.seen import DiceSeen

from host_tests.core.single.helpers import ADVANCED
from host_tests.rigs.wanted import seed_with

MOST = 40  # RULES 3
MISSED = -1  # in a save: tools/saves/README.md
ALL = [tuple(sorted((a, b, c))) for a, b, c in find_sets(deck())]  # cards are their own places


def with_sets(many: int) -> Classic:
    """A table with at least so many SETs."""
    seed = seed_with(lambda seed: Classic(ADVANCED, seed, 0), lambda game: len(game.layout.sets()) >= many)
    return Classic(ADVANCED, seed, 0)


def on_the_table(game: Classic | Puzzle | Solo) -> set[tuple[int, ...]]:
    """The cards of each SET that lies there."""
    return {tuple(sorted(game.layout.cells[cell] for cell in cells)) for cells in game.layout.sets()}


def kept(seen: Seen) -> str:
    """How many were missed, as a page says it."""
    return str(len(seen.missed)) + "+" * seen.more


def test_a_hinted_set_is_missed() -> None:
    """RULES 3: "Missed is a SET that a hint showed"."""
    game, seen = with_sets(1), Seen()
    before = list(game.layout.cells)
    outcome = game.hint(1000)
    seen.judged(game, outcome, before)
    assert outcome.verdict == HINTED and seen.missed == [tuple(sorted(outcome.cards))] and not seen.best


def test_a_hinted_set_of_a_puzzle_is_missed() -> None:
    game, seen = Puzzle(ADVANCED, 0, 0, target=12), Seen()
    before = list(game.layout.cells)
    hinted = game.hint(1000)
    seen.judged(game, hinted, before)
    for cells in game.layout.sets():
        seen.judged(game, game.claim(cells, 2000), before)
    assert game.over and seen.missed == [tuple(sorted(hinted.cards))]


def test_what_lay_there_at_a_wrong_no_match_is_missed_until_it_is_found() -> None:
    """RULES 3: "or one that lay there when No Match was said"; "Who finds it later has not missed it"."""
    game, seen = with_sets(3), Seen()
    before = list(game.layout.cells)
    outcome = game.no_match(1000)
    seen.judged(game, outcome, before)
    wanted = on_the_table(game)
    assert outcome.verdict == NOT_NONE and set(seen.missed) == wanted and len(seen.missed) == len(wanted)
    taken = game.claim(game.layout.first_set(), 2000)
    seen.judged(game, taken, before)
    assert set(seen.missed) == wanted - {tuple(sorted(taken.cards))}


def test_what_lay_there_when_cards_were_added_in_solo_is_missed() -> None:
    """RULES 3: "when three cards were added in Solo"."""
    seed = seed_with(lambda seed: Solo(ADVANCED, seed, 0), lambda game: bool(game.layout.sets()))
    game, seen = Solo(ADVANCED, seed, 0), Seen()
    before, wanted = list(game.layout.cells), on_the_table(game)
    outcome = game.no_match(1000)
    seen.judged(game, outcome, before)
    assert outcome.verdict == DEALT and set(seen.missed) == wanted


def test_cards_that_lie_in_another_order_are_the_same_set() -> None:
    seen = Seen()
    a, b, c = ALL[0]
    seen.left([a, b, c])
    seen.left([c, -1, a, b])
    assert len(seen.missed) == 1


def test_more_than_forty_are_counted_as_more() -> None:
    """RULES 3: "Of more than 40 the first 40 are kept, and "40+" is said"."""
    seen = Seen()
    for a, b, c in ALL[:MOST]:
        seen.left([a, b, c])
    assert kept(seen) == "40"
    seen.left(list(ALL[0]))
    assert kept(seen) == "40", "one of them, once more"
    seen.left(list(ALL[MOST]))
    assert kept(seen) == "40+" and seen.missed == ALL[:MOST]


@pytest.mark.parametrize("many", [0, 1, MOST, MOST + 1])
def test_what_is_saved_comes_back(many: int) -> None:
    seen = Seen()
    seen.found(5000, ALL[200])
    seen.found(9000, ALL[0])
    seen.found(2000, max(ALL, key=lambda cards: level(*cards)))
    for a, b, c in ALL[:many]:
        seen.left([a, b, c])
    again = Seen()
    again.load(seen.save())
    assert (again.best, again.slowest) == (seen.best, seen.slowest)
    assert again.missed == seen.missed and kept(again) == kept(seen) == (str(many) if many <= MOST else "40+")


def test_a_save_of_before_is_read() -> None:
    seen = Seen()
    seen.load([8200, 3, 40, 77, 41_300, 0, 4, 8, MISSED, 27, 31, 35, -3, 2, 11, 20, MISSED, 1, 2, 4])
    assert (seen.best[1:], seen.slowest, seen.missed) == ((-8200, (3, 40, 77)), (41_300, (0, 4, 8)), [(27, 31, 35)])


def test_dice_that_were_left() -> None:
    """Faces, a WILD among them; two SETs that look alike are one, and hundreds are not listed."""
    seen = DiceSeen()
    seen.left([0, -1, 1, 2, 0])
    assert seen.missed == [(0, 1, 2)]
    seen = DiceSeen()
    seen.left([0, 5, WILD])
    assert seen.missed == [(0, 5, WILD)]
    table = [face % WILD for face in range(0, 80, 2)] + [WILD, WILD]
    assert count_sets(table) > 500
    seen.left(table)
    assert kept(seen) == "40+" and len(set(seen.missed)) == MOST


def test_dice_that_were_taken() -> None:
    """The hardest by the features of dice; a WILD, and three that look alike, are the easiest."""
    seen = DiceSeen()
    seen.found(9000, (0, 5, WILD))
    assert seen.best == (1, -9000, (0, 5, WILD))
    seen.found(4000, (0, 13, 26))
    seen.found(2000, (4, 4, 4))
    assert seen.best == (3, -4000, (0, 13, 26)) and seen.slowest == (9000, (0, 5, WILD))
    seen.found(3000, (1, 14, 24))
    assert seen.best == (3, -3000, (1, 14, 24))
