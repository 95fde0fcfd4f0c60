"""What is typed a character at a time: a code, a name, a number."""

from tercet.screens.screen import Screen
from tercet.ui import theme
from tercet.ui.buttons import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP


class Typed(Screen):
    """So many characters as PLACES says; the one at `place`, counted from 0, is in focus.

    UP and DOWN, or the upper and the lower key of a board with four, turn it. Where there are keys for left and right, SELECT
    takes what was typed; else, or where WALKS says so, it goes on to the next place and takes it at the last one, and BACK
    goes a place back. BACK at the first one leaves.
    """

    PLACES = 0
    WALKS = False
    ANYWHERE = False  # a finger beside the key hints is no SELECT (tools/web/on_page/touch.py)

    def __init__(self, context) -> None:
        super().__init__(context)
        self.place = 0

    def turn(self, step: int) -> None:
        """Give the character in focus its next value, or its previous one: step 1 or -1."""

    def walked(self, button: int) -> bool:
        """Turn the character in focus, or go to another place; tell whether that is what a key does."""
        walks = self.WALKS or self.context.keys.few
        if button in (UP, PREVIOUS):
            self.turn(1)
        elif button in (DOWN, NEXT):
            self.turn(-1)
        elif button == LEFT or (button == BACK and walks and self.place):
            self.place = max(0, self.place - 1)
        elif button == RIGHT or (button == SELECT and walks and self.place < self.PLACES - 1):
            self.place = min(self.PLACES - 1, self.place + 1)
        else:
            return False
        return True

    def arrows(self) -> int:
        """Return the pixels above and below the characters that arrows take; 0 where there is no room."""
        return 12 if self.context.canvas.height >= 200 else 0

    def draw_arrows(self, middle: int, top: int, bottom: int, focus: bool) -> None:
        """Say above and below a character that it can be turned, or empty these places, where there are any."""
        canvas, small = self.context.canvas, self.context.small
        for sign, y in (("↑", top - small.height - 1), ("↓", bottom)) if self.arrows() else ():
            left, wide = middle - small.width(sign) // 2, small.width(sign)
            canvas.rect(left, y, wide, small.height, theme.GROUND)
            if focus:
                small.draw(canvas, sign, left, y, theme.SOFT_ON_GROUND)

    def turning(self) -> tuple:
        """Return the keys that turn a character, for the bottom line, unless arrows beside it say so."""
        if self.context.keys.few:
            return (PREVIOUS, "↑", "↑"), (NEXT, "↓", "↓")
        return () if self.arrows() else ((UP, "", ""), (DOWN, "", ""))
