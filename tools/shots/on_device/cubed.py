"""Scenes of SET Cubed."""

from stage import SEED, at_table, press
from tercet.core.cubed.board import NO_DIE, cell_at
from tercet.core.cubed.rules import OVER, Cubed
from tercet.core.cubed.search import Search
from tercet.core.cubed.start import NEVER, TURN
from tercet.core.dice import WILD
from tercet.core.stopwatch import Stopwatch
from tercet.screens.cubed.screen import CubedPlay
from tercet.screens.games import help_in_play
from tercet.screens.pause import Pause
from tercet.ui.buttons import BACK, HINT, MENU, NEXT, PREVIOUS, SELECT


def game(context):
    """SET Cubed from the start to the table of rounds."""
    play = begun(context, (-1, -1, 2, 3))
    yield "cubed_start"
    for seat in play.game.seats[2:]:
        seat.call_at = NEVER  # else it would call
    context.app._screen.button(MENU, context.now(), False)
    context.clock_on(700)
    press_call(context, play, 0)
    yield "cubed_question"
    context.app._screen.button(BACK, context.now(), False)
    yield "cubed_declined"
    context.clock_on(4200)
    press_call(context, play, 0)
    yield "cubed_call"
    context.app._screen.button(SELECT, context.now(), False)
    context.app._screen.button(NEXT, context.now(), False)
    context.app._screen.button(SELECT, context.now(), False)
    yield "cubed_showing"
    context.app._screen.button(BACK, context.now(), False)
    yield "cubed_wrong_call"
    play = begun(context, (-1, -1))
    under_way(play, 3)
    play.show_now()
    yield "cubed_your_turn"
    play = begun(context, (-1, 1, 3))
    under_way(play, 4)
    play.show_now()
    context.clock_on(100)
    yield "cubed_board"
    lay_something(context, play)
    yield "cubed_laid"
    context.app._screen.button(HINT, context.now(), False)
    yield "cubed_other_hand"
    context.app._screen.button(BACK, context.now(), False)
    context.app._screen.button(MENU, context.now(), False)
    yield "cubed_turn"
    context.app._screen.button(SELECT, context.now(), False)
    yield "cubed_scored"
    play = begun(context, (-1, 1, 3))
    under_way(play, 4)
    play.game.laid = []
    play.show_now()
    seat = play.game.seats[play.game.player]
    seat.faces[0] = 13
    play.view.move(far(play.game))
    play.button(SELECT, context.now(), False)
    yield "cubed_in_hand"
    play.button(SELECT, context.now(), False)
    play.end_turn(context.now())
    yield "cubed_refused"
    play.take_all_back(context.now())
    seat.faces[0] = WILD
    play.view.move(Search(play.game.board, [WILD]).singles()[0][0])
    play.button(SELECT, context.now(), False)
    play.button(SELECT, context.now(), False)
    yield "cubed_face"
    play = begun(context, (-1, 0, 3))
    choosing(play)
    play.show_now()
    context.clock_on(100)
    press(context, play, NEXT, SELECT, NEXT, NEXT, SELECT)
    yield "cubed_again"
    pause = Pause(context, play)
    context.show(pause)
    yield "cubed_pause"
    help_in_play(context, play, pause)
    for page in range(5):
        yield "help_cubed_%d" % (page + 1)
        context.app._screen.button(SELECT, context.now(), False)
    for skill in (0, 3):  # how well the person plays: the second game is the better one
        play = begun(context, (-1, 2, 1, 0), SEED + 3)
        until(play, OVER, 99, skill)
        play._ended(context.now())
        play._leave()
    yield "result_cubed"
    play = begun(context, (0, -1), SEED + 1)
    until(play, OVER, 99, 0)
    play._ended(context.now())
    play._leave()
    press(context, context.app._screen, PREVIOUS)
    yield "result_cubed_rounds"


def begun(context, seats, seed=SEED):
    """A game at its start, and the screen that belongs to it."""
    choice = at_table("cubed", seats)
    play = CubedPlay(context, Cubed(seats, seed, context.now()), choice)
    play.show_now()
    return play


def press_call(context, play, seat):
    """The seat's call button goes down."""
    for button, owner in context.app._screen._buttons.items():
        if owner == seat:
            context.app._screen.edges(bytearray((button,)), 1, context.now())


def until(play, state, rounds=99, skill=1):
    """Let computer players sit on all seats until the game is in this state in so many rounds, a person's turn.

    skill: of those in the places of people.
    """
    game = play.game
    kinds = [seat.kind for seat in game.seats]
    for seat in game.seats:
        seat.kind = skill if seat.person else seat.kind
    game._listen(0)
    begun = time = play.context.now()
    while not game.over and not (game.state == state and game.rounds >= rounds and kinds[game.player] < 0 and not game.laid):
        time = max(time, begun + game.wake())
        game.tick(time)
    for seat, kind in zip(game.seats, kinds):
        seat.kind = kind
    if not game.over:
        game.stopwatch = Stopwatch(begun)
        game._plan_ahead(begun, 0)


def under_way(play, rounds):
    """A person's turn in some round."""
    until(play, TURN, rounds)


def choosing(play):
    """A person is to choose which dice are rolled again."""
    until(play, 3, 3)


def lay_something(context, play):
    """Lay the best turn there is, as a person would."""
    play.hint(context.now())
    context.clock_on(3500)


def far(game):
    """An empty cell away from all dice."""
    return next(cell for cell in (cell_at(-3, -3), cell_at(3, 3), cell_at(-3, 3)) if game.board[cell] == NO_DIE)
