"""Computer players: RULES section 5, "Computer players", and what they may know."""

from math import exp, log, sqrt

import pytest
from tercet.core import computer
from tercet.core import outcome as verdicts
from tercet.core.computer import Computer
from tercet.core.rng import Rng
from tercet.core.table.rules import Table

from host_tests.core import oracle
from host_tests.core.oracle import SET_FREE_20
from host_tests.core.table.ledger import card_sets
from host_tests.core.table.tables import MINUS_ONE, PERSON, ROUND_OVER, agree, happenings, lay, no_set, wins
from host_tests.core.transcripts import table as table_transcript
from host_tests.runs.tiers import amount

# The table of RULES 5: seconds for levels 1-4, and one wrong call in so many (0: none).
MEANS = ((20, 35, 55, 80), (12, 20, 30, 42), (7, 10, 14, 18), (4.5, 5.5, 7, 8.5))
WRONG = (12, 20, 40, 0)
SKILLS = pytest.mark.parametrize("skill", range(4), ids=("Beginner", "Intermediate", "Advanced", "Expert"))


def of_level(level):
    """Return nine cells that hold exactly one SET, of this level."""
    triple = next(t for t in oracle.ALL_SETS if oracle.differing(*t) == level)
    cells = list(triple)
    for card in range(81):
        if card not in cells and len(cells) < 9 and len(card_sets([*cells, card])) == 1:
            cells.append(card)
    assert len(cells) == 9 and len(card_sets(cells)) == 1
    return cells


# How long they search


class Small(int):
    """An integer whose sums and products must stay below 2**30, in every step."""

    def _small(self, other):
        assert -(2**30) < int(other) < 2**30, "a number that the RP2040 keeps on the heap"
        return Small(other)

    def __add__(self, other):
        return self._small(int(self) + int(other))

    def __mul__(self, other):
        return self._small(int(self) * int(other))

    def __floordiv__(self, other):
        return self._small(int(self) // int(other))

    def __mod__(self, other):
        return self._small(int(self) % int(other))

    __radd__, __rmul__ = __add__, __mul__


class Halving:
    """A generator that halves so many times, then takes one place of the table."""

    def __init__(self, halvings, place):
        self.answers = [1] * halvings + [0, place]

    def below(self, n):
        answer = self.answers.pop(0)
        assert answer < n
        return answer


def test_waiting_stays_below_2_to_the_30():
    """DESIGN: integers above 2**30 live on the heap: no step of the longest wait in 2**40 passes it."""
    for mean in [int(1000 * seconds) for row in MEANS for seconds in row]:
        for halvings in range(41):
            for place in (0, 13, 31):
                wait = computer.waiting(Small(mean), Halving(halvings, place))
                u = 2.0**-halvings * (64 - 32 + place + 0.5) / 64
                assert abs(int(wait) + mean * log(u)) < mean / 1000 * (2 + 0.2 * halvings), (mean, halvings, place)


def test_the_shortest_wait():
    """At least 1 ms, however short the mean is."""
    assert computer.waiting(1, Halving(0, 31)) == 1


@pytest.mark.counts
@pytest.mark.parametrize("mean", (4_500, 14_000, 80_000))
def test_waiting_is_exponential(mean):
    """Found after a random time whose mean is the table's: the mean, and the shares below eleven times (40 000 draws).

    Exponential: a share 1 - exp(-t / mean) is below t. Bounds: 4 standard errors (sqrt(p * (1 - p) / n); of the mean
    mean / sqrt(n)), and for the steps of the table 1/64 of the share that is left, of the mean 0.1 %.
    """
    n, rng = amount(40_000, 8_000), Rng(2024)
    waits = sorted(computer.waiting(mean, rng) for _ in range(n))
    assert waits[0] >= 1 and all(isinstance(wait, int) for wait in waits)
    assert abs(sum(waits) / n - mean) <= 4 * mean / sqrt(n) + mean / 1000
    for tenths in (1, 2, 5, 7, 10, 15, 20, 25, 30, 40, 50):
        share = sum(wait <= mean * tenths / 10 for wait in waits) / n
        p = 1 - exp(-tenths / 10)
        assert abs(share - p) <= 4 * sqrt(p * (1 - p) / n) + (1 - p) / 64, (tenths, share, p)


@pytest.mark.counts
@SKILLS
@pytest.mark.parametrize("level", (1, 2, 3, 4))
def test_means_by_skill_and_level(skill, level):
    """Means in seconds for levels 1-4: 4000 looks at a table with one SET; within 4 standard errors and 0.1 %."""
    cells, n, total = of_level(level), amount(4000, 800), 0
    rng = Rng(10 * skill + level)
    for _ in range(n):
        rival = Computer(skill)
        rival.look(cells, 700, rng)
        due, cards = rival.next_find()
        assert cards == tuple(sorted(cells[:3]))
        total += due - 700
    mean = 1000 * MEANS[skill][level - 1]
    assert abs(total / n - mean) <= 4 * mean / sqrt(n) + mean / 1000


def test_the_table_of_means():
    """The table of RULES 5, number by number."""
    assert tuple(tuple(ms / 1000 for ms in row) for row in computer.MEANS) == MEANS
    assert computer.WRONG_ONE_IN == WRONG


def test_each_set_is_found_independently_and_the_earliest_wins():
    """Each SET in the layout is found independently; the earliest wins: of two equal SETs each is first half the time."""
    cells = [0, 1, 2, 27, 28, 29]  # two SETs of level 1
    assert len(card_sets(cells)) == 2
    rng, first, n = Rng(3), 0, 4000
    together = 0
    for _ in range(n):
        rival = Computer(0)
        rival.look(cells, 0, rng)
        due, cards = rival.next_find()
        assert due == min(rival.thoughts.values()) and rival.thoughts[cards] == due
        first += cards == (0, 1, 2)
        together += all(time < 20_000 for time in rival.thoughts.values())
    assert abs(first / n - 0.5) <= 4 * sqrt(0.25 / n)
    p = (1 - exp(-1)) ** 2
    assert abs(together / n - p) <= 4 * sqrt(p * (1 - p) / n) + 0.01


def test_the_earliest_wins_also_after_a_verdict():
    """The earliest wins: what two found while a verdict was in view goes to the one that found first."""
    for first in (0, 1):
        table = lay(Table((3, 3, PERSON), 1, 0), (0, 1, 2, 3, 4, 5, 9, 10, 11))
        for seat, found in ((first, 400), (1 - first, 700)):
            rival = table.seats[seat].computer
            rival.thoughts = {cards: found + cards[0] for cards in rival.thoughts}
        wins(table, 2, 10)
        happened = happenings(table, 1510)
        assert [(outcome.verdict, outcome.seat) for outcome in happened] == [(verdicts.RIGHT, first)]


# Wrong calls


@pytest.mark.counts
@SKILLS
def test_wrong_calls_as_often_as_stated(skill):
    """Wrong calls: 1 in 12 / 1 in 20 / 1 in 40 / none; whole decks, two of a skill, within 4 standard errors."""
    calls = wrong = 0
    for seed in range(amount(60, 30)):
        table = Table((skill, skill), seed, 0, penalty=MINUS_ONE)
        while not table.over:
            for outcome in happenings(table, table.wake()):
                calls += outcome.verdict in (verdicts.RIGHT, verdicts.WRONG)
                wrong += outcome.verdict == verdicts.WRONG
                assert outcome.verdict != verdicts.TIMED_OUT
    p = 1 / WRONG[skill] if WRONG[skill] else 0
    assert calls > amount(1400, 700)
    print(f"skill {skill}: {wrong} of {calls} calls wrong, {calls * p:.0f} expected")
    assert abs(wrong / calls - p) <= 4 * sqrt(p * (1 - p) / calls)


def test_a_wrong_call_names_three_cards_and_pays():
    """A wrong call is one that a person could make: three cards on the table that are no SET; it pays like everybody."""
    seen = 0
    for seed in range(30):
        table = Table((0, 0), seed, 0, penalty=MINUS_ONE)
        while not table.over:
            before = list(table.layout.cells)
            paid = [seat.points for seat in table.seats]
            finds = [seat.computer.next_find() for seat in table.seats]
            now = table.wake()
            outcome = table.tick(now)
            if outcome and outcome.verdict == verdicts.WRONG:
                anew = table.seats[outcome.seat].computer.thoughts[finds[outcome.seat][1]]
                assert anew > now + 1000, "it searches for that SET anew, after the verdict"
                assert len(set(outcome.cells)) == 3 and all(before[cell] >= 0 for cell in outcome.cells)
                assert outcome.failing == oracle.failing(*outcome.cards) != () and table.layout.cells == before
                assert table.seats[outcome.seat].points == paid[outcome.seat] - 1
                seen += 1
    assert seen > 30


# What they see


def test_they_see_only_what_is_on_the_table():
    """They see what is on the table only: thoughts name cards in cells; a change of the stock changes no thought."""
    for number in range(12):
        for table, _, line, _ in table_transcript.moves(number):
            for seat in table.seats if table.state < ROUND_OVER else ():
                assert not seat.computer or set(seat.computer.thoughts) == card_sets(table.layout.cells), line
    for seed in range(20):
        one, two = Table((0, 3), seed, 0), Table((0, 3), seed, 0)
        two.layout.stock.reverse()
        first = [happenings(table, table.wake()) for table in (one, two)]
        assert [outcome.cards for outcome in first[0]] == [outcome.cards for outcome in first[1]]


def test_a_set_that_stays_keeps_its_time():
    """SETs that stay are thought about on: also when their cards move to other cells, or three more are dealt."""
    table = Table((0, PERSON), 6, 0)
    agree_at = 0
    while len(table.layout.cells) < 18:
        table.ask(agree_at)
        table.call((1,), agree_at + 1)
        happenings(table, agree_at + 1500)
        agree_at += 2000
    before = dict(table.seats[0].computer.thoughts)
    answer = wins(table, 1, agree_at)
    after = table.seats[0].computer.thoughts
    stayed = {cards for cards in before if not set(cards) & set(answer.cards)}
    assert answer.moved and stayed and stayed <= set(after)
    assert {cards: after[cards] for cards in stayed} == {cards: before[cards] for cards in stayed}


def test_a_new_round_is_a_new_table():
    """A SET of the last table that lies on the new one too is not known already."""
    table = lay(Table((3, PERSON), 1, 0, rounds=2), (0, 1, 2, 3, 4, 5))
    wins(table, 1, 10)
    known = set(table.seats[0].computer.thoughts)
    table.seats[0].computer.thoughts = dict.fromkeys(known, 20)
    wins(table, 1, 1010)
    table.layout.stock = []
    table.next_round(5000)
    assert all(time > 5000 for time in table.seats[0].computer.thoughts.values())
    assert table.seats[0].computer.thoughts.keys() == card_sets(table.layout.cells)
    rival = Table((3, PERSON), 1, 0).seats[0]
    rival.computer.thoughts = {(0, 1, 2): 5}
    rival.start()
    assert rival.computer.thoughts == {}


# Their SET, their thinking


def test_a_set_stays_in_view_for_a_second():
    """A computer player's SET stays visible for a second before it is removed: cells and cards as they were, no call."""
    for seed in range(10):
        table = Table((3, 3, PERSON), seed, 0)
        before, due = list(table.layout.cells), table.wake()
        (answer,) = happenings(table, due)
        if answer.verdict != verdicts.RIGHT:
            continue
        assert answer.cards == tuple(before[cell] for cell in answer.cells) and oracle.is_set(*answer.cards)
        assert table.shown_until(due) == 1000
        for time in (due, due + 500, due + 999):
            assert table.call((2,), time).verdict == verdicts.IGNORED and happenings(table, time) == []
        assert table.wake() >= due + 1000
        new = {cards for cards in table.seats[0].computer.thoughts if not set(cards) <= set(before)}
        assert all(table.seats[0].computer.thoughts[cards] > due + 1000 for cards in new), "nobody thinks ahead"


def test_they_think_while_people_think():
    """Time counts for them while a person picks: what they found meanwhile they claim when the table is open again."""
    table = lay(Table((3, PERSON), 1, 0, penalty=MINUS_ONE), (0, 1, 2, *SET_FREE_20[3:9]))
    due = table.wake()
    table.call((1,), due - 1)
    assert happenings(table, due + 2000) == [], "not while somebody picks"
    table.claim(no_set(table), due + 2000)
    assert table.wake() == due + 6000, "how a person was wrong is read first, for 4 s"
    assert happenings(table, due + 6000)[0].seat == 0


def test_pause_stops_their_thoughts():
    """Pause stops everything, thoughts included."""
    table = Table((3, 3), 1, 0)
    due = table.wake()
    table.pause(due - 1)
    assert happenings(table, 86_400_000) == []
    table.resume(86_400_000)
    assert happenings(table, 86_400_000) == [] and len(happenings(table, 86_400_001)) == 1
    due, gone = table.wake(), 86_400_000 - due + 1
    table.pause(due + gone)
    assert happenings(table, due + gone) == happenings(table, 2 * 86_400_000) == [], "paused in the millisecond it is due"
    table.resume(2 * 86_400_000)
    assert len(happenings(table, 2 * 86_400_000)) == 1


def test_they_answer_the_question():
    """Every seat must agree: a computer player that has found nothing agrees a moment later; nothing hangs on it."""
    table = lay(Table((0, 1, PERSON), 1, 0), SET_FREE_20[:12], SET_FREE_20[12:18])
    table.ask(100)
    assert table.call((2,), 700).verdict == verdicts.AGREED
    seen = [outcome.verdict for time in range(700, 3000, 50) for outcome in happenings(table, time)]
    assert seen == [verdicts.AGREED, verdicts.DEALT]
    one = lay(Table((PERSON, PERSON, 3), 1, 0), SET_FREE_20[:12], SET_FREE_20[12:18])
    assert agree(one, 5).verdict == verdicts.AGREED


@SKILLS
def test_without_a_set_they_ask_by_themselves(skill):
    """Computer players alone never sit before a table without a SET for ever."""
    table = lay(Table((skill, skill), 1, 0), SET_FREE_20[:12], SET_FREE_20[12:15])
    seen, time = [], 0
    while not table.over:
        assert table.wake() < 10 * 60_000
        time = max(time, table.wake())
        seen += [outcome.verdict for outcome in happenings(table, time)]
    assert seen == [verdicts.ASKED, verdicts.DEALT]


# Seeds


def test_the_same_seed_is_the_same_game():
    """Seeded, so that a game can be replayed: the same seed and calls, the same lines; another seed, another game."""
    assert list(table_transcript.lines(4)) == list(table_transcript.lines(4))

    def whole(seed):
        table, lines = Table((0, 1, 2, 3), seed, 0), []
        while not table.over:
            lines += [outcome.text() for outcome in happenings(table, table.wake())]
        return lines

    assert whole(1) == whole(1) and whole(1) != whole(2)


def test_thoughts_saved_and_restored():
    """Thoughts as numbers and back; ValueError where they end too early or name a card that does not exist."""
    rival = Computer(2)
    rival.look([0, 1, 2, 27, 28, 29, 54, 55, 56, 80], 100, Rng(1))
    numbers = rival.save()
    twin = Computer(2)
    assert twin.restore([*numbers, 7, 8]) == [7, 8]
    assert (twin.thoughts, twin.gives_up) == (rival.thoughts, rival.gives_up) and len(rival.thoughts) >= 9
    for length in range(len(numbers)):
        with pytest.raises(ValueError, match="early"):
            Computer(2).restore(numbers[:length])
    for cards in ((0, 1, 81), (0, 81, 1), (81, 0, 1)):
        with pytest.raises(ValueError, match="81"):
            Computer(2).restore([1, *cards, 5, 9])
    assert Computer(2).save() == [0, 0], "it thinks of nothing before it looks"
