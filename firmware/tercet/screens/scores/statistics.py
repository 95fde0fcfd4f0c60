"""How somebody plays, on three pages: games and times, wrong claims, and the last games; as bars, with few digits."""

from tercet.core.shim import const
from tercet.core.statistics import LAST
from tercet.screens.pages import balanced
from tercet.screens.screen import Screen, margin
from tercet.ui import durations, theme
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.parts import hint_line
from tercet.ui.parts.bars import bar

_PAGES = const(3)
_DOT = const(5)  # pixels of the dot of a page
_NEAR = const(8)  # pixels between a bar and its words
_HIGHEST = const(
    3
)  # a column is cut off at so many times the middle one of all, so that one long pause does not flatten the rest


class Statistics(Screen):
    """One page at a time. came_from: the screen that BACK leads to."""

    HELD = (HINT, MENU)

    def __init__(self, context, came_from) -> None:
        super().__init__(context)
        self.came_from = came_from
        self.page = 0

    def draw(self) -> None:
        context = self.context
        canvas, text, known = context.canvas, context.text, context.saves.statistics
        bottom = canvas.height - hint_line.height(canvas) - (6 if canvas.height >= 200 else 1)
        if known.empty():
            self._words(text.NO_STATISTICS, self.title(text.STATISTICS), bottom)
            self.hints(*self._review() + ((BACK, text.BACK, text.BACK),))
            return
        top = self.title((text.STATISTICS, text.WRONG_CLAIMS, text.LAST_GAMES)[self.page])
        self._dots()
        (self._numbers, self._failing, self._last)[self.page](known, top, bottom)
        leaving = (MENU, text.RESET, text.RESET), (BACK, text.BACK, text.BACK)
        self.hints(*((SELECT, text.NEXT, text.NEXT),) + self._review() + leaving)

    def button(self, button: int, time: int, repeated: bool) -> None:
        context = self.context
        if button == HINT and self._review():
            context.go("review", *context.saves.progress.last, self)
        elif button in (BACK, HINT):
            context.show(self.came_from)
        elif context.saves.statistics.empty():
            return
        elif button in (LEFT, UP, PREVIOUS):
            self._turn(-1)
        elif button in (RIGHT, DOWN, NEXT, SELECT):
            self._turn(1)
        elif button == MENU:
            text = context.text
            context.go("question", text.REALLY_RESET, text.RESET_LINE, text.KEEP, text.RESET_YES, self._answered)

    def _review(self) -> tuple:
        """Return the key that looks through the last finished game, () where there is nothing to look through."""
        last = self.context.saves.progress.last
        return ((HINT,) + self.context.text.LAST_GAME,) if last and last[2] else ()

    def _turn(self, step: int) -> None:
        self.page = (self.page + step) % _PAGES
        self.draw()

    def _answered(self, reset: bool) -> None:
        if reset:
            self.context.saves.statistics.clear()
            self.context.saves.progress.coach.clear()
            self.page = 0
        self.context.show(self)

    # The pages

    def _numbers(self, known, top: int, bottom: int) -> None:
        """Games, SETs and the best streak; how long a SET takes, by its level."""
        text = self.context.text
        games = sum(known.played)
        figures = (
            (str(games), text.counted(games, text.GAMES_PLAYED)),
            (str(known.sets), text.counted(known.sets, text.SETS)),
            (str(known.best), text.BEST_STREAK[known.best > 999]),
        )
        top = self._figures(figures, top)
        times = [known.average(place) for place in range(4)]
        values = [durations.tenths(time, text.DECIMAL) if time >= 0 else text.NO_TIME for time in times]
        self._bars(text.SET_TAKES, text.DIFFER, [max(0, time) for time in times], values, top, bottom)

    def _failing(self, known, top: int, bottom: int) -> None:
        """Wrong claims by the feature that refused them; the most frequent one stands out."""
        text = self.context.text
        if not known.wrong:
            self._words(text.NONE_REFUSED, top, bottom)
            return
        values = [str(count) for count in known.failing]
        self._bars(text.REFUSED_BY % known.wrong, text.FEATURES, known.failing, values, top, bottom)

    def _last(self, known, top: int, bottom: int) -> None:
        """A column for each of the last games, the latest at the right; a line at the middle one of all.

        The middle, because one game that was left lying about would spoil an average.
        """
        context = self.context
        canvas, small, text = context.canvas, context.small, context.text
        if not known.last:
            self._words(text.NONE_FINISHED, top, bottom)
            return
        left = margin(canvas)
        air = canvas.height // 40
        small.draw(canvas, text.LAST_TAKES, left, top, theme.SOFT_ON_GROUND)
        middle = sorted(known.last)[len(known.last) // 2]
        line = bottom - small.height
        small.draw(
            canvas, text.LATEST % durations.tenths(100 * known.last[-1], text.DECIMAL), left, line, theme.ACCENT_ON_GROUND
        )
        words = text.USUAL % durations.tenths(100 * middle, text.DECIMAL)
        small.draw(canvas, words, canvas.width - left - small.width(words), line, theme.SOFT_ON_GROUND)
        foot = line - air
        height = foot - top - small.height - air
        room = canvas.width - 2 * left
        thick = room * 2 // 3 // LAST
        most = max(1, min(max(known.last), _HIGHEST * middle))
        level = foot - max(thick, height * middle // most)
        for dot in range(left, left + room, 6):
            canvas.rect(dot, level, 3, 1, theme.DIM)
        empty = LAST - len(known.last)
        for place in range(LAST):
            tall, colours = thick, (theme.PANEL, theme.PANEL)
            if place >= empty:
                tall = max(thick, height * min(known.last[place - empty], most) // most)
                colours = (theme.ACCENT, theme.ACCENT_DIM) if place == LAST - 1 else (theme.DIM, theme.PANEL)
            bar(canvas, left + place * (room - thick) // (LAST - 1), foot - tall, thick, tall, *colours)

    # What they are made of

    def _figures(self, figures: tuple, top: int) -> int:
        """Write three numbers with their words: below each other where there is room, else beside. Return the y below."""
        context = self.context
        canvas, medium, small = context.canvas, context.medium, context.small
        left = margin(canvas)
        room = canvas.width - 2 * left
        if canvas.height >= 200:
            y = top + context.large.baseline
            columns = []
            for number, words in figures:
                kind = [kind for kind in (context.large, medium, small) if kind is small or kind.width(number) < room // 3][0]
                columns.append((kind, number, words, max(kind.width(number), small.width(words))))
            gap = (room - sum([column[3] for column in columns])) // 2
            for kind, number, words, width in columns:
                kind.draw(canvas, number, left, y - kind.baseline, theme.LIGHT_ON_GROUND)
                small.draw(canvas, words, left, y + 5, theme.SOFT_ON_GROUND)
                left += width + gap
            return y + 5 + small.height + 14
        y = top + medium.baseline
        for kind in (medium, small):
            widths = [kind.width(number) + 4 + small.width(words) for number, words in figures]
            gap = (room - sum(widths)) // 2
            if gap >= 10:
                break
        for (number, words), width in zip(figures, widths):
            x = kind.draw(canvas, number, left, y - kind.baseline, theme.LIGHT_ON_GROUND) + 4
            small.draw(canvas, words, x, y - small.baseline, theme.SOFT_ON_GROUND)
            left += width + gap
        return top + medium.height + 2

    def _bars(self, heading: str, labels: tuple, amounts: list, values: list, top: int, bottom: int) -> None:
        """Write a heading, and below it a row for each amount: its label, a bar, its value. The longest bar stands out."""
        context = self.context
        canvas, small = context.canvas, context.small
        tall = canvas.height >= 200
        kind = context.medium if tall else small
        left = margin(canvas)
        right = canvas.width - left
        small.draw(canvas, heading, left, top, theme.SOFT_ON_GROUND)
        top += small.height + (4 if tall else 0)
        pitch = min((bottom - top) // len(amounts), 3 * kind.height)
        x = left + max([small.width(label) for label in labels]) + _NEAR
        width = right - max([kind.width(value) for value in values]) - _NEAR - x
        thick = 10 if tall else 8
        most = max(1, max(amounts))
        for place, amount in enumerate(amounts):
            foot = top + (pitch + kind.capital) // 2  # of the words, whose capitals lie in the middle of the row
            small.draw(canvas, labels[place], left, foot - small.baseline, theme.SOFT_ON_GROUND)
            value = values[place]
            kind.draw(canvas, value, right - kind.width(value), foot - kind.baseline, theme.LIGHT_ON_GROUND)
            y = foot - (kind.capital + thick) // 2
            bar(canvas, x, y, width, thick, theme.PANEL, theme.PANEL)
            if amount:
                colours = (theme.ACCENT, theme.ACCENT_DIM) if amount == most else (theme.SOFT, theme.DIM)
                bar(canvas, x, y, max(thick, width * amount // most), thick, *colours)
            top += pitch

    def _words(self, words: str, top: int, bottom: int) -> None:
        """Say in words that there is nothing to show."""
        canvas, kind = self.context.canvas, self.context.medium
        left = margin(canvas)
        lines = balanced(kind, words, canvas.width - 2 * left)
        top += (bottom - top - len(lines) * (kind.height + 4)) // 3
        for line in lines:
            kind.draw(canvas, line, (canvas.width - kind.width(line)) // 2, top, theme.SOFT_ON_GROUND)
            top += kind.height + 4

    def _dots(self) -> None:
        """Show at the top right which page this is."""
        canvas, kind = self.context.canvas, self.context.medium
        x = canvas.width - margin(canvas) - _PAGES * (_DOT + 4) + 4
        y = (10 if canvas.height >= 200 else 3) + kind.baseline - kind.capital // 2 - _DOT // 2 - 1
        for page in range(_PAGES):
            bar(canvas, x + page * (_DOT + 4), y, _DOT, _DOT, theme.ACCENT if page == self.page else theme.PANEL, theme.PANEL)
