"""The two chips and where they differ: everything that is an address or a number of one of them, and its clock.

Sources: RP2040 datasheet 2.3.1.7 (SIO), 2.5.3 (DMA requests), 2.5.7 (DMA), 4.4.4 (SPI), 4.7.6 (watchdog); RP2350 datasheet
3.1.11, 12.6.4.1, 12.6.10, 12.3.5, 12.9.7.
"""

import os

# The ST7789 takes 62.5 MHz at most, and the SPI sends at half of its clock or less: at the 150 MHz that the RP2350 may
# have the next rate below is 37.5 MHz. So both run at 125.
CLOCK = 125_000_000

GPIO_IN = 0xD0000004  # the levels of all pins at once, on both
DMA = 0x50000000  # on both
DMA_CHANNEL = 0x40  # bytes of registers a DMA channel, on both


class _Chip:
    """One chip. spi, requests: by SPI unit, its address and the number by which it asks the DMA for bytes to send.

    to_set, to_clear: the addresses that set and clear outputs. watchdog: address.
    """

    def __init__(self, spi: tuple, requests: tuple, to_set: int, to_clear: int, watchdog: int) -> None:
        self.spi = spi
        self.requests = requests
        self.to_set = to_set
        self.to_clear = to_clear
        self.watchdog = watchdog


def known():
    """Return the chip that this runs on; ImportError if it is another one."""
    machine = os.uname().machine  # "Raspberry Pi Pico with RP2040"
    if "RP2040" in machine:
        return _Chip((0x4003C000, 0x40040000), (16, 18), 0xD0000014, 0xD0000018, 0x40058000)
    if "RP2350" in machine:
        return _Chip((0x40080000, 0x40088000), (24, 26), 0xD0000018, 0xD0000020, 0x400D8000)
    raise ImportError("no registers are known of %s; chips: RP2040, RP2350" % machine)
