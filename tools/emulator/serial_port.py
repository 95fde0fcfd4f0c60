"""The computer at the other end of the USB cable: a serial port that stays quiet when it has nothing to say.

rp2040py's own answers every request for data at once, with an empty packet if need be; the firmware asks again, and the
processor never sleeps. A computer lets the handheld wait until there is something: so does this one.
"""

from __future__ import annotations

from rp2040py.rp2040 import RP2040
from rp2040py.usb.cdc import USBCDC


class SerialPort(USBCDC):
    """USB CDC towards the chip: `output` is all that has come, `write` types."""

    def __init__(self, mcu: RP2040) -> None:
        super().__init__(mcu.usb_ctrl)
        self.output = bytearray()
        self.connected = False
        self._input = bytearray()
        self._wanted = 0  # bytes the handheld has asked for and not got
        self._clock = mcu.clock
        self._alarm = mcu.clock.create_alarm(self._answer)
        self._answer_control = mcu.usb_ctrl.on_endpoint_read
        mcu.usb_ctrl.on_endpoint_read = self._on_read
        self.on_serial_data = self.output.extend
        self.on_device_connected = self._on_connected

    def write(self, data: bytes) -> None:
        """Bytes for the handheld; it gets them as it runs on."""
        self._input += data
        self._alarm.schedule(0)

    def _on_connected(self) -> None:
        self.connected = True

    def _on_controller_reset(self) -> None:
        super()._on_controller_reset()
        self.connected, self._wanted = False, 0

    def _on_read(self, endpoint: int, size: int) -> None:
        if endpoint == self._out_endpoint:
            self._wanted = size
            self._answer()
        elif self._answer_control:
            self._answer_control(endpoint, size)

    def _answer(self) -> None:
        if not self._wanted or not self._input:
            return
        packet = bytes(self._input[: self._wanted])
        del self._input[: len(packet)]
        self._wanted = 0
        self.usb.endpoint_read_done(self._out_endpoint, packet)
