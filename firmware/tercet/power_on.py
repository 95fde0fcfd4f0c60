"""What comes first at power-on: the panel begins to come up, and the keys are looked at.

The panel needs 120 ms to come up. What this imports, and then app.py with all that it imports, is read meanwhile.
"""

from tercet.device import picture
from tercet.ui.canvas import Canvas

SAFE_KEY = "BACK"  # held at power-on


def power_on(board, device) -> tuple:
    """Return what app.App is made of: the board's data, the canvas of its panel, and what hangs on it, started.

    board: a module or object with the board's data: NAME, DISPLAY, BUTTONS, SEATS, and SOUND, LAMP, BATTERY, UNUSED where it
    has them. device: a class Device, see device/__init__.py.
    """
    canvas = Canvas(*picture(board.DISPLAY))  # the largest buffer first, before anything else lies in the heap
    started = device(board)

    from tercet.ui import theme
    from tercet.ui.buttons import NAMES

    started.start(NAMES, SAFE_KEY, canvas.buffer, theme.PALETTE)
    return board, canvas, started
