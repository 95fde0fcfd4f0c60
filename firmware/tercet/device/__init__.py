"""The only part that knows the machine. Here: the size of a board's picture, said once for firmware, images and tools.

(Not in a module of its own, whose import would cost two milliseconds of the start.)
"""


def seen(display: dict) -> tuple[int, int]:
    """Return (width, height) in pixels of the glass as the player sees it, from DISPLAY of a board.py."""
    columns, rows = display["panel"]
    return (rows, columns) if display["rotation"] in (90, 270) else (columns, rows)


def picture(display: dict) -> tuple[int, int]:
    """Return (width, height) in pixels of the picture on it: without the margins at its top and bottom."""
    width, height = seen(display)
    return width, height - 2 * display.get("margin", 0)
