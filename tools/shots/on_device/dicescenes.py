"""Scenes of the dice games."""

from stage import SEED, SPENT, at_table, press
from tercet.core.crossword.grid import SIDE
from tercet.core.crossword.rules import BUILDING, READY, Crossword
from tercet.core.crossword.rules import ROUNDS as ROUNDS_OF_CROSSWORD
from tercet.core.crossword.solver import Builder
from tercet.core.dice import WILD
from tercet.core.speed.layout import set_at
from tercet.core.speed.rules import ROUNDS, Speed
from tercet.core.table.rules import ROUND_OVER
from tercet.screens.crossword.screen import CrosswordPlay
from tercet.screens.crossword.turn import Turn
from tercet.screens.games import help_in_play, set_up
from tercet.screens.menu import Menu
from tercet.screens.pause import Pause
from tercet.screens.speed.screen import SpeedPlay
from tercet.ui.buttons import BACK, DOWN, HINT, MENU, NEXT, SELECT

_RICH = 31  # a seed with which two SETs can be laid apart


def dice(context):
    """Their rows in the menu, and then each game."""
    context.menu_row = "speed"
    context.show(Menu(context))
    context.clock_on(100)
    yield "dice_games"
    yield from speed(context)
    yield from crossword(context)


def speed(context):
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


def alone(context, name):
    """The set-up of a game for one, with the row in focus that says so."""
    choices = context.saves.choices(name)
    seats, choices["seats"] = choices["seats"], 1
    set_up(context, name)
    yield "setup_%s_alone" % name
    choices["seats"] = seats


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


def crossword(context):
    """Crossword: building, its marks, a WILD, the turns, the ends."""
    yield from alone(context, "crossword")
    play = building(context, (-1,))
    yield "crossword_new"
    press(context, play, SELECT)
    yield "crossword_first"
    play.hand.let_go()
    play = building(context, (-1,), seed=_RICH)
    steps = Builder(play.game.seat.faces).finish().best
    lay(context, play, steps[0], 0)
    apart = [step for step in steps if len(step) == 3][1]
    lay(context, play, apart, SIDE * (steps[0][0][1] // SIDE - apart[0][1] // SIDE + 2))
    context.show(play)
    yield "crossword_loose"
    play = building(context, (-1,), seed=_RICH)
    for step in steps[:-1]:
        lay(context, play, step, 0)
    lay(context, play, steps[-1][:1], 0)
    context.show(play)
    press(context, play, SELECT)
    play.hand.cell = steps[-1][1][1]
    play.hand.show()
    yield "crossword_carried"
    play.hand.put_back(context.now())
    play.hand.cell = 0
    context.show(play)
    press(context, play, SELECT)
    press(context, play, SELECT)
    yield "crossword_alone"
    press(context, play, MENU)
    yield "crossword_actions"
    press(context, context.app._screen, SELECT)
    play = building(context, (-1,))
    for _ in range(10):
        play.game.draw(context.now())
    context.show(play)
    play.hand.to_hand(-1)
    play.hand.show()
    yield "crossword_many"
    play = building(context, (-1, 0, 3))
    for _ in range(9000):
        context.clock_on(10)
        if play.game.seats[2].used > 3:
            break
    yield "crossword_rivals"
    press(context, play, HINT)
    press(context, play, HINT)
    yield "crossword_others"
    press(context, play, BACK)
    play.game.seat.faces[0] = WILD
    play.game.seat.given[0] = WILD
    play.hand.begin()
    press(context, play, SELECT, SELECT)
    yield "crossword_wild"
    play.game.stopwatch.stop(context.now())
    play.game.stopwatch._spent = SPENT  # the computer players thought for as long as the panel took
    context.show(Pause(context, play))
    yield "crossword_pause"
    play = building(context, (-1, -1, 2))
    context.show(Turn(context, play))
    yield "crossword_turn"
    play.begin_turn()
    while play.game.state != READY:  # until the computer player is done, and it is the other person's turn
        play.game.stopwatch._spent += 500
        play.game.think(1 << 20)
        play.game.tick(context.now())
    play._leave()
    yield "crossword_to_beat"
    help_in_play(context, play, Pause(context, play))
    pages = context.app._screen
    for name in ("help_crossword", "help_crossword_1", "help_crossword_2", "help_crossword_3", "help_crossword_keys"):
        yield name
        pages.button(SELECT, context.now(), False)
    play = building(context, (-1,), practice=True)
    press(context, play, HINT)
    context.clock_on(300)
    yield "crossword_hint"
    play = building(context, (-1,))
    for number in range(ROUNDS_OF_CROSSWORD):
        build(context, play.game)
        play._ended(context.now())
        play._leave()
        if not number:
            yield "crossword_so_far"
        if not play.game.over:
            play.next_round()
    yield "result_crossword"


def build(context, game):
    """Build the grid of somebody alone, a die every few seconds; draw where not all dice can be used."""
    while game.state == BUILDING:
        plan = Builder(game.seat.faces).finish()
        game.stopwatch._spent += 12_000
        if not plan.complete:
            game.draw(context.now())
            continue
        for index, cell, face in [die for step in plan.best for die in step]:
            game.stopwatch._spent += 5000
            game.lay(index, cell, face, context.now())


def lay(context, play, step, further):
    """Lay what a step of a plan says, so many cells further on."""
    for index, cell, face in step:
        play.game.lay(index, cell + further, face, context.now())
    play.take_up()


def building(context, seats, practice=False, seed=SEED):
    """A match of Crossword under way."""
    choice = at_table("crossword", seats, practice=int(practice))
    play = CrosswordPlay(context, Crossword(seats, seed, context.now(), practice), choice)
    context.show(play)
    return play
