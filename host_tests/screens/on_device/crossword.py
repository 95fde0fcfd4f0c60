"""Runs in the firmware's place: Crossword with many dice, at the end of a turn, and with an empty bag, a moment each."""

from stepped import app, shown
from tercet.core.crossword.rules import Crossword
from tercet.core.crossword.solver import Solver
from tercet.screens.crossword.screen import CrosswordPlay
from tercet.ui.buttons import DOWN, MENU, NEXT, SELECT

SEED = 31


def begun(seats):
    choices = {"seats": len(seats), "practice": 0}
    for number, kind in enumerate(seats):
        choices["seat%d" % (number + 1)] = kind
    play = CrosswordPlay(app.context, Crossword(seats, SEED, app.context.now()), choices)
    if play.game.state:
        play.game.begin_turn(app.context.now())
    return play


def press(*buttons):
    for button in buttons:
        app._screen.button(button, app.context.now(), False)
        app.step()


# Eighteen dice in the hand: from the first, then from the last
play = begun((-1,))
for _ in range(8):
    play.game.draw(app.context.now())
play.go_on()
shown(200)
press(*[NEXT if app.context.keys.few else DOWN] * (17 if app.context.keys.few else 8))
shown(200)

# The first of two is done: while the grid is in view, and then the page of the next
play = begun((-1, -1))
game = play.game
play.go_on()
shown(14_000)
while not Solver(game.seat.faces).finish().complete:
    game.draw(app.context.now())
steps = [die for step in Solver(game.seat.faces).finish().best for die in step]
for index, cell, face in steps[:-1]:
    game.lay(index, cell, face, app.context.now())
play.hand.begin()
play.draw()
press(SELECT)
play.hand.cell, play.hand.face = steps[-1][1:]
play._lay(app.context.now())
play._show()
shown(500)
shown(1000)
shown(1000)

# The first of two has given up
play = begun((-1, -1))
play.go_on()
play.give_up_round(app.context.now())
shown(500)
shown(2500)

# An empty bag: alone, and with a computer player, on whose grid dice may be laid
for seats in ((-1,), (-1, 0)):
    play = begun(seats)
    play.game.next_round = None
    while play.game._draw(play.game.seat):
        pass
    play.go_on()
    shown(200)
    press(MENU)
    shown(200)
    if len(seats) > 1:
        other = play.game.seats[1]
        for at in range(2):
            other.put(at, 66 + at, at)
        app._screen.choose([row[0] for row in app._screen.rows].index(play.own_words.ADD))
        shown(200)

# A hint: its dice are the last of eighteen in the hand; then they lie far from the die that the cursor is on
play = begun((-1,))
for _ in range(8):
    play.game.draw(app.context.now())
play.go_on()
play.hand.show_hint((15, 16, 17))
play._show()
shown(200)
game = play.game
faces = [face % 27 for face in game.seat.faces]
for index in range(18):
    row, column = (11, index - 6) if index > 14 else divmod(index, 5)
    game.lay(index, row * 12 + column, faces[index], app.context.now())
play.hand.begin()
play._show()
shown(200)
play.hand.show_hint((15, 16, 17))
play._show()
shown(200)
