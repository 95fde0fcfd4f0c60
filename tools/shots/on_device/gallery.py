"""Every screen, one after the other: runs in the firmware's place, on MicroPython. Prints a scene's name when it stands.

Games have fixed seeds and the clock is the simulator's, so a scene looks the same each time.
"""

import board
from boardscenes import board_tested
from challenges import challenges
from cubedscenes import cubed
from dicescenes import dice
from endings import endings, standings
from feats import medals, names
from learning import helped, learning, settings
from stage import chosen, claim, playing, press, seated
from tercet.app import App
from tercet.core.arcade.rules import Arcade
from tercet.core.cards import failing_features, find_sets
from tercet.core.games import NAMES
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.timed.rules import Timed
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.screens.arcade.screen import ArcadePlay
from tercet.screens.crash import Crash
from tercet.screens.disk import Disk
from tercet.screens.games import set_up, start_asked
from tercet.screens.menu import Menu
from tercet.screens.pause import Pause
from tercet.screens.practice.screen import PracticePlay
from tercet.screens.puzzle.number import Number
from tercet.screens.puzzle.screen import Making, PuzzlePlay
from tercet.screens.puzzle.setup import PuzzleSetUp
from tercet.screens.resume import Resume
from tercet.screens.scores.statistics import Statistics
from tercet.screens.single.setup import SingleSetUp
from tercet.screens.start import Start
from tercet.screens.table.setup import TableSetUp
from tercet.screens.timed.screen import TimedPlay
from tercet.ui.buttons import DOWN, HINT, MENU, NEXT, SELECT
from training import training


def scenes(context):
    """Yield the name of each scene once its screen is up."""
    yield from lists(context)
    yield from tables(context)
    yield from verdicts(context)
    yield from others(context)
    yield from round_the_table(context)
    yield from cubed(context)
    yield from ends(context)
    yield from counted(context)
    yield from medals(context)
    yield from names(context)
    yield from kept(context)
    yield from settings(context)
    yield from board_tested(context)
    yield from learning(context)
    yield from helped(context)
    yield from dice(context)
    yield from challenges(context)
    yield from training(context)


def lists(context):
    """The screens before a game."""
    context.show(Start(context))
    yield "start"
    context.saves.records.games = 1  # else the tutorial comes first
    context.show(Menu(context))
    context.clock_on(100)
    yield "menu"
    for name in NAMES:
        choice = context.saves.choices(name)
        if "skill" in choice:
            choice["skill"] = 3
        if "number" in choice:
            choice["number"] = 4711
        set_up(context, name)
        yield "setup_" + name
    custom = SingleSetUp(context, "classic")
    custom.choices["features"], custom.choices["skill"] = 3, 0
    custom.arrange()
    custom.index = 3
    context.show(custom)
    yield "setup_custom"
    context.show(Number(context, PuzzleSetUp(context, "puzzle")))
    yield "number"
    table = TableSetUp(context, "table")
    table.choices["seats"], table.choices["tournament"], table.index = 4, 1, 2
    table.arrange()
    context.show(table)
    yield "setup_tournament"


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


def others(context):
    """What is different in the other games."""
    play = playing(context, TimedPlay, Timed, target=20)
    claim(context, play, find_sets(play.game.layout.cells)[0])
    context.clock_on(500)
    press(context, play, HINT)
    yield "timed"
    play = playing(context, ArcadePlay, Arcade, skill=0)
    for _ in range(2):
        claim(context, play, find_sets(play.game.layout.cells)[0])
        context.clock_on(500)
    yield "arcade"
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
    play = playing(context, PracticePlay, Practice, skill=1)
    press(context, play, HINT, HINT)
    yield "practice"


def round_the_table(context):
    """The table game and Solo."""
    play = seated(context, (-1, 3))
    yield "table"
    play._shown(play.game.call((0,), context.now()), [], context.now())
    press(context, play, NEXT, SELECT, DOWN, SELECT)
    yield "table_picking"
    cells = find_sets(play.game.layout.cells)[0]
    play.chosen = []
    claim(context, play, cells)
    yield "table_right"
    play = seated(context, (-1, -1, 1, 2), rounds=3)
    play._shown(play.game.call((1,), context.now()), [], context.now())
    claim(context, play, (0, 1, 2))
    context.clock_on(100)
    yield "table_refused"
    play = seated(context, (-1, -1, -1))
    context.clock_on(10)
    press(context, play, MENU)
    context.clock_on(200)
    play._shown(play.game.call((2,), context.now()), [], context.now())
    yield "table_question"
    seated(context, (-1, 0, 3), tournament=True)
    yield "table_tournament"
    yield from standings(context)


def ends(context):
    """The pause, the question, the results, the records, and the crash."""
    play = playing(context)
    pause = Pause(context, play)
    context.show(pause)
    yield "pause"
    pause.choose(pause.keys.index("give up"))
    yield "give_up"
    yield from endings(context)
    context.show(Crash(context, "ValueError: cell 12 is not one of 0..11", True))
    yield "crash"


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


def kept(context):
    """A game that waits, what the player is told once, and the disk."""
    pause = Pause(context, playing(context))
    context.show(pause)
    pause.choose(pause.keys.index("leave"))
    context.clock_on(100)
    yield "menu_waiting"
    context.show(Resume(context, "classic"))
    yield "resume"
    start_asked(context, "classic", SingleSetUp(context, "classic"))
    yield "begin_anew"
    for key, more in (("damaged", "game-classic.bad1"), ("full", ""), ("restarted", ""), ("battery", ""), ("safe", "")):
        context.saves.notes.append((key, more))
        context.show(Menu(context))
        yield "notice_" + key.replace("-", "_")
    battery = context.battery
    was, battery.percent, battery.low = battery.percent, 12, True
    context.show(Menu(context))
    context.clock_on(100)  # the picture beside the rows follows
    yield "menu_battery_low"
    context.show(Pause(context, playing(context)))
    yield "pause_battery_low"
    play = playing(context)
    play.tell(context.text.NOTES["battery"][0], context.now())
    yield "play_battery_low"
    battery.percent, battery.low = was, False
    disk = Disk(context)
    context.show(disk)
    yield "disk"
    disk.choose(1)
    yield "disk_erase"
    context.app._hand_over()
    yield "computer"
    context.saves.off = "safe"
    context.show(Start(context))
    yield "start_safe"


class Gallery(App):
    """The app, with time that passes by the step, on a chip of which all is known. Scenes get its context."""

    def __init__(self, board, canvas, device):
        super().__init__(board, canvas, device)
        context = self.context
        context.app, context.clock_on = self, self.clock_on
        version = context.handheld.about()[0]
        context.handheld.about = lambda: (version, "RP2040", 131_000, 233_000)  # what a Pico might say

    def show(self, screen):
        """Paint it at once: scenes press its keys without the loop."""
        super().show(screen)
        self._paint()

    def clock_on(self, milliseconds):
        """Let time pass as the loop does."""
        for _ in range(milliseconds // 10):
            self._clock.rest(10)
            self.step()

    def measure(self):
        """Measure the battery; from now on it stays as full."""
        if self._battery.at:
            self._battery.step(0)
            self._battery.at = 0

    def run(self):
        """Show all scenes."""
        self.measure()
        self._display.show()
        for name in scenes(self.context):
            self._paint()
            self.canvas.flush()
            print("scene", name)
            self._clock.rest(100)


if __name__ == "__main__":
    Gallery(*power_on(board, Device)).run()
