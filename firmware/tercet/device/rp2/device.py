"""The chip as a whole, as device/__init__.py says what it has."""

import sys

from tercet.device.rp2 import reset

REPORT = "crash.txt"


class Device:
    """A board's chip and what hangs on it. The panel begins its reset: it needs 120 ms, in which the rest is imported."""

    def __init__(self, board) -> None:
        self._board = board
        self._since = reset.begin(board.DISPLAY)

    def start(self, names: tuple, safe_key: str, buffer: bytearray, palette: tuple) -> None:
        """Start keys, clock and display. names: of the buttons. buffer: of the canvas."""
        from tercet.device.rp2.buttons import Buttons
        from tercet.device.rp2.clock import Clock
        from tercet.device.rp2.display import Display
        from tercet.device.rp2.serial import SerialLine
        from tercet.device.rp2.watchdog import Watchdog

        self.buttons = Buttons(self._board.BUTTONS, names, 0)
        self.clock = Clock(self.buttons.latched)
        self.safe = self.buttons.down(safe_key)
        self.display = Display(self._board.DISPLAY, buffer, palette, self.safe, self._since)
        self.watchdog = Watchdog()
        self.serial = SerialLine()
        self._noise = None
        unused = getattr(self._board, "UNUSED", None)
        if unused:
            from tercet.device.rp2.outputs import quiet

            quiet(unused)

    def buzzer(self, data: dict):
        """Return what plays a note on a board's SOUND."""
        from tercet.device.rp2.outputs import buzzer

        return buzzer(data)

    def lamp(self, data: dict):
        """Return what lights a board's LAMP."""
        from tercet.device.rp2.outputs import lamp

        return lamp(data)

    def battery(self, data: dict):
        """Return what measures a board's BATTERY."""
        from tercet.device.rp2.outputs import battery

        return battery(data)

    def probe(self):
        """Return what a test of the board asks: down(pin) and kilohertz()."""
        from tercet.device.rp2.probe import Probe

        return Probe(self.display)

    def store(self, quiet):
        """Return the files of the disk. quiet: called before the flash is changed, which stops everything."""
        from tercet.device.rp2.store import Store

        return Store(quiet=quiet)

    def mounted(self) -> bool:
        """Tell whether there is a disk to read from."""
        from tercet.device.rp2 import disk

        return disk.mounted()

    def format_disk(self) -> bool:
        """Erase the disk; all that was on it is lost. False when even that fails."""
        from tercet.device.rp2 import disk

        return disk.format_disk()

    def report(self, error) -> None:
        """Write down what went wrong: on the serial line, and on the disk unless it is left alone (safe mode)."""
        sys.print_exception(error)
        if not self.safe:
            try:
                with open(REPORT, "w") as report:
                    sys.print_exception(error, report)
            except OSError as trouble:
                print("%s could not be written: %s" % (REPORT, trouble))

    def seed(self) -> int:
        """Return the seed of a new game, 0..2**48-1."""
        return self._chips_noise().seed()

    def number(self) -> int:
        """Return the number by which a new game is known, 1..2**30-1."""
        return self._chips_noise().number()

    def _chips_noise(self):
        if self._noise is None:
            from tercet.device.rp2.noise import Noise  # two milliseconds, which the start is spared

            self._noise = Noise()
        return self._noise

    def chip(self) -> str:
        """Return its name, as MicroPython says it."""
        parts = sys.implementation._machine.split(" with ")  # "Raspberry Pi Pico with RP2040"
        return parts[1] if len(parts) > 1 else sys.platform
