"""Scenes of Classic."""

from single import begun, play_out, shown
from stage import claim, playing, press
from tercet.core.cards import failing_features, find_sets
from tercet.core.classic.rules import Classic
from tercet.screens.classic.screen import ClassicPlay
from tercet.screens.scores.records import Records
from tercet.ui.buttons import DOWN, HINT, MENU, NEXT, SELECT

_CLEARED = 3  # the seed of a beginner's deck that leaves no card


def tables(context):
    """Layouts of all sizes, with a cursor and chosen cards."""
    for skill, cells in ((0, 9), (3, 12), (3, 15), (3, 18), (3, 21)):
        press(context, playing(context, skill=skill, cells=cells), SELECT, NEXT, SELECT, DOWN)
        yield "play_%d" % cells


def verdicts(context):
    """What the game answers."""
    play = playing(context)
    cells = play.game.layout.cells
    sets = find_sets(cells)
    others = [(i, j, k) for k in range(12) for j in range(k) for i in range(j) if (i, j, k) not in sets]
    others.sort(key=lambda one: (len(failing_features(*[cells[cell] for cell in one])), one))
    claim(context, play, others[0])
    yield "refused"
    context.clock_on(500)
    yield "refused_marked"
    claim(context, playing(context), others[-1])
    yield "refused_by_most"
    play = playing(context)
    claim(context, play, sets[0])
    yield "right"
    context.clock_on(90)
    yield "right_dealing"
    context.clock_on(300)
    yield "right_done"
    play = playing(context)
    play.button(HINT, context.now(), False)
    context.clock_on(60)
    yield "hint"
    play = playing(context)
    play.button(MENU, context.now(), False)
    yield "no_match_refused"


def ends(context):
    """The last moments, the results, the records."""
    records = context.saves.records
    play = begun(context, ClassicPlay, Classic)
    for index in range(12):
        records.enter(play.game.table(), 20 - index, 190_000 + 11_000 * index, index % 3)
    press(context, play, MENU, MENU)  # there is a SET
    play_out(context, play)
    context.clock_on(50)
    yield "play_last"
    play._result(context.now())
    yield "result_growing"
    context.clock_on(1500)
    yield "result"
    context.show(Records(context, play.game, 0))
    yield "records"
    press(context, Records(context, play.game, 0), MENU)
    yield "clear"
    context.show(Records(context))
    yield "records_none"
    play = begun(context, ClassicPlay, Classic, 0, _CLEARED)
    play_out(context, play, True)
    yield from shown(context, play, "result_cleared")
    play = begun(context, ClassicPlay, Classic, 0, _CLEARED)
    play.seed = _CLEARED  # a code: the result names one key more
    records.clear(play.game.table())  # the game before this one took as long: which is the better would be chance
    for score in (8, -3):
        records.enter(play.game.table(), score, 61_000, 0)
    play_out(context, play, True)
    yield from shown(context, play, "result_cleared_again")
