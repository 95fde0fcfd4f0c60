"""Scenes of Practice."""

from stage import SEED, chosen, claim, playing, press
from tercet.core.practice.coach import ENOUGH, PROOF
from tercet.core.practice.course import TABLES, Course
from tercet.core.practice.rules import Practice
from tercet.screens.menu import Menu
from tercet.screens.practice.coach import CoachPage
from tercet.screens.practice.screen import PracticePlay
from tercet.screens.practice.setup import PracticeSetUp
from tercet.ui.buttons import HINT, SELECT


def game(context):
    """Two hints."""
    play = playing(context, PracticePlay, Practice, skill=1)
    press(context, play, HINT, HINT)
    yield "practice"


def course(context):
    """What the coach says too early, and when there is something to say; a course, and its end."""
    coach = context.saves.progress.coach
    setup = PracticeSetUp(context, "practice")
    coach.clear()  # of what the scenes before it count
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
        if context.app._screen is not play:  # what comes in the next part is said
            yield "course_part_%d" % play.game.part()[0]
            press(context, context.app._screen, SELECT)
    yield "course_last"
    play._result(context.now())
    yield "course_done"
    coach.clear()
    context.show(Menu(context))
