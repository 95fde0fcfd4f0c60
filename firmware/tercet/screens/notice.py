"""Something the player should know once: a few lines, and a key to go on."""

from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.parts import hint_line


class Notice(Screen):
    """A heading and words, broken into lines where the panel ends. `after` is called by the key; None: no key goes on."""

    def __init__(self, context, heading: str, words: str, after) -> None:
        super().__init__(context)
        self.heading = heading
        self.words = words
        self._after = after

    def draw(self) -> None:
        context = self.context
        canvas = context.canvas
        y = self.title(self.heading)
        bottom = canvas.height - hint_line.height(canvas)
        for kind in (context.medium, context.small):
            pitch = kind.height + (4 if canvas.height >= 200 else 1)
            lines = kind.lines(self.words, canvas.width - 2 * margin(canvas))
            if y + pitch * len(lines) <= bottom:
                break
        for line in lines:
            kind.draw(canvas, line, margin(canvas), y, theme.SOFT_ON_GROUND)
            y += pitch
        if self._after is not None:
            self.hints((SELECT, context.text.OK, context.text.OK))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (SELECT, BACK) and self._after is not None:
            self._after()
