"""Scenes of Puzzle."""

from single import begun, play_out, shown
from stage import chosen, claim, playing, press
from tercet.core.puzzle.rules import Puzzle
from tercet.screens.menu import Menu
from tercet.screens.puzzle.ladder import Ladder
from tercet.screens.puzzle.screen import Making, PuzzlePlay
from tercet.screens.puzzle.setup import PuzzleSetUp
from tercet.ui.buttons import HINT, MENU, NEXT, RIGHT


def game(context):
    """A puzzle is laid out, and SETs are found."""
    context.show(Making(context, chosen("puzzle", number=4711)))
    yield "making"
    play = playing(context, PuzzlePlay, Puzzle, target=4711)
    claim(context, play, play.game.sets[2])
    context.clock_on(500)
    yield "puzzle"
    claim(context, play, play.game.sets[2])
    context.clock_on(500)
    yield "puzzle_already"
    press(context, play, HINT, MENU)
    yield "puzzle_view"


def ends(context):
    """The result."""
    play = begun(context, PuzzlePlay, Puzzle, target=4711)
    play_out(context, play)
    yield from shown(context, play, "result_puzzle")


def ladder(context):
    """Puzzles of Advanced, most of them solved in order."""
    saves = context.saves
    choice = saves.choices("puzzle")
    choice["skill"], choice["features"], choice["constant"], choice["number"] = 2, 0, -1, 1
    for number in range(1, 44):
        if number in (31, 40):
            continue
        saves.solved.add(2, 4, -1, number)
        if number > 6:  # those before were solved with version 1.0.0
            saves.progress.solves(2, 4, -1, number, number % 7 != 3 and number % 11 != 5, True)
    saves.progress.streak = 5
    setup = PuzzleSetUp(context, "puzzle")
    context.show(setup)
    setup.index = 3
    context.show(setup)
    yield "setup_puzzle_solved"
    page = Ladder(context, setup)
    context.show(page)
    yield "ladder"
    page.number = 36
    page.draw()
    press(context, page, *[NEXT if context.keys.few else RIGHT] * 2)
    yield "ladder_helped"
    context.show(Menu(context))
