"""Scenes of Crossword."""

from dice import alone
from stage import SEED, SPENT, at_table, press
from tercet.core.crossword.grid import SIDE
from tercet.core.crossword.rules import BUILDING, READY, Crossword
from tercet.core.crossword.rules import ROUNDS as ROUNDS_OF_CROSSWORD
from tercet.core.crossword.solver import Solver
from tercet.core.dice import WILD
from tercet.screens.crossword.screen import CrosswordPlay
from tercet.screens.crossword.turn import Turn
from tercet.screens.games import help_in_play
from tercet.screens.pause import Pause
from tercet.ui.buttons import BACK, HINT, MENU, SELECT

_RICH = 31  # a seed with which two SETs can be laid apart


def game(context):
    """Crossword: building, its marks, a WILD, the turns, the ends."""
    yield from alone(context, "crossword")
    play = building(context, (-1,))
    yield "crossword_new"
    press(context, play, SELECT)
    yield "crossword_first"
    play.hand.let_go()
    play = building(context, (-1,), seed=_RICH)
    steps = Solver(play.game.seat.faces).finish().best
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
        plan = Solver(game.seat.faces).finish()
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
