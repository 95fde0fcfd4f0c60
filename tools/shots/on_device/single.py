"""Scenes of games for one: how they are begun and played out."""

from stage import SEED, chosen


def begun(context, screen, game, skill=3, seed=SEED, **more):
    """A game that has just begun, on the screen."""
    play = screen(context, game(skill, seed, context.now(), **more), chosen(screen.NAME, skill=skill))
    context.show(play)
    return play


def play_out(context, play, first=False, most=99):
    """Play a game to its end, or until so many SETs are found; each takes some seconds. first: the first SET, else the last."""
    game = play.game
    number = 0
    while not game.over and game.found < most:
        game.stopwatch._spent += 1000 * (2 + number * 7 % 11)
        number += 1
        sets = [one for one in game.layout.sets() if one not in getattr(game, "found_sets", ())]
        if sets:
            cells = sets[0 if first else -1]
            play._act(lambda now, cells=cells: game.claim(cells, now), context.now())
        else:
            play.menu(context.now())
        if not game.over:
            play._finish(context.now())
    context.app._tick_at = 0  # the clock has jumped


def shown(context, play, name):
    """The result of a game that is over, once nothing on it moves."""
    if context.app._screen is play:
        play._result(context.now())
    context.clock_on(1500)
    yield name
