"""Scenes of what one comes back for: the ladder of puzzles, the coach and its course, the last game looked through again."""

from stage import press
from tercet.screens.menu import Menu
from tercet.screens.puzzle.ladder import Ladder
from tercet.screens.puzzle.setup import PuzzleSetUp
from tercet.ui.buttons import NEXT, RIGHT


def training(context):
    """Yield the name of each scene."""
    yield from ladder(context)


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
