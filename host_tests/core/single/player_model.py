"""A player model for the handheld's games: finds SETs after random times, is sometimes wrong, gets stuck, asks for hints.

One and the same player at every skill, so that a skill is as hard as the game itself makes it. Each SET on the table is
found after an exponential time by its level (MEANS), independently of the others; the earliest counts. Besides, after
exponential times of their own: a wrong claim, a wrong No Match where that can be said, and where there is no SET the
right one. Nothing found for STUCK seconds: a hint.
"""

from random import Random

from tercet.core.puzzle.rules import Puzzle

from host_tests.core.oracle import CARDS

MEANS = (0, 12.0, 20.0, 30.0, 42.0)  # seconds for a SET of level 1-4: an Intermediate computer player's (RULES 5)
WRONG = 120.0  # a claim that is no SET
NONE_SEEN = 25.0  # a right No Match
NONE_THOUGHT = 300.0  # a wrong one
STUCK = 60.0  # without a SET, then a hint
RATE = {
    (a, b): 1 / MEANS[sum(x != y for x, y in zip(CARDS[a], CARDS[b], strict=True))]
    for a in range(81) for b in range(81) if a != b
}  # fmt: skip
FIND, CLAIM, NO_MATCH, HINT = range(4)


def play(game, seed):
    """Play a game that started at time 0 to its end; return the time of its last action in milliseconds."""
    random = Random(seed)
    time, stuck = 0.0, STUCK
    sets = None
    while not game.over:
        if sets is None:
            sets, rates = _open(game)
            total = sum(rates)
        events = [(stuck, HINT), (time + random.expovariate(1 / WRONG), CLAIM)]
        if sets:
            events.append((time + random.expovariate(total), FIND))
        if game.says_no_match:
            events.append((time + random.expovariate(1 / (NONE_THOUGHT if sets else NONE_SEEN)), NO_MATCH))
        time, event = min(events)
        now = int(1000 * time)
        game.tick(now)  # a clock that ran out meanwhile ends the game
        if event == CLAIM:
            if game.layout.left() > 3:  # three cards that are left are a SET
                game.claim(_wrong(game, random), now)
            continue  # the table is as it was
        if event == FIND:
            game.claim(random.choices(sets, rates)[0], now)
        elif event == HINT:
            game.hint(now)
        else:
            game.no_match(now)
        if event != NO_MATCH or not sets:
            stuck = time + STUCK
        sets = None
        assert time < 100_000, "the game does not end in a day"
    return now


def _open(game):
    """Return the SETs still to be found, and how often each is found in a second."""
    sets = game.layout.sets()
    if isinstance(game, Puzzle):
        sets = [cells for cells in game.sets if cells not in game.found_sets]
    cells = game.layout.cells
    return sets, [RATE[cells[i], cells[j]] for i, j, _ in sets]


def _wrong(game, random):
    """Return three cells with cards that are no SET: two and a third that does not fit them."""
    cells = game.layout.cells
    full = [cell for cell in range(len(cells)) if cells[cell] >= 0]
    sets = game.layout.sets()
    while True:
        i, j, k = sorted(random.sample(full, 3))
        if (i, j, k) not in sets:
            return i, j, k
