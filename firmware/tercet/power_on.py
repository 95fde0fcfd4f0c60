"""What comes first at power-on: the panel begins its reset, and the keys are looked at.

The panel needs 120 ms to come up. What this imports, and then app.py with all that it imports, is read meanwhile.
"""

SAFE_KEY = "BACK"  # held at power-on


class PowerOn:
    """The clock, the keys, and the display of a board; safe: the key for safe mode is held.

    board: as app.App wants it. canvas: of the panel's size.
    """

    def __init__(self, board, canvas) -> None:
        from tercet.device import reset

        pin = board.DISPLAY["reset"]
        since = None if pin is None else reset.begin(pin)

        from tercet.device.buttons import Buttons
        from tercet.device.clock import Clock
        from tercet.device.display import Display
        from tercet.ui import theme
        from tercet.ui.buttons import NAMES

        self.buttons = Buttons(board.BUTTONS, NAMES, 0)
        self.clock = Clock(self.buttons.latched)
        self.safe = self.buttons.down(SAFE_KEY)
        self.display = Display(board.DISPLAY, canvas.buffer, theme.PALETTE, self.safe, since)
