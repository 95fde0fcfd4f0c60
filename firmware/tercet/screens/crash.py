"""Something went wrong: what that means for the player, a key back to the menu, and small what the report says."""

from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import SELECT
from tercet.ui.parts import hint_line


class Crash(Screen):
    """Plain, so that it works when other things do not. waits: a game was in progress, and is kept."""

    UNASKED = True

    def __init__(self, context, line: str, waits: bool) -> None:
        super().__init__(context)
        self.line = line
        self.waits = waits

    def draw(self) -> None:
        context = self.context
        canvas, medium, small, text = context.canvas, context.medium, context.small, context.text
        tall = canvas.height >= 200
        canvas.fill(theme.GROUND)
        small_lines = small.lines(self.line, canvas.width - 2 * margin(canvas))[: 3 if tall else 2] + [text.CRASHED_LINE]
        bottom = canvas.height - hint_line.height(canvas) - (10 if tall else 2)
        foot = bottom - len(small_lines) * small.height
        lines = [text.CRASHED_GAME, text.CRASHED] if self.waits else [text.CRASHED]
        pitch = medium.height + (10 if tall else 2)
        y = (foot - len(lines) * pitch) // 2
        colours = theme.LIGHT_ON_GROUND
        for line in lines:
            medium.draw(canvas, line, (canvas.width - medium.width(line)) // 2, y, colours)
            colours = theme.SOFT_ON_GROUND
            y += pitch
        for line in small_lines:
            small.draw(canvas, line, (canvas.width - small.width(line)) // 2, foot, theme.SOFT_ON_GROUND)
            foot += small.height
        self.hints((SELECT, text.MENU, text.MENU))

    def button(self, button: int, time: int, repeated: bool) -> None:
        self.context.go("menu")
