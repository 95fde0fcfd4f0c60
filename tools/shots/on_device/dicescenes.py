"""Scenes of the dice games."""

from stage import SEED, press
from tercet.core.builder import Builder
from tercet.core.dice import WILD
from tercet.core.dicelayout import set_at
from tercet.core.games.crossword import Crossword
from tercet.core.games.speed import Speed
from tercet.core.grid import SIDE
from tercet.screens.crossword import CrosswordPlay
from tercet.screens.crossword_turn import Turn
from tercet.screens.dice import DiceGames
from tercet.screens.games import CROSSWORD_DEFAULTS, NAMES, SPEED_DEFAULTS, options, set_up
from tercet.screens.help import of_play
from tercet.screens.pause import Pause
from tercet.screens.speed import SpeedPlay
from tercet.screens.standings import Standings
from tercet.ui.buttons import BACK, DOWN, HINT, MENU, NEXT, SELECT

_RICH = 31  # a seed with which two SETs can be laid apart


def dice(app):
    """The lists, and then each game."""
    app.show(DiceGames(app))
    yield "dice_games"
    yield from speed(app)
    yield from crossword(app)


def speed(app):
    """Speed: at the table, alone, the tie-break, the ends."""
    yield from alone(app, "speed")
    play = fast(app, (-1, -1, 1, 3))
    yield "speed"
    play._shown(play.game.call((0,), app.now()), [], app.now())
    press(app, play, NEXT, SELECT, DOWN, SELECT)
    yield "speed_picking"
    play.chosen = []
    choose(app, play, set_at(play.game.layout.cells, 5))
    yield "speed_right"
    app.clock_on(1300)
    yield "speed_gaps"
    play = fast(app, (-1, 0))
    play._shown(play.game.call((0,), app.now()), [], app.now())
    choose(app, play, wrong(play.game))
    app.clock_on(100)
    yield "speed_refused"
    app.clock_on(1300)
    press(app, play, MENU)
    yield "speed_question"
    play = fast(app, (-1, -1, 2))
    play.game.seats[0].points = play.game.seats[1].points = 3
    play.game.round, play.game.state = 4, 3
    for seat, history in zip(play.game.seats, ((3, 2, 4, 1), (2, 2, 2, 4), (1, 2, 1, 2))):
        seat.history = list(history)
    app.show(Standings(app, play))
    yield "speed_tie"
    play.next_round()
    app.clock_on(600)
    yield "speed_tie_break"
    pages = of_play(app, play, Pause(app, play))
    app.show(pages)
    for name in ("help_speed", "help_speed_1", "help_speed_2", "help_speed_3", "help_speed_keys"):
        yield name
        pages.button(SELECT, app.now(), False)
    device = app.settings["device"]
    device["palette"] = device["letters"] = 1
    app.apply_settings()
    fast(app, (-1,))
    yield "speed_letters_palette_1"
    device["palette"] = device["letters"] = 0
    app.apply_settings()
    play = fast(app, (-1,))
    press(app, play, SELECT, NEXT, DOWN, NEXT, SELECT)
    yield "speed_alone"
    play.chosen = []
    choose(app, play, wrong(play.game))
    app.clock_on(20)
    yield "speed_alone_refused"
    app.clock_on(500)
    press(app, play, MENU)
    yield "speed_alone_question"
    app.show(Pause(app, play))
    yield "speed_pause"
    play.game.round, play.game.state = 4, 4
    play.game.seats[0].history = [11, 9, 12, 10]
    play._leave()
    yield "result_speed"


def alone(app, name):
    """The set-up of a game for one, with the row in focus that says so."""
    index = NAMES.index(name)
    choices = options(app.settings, index)
    seats, choices["seats"] = choices["seats"], 1
    set_up(app, index)
    yield "setup_%s_alone" % name
    choices["seats"] = seats


def fast(app, seats):
    """A match of Speed under way."""
    choice = dict(SPEED_DEFAULTS, seats=len(seats))
    for number, kind in enumerate(seats):
        choice["seat%d" % (number + 1)] = kind
    play = SpeedPlay(app, Speed(seats, SEED, app.now()), choice)
    app.show(play)
    return play


def choose(app, play, cells):
    """Choose three dice by hand."""
    for cell in cells:
        play.cursor = cell
        play.button(SELECT, app.now(), False)


def wrong(game):
    """Three dice that are no SET, of which one feature says so."""
    cells = game.layout.cells
    for i in range(len(cells)):
        for j in range(i):
            for k in range(j):
                if len(game._failing((cells[i], cells[j], cells[k]))) == 1:
                    return k, j, i
    return ()


def crossword(app):
    """Crossword: building, its marks, a WILD, the turns, the ends."""
    yield from alone(app, "crossword")
    play = building(app, (-1,))
    yield "crossword_new"
    press(app, play, SELECT)
    yield "crossword_first"
    play.hand.let_go()
    play = building(app, (-1,), seed=_RICH)
    steps = Builder(play.game.seat.faces).finish().best
    lay(app, play, steps[0], 0)
    apart = [step for step in steps if len(step) == 3][1]
    lay(app, play, apart, SIDE * (steps[0][0][1] // SIDE - apart[0][1] // SIDE + 2))
    app.show(play)
    yield "crossword_loose"
    play = building(app, (-1,), seed=_RICH)
    for step in steps[:-1]:
        lay(app, play, step, 0)
    lay(app, play, steps[-1][:1], 0)
    app.show(play)
    press(app, play, SELECT)
    play.hand.cell = steps[-1][1][1]
    play.hand.show()
    yield "crossword_carried"
    play.hand.put_back(app.now())
    play.hand.cell = 0
    app.show(play)
    press(app, play, SELECT)
    press(app, play, SELECT)
    yield "crossword_alone"
    press(app, play, MENU)
    yield "crossword_actions"
    press(app, play, SELECT)
    play = building(app, (-1, 0, 3))
    for _ in range(9000):
        app.clock_on(10)
        if play.game.seats[2].used > 3:
            break
    yield "crossword_rivals"
    press(app, play, HINT)
    press(app, play, HINT)
    yield "crossword_others"
    press(app, play, BACK)
    play.game.seat.faces[0] = WILD
    play.game.seat.given[0] = WILD
    play.hand.begin()
    press(app, play, SELECT, SELECT)
    yield "crossword_wild"
    app.show(Pause(app, play))
    yield "crossword_pause"
    play = building(app, (-1, -1, 2))
    app.show(Turn(app, play))
    yield "crossword_turn"
    play.game.best = 92_000
    app.show(Turn(app, play))
    yield "crossword_to_beat"
    pages = of_play(app, play, Pause(app, play))
    app.show(pages)
    for name in ("help_crossword", "help_crossword_1", "help_crossword_2", "help_crossword_3", "help_crossword_keys"):
        yield name
        pages.button(SELECT, app.now(), False)
    play = building(app, (-1,), practice=True)
    press(app, play, HINT)
    app.clock_on(300)
    yield "crossword_hint"
    play = building(app, (-1,))
    play.game.spent, play.game.drawn, play.game.state = 400_000, 3, 3
    app.show(Turn(app, play))
    yield "crossword_so_far"
    play.game.round, play.game.state = 2, 4
    play._leave()
    yield "result_crossword"


def lay(app, play, step, further):
    """Lay what a step of a plan says, so many cells further on."""
    for index, cell, face in step:
        play.game.lay(index, cell + further, face, app.now())
    play.take_up()


def building(app, seats, practice=False, seed=SEED):
    """A match of Crossword under way."""
    choice = dict(CROSSWORD_DEFAULTS, seats=len(seats), practice=int(practice))
    for number, kind in enumerate(seats):
        choice["seat%d" % (number + 1)] = kind
    play = CrosswordPlay(app, Crossword(seats, seed, app.now(), practice), choice)
    app.show(play)
    return play
