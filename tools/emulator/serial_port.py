"""The computer at the other end of the USB cable: a serial port that stays quiet when it has nothing to say.

rp2040py's own answers every request for data at once, with an empty packet if need be; the firmware asks again, and the
processor never sleeps. A computer lets the handheld wait until there is something: so does this one.
"""

from __future__ import annotations

from rp2040py.rp2040 import RP2040

from tools.emulator.hooks import Cdc


class SerialPort(Cdc):
    """USB CDC towards the chip: `output` is all that has come, `write` types."""

    def __init__(self, mcu: RP2040) -> None:
        self.output = bytearray()
        self.connected = False
        self._input = bytearray()
        self._wanted = 0  # bytes the handheld has asked for and not got
        super().__init__(mcu)
        self._alarm = mcu.clock.create_alarm(self._give)
        self.on_serial_data = self.output.extend
        self.on_device_connected = self._on_connected

    def write(self, data: bytes) -> None:
        """Bytes for the handheld; it gets them as it runs on."""
        self._input += data
        self._alarm.schedule(0)

    def wanted(self, size: int) -> None:
        self._wanted = size
        self._give()

    def dropped(self) -> None:
        self.connected, self._wanted = False, 0

    def _on_connected(self) -> None:
        self.connected = True

    def _give(self) -> None:
        if not self._wanted or not self._input:
            return
        packet = bytes(self._input[: self._wanted])
        del self._input[: len(packet)]
        self._wanted = 0
        self.answer(packet)
