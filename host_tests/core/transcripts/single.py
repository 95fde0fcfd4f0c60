"""Play seeded games of Timed, Puzzle, Arcade and Practice and write down all that happens, alike on every interpreter.

Like transcript.py, which does so for Classic: imports nothing but tercet, so that the file also runs on MicroPython and
on the device. main(first, count) prints `count` games of each kind, one line an action.
"""

from tercet.core.arcade.rules import Arcade
from tercet.core.outcome import RIGHT, WRONG
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.rng import Rng
from tercet.core.timed.rules import Timed

STRIDE = 25214903917  # spreads the game numbers over the 48 bits of a seed
KINDS = (Timed, Puzzle, Arcade, Practice)
LONGEST = 400  # actions; Practice is left after a tenth of them


def new(kind, number, time):
    """Return game `number` of a kind: skill number % 4, its features and constant and all else by the number too."""
    skill, features, constant = number % 4, (0, 0, 3, 4)[number // 4 % 4], number % 5 - 1
    if kind is Timed:
        return Timed(skill, number * STRIDE, time, features, constant, (10, 20, 30)[number % 3])
    target = 1 + number * 7919 % 999999 if kind is Puzzle else 0
    return kind(skill, number * STRIDE, time, features, constant, target)


def three_cards(game, player):
    """Return three different cells that hold cards, at random."""
    cells = list(range(len(game.layout.cells)))
    player.shuffle(cells)
    return cells[0], cells[1], cells[2]


def open_sets(game):
    """Return the SETs that are still to be found."""
    return [cells for cells in game.layout.sets() if cells not in getattr(game, "found_sets", ())]


def act(game, player, time):
    """Do one action, chosen at random, mostly a right claim; return what was done and what the game said, as text."""
    whim = player.below(16)
    sets = open_sets(game) if whim < 12 else game.layout.sets()
    if whim < 2:
        word, outcome = "hint", game.hint(time)
    elif whim == 2:
        word, outcome = "claim", game.claim(three_cards(game, player), time)
    elif whim == 3 or not sets:
        word, outcome = "no match", game.no_match(time)
    else:
        i, j, k = sets[player.below(len(sets))]
        word, outcome = "claim", game.claim(((i, j, k), (k, i, j), (j, k, i))[player.below(3)], time)
    text = outcome.text()
    if outcome.verdict in (RIGHT, WRONG):
        text += " cards" + str(outcome.cards)
    return word + " " + text


def moves(kind, number):
    """Play a game to its end; yield (game, time, line) after every action.

    Now and then the player pauses and tries to play on, goes on from a save, names cells that no claim can name, or
    lets the clock tick.
    """
    player = Rng(number)
    time = 1000 * number
    game = new(kind, number, time)
    yield game, time, f"{kind.__name__} {number} skill {game.skill} constant {game.constant} {game.fixed}: {state(game, time)}"
    steps = 0
    while not game.over and steps < (LONGEST // 10 if kind is Practice else LONGEST):
        steps += 1
        time += player.below(30000)
        whim = player.below(16)
        if whim % 2 and game.tick(time):
            word = "tick True"
        elif whim == 0:
            game.pause(time)
            word = "paused"
            for outcome in (game.claim(three_cards(game, player), time + 1), game.hint(time + 2), game.no_match(time + 3)):
                word += f" {outcome.verdict}"
            time += 5000
            game.resume(time)
        elif whim == 1:
            saved = game.save(time)
            game = kind.restore(saved, time + 70)
            time += 100
            game.resume(time)
            word = f"saved {len(saved)} {sum(saved)}"
        elif whim == 2:
            cells = ((0, 1, len(game.layout.cells)), (-1, 0, 1), (1, 2, 1), (0, 1), (0, 1, 2, 3))[player.below(5)]
            try:
                game.claim(cells, time)
                word = "too late" if game.over else "bad cells taken"
            except ValueError as error:
                word = f"refused: {error}"
        elif whim == 3:
            word = f"tick {game.tick(time)}"
        else:
            word = act(game, player, time)
        yield game, time, f"{word} | {state(game, time)}"


def state(game, time):
    """Return the game at one moment, in one line."""
    layout = game.layout
    more = f"level {game.level} left {game.remaining(time)} gained {game.gained}" if isinstance(game, Arcade) else ""
    if isinstance(game, Puzzle):
        more = f"number {game.target} sets {game.sets} listed {game.found_sets}"
    return (
        f"{layout.cells} stock {len(layout.stock)} taken {len(layout.taken)}"
        f" found {game.found} progress {game.progress} wrong {game.wrong} hints {game.hints}"
        f" ms {game.elapsed(time)} shown {game.shown_time(time)} {more} over {game.over} rng {game.rng.state}"
    )


def lines(kind, number):
    """Yield the lines of game `number` of a kind."""
    for _, _, line in moves(kind, number):
        yield line


def main(first, count):
    """Print `count` games of each kind from number `first` on."""
    for kind in KINDS:
        for number in range(first, first + count):
            for line in lines(kind, number):
                print(line)
