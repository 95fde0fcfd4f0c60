"""The inner loops of card faces and type, in the page's script: in the place of ui/mask_thumb.py, with the same results."""

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
