"""Faults that others shipped: each line of CASES.md that can happen in the core of Classic, by its words."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core import outcome as verdicts
from tercet.core.classic.rules import Classic
from tercet.core.rng import Rng

from host_tests.core import oracle
from host_tests.core.oracle import SET_FREE_20, arrange, on_table, problems

ADVANCED, EXPERT = 2, 3  # Advanced deals the stock in its order, Expert leans to levels 3-4
FULL_SKILLS = (2, 3)
DISJOINT = (35, 22, 70, 63, 64, 67)  # six cards with exactly two SETs: cells 0 1 3 and 2 4 5
SHARED = (53, 6, 70, 19, 75, 24, 1, 39, 25)  # nine with exactly two, which share a card: cells 0 1 2 and 0 3 4
NINE = (61, 70, 47, 45, 29, 60, 52, 59, 30)  # nine without a SET; with 75, 12, 18 there are SETs
LAST = (75, 12, 18)
FIFTEEN = (6, 7, 14, 20, 25, 28, 32, 41, 46, 47, 56, 61, 64, 79, 80)  # no SET, sums 0 mod 3: can be left at the end


def new(cells, stock=(), skill=EXPERT):
    return arrange(Classic(skill, 1, 0), cells, stock)


def all_but(*cards):
    return [card for card in range(81) if card not in cards]


def test_the_positions_are_what_they_say():
    assert oracle.sets_in(DISJOINT) == [(0, 1, 3), (2, 4, 5)]
    assert oracle.sets_in(SHARED) == [(0, 1, 2), (0, 3, 4)]
    assert not oracle.holds_set(NINE) and oracle.holds_set(NINE + LAST) and not oracle.is_set(*LAST)
    assert not oracle.holds_set(FIFTEEN) and len(set(FIFTEEN)) == 15
    for cards in (DISJOINT, SHARED, NINE + LAST, FIFTEEN):
        assert oracle.feature_sums(cards) == (0, 0, 0, 0)


def test_two_claims_in_the_same_instant_on_the_last_two_sets():
    """Two claims in the same instant on the last two SETs; the game then believes a SET is left and never ends."""
    game = new(DISJOINT)
    first, second = game.claim((0, 1, 3), 500), game.claim((2, 4, 5), 500)
    assert (first.verdict, first.over) == (verdicts.RIGHT, False)
    assert (second.verdict, second.over) == (verdicts.RIGHT, True)
    assert game.over and game.layout.left() == 0 and game.elapsed(900) == 500


def test_two_claims_in_the_same_instant_on_sets_that_share_a_card():
    """Two claims in the same instant on the last two SETs: the first ends the game, the second is ignored."""
    for first, second in (((0, 1, 2), (0, 3, 4)), ((4, 3, 0), (2, 1, 0))):
        game = new(SHARED)
        answer = game.claim(first, 500)
        assert (answer.verdict, answer.over, game.over) == (verdicts.RIGHT, True, True)
        found = game.found
        assert game.claim(second, 500).verdict == verdicts.IGNORED
        assert game.found == found and game.layout.left() == 6


@pytest.mark.parametrize("skill", FULL_SKILLS)
def test_the_end_comes_by_itself(skill):
    """A table without a SET and an empty stock that players search for half an hour. The end must come by itself.

    Also: The end is decided later than the claim: it belongs to the same step.
    """
    triple = next(t for t in oracle.ALL_SETS if not set(t) & set(SET_FREE_20[:9]))
    game = new([*triple, *SET_FREE_20[:9]], skill=skill)
    answer = game.claim((2, 0, 1), 77)
    assert answer.over is True and game.over is True
    assert on_table(game.layout) == SET_FREE_20[:9]


@pytest.mark.parametrize("skill", FULL_SKILLS)
def test_giving_up_shows_a_set_if_there_was_one(skill):
    """...giving up must show a SET if there was one: a game that is not over has one to show, or cards to deal."""
    game = Classic(skill, 11, 0)
    while not game.over:
        sets = game.layout.sets()
        assert sets == oracle.sets_in(game.layout.cells)
        assert sets or game.layout.can_deal()
        if sets:
            game.claim(sets[-1], 1)
        else:
            game.no_match(1)
    assert not game.layout.sets()


def test_the_end_is_decided_by_a_hint_too():
    """The end is decided later than the claim: a hint and a No Match that end the game say so in the same step."""
    game = new(SHARED)
    answer = game.hint(5)
    assert (answer.verdict, answer.over, game.over) == (verdicts.HINTED, True, True)
    game = new(FIFTEEN[:12], FIFTEEN[12:])
    answer = game.no_match(6)
    assert (answer.verdict, answer.dealt, answer.over, game.over) == (verdicts.DEALT, (12, 13, 14), True, True)
    assert game.layout.left() == 15


def test_the_end_is_tested_after_the_last_three_are_dealt():
    """The end is tested before the last three cards are dealt (3 % of games hang)."""
    triple = next(t for t in oracle.ALL_SETS if not set(t) & set(NINE + LAST))
    game = new([*NINE[:6], *triple, *NINE[6:]], LAST)
    answer = game.claim((6, 7, 8), 10)
    assert (answer.over, game.over, answer.dealt) == (False, False, (6, 7, 8))
    assert on_table(game.layout) == [*NINE[:6], *LAST, *NINE[6:]] and game.layout.stock == []

    gone = [*triple, *SET_FREE_20[:9]]
    game = new(gone, SET_FREE_20[9:12])
    answer = game.claim((0, 1, 2), 10)
    assert (answer.over, game.over, game.layout.left()) == (True, True, 12)


def test_after_extra_cards_the_table_folds_back():
    """After extra cards the table stays at 15; or the next claim deals no cards; or two cards share a cell."""
    stock = all_but(*SET_FREE_20[:18])
    game = new(SET_FREE_20[:12], SET_FREE_20[12:18] + stock, ADVANCED)
    sizes = []
    for _ in range(3):
        assert game.no_match(1).verdict == verdicts.DEALT
        sizes.append(len(game.layout.cells))
    assert sizes == [15, 18, 21] and problems_but_sums(game) == []
    for size in (18, 15, 12, 12):
        stock_before = len(game.layout.stock)
        while not game.layout.sets():
            game.no_match(2)
        before = len(game.layout.cells)
        answer = game.claim(game.layout.sets()[0], 3)
        assert len(game.layout.cells) == max(12, before - 3)
        if before == 12:
            assert len(answer.dealt) == 3 and len(game.layout.stock) == stock_before - 3
        assert problems_but_sums(game) == [], size


def problems_but_sums(game):
    """Positions built by hand hold cards that play would not leave: all but the sums and the count of SETs."""
    return [problem for problem in problems(game) if "sums" not in problem]


def test_deal_pressed_twice_fast():
    """Deal pressed twice fast deals twice: the second press meets a table with a SET and deals nothing."""
    stock = [*LAST, *all_but(*SET_FREE_20[:12], *LAST)]
    game = new(SET_FREE_20[:12], stock, ADVANCED)
    first = game.no_match(100)
    assert first.verdict == verdicts.DEALT and oracle.holds_set(game.layout.cells)
    second = game.no_match(100)
    assert (second.verdict, second.dealt) == (verdicts.NOT_NONE, ())
    assert len(game.layout.cells) == 15 and len(game.layout.stock) == 81 - 15


@pytest.mark.parametrize("skill", range(4))
def test_stock_table_and_taken_are_the_deck_at_every_moment(skill):
    """Stock + table + taken must be 81 at every moment (27 with three features), whatever is pressed when."""
    player = Rng(skill)
    for seed in range(12):
        game = Classic(skill, seed, 0)
        whole = 81 if skill >= 2 else 27
        for time in range(400):
            press(game, player, time)
            layout = game.layout
            cards = on_table(layout) + layout.stock + layout.taken
            assert len(cards) == len(set(cards)) == whole
            assert problems(game) == []
            if game.over:
                break
        assert game.over


def press(game, player, time):
    """Do something at random, seldom sensible; claims of empty cells are refused."""
    whim = player.below(6)
    if whim == 0:
        game.no_match(time)
    elif whim == 1:
        game.hint(time)
    elif whim == 2 and game.layout.sets():
        game.claim(game.layout.sets()[-1], time)
    else:
        cells = list(range(len(game.layout.cells)))
        player.shuffle(cells)
        before = game.save(time)
        try:
            game.claim((cells[0], cells[1], cells[2]), time)
        except ValueError:
            assert game.save(time) == before


@given(st.integers(0, 3), st.integers(0, 2**48 - 1))
def test_the_core_checks_every_claim(skill, seed):
    """Three cards that are no SET accepted by the scoring code because the screen was trusted to check."""
    game = Classic(skill, seed, 0)
    layout = game.layout.save()
    cells = game.layout.cells
    for triple in ((0, 1, 2), (2, 5, 8), (8, 3, 0), (4, 6, 1)):
        if not oracle.is_set(*(cells[cell] for cell in triple)):
            found = game.found
            assert game.claim(triple, 1).verdict == verdicts.WRONG
            assert game.found == found and game.layout.save() == layout


@pytest.mark.parametrize("size", (15, 18))
def test_15_or_18_cards_without_a_set_are_not_the_end(size):
    """15 or 18 cards without a SET declared the end although cards remain."""
    game = new(SET_FREE_20[: size - 3], [*SET_FREE_20[size - 3 : size], *all_but(*SET_FREE_20[:size])], ADVANCED)
    answer = game.no_match(1)
    assert len(game.layout.cells) == size and not oracle.holds_set(game.layout.cells)
    assert (answer.over, game.over) == (False, False)
    assert game.claim((0, 1, 2), 1).verdict == verdicts.WRONG
    assert game.no_match(2).verdict == verdicts.DEALT and len(game.layout.cells) == size + 3


def test_a_claim_with_an_empty_stock():
    """A claim with an empty stock draws "empty cards"; the gaps cannot be claimed."""
    game = new(DISJOINT)
    answer = game.claim((3, 1, 0), 1)
    assert answer.dealt == () and answer.moved == ()
    assert game.layout.cells == [-1, -1, 70, -1, 64, 67] + [-1] * 6
    before = game.save(2)
    for cells in ((0, 2, 4), (2, 4, 3), (6, 7, 8)):
        with pytest.raises(ValueError, match="empty"):
            game.claim(cells, 2)
    assert game.save(2) == before
    assert game.layout.sets() == [(2, 4, 5)]


def test_a_table_that_is_cleared_completely():
    """A table that is cleared completely crashes (1.4 % of games)."""
    game = new((0, 1, 2))
    answer = game.claim((1, 2, 0), 3)
    assert (answer.verdict, answer.over, game.layout.left()) == (verdicts.RIGHT, True, 0)
    assert game.layout.cells == [-1] * 12 and game.layout.sets() == []
    assert game.hint(4).verdict == game.no_match(4).verdict == game.claim((0, 1, 2), 4).verdict == verdicts.IGNORED
    assert Classic.restore(game.save(5), 6).over


def test_the_selection_order_does_not_change_the_verdict():
    """The selection order of three cards changes the verdict."""
    start = Classic(EXPERT, 4, 0)
    for cells in [start.layout.sets()[0], (0, 1, 2), (3, 6, 11)]:
        results = set()
        for order in permutations(cells):
            game = Classic(EXPERT, 4, 0)
            answer = game.claim(order, 1)
            results.add((answer.verdict, answer.failing, tuple(game.layout.cells), game.score))
        assert len(results) == 1


@pytest.mark.parametrize("skill", FULL_SKILLS)
def test_a_hint_on_a_table_without_a_set(skill):
    """A hint on a table without a SET: it says so, deals three cards, and names no cells."""
    game = new(SET_FREE_20[:12], all_but(*SET_FREE_20[:12]), skill)
    answer = game.hint(1)
    assert (answer.verdict, answer.cells, answer.cards) == (verdicts.HINTED_NONE, (), ())
    assert answer.dealt == (12, 13, 14) and len(game.layout.cells) == 15
    assert (game.hints, game.found, game.wrong, game.score) == (1, 0, 0, 0)


def test_the_deal_does_not_depend_on_the_order_of_play():
    """The same seed gives another deal after SETs are taken in another order: the cards come in the same order.

    Where the SETs on offer lean to a level (Beginner, Expert), what comes next depends on what lies there.
    """
    for seed in range(20):
        orders = []
        for player in (Rng(1), Rng(2), None):
            game = Classic(1 + seed % 2, seed, 0)
            order = list(game.layout.cells)
            while not game.over:
                sets = game.layout.sets()
                if not sets:
                    answer = game.no_match(1)
                elif player is None:
                    answer = game.hint(1)
                else:
                    answer = game.claim(sets[player.below(len(sets))], 1)
                order += [game.layout.cells[cell] for cell in answer.dealt]
            orders.append(order)
        shortest = min(len(order) for order in orders)
        assert orders[0][:shortest] == orders[1][:shortest] == orders[2][:shortest]


@pytest.mark.parametrize("cells", [(0, 1, 2, 3), (0, 1), (0,), (), (0, 0, 1), (0, 1, 12), (0, 1, -1), (5, 5, 5)])
@pytest.mark.parametrize("skill", range(4))
def test_four_cards_selected(skill, cells):
    """Four cards selected by fast presses: refused as no claim, and nothing has changed, not even the score."""
    game = Classic(skill, 3, 0)
    before = game.save(5)
    with pytest.raises(ValueError, match="cell"):
        game.claim(cells, 5)
    assert game.save(5) == before


def test_three_points_for_one_set():
    """The success handler runs once per animated card: three points for one SET: the second claim is another claim."""
    game = new(DISJOINT)
    found = game.found
    game.claim((0, 1, 3), 1)
    for _ in range(2):
        with pytest.raises(ValueError, match="empty"):
            game.claim((0, 1, 3), 1)
    assert game.found == found + 1
    game = Classic(EXPERT, 4, 0)
    cells = game.layout.sets()[0]
    assert game.claim(cells, 1).verdict == verdicts.RIGHT
    again = game.claim(cells, 1)
    assert (again.verdict == verdicts.RIGHT) is oracle.is_set(*again.cards)
    assert game.found + game.wrong == 2


@pytest.mark.parametrize("skill", range(4))
def test_cards_that_were_not_claimed_keep_their_place(skill):
    """Cards that were not claimed change their place: only those that the answer names as moved do."""
    player = Rng(skill + 40)
    for seed in range(25):
        game = Classic(skill, seed, 0)
        while not game.over:
            before = list(game.layout.cells)
            sets = game.layout.sets()
            answer = game.claim(sets[player.below(len(sets))], 1) if sets else game.no_match(1)
            expected = {cell: card for cell, card in enumerate(before) if card >= 0 and cell not in answer.cells}
            for source, target in answer.moved:
                assert source >= game.layout.base, "only the last cards move"
                expected[target] = expected.pop(source)
            now = {cell: card for cell, card in enumerate(game.layout.cells) if card >= 0}
            assert {cell: card for cell, card in now.items() if cell not in answer.dealt} == expected


def test_actions_after_the_end_change_nothing():
    """A press after the end is IGNORED, also of cells that do not exist any more, and changes nothing."""
    game = new(SHARED)
    game.claim((0, 1, 2), 10)
    before = game.save(10)
    presses = [game.claim((3, 4, 5), 11), game.claim((0, 1, 2), 11), game.hint(12), game.no_match(13)]
    for answer in presses:
        assert answer.verdict == verdicts.IGNORED
        assert (answer.cells, answer.cards, answer.dealt, answer.moved, answer.failing) == ((), (), (), (), ())
    game.pause(14)
    game.resume(15)
    assert game.save(500) == before
