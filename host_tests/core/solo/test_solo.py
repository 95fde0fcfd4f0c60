"""Solo: RULES section 4, sentence by sentence."""

import pytest
from tercet.core import outcome as verdicts
from tercet.core.rng import Rng
from tercet.core.solo.rules import Solo

from host_tests.core import oracle
from host_tests.core.oracle import SET_FREE_20, arrange, on_table
from host_tests.runs.tiers import amount

REST = [card for card in range(81) if card not in SET_FREE_20]
LAST = (0, 1, 2, 3, 4, 5, *[card for card in SET_FREE_20 if card > 8][:3])  # two SETs that share no card


def solo(seed=1, skill=3):
    """Return a new game, dealt at time 0."""
    return Solo(skill, seed, 0)


@pytest.mark.parametrize("skill", range(4))
def test_the_full_deck_alone(skill):
    """The full deck alone: whatever the skill says; 12 cards, nothing dealt automatically, no leaning to a level."""
    game = solo(skill=skill)
    assert sorted(on_table(game.layout) + game.layout.stock) == list(range(81))
    assert len(game.layout.cells) == 12 and game.layout.preferred is None and not game.layout.endless
    assert (game.points, game.over, game.won) == (0, False, False)
    assert game.layout.cells == solo(skill=0).layout.cells


def test_find_a_set_in_every_12_cards():
    """Find a SET in every 12 cards: a right claim takes it, and the gaps are refilled. It costs and earns nothing."""
    game = solo()
    answer = game.claim(oracle.sets_in(game.layout.cells)[0], 10)
    assert (answer.verdict, len(answer.dealt), game.found, game.points) == (verdicts.RIGHT, 3, 1, 0)


@pytest.mark.parametrize("there_is_a_set", (True, False))
def test_three_cards_cost_a_penalty_point(there_is_a_set):
    """Each time three cards are added costs one penalty point: whether or not there was a SET."""
    cells = [0, 1, 2, *SET_FREE_20[3:12]] if there_is_a_set else SET_FREE_20[:12]
    game = arrange(solo(), cells, [card for card in range(81) if card not in cells])
    for points, size in ((1, 15), (2, 18), (3, 21)):
        answer = game.no_match(10)
        assert (answer.verdict, answer.dealt) == (verdicts.DEALT, (size - 3, size - 2, size - 1))
        assert (game.points, len(game.layout.cells)) == (points, size)
    assert game.no_match(10).verdict == verdicts.NOT_NONE, "21 cards always hold a SET"
    assert (game.points, len(game.layout.cells)) == (3, 21)


def test_a_claim_on_an_enlarged_table_takes_no_penalty_away():
    """Penalties are taken away when the stock is empty, not before; the table folds back (RULES 2)."""
    game = solo()
    game.no_match(5)
    answer = game.claim(oracle.sets_in(game.layout.cells)[0], 10)
    assert answer.verdict == verdicts.RIGHT and answer.dealt == () and game.points == 1


def with_points(cells, stock, points):
    """Return a game near its end with penalty points."""
    game = arrange(solo(), cells, stock)
    game.points = points
    return game


def test_the_last_cards_take_penalties_away():
    """When the stock is empty, each SET found in the last cards takes one penalty away."""
    game = with_points(LAST, (), 3)
    assert game.claim((0, 1, 2), 10).verdict == verdicts.RIGHT and game.points == 2
    assert game.claim((3, 4, 5), 20).over and game.points == 1
    assert game.over and not game.won


def test_the_set_that_empties_the_stock_is_not_in_the_last_cards():
    """When the stock is empty: the claim that deals the last three cards was found before."""
    game = with_points([*LAST, *[card for card in SET_FREE_20 if card > 8][3:6]], REST[-3:], 2)
    game.claim((0, 1, 2), 10)
    assert game.layout.stock == [] and game.points == 2
    game.claim((3, 4, 5), 20)
    assert game.points == 1


def test_never_below_none():
    """Each SET takes one penalty away: where there is none, none."""
    game = with_points(LAST, (), 1)
    game.claim((0, 1, 2), 10)
    game.claim((3, 4, 5), 20)
    assert (game.points, game.won) == (0, True)


@pytest.mark.parametrize("points, won", [(0, True), (1, True), (2, True), (3, False), (9, False)])
def test_you_win_if_none_is_left(points, won):
    """You win if none is left at the end; and not before the end."""
    game = with_points(LAST, (), points)
    game.claim((0, 1, 2), 10)
    assert not game.won and not game.over
    game.claim((3, 4, 5), 20)
    assert game.over and game.won is won
    assert game.no_match(30).verdict == game.claim((6, 7, 8), 30).verdict == verdicts.IGNORED


def test_the_end_with_the_last_three_cards():
    """RULES 2: over at the moment when the stock is empty and the layout holds no SET: also by adding cards."""
    game = arrange(solo(), SET_FREE_20[:12], SET_FREE_20[12:15])
    answer = game.no_match(10)
    assert answer.over and game.over and game.points == 1 and not game.won


def test_an_empty_stock_adds_nothing_and_costs_nothing():
    """Each time three cards are *added*: with an empty stock there is a SET, and saying otherwise changes nothing."""
    game = with_points(LAST, (), 2)
    assert game.no_match(10).verdict == verdicts.NOT_NONE
    assert game.points == 2 and len(on_table(game.layout)) == 9 and not game.over


def test_a_wrong_claim_costs_no_penalty_point():
    """Only added cards cost: a wrong claim says which features fail (RULES 1) and is counted."""
    game = arrange(solo(), [0, 1, 3, *SET_FREE_20[3:12]], REST[-30:])
    answer = game.claim((0, 1, 2), 10)
    assert answer.verdict == verdicts.WRONG and answer.failing == oracle.failing(0, 1, 3)
    assert (game.points, game.wrong) == (0, 1)


def test_a_hint_is_no_way_out():
    """A hint costs one penalty point, too, and its SET takes none away; cards that it adds cost one more."""
    game = with_points(LAST, (), 2)
    assert game.hint(10).verdict == verdicts.HINTED and game.points == 3
    game = arrange(solo(), SET_FREE_20[:12], REST[-30:])
    assert game.hint(10).verdict == verdicts.HINTED_NONE
    assert (game.points, len(game.layout.cells)) == (2, 15)


@pytest.mark.parametrize("seed", range(12))
def test_nobody_wins_with_hints_alone(seed):
    """A hint costs one penalty point, and its SET takes none away: a point for each is left, and one for all cards added."""
    game, time, added = solo(seed), 0, 0
    while not game.over:
        time += 100
        added += game.hint(time).verdict == verdicts.HINTED_NONE
        assert Solo.restore(game.save(time), time).points == game.points == game.hints + added
    assert game.hint(time + 1).verdict == verdicts.IGNORED
    assert game.points == game.hints + added > 0 and game.found == 0 and not game.won


def test_a_hint_can_be_paid_back():
    """When the stock is empty, each SET found in the last cards takes one penalty away: that of a hint as well."""
    game = arrange(solo(), [*LAST, *[card for card in SET_FREE_20 if card > 8][3:6]], REST[-3:])
    game.hint(10)
    assert game.points == 1 and not game.layout.stock
    while not game.over:
        game.claim(oracle.sets_in(game.layout.cells)[0], 20)
    assert game.won and game.hints == 1


def test_pause_stops_everything():
    """Every clock stops in pause, and nothing can be done."""
    game = solo()
    game.pause(500)
    before = game.save(900)
    assert game.no_match(900).verdict == game.hint(900).verdict == game.claim((0, 1, 2), 900).verdict == verdicts.IGNORED
    assert game.save(90_000) == before and game.elapsed(90_000) == 500


def played(seed, asking):
    """Play a game that asks for more cards now and then; check it at every step. Return the game and its largest points."""
    game, player, time, booked, most = solo(seed), Rng(seed), 0, 0, 0
    while not game.over:
        time += 700
        stock, sets = list(game.layout.stock), oracle.sets_in(game.layout.cells)
        if not sets or (player.below(100) < asking and stock and len(game.layout.cells) < 21):
            booked += 1
            assert game.no_match(time).verdict == verdicts.DEALT
        else:
            booked -= 1 if booked and not stock else 0
            assert game.claim(sets[player.below(len(sets))], time).verdict == verdicts.RIGHT
        most = max(most, booked)
        layout = game.layout
        assert sorted(on_table(layout) + layout.stock + layout.taken) == list(range(81))
        assert game.points == booked
        saved = game.save(time)
        assert Solo.restore(saved, time).points == booked
    assert game.won is (booked == 0) and not oracle.holds_set(game.layout.cells)
    return game, most


@pytest.mark.counts
def test_whole_games():
    """Penalty points booked by hand in 60 games, saved and restored at every step; some are won, some lost."""
    number = amount(60, 25)
    results = [played(seed, 30 * (seed % 2))[0].won for seed in range(number)]
    assert number // 12 < sum(results) < number - number // 12


def test_saved_and_restored():
    """A save in the middle restores the same game: penalty points, stock and what comes next."""
    game = solo(5)
    game.no_match(10)
    game.no_match(20)
    twin = Solo.restore(game.save(100), 7000)
    twin.resume(7000)
    assert (twin.points, twin.elapsed(7000), twin.skill) == (2, 100, game.skill)
    for time in range(1, 30):
        sets = oracle.sets_in(game.layout.cells)
        games = ((game, 100 + time), (twin, 7000 + time))
        answers = [one.claim(sets[0], now) if sets else one.no_match(now) for one, now in games]
        assert answers[0].text() == answers[1].text() and game.points == twin.points
        if game.over:
            break


def test_damaged_saves():
    """Damaged bytes: ValueError, or a game with points that its cards and hints allow (at most 23 times three more)."""
    game = arrange(solo(5), SET_FREE_20[:12], SET_FREE_20[12:15])
    game.points = 4
    for saved in (game.save(100), solo().save(0)):
        for place in range(len(saved)):
            for change in (1, 2, 16, 128, 255):
                damaged = bytearray(saved)
                damaged[place] ^= change
                try:
                    found = Solo.restore(bytes(damaged), 0)
                except ValueError as error:
                    assert str(error)
                    continue
                assert 0 <= found.points <= 23 + found.hints, (place, change)
        for length in range(len(saved)):
            with pytest.raises(ValueError, match=r"\w"):
                Solo.restore(saved[:length], 0)
