"""What the tests of the handheld's games share: tables as wanted, and what is wrong with a game at one moment."""

from tercet.core.arcade.rules import Arcade
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.timed.rules import Timed

from host_tests.core import oracle

BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = SKILLS = range(4)
SKILL_NAMES = ("Beginner", "Intermediate", "Advanced", "Expert")
KINDS = (Timed, Puzzle, Arcade, Practice)
ENDLESS = (Timed, Arcade, Practice)

# RULES 3, the skill table, for the tests to compare with.
FEATURES = (3, 3, 4, 4)
LAYOUT = {3: 9, 4: 12}
PUZZLE_SETS = {3: 4, 4: 6}
SAYS_NO_MATCH = (False, False, True, True)
ARCADE_START = (600, 360, 240, 120)  # 10:00 6:00 4:00 2:00
ARCADE_HINT = (5, 10, 15, 20)
ARCADE_BONUS = (60, 45, 30, 20)


def no_set(game):
    """Return three cells that hold cards and are no SET."""
    return oracle.no_set_in(game.layout.cells)


def a_set(game):
    """Return the cells of a SET on the table, found without the core."""
    return oracle.sets_in(game.layout.cells)[0]


def bare(kind, skill=ADVANCED, time=0, **options):
    """Return a game with four features whose table holds no SET: No Match would be right. Twelve cards lie there."""
    game = kind(skill, 1, time, features=4, **options)
    assert game.says_no_match, "a table without a SET stays only where No Match is said"
    game.layout.cells = list(oracle.SET_FREE_20[:12])
    game.layout.stock = [card for card in range(81) if card not in game.layout.cells]
    game.layout.taken = []
    assert not oracle.sets_in(game.layout.cells)
    return game


def until_a_set(game):
    """Deal cards until the table holds a SET; this is no action of the player, so nothing is counted."""
    while not oracle.holds_set(game.layout.cells):
        assert game.layout.deal_more().dealt, "the stock ran out"


def take_sets(game, count, time):
    """Take so many SETs, No Match said or dealt in between where it must be; return the last outcome."""
    outcome = None
    for _ in range(count):
        until_a_set(game)
        outcome = game.claim(a_set(game), time)
    return outcome


def sound(game, time):
    """Return what is wrong with a game of Timed, Puzzle, Arcade or Practice, as a list of words; empty for a sound one."""
    found = _sound_puzzle(game) if isinstance(game, Puzzle) else _sound_layout(game)
    if game.found > game.progress or game.progress > 0xFFFF:
        found.append(f"{game.found} found, {game.progress} of progress")
    if isinstance(game, Timed):
        if game.target not in (10, 20, 30) or game.over != (game.progress >= game.target):
            found.append(f"over is {game.over} with {game.progress} of {game.target}")
        if game.progress > game.found + game.hints:
            found.append("progress from nothing")
    if isinstance(game, Arcade):
        if game.over != (game.remaining(time) == 0) and not game.stopwatch.running:
            found.append(f"over is {game.over} with {game.remaining(time)} ms left")
        if game.level != game.progress // 2 + 1:
            found.append(f"level {game.level} with {game.progress}")
    if isinstance(game, Practice) and (game.over or game.found != game.progress):
        found.append("Practice has no end and counts SETs")
    return found


def _sound_layout(game):
    layout, found = game.layout, []
    four = game.constant == -1
    table = oracle.on_table(layout)
    deck = [card for card in range(81) if four or oracle.CARDS[card][game.constant] == game.fixed]
    if game.features != (4 if four else 3):
        found.append(f"{game.features} features with feature {game.constant} constant")
    if sorted(table + layout.stock + layout.taken) != deck:
        found.append("table + stock + taken is not the deck, each card once")
    if not layout.endless or len(table) != len(layout.cells):
        found.append("an endless stock leaves no gap")
    if layout.base != LAYOUT[game.features] or len(layout.cells) not in range(layout.base, 22 if four else 13, 3):
        found.append(f"{len(layout.cells)} cells")
    if not SAYS_NO_MATCH[game.skill] and not oracle.holds_set(table):
        found.append("three cards were not dealt automatically")
    return found


def _sound_puzzle(game):
    found, cells = [], game.layout.cells
    sets = oracle.sets_in(cells)
    if len(set(cells)) != len(cells) or len(cells) != LAYOUT[game.features] or len(sets) != PUZZLE_SETS[game.features]:
        found.append(f"{len(cells)} cells, {len(sets)} SETs with {game.features} features")
    if game.sets != sets:
        found.append("other SETs than there are")
    same = [f for f in range(4) if len({oracle.CARDS[card][f] for card in cells}) == 1]
    if same != ([] if game.features == 4 else [game.constant]):
        found.append(f"features {same} are constant, not {game.constant}")
    elif same and oracle.CARDS[cells[0]][game.constant] != game.fixed:
        found.append("another value is constant")
    if len(set(game.found_sets)) != len(game.found_sets) or not set(game.found_sets) <= set(sets):
        found.append(f"found {game.found_sets}")
    if game.progress != len(game.found_sets) or game.over != (len(game.found_sets) == len(sets)):
        found.append(f"over is {game.over} with {game.progress} of {len(sets)}")
    return found
