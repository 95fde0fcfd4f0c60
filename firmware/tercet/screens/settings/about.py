"""What this is: version, board, memory, licence."""

from tercet.screens.pages import balanced
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
        tall = canvas.height >= 200
        kind = context.large if tall else context.medium
        values = (version, context.handheld.board.NAME, {"chip": chip, "free": free // 1024, "all": memory // 1024}, ())
        lines = [line % value for line, value in zip(text.ABOUT, values)]
        last = balanced(small, text.UNOFFICIAL, canvas.width - 2 * margin(canvas))
        pitch, gap = small.height + (4 if tall else -1), 12 if tall else 4
        y = (canvas.height - hint_line.height(canvas) - kind.height - (len(lines) + len(last)) * pitch - 2 * gap) // 2
        canvas.fill(theme.GROUND)
        self._middle(kind, text.TITLE, y, theme.LIGHT_ON_GROUND)
        y += kind.height + gap
        for line in lines:
            self._middle(small, line, y, theme.LIGHT_ON_GROUND)
            y += pitch
        y += gap
        for line in last:
            self._middle(small, line, y, theme.SOFT_ON_GROUND)
            y += pitch
        self.hints((BACK, text.BACK, text.BACK))

    def _middle(self, kind, line: str, y: int, colours: bytes) -> None:
        canvas = self.context.canvas
        kind.draw(canvas, line, (canvas.width - kind.width(line)) // 2, y, colours)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (SELECT, BACK):
            self.context.show(self._settings)
