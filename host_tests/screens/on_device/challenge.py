"""Runs in the firmware's place: results as QR codes, in each palette, with and without an address; a second each."""

from stepped import app, shown
from tercet.core.puzzle.rules import Puzzle
from tercet.screens.challenge import address
from tercet.screens.puzzle.screen import PuzzlePlay

CHOICES = {"skill": 3, "features": 0, "constant": -1, "number": 4711}
LINK = "https://somebody.example.org/games/of/cards/tercet/"  # with a code 62 bytes, as long as can be

context = app.context


game = Puzzle(3, 0, context.now(), target=4711)
play = PuzzlePlay(context, game, CHOICES)
play.take_origin({"seed": 0})
game.wrong = 1
game.stopwatch._spent = 207_000
game.stopwatch.stop(context.now())
for palette in range(4):
    context.settings["device"]["palette"] = palette
    context.handheld.apply_settings(context)
    for address.ADDRESS in ("", LINK[:20], LINK):
        context.go("challenge.share.Share", play, None)
        shown()
