"""The SPI that takes its time: rp2040py's own sends a byte in no time, so a bench would measure nothing.

Every byte takes 8 bits / baud of emulated time, through the FIFO of 8 and the shift register of the PL022. No event is
needed a byte: which bytes are out by now follows from the clock. A byte is handed on when somebody looks (a DC or CS
edge, a picture), with the moment of its last bit.

DMA to and from the data register goes 8 bytes a time, the depth of the FIFO, so the processor runs beside it and a
buffer that is reused too early shows in the picture, as on the chip.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import ceil

from rp2040py.peripherals.dma import RPDMA
from rp2040py.peripherals.spi import BSY, RFF, RNE, SSPDR, SSPSR, TFE, TNF
from rp2040py.rp2040 import RP2040

from tools.emulator import hooks
from tools.emulator.hooks import DmaChannel, SpiUnit

DEPTH = 8  # of each FIFO
TINY = 1e-6  # of a byte: floating point is not exact
SRAM = 0x20000000
SPIN_CYCLES = 40  # two looks at a register within so many cycles of the same place: nothing but waiting

Sink = Callable[[bytes, float, float], None]  # bytes, nanoseconds at which the first begins, nanoseconds a byte


class Wire(SpiUnit):
    """One SPI unit with the time each byte takes.

    `sink` gets the bytes that are out; those sent while `wired` is False take their time and go nowhere.
    """

    def __init__(self, mcu: RP2040, unit: int, hertz: Callable[[], float], wired: Callable[[], bool], sink: Sink) -> None:
        self.lost = 0  # bytes written while the FIFO was full, the unit off, or its frames not of 8 bits
        self._hertz = hertz
        self._wired = wired
        self._sink = sink
        self._clock = mcu.clock
        self._clear()
        super().__init__(mcu, unit)

    def _clear(self) -> None:
        self._segments: deque[tuple[float, float, bytearray]] = deque()
        self._free_at = self._segment_end = 0.0  # nanoseconds: the last bit of the last byte
        self._byte_nanos = 0.0
        self._accepted = self._counted = self._received = 0
        self._readers: set[Channel] = set()

    def reset(self) -> None:
        self.sync()
        self._clear()
        super().reset()

    @property
    def byte_nanos(self) -> float:
        """Nanoseconds a frame takes at the rate the registers give: clk_peri / (CPSDVSR * (1 + SCR))."""
        return self.data_bits * 1e9 * self.divisor / self._hertz()

    @property
    def busy(self) -> bool:
        return self._clock.nanos < self._free_at

    @property
    def in_flight(self) -> int:
        """Frames not out yet, the one in the shift register included."""
        left = self._free_at - self._clock.nanos
        return ceil(left / self._byte_nanos - TINY) if left > 0 else 0

    @property
    def room(self) -> int:
        return DEPTH - max(0, self.in_flight - 1)

    @property
    def received(self) -> int:
        """Frames waiting to be read; more than 8 are lost, as on the chip."""
        finished = self._accepted - self.in_flight
        self._received += finished - self._counted
        self._counted = finished
        if self._received > DEPTH:
            self._received = DEPTH
            self.overrun()
        return self._received

    def nanos_until_room(self, count: int) -> float:
        """Until the transmit FIFO has room for so many."""
        return max(0.0, self._free_at - (DEPTH + 1 - count) * self._byte_nanos - self._clock.nanos)

    def nanos_until_received(self, count: int) -> float:
        """Until so many more frames than are waiting now will have come in; `count` is at most `in_flight`."""
        return max(0.0, self._free_at - (self.in_flight - count) * self._byte_nanos - self._clock.nanos)

    def accept(self, data: bytes) -> None:
        """Frames for the transmit FIFO: the caller has looked that there is room."""
        _ = self.received  # count what has come in at the old rate
        if not self.busy:
            self._byte_nanos = self.byte_nanos
            self._free_at = self._clock.nanos
        start, self._free_at = self._free_at, self._free_at + len(data) * self._byte_nanos
        self._accepted += len(data)
        if self._wired():
            if self._segments and self._segment_end == start:
                self._segments[-1][2].extend(data)
            else:
                self._segments.append((start, self._byte_nanos, bytearray(data)))
            self._segment_end = self._free_at
        for channel in list(self._readers):
            self._readers.discard(channel)
            if channel.active:
                channel.schedule_transfer()

    def take(self, count: int) -> None:
        """So many received frames were read by DMA."""
        self._received = self.received - count

    def wake_when_sent(self, channel: Channel) -> None:
        self._readers.add(channel)

    def sync(self) -> None:
        """Hand on every byte that is out by now."""
        now = self._clock.nanos
        while self._segments:
            start, nanos, data = self._segments[0]
            out = min(len(data), int((now - start) / nanos + TINY))
            if out:
                self._sink(bytes(data[:out]), start, nanos)
            if out < len(data):
                if out:
                    self._segments[0] = (start + out * nanos, nanos, data[out:])
                break
            self._segments.popleft()

    def read_uint32(self, offset: int) -> int:
        if offset == SSPDR:
            if self.received:
                self._received -= 1
            return 0  # nothing is wired to MISO
        if offset == SSPSR:
            waiting, queued = self.received, max(0, self.in_flight - 1)
            return (
                (BSY if self.busy else 0)
                | (RFF if waiting == DEPTH else 0)
                | (RNE if waiting else 0)
                | (TNF if queued < DEPTH else 0)
                | (TFE if not queued else 0)
            )
        return super().read_uint32(offset)

    def write_uint32(self, offset: int, value: int) -> None:
        if offset != SSPDR:
            super().write_uint32(offset, value)
        elif not self.room or not self.enabled or self.data_bits != 8:
            self.lost += 1
        else:
            self.accept(bytes((value & 0xFF,)))


class Channel(DmaChannel):
    """A DMA channel that moves a FIFO's worth a time between memory and a Wire; all else as rp2040py does it."""

    def __init__(self, block: RPDMA, mcu: RP2040, index: int, wires: list[Wire]) -> None:
        self._sent = {int(wire.dreq.tx): wire for wire in wires}
        self._read = {int(wire.dreq.rx): wire for wire in wires}
        self._last_look = (0, 0)
        self.skipped_nanos = 0.0  # of waiting in a loop
        super().__init__(block, mcu, index)

    def schedule_transfer(self) -> None:
        if self.treq in self._sent:
            wanted = min(DEPTH, self.left)
            self.transfer_alarm.schedule(self._sent[self.treq].nanos_until_room(wanted))
        elif self.treq in self._read:
            wire = self._read[self.treq]
            coming = min(DEPTH, self.left) - wire.received
            if coming <= 0:
                self.transfer_alarm.schedule(0)
            elif wire.in_flight or wire.received:
                self.transfer_alarm.schedule(wire.nanos_until_received(min(coming, wire.in_flight)))
            else:
                wire.wake_when_sent(self)
        else:
            super().schedule_transfer()

    def transfer(self) -> None:
        sent, read = self._sent.get(self.treq), self._read.get(self.treq)
        if not self.plain:
            super().transfer()
        elif sent and self.target == sent.data_register and not self.target_moves:
            count = min(sent.room, self.left)
            sent.accept(self._memory(count))
            self.moved(count)
        elif read and self.source == read.data_register:
            count = min(read.received, self.left)
            self._fill(count)
            read.take(count)
            self.moved(count)
        else:
            super().transfer()

    def _memory(self, count: int) -> bytes:
        offset, mcu = self.source - SRAM, self.rp2040
        if self.source_moves and offset >= 0 and offset + count <= len(mcu.sram):
            return bytes(mcu.sram[offset : offset + count])
        return bytes(mcu.read_uint8(self.source + (index if self.source_moves else 0)) for index in range(count))

    def _fill(self, count: int) -> None:
        for index in range(count if self.target_moves else min(count, 1)):
            self.rp2040.write_uint8(self.target + index, 0)

    def read_uint32(self, offset: int) -> int:
        if self.active and self.asks_control(offset):
            self._skip_if_spinning()
        return super().read_uint32(offset)

    def _skip_if_spinning(self) -> None:
        """A loop that does nothing but look whether the transfer is over: go to the next thing that happens.

        Nothing but an alarm can end the loop, so time may jump to the next one; it spares hundreds of thousands of
        emulated instructions a frame.
        """
        core = self.rp2040.core
        place, cycles = core.pc, core.cycles
        spinning = place == self._last_look[0] and cycles - self._last_look[1] < SPIN_CYCLES
        self._last_look = (place, cycles)
        clock = self.rp2040.clock
        if spinning and clock.has_scheduled_alarm:
            self.skipped_nanos += clock.nanos_to_next_alarm
            clock.tick(clock.nanos_to_next_alarm)


def install_channels(mcu: RP2040, wires: list[Wire]) -> None:
    """Give the DMA block channels that know the wires; before the firmware runs."""
    hooks.install_channels(mcu, lambda block, index: Channel(block, mcu, index, wires))
