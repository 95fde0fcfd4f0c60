"""The inner loops of card faces and type, in the page's script: in the place of ui/mask_thumb.py, with the same results; and a
line of text as a whole, in the place of the viper code in ui/canvas.py.
"""

import page
from uctypes import addressof


def copy(buffer, mask, table, numbers) -> None:
    """See ui/mask.py."""
    page.copy(addressof(buffer), addressof(mask), addressof(table), addressof(numbers))


def fill(buffer, numbers) -> None:
    """See ui/mask.py."""
    page.fill(addressof(buffer), addressof(numbers))


def glyph(buffer, mask, numbers) -> None:
    """See ui/mask.py."""
    page.glyph(addressof(buffer), addressof(mask), addressof(numbers))


def text(buffer, width, height, words, start, count, index, data, extras, x, y, colours, numbers) -> int:
    """See _text() of ui/canvas.py."""
    return page.text(
        addressof(buffer),
        width,
        height,
        addressof(words),
        start,
        count,
        addressof(index),
        addressof(data),
        addressof(extras),
        x,
        y,
        addressof(colours),
    )
