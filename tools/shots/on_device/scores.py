"""Scenes of records, statistics, medals and names."""

from single import begun, play_out
from stage import press, seated
from table import play_round
from tercet.core.classic.rules import Classic
from tercet.core.medals import ARCADE, CLEAN, FEATS, PUZZLES, TIME
from tercet.core.medals import Medals as Known
from tercet.screens.classic.screen import ClassicPlay
from tercet.screens.games import set_up
from tercet.screens.menu import Menu
from tercet.screens.review import Review
from tercet.screens.scores.medals import Medal, Medals
from tercet.screens.scores.records import Records
from tercet.screens.scores.statistics import Statistics
from tercet.ui.buttons import HINT, MENU, NEXT, RIGHT, SELECT, UP


def counted(context):
    """The statistics: of many games, of the first one, of none."""
    known = context.saves.statistics
    known.clear()
    pages = Statistics(context, Menu(context))
    context.show(pages)
    yield "statistics_none"
    known.played[0], known.sets, known.best, known.found[0], known.spent[0] = 1, 1, 1, 1, 7300
    context.show(pages)
    yield "statistics_first"
    press(context, pages, NEXT)
    yield "statistics_none_wrong"
    press(context, pages, NEXT)
    yield "statistics_none_finished"
    press(context, pages, NEXT)
    known.played[:], known.sets, known.best, known.wrong = [31, 12, 9, 4, 2], 713, 41, 64
    known.found[:], known.spent[:] = [180, 301, 170, 62], [1_044_000, 2_588_600, 2_244_000, 1_128_400]
    known.failing[:], known.last[:] = [11, 17, 33, 20], [181, 164, 190, 233, 147, 158, 139, 171, 120, 133, 128, 104, 97, 112]
    context.show(pages)
    yield "statistics"
    press(context, pages, NEXT)
    yield "statistics_wrong"
    press(context, pages, NEXT)
    yield "statistics_last"
    known.last[:] = [120 - 4 * game + game * game % 7 * 9 for game in range(20)]
    known.last[8] = 65535
    context.show(pages)
    yield "statistics_last_all"
    press(context, pages, MENU)
    yield "statistics_reset"
    known.clear()


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


def review(context):
    """The last game looked through: a SET that took long, and one that was missed."""
    sets = [8200, 3, 40, 77, 41_300, 0, 4, 8, -1, 27, 31, 35, -1, 2, 11, 20]
    context.saves.progress.ends(1, 3, sets)
    page = Review(context, 1, 3, sets, Menu(context))
    context.show(page)
    yield "review"
    press(context, page, NEXT, NEXT)
    yield "review_missed"
    context.show(Menu(context))
