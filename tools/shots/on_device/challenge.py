"""Scenes of challenges: a result as a QR code, a code that is typed, one that is refused, and the end of such a game."""

from single import begun, play_out
from stage import press
from tercet.core.arcade.rules import Arcade
from tercet.core.puzzle.rules import Puzzle
from tercet.core.timed.rules import Timed
from tercet.screens.arcade.screen import ArcadePlay
from tercet.screens.challenge import address
from tercet.screens.challenge.enter import Enter
from tercet.screens.menu import Menu
from tercet.screens.puzzle.screen import PuzzlePlay
from tercet.screens.timed.screen import TimedPlay
from tercet.ui.buttons import MENU, NEXT, SELECT, UP

_LINK = "https://somebody.example.org/games/of/cards/tercet/"  # as long as can be


def challenges(context):
    """Yield the name of each scene."""
    saves = context.saves
    for left in (saves.records.tables, saves._games, saves._late):  # of the scenes before
        left.clear()
    context.menu_row = "challenge"
    context.show(Menu(context))
    context.clock_on(500)
    yield "menu_challenge"
    context.show(Enter(context))
    yield "challenge_type"
    context.settings["code"] = "333B3B2Z"
    context.show(Enter(context))
    yield "challenge_typed"
    screen = Enter(context)
    context.show(screen)
    context.clock_on(50)
    screen.place = 7
    press(context, screen, NEXT if context.keys.few else UP, SELECT)
    yield "challenge_refused"
    context.settings["code"] = "39333B2Z"
    screen = Enter(context)
    context.show(screen)
    context.clock_on(50)
    screen.place = 7
    press(context, screen, SELECT)
    yield "challenge_other_game"
    play = begun(context, TimedPlay, Timed, target=20)
    play.take_origin({"seed": 271828, "challenge": 0})
    press(context, play, MENU)
    play_out(context, play)
    yield from _shared(context, play, "challenge")
    play = begun(context, PuzzlePlay, Puzzle, target=4711)
    play.take_origin({"seed": 0, "challenge": 1})
    play_out(context, play)
    yield from _shared(context, play, "challenge_puzzle", "challenge_result")
    address.ADDRESS = _LINK
    play = begun(context, ArcadePlay, Arcade)
    play.take_origin({"seed": 4, "challenge": 0})
    play_out(context, play, False, 17)
    play.game.stopwatch._spent += play.game.remaining(context.now())
    context.app._tick_at = 0
    context.clock_on(500)
    yield from _shared(context, play, "challenge_link", "challenge_recorded")
    address.ADDRESS = ""
    context.settings.pop("code")


def _shared(context, play, name, result=""):
    """The result of a game that has ended, and what of it is shown to a friend."""
    context.clock_on(1500)
    play._result(context.now())
    context.clock_on(1500)
    if result:
        yield result
    press(context, context.app._screen, MENU)
    context.clock_on(200)
    yield name
