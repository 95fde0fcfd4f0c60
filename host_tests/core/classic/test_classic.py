"""Classic: RULES section 3, the skill table and "Classic", "HINT", the clock, sentence by sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core import outcome as verdicts
from tercet.core import skill as skills
from tercet.core.cards import third_card
from tercet.core.classic.rules import Classic

from host_tests.core import oracle
from host_tests.core.oracle import SET_FREE_20, arrange, on_table, problems

BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = range(4)
SKILLS = range(4)
SEEDS = st.integers(0, 2**48 - 1)


def with_a_set(skill, seed=1):
    """Return a new game whose table holds a SET."""
    while True:
        game = Classic(skill, seed, 0)
        if game.layout.sets():
            return game
        seed += 1


def test_the_skills_are_numbered():
    """skill 0..3 = Beginner..Expert (DESIGN, fixed names)."""
    assert (skills.BEGINNER, skills.INTERMEDIATE, skills.ADVANCED, skills.EXPERT) == (0, 1, 2, 3)


@pytest.mark.parametrize("skill", (-1, 4, 255))
def test_a_skill_that_does_not_exist(skill):
    """Refused with its number."""
    with pytest.raises(ValueError, match=str(skill)):
        Classic(skill, 1, 0)


@pytest.mark.parametrize("skill, cards, cells", [(0, 27, 9), (1, 27, 9), (2, 81, 12), (3, 81, 12)])
def test_features_and_layout(skill, cards, cells):
    """features 3 / 3 / 4 / 4; layout 9 / 9 / 12 / 12: every new game is sound."""
    for seed in range(200):
        game = Classic(skill, seed, 0)
        assert len(on_table(game.layout)) + len(game.layout.stock) == cards
        assert len(game.layout.cells) == cells or (cells == 9 and not oracle.holds_set(game.layout.cells[:9]))
        assert problems(game) == []
        assert (game.found, game.wrong, game.hints, game.score, game.over, game.elapsed(0)) == (0, 0, 0, 0, False, 0)


def test_beginner_is_always_solid():
    """Beginner: 3 features, always solid."""
    for seed in range(100):
        game = Classic(BEGINNER, seed, 0)
        assert (game.constant, game.fixed) == (2, 0)
        assert all(oracle.CARDS[card][2] == 0 for card in on_table(game.layout) + game.layout.stock)


def test_intermediate_changes_by_game():
    """Intermediate: which one is constant changes by game: over 600 games every feature and every value of it."""
    seen = {}
    for seed in range(600):
        game = Classic(INTERMEDIATE, seed, 0)
        values = {oracle.CARDS[card][game.constant] for card in on_table(game.layout) + game.layout.stock}
        assert values == {game.fixed}
        seen[game.constant, game.fixed] = seen.get((game.constant, game.fixed), 0) + 1
    assert sorted(seen) == [(feature, value) for feature in range(4) for value in range(3)]
    assert all(20 <= count <= 90 for count in seen.values()), "50 of each are expected"


@pytest.mark.parametrize("skill, wanted", [(BEGINNER, (1, 2)), (EXPERT, (3, 4))])
def test_sets_on_offer_lean_to_a_level(skill, wanted):
    """SETs on offer lean to level: 1-2 / any / any / 3-4: more of them than where nothing leans, and no others only.

    Fair: 81 of 117 SETs (69 %) have level 1 or 2 with three features, 648 of 1080 (60 %) level 3 or 4 with four.
    """
    shares = []
    for game_skill in (skill, INTERMEDIATE if skill == BEGINNER else ADVANCED):
        counts = [0, 0]
        for seed in range(300):
            game = Classic(game_skill, seed, 0)
            for triple in game.layout.sets():
                cards = [game.layout.cells[cell] for cell in triple]
                counts[oracle.differing(*cards) in wanted] += 1
        shares.append(counts[1] / sum(counts))
    fair = 81 / 117 if skill == BEGINNER else 648 / 1080
    assert abs(shares[1] - fair) < 0.08
    assert fair + 0.1 < shares[0]


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("features, cards, cells", [(3, 27, 9), (4, 81, 12)])
def test_custom(skill, features, cards, cells):
    """ "Custom" lets the player choose the number of features separately; all else stays with the skill."""
    for seed in range(20):
        game = Classic(skill, seed, 0, features)
        assert len(on_table(game.layout)) + len(game.layout.stock) == cards
        assert len(game.layout.cells) in (cells, cells + 3) and game.layout.base == cells
        assert game.says_no_match is (skill >= ADVANCED)
        assert problems(game) == []


@pytest.mark.parametrize("skill", SKILLS)
def test_no_match_must_be_said_or_is_dealt(skill):
    """No Match: dealt automatically / dealt automatically / player must say it / player must say it."""
    game = with_a_set(skill)
    assert game.says_no_match is (skill >= ADVANCED)
    before = game.save(5)
    answer = game.no_match(5)
    if skill >= ADVANCED:
        assert answer.verdict == verdicts.NOT_NONE and game.wrong == 1
    else:
        assert answer.verdict == verdicts.IGNORED and game.save(5) == before


# Nine solid cards without a SET.
NINE = (0, 1, 9, 10, 27, 28, 38, 47, 65)


def solid_others():
    return [card for card in range(81) if oracle.CARDS[card][2] == 0 and card not in NINE]


def solid_game():
    """Return a game with the 27 solid cards whose deals lean to no level, so that the stock is dealt in its order."""
    seed = 0
    while True:
        game = Classic(INTERMEDIATE, seed, 0)
        if (game.constant, game.fixed) == (2, 0):
            return game
        seed += 1


def test_three_cards_are_dealt_automatically_after_a_claim():
    """No Match, Intermediate: dealt automatically, in the same step: 9 -> 12, and the game goes on."""
    others = solid_others()
    triple = next(t for t in oracle.ALL_SETS if set(t) <= set(others))
    rest = [card for card in others if card not in triple]
    game = arrange(solid_game(), [*NINE[:2], *triple, *NINE[2:6]], [*NINE[6:], *rest])
    answer = game.claim((2, 3, 4), 10)
    assert (answer.verdict, answer.over, game.over) == (verdicts.RIGHT, False, False)
    assert answer.dealt == (2, 3, 4, 9, 10, 11)
    assert game.layout.cells == [*NINE[:2], *NINE[6:], *NINE[2:6], *rest[:3]]
    assert oracle.holds_set(game.layout.cells) and problems(game) == []


def test_three_cards_are_dealt_again_after_folding_back():
    """A claim on 12 folds back to 9; where these hold no SET, three are dealt again: moved, then dealt."""
    others = solid_others()
    triple = next(t for t in oracle.ALL_SETS if set(t) <= set(others))
    rest = [card for card in others if card not in triple]
    game = arrange(solid_game(), [triple[0], *NINE[:4], triple[1], *NINE[4:], triple[2]], rest)
    answer = game.claim((0, 5, 11), 10)
    assert answer.moved == ((9, 0), (10, 5)) and answer.dealt == (9, 10, 11)
    assert game.layout.cells[:9] == [NINE[7], *NINE[:4], NINE[8], *NINE[4:7]]
    assert game.layout.cells[9:] == rest[:3] and problems(game) == []


def test_three_cards_are_dealt_automatically_until_there_is_a_set():
    """No Match dealt automatically with four features of choice: 12 -> 15 -> 18 -> 21 in the step of the claim."""
    triple = next(t for t in oracle.ALL_SETS if not set(t) & set(SET_FREE_20))
    rest = [card for card in range(81) if card not in triple and card not in SET_FREE_20[:18]]
    game = arrange(Classic(INTERMEDIATE, 1, 0, 4), [*triple, *SET_FREE_20[:9]], [*SET_FREE_20[9:18], *rest])
    answer = game.claim((0, 1, 2), 10)
    assert answer.dealt == (0, 1, 2, *range(12, 21)) and not answer.over
    assert len(game.layout.cells) == 21 and oracle.holds_set(game.layout.cells)
    assert [problem for problem in problems(game) if "sums" not in problem] == []


def test_a_beginners_game_ends_by_itself():
    """Nine cards without a SET and an empty stock: over with the claim, nothing to say."""
    triple = next(t for t in oracle.ALL_SETS if set(t) <= set(solid_others()))
    game = arrange(Classic(BEGINNER, 1, 0), [*triple, *NINE[3:]], NINE[:3])
    answer = game.claim((0, 1, 2), 10)
    assert answer.over and game.over and answer.dealt == (0, 1, 2) and len(on_table(game.layout)) == 9


@pytest.mark.parametrize("skill", SKILLS)
def test_score(skill):
    """Score = SETs found minus wrong claims. A hinted SET earns nothing."""
    game = with_a_set(skill)
    wrong = game.claim(oracle.no_set_in(game.layout.cells), 1)
    assert (wrong.verdict, game.score, game.wrong, game.found) == (verdicts.WRONG, -1, 1, 0)
    right = game.claim(game.layout.sets()[0], 2)
    assert (right.verdict, game.score, game.found) == (verdicts.RIGHT, 0, 1)
    while not game.layout.sets():
        game.no_match(3)
    hinted = game.hint(3)
    assert (hinted.verdict, game.score, game.found, game.hints) == (verdicts.HINTED, 0, 1, 1)
    assert problems(game) == []


@pytest.mark.parametrize("skill", SKILLS)
def test_a_refusal_names_every_failing_feature(skill):
    """A refused claim says which features fail, all of them; it changes nothing but the wrong claims."""
    game = with_a_set(skill, 3)
    layout = game.layout.save()
    seen = set()
    for cells in [(i, j, k) for i in range(9) for j in range(9) for k in range(9) if len({i, j, k}) == 3]:
        cards = tuple(game.layout.cells[cell] for cell in cells)
        fails = oracle.failing(*cards)
        if fails:
            wrong = game.wrong
            answer = game.claim(cells, 4)
            assert (answer.verdict, answer.failing, answer.cells, answer.cards) == (verdicts.WRONG, fails, cells, cards)
            assert (answer.moved, answer.dealt, answer.over) == ((), (), False)
            assert game.wrong == wrong + 1 and game.layout.save() == layout
            seen.add(fails)
    assert len(seen) > 4


@pytest.mark.parametrize("skill", (ADVANCED, EXPERT))
def test_no_match_right_and_wrong(skill):
    """A right No Match deals three cards; a wrong one counts as a wrong claim."""
    stock = [card for card in range(81) if card not in SET_FREE_20[:12]]
    game = arrange(Classic(skill, 1, 0), SET_FREE_20[:12], stock)
    right = game.no_match(5)
    assert (right.verdict, right.dealt, right.over) == (verdicts.DEALT, (12, 13, 14), False)
    assert game.layout.cells[:12] == SET_FREE_20[:12] and len(set(game.layout.cells) & set(stock)) == 3
    assert len(game.layout.cells) == 15 and (game.wrong, game.score) == (0, 0)
    game = with_a_set(skill)
    before = game.layout.save()
    wrong = game.no_match(5)
    assert (wrong.verdict, wrong.dealt) == (verdicts.NOT_NONE, ())
    assert (game.wrong, game.score) == (1, -1) and game.layout.save() == before


@given(st.sampled_from(SKILLS), SEEDS)
def test_hint(skill, seed):
    """HINT: one SET flashes, then its cards are replaced: the answer names a SET, and only its gaps are refilled."""
    game = with_a_set(skill, seed % 2**47)
    before = list(game.layout.cells)
    answer = game.hint(7)
    assert answer.verdict == verdicts.HINTED and answer.failing == ()
    assert answer.cards == tuple(before[cell] for cell in answer.cells)
    assert oracle.is_set(*answer.cards)
    assert set(answer.cards) <= set(game.layout.taken)
    if not answer.moved:
        assert set(answer.cells) <= set(answer.dealt)
        assert all(before[c] == game.layout.cells[c] for c in range(len(before)) if c not in answer.cells)
    assert problems(game) == []


def test_hints_are_not_always_the_first_set():
    """The SET that is shown is chosen among all of them."""
    places = set()
    for seed in range(20):
        game = Classic(ADVANCED, seed, 0)
        while not game.over:
            sets = game.layout.sets()
            answer = game.hint(1)
            if sets:
                places.add(sets.index(tuple(sorted(answer.cells))))
    assert len(places) > 2


def test_the_result():
    """The result shows SETs, wrong claims, hints, cards left and time."""
    game = arrange(Classic(EXPERT, 1, 1000), (0, 1, 2, 27, 36, 45), ())
    game.found = 0
    game.claim((0, 1, 3), 2000)
    game.hint(3000)
    last = game.layout.sets()[0]
    game.claim(last, 9000)
    assert game.over
    assert (game.found, game.wrong, game.hints, game.layout.left(), game.elapsed(99_000)) == (1, 1, 1, 0, 8000)


@pytest.mark.parametrize("skill", SKILLS)
def test_the_clock_stops_in_pause(skill):
    """Every clock stops in pause, menus, help and settings; no claim is taken while it stands."""
    game = with_a_set(skill)
    assert game.elapsed(2500) == 2500
    game.pause(3000)
    before = game.save(3000)
    for time in (3001, 60_000):
        answers = (game.claim(game.layout.sets()[0], time), game.claim((0, 1, 2), time), game.hint(time))
        for answer in (*answers, game.no_match(time)):
            assert answer.verdict == verdicts.IGNORED and not answer.dealt and not answer.over
        assert game.elapsed(time) == 3000 and game.save(time) == before
    game.resume(100_000)
    assert game.elapsed(100_000) == 3000 and game.elapsed(100_250) == 3250
    assert game.claim(game.layout.sets()[0], 100_300).verdict == verdicts.RIGHT


def test_pause_pressed_twice():
    """CASES: Pause pressed twice opens it twice: twice changes nothing, neither does going on twice."""
    game = with_a_set(EXPERT)
    for time in (1000, 5000):
        game.pause(time)
        assert game.elapsed(9000) == 1000
    for time in (10_000, 12_000):
        game.resume(time)
    assert game.elapsed(14_000) == 5000


def test_the_clock_stops_at_the_end():
    """The time of the result is the time of the last claim; resume() does not start it again."""
    game = arrange(Classic(EXPERT, 1, 0), (0, 1, 2), ())
    game.claim((0, 1, 2), 4321)
    assert game.elapsed(9999) == 4321
    game.pause(10_000)
    game.resume(20_000)
    assert game.elapsed(30_000) == 4321


def test_a_new_game_starts_clean():
    """CASES: Play again starts with the old score."""
    game = with_a_set(EXPERT)
    game.claim(oracle.no_set_in(game.layout.cells), 1)
    game.claim(game.layout.sets()[0], 2)
    game.hint(3)
    fresh = Classic(EXPERT, 9, 50_000)
    assert (fresh.found, fresh.wrong, fresh.hints, fresh.score, fresh.elapsed(50_010)) == (0, 0, 0, 0, 10)
    assert len(fresh.layout.taken) == 0 and len(fresh.layout.stock) == 69


def test_a_claim_says_what_it_took():
    """The answer to a right claim: the cells as they were named, the cards that lay there, what moved, what is new."""
    stock = [card for card in range(81) if card not in SET_FREE_20[:12]]
    game = arrange(Classic(EXPERT, 1, 0), SET_FREE_20[:12], stock)
    while not game.layout.sets():
        game.no_match(1)
    cells = game.layout.sets()[0][::-1]
    before, size = list(game.layout.cells), len(game.layout.cells)
    answer = game.claim(cells, 2)
    assert answer.cells == cells and answer.cards == tuple(before[cell] for cell in cells)
    assert third_card(*answer.cards[:2]) == answer.cards[2]
    assert len(game.layout.cells) == size - 3
    for source, target in answer.moved:
        assert game.layout.cells[target] == before[source]
