"""What is typed a character at a time: a code, a name, a number."""

from tercet.screens.screen import Screen
from tercet.ui.buttons import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP


class Typed(Screen):
    """So many characters as PLACES says; the one at `place`, counted from 0, is in focus.

    UP and DOWN, or the two keys of a board with four, turn it. Where there are keys for left and right, SELECT takes what was
    typed; else it goes on to the next place and takes it at the last one, and BACK goes a place back. BACK at the first one
    leaves.
    """

    PLACES = 0
    ANYWHERE = False  # a finger beside the key hints is no SELECT (tools/web/on_page/touch.py)

    def __init__(self, context) -> None:
        super().__init__(context)
        self.place = 0

    def turn(self, step: int) -> None:
        """Give the character in focus its next value, or its previous one: step 1 or -1."""

    def walked(self, button: int) -> bool:
        """Turn the character in focus, or go to another place; tell whether that is what a key does."""
        walks = self.context.keys.few
        if button in (UP, NEXT):
            self.turn(1)
        elif button in (DOWN, PREVIOUS):
            self.turn(-1)
        elif button == LEFT or (button == BACK and walks and self.place):
            self.place = max(0, self.place - 1)
        elif button == RIGHT or (button == SELECT and walks and self.place < self.PLACES - 1):
            self.place = min(self.PLACES - 1, self.place + 1)
        else:
            return False
        return True
