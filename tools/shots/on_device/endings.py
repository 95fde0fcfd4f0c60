"""Scenes of how games end, each played to its end: the last moments, results, standings, the records."""

from stage import SEED, chosen, playing, press, seated
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.puzzle.rules import Puzzle
from tercet.core.seats import MINUS_ONE
from tercet.core.solo.rules import Solo
from tercet.core.table.rules import ASKING, ROUND_OVER
from tercet.core.timed.rules import Timed
from tercet.screens.arcade.screen import ArcadePlay
from tercet.screens.classic.screen import ClassicPlay
from tercet.screens.puzzle.screen import PuzzlePlay
from tercet.screens.scores.records import Records
from tercet.screens.solo.screen import SoloPlay
from tercet.screens.timed.screen import TimedPlay
from tercet.ui.buttons import MENU

_CLEARED = 3  # the seed of a beginner's deck that leaves no card


def endings(context):
    """Yield the name of each scene."""
    records = context.saves.records
    play = begun(context, ClassicPlay, Classic)
    for index in range(12):
        records.enter(play.game.table(), 20 - index, 190_000 + 11_000 * index, index % 3)
    press(context, play, MENU, MENU)  # there is a SET
    play_out(context, play)
    context.clock_on(50)
    yield "play_last"
    play._result(context.now())
    yield "result_growing"
    context.clock_on(1500)
    yield "result"
    context.show(Records(context, play.game, 0))
    yield "records"
    press(context, Records(context, play.game, 0), MENU)
    yield "clear"
    context.show(Records(context))
    yield "records_none"
    play = begun(context, ClassicPlay, Classic, 0, _CLEARED)
    play_out(context, play, True)
    yield from shown(context, play, "result_cleared")
    play = begun(context, TimedPlay, Timed, target=20)
    press(context, play, MENU)
    play_out(context, play)
    context.clock_on(300)
    yield "timed_done"
    yield from shown(context, play, "result_timed")
    play = begun(context, PuzzlePlay, Puzzle, target=4711)
    play_out(context, play)
    yield from shown(context, play, "result_puzzle")
    play = begun(context, ArcadePlay, Arcade)
    play_out(context, play, False, 17)
    play.game.stopwatch._spent += play.game.remaining(context.now()) - 8000
    context.app._tick_at = 0
    context.clock_on(500)
    yield "arcade_last"
    play.game.stopwatch._spent += play.game.remaining(context.now()) - 100
    context.app._tick_at = 0
    context.clock_on(300)
    yield "arcade_up"
    context.clock_on(1500)
    yield "arcade_farewell"
    yield from shown(context, play, "result_arcade")
    play = playing(context, SoloPlay, Solo)
    press(context, play, MENU)
    yield "solo"
    play = begun(context, SoloPlay, Solo)
    play_out(context, play)
    yield from shown(context, play, "result_solo")
    play = begun(context, SoloPlay, Solo)
    play._act(play.game.hint, context.now())
    play._finish(context.now())
    play_out(context, play)
    yield from shown(context, play, "result_solo_lost")


def standings(context):
    """Yield the names of those between two rounds, and at the ends of matches."""
    play = seated(context, (-1, -1, -1), rounds=3, cards=1)
    play_round(context, play)
    play.next_round()
    play_round(context, play)
    yield "standings_round"
    play = seated(context, (-1, -1, -1), tournament=True, cards=1)
    play_round(context, play)
    yield "standings_tournament"
    play = seated(context, (-1, -1, -1))
    play_round(context, play)
    yield "standings"
    long_match(context)
    yield "standings_nine"
    play = long_match(context, 19)
    play._pause(context.now())
    yield "pause_table"
    play.end_early()
    yield "standings_given_up"


def long_match(context, most=99):
    """A match of nine rounds; most: claims in the last of them."""
    play = seated(context, (-1, -1, 1, 2), rounds=9, penalty=2)
    for number in range(9):
        if number:
            play.next_round()
        order = (2, 0, 2, 3, 1, 0, 2, 0, 3, 2, 0)[number % 3 :]
        play_round(context, play, lambda claim, order=order: order[claim * 4 % len(order)], most if number == 8 else 99)
    return play


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


def play_round(context, play, taker=None, most=99):
    """Play a round to its end, or so many claims of it.

    taker: called with the number of a claim, says whose it is; without it seats take turns, but every other SET is the last
    seat's. Where points are the penalty the second seat claims too soon now and then.
    """
    game = play.game
    number = 0
    many = len(game.seats)
    while game.state < ROUND_OVER and number < most:
        game.stopwatch._spent += 2000
        now = game.elapsed(context.now())
        sets = game.layout.sets()
        if sets:
            seat = taker(number) if taker else many - 1 if number % 2 else number // 2 % many
            number += 1
            seat = seat if seat != game.master else (seat + 1) % many
            if game.penalty == MINUS_ONE and number < 16 and number * (game.round + 2) % 5 == 1:
                game.judge(1, wrong(game), now)
            else:
                play.note(seat, game.judge(seat, sets[-1], now).cards)
        else:
            game.ask(context.now())
            while game.state == ASKING:
                game.agrees(game.missing()[0], now)
    if game.state >= ROUND_OVER:
        play._leave()


def wrong(game):
    """Three cards that are no SET, the first two among them."""
    cells = game.layout.cells
    return next((0, 1, cell) for cell in range(2, len(cells)) if game.failing((cells[0], cells[1], cells[cell])))
