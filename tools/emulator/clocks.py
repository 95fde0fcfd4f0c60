"""Which clock feeds what: rp2040py believes in 125 MHz everywhere, but the SPI's rate hangs on what the firmware chose.

Since MicroPython 1.24 the peripheral clock is 48 MHz after boot, and a driver that forgets `machine.freq` sends at
24 MHz at most. The rate on the wire is therefore computed from the registers, as the chip would.
"""

from __future__ import annotations

from rp2040py.rp2040 import RP2040

from tools.emulator import hooks

CRYSTAL = 12_000_000
RING_OSCILLATOR = 6_500_000
CS, FBDIV_INT, PRIM = 0x0, 0x8, 0xC
LOCK = 1 << 31


class Pll(hooks.Peripheral):
    """A PLL that keeps its registers and is always locked; datasheet 2.18.4."""

    def __init__(self, mcu: RP2040, name: str, page: int) -> None:
        super().__init__(mcu, name, page)
        self._registers = {CS: 1, 0x4: 0x2D, FBDIV_INT: 0, PRIM: 0x77000}

    def read_uint32(self, offset: int) -> int:
        return self._registers.get(offset, 0) | (LOCK if offset == CS else 0)

    def write_uint32(self, offset: int, value: int) -> None:
        self._registers[offset] = value & 0xFFFFFFFF

    @property
    def hertz(self) -> float:
        prim = self._registers[PRIM]
        divide = max(1, self._registers[CS] & 63) * max(1, prim >> 16 & 7) * max(1, prim >> 12 & 7)
        return CRYSTAL * (self._registers[FBDIV_INT] & 0xFFF) / divide


class Clocks:
    """Frequencies in hertz, by the registers CLK_SYS and CLK_PERI; datasheet 2.15.7."""

    def __init__(self, mcu: RP2040) -> None:
        self._mcu = mcu
        self._sys, self._usb = Pll(mcu, "PLL_SYS", hooks.PLL_SYS), Pll(mcu, "PLL_USB", hooks.PLL_USB)

    @property
    def system(self) -> float:
        control = self._mcu.clocks.sys_ctrl
        if not control & 1:
            return CRYSTAL
        sources = (self._sys.hertz, self._usb.hertz, RING_OSCILLATOR, CRYSTAL)
        divider = self._mcu.clocks.sys_div / 256
        return sources[min(control >> 5 & 7, 3)] / (divider or 1)

    @property
    def peripheral(self) -> float:
        control = self._mcu.clocks.peri_ctrl
        sources = (self.system, self._sys.hertz, self._usb.hertz, RING_OSCILLATOR, CRYSTAL)
        return sources[min(control >> 5 & 7, 4)]
