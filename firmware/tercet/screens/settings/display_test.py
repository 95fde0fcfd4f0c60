"""Whether the panel shows what it is sent: its edges, pure colours, even steps; and what to change where it does not."""

from tercet.screens.screen import Screen, margin
from tercet.screens.settings import test_pictures
from tercet.ui import theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.parts import hint_line

_FIELDS = (0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF, 0x000000)
_LIGHT_FIELDS = (1, 3)  # words on them are black
_FRAME, _STEPS, _LAST = 0, 1 + len(_FIELDS), 2 + len(_FIELDS)  # pages; the fields come between


class DisplayTest(Screen):
    """Page after page, any key goes on; where there are pins to test, the test of the whole board may follow."""

    def __init__(self, context, settings) -> None:
        super().__init__(context)
        self._settings = settings
        self._page = _FRAME
        self._tests_board = context.handheld.probe() is not None

    def playing(self):
        return self._settings.playing()

    def draw(self) -> None:
        page = self._page
        if page == _FRAME:
            test_pictures.edges(self.context, self.context.text.TEST_FRAME)
        elif page == _STEPS:
            test_pictures.steps(self.context, (self.context.text.TEST_STEPS,))
        elif page == _LAST:
            self._last()
        else:
            self._field(page - 1)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if repeated:
            return
        if self._page == _LAST:
            if button == SELECT and self._tests_board:
                self.context.go("board test", self._settings)
            else:
                self.context.show(self._settings)
            return
        self._page += 1
        self.draw()

    def _field(self, field: int) -> None:
        """One pure colour, and its name."""
        context = self.context
        canvas, large = context.canvas, context.large
        context.handheld.colours((0,) + (0xFFFFFF,) * 14 + (_FIELDS[field],))
        canvas.fill(15)
        words = context.text.TEST_FIELDS[field]
        y = (canvas.height - large.height) // 2
        ink = bytes((15, 15, 1, 1)) if field not in _LIGHT_FIELDS else bytes((15, 15, 0, 0))
        large.draw(canvas, words, (canvas.width - large.width(words)) // 2, y, ink)

    def _last(self) -> None:
        """What is wrong, and which constant of the board is to be changed."""
        context = self.context
        canvas, small, text = context.canvas, context.small, context.text
        context.handheld.colours()
        left = margin(canvas)
        y = self.title(text.TEST_LAST)
        pitch = small.height + (6 if canvas.height >= 200 else 0)
        for seen, constant in text.TEST_WRONG:
            small.draw(canvas, seen, left, y, theme.LIGHT_ON_GROUND)
            small.draw(canvas, constant, canvas.width - left - small.width(constant), y, theme.ACCENT_ON_GROUND)
            y += pitch
        y = canvas.height - hint_line.height(canvas) - small.height - (8 if canvas.height >= 200 else 1)
        small.draw(canvas, text.TEST_WHERE, left, y, theme.SOFT_ON_GROUND)
        if self._tests_board:
            self.hints((SELECT, text.BOARD_TEST, text.BOARD_TEST_SHORT), (BACK, text.BACK, text.BACK))
        else:
            self.hints((SELECT, text.NEXT, text.NEXT))
