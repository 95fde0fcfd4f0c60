"""Scenes of Speed."""

from dice import alone
from stage import SEED, at_table, press
from tercet.core.speed.layout import set_at
from tercet.core.speed.rules import ROUNDS, Speed
from tercet.core.table.rules import ROUND_OVER
from tercet.screens.games import help_in_play
from tercet.screens.pause import Pause
from tercet.screens.speed.screen import SpeedPlay
from tercet.ui.buttons import DOWN, MENU, NEXT, SELECT


def game(context):
    """Speed: at the table, alone, the tie-break, the ends."""
    yield from alone(context, "speed")
    play = fast(context, (-1, -1, 1, 3))
    yield "speed"
    play._shown(play.game.call((0,), context.now()), [], context.now())
    press(context, play, NEXT, SELECT, DOWN, SELECT)
    yield "speed_picking"
    play.chosen = []
    choose(context, play, set_at(play.game.layout.cells, 5))
    yield "speed_right"
    context.clock_on(1300)
    yield "speed_gaps"
    play = fast(context, (-1, -1))
    play._shown(play.game.call((0,), context.now()), [], context.now())
    choose(context, play, wrong(play.game))
    context.clock_on(100)
    yield "speed_refused"
    context.clock_on(1300)
    press(context, play, MENU)
    yield "speed_question"
    play = fast(context, (-1, -1, 2))
    play_rounds(context, play, close)
    play._leave()
    yield "speed_tie"
    play.next_round()
    context.clock_on(600)
    yield "speed_tie_break"
    help_in_play(context, play, Pause(context, play))
    pages = context.app._screen
    for name in ("help_speed", "help_speed_1", "help_speed_2", "help_speed_3", "help_speed_keys"):
        yield name
        pages.button(SELECT, context.now(), False)
    device = context.settings["device"]
    device["palette"] = device["letters"] = 1
    context.handheld.apply_settings(context)
    fast(context, (-1,))
    yield "speed_letters_palette_1"
    device["palette"] = device["letters"] = 0
    context.handheld.apply_settings(context)
    play = fast(context, (-1,))
    press(context, play, SELECT, NEXT, DOWN, NEXT, SELECT)
    yield "speed_alone"
    play.chosen = []
    choose(context, play, wrong(play.game))
    context.clock_on(20)
    yield "speed_alone_refused"
    context.clock_on(500)
    press(context, play, MENU)
    yield "speed_alone_question"
    context.show(Pause(context, play))
    yield "speed_pause"
    play = fast(context, (-1,))
    play_rounds(context, play, lambda game, number: 0)
    play._ended(context.now())
    play._leave()
    yield "result_speed"


def play_rounds(context, play, taker):
    """Play all rounds of Speed to their ends; taker: called with the game and a number that counts up, says who takes a SET.

    Each takes some seconds, and now and then a claim is wrong.
    """
    game = play.game
    number = 0
    while game.state < ROUND_OVER:
        number += 1
        game.stopwatch._spent += 1000 * (2 + number * 7 % 11)
        cells = wrong(game) if number % 23 == 9 else set_at(game.layout.cells, 0)
        game.judge(taker(game, number), cells, game.elapsed(context.now()))
        if game.state == ROUND_OVER and game.round < ROUNDS - 1:
            game.next_round(context.now())


def close(game, number):
    """Who of three takes the next SET, so that the first two come out even after the last round."""
    first, second = [seat.total() for seat in game.seats[:2]]
    if game.round < ROUNDS - 1:
        return (0, 1, 2, 1, 0, 1, 0)[(number + game.round * 3) % 7]
    if first != second:
        return 0 if first < second else 1
    return 0 if game.layout.left() > 20 and number % 2 else 2


def fast(context, seats):
    """A match of Speed under way."""
    choice = at_table("speed", seats)
    play = SpeedPlay(context, Speed(seats, SEED, context.now()), choice)
    context.show(play)
    return play


def choose(context, play, cells):
    """Choose three dice by hand."""
    for cell in cells:
        play.cursor = cell
        play.button(SELECT, context.now(), False)


def wrong(game):
    """Three dice that are no SET, of which one feature says so."""
    cells = game.layout.cells
    for i in range(len(cells)):
        for j in range(i):
            for k in range(j):
                faces = cells[i], cells[j], cells[k]
                if min(faces) >= 0 and len(game.failing(faces)) == 1:
                    return k, j, i
    return ()
