"""The SPI that the panel hangs on."""

from machine import SPI, Pin


def open_bus(display: dict) -> SPI:
    """Return the board's SPI, without a MISO."""
    return SPI(
        display["spi"],
        baudrate=display["baudrate"],
        polarity=display["polarity"],
        phase=display["phase"],
        sck=Pin(display["sck"]),
        mosi=Pin(display["mosi"]),
        miso=None,
    )
