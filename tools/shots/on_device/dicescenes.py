"""Scenes of the dice games."""

from stage import SEED, press
from tercet.core.dicelayout import set_at
from tercet.core.games.speed import Speed
from tercet.screens.dice import DiceGames
from tercet.screens.games import NAMES, SPEED_DEFAULTS, set_up
from tercet.screens.help import of_play
from tercet.screens.pause import Pause
from tercet.screens.speed import SpeedPlay
from tercet.screens.standings import Standings
from tercet.ui.buttons import DOWN, MENU, NEXT, SELECT


def dice(app):
    """The lists, and then each game."""
    app.show(DiceGames(app))
    yield "dice_games"
    yield from speed(app)


def speed(app):
    """Speed: at the table, alone, the tie-break, the ends."""
    set_up(app, NAMES.index("speed"))
    yield "setup_speed_table"
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
    for page, name in ((0, "help_speed"), (1, "help_speed_keys")):
        pages = of_play(app, play, Pause(app, play))
        app.show(pages)
        if page:
            pages.button(SELECT, app.now(), False)
        yield name
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
