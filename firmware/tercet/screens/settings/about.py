"""What this is: version, board, memory, licence."""

from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.parts import hint_line


class About(Screen):
    """A few lines; the way back leads to the settings."""

    def __init__(self, context, settings) -> None:
        super().__init__(context)
        self._settings = settings

    def playing(self):
        return self._settings.playing()

    def draw(self) -> None:
        context = self.context
        canvas, small, text = context.canvas, context.small, context.text
        version, chip, free, memory = context.handheld.about()
        left = margin(canvas)
        y = self.title(text.TITLE)
        values = (version, context.handheld.board.NAME, (chip, free // 1024, memory // 1024), ())
        pitch = small.height + (6 if canvas.height >= 200 else 0)
        for line, value in zip(text.ABOUT, values):
            small.draw(canvas, line % value, left, y, theme.LIGHT_ON_GROUND)
            y += pitch
        lines = small.lines(text.UNOFFICIAL, canvas.width - 2 * left)
        y = canvas.height - hint_line.height(canvas) - len(lines) * small.height - (8 if canvas.height >= 200 else 2)
        for line in lines:
            small.draw(canvas, line, left, y, theme.SOFT_ON_GROUND)
            y += small.height
        self.hints((BACK, text.BACK, text.BACK))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (SELECT, BACK):
            self.context.show(self._settings)
