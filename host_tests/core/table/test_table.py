"""The table game: RULES section 5, sentence by sentence: the call, the claim, the question, rounds and decks."""

import pytest
from tercet.core import outcome as verdicts
from tercet.core.seats import places
from tercet.core.table.rules import Table

from host_tests.core import oracle
from host_tests.core.oracle import SET_FREE_20
from host_tests.core.table.tables import (
    ASKING,
    EASY,
    FULL,
    LOCK_OUT,
    MATCH_OVER,
    OPEN,
    PERSON,
    PICKING,
    ROUND_OVER,
    a_set,
    agree,
    errs,
    happenings,
    lay,
    no_set,
    people,
    points,
    wins,
)
from host_tests.core.table.tables import BEGINNER as BEGINNER_DECK

REST = [card for card in range(81) if card not in SET_FREE_20]
LAST_SET = (0, 1, 2, *SET_FREE_20[3:11])  # 0 1 2 are a SET: three cells of eleven


@pytest.mark.parametrize("count", (2, 3, 4))
def test_two_to_four_seats_look_at_one_layout(count):
    """Everybody looks at the same layout; each seat has its own button (2-4 seats)."""
    for seat in range(count):
        table = people(count)
        assert len(table.seats) == count and len(table.layout.cells) == 12 and table.state == OPEN
        answer = table.call((seat,), 10)
        assert (answer.verdict, answer.seat, table.state, table.caller) == (verdicts.CALLED, seat, PICKING, seat)


def test_nobody_chooses_without_a_call():
    """CASES: Cards can be chosen in the table game although nobody called."""
    table = people()
    assert table.claim(a_set(table), 10).verdict == verdicts.IGNORED
    assert points(table) == [0, 0] and not table.layout.taken


def test_the_first_to_press_has_the_call():
    """The first to press has the *call*: who presses later, a millisecond or seconds, is not heard."""
    table = people(3)
    table.call((2,), 100)
    for time in (100, 101, 3000):
        assert table.call((0, 1), time).verdict == verdicts.IGNORED and table.caller == 2
    assert table.claim(a_set(table), 3001).seat == 2
    assert points(table) == [0, 0, 1]


@pytest.mark.parametrize("pick", range(3, 11))
def test_the_pick_clock(pick):
    """That player has 5 s (3-10 by choice, ours) to choose three cards: 1 ms less is in time, then it is too late."""
    table = people(pick=pick)
    table.call((0,), 2000)
    assert (table.time_to_pick(2000), table.time_to_pick(2700)) == (1000 * pick, 1000 * pick - 700)
    assert table.tick(1999 + 1000 * pick) is None
    assert table.claim(a_set(table), 1999 + 1000 * pick).verdict == verdicts.RIGHT
    table = people(pick=pick)
    table.call((0,), 2000)
    late = happenings(table, 2000 + 1000 * pick)
    assert [(outcome.verdict, outcome.seat) for outcome in late] == [(verdicts.TIMED_OUT, 0)]


def test_five_seconds_are_the_default():
    """That player has 5 s."""
    table = people()
    table.call((0,), 0)
    assert table.time_to_pick(0) == 5000 and table.wake() == 5000


def test_right_takes_the_three_cards():
    """Right: the player takes the three cards; one point per SET; only the gaps are refilled (RULES 2)."""
    table = people()
    before, cells = list(table.layout.cells), a_set(table)
    answer = wins(table, 1, 10)
    assert answer.cells == cells and answer.cards == tuple(before[cell] for cell in cells)
    assert points(table) == [0, 1] and (table.seats[1].sets, table.state) == (1, OPEN)
    assert table.layout.taken == list(answer.cards) and answer.dealt == cells
    assert all(table.layout.cells[cell] == before[cell] for cell in range(12) if cell not in cells)


def test_right_ends_every_lock_out():
    """Right: ... and every lock-out ends."""
    table = people(4, penalty=LOCK_OUT)
    for place, seat in enumerate((0, 2, 3)):
        errs(table, seat, 2000 * place)
    assert [table.may_call(seat) for seat in range(4)] == [False, True, False, False]
    wins(table, 1, 8000)
    assert all(table.may_call(seat) for seat in range(4))


def test_the_order_of_the_three_never_matters():
    """RULES 1: the order in which the three are named never matters."""
    for order in ((0, 1, 2), (2, 0, 1), (1, 0, 2), (2, 1, 0)):
        table = people()
        cells = a_set(table)
        table.call((0,), 0)
        assert table.claim(tuple(cells[place] for place in order), 5).verdict == verdicts.RIGHT


def test_a_wrong_claim_names_the_features():
    """RULES 1: a refused claim says which features fail, all of them; the cards stay."""
    table = people()
    before = list(table.layout.cells)
    answer = errs(table, 0, 10)
    assert answer.failing == oracle.failing(*answer.cards) != () and table.layout.cells == before
    assert table.state == OPEN and table.caller == -1


@pytest.mark.parametrize("cells", [(0, 0, 1), (0, 1, 12), (-1, 0, 1), (0, 1), (0, 1, 2, 3)])
def test_cells_that_no_claim_can_name(cells):
    """Refused with the cells in the message; the call goes on."""
    table = people()
    table.call((0,), 10)
    with pytest.raises(ValueError, match="cell"):
        table.claim(cells, 20)
    assert table.caller == 0 and table.claim(a_set(table), 30).verdict == verdicts.RIGHT


# The question


def test_no_set_here_asks_everybody():
    """ "No SET here": every seat that is not locked out must agree (each presses its button in the +3 question)."""
    table = people(3)
    assert table.ask(10).verdict == verdicts.ASKED and table.state == ASKING
    for seat in (2, 0):
        answer = table.call((seat,), 700)
        assert (answer.verdict, answer.seat, table.state) == (verdicts.AGREED, seat, ASKING)
    answer = table.call((1,), 710)
    assert (answer.verdict, answer.dealt, table.state) == (verdicts.DEALT, (12, 13, 14), OPEN)


def test_a_locked_out_seat_is_not_asked():
    """Every seat that is not locked out must agree: the button of one that is locked out says nothing."""
    table = people(3, penalty=LOCK_OUT)
    errs(table, 1, 0)
    table.ask(2000)
    table.call((0,), 2601)
    assert table.call((1,), 2602).verdict == verdicts.IGNORED and table.state == ASKING
    answer = table.call((1, 2), 2603)
    assert (answer.verdict, answer.seat) == (verdicts.DEALT, 2)
    assert not table.may_call(1), "three more cards end no lock-out"


def test_an_answer_counts_once():
    """CASES "Deal pressed twice": the same seat twice is one answer."""
    table = people(2)
    table.ask(10)
    table.call((0,), 1000)
    assert table.call((0,), 1001).verdict == verdicts.IGNORED and table.state == ASKING
    table.take_back(1002)
    assert table.state == OPEN
    table.ask(2000)
    assert table.call((1,), 3000).verdict == verdicts.AGREED, "an agreement belongs to one question"
    assert table.call((0,), 3001).verdict == verdicts.DEALT
    assert table.call((0,), 3601).verdict == verdicts.CALLED and len(table.layout.cells) == 15


def test_a_question_that_nobody_answers():
    """Every seat must agree: ten seconds after the last one has, it goes on without cards; who comes late has not called."""
    table = people(3)
    table.ask(1000)
    table.call((1,), 9000)
    table.call((0,), 18_000)
    assert happenings(table, 27_999) == [] and table.time_to_pick(27_999) == 1
    assert [outcome.verdict for outcome in happenings(table, 28_000)] == [verdicts.DECLINED]
    assert table.state == OPEN and len(table.layout.cells) == 12
    assert table.call((2,), 29_499).verdict == verdicts.IGNORED
    assert table.call((2,), 29_500).verdict == verdicts.CALLED


@pytest.mark.parametrize("there_is_a_set", (True, False))
def test_three_cards_are_dealt_in_any_case(there_is_a_set):
    """Then three cards are dealt, whether or not there was a SET."""
    cells = [0, 1, 2, *SET_FREE_20[3:12]] if there_is_a_set else SET_FREE_20[:12]
    assert oracle.holds_set(cells) is there_is_a_set
    stock = [card for card in REST if card not in cells]
    table = lay(people(), cells, stock)
    answer = agree(table, 10)
    assert (answer.verdict, answer.dealt) == (verdicts.DEALT, (12, 13, 14))
    assert table.layout.cells == [*cells, *stock[:3]] and points(table) == [0, 0]


def test_the_table_grows_to_21_and_folds_back():
    """RULES 2: 12 -> 15 -> 18 -> 21; a claim on an enlarged layout deals nothing, the last cards move into the gaps."""
    table = people()
    for number, size in enumerate((15, 18, 21)):
        agree(table, 10 + 2000 * number)
        assert len(table.layout.cells) == size
    for number, size in enumerate((18, 15, 12, 12)):
        answer = wins(table, 0, 10_000 + 2000 * number)
        assert len(table.layout.cells) == size and bool(answer.dealt) == (number == 3)


def test_21_cards_show_the_missed_set():
    """21 cards always hold a SET (RULES 2): who agrees there is none is shown one, and nobody gets it."""
    table = people()
    for number in range(3):
        agree(table, 10 + 2000 * number)
    answer = agree(table, 10_000 - 600)
    assert answer.verdict == verdicts.GIVEN_UP and oracle.is_set(*answer.cards) and not answer.over
    assert points(table) == [0, 0] and len(table.layout.cells) == 18 and len(table.layout.taken) == 3
    assert table.shown_until(10_000) == 1000 and table.call((0,), 10_999).verdict == verdicts.IGNORED
    assert table.call((0,), 11_000).verdict == verdicts.CALLED


def test_an_empty_stock_shows_the_missed_set():
    """CASES: giving up must show a SET if there was one; the round ends in the same step."""
    table = lay(people(), LAST_SET)
    answer = agree(table, 10)
    assert (answer.verdict, answer.cells, answer.over) == (verdicts.GIVEN_UP, (0, 1, 2), True)
    assert table.over and points(table) == [0, 0]


def test_the_end_comes_with_the_last_set():
    """RULES 2: the game is over at the moment when the stock is empty and the layout holds no SET."""
    table = lay(people(), LAST_SET)
    assert not table.over
    answer = wins(table, 1, 10)
    assert answer.over and table.over and table.state == MATCH_OVER and points(table) == [0, 1]
    for later in (11, 2000):
        assert table.call((0,), later).verdict == table.ask(later).verdict == verdicts.IGNORED
        assert table.claim((3, 4, 5), later).verdict == table.take_back(later).verdict == verdicts.IGNORED
        assert table.tick(later) is None


def test_the_end_comes_with_the_last_three_cards():
    """CASES: the end is tested before the last three cards are dealt (3 % of games hang)."""
    table = lay(people(), SET_FREE_20[:12], SET_FREE_20[12:15])
    assert agree(table, 10).over and table.over and len(table.layout.cells) == 15


# Rounds, points, decks


@pytest.mark.parametrize("rounds", range(1, 10))
def test_a_match_is_one_to_nine_rounds(rounds):
    """A match is 1-9 rounds; points add up."""
    table, time, total = people(rounds=rounds), 0, [0, 0]
    for number in range(rounds):
        assert table.round == number and not table.over and points(table) == [0, 0]
        assert len(table.layout.stock) == 69, "each round has a whole deck"
        wins(table, number % 2, time)
        lay(table, LAST_SET, time=time)
        wins(table, 1, time + 2000)
        total = [total[0] + (number % 2 == 0), total[1] + 1 + number % 2]
        assert [seat.total() for seat in table.seats] == total
        assert table.state == (MATCH_OVER if number == rounds - 1 else ROUND_OVER)
        time += 5000
        if not table.over:
            table.next_round(time)
            assert [seat.total() for seat in table.seats] == total
    with pytest.raises(ValueError, match="over"):
        table.next_round(time)


def test_a_round_is_not_left_before_its_end():
    """CASES "Deal pressed twice fast deals twice": the next round twice is refused, and so is one in the middle."""
    table = lay(people(rounds=2), LAST_SET)
    with pytest.raises(ValueError, match="not over"):
        table.next_round(5)
    wins(table, 0, 10)
    table.next_round(2000)
    with pytest.raises(ValueError, match="not over"):
        table.next_round(2000)
    assert table.round == 1 and table.seats[0].history == [1]


def test_nothing_is_carried_into_the_next_round():
    """Lock-outs and SETs owed belong to a round: everybody may call in the next one."""
    for penalty in (0, 1):
        table = people(rounds=2, penalty=penalty)
        errs(table, 0, 0)
        lay(table, LAST_SET)
        agree(table, 2000)
        table.next_round(9000)
        assert table.may_call(0) and table.seats[0].owed == 0 and table.seats[0].sets == 0


@pytest.mark.parametrize(
    "points, expected",
    [([5, 5], [1, 1]), ([5, 7, 7], [3, 1, 1]), ([0, -1, 0, -1], [1, 3, 1, 3]), ([1, 2, 3, 4], [4, 3, 2, 1])],
)
def test_equal_points_share_the_place(points, expected):
    """Equal points share the place."""
    assert places(points) == expected


@pytest.mark.parametrize("deck, feature, cards, cells", [(FULL, None, 81, 12), (BEGINNER_DECK, 2, 27, 9), (EASY, 1, 27, 9)])
def test_decks(deck, feature, cards, cells):
    """Decks: full, beginner (the 27 solid cards, 3 x 3), easy (the 27 cards of one colour, 3 x 3); each round anew."""
    fixed = set()
    for seed in range(40):
        table = Table((PERSON, PERSON), seed, 0, deck)
        dealt = table.layout.cells + table.layout.stock
        assert len(set(dealt)) == cards and len(table.layout.cells) == cells
        if feature is not None:
            values = {oracle.CARDS[card][feature] for card in dealt}
            assert len(values) == 1
            fixed |= values
    assert fixed == {FULL: set(), BEGINNER_DECK: {0}, EASY: {0, 1, 2}}[deck], "solid is the first shading"


# Pause, and tables that do not exist


def test_pause_stops_everything():
    """RULES 3: every clock stops in pause: the pick clock, the question, the verdict in view; and nothing can be done."""
    table = people()
    table.call((0,), 1000)
    assert table.claim(no_set(table), 3000).verdict == verdicts.WRONG
    table.pause(3100)
    assert table.call((1,), 2_000_000).verdict == table.ask(2_000_000).verdict == verdicts.IGNORED
    table.resume(2_000_000)
    assert table.shown_until(2_000_000) == 900
    table.ask(2_000_900)
    table.pause(2_001_000)
    assert table.take_back(2_500_000).verdict == table.call((1,), 2_500_000).verdict == verdicts.IGNORED
    table.resume(3_000_000)
    assert happenings(table, 3_009_899) == [] and len(happenings(table, 3_009_900)) == 1


@pytest.mark.parametrize("penalty", (LOCK_OUT, 1, 2))
def test_a_call_that_a_pause_interrupts_is_void(penalty):
    """A call that a power cut or a pause interrupts is void: nobody pays."""
    table = people(penalty=penalty)
    table.call((0,), 1000)
    table.pause(3000)
    assert table.claim(a_set(table), 900_000).verdict == verdicts.IGNORED
    table.resume(1_000_000)
    assert happenings(table, 1_100_000) == [] and points(table) == [0, 0]
    assert table.may_call(0) and not table.seats[0].owed
    assert table.call((1,), 1_100_000).seat == 1


@pytest.mark.parametrize(
    "seats, choices, allowed",
    [
        ((), {}, "2 to 4"),
        ((PERSON,), {}, "2 to 4"),
        ((PERSON,) * 5, {}, "2 to 4"),
        ((PERSON, PERSON), {"tournament": True}, "tournament 3 or 4"),
        ((PERSON, 4), {}, r"0\.\.3"),
        ((PERSON, -2), {}, r"0\.\.3"),
        ((PERSON, PERSON), {"pick": 2}, "3 to 10"),
        ((PERSON, PERSON), {"pick": 11}, "3 to 10"),
        ((PERSON, PERSON), {"rounds": 0}, r"1\.\.9"),
        ((PERSON, PERSON), {"rounds": 10}, r"1\.\.9"),
        ((PERSON, PERSON), {"penalty": 3}, r"penalty must be 0\.\.2"),
        ((PERSON, PERSON), {"cards": 3}, r"deck must be 0\.\.2"),
        ((PERSON, PERSON), {"cards": -1}, r"deck must be 0\.\.2"),
    ],
)
def test_tables_that_the_rules_do_not_know(seats, choices, allowed):
    """Refused with a message that says what is allowed."""
    with pytest.raises(ValueError, match=allowed):
        Table(seats, 1, 0, **choices)
