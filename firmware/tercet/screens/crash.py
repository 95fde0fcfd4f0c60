"""Something went wrong: the last line of the report, and a key back to the menu."""

from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import SELECT


class Crash(Screen):
    """Plain, so that it works when other things do not. waits: a game was in progress, and is kept."""

    def __init__(self, context, line: str, waits: bool) -> None:
        super().__init__(context)
        self.line = line
        self.waits = waits

    def draw(self) -> None:
        context = self.context
        canvas, small = context.canvas, context.small
        text = context.text
        y = self.title(text.CRASHED)
        left = margin(canvas)
        for line in small.lines(self.line, canvas.width - 2 * left):
            if y + 3 * small.height >= canvas.height - 20:
                break
            small.draw(canvas, line, left, y, theme.LIGHT_ON_GROUND)
            y += small.height + 2
        small.draw(
            canvas, text.CRASHED_GAME if self.waits else text.CRASHED_LINE, left, y + small.height // 2, theme.SOFT_ON_GROUND
        )
        self.hints((SELECT, text.MENU, text.MENU))

    def button(self, button: int, time: int, repeated: bool) -> None:
        self.context.go("menu")
