"""Puts the parts together: the one place that sees core, ui, screens and device. And the one loop."""

import gc
import sys

from tercet import VERSION
from tercet.device import disk
from tercet.device.backlight import Backlight
from tercet.device.battery import Battery
from tercet.device.buttons import REPEATED
from tercet.device.lamp import Lamp
from tercet.device.serial import SerialLine
from tercet.device.sound import Sound
from tercet.device.store import Store
from tercet.device.watchdog import Watchdog
from tercet.first import First
from tercet.screens.crash import Crash  # now: when it is wanted there may be no memory to import it
from tercet.screens.saves import Saves
from tercet.screens.start import Start
from tercet.ui import buttons as logical
from tercet.ui import palettes, phrases, theme
from tercet.ui.cardtable import CardPainter, faces_for
from tercet.ui.fonts import large, medium, small
from tercet.ui.text import words
from tercet.ui.type import Type

SAMPLE = 5  # ms between two samples of the keys
QUIET = 250  # ms without a key after which the collector may run
STILL = 500  # ms without a key after which a file may be written while a game runs
BETWEEN = 100  # ms after which one may be written on another screen: before the next press of a quick finger
LITTER = 24  # keys whose leavings the heap holds easily; a new screen or a file counts for as many
LONGEST_REST = 500  # ms: a tool on the serial line waits so long at most, and the watchdog bites after 8000
RESERVE = 4096  # bytes of heap kept for the screen that says that there are no more
REPORT = "crash.txt"


class App:
    """Tercet on one board; also the context that every screen gets (see screens/screen.py).

    board: a module or object with the board's data: NAME, DISPLAY, BUTTONS, SEATS, and SOUND, LAMP, BATTERY where it has
    them. canvas: of the panel's size. first: clock, keys and display, where they were started before.
    """

    def __init__(self, board, canvas, first: "First | None" = None) -> None:
        self._reserve = bytearray(RESERVE)
        self.board = board
        self.canvas = canvas
        first = first or First(board, canvas)
        self._clock, self._buttons, self._display, self.safe = first.clock, first.buttons, first.display, first.safe
        self.canvas.send = self._display.send
        self._backlight = Backlight(self._display.light)
        self.sound = Sound(getattr(board, "SOUND", None), self.now)
        self.lamp = Lamp(getattr(board, "LAMP", None), self.now)
        self.battery = Battery(getattr(board, "BATTERY", None))
        self._watchdog = Watchdog()
        self._noise = None
        self._serial = SerialLine()
        self._events = bytearray(8)
        self.keys = logical.Keys(board.BUTTONS, board.SEATS)
        self.small, self.medium, self.large = Type(small), Type(medium), Type(large)
        self.painter = CardPainter(self.canvas, faces_for(canvas.width, canvas.height))
        self.text = words(0)
        self.disk_unread = not (self.safe or disk.mounted())
        self.saves = Saves(None if self.safe or self.disk_unread else Store(quiet=self.sound.stop))
        if self.safe:
            self.saves.notes.append(("safe", ""))
        self._lent = False  # the colours are a screen's own
        self._colours = theme.PALETTE  # that are shown
        self.apply_settings()
        self._screen = Start(self)
        self._tick_at = 0  # when the screen wants to work by itself
        self._litter = 0  # keys since the collector ran
        self._collect_at = 0  # when it runs, 0: not yet
        self._key_at = 0  # the last key, or the last change of the screen
        if self._watchdog.bit and not self.disk_unread:
            self._restarted()

    @property
    def settings(self) -> dict:
        """The last choices, by the names in screens/games.py."""
        return self.saves.settings

    @property
    def records(self):
        """The best games."""
        return self.saves.records

    @property
    def solved(self):
        """The puzzles that were solved."""
        return self.saves.solved

    @property
    def statistics(self):
        """How somebody plays."""
        return self.saves.statistics

    def now(self) -> int:
        """Return the time in milliseconds since the start."""
        return self._clock.now()

    def seed(self) -> int:
        """Return the seed of a new game, 0..2**48-1."""
        return self._chips_noise().seed()

    def number(self) -> int:
        """Return the number by which a new game is known, 1..2**30-1."""
        return self._chips_noise().number()

    def _chips_noise(self):
        if self._noise is None:
            from tercet.device.noise import Noise  # two milliseconds, which the start is spared

            self._noise = Noise()
        return self._noise

    def apply_settings(self) -> None:
        """Make everything as the settings say, at once."""
        device = self.settings["device"]
        self.text = words(device["language"])
        letters = [name[0].upper() for name in self.text.COLOURS[device["palette"]]] if device["letters"] else None
        if letters != self.painter.letters:
            self.painter.print_letters(self.small, letters)
        self.sound.stop()
        self.sound.volume = device["volume"]
        self.lamp.off()
        self.lamp.on = bool(device["lamp"])
        self._backlight.set(device["brightness"], device["dim"], self._clock.now())
        self.colours()

    def colours(self, palette: tuple = ()) -> None:
        """Show these 16 colours until another screen comes, or those of the settings; what is painted next is sent in them."""
        self._lent = bool(palette)
        wanted = palette or palettes.colours(self.settings["device"]["palette"])
        if wanted == self._colours:
            return
        self._colours = wanted
        self._display.set_palette(wanted)
        if not palette:
            self.canvas.touch(0, 0, self.canvas.width, self.canvas.height)

    def about(self) -> tuple:
        """Return the version, the chip, and how many bytes of memory are free and there are."""
        chip = sys.implementation._machine.split(" with ")  # "Raspberry Pi Pico with RP2040"
        gc.collect()
        return VERSION, chip[1] if len(chip) > 1 else sys.platform, gc.mem_free(), gc.mem_free() + gc.mem_alloc()

    def erase_disk(self) -> bool:
        """Format the disk and save to it from now on; False if it cannot be written."""
        self._watchdog.stop()
        self.sound.stop()
        if not disk.format_disk():
            return False
        self.disk_unread = False
        self.saves.replace(Store(quiet=self.sound.stop))
        return True

    def show(self, screen) -> None:
        """Change to another screen, after what the player should know first; keys that are down mean nothing to it."""
        time = self._clock.now()
        self._hush()  # what is heard and lit belongs to the screen that was
        self.saves.show(screen, time)
        if screen.CALM and self.saves.notes:
            screen = self._notice(screen)
        if self._lent:
            self.colours()
        self._screen = screen
        self._buttons.leave(time)
        self._litter += LITTER
        self._collect_at = time + QUIET
        self._key_at = time
        self._tick_at = 0
        screen.draw()

    def keep_lit(self) -> None:
        """Something happened by itself that the player wants to see."""
        self._backlight.wake(self._clock.now())

    def tidy(self) -> None:
        """Something that stays for long is about to be made: what is litter goes first, lest the heap falls to pieces."""
        self._collect_at = self._clock.now() + QUIET

    def run(self) -> None:
        """Play until a tool on the serial line wants to talk to MicroPython."""
        try:
            self._begin()
            while not self._serial.asked(self._clock.now()):
                try:
                    self.step()
                except Exception as error:  # noqa: BLE001 - whatever it is, the player gets a screen that says so
                    self._crash(error)
                self._watchdog.feed()
                self.rest()
            self._hand_over()
        finally:
            self._hush()
            self._display.finish()
            self._watchdog.stop()
            self._serial.release()

    def step(self) -> None:
        """Sample the keys once, let the screen work when it has to, send what changed."""
        time = self._clock.now()
        if self.sound.at and time >= self.sound.at:
            self.sound.step(time)
        if self.lamp.at and time >= self.lamp.at:
            self.lamp.step(time)
        buttons = self._buttons
        count = buttons.sample(self._events, time)
        if count or buttons.edge_count:
            self._litter += 1
            if self._litter >= LITTER:
                self._collect_at = time + QUIET
            self._tick_at = time
            self._key_at = time
            self.saves.touch(time)
            if self._backlight.wake(time):
                buttons.forget()  # the press was meant for the light
                return
            if buttons.edge_count and self._screen.edges(buttons.edges, buttons.edge_count, time):
                buttons.forget()  # the presses were calls: they mean nothing else
                count = 0
            screen = self._screen
            for index in range(count):
                event = self._events[index]
                screen.button(event & ~REPEATED, time, event >= REPEATED)
                if screen is not self._screen:
                    break  # a second key in the same sample was not meant for the screen that is there now
        if time >= self._tick_at:
            screen = self._screen
            wait = screen.tick(time)
            self._tick_at = time + wait if screen is self._screen else time
            self.canvas.flush()
        elif self._collect_at and time >= self._collect_at:
            self._collect_at = 0
            self._litter = 0
            gc.collect()
        elif self._backlight.at and time >= self._backlight.at:
            self._backlight.step(time)
        elif self.battery.at and time >= self.battery.at:
            self._sense(time)
        elif self.saves.at and not self.sound.at and time >= self._save_at() and not buttons.busy(time):
            self._save(time)

    def rest(self) -> None:
        """Let the processor rest until a key goes down or there is something to do."""
        time = self._clock.now()
        until = time + SAMPLE
        if not self._buttons.busy(time):
            until = min(self._tick_at, self._collect_at or self._tick_at, time + LONGEST_REST)
            if self.saves.at and not self.sound.at:
                until = min(until, self._save_at())
        if self.sound.at:
            until = min(until, self.sound.at)
        if self.lamp.at:
            until = min(until, self.lamp.at)
        self._clock.rest(max(1, until - time))

    def _begin(self) -> None:
        try:
            self._screen.draw()
        except Exception as error:  # noqa: BLE001 - as in run()
            self._crash(error)
        self.canvas.flush()
        self._display.show()
        self._backlight.wake(self._clock.now())

    def _save_at(self) -> int:
        screen = self._screen
        return max(self.saves.at, self._key_at + (STILL if screen.playing() is screen else BETWEEN))

    def _save(self, time: int) -> None:
        """Write a file. The flash may stall for seconds while it is erased: the watchdog waits."""
        self._watchdog.stop()
        gc.collect()  # a file is one piece of memory, and what is remembered of it lies low
        try:
            self.saves.write(time)
        finally:
            self._litter += LITTER
            self._collect_at = time + QUIET

    def _sense(self, time: int) -> None:
        """Measure the battery; warn when it is low, and save before it is empty."""
        battery = self.battery
        low, dying = battery.low, battery.dying
        changed = battery.step(time)
        if battery.low and not self.lamp.at:
            self.lamp.show(phrases.AMBER)
        if not changed:
            return
        if battery.dying and not dying:
            self.saves.hurry(time)
        self._screen.battery()
        if battery.low and not low:
            self.saves.notes.append(("battery", ""))
            if self._screen.CALM:
                self.show(self._screen)
            else:
                self._screen.tell(self.text.NOTES["battery"][0], time)
        self._tick_at = time

    def _hush(self) -> None:
        self.sound.stop()
        self.lamp.off()

    def _save_all(self) -> None:
        """Write everything there is to write, now."""
        self._watchdog.stop()
        while self.saves.at:
            self.saves.write(self._clock.now())

    def _notice(self, screen):
        """Return the screen that tells the next note and then shows `screen`."""
        from tercet.screens.notice import Notice

        key, more = self.saves.notes.pop(0)
        heading, words = self.text.NOTES[key]
        notice = Notice(self, heading, words % more if more else words, lambda: self.show(screen))
        notice.playing = screen.playing
        return notice

    def _restarted(self) -> None:
        """The loop stood still, and the watchdog has reset the chip: say so, then the game that waits."""
        from tercet.screens.games import resumed
        from tercet.screens.menu import Menu, waiting
        from tercet.screens.pause import Pause

        index = waiting(self)
        play = resumed(self, index) if index >= 0 else None
        screen = Menu(self, True) if play is None else Pause(self, play)
        self.saves.notes.insert(0, ("restarted", ""))
        self._screen = self._notice(screen)

    def _hand_over(self) -> None:
        """A tool wants the REPL: save, say so on the glass, and end."""
        from tercet.screens.notice import Notice

        self._hush()
        self.saves.hurry(self._clock.now())
        self._save_all()
        heading, words = self.text.COMPUTER_LINE
        self.colours()
        notice = Notice(self, heading, words, None)
        notice.draw()
        self.canvas.flush()

    def _crash(self, error) -> None:
        """Show what happened and write it down; the game that was played waits in the menu."""
        self._hush()
        self._reserve = b""
        gc.collect()
        self.saves.crashed()
        try:
            waits = self._screen.playing() is not None
            self.show(Crash(self, "%s: %s" % (type(error).__name__, error), waits))
            self.canvas.flush()
            self._save_all()  # while there is memory for it; then what filled the heap may go with the game's screen
        except Exception as another:  # noqa: BLE001 - there is no third line of defence; the loop goes on
            self._report(another)
        self._report(error)
        gc.collect()
        try:
            self._reserve = bytearray(RESERVE)
        except MemoryError:
            self._reserve = b""  # the next crash has to do without

    def _report(self, error) -> None:
        self._watchdog.stop()
        sys.print_exception(error)
        if not self.safe:
            try:
                with open(REPORT, "w") as report:
                    sys.print_exception(error, report)
            except OSError as trouble:
                print("%s could not be written: %s" % (REPORT, trouble))
