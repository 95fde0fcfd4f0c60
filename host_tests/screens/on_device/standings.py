"""Runs in the firmware's place: shows the standings of matches that were played long, a second each."""

import board
from tercet.app import App
from tercet.core.table.rules import MATCH_OVER, ROUND_OVER, Table
from tercet.device import picture
from tercet.screens.match.standings import Standings
from tercet.screens.table.screen import TablePlay
from tercet.ui.canvas import Canvas

CHOICES = {"seats": 4, "seat1": -1, "seat2": -1, "seat3": 1, "seat4": 2}
MATCHES = (  # points of each seat, round by round; rounds; whether it is a tournament
    (((7, 9, 11, 12, -3, 4, 9, 10, 11), (7, 3, 1, 1, 10, -2, 3, 5, 1), (9,) * 9, (-3, 1, -1, -1, -1, 5, 5, 5, 5)), 9, False),
    (((7, 9, 11, 12, -3, 4, 9), (7, 3, 1, 1, 10, -2, 3), (9,) * 7, (-3, 1, -1, -1, -1, 5, 5)), 9, False),
    (((0, 9), (12, 0), (9, 12), (30, 21)), 4, True),
    (((0, 9, 12, 33), (12, 0, 9, 15), (9, 12, 0, 12), (30, 21, 12, 0)), 4, True),
    (((9,), (7,), (9,), (-3,)), 1, False),
    (((0,), (9,), (12,), (6,)), 4, True),
)

app = App(board, Canvas(*picture(board.DISPLAY)))
app._begin()
for points, rounds, tournament in MATCHES:
    game = Table((-1, -1, 1, 2), 1, app.context.now(), 0, rounds, 0, 5, tournament)
    for seat, won in zip(game.seats, points):
        seat.history, seat.points = list(won[:-1]), won[-1]
    game.round = len(points[0]) - 1
    game.state = MATCH_OVER if game.round == rounds - 1 else ROUND_OVER
    app.show(Standings(app.context, TablePlay(app.context, game, CHOICES)))
    for _ in range(100):
        app._clock.rest(10)
        app.step()
    print("shown")
