"""Speed at its edges (RULES 6.2): dice as they lie, what an answer has to say, the tie-break, computer players' thoughts."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from tercet.core import outcome as verdicts
from tercet.core.computer import MEANS, waiting
from tercet.core.dice import as_cards
from tercet.core.outcome import Outcome
from tercet.core.rng import Rng
from tercet.core.speed import layout as dicelayout
from tercet.core.speed.computer import DiceComputer
from tercet.core.speed.layout import DiceLayout
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import MATCH_OVER, OPEN, ROUND_OVER

from host_tests.core import dice_oracle, oracle
from host_tests.core.dice_oracle import WILD
from host_tests.core.speed.matches import NO_SET, PERSON, lay, match, tied

GAP = -1


def refusal(act, *arguments) -> str:  # type: ignore[no-untyped-def]
    """Return what the ValueError says that a call raises."""
    with pytest.raises(ValueError, match=r"\w") as caught:
        act(*arguments)
    return str(caught.value)


def solid(face: int) -> int:
    """Return the solid card that looks like a face; none for a WILD."""
    if face == WILD:
        return -1
    number, colour, shape = dice_oracle.FACES[face]
    return oracle.CARDS.index((number, colour, 0, shape))


def table(faces: list[int]) -> DiceLayout:
    """Return a layout on which these dice lie."""
    layout = DiceLayout(len(faces), Rng(1))
    layout.cells = list(faces)
    return layout


# The dice


@pytest.mark.parametrize("wilds", range(5))
def test_every_set_with_wilds_is_found_and_counted(wilds: int) -> None:
    """So any two dice and a WILD are a SET: counted and listed as brute force does, wherever the WILDs and the gaps lie."""
    for places in list(combinations(range(9), wilds))[:12]:
        faces = [WILD if place in places else (0, 1, 4, 9, 13, GAP, 26, 2, 0)[place] for place in range(9)]
        found = [dicelayout.set_at(faces, number) for number in range(dicelayout.count_sets(faces))]
        assert sorted(found) == dice_oracle.sets_in(faces)


def test_what_is_no_table_is_told() -> None:
    assert refusal(dicelayout.set_at, [5, 5, 5], 1) == "there are 1 SETs, no number 1"
    assert refusal(dicelayout.set_at, [5, 5, 5], -1) == "there are 1 SETs, no number -1"
    assert refusal(dicelayout.count_sets, [0] * 43) == "at most 42 dice, not 43"
    assert refusal(dicelayout.count_sets, [0, 28, 1]) == "a face is 0..27, not 28"


def test_a_table_of_dice_is_a_layout() -> None:
    """What a layout has: its base, its generator; nothing is in stock, nothing comes back, and it leans to nothing."""
    rng = Rng(5)
    for layout in (DiceLayout(42, rng), DiceLayout.restored(bytes(42), rng)):
        assert layout.rng is rng and (layout.base, layout.stock, layout.taken) == (42, [], [])
        assert layout.endless is False and layout.preferred is None and not layout.can_deal()


def test_sets_of_a_table() -> None:
    """Some of the SETs: where there are few, all of them; of 42 dice twenty, each once."""
    faces = [0, 1, 2, WILD, GAP, 26]
    assert sorted(table(faces).sets()) == dice_oracle.sets_in(faces)
    assert table(NO_SET).sets() == [] and not table(NO_SET).has_set()
    layout = match().layout
    found = layout.sets()
    assert len(set(found)) == len(found) == 20 and set(found) <= set(dice_oracle.sets_in(layout.cells))


def test_the_only_set_is_the_first() -> None:
    for faces in ([0, 1, 2], [0, 1, 3, 4, 2], [GAP, 5, 5, GAP, 5]):
        assert [table(faces).first_set()] == dice_oracle.sets_in(faces)


def test_dice_as_cards() -> None:
    """Faces as the solid cards that look like them, EMPTY for a WILD."""
    assert as_cards(tuple(range(28))) == tuple(solid(face) for face in range(28))
    assert as_cards((WILD, 0, WILD)) == (-1, 0, -1) and as_cards(()) == ()


# The match


def test_what_a_match_has() -> None:
    """Five rounds; 5 s to choose, if nothing else is wished; no seat is the master of a round."""
    game = Speed((PERSON, PERSON), 1, 0)
    assert (game.pick, game.rounds, game.master) == (5, 5, -1) and game.tournament is False


def test_the_dice_of_an_answer() -> None:
    """In outcomes `cards` are the solid cards that look like the dice, EMPTY for a WILD: right, wrong, and given up."""
    faces = [26, 13, 0, WILD, 26, 5]
    for cells in ((0, 1, 2), (2, 3, 5), (0, 1, 5)):
        game = lay(match(), faces)
        game.call((0,), 10)
        answer = game.claim(cells, 20)
        assert answer.cards == tuple(solid(faces[cell]) for cell in cells)
        assert answer.verdict == (verdicts.WRONG if cells == (0, 1, 5) else verdicts.RIGHT)
    game = lay(match(), faces)
    game.ask(10)
    answer = game.call((0, 1), 620)
    assert answer.verdict == verdicts.GIVEN_UP and len(answer.cards) == 3
    assert answer.cards == tuple(solid(faces[cell]) for cell in answer.cells)


def test_who_wins_the_tie_break_has_a_point_more() -> None:
    """After the last round the first right call wins, or who is left: it has just a point more than the others in the lead."""
    for right in (True, False):
        game = tied(PERSON, PERSON, PERSON, lead=(0, 2))
        cells = game.layout.cells
        game.call((0,), 10)
        answer = game.claim((dice_oracle.sets_in(cells)[0] if right else dice_oracle.no_set_in(cells)), 20)
        assert answer.over is True and game.state == MATCH_OVER
        assert [seat.total() for seat in game.seats] == ([4, 0, 3] if right else [3, 0, 4])


def test_who_is_too_late_in_the_tie_break_is_out() -> None:
    """Of two who lead: the match is over with the answer."""
    game = tied(PERSON, PERSON)
    game.call((1,), 0)
    late = game.tick(5000)
    assert late is not None and (late.verdict, late.over) == (verdicts.TIMED_OUT, True)
    assert [seat.total() for seat in game.seats] == [4, 3]


def test_other_dice_are_rolled_in_the_tie_break_when_all_agree() -> None:
    """No SET among them: rolled again. The answer has nine new dice and whose agreement it was; anybody may call at once."""
    game = tied(PERSON, PERSON, 3, lead=(0, 1))
    before, computer = game.layout.cells, game.seats[2].computer
    assert computer and computer.cells is before
    game.ask(1000)
    assert game.call((0,), 1610).verdict == verdicts.AGREED
    answer = game.call((1,), 1620)
    wanted = Outcome(verdicts.DEALT, dealt=tuple(range(9)))
    wanted.seat = 1
    assert answer.text() == wanted.text() and answer.cards == ()
    assert len(game.layout.cells) == 9 and game.layout.cells is not before and dice_oracle.sets_in(game.layout.cells)
    assert game.state == OPEN and game.shown_until(1620) == 0
    assert computer.cells is game.layout.cells and computer.thoughts, "computer players look at the new dice"
    assert {dice_oracle.is_set(*(game.layout.cells[cell] for cell in thought)) for thought in computer.thoughts} == {True}
    assert min(computer.thoughts.values()) > 1020
    assert game.call((1,), 2220).verdict == verdicts.CALLED


def test_dice_without_a_set_are_rolled_again() -> None:
    """Nine dice are rolled; no SET among them: rolled again, until there is one."""
    without = [seed for seed in range(400) if not dice_oracle.sets_in(DiceLayout(9, Rng(seed)).cells)]
    assert len(without) > 3, "nine dice without a SET do come"
    for seed in without:
        cells = tied(PERSON, PERSON, seed=seed).layout.cells
        assert len(cells) == 9 and min(cells) >= 0 and dice_oracle.sets_in(cells)


def test_a_round_that_ends_by_a_claim_says_so() -> None:
    game = lay(match(), [0, 1, 2, *NO_SET[2:5]])
    game.call((0,), 10)
    answer = game.claim((0, 1, 2), 20)
    assert answer.over is True and game.state == ROUND_OVER


@pytest.mark.parametrize(
    "seats, pick, words",
    [
        ((), 5, "Speed has 1 to 4 seats, not 0"),
        ((PERSON,) * 5, 5, "Speed has 1 to 4 seats, not 5"),
        ((PERSON, 4), 5, "a seat is a person (-1) or a computer player of skill 0..3, not 4"),
        ((-2, PERSON), 5, "a seat is a person (-1) or a computer player of skill 0..3, not -2"),
        ((3,), 5, "a computer player does not play alone"),
        ((PERSON, 1), 2, "the time to choose is 3 to 10 seconds, not 2"),
        ((PERSON, 1), 11, "the time to choose is 3 to 10 seconds, not 11"),
    ],
)
def test_what_is_refused_is_told(seats: tuple[int, ...], pick: int, words: str) -> None:
    assert refusal(Speed, seats, 1, 0, pick) == words


# Computer players


def test_a_computer_player_forgets_the_table() -> None:
    """forget(): it thinks of nothing, and has seen no table."""
    mind = DiceComputer(2)
    assert mind.cells == [] and mind.thoughts == {}
    mind.look([0, 1, 2], 0, Rng(1))
    assert mind.cells == [0, 1, 2] and list(mind.thoughts) == [(0, 1, 2)]
    mind.forget()
    assert mind.cells == [] and mind.thoughts == {}


def test_what_is_still_there_stays_in_mind() -> None:
    """SETs that are still there stay in mind, with the time when they are found, whatever their dice show; others go."""
    mind, rng, cells = DiceComputer(1), Rng(3), [0, 1, 2, 0, 0, GAP, 4, 4, 4]
    mind.look(cells, 0, rng)
    assert len(mind.thoughts) == 3
    before = dict(mind.thoughts)
    mind.look(cells, 50_000, rng)
    assert mind.thoughts == before
    cells[6] = GAP
    mind.look(cells, 90_000, rng)
    for thought, due in before.items():
        if 6 not in thought:
            assert mind.thoughts[thought] == due
    assert all(6 not in thought for thought in mind.thoughts)


def test_three_sets_in_mind_each_another() -> None:
    """It has three SETs in mind, or as many as there are: each another one, on whatever it thinks first."""
    for faces, seed in product(([0, 1, 2, WILD], [5] * 4, [0, 1, 2, 3, 4, 5], [7] * 3), range(10)):
        mind = DiceComputer(3)
        mind.look(faces, 0, Rng(seed))
        there = dice_oracle.sets_in(faces)
        assert len(mind.thoughts) == min(3, len(there)) and set(mind.thoughts) <= set(there)


@pytest.mark.parametrize("skill", range(4))
@pytest.mark.parametrize(
    "faces, level",
    [
        ([0, 13, WILD], 1),
        ([0, WILD, 13], 1),
        ([WILD, 0, 13], 1),
        ([0, 1, 2], 1),
        ([0, 4, 8], 2),
        ([0, 13, 26], 3),
        ([6, 6, 6], 1),
    ],
)
def test_how_long_a_set_takes(skill: int, faces: list[int], level: int) -> None:
    """The mean of a SET depends on its level; a SET with a WILD counts as level 1, wherever the WILD lies. Never within 1 s."""
    mind = DiceComputer(skill)
    mind.look(faces, 0, Rng(9))
    mind.doubt((0, 1, 2), 1000, Rng(17))
    assert mind.thoughts == {(0, 1, 2): 1000 + max(1000, waiting(MEANS[skill][level - 1], Rng(17)))}


@pytest.mark.parametrize("skill", range(4))
def test_a_computer_player_that_sees_a_set_does_not_agree(skill: int) -> None:
    """RULES 5: "A computer player agrees only when no SET would come to it within its level-2 mean". After 1.5 s it says that
    it sees one, and the round goes on; where one comes a millisecond later it agrees."""
    sees = MEANS[skill][1]
    for soon in (True, False):
        game = match(PERSON, skill)
        computer = game.seats[1].computer
        assert computer
        asked = 2000
        due = asked + 1500 + sees + (0 if soon else 1)
        computer.thoughts = dict.fromkeys(computer.thoughts, due)
        game.plan()
        assert game.ask(asked).verdict == verdicts.ASKED
        assert game.call((0,), asked + 600).verdict == verdicts.AGREED
        assert game.tick(asked + 1499) is None
        answer = game.tick(asked + 1500)
        assert answer is not None and answer.seat == 1
        if soon:
            assert answer.verdict == verdicts.DECLINED and answer.over is False and game.state == OPEN
            assert game.wake() == due and (taken := game.tick(due)) is not None
            assert taken.seat == 1 and taken.verdict in (verdicts.RIGHT, verdicts.WRONG), "it does not call what it saw"
        else:
            assert answer.verdict == verdicts.GIVEN_UP and answer.over is True and game.state == ROUND_OVER


def test_how_a_claim_was_wrong_is_read_before_a_computer_player_calls() -> None:
    """RULES 5: "None calls or asks within 4 s after a wrong claim of a person": it is said how it was wrong."""
    game = match(PERSON, 3)
    computer = game.seats[1].computer
    assert computer
    computer.thoughts = dict.fromkeys(computer.thoughts, 2500)
    assert game.call((0,), 1000).verdict == verdicts.CALLED
    assert game.claim(dice_oracle.no_set_in(game.layout.cells), 2000).verdict == verdicts.WRONG
    assert game.tick(5999) is None
    taken = game.tick(6000)
    assert taken is not None and taken.seat == 1 and taken.verdict == verdicts.RIGHT
