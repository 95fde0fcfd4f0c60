"""Runs in the firmware's place: shows the standings of matches that were played long, and the pages of their rounds."""

from stepped import app, shown
from tercet.core.cubed.rules import OVER, Cubed
from tercet.core.table.rules import MATCH_OVER, OPEN, ROUND_OVER, Table
from tercet.screens.cubed.screen import CubedPlay
from tercet.screens.match.standings import Standings
from tercet.screens.table.screen import TablePlay
from tercet.ui.buttons import LEFT, PREVIOUS

CHOICES = {"seats": 4, "seat1": -1, "seat2": -1, "seat3": 1, "seat4": 2}
PAGES = 5  # of the rounds, at most
NINE = ((7, 9, 11, 12, -3, 4, 9, 10, 11), (7, 3, 1, 1, 10, -2, 3, 5, 1), (9,) * 9, (-3, 1, -1, -1, -1, 5, 5, 5, 5))
HIGH = ((27, 9, 11, 12, -13, 24, 19, 10, 21), (7, 13, 11, 1, 10, -12, 23, 5, 1), (12,) * 9, (-13, -11, -1, -1, -1, 5, 5, 5, 5))
CUBED = tuple([tuple([(seat * 5 + number * number * 7) % 13 for number in range(18)]) for seat in range(4)])
FOUR = ((0, 9, 12, 33), (12, 0, 9, 15), (9, 12, 0, 12), (30, 21, 12, 0))
PEOPLE, COMPUTERS = (-1, -1, 1, 2), (1, 1, 1, 1)
MATCHES = (  # seats; points of each, round by round; rounds; whether it is a tournament; whether it is given up
    (PEOPLE, NINE, 9, False, False),
    (PEOPLE, tuple([points[:7] for points in NINE]), 9, False, False),
    (PEOPLE, tuple([points[:2] for points in FOUR]), 4, True, False),
    (PEOPLE, FOUR, 4, True, False),
    (PEOPLE, ((9,), (7,), (9,), (-3,)), 1, False, False),
    (PEOPLE, ((0,), (9,), (12,), (6,)), 4, True, False),
    (COMPUTERS, HIGH, 9, False, False),
    (COMPUTERS, FOUR, 4, True, False),
    (PEOPLE, ((0, 9, 12, 3), (12, 0, 9, 5), (9, 12, 0, 2), (30, 21, 12, 0)), 4, True, True),
    (PEOPLE, ((3,), (5,), (0,), (-1,)), 1, False, True),
    (PEOPLE, ((3,), (5,), (0,), (-1,)), 4, False, True),
    (COMPUTERS, HIGH, 9, False, True),
)


def pages():
    shown()
    for _ in range(PAGES - 1):
        app._screen.button(PREVIOUS if app.context.keys.few else LEFT, app.context.now(), False)
        shown()


for kinds, points, rounds, tournament, given_up in MATCHES:
    game = Table(kinds, 1, app.context.now(), 0, rounds, 0, 5, tournament)
    for seat, won in zip(game.seats, points):
        seat.history, seat.points = list(won[:-1]), won[-1]
    game.round = len(points[0]) - 1
    game.state = OPEN if given_up else MATCH_OVER if game.round == rounds - 1 else ROUND_OVER
    play = TablePlay(app.context, game, CHOICES)
    if given_up:
        play.end_early()
    else:
        app.show(Standings(app.context, play))
    pages()

# Games of SET Cubed: a long one of one person, who loses; a short one of two people
for kinds, points in (((-1, 2, 2, 3), CUBED), ((-1, -1), ((9, 12), (30, 3)))):
    game = Cubed(kinds, 1, app.context.now())
    for seat, won in zip(game.seats, points):
        seat.points, seat.best = list(won), max(won)
    game.state = OVER
    play = CubedPlay(app.context, game, CHOICES)
    play._ended(app.context.now())  # as when the last thing is decided
    play.show_now()
    pages()
