"""Scenes of what one comes back for: the ladder of puzzles, the coach and its course, the last game looked through again."""

from stage import SEED, chosen, claim, press
from tercet.core.practice.coach import ENOUGH, PROOF
from tercet.core.practice.course import TABLES, Course
from tercet.screens.menu import Menu
from tercet.screens.practice.coach import CoachPage
from tercet.screens.practice.screen import PracticePlay
from tercet.screens.practice.setup import PracticeSetUp
from tercet.screens.puzzle.ladder import Ladder
from tercet.screens.puzzle.setup import PuzzleSetUp
from tercet.screens.review import Review
from tercet.screens.scores.records import Records
from tercet.ui.buttons import NEXT, RIGHT


def training(context):
    """Yield the name of each scene."""
    yield from ladder(context)
    yield from course(context)
    yield from review(context)


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


def course(context):
    """What the coach says too early, and when there is something to say; a course, and its end."""
    coach = context.saves.progress.coach
    setup = PracticeSetUp(context, "practice")
    coach.sets, coach.games = 310, 8
    page = CoachPage(context, setup)
    context.show(page)
    yield "coach_early"
    coach.sets = ENOUGH
    context.show(CoachPage(context, setup))
    yield "coach_nothing"
    coach.evidence[4] = PROOF
    context.show(CoachPage(context, setup))
    yield "coach"
    play = PracticePlay(context, Course(2, SEED, context.now(), 0, -1, 5), chosen("practice", skill=2))
    context.show(play)
    while not play.game.over:
        if len(play.game.times) == 6:
            context.clock_on(5000)
            yield "course"
        play.game.stopwatch._spent += 14_000 - 400 * len(play.game.times) + 1300 * (len(play.game.times) % 3)
        claim(context, play, play.game.layout.first_set())
        context.clock_on(300 if len(play.game.times) == TABLES else 600)
    yield "course_last"
    play._result(context.now())
    yield "course_done"
    coach.clear()
    context.show(Menu(context))


def review(context):
    """The last game looked through: a SET that took long, and one that was missed."""
    sets = [8200, 3, 40, 77, 41_300, 0, 4, 8, -1, 27, 31, 35, -1, 2, 11, 20]
    context.saves.progress.ends(1, 3, sets)
    page = Review(context, 1, 3, sets, Menu(context))
    context.show(page)
    yield "review"
    press(context, page, NEXT, NEXT)
    yield "review_missed"
    context.show(Records(context))
    yield "records_last_game"
    context.show(Menu(context))
