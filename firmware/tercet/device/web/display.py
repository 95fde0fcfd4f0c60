"""The panel on the page: rectangles of the canvas' own memory and 16 colours, no panel's protocol."""

from array import array

import page
from uctypes import addressof

from tercet.device import picture

_FULL = 65535


class Display:
    """A board's panel, from its DISPLAY, and the 16 colours on it. canvas: see rp2/display.py. palette: 16 colours 0xRRGGBB,
    shown with the upper four bits of each part, as the panels do.
    """

    def __init__(self, display: dict, canvas: bytearray, palette: tuple) -> None:
        self.width, self.height = picture(display)
        self._bits = (5, 6, 5) if display["controller"] == "ILI9341" else (4, 4, 4)
        page.screen(addressof(canvas), self.width, self.height)
        self.send = page.send  # a part of the canvas: send(x, y, width, height)
        self.set_palette(palette)

    def set_palette(self, palette: tuple) -> None:
        """Take 16 colours 0xRRGGBB; what is on the glass keeps its old ones until it is sent again."""
        if len(palette) != 16:
            raise ValueError("a palette has 16 colours, not %d" % len(palette))
        colours = array("I", palette)
        page.palette(addressof(colours), *self._bits)

    def show(self) -> None:
        """The first picture was sent."""

    def light(self, duty: int) -> None:
        """Set the backlight, 0..65535."""
        page.light(duty / _FULL)

    def finish(self) -> None:
        """What is sent is on the page at once."""
