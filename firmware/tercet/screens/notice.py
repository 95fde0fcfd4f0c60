"""Something the player should know once: a heading, a few words, and a key to go on."""

from tercet.screens.pages import centred
from tercet.screens.screen import Screen
from tercet.ui import theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.parts import hint_line


class Notice(Screen):
    """A heading and words in the middle of the panel. `after` is called by the key; None: no key goes on.

    back: called by the BACK key, and leads to the pause; None: that key goes on too.
    """

    UNASKED = True

    def __init__(self, context, heading: str, words: str, after, back=None) -> None:
        super().__init__(context)
        self.heading = heading
        self.words = words
        self._after = after
        self._back = back

    def draw(self) -> None:
        context = self.context
        canvas = context.canvas
        canvas.fill(theme.GROUND)
        centred(context, self.heading, self.words, 0, canvas.height - hint_line.height(canvas))
        if self._after is not None:
            hints = [(SELECT, context.text.NEXT, context.text.NEXT)]
            if self._back is not None:
                hints.append((BACK, context.text.PAUSE, context.text.PAUSE))
            self.hints(*hints)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == BACK and self._back is not None:
            self._back()
        elif button in (SELECT, BACK) and self._after is not None:
            self._after()
