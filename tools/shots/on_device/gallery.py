"""Every screen, one after the other: runs in the firmware's place, on MicroPython. Prints a scene's name when it stands.

Games have fixed seeds and the clock is the simulator's, so a scene looks the same each time.
"""

import arcade
import board
import challenge
import classic
import crossword
import cubed
import dice
import help  # the help of the games
import learn
import practice
import puzzle
import scores
import settings
import solo
import speed
import table
import timed
from stage import playing
from tercet.app import App
from tercet.core.games import NAMES
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.screens.crash import Crash
from tercet.screens.disk import Disk
from tercet.screens.games import set_up, start_asked
from tercet.screens.menu import Menu
from tercet.screens.pause import Pause
from tercet.screens.puzzle.number import Number
from tercet.screens.puzzle.setup import PuzzleSetUp
from tercet.screens.resume import Resume
from tercet.screens.single.setup import SingleSetUp
from tercet.screens.start import Start
from tercet.screens.table.setup import TableSetUp


def scenes(context):
    """Yield the name of each scene once its screen is up; some show what others before them have left in the records."""
    for each in (
        lists,
        classic.tables,
        classic.verdicts,
        timed.game,
        arcade.game,
        puzzle.game,
        practice.game,
        table.game,
        table.standings,
        cubed.game,
        paused,
        classic.ends,
        timed.ends,
        puzzle.ends,
        arcade.ends,
        solo.ends,
        crashed,
        scores.counted,
        scores.medals,
        scores.names,
        kept,
        settings.settings,
        settings.board_tested,
        learn.learning,
        help.helped,
        dice.menu,
        speed.game,
        crossword.game,
        challenge.challenges,
        puzzle.ladder,
        practice.course,
        scores.review,
    ):
        yield from each(context)


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
    setup = TableSetUp(context, "table")
    setup.choices["seats"], setup.choices["tournament"], setup.index = 4, 1, 2
    setup.arrange()
    context.show(setup)
    yield "setup_tournament"
    setup.index = 3
    context.show(setup)
    yield "setup_computer"


def paused(context):
    """The pause, and the question."""
    play = playing(context)
    pause = Pause(context, play)
    context.show(pause)
    yield "pause"
    pause.choose(pause.keys.index("give up"))
    yield "give_up"


def crashed(context):
    """What is said when the firmware has a fault."""
    context.show(Crash(context, "ValueError: cell 12 is not one of 0..11", True))
    yield "crash"


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
