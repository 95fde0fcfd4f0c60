"""Play seeded games of Classic and write down all that happens, the same lines on every interpreter.

Imports nothing but tercet, so that the file also runs on MicroPython and, sent over the serial line, on the device:
main(first, count) prints the games, one line an action. The same number is the same game everywhere.
"""

from tercet.core.classic.rules import Classic
from tercet.core.outcome import RIGHT, WRONG
from tercet.core.rng import Rng

STRIDE = 25214903917  # spreads the game numbers 0..11 000 over the 48 bits of a seed


def moves(number):
    """Play game `number` to its end; yield (game, line, outcome or None) after every action.

    number: skill number % 4, seed number * STRIDE. The player takes a SET at random, and now and then names three
    cards at random, asks for a hint, says No Match, pauses and tries to play on, or goes on from a save.
    """
    skill = number % 4
    player = Rng(number)
    time = 1000 * number
    game = Classic(skill, number * STRIDE, time)
    yield game, f"game {number} skill {skill} constant {game.constant} {game.fixed}: {state(game, time)}", None
    while not game.over:
        time += player.below(9000)
        whim = player.below(24)
        sets = game.layout.sets()
        if whim == 0:
            word, outcome = "hint", game.hint(time)
        elif whim == 1:
            word, outcome = "claim", game.claim(three_cards(game, player), time)
        elif whim == 2:
            word, outcome = "no match", game.no_match(time)
        elif whim == 3:
            game.pause(time)
            word, outcome = "paused", game.claim(three_cards(game, player), time + 1)
            for other in (game.hint(time + 2), game.no_match(time + 3)):
                word += f" {other.verdict}"
            time += 5000
            game.resume(time)
        elif whim == 4:
            saved = game.save(time)
            game = Classic.restore(saved, time + 70)
            time += 100
            game.resume(time)
            word, outcome = f"saved {len(saved)} {sum(saved)}", None
        elif whim == 5:
            word, outcome = refusal(game, player, time), None
        elif sets:
            i, j, k = sets[player.below(len(sets))]
            word, outcome = "claim", game.claim(((i, j, k), (k, i, j), (j, k, i))[player.below(3)], time)
        else:
            word, outcome = "no match", game.no_match(time)
        text = outcome.text() if outcome else ""
        if outcome and outcome.verdict in (RIGHT, WRONG):
            text += f" cards{outcome.cards}"
        yield game, f"{word} {text} | {state(game, time)}", outcome


def three_cards(game, player):
    """Return three different cells that hold cards, at random."""
    full = [cell for cell in range(len(game.layout.cells)) if game.layout.cells[cell] >= 0]
    player.shuffle(full)
    return full[0], full[1], full[2]


def refusal(game, player, time):
    """Claim cells that no claim can name and return what the game says."""
    count = len(game.layout.cells)
    i, j, _ = three_cards(game, player)
    cells = ((i, j, count), (-1, i, j), (i, j, i), (i, j), (0, 1, 2, 3))[player.below(5)]
    try:
        game.claim(cells, time)
    except ValueError as error:
        return f"refused: {error}"
    return "bad cells taken"


def state(game, time):
    """Return the game at one moment, in one line."""
    layout = game.layout
    return (
        f"{layout.cells} stock {len(layout.stock)} taken {len(layout.taken)}"
        f" found {game.found} wrong {game.wrong} hints {game.hints} score {game.score}"
        f" ms {game.elapsed(time)} over {game.over} rng {game.rng.state}"
    )


def lines(number):
    """Yield the lines of game `number`."""
    for _, line, _ in moves(number):
        yield line


def main(first, count):
    """Print `count` games from number `first` on."""
    for number in range(first, first + count):
        for line in lines(number):
            print(line)
