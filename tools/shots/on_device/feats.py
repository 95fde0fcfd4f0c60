"""Scenes of the medals and of names."""

from endings import begun, play_out, play_round
from stage import press, seated
from tercet.core.classic.rules import Classic
from tercet.core.medals import ARCADE, CLEAN, FEATS, PUZZLES, TIME
from tercet.core.medals import Medals as Known
from tercet.screens.classic.screen import ClassicPlay
from tercet.screens.games import set_up
from tercet.screens.menu import Menu
from tercet.screens.scores.medals import Medal, Medals
from tercet.screens.scores.records import Records
from tercet.ui.buttons import HINT, NEXT, RIGHT, SELECT, UP


def names(context):
    """Yield the names of those of names: the row of a set-up, the letters, the seats, standings, records."""
    device = context.settings["device"]
    set_up(context, "table")
    setup = context.app._screen
    setup.choices["seats"], setup.choices["seat2"] = 3, -1
    setup.arrange()
    context.saves.give_name(1, "ANN")
    context.saves.give_name(2, "BEN")
    setup.index = setup._names.index("names")
    context.show(setup)
    yield "setup_names"
    press(context, setup, SELECT)
    press(context, context.app._screen, NEXT if context.keys.few else UP)
    yield "name"
    play = seated(context, (-1, -1, 1))
    context.clock_on(100)
    yield "table_names"
    play_round(context, play)
    yield "standings_names"
    device["sign"] = 1
    play = begun(context, ClassicPlay, Classic)
    records = context.saves.records
    for place, name in enumerate(("EVA", "", "BEN", "ANN", "", "EVA")):
        records.enter(play.game.table(), 20 - place, 190_000 + 11_000 * place, place % 3)
        records.sign(play.game.table(), place, name)
    play_out(context, play)
    play._result(context.now())
    context.app._screen._letters[:] = list("ANN")
    context.app._screen.draw()
    yield "name_record"
    context.app._screen._taken("ANN")
    context.clock_on(1500)
    yield "result_named"
    press(context, context.app._screen, HINT)
    yield "records_named"
    device["sign"] = 0
    for seat in range(5):
        context.saves.give_name(seat, "")


def medals(context):
    """Yield the name of each scene: none earned, some, all; and one that was just earned."""
    context.saves._medals = kept = Known()
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
