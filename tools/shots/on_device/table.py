"""Scenes of the table game."""

from stage import claim, press, seated
from tercet.core.cards import find_sets
from tercet.core.seats import MINUS_ONE
from tercet.core.table.rules import ASKING, ROUND_OVER
from tercet.ui.buttons import DOWN, MENU, NEXT, SELECT


def game(context):
    """Calls, claims, questions, the tournament."""
    play = seated(context, (-1, 3))
    yield "table"
    play._shown(play.game.call((0,), context.now()), [], context.now())
    press(context, play, NEXT, SELECT, DOWN, SELECT)
    yield "table_picking"
    cells = find_sets(play.game.layout.cells)[0]
    play.chosen = []
    claim(context, play, cells)
    yield "table_right"
    play = seated(context, (-1, -1, 1, 2), rounds=3)
    play._shown(play.game.call((1,), context.now()), [], context.now())
    claim(context, play, (0, 1, 2))
    context.clock_on(100)
    yield "table_refused"
    play = seated(context, (-1, -1, -1))
    context.clock_on(10)
    press(context, play, MENU)
    context.clock_on(200)
    play._shown(play.game.call((2,), context.now()), [], context.now())
    yield "table_question"
    seated(context, (-1, 0, 3), tournament=True)
    yield "table_tournament"


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
    context.go("match.review.MatchReview", play, context.app._screen)
    yield "review_match"
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
                play._seen(seat).found(4000 - 70 * number, game.judge(seat, sets[-1], now).cards)
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
