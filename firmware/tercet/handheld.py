"""The handheld as a whole: what it is, how it is set, its light, its colours, its disk."""

import gc
import sys

from tercet import VERSION
from tercet.device import disk
from tercet.device.backlight import Backlight
from tercet.device.battery import Battery
from tercet.device.lamp import Lamp, quiet
from tercet.device.sound import Sound
from tercet.device.store import Store
from tercet.device.watchdog import Watchdog
from tercet.ui import palettes, theme
from tercet.ui.text import words


class Handheld:
    """One board. first: its clock, keys and display, as power_on.py has started them.

    board: its data. sound, lamp, battery: see screens/context.py. backlight, watchdog: for the loop in app.py.
    """

    def __init__(self, board, canvas, first) -> None:
        self.board = board
        self._canvas = canvas
        self._display = first.display
        self._now = first.clock.now
        self.backlight = Backlight(first.display.light)
        self.sound = Sound(getattr(board, "SOUND", None), self._now)
        self.lamp = Lamp(getattr(board, "LAMP", None), self._now)
        self.battery = Battery(getattr(board, "BATTERY", None))
        quiet(getattr(board, "UNUSED", {}))
        self.watchdog = Watchdog()
        self._noise = None
        self._palette = 0  # of the settings
        self._lent = False  # the colours are a screen's own
        self._colours = theme.PALETTE  # that are shown

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

    def apply_settings(self, context) -> None:
        """Make everything as the settings say, at once."""
        device = context.settings["device"]
        text = context.text = words(device["language"])
        letters = [name[0].upper() for name in text.COLOURS[device["palette"]]] if device["letters"] else None
        context.painter.ring(palettes.ring(device["palette"]))
        if letters != context.painter.letters:
            context.painter.print_letters(context.small, letters)
        self.sound.stop()
        self.sound.volume = device["volume"]
        self.lamp.off()
        self.lamp.on = bool(device["lamp"])
        dim = device["dim"] if self.dims() else 0
        self.backlight.set(device["brightness"], dim, self._now())
        self._palette = device["palette"]
        self.colours()

    def dims(self) -> bool:
        """Tell whether the board can change the light of its glass."""
        return self.board.DISPLAY["backlight"] is not None

    def colours(self, palette: tuple = ()) -> None:
        """Show these 16 colours until another screen comes, or those of the settings; what is painted next is sent in them."""
        self._lent = bool(palette)
        wanted = palette or palettes.colours(self._palette)
        if wanted == self._colours:
            return
        self._colours = wanted
        self._display.set_palette(wanted)
        if not palette:
            self._canvas.touch(0, 0, self._canvas.width, self._canvas.height)

    def take_colours_back(self) -> None:
        """Another screen comes: the colours are those of the settings."""
        if self._lent:
            self.colours()

    def keep_lit(self) -> None:
        """Something happened by itself that the player wants to see."""
        self.backlight.wake(self._now())

    def hush(self) -> None:
        """Let no sound and no lamp go on."""
        self.sound.stop()
        self.lamp.off()

    def about(self) -> tuple:
        """Return the version, the chip, and how many bytes of memory are free and there are."""
        chip = sys.implementation._machine.split(" with ")  # "Raspberry Pi Pico with RP2040"
        gc.collect()
        return VERSION, chip[1] if len(chip) > 1 else sys.platform, gc.mem_free(), gc.mem_free() + gc.mem_alloc()

    def erase_disk(self, saves) -> bool:
        """Format the disk and save to it from now on; False if it cannot be written."""
        self.watchdog.stop()
        self.sound.stop()
        if not disk.format_disk():
            return False
        saves.replace(self.store())
        return True

    def store(self) -> Store:
        """Return the files of the disk."""
        return Store(quiet=self.sound.stop)
