"""Something went wrong: the last line of the report, and a key back to the menu."""

from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import SELECT


class Crash(Screen):
    """Plain, so that it works when other things do not."""

    def __init__(self, context, line: str) -> None:
        super().__init__(context)
        self.line = line

    def draw(self) -> None:
        context = self.context
        canvas, small = context.canvas, context.small
        text = context.text
        y = self.title(text.CRASHED)
        left = margin(canvas)
        rest = self.line
        while rest and y + 3 * small.height < canvas.height - 20:
            count = len(rest)
            while small.width(rest[:count]) > canvas.width - 2 * left:
                count -= 1
            small.draw(canvas, rest[:count], left, y, theme.LIGHT_ON_GROUND)
            rest = rest[count:]
            y += small.height + 2
        small.draw(canvas, text.CRASHED_LINE, left, y + small.height // 2, theme.SOFT_ON_GROUND)
        self.hints((SELECT, text.MENU, text.MENU))

    def button(self, button: int, time: int, repeated: bool) -> None:
        from tercet.screens.menu import Menu

        self.context.show(Menu(self.context))
