"""What each skill really offers, by simulation (RULES 3, "SETs on offer lean to level"), and the endless stock.

`pytest -s` prints the table. Every table that the player sees is counted: after each SET taken at random, a deck of
Classic played to its end, and Arcade, whose stock is endless. About 20 s of one processor in all.
"""

from collections import Counter
from functools import cache

import pytest
from tercet.core import outcome as verdicts
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.rng import Rng
from tercet.core.timed.rules import Timed

from host_tests.core import oracle
from host_tests.core.puzzle.test_puzzle_maker import LEVEL
from host_tests.core.single.helpers import ADVANCED, BEGINNER, ENDLESS, EXPERT, INTERMEDIATE, SKILL_NAMES, SKILLS, sound
from host_tests.runs.tiers import amount, first_of

each_skill = pytest.mark.parametrize("skill", SKILLS, ids=SKILL_NAMES)

# RULES 7: SETs of the 27-card deck by level 27 / 54 / 36 of 117, of the full deck 108 / 324 / 432 / 216 of 1080.
FAIR = ((27 / 117, 54 / 117, 36 / 117, 0), (0.1, 0.3, 0.4, 0.2))


def play(game, player, claims):
    """Take SETs at random, No Match said where there is none; yield the SETs of every table before it is changed."""
    for _ in range(claims):
        if game.over:
            return
        sets = game.layout.sets()
        yield sets
        if sets:
            assert game.claim(sets[player.below(len(sets))], 1).verdict == verdicts.RIGHT
        else:
            assert game.no_match(1).verdict == verdicts.DEALT


@cache
def offered(kind, skill):
    """Return (share of SETs on offer by level 1-4, tables by number of SETs, tables seen)."""
    by_level, by_number = Counter(), Counter()
    for seed in range(amount(150, 40) if kind is Classic else amount(12, 5)):
        game = kind(skill, seed, 0)
        for sets in play(game, Rng(seed), 1000 if kind is Classic else 150):
            by_number[len(sets)] += 1
            cells = game.layout.cells
            by_level.update(LEVEL[cells[i], cells[j]] for i, j, _ in sets)
    total = sum(by_level.values())
    return tuple(by_level[level] / total for level in (1, 2, 3, 4)), by_number, sum(by_number.values())


@pytest.mark.counts
@pytest.mark.parametrize("kind", (Classic, Arcade), ids=lambda kind: kind.__name__)
@each_skill
def test_what_a_skill_offers(kind, skill):
    """SETs on offer lean to level (ours): 1-2 / any / any / 3-4; where it says any, the shares are those of the deck."""
    shares, by_number, tables = offered(kind, skill)
    mean = sum(number * count for number, count in by_number.items()) / tables
    print(
        f"\n{kind.__name__:8}{SKILL_NAMES[skill]:13}levels 1-4 {' / '.join(f'{100 * share:.1f}' for share in shares)} %;"
        f" SETs a table {mean:.2f}: {', '.join(f'{n}: {100 * by_number[n] / tables:.0f} %' for n in sorted(by_number))}"
    )
    fair = FAIR[0 if skill < ADVANCED else 1]
    if skill == BEGINNER:
        assert shares[0] + shares[1] > fair[0] + fair[1] + 0.1
    elif skill == EXPERT:
        assert shares[2] + shares[3] > fair[2] + fair[3] + 0.1
    else:
        assert all(abs(share - expected) < 0.035 for share, expected in zip(shares, fair, strict=True)), shares
    assert min(shares[: 3 if skill < ADVANCED else 4]) > 0.01, "it leans; no level is left out"
    assert by_number[0] == 0 or skill >= ADVANCED, "where No Match is dealt automatically there is always a SET"
    assert 1.2 < mean < 4.5


def test_the_skills_lean_apart():
    """Each clearly a different game: Beginner offers easier SETs than Intermediate, Expert than Advanced harder."""
    for kind in (Classic, Arcade):
        means = []
        for skill in SKILLS:
            shares = offered(kind, skill)[0]
            means.append(sum(level * share for level, share in zip((1, 2, 3, 4), shares, strict=True)))
        assert means[BEGINNER] + 0.15 < means[INTERMEDIATE] < means[ADVANCED] < means[EXPERT] - 0.15, means


@each_skill
def test_every_card_is_dealt_in_a_deck_played_to_its_end(skill):
    """Without ever making a card impossible in a deck that is played to its end: each is dealt exactly once."""
    for features in (3, 4):
        for seed in range(25):
            game = Classic(skill, seed, 0, features)
            deck = sorted(game.layout.stock + oracle.on_table(game.layout))
            dealt = Counter(oracle.on_table(game.layout))
            player = Rng(seed)
            while not game.over:
                sets = game.layout.sets()
                answer = game.claim(sets[player.below(len(sets))], 1) if sets else game.no_match(1)
                dealt.update(game.layout.cells[cell] for cell in answer.dealt)
            assert dealt == Counter(deck) and not game.layout.stock


@pytest.mark.counts
@each_skill
@pytest.mark.parametrize("features", first_of((4, 3)))
@pytest.mark.parametrize("kind", first_of(ENDLESS), ids=lambda kind: kind.__name__)
def test_the_endless_stock(kind, skill, features):
    """CASES: Endless stock: runs out, or deals a card that is on the table: 2000 claims, looked at after each.

    RULES 2: shuffles the removed cards back in when it runs dry. A card is never twice on the table. Every card comes
    back: over 2000 claims none is dealt less than half as often as the mean.
    """
    game = kind(skill, 9, 0, features)
    player, dealt = Rng(9), Counter()
    deck = sorted(oracle.on_table(game.layout) + game.layout.stock)
    for _ in range(amount(2000, 800)):
        if kind is Timed:
            game.progress = game.found = 0  # never the last of its target
        sets = game.layout.sets()
        while not sets:
            before = set(game.layout.cells)
            answer = game.no_match(0)
            assert answer.verdict == verdicts.DEALT and len(answer.dealt) == 3
            new = [game.layout.cells[cell] for cell in answer.dealt]
            assert not set(new) & before and len(set(new)) == 3
            dealt.update(new)
            sets = game.layout.sets()
        claimed = sets[player.below(len(sets))]
        staying = {card for cell, card in enumerate(game.layout.cells) if cell not in claimed}
        enlarged = len(game.layout.cells) > game.layout.base
        answer = game.claim(claimed, 0)
        new = [game.layout.cells[cell] for cell in answer.dealt]
        assert answer.verdict == verdicts.RIGHT and (enlarged or len(new) >= 3)
        assert len(set(new)) == len(new) and not set(new) & staying, "a card that is on the table"
        assert len(set(game.layout.cells)) == len(game.layout.cells) and -1 not in game.layout.cells
        dealt.update(new)
    assert sound(game, 0) == [] and sorted(oracle.on_table(game.layout) + game.layout.stock + game.layout.taken) == deck
    mean = sum(dealt.values()) / len(deck)
    assert min(dealt[card] for card in deck) > mean / 2, "every card comes back"


@pytest.mark.parametrize("skill", (INTERMEDIATE, ADVANCED))
def test_the_deal_does_not_hang_on_the_order_of_the_sets(skill):
    """CASES: The same seed gives another deal ... after SETs are taken in another order: the stock is dealt in its order.

    Beginner and Expert lean: what they deal next is chosen to suit the table, and so hangs on the table alone.
    """
    for seed in range(20):
        orders = []
        for first in (0, -1):
            game = Classic(skill, seed, 0)
            stock = game.layout.stock[::-1]
            dealt = []
            while not game.over:
                sets = game.layout.sets()
                answer = game.claim(sets[first], 1) if sets else game.no_match(1)
                dealt += [game.layout.cells[cell] for cell in answer.dealt]
            orders.append(dealt)
            assert dealt == stock
        assert orders[0] == orders[1]


@pytest.mark.parametrize("skill", SKILLS)
def test_only_dealing_draws_from_the_generator(skill):
    """CASES: The same seed gives another deal: wrong claims, hints without effect, pauses and refusals change nothing in it."""
    one, two = Arcade(skill, 3, 0), Arcade(skill, 3, 0)
    for step in range(1, 40):
        cells = two.layout.cells
        wrong = next((0, 1, k) for k in range(2, 9) if not oracle.is_set(cells[0], cells[1], cells[k]))
        two.claim(wrong, step)
        two.pause(step)
        two.resume(step)
        two.save(step)
        sets = one.layout.sets()
        for game in (one, two):
            if sets:
                game.claim(sets[0], step)
            else:
                game.no_match(step)
        assert one.layout.cells == two.layout.cells and one.rng.state == two.rng.state
