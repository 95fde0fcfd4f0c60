"""The cards on the table: RULES section 2, sentence by sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.cards import deck
from tercet.core.layout import Layout
from tercet.core.rng import Rng

from host_tests.core import oracle
from host_tests.core.oracle import on_table
from host_tests.runs.tiers import amount

SEEDS = st.integers(0, 2**48 - 1)


def full(seed=1, endless=False):
    return Layout(deck(), 12, Rng(seed), endless)


def beginner(seed=1, endless=False):
    return Layout(deck(2, 0), 9, Rng(seed), endless)


def with_cards(layout, cells, stock):
    """Put cards on the table and in the stock, first card first; the others were taken."""
    whole = on_table(layout) + layout.stock + layout.taken
    layout.cells, layout.stock = list(cells), list(stock)[::-1]
    layout.taken = [card for card in whole if card not in cells and card not in stock]
    return layout


def sorted_out(layout):
    """Return all cards of table, stock and taken, in order."""
    return sorted(on_table(layout) + layout.stock + layout.taken)


@given(SEEDS)
def test_decks_and_layouts(seed):
    """full: 81 cards, each once, layout 12. beginner: 27 solid cards, layout 9. Nothing is lost in the shuffle."""
    layout = full(seed)
    assert (len(layout.cells), len(layout.stock), layout.taken) == (12, 69, [])
    assert sorted_out(layout) == list(range(81))
    layout = beginner(seed)
    assert (len(layout.cells), len(layout.stock), layout.taken) == (9, 18, [])
    assert sorted_out(layout) == [card for card in range(81) if oracle.CARDS[card][2] == 0]


def test_the_callers_deck_is_not_changed():
    """A layout shuffles a deck of its own."""
    cards = deck()
    Layout(cards, 12, Rng(3))
    assert cards == list(range(81))


@given(SEEDS, st.lists(st.integers(0, 11), min_size=3, max_size=3, unique=True))
def test_only_the_gaps_are_refilled(seed, claimed):
    """A right claim removes its three cards. Only the gaps are refilled; a card that was not claimed keeps its cell."""
    layout = full(seed)
    before, stock = list(layout.cells), list(layout.stock)
    change = layout.take(tuple(claimed))
    assert [before[cell] for cell in range(12) if cell not in claimed] == [
        layout.cells[cell] for cell in range(12) if cell not in claimed
    ]
    assert sorted(change.dealt) == sorted(claimed) and change.moved == ()
    assert {layout.cells[cell] for cell in claimed} == set(stock[-3:])
    assert sorted(layout.taken) == sorted(before[cell] for cell in claimed)
    assert sorted_out(layout) == list(range(81))


def test_three_more_are_dealt_after_the_last():
    """Three more cards are dealt, together, after the last ones: 12 -> 15 -> 18 -> 21 (9 -> 12)."""
    for layout, sizes in ((full(), (15, 18, 21)), (beginner(), (12,))):
        for size in sizes:
            before, next_cards = list(layout.cells), layout.stock[-3:][::-1]
            change = layout.deal_more()
            assert layout.cells == before + next_cards and len(layout.cells) == size
            assert change.dealt == tuple(range(size - 3, size)) and change.moved == ()


@pytest.mark.counts
def test_21_cards_always_hold_a_set():
    """21 cards always hold a SET: on top of 18 without one, whatever three come (full deck; all of 63 cards)."""
    for seed in range(amount(300, 100)):
        cells = oracle.SET_FREE_20[:]
        Rng(seed).shuffle(cells)
        cells = cells[:18]
        stock = [card for card in range(81) if card not in cells]
        Rng(seed + 1000).shuffle(stock)
        layout = with_cards(full(), cells, stock)
        assert not layout.has_set()
        layout.deal_more()
        assert len(layout.cells) == 21 and layout.has_set() and layout.sets() == oracle.sets_in(layout.cells)


@pytest.mark.parametrize(
    "size, claimed, moved",
    [
        (15, (0, 1, 2), ((12, 0), (13, 1), (14, 2))),
        (15, (8, 1, 5), ((12, 1), (13, 5), (14, 8))),
        (15, (12, 13, 14), ()),
        (15, (3, 13, 11), ((12, 3), (14, 11))),
        (15, (14, 12, 7), ((13, 7),)),
        (18, (2, 0, 1), ((15, 0), (16, 1), (17, 2))),
        (18, (0, 13, 17), ((15, 0), (16, 13))),
        (18, (16, 14, 12), ((15, 12), (17, 14))),
        (21, (5, 20, 6), ((18, 5), (19, 6))),
        (21, (18, 19, 20), ()),
    ],
)
def test_an_enlarged_layout_folds_back(size, claimed, moved):
    """A claim on an enlarged layout deals nothing: the last cards move into the gaps, in order."""
    layout = full()
    while len(layout.cells) < size:
        layout.deal_more()
    before, stock = list(layout.cells), list(layout.stock)
    change = layout.take(claimed)
    assert layout.stock == stock and change.dealt == ()
    assert change.moved == moved
    assert len(layout.cells) == size - 3 and -1 not in layout.cells
    targets = {target: source for source, target in moved}
    for cell in range(size - 3):
        assert layout.cells[cell] == before[targets.get(cell, cell)]
    assert sorted_out(layout) == list(range(81))


def test_until_back_at_base_size():
    """...until the layout is back at its base size; then claims are refilled again: 21, 18, 15, 12, 12; 12, 9, 9."""
    for layout, grow, sizes in ((full(), 3, [18, 15, 12, 12, 12]), (beginner(), 1, [9, 9, 9])):
        for _ in range(grow):
            layout.deal_more()
        seen = []
        for _ in sizes:
            change = layout.take((0, 4, 8))
            seen.append(len(layout.cells))
            assert len(change.dealt) == (3 if seen.count(layout.base) > 1 else 0)
            assert -1 not in layout.cells
        assert seen == sizes


@given(SEEDS, st.booleans())
def test_below_base_size_it_is_refilled_while_the_stock_lasts(seed, small):
    """Below base size it is always refilled while the stock lasts. Stock + table + taken must be 81 at every moment.

    CASES: Table refilled only when no SET is left: most of the game is then played with 9 cards or fewer.
    CASES: After extra cards the table stays at 15; or the next claim deals no cards; or two cards share a cell.
    """
    layout = beginner(seed) if small else full(seed)
    dice = Rng(seed)
    whole = sorted_out(layout)
    while layout.left() >= 3:
        if layout.stock and len(layout.cells) < layout.base + 9 and dice.below(5) == 0:
            layout.deal_more()
        else:
            there = [cell for cell in range(len(layout.cells)) if layout.cells[cell] >= 0]
            dice.shuffle(there)
            layout.take((there[0], there[1], there[2]))
        assert sorted_out(layout) == whole
        assert layout.left() == len(on_table(layout))
        if layout.stock:
            assert layout.left() == len(layout.cells) >= layout.base
    assert layout.left() == 0 and layout.over()


def test_gaps_stay_where_the_stock_is_empty():
    """CASES: A claim with an empty stock draws "empty cards": the cells are gaps, the others keep their place."""
    layout = with_cards(full(), range(12), ())
    change = layout.take((0, 5, 7))
    assert change.dealt == () and change.moved == ()
    assert layout.cells == [-1, 1, 2, 3, 4, -1, 6, -1, 8, 9, 10, 11]
    assert layout.left() == 9


def test_fewer_cards_than_gaps():
    """The last cards go into the first gaps when there are fewer than three (a deck of another size)."""
    layout = with_cards(full(), range(12), (40, 41))
    change = layout.take((9, 2, 6))
    assert change.dealt == (2, 6)
    assert layout.cells == [0, 1, 40, 3, 4, 5, 41, 7, 8, -1, 10, 11]


@pytest.mark.parametrize("cells, stock, over", [
    ((0, 1, 2), (), False),
    ((0, 1, 3), (), True),
    ((), (), True),
    (oracle.SET_FREE_20[:12], (), True),
    (oracle.SET_FREE_20[:12], oracle.SET_FREE_20[12:15], False),
    (oracle.SET_FREE_20[:15], (), True),
    (oracle.SET_FREE_20[:18], (), True),
    (oracle.SET_FREE_20[:18], oracle.SET_FREE_20[18:], True),  # two cards: no three to deal
    (range(12), (), False),
])  # fmt: skip
def test_over(cells, stock, over):
    """The game is over at the moment when the stock is empty and the layout holds no SET.

    CASES: 15 or 18 cards without a SET declared the end although cards remain.
    """
    layout = with_cards(full(), [*cells, *[-1] * (12 - len(cells))], stock)
    assert layout.over() is over


def test_a_dry_stock_deals_nothing():
    """Dealing from an empty stock changes nothing."""
    layout = with_cards(full(), oracle.SET_FREE_20[:12], ())
    change = layout.deal_more()
    assert (change.dealt, change.moved, layout.cells) == ((), (), oracle.SET_FREE_20[:12])


@pytest.mark.parametrize("claimed", [(0, 1, 12), (-1, 0, 1), (0, 0, 1), (0, 1, 0), (0, 1), (0, 1, 2, 3), (), (3, 4, 5)])
def test_bad_cells(claimed):
    """Cells that are out of range, named twice, too many, too few or empty are refused, and nothing has changed."""
    layout = with_cards(full(), [0, 1, 2, -1, 4, 5, 6, 7, 8, 9, 10, 11], ())
    before = layout.save()
    with pytest.raises(ValueError, match="cell"):
        layout.take(claimed)
    assert layout.save() == before


@pytest.mark.parametrize(("cards", "dealt"), ((11, False), (12, True), (13, True)))
def test_three_cards_are_enough_to_deal(cards, dealt):
    """With an endless stock the taken cards count with it: three of both together, not two, can be dealt."""
    layout = Layout(list(range(cards)), 9, Rng(1), True)
    layout.taken, layout.stock = layout.stock[:2], layout.stock[2:]
    assert len(layout.stock) + len(layout.taken) == cards - 9 and len(layout.stock) < 3
    assert layout.can_deal() is dealt
    assert len(layout.deal_more().dealt) == (3 if dealt else 0)


@pytest.mark.parametrize("preferred", ((1, 2), (3, 4)))
def test_the_best_of_some_choices_is_dealt(preferred):
    """Of 8 random choices for the first layout, of 4 for each later deal, the first of the best comes.

    Good is a SET of the preferred levels, up to two of them; each other SET is twice as bad. Frozen: else a seed deals others.
    """
    for seed in (0, 3, 13, 16, 18, 21, 64, 71):  # half of them: once or three times as bad would choose others
        rng, plain = Rng(seed), Rng(seed)
        layout = Layout(deck(), 12, rng, False, preferred)
        stock = deck()
        plain.shuffle(stock)
        cells = best_of(8, stock, [None] * 12, range(12), plain, preferred)
        assert layout.cells == cells and rng.state == plain.state
        layout.take((1, 5, 9))
        assert layout.cells == best_of(4, stock, cells, (1, 5, 9), plain, preferred) and rng.state == plain.state


def best_of(tries, stock, cells, gaps, rng, preferred):
    """Return the cells when the best of so many choices of cards lies in the gaps; its cards leave the stock."""
    found = []
    for _ in range(tries):
        full = list(cells)
        for gap, place in zip(gaps, rng.different(len(stock), len(gaps)), strict=True):
            full[gap] = stock[place]
        levels = [oracle.differing(*(full[cell] for cell in one)) for one in oracle.sets_in(full)]
        good = sum(preferred[0] <= level <= preferred[1] for level in levels)
        found.append((min(good, 2) - 2 * (len(levels) - good), full))
    best = max(found, key=lambda one: one[0])[1]
    for gap in gaps:
        stock.remove(best[gap])
    return best


@given(SEEDS, st.booleans())
def test_endless_stock(seed, small):
    """An endless stock shuffles the removed cards back in when it runs dry. A card is never twice on the table.

    CASES: Endless stock: runs out, or deals a card that is on the table.
    """
    layout = beginner(seed, True) if small else full(seed, True)
    whole = sorted_out(layout)
    dice = Rng(seed)
    for step in range(60):
        if dice.below(8) == 0 and len(layout.cells) < layout.base + 3:
            before = list(layout.cells)
            layout.deal_more()
            assert layout.cells[: len(before)] == before and len(layout.cells) == layout.base + 3
        else:
            claimed = list(range(len(layout.cells)))
            dice.shuffle(claimed)
            layout.take(tuple(claimed[:3]))
        assert -1 not in layout.cells, f"step {step}: a gap"
        assert sorted_out(layout) == whole
        assert layout.can_deal() and not layout.over()


def test_endless_stock_is_shuffled():
    """The cards that come back come in another order than they were taken in."""
    layout = full(5, True)
    for _ in range(23):
        layout.take((0, 1, 2))
    assert layout.stock == [] and len(layout.taken) == 69
    taken = list(layout.taken)
    layout.take((3, 4, 5))
    dealt = layout.stock + layout.cells[3:6]
    assert len(layout.stock) == 69 and layout.stock not in (taken[:69], taken[:69][::-1])
    assert len(set(dealt)) == 72


@given(SEEDS, st.integers(0, 25), st.booleans())
def test_save_and_restore(seed, steps, endless):
    """Saved and restored at any moment: the same cells, stock and taken cards, and the same future."""
    rng = Rng(seed)
    layout = Layout(deck(), 12, rng, endless)
    for _ in range(min(steps, 22)):
        layout.take((1, 5, 9))
    if steps % 3 == 0:
        layout.deal_more()
    other_rng = Rng(0)
    other_rng.state = rng.state
    other = Layout.restore(layout.save(), other_rng)
    for _ in range(4):
        assert (other.cells, other.stock, other.taken) == (layout.cells, layout.stock, layout.taken)
        assert (other.base, other.endless, other.save()) == (12, endless, layout.save())
        there = [cell for cell in range(len(layout.cells)) if layout.cells[cell] >= 0][:3]
        assert layout.take(tuple(there)).dealt == other.take(tuple(there)).dealt


SMALL, FULL = [card for card in range(81) if oracle.CARDS[card][2] == 0], list(range(81))


def written(base=12, endless=0, cells=FULL[:12], stock=FULL[12:78], taken=FULL[78:]):
    """Return what a save of such a layout is: base, endless, then each list after its length; 255 is a gap."""
    return bytes((base, endless, len(cells), *cells, len(stock), *stock, len(taken), *taken))


@pytest.mark.parametrize("fields", [
    {},
    {"endless": 1},
    {"cells": FULL[:21], "stock": FULL[21:], "taken": []},
    {"cells": [*FULL[:11], 255], "stock": [], "taken": FULL[11:]},
    {"cells": [255] * 12, "stock": [], "taken": FULL},
    {"base": 9, "cells": SMALL[:9], "stock": SMALL[9:24], "taken": SMALL[24:]},
    {"base": 9, "cells": SMALL[:12], "stock": SMALL[12:], "taken": []},
], ids=str)  # fmt: skip
def test_saves_that_fit(fields):
    """Each of them is a layout that play leads to; it comes back as it was."""
    data = written(**fields)
    assert Layout.restore(data, Rng(1)).save() == data


@pytest.mark.parametrize(("fields", "reason"), [
    ({"base": 8}, "12 cells of 8"),
    ({"base": 10}, "12 cells of 10"),
    ({"base": 13}, "12 cells of 13"),
    ({"base": 9, "cells": FULL[:6], "stock": FULL[6:], "taken": []}, "6 cells of 9"),
    ({"cells": FULL[:9], "stock": FULL[9:], "taken": []}, "9 cells of 12"),
    ({"cells": FULL[:22], "stock": FULL[22:], "taken": []}, "22 cells of 12"),
    ({"cells": FULL[:24], "stock": FULL[24:], "taken": []}, "24 cells of 12"),
    ({"cells": FULL[:13], "stock": FULL[13:], "taken": []}, "13 cells and 0 for endless"),
    ({"endless": 2}, "12 cells and 2 for endless"),
    ({"taken": FULL[78:80]}, "80 cards"),
    ({"cells": [255] * 12, "stock": [], "taken": []}, "0 cards"),
    ({"taken": [*FULL[78:80], 81]}, "a card twice, or one that does not exist"),
    ({"taken": [*FULL[78:80], 79]}, "a card twice, or one that does not exist"),
    ({"taken": [*FULL[78:], 255]}, "81 cards"),
    ({"stock": [*FULL[12:78], 255]}, "81 cards"),
    ({"cells": [*FULL[:11], 255], "stock": FULL[11:78]}, "gaps that should have been refilled"),
    ({"endless": 1, "cells": [*FULL[:11], 255], "stock": [], "taken": FULL[11:]}, "gaps that should have been refilled"),
    ({"cells": [*FULL[:14], 255], "stock": [], "taken": FULL[14:]}, "gaps that should have been refilled"),
], ids=str)  # fmt: skip
def test_saves_that_do_not_fit(fields, reason):
    """A base of 9 or 12, up to 21 cells in threes, 27 or 81 cards, each once, gaps only where none is left to deal."""
    with pytest.raises(ValueError, match=reason):
        Layout.restore(written(**fields), Rng(1))


def test_saves_that_end_too_early_or_late():
    """Each shorter one and a longer one is refused, and one that says it has more cards than it has."""
    data = written()
    for length in range(len(data)):
        with pytest.raises(ValueError, match="at least 5 bytes" if length < 5 else "ends too early"):
            Layout.restore(data[:length], Rng(1))
    for wrong in (data + b"\0", data[:-4] + b"\x04" + data[-3:]):
        with pytest.raises(ValueError, match=r"ends too early|twice"):
            Layout.restore(wrong, Rng(1))
    with pytest.raises(ValueError, match="0 cells of 12"):
        Layout.restore(b"\x0c\0\0\0\0", Rng(1))
