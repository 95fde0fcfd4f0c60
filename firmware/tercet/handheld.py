"""The handheld as a whole: what it is, how it is set, its light, its colours, its disk."""

import gc

from tercet import VERSION
from tercet.timing.backlight import STEPS, Backlight
from tercet.timing.battery import Battery
from tercet.timing.lamp import Lamp
from tercet.timing.sound import Sound
from tercet.ui import palettes, theme
from tercet.ui.text import forget_others, initials, words

_FILMED = 120  # seconds without a key until a glass dims that a camera looks at


class Handheld:
    """One board. device: its hardware, as device/__init__.py says.

    board: its data. sound, lamp, battery: see screens/context.py. backlight: for the loop in app.py. seed(): of a new game,
    0..2**48-1. number(): by which it is known, 1..2**30-1.
    """

    def __init__(self, board, canvas, device) -> None:
        self.board = board
        self._canvas = canvas
        self._device = device
        self._display = device.display
        self._now = device.clock.now
        self.seed, self.number = device.seed, device.number
        self.backlight = Backlight(device.display.light)
        sound, lamp, battery = [getattr(board, name, None) for name in ("SOUND", "LAMP", "BATTERY")]
        self.sound = Sound(device.buzzer(sound) if sound else None, self._now)
        self.lamp = Lamp(device.lamp(lamp) if lamp else None, self._now)
        self.battery = Battery(battery, device.battery(battery) if battery else None)
        self._palette = 0  # of the settings
        self._lent = False  # the colours are a screen's own
        self._colours = theme.PALETTE  # that are shown
        self._brightness, self._dim = STEPS - 1, 0  # of the settings
        self._bright = False  # a screen has more light than that

    def apply_settings(self, context) -> None:
        """Make everything as the settings say, at once."""
        device = context.settings["device"]
        text = context.text = words(device["language"])
        forget_others(device["language"])
        letters = initials(text.COLOURS[device["palette"]]) if device["letters"] else None
        context.painter.ring(palettes.ring(device["palette"]))
        if letters != context.painter.letters:
            context.painter.print_letters(context.small, letters)
        self.sound.stop()
        self.sound.volume = device["volume"]
        self.lamp.off()
        self.lamp.on = bool(device["lamp"])
        self._brightness, self._dim = device["brightness"], device["dim"] if self.dims() else 0
        self._light_up(False)
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

    def brighten(self) -> None:
        """Give all light until another screen comes, and do not dim it soon: a camera sees stripes on a dim glass."""
        self._light_up(True)

    def _light_up(self, bright: bool) -> None:
        self._bright = bright
        dim = max(self._dim, _FILMED) if bright and self._dim else self._dim
        self.backlight.set(STEPS - 1 if bright else self._brightness, dim, self._now())

    def take_back(self) -> None:
        """Another screen comes: colours and light are those of the settings."""
        if self._lent:
            self.colours()
        if self._bright:
            self._light_up(False)

    def keep_lit(self) -> None:
        """Something happened by itself that the player wants to see."""
        self.backlight.wake(self._now())

    def hush(self) -> None:
        """Let no sound and no lamp go on."""
        self.sound.stop()
        self.lamp.off()

    def about(self) -> tuple:
        """Return the version, the chip, and how many bytes of memory are free and there are."""
        gc.collect()
        return VERSION, self._device.chip(), gc.mem_free(), gc.mem_free() + gc.mem_alloc()

    def erase_disk(self, saves) -> bool:
        """Format the disk and save to it from now on; False if it cannot be written."""
        self._device.watchdog.stop()
        self.sound.stop()
        if not self._device.format_disk():
            return False
        saves.replace(self.store())
        return True

    def probe(self):
        """Return down(pin) and kilohertz() for a test of the board, see device/rp2/probe.py; None where it has no pins."""
        return self._device.probe()

    def store(self):
        """Return the files of the disk."""
        return self._device.store(self.sound.stop)
