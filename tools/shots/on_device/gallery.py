"""Every screen, one after the other: runs in the firmware's place, on MicroPython. Prints a scene's name when it stands.

Games have fixed seeds and the clock is the simulator's, so a scene looks the same each time.
"""

import board
from cubedscenes import cubed
from dicescenes import dice
from learning import helped, learning, settings
from stage import claim, playing, press, result, seated
from tercet.app import App
from tercet.core import records
from tercet.core.cards import failing_features, find_sets
from tercet.core.games.arcade import Arcade
from tercet.core.games.practice import Practice
from tercet.core.games.puzzle import Puzzle
from tercet.core.games.solo import Solo
from tercet.core.games.timed import Timed
from tercet.device import picture
from tercet.screens.arcade import ArcadePlay
from tercet.screens.classic import ClassicPlay
from tercet.screens.crash import Crash
from tercet.screens.disk import Disk
from tercet.screens.games import DEFAULTS, GAMES, options, set_up
from tercet.screens.menu import Menu
from tercet.screens.number import Number
from tercet.screens.pause import Pause
from tercet.screens.practice import PracticePlay
from tercet.screens.puzzle import Making, PuzzlePlay
from tercet.screens.records import Records
from tercet.screens.resume import Resume, start
from tercet.screens.setup import SetUp
from tercet.screens.solo import SoloPlay
from tercet.screens.standings import Standings
from tercet.screens.start import Start
from tercet.screens.statistics import Statistics
from tercet.screens.table_setup import TableSetUp
from tercet.screens.timed import TimedPlay
from tercet.ui.buttons import DOWN, HINT, MENU, NEXT, SELECT
from tercet.ui.canvas import Canvas


def scenes(app):
    """Yield the name of each scene once its screen is up."""
    yield from lists(app)
    yield from tables(app)
    yield from verdicts(app)
    yield from others(app)
    yield from round_the_table(app)
    yield from cubed(app)
    yield from ends(app)
    yield from counted(app)
    yield from kept(app)
    yield from settings(app)
    yield from learning(app)
    yield from helped(app)
    yield from dice(app)


def lists(app):
    """The screens before a game."""
    app.show(Start(app))
    yield "start"
    app.show(Menu(app))
    yield "menu"
    for index, game in enumerate(GAMES):
        if "skill" in options(app.settings, index):
            choice = options(app.settings, index)
            choice["skill"], choice["number"] = 3, 4711
        set_up(app, index)
        yield "setup_" + game[0]
    custom = SetUp(app, 0)
    custom.choices["features"], custom.choices["skill"] = 3, 0
    custom.arrange()
    custom.index = 3
    app.show(custom)
    yield "setup_custom"
    app.show(Number(app, SetUp(app, 2)))
    yield "number"
    table = TableSetUp(app, 4)
    table.choices["seats"], table.choices["tournament"], table.index = 4, 1, 2
    table.arrange()
    app.show(table)
    yield "setup_tournament"


def tables(app):
    """Layouts of all sizes, with a cursor and chosen cards."""
    for skill, cells in ((0, 9), (3, 12), (3, 15), (3, 18), (3, 21)):
        press(app, playing(app, skill=skill, cells=cells), SELECT, NEXT, SELECT, DOWN)
        yield "play_%d" % cells


def verdicts(app):
    """What the game answers."""
    play = playing(app)
    cells = play.game.layout.cells
    sets = find_sets(cells)
    others = [(i, j, k) for k in range(12) for j in range(k) for i in range(j) if (i, j, k) not in sets]
    others.sort(key=lambda one: (len(failing_features(*[cells[cell] for cell in one])), one))
    claim(app, play, others[0])
    yield "refused"
    app.clock_on(500)
    yield "refused_marked"
    claim(app, playing(app), others[-1])
    yield "refused_by_most"
    play = playing(app)
    claim(app, play, sets[0])
    yield "right"
    app.clock_on(90)
    yield "right_dealing"
    app.clock_on(300)
    yield "right_done"
    play = playing(app)
    play.button(HINT, app.now(), False)
    app.clock_on(60)
    yield "hint"
    play = playing(app)
    play.button(MENU, app.now(), False)
    yield "no_match_refused"


def others(app):
    """What is different in the other games."""
    play = playing(app, TimedPlay, Timed, target=20)
    claim(app, play, find_sets(play.game.layout.cells)[0])
    app.clock_on(500)
    press(app, play, HINT)
    yield "timed"
    play = playing(app, ArcadePlay, Arcade, skill=0)
    for _ in range(2):
        claim(app, play, find_sets(play.game.layout.cells)[0])
        app.clock_on(500)
    yield "arcade"
    app.show(Making(app, dict(DEFAULTS, number=4711)))
    yield "making"
    play = playing(app, PuzzlePlay, Puzzle, target=4711)
    claim(app, play, play.game.sets[2])
    app.clock_on(500)
    yield "puzzle"
    claim(app, play, play.game.sets[2])
    app.clock_on(500)
    yield "puzzle_already"
    press(app, play, HINT, MENU)
    yield "puzzle_view"
    play = playing(app, PracticePlay, Practice, skill=1)
    press(app, play, HINT, HINT)
    yield "practice"


def round_the_table(app):
    """The table game and Solo."""
    play = seated(app, (-1, 3))
    yield "table"
    play._shown(play.game.call((0,), app.now()), [], app.now())
    press(app, play, NEXT, SELECT, DOWN, SELECT)
    yield "table_picking"
    cells = find_sets(play.game.layout.cells)[0]
    play.chosen = []
    claim(app, play, cells)
    yield "table_right"
    play = seated(app, (-1, -1, 1, 2), rounds=3)
    play._shown(play.game.call((1,), app.now()), [], app.now())
    claim(app, play, (0, 1, 2))
    app.clock_on(100)
    yield "table_refused"
    play = seated(app, (-1, -1, -1))
    press(app, play, MENU)
    play._shown(play.game.call((2,), app.now()), [], app.now())
    yield "table_question"
    seated(app, (-1, 0, 3), tournament=True)
    yield "table_tournament"
    game = play.game
    for seat, points in zip(game.seats, (7, 9, 9, 2)):
        seat.points = points
    play = seated(app, (-1, -1, 1, 2), rounds=3)
    play.game = game
    game.state = 3
    app.show(Standings(app, play))
    yield "standings_round"
    game.next_round(app.now())
    for seat, points in zip(game.seats, (8, 5, 10, 3)):
        seat.points = points
    game.state = 4
    app.show(Standings(app, play))
    yield "standings"
    play = playing(app, SoloPlay, Solo)
    press(app, play, MENU)
    yield "solo"
    play.game.over, play.game.points = True, 0
    result(app, play)
    yield "result_solo"


def ends(app):
    """The pause, the question, the results, the records, and the crash."""
    play = playing(app)
    pause = Pause(app, play)
    app.show(pause)
    yield "pause"
    pause.choose(2)
    yield "give_up"
    game = play.game
    game.found, game.wrong, game.hints = 24, 2, 1
    game.layout.stock, game.layout.cells = [], game.layout.cells[:9] + [-1] * 3
    app.show(ClassicPlay(app, game, dict(DEFAULTS)))
    yield "play_last"
    for index in range(12):
        app.records.enter(records.key(game), 20 - index, 190_000 + 11_000 * index, index % 3)
    for seconds in (3, 8, 5, 11, 6, 19):
        app.records.took(3, seconds * 1000)
    result(app, play)
    yield "result"
    app.show(Records(app, game, 2))
    yield "records"
    press(app, Records(app, game, 2), MENU)
    yield "clear"
    app.show(Records(app))
    yield "records_none"
    play = playing(app, TimedPlay, Timed, target=20)
    play.game.penalty, play.game.wrong, play.game.hints = 35_000, 2, 1
    result(app, play)
    yield "result_timed"
    play = playing(app, PuzzlePlay, Puzzle, target=4711)
    play.game.found = 6
    result(app, play)
    yield "result_puzzle"
    play = playing(app, ArcadePlay, Arcade)
    play.game.found = play.game.progress = 17
    result(app, play)
    yield "result_arcade"
    app.show(Crash(app, "ValueError: cell 12 is not one of 0..11", True))
    yield "crash"


def counted(app):
    """The statistics: of many games, of the first one, of none."""
    known = app.statistics
    known.clear()
    pages = Statistics(app, Menu(app))
    app.show(pages)
    yield "statistics_none"
    known.played[0], known.sets, known.best, known.found[0], known.spent[0] = 1, 1, 1, 1, 7300
    app.show(pages)
    yield "statistics_first"
    press(app, pages, NEXT)
    yield "statistics_none_wrong"
    press(app, pages, NEXT)
    yield "statistics_none_finished"
    press(app, pages, NEXT)
    known.played[:], known.sets, known.best, known.wrong = [31, 12, 9, 4, 2], 713, 41, 64
    known.found[:], known.spent[:] = [180, 301, 170, 62], [1_044_000, 2_588_600, 2_244_000, 1_128_400]
    known.failing[:], known.last[:] = [11, 17, 33, 20], [181, 164, 190, 233, 147, 158, 139, 171, 120, 133, 128, 104, 97, 112]
    app.show(pages)
    yield "statistics"
    press(app, pages, NEXT)
    yield "statistics_wrong"
    press(app, pages, NEXT)
    yield "statistics_last"
    known.last[:] = [120 - 4 * game + game * game % 7 * 9 for game in range(20)]
    known.last[8] = 65535
    app.show(pages)
    yield "statistics_last_all"
    press(app, pages, MENU)
    yield "statistics_reset"
    known.clear()


def kept(app):
    """A game that waits, what the player is told once, and the disk."""
    pause = Pause(app, playing(app))
    app.show(pause)
    pause.choose(1)
    yield "menu_waiting"
    app.show(Resume(app, 0))
    yield "resume"
    start(app, 0, SetUp(app, 0))
    yield "begin_anew"
    for key, more in (("damaged", "game-classic.bad1"), ("full", ""), ("restarted", ""), ("battery", ""), ("safe", "")):
        app.saves.notes.append((key, more))
        app.show(Menu(app))
        yield "notice_" + key.replace("-", "_")
    battery = app.battery
    was, battery.percent, battery.low = battery.percent, 12, True
    app.show(Menu(app))
    yield "menu_battery_low"
    app.show(Pause(app, playing(app)))
    yield "pause_battery_low"
    play = playing(app)
    play.tell(app.text.NOTES["battery"][0], app.now())
    yield "play_battery_low"
    battery.percent, battery.low = was, False
    disk = Disk(app)
    app.show(disk)
    yield "disk"
    disk.choose(1)
    yield "disk_erase"
    app._hand_over()
    yield "computer"
    app.safe = True
    app.show(Start(app))
    yield "start_safe"


class Gallery(App):
    """The app, with time that passes by the step, on a chip of which all is known."""

    def about(self):
        """What a Pico might say."""
        return super().about()[0], "RP2040", 131_000, 233_000

    def clock_on(self, milliseconds):
        """Let time pass as the loop does."""
        for _ in range(milliseconds // 10):
            self._clock.rest(10)
            self.step()

    def run(self):
        """Show all scenes."""
        if self.battery.at:
            self.battery.step(0)
        self._display.show()
        for name in scenes(self):
            self.canvas.flush()
            print("scene", name)
            self._clock.rest(100)


if __name__ == "__main__":
    Gallery(board, Canvas(*picture(board.DISPLAY))).run()
