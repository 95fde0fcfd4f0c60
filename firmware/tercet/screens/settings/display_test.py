"""Whether the panel shows what it is sent: its edges, pure colours, even steps; and what to change where it does not."""

from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import SELECT
from tercet.ui.parts import hint_line

_BLACK, _WHITE = 0, 15  # indices of the palettes below
_FIELDS = (0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF, 0x000000)
_LIGHT_FIELDS = (1, 3)  # words on them are black
_FRAME, _STEPS, _LAST = 0, 1 + len(_FIELDS), 2 + len(_FIELDS)  # pages; the fields come between
_INK = bytes((_BLACK, _BLACK, _WHITE, _WHITE))  # words in two colours: the palette has no steps for their edges


class DisplayTest(Screen):
    """Page after page, any key goes on."""

    def __init__(self, context, settings) -> None:
        super().__init__(context)
        self._settings = settings
        self._page = _FRAME

    def playing(self):
        return self._settings.playing()

    def draw(self) -> None:
        page = self._page
        if page == _FRAME:
            self._frame()
        elif page == _STEPS:
            self._steps()
        elif page == _LAST:
            self._last()
        else:
            self._field(page - 1)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if repeated:
            return
        if self._page == _LAST:
            self.context.show(self._settings)
            return
        self._page += 1
        self.draw()

    def _frame(self) -> None:
        """A line of one pixel along every edge, and what to look for."""
        context = self.context
        canvas, small, text = context.canvas, context.small, context.text
        context.handheld.colours((0,) + (0xFFFFFF,) * 15)
        canvas.fill(_BLACK)
        width, height = canvas.width, canvas.height
        for x, y, wide, high in ((0, 0, width, 1), (0, height - 1, width, 1), (0, 0, 1, height), (width - 1, 0, 1, height)):
            canvas.rect(x, y, wide, high, _WHITE)
        y = (height - len(text.TEST_FRAME) * (small.height + 4)) // 2
        for line in text.TEST_FRAME:
            small.draw(canvas, line, (width - small.width(line)) // 2, y, _INK)
            y += small.height + 4

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

    def _steps(self) -> None:
        """Grey, red, green and blue, from nothing to all in sixteen steps; each band is sent in a palette of its own."""
        context = self.context
        canvas, small = context.canvas, context.small
        band = (canvas.height - small.height - 8) // 4
        wide = canvas.width // 16
        canvas.fill(_BLACK)
        context.handheld.colours(tuple([step * 0x111111 for step in range(16)]))
        words = context.text.TEST_STEPS
        y = canvas.height - small.height - 4
        small.draw(canvas, words, (canvas.width - small.width(words)) // 2, y, _INK)
        canvas.flush()
        for row, unit in enumerate((0x111111, 0x110000, 0x001100, 0x000011)):
            context.handheld.colours(tuple([step * unit for step in range(16)]))
            for step in range(16):
                canvas.rect(step * wide, row * band, wide, band - 2, step)
            canvas.flush()

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
        self.hints((SELECT, text.NEXT, text.NEXT))
