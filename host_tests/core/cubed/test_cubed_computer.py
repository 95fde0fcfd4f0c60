"""Computer players of SET Cubed: what each skill lays, that the search misses nothing, and games without people (RULES 6.1)."""

from __future__ import annotations

import itertools
import os
import random

import pytest
from tercet.core.cubed import board as cubed
from tercet.core.cubed.computer import Sorting, Thoughts, opening
from tercet.core.cubed.rules import Cubed
from tercet.core.cubed.search import Search
from tercet.core.dice import WILD

from host_tests.core.cubed import games as cubed_games
from host_tests.core.cubed import judge as cubed_judge
from host_tests.core.cubed.games import ADVANCED, BEGINNER, EXPERT, INTERMEDIATE, NAMES, A, B, C, at
from host_tests.core.cubed.judge import brute, is_set
from host_tests.runs.tiers import amount, first_of

SOAK = os.environ.get("TERCET_SOAK") == "1"
GAMES = 2000 if SOAK else 60
DUELS = 500 if SOAK else 40


def board_of(dice):
    """A board with these dice, {(row, column): face}."""
    board = cubed.new_board()
    for (row, column), face in dice.items():
        board[at(row, column)] = face
    return board


def thought(skill, dice, faces, **more):
    """What a computer player lays: [(row, column, face, wild)], legal and with dice that it has."""
    thoughts = Thoughts(skill, board_of(dice), list(faces), **more)
    while not thoughts.step():
        pass
    places = [place for place, _, _ in thoughts.turn]
    assert len(set(places)) == len(places)
    turn = [(*cubed.place_of(cell), face, faces[place] == WILD) for place, cell, face in thoughts.turn]
    assert all(faces[place] in (WILD, face) for place, _, face in thoughts.turn)
    assert brute(dice, turn) is not None
    return turn


def points(dice, turn):
    return brute(dice, turn)[1]


def best_of_all(dice, faces):
    """The points of the best turn, found by trying every turn: every die on every cell near the others, with every face."""
    near = sorted(
        {
            (row + down, column + right)
            for row, column in dice for down in range(-3, 4) for right in range(-3, 4) if abs(down) + abs(right) < 4
        } & cubed_judge.INSIDE - set(dice)
    )  # fmt: skip
    best = 0
    for count in (1, 2, 3):
        hands = {tuple(faces[place] for place in places) for places in itertools.permutations(range(len(faces)), count)}
        for cells in itertools.combinations(near, count):
            for hand in hands:
                for given in itertools.product(*[range(27) if face == WILD else (face,) for face in hand]):
                    laid = list(zip(cells, given, hand, strict=True))
                    turn = [(at(*cell), face, shown == WILD) for cell, face, shown in laid]
                    try:
                        best = max(best, cubed.judge(board_of(dice), turn)[1])
                    except cubed.Refusal:
                        continue
    return best


@pytest.mark.counts
@pytest.mark.parametrize("part", first_of((0, 2, 1, 3)))
def test_expert_misses_no_turn(part):
    """Expert the best turn of all (up to three dice, all WILD faces): as good as the best of every turn there is."""
    rng = random.Random(part)
    for number in range(amount(3, 1)):
        dice = {}
        row, column = rng.randrange(-3, 4), rng.randrange(-5, 3)
        for step in range(2 + number):
            dice[row + (step > 2), column + step] = rng.choice((A, B, C, 1))
        faces = [rng.choice((A, B, C, 1, 2)) for _ in range(3 if part < 2 else 1)] + [WILD] * (part > 1)
        assert points(dice, thought(EXPERT, dice, faces)) == best_of_all(dice, faces)


def by_turns_of_one(dice, faces, most):
    """The points of the best turn in which each die forms a SET at once, found by trying all of them."""
    best = 0
    wilds = faces.count(WILD)

    def deeper(laid):
        nonlocal best
        result = brute(dice, laid)
        best = max(best, result[1] if result else 0)
        if len(laid) == most:
            return
        now = dict(dice)
        left = list(faces)
        for row, column, face, wild in laid:
            now[row, column] = face
            left.remove(WILD if wild else face)
        found = {(row + down, column + right) for row, column in now for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        for row, column in sorted(found & cubed_judge.INSIDE - set(now)):
            wanted = set()
            for down, right in ((0, 1), (1, 0)):
                for one, two in ((-2, -1), (-1, 1), (1, 2)):
                    a, b = [now.get((row + far * down, column + far * right)) for far in (one, two)]
                    if a is not None and b is not None:
                        wanted.add(cubed_judge.third(a, b))
            for face in wanted:
                for shown in {face, WILD} & set(left):
                    deeper([*laid, (row, column, face, shown == WILD)])

    deeper([])
    assert wilds == faces.count(WILD)
    return best


def late(seed):
    """A position from the middle of a game of computer players, and a hand, every other one with a WILD."""
    rng = random.Random(seed)
    game = Cubed((EXPERT, ADVANCED, EXPERT), seed, 0)
    stop = rng.randrange(8, 20)
    for _ in cubed_games.events(game):
        if game.turns >= stop and game.player >= 0 and not game.laid:
            break
    faces = list(game.seats[max(0, game.player)].faces)
    faces = faces[: rng.randrange(2, 6)]
    return cubed_games.places(game), [*faces[1:], WILD] if seed % 2 else faces


@pytest.mark.counts
def test_advanced_finds_the_best_turn_die_by_die():
    """Advanced the best pair or triple that it finds die by die: no turn of dice that each form a SET at once is better."""
    worths = set()
    for seed in range(amount(25, 10)):
        dice, faces = late(seed)
        best = by_turns_of_one(dice, faces, 3)
        turn = thought(ADVANCED, dice, faces)
        if best:
            assert points(dice, turn) == best
            worths.add(best)
    assert len(worths) > amount(4, 2)


@pytest.mark.counts
def test_intermediate_lays_the_best_single_die_then_again():
    """Intermediate the best single die, then again."""
    seen = set()
    for seed in range(amount(25, 7)):
        dice, faces = late(seed)
        turn = thought(INTERMEDIATE, dice, faces)
        best = by_turns_of_one(dice, faces, 1)
        assert len(turn) <= 2 and (points(dice, turn[:1]) if turn else 0) == best
        if best:
            now = dict(dice)
            row, column, face, wild = turn[0]
            now[row, column] = face
            left = list(faces)
            left.remove(WILD if wild else face)
            assert points(dice, turn) - best == by_turns_of_one(now, left, 1)
        seen.add(len(turn))
    assert seen == {0, 1, 2}


@pytest.mark.counts
def test_beginner_lays_one_die_where_it_first_finds_a_set():
    """Beginner lays one die where it first finds a SET: one, always a legal one, not always the best."""
    less = 0
    for seed in range(amount(40, 8)):
        dice, faces = late(seed)
        turn = thought(BEGINNER, dice, faces, number=seed)
        best = by_turns_of_one(dice, faces, 1)
        assert len(turn) == (1 if best else 0)
        less += bool(turn) and points(dice, turn) < best
    assert less > amount(3, 0)


@pytest.mark.counts
def test_better_skills_find_more():
    """Four skills: in the same position with the same dice each finds as much as the one before, or more."""
    sums = [0] * 4
    for seed in range(amount(40, 8)):
        dice, faces = late(seed)
        worth = [points(dice, thought(skill, dice, faces, number=seed)) for skill in range(4)]
        assert worth[BEGINNER] <= worth[INTERMEDIATE] <= worth[ADVANCED] <= worth[EXPERT]
        sums = [total + one for total, one in zip(sums, worth, strict=True)]
    assert sums[0] < sums[1] < sums[2] < sums[3]


def test_two_dice_beside_one_and_wilds_of_all_faces():
    """Expert: up to three dice, all WILD faces."""
    assert points({(0, 0): A}, thought(EXPERT, {(0, 0): A}, [B, C, 1])) == 3
    two = {(0, 0): A, (2, 2): B}
    assert points(two, thought(EXPERT, two, [WILD, WILD])) == brute(two, thought(EXPERT, two, [WILD, WILD]))[1] > 0
    assert thought(EXPERT, {(0, 0): A}, [B]) == [] == thought(EXPERT, {}, [A, B, C])


def test_expert_swaps_what_its_turn_does_not_need():
    """Expert: all swaps. A die that its turn does not need takes the place of a WILD."""
    dice = {(0, -1): A, (0, 0): B, (0, 1): C}
    thoughts = Thoughts(EXPERT, board_of(dice), [B, 1], ((0, at(0, 0), 3),))
    while not thoughts.step():
        pass
    assert thoughts.swap == (0, at(0, 0))
    for skill in (BEGINNER, INTERMEDIATE, ADVANCED):
        thoughts = Thoughts(skill, board_of(dice), [B, 1], ((0, at(0, 0), 3),))
        while not thoughts.step():
            pass
        assert thoughts.swap is None


def test_expert_keeps_a_die_that_earns_more_where_it_is():
    """Expert: all swaps. A die is not swapped if the mean of what a roll brings is less than what it earns in its turn."""
    line = {(0, column): A for column in (-1, 0, 1)}
    thoughts = Thoughts(EXPERT, board_of(line), [A], ((0, at(0, 0), 3),))
    while not thoughts.step():
        pass
    assert thoughts.swap is None and len(thoughts.turn) == 1


def sorted_out(skill, dice, faces):
    sorting = Sorting(skill, board_of(dice), list(faces))
    while not sorting.step():
        pass
    return sorting.again


def test_what_is_rolled_again():
    """Expert keeps what is worth keeping, and rolls again what can hardly be used."""
    line = {(0, -1): A, (0, 0): B, (0, 1): C}
    faces = [C, A, 1, WILD, 5]
    assert sorted_out(EXPERT, line, faces) == (2, 4), "C and A fit at the ends, a WILD anywhere"
    for skill in range(4):
        again = sorted_out(skill, line, faces)
        assert 3 not in again and set(again) <= {0, 1, 2, 4}
    assert sorted_out(BEGINNER, line, [1, 5, 7, 1, 5]) == ()


def test_an_opening_has_as_few_wilds_as_can_be():
    """3 points, one less for each WILD in it."""
    rng = random.Random(2)
    seen = set()
    for _ in range(3000):
        often = rng.random()
        faces = [WILD if rng.random() < often else rng.randrange(27) for _ in range(5)]
        shown = opening(faces)
        fewest = min(
            (
                three.count(WILD) for three in itertools.combinations(faces, 3)
                if WILD in three or is_set(*three)
            ), default=None,
        )  # fmt: skip
        if fewest is None:
            assert shown == []
            continue
        assert is_set(*[face for _, face in shown]) and len({place for place, _ in shown}) == 3
        assert all(faces[place] in (WILD, face) for place, face in shown)
        assert sum(faces[place] == WILD for place, _ in shown) == fewest
        seen.add(fewest)
    assert seen == {0, 1, 2, 3}


@pytest.mark.counts
def test_a_search_leaves_its_board_as_it_was():
    """The search lays dice and takes them back: on its own board, and that is as before when it is done."""
    for seed in range(amount(10, 4)):
        dice, faces = late(seed)
        board = board_of(dice)
        kept = bytes(board)
        search = Search(board, faces)
        for _ in search.everything():
            pass
        assert bytes(board) == kept == bytes(search._board)


# Games without people


@pytest.mark.parametrize("part", first_of(range(4)))
def test_games_of_computer_players(part, record_property):
    """42 dice accounted for at every step of seeded games of 2-4 computer players; all end; points add up turn by turn."""
    skills = ((3, 2), (3, 3, 1), (2, 1, 0, 3), (0, 0), (1, 2, 2, 1), (3, 3, 3, 3), (0, 1, 0))
    total = dict.fromkeys(("turns", "passes", "swaps", "wilds", "pay"), 0)
    for seed in range(part, GAMES, 4):
        game = Cubed(skills[seed % len(skills)], seed, 0)
        for name, count in cubed_games.audited(game).items():
            total[name] += count
        assert game.over
    for name, count in total.items():
        record_property(name, count)
    assert min(total.values()) > 0, f"something never happens: {total}"


@pytest.mark.slow
@pytest.mark.parametrize("better, worse", [(EXPERT, ADVANCED), (ADVANCED, INTERMEDIATE), (INTERMEDIATE, BEGINNER)])
def test_the_better_skill_wins(better, worse, record_property):
    """Expert beats Advanced beats Intermediate beats Beginner in at least 60 % of 500 games each; who sits first changes."""
    won = lost = 0
    for seed in range(DUELS):
        order = (better, worse) if seed % 2 else (worse, better)
        totals = [seat.total() for seat in cubed_games.play(order, seed).seats]
        one, other = totals if seed % 2 else totals[::-1]
        won += one > other
        lost += one < other
    table = f"{NAMES[better]} against {NAMES[worse]}: {won} won, {lost} lost, {DUELS - won - lost} drawn of {DUELS}"
    print(table)
    record_property("duel", table)
    assert won >= 0.6 * DUELS, table
