"""RULES section 3: the skill table, Custom, HINT, the clock, in each of Timed, Puzzle, Arcade and Practice."""

import pytest
from tercet.core import outcome as verdicts
from tercet.core import skill as skills
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.timed.rules import Timed

from host_tests.core import oracle
from host_tests.core.single.helpers import (
    ADVANCED,
    BEGINNER,
    ENDLESS,
    EXPERT,
    FEATURES,
    INTERMEDIATE,
    KINDS,
    LAYOUT,
    SAYS_NO_MATCH,
    SKILLS,
    a_set,
    bare,
    no_set,
    sound,
)
from host_tests.runs.tiers import amount

each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
each_endless = pytest.mark.parametrize("kind", ENDLESS, ids=lambda kind: kind.__name__)
each_skill = pytest.mark.parametrize("skill", SKILLS)


def new(kind, skill, number=1, time=0, **options):
    """Return game `number` of a kind: Puzzle takes its number, the others a seed."""
    if kind is Puzzle:
        return Puzzle(skill, 0, time, target=number + 1, **options)
    return kind(skill, number, time, **options)


def test_four_games_and_practice():
    """The handheld's four games (one player), and Practice: each is a kind of its own in saves and records."""
    assert len({game.KIND for game in (Classic, Timed, Puzzle, Arcade, Practice)}) == 5


@each_kind
@each_skill
def test_features_and_layout(kind, skill):
    """features: 3 / 3 / 4 / 4; layout: 9 / 9 / 12 / 12."""
    for number in range(30):
        game = new(kind, skill, number)
        assert game.features == FEATURES[skill]
        assert len(game.layout.cells) in ((9, 12), (9, 12), (12,), (12,))[skill] and sound(game, 0) == []
        if skill < ADVANCED and len(game.layout.cells) == 12:
            assert not oracle.holds_set(game.layout.cells[:9]), "nine cards, unless they hold no SET"


@each_kind
def test_beginner_is_always_solid(kind):
    """Beginner: 3 features: always solid (ours)."""
    for number in range(60):
        game = new(kind, BEGINNER, number)
        assert (game.constant, game.fixed) == (2, 0)
        assert {oracle.CARDS[card][2] for card in game.layout.cells + game.layout.stock} == {0}


@each_kind
def test_intermediate_changes_by_game(kind):
    """Intermediate: 3 features: which one is constant changes by game (ours): every feature, every value of it."""
    seen = set()
    for number in range(200):
        game = new(kind, INTERMEDIATE, number)
        assert {oracle.CARDS[card][game.constant] for card in game.layout.cells + game.layout.stock} == {game.fixed}
        seen.add((game.constant, game.fixed))
    assert seen == {(feature, value) for feature in range(4) for value in range(3)}


@each_endless
@each_skill
def test_no_match_is_said_or_dealt(kind, skill):
    """No Match: dealt automatically / dealt automatically / player must say it / player must say it."""
    game = new(kind, skill)
    assert game.says_no_match is SAYS_NO_MATCH[skill]
    if not game.says_no_match:
        before = game.save(5)
        assert game.no_match(5).verdict == verdicts.IGNORED and game.save(5) == before
        for _ in range(150):
            assert oracle.holds_set(game.layout.cells)
            if game.over:
                break
            game.claim(a_set(game), 5)
    else:
        assert bare(kind, skill).no_match(5).verdict == verdicts.DEALT


@each_kind
@each_skill
@pytest.mark.parametrize("features", (3, 4))
def test_custom_features(kind, skill, features):
    """ "Custom" lets the player choose the number of features separately; all else stays with the skill."""
    for number in range(12):
        game = new(kind, skill, number, features=features)
        assert game.features == features and len(oracle.on_table(game.layout)) in (LAYOUT[features], LAYOUT[features] + 3)
        assert game.says_no_match is (SAYS_NO_MATCH[skill] and kind is not Puzzle)
        assert sound(game, 0) == []


@pytest.mark.counts
@each_kind
@each_skill
@pytest.mark.parametrize("constant", range(4))
def test_custom_constant(kind, skill, constant):
    """Custom: a constant feature of choice: its value changes by game, but that shading is always solid.

    Shading held constant by choice is solid, as it is for the Beginner (what the core does; the rules leave it open).
    """
    values = set()
    for number in range(amount(40, 15)):
        game = new(kind, skill, number, features=3, constant=constant)
        assert game.constant == constant and sound(game, 0) == []
        values.add(game.fixed)
    assert values == ({0} if constant == 2 else {0, 1, 2})


@each_kind
@pytest.mark.parametrize("skill", (ADVANCED, EXPERT))
def test_a_constant_of_choice_means_nothing_with_four_features(kind, skill):
    """Custom: with four features no feature is constant, whatever was chosen before: the very same game."""
    for number in (1, 2, 3):
        plain, chosen = new(kind, skill, number), new(kind, skill, number, constant=1)
        assert chosen.constant == -1 and chosen.layout.cells == plain.layout.cells and chosen.layout.stock == plain.layout.stock


@each_kind
@pytest.mark.parametrize("options", ({"features": 2}, {"features": 5}, {"features": -1}, {"constant": 4}, {"constant": -2}))
def test_choices_that_do_not_exist(kind, options):
    """Refused with a message that names what there is."""
    with pytest.raises(ValueError, match=r"3 or 4|0\.\.3"):
        new(kind, BEGINNER, **options)


@each_kind
@pytest.mark.parametrize("skill", (-1, 4, 255))
def test_a_skill_that_does_not_exist(kind, skill):
    """Refused with its number."""
    with pytest.raises(ValueError, match=str(skill)):
        new(kind, skill)


def test_the_skills_in_one_table():
    """The skill table, as the core keeps it for the set-up screen's line on what a choice means."""
    assert skills.FEATURE_COUNT == (3, 3, 4, 4) and skills.LAYOUT_CELLS == {3: 9, 4: 12}
    assert skills.PREFERRED == ((1, 2), None, None, (3, 4)) and skills.DEALS_BY_ITSELF == (True, True, False, False)
    assert skills.ARCADE_SECONDS == (10 * 60, 6 * 60, 4 * 60, 2 * 60) and skills.ARCADE_HINT == (5, 10, 15, 20)


@pytest.mark.parametrize("kind", (Timed, Arcade), ids=lambda kind: kind.__name__)
@each_skill
def test_hint(kind, skill):
    """HINT, everywhere: one SET flashes three times, then its cards are replaced."""
    for number in range(20):
        game = new(kind, skill, number)
        if not oracle.holds_set(game.layout.cells):
            continue
        before = list(game.layout.cells)
        answer = game.hint(100)
        assert answer.verdict == verdicts.HINTED and answer.cards == tuple(before[cell] for cell in answer.cells)
        assert oracle.is_set(*answer.cards) and game.hints == 1 and game.found == 0
        assert set(answer.cards) <= set(game.layout.taken) and not set(answer.cards) & set(game.layout.cells)
        assert sound(game, 100) == []


@pytest.mark.parametrize("kind", (Timed, Arcade), ids=lambda kind: kind.__name__)
def test_a_hint_on_a_table_without_a_set(kind):
    """CASES: A hint on a table without a SET: it says so and deals three cards; nothing is found by it."""
    game = bare(kind)
    before = list(game.layout.cells)
    answer = game.hint(100)
    assert (answer.verdict, answer.cells, answer.dealt) == (verdicts.HINTED_NONE, (), (12, 13, 14))
    assert game.layout.cells[:12] == before and (game.found, game.progress, game.hints) == (0, 0, 1)
    assert sound(game, 100) == []


@each_kind
@each_skill
def test_every_clock_stops_in_pause(kind, skill):
    """Every clock stops in pause, menus, help and settings; nothing is taken while it stands."""
    game = new(kind, skill, 3, 1000)
    shown = game.shown_time(3500)
    assert (game.elapsed(3500), abs(shown - game.shown_time(1000))) == (2500, 2500)
    game.pause(3500)
    before = game.save(3500)
    for time in (3501, 70_000, 90_000_000):
        answers = [game.claim(a_set(game), time), game.claim(no_set(game), time), game.hint(time), game.no_match(time)]
        assert [answer.verdict for answer in answers] == [verdicts.IGNORED] * 4
        assert game.tick(time) is False and not game.over
        assert (game.elapsed(time), game.shown_time(time)) == (2500, shown) and game.save(time) == before
    game.resume(90_000_000)
    assert game.elapsed(90_000_250) == 2750
    assert game.claim(a_set(game), 90_000_300).verdict == verdicts.RIGHT


@each_kind
def test_pause_pressed_twice(kind):
    """CASES: Pause pressed twice opens it twice: twice changes nothing, neither does going on twice."""
    game = new(kind, ADVANCED)
    for time in (1000, 5000):
        game.pause(time)
        assert game.elapsed(9000) == 1000
    for time in (10_000, 12_000):
        game.resume(time)
    assert game.elapsed(14_000) == 5000


@each_kind
@each_skill
def test_a_refusal_names_every_failing_feature(kind, skill):
    """A refused claim says which features fail, all of them; the cards stay; no answer depends on the order."""
    game = new(kind, skill, 5)
    layout = game.layout.save() if kind is not Puzzle else bytes(game.layout.cells)
    for i in range(7):
        for cells in ((i, i + 1, i + 2), (i + 2, i, i + 1)):
            cards = tuple(game.layout.cells[cell] for cell in cells)
            fails = oracle.failing(*cards)
            if not fails:
                continue
            wrong = game.wrong
            answer = game.claim(cells, 4)
            assert (answer.verdict, answer.failing, answer.cells, answer.cards) == (verdicts.WRONG, fails, cells, cards)
            assert (answer.moved, answer.dealt, answer.over, answer.took) == ((), (), False, -1)
            assert game.wrong == wrong + 1 and (game.found, game.progress) == (0, 0)
    assert layout == (game.layout.save() if kind is not Puzzle else bytes(game.layout.cells))


@each_kind
def test_a_new_game_starts_clean(kind):
    """CASES: Play again starts with the old score."""
    game = new(kind, EXPERT)
    game.claim(a_set(game), 1)
    game.claim(no_set(game), 2)
    game.hint(3)
    fresh = new(kind, EXPERT, 1, 50_000)
    assert (fresh.found, fresh.progress, fresh.wrong, fresh.hints, fresh.penalty, fresh.over) == (0, 0, 0, 0, 0, False)
    assert fresh.elapsed(50_010) == 10 and not fresh.layout.taken


@each_kind
def test_how_long_each_set_took(kind):
    """Average time for a SET: each right claim says the play time since the SET before, pauses left out."""
    game = new(kind, ADVANCED, 2, 1000)
    assert game.claim(a_set(game), 5000).took == 4000
    left = [triple for triple in oracle.sets_in(game.layout.cells) if triple not in getattr(game, "found_sets", ())]
    assert left
    game.pause(6000)
    game.resume(66_000)
    assert game.claim(no_set(game), 67_000).took == -1
    assert game.claim(left[0], 68_000).took == 3000
    if kind is not Practice:
        game.hint(70_000)
        left = [triple for triple in oracle.sets_in(game.layout.cells) if triple not in getattr(game, "found_sets", ())]
        assert not left or game.claim(left[0], 70_500).took == 500, "a hinted SET starts the time anew and has none itself"
