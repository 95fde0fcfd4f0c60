"""Scenes of the medals and of names."""

from stage import press
from tercet.core.medals import ARCADE, CLEAN, FEATS, PUZZLES, TIME
from tercet.screens.menu import Menu
from tercet.screens.scores.medals import Medal, Medals
from tercet.screens.scores.records import Records
from tercet.ui.buttons import NEXT, RIGHT


def medals(context):
    """Yield the name of each scene: none earned, some, all; and one that was just earned."""
    kept = context.saves.medals
    onward = NEXT if context.keys.few else RIGHT
    context.show(Medals(context, Records(context)))
    yield "medals_none"
    kept.reached(PUZZLES, 63)
    kept.reached(CLEAN, 0)
    kept.reached(ARCADE, 10)
    for number in range(7, 12):
        measure, goal = FEATS[number]
        kept.reached(number, goal if number % 2 else goal // 2 if measure != TIME else 3 * goal)
    page = Medals(context, Records(context))
    context.show(page)
    yield "medals_earned"
    press(context, page, onward, onward)
    yield "medals"
    for number, (_, goal) in FEATS.items():
        kept.reached(number, goal)
    context.show(page)
    yield "medals_all"
    for number in (CLEAN, 6, 11):
        context.show(Medal(context, number, lambda: context.show(Menu(context))))
        yield "medal_%d" % number
