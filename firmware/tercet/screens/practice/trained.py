"""The end of a course: the time for a table before it and after it, as bars."""

from tercet.core.shim import const
from tercet.screens.pages import balanced
from tercet.screens.screen import Screen, margin
from tercet.ui import durations, theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.parts import hint_line
from tercet.ui.parts.bars import bar

_BAR = const(10)  # pixels


class Trained(Screen):
    """play: the screen of the course, which is over."""

    UNASKED = True

    def __init__(self, context, play) -> None:
        super().__init__(context)
        self.play = play

    def draw(self) -> None:
        context = self.context
        canvas, small, medium, large = context.canvas, context.small, context.medium, context.large
        text, own, game = context.text, self.play.own_words, self.play.game
        tall = canvas.height >= 200
        top = self.title(own.COURSE_DONE)
        left, right = margin(canvas), canvas.width - margin(canvas)
        bottom = canvas.height - hint_line.height(canvas) - (8 if tall else 2)
        lines = balanced(small, own.KINDS[game.what], right - left)
        before, after = game.before(), game.after()
        figure = durations.tenths(100 * abs(before // 100 - after // 100), text.DECIMAL)  # of what is shown below
        words = own.FASTER if after < before else own.SLOWER
        pitch = max(medium.height, _BAR) + (8 if tall else 1)
        used = large.height + 2 * pitch
        if used + len(lines) * (small.height + 1) + 4 > bottom - top:
            lines = []
        used += len(lines) * (small.height + 1)
        gap = min(20, max(2, (bottom - top - used) // 4))
        y = top
        for line in lines:
            small.draw(canvas, line, left, y, theme.SOFT_ON_GROUND)
            y += small.height + 1
        y += gap
        x = large.draw(canvas, figure, left, y - 4, theme.ACCENT_ON_GROUND) + 6
        small.draw(canvas, words, x, y - 4 + large.baseline - small.baseline, theme.SOFT_ON_GROUND)
        y += large.height - 4 + gap
        labels = own.PARTS[0], own.PARTS[2]
        values = [durations.tenths(time, text.DECIMAL) for time in (before, after)]
        x = left + max([small.width(label) for label in labels]) + 8
        width = right - max([medium.width(value) for value in values]) - 8 - x
        for label, value, time in zip(labels, values, (before, after)):
            foot = y + medium.baseline
            small.draw(canvas, label, left, foot - small.baseline, theme.SOFT_ON_GROUND)
            medium.draw(canvas, value, right - medium.width(value), y, theme.LIGHT_ON_GROUND)
            high = foot - (medium.capital + _BAR) // 2
            bar(canvas, x, high, width, _BAR, theme.PANEL, theme.PANEL)
            colours = (theme.ACCENT, theme.ACCENT_DIM) if time == after else (theme.SOFT, theme.DIM)
            bar(canvas, x, high, max(_BAR, width * time // max(1, before, after)), _BAR, *colours)
            y += pitch
        self.hints((SELECT, text.AGAIN, text.AGAIN), (BACK, text.MENU, text.MENU))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == SELECT:
            self.play.again()
        elif button == BACK:
            self.context.go("menu")
