"""A game that is over, looked through again: the slowest SET, the hardest one, and those that were missed, as cards."""

from tercet.core import games
from tercet.core.cards import FEATURES, level
from tercet.screens import verdict
from tercet.screens.pages import draw_dots
from tercet.screens.screen import Screen, margin, title_top
from tercet.screens.single.seen import Seen
from tercet.ui import durations, theme, tunes
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.cards import places as table
from tercet.ui.parts import hint_line

_COLUMNS = 3  # the cards are as large as on a table of so many columns


class Review(Screen):
    """A page for each SET. kind: of the game, as files have it; sets: as Seen.save() returned them, at least one.

    came_from: the screen that BACK leads to.
    """

    HELD = (HINT, MENU)

    def __init__(self, context, kind: int, skill: int, sets: list, came_from) -> None:
        super().__init__(context)
        text = context.text
        names = [name for name in games.NAMES if kind == games.record(name).KIND]
        self._heading = context.words(names[0]).NAME if names else text.TITLE
        if names and not hasattr(games.record(names[0]), "ONE_TABLE"):
            self._heading += " · " + text.SKILLS[skill]
        self.came_from = came_from
        seen = Seen()
        seen.load(sets)
        self._pages = []  # (words, cards)
        if seen.best:
            if seen.slowest[1] != seen.best[2]:
                self._pages.append((text.SLOWEST % durations.tenths(seen.slowest[0], text.DECIMAL), seen.slowest[1]))
            self._pages.append((text.HARDEST_SET % durations.tenths(-seen.best[1], text.DECIMAL), seen.best[2]))
        for number, cards in enumerate(seen.missed):
            self._pages.append((text.MISSED_OF % {"number": number + 1, "all": len(seen.missed)}, cards))
        self.page = 0

    def draw(self) -> None:
        context = self.context
        canvas, small, medium, text = context.canvas, context.small, context.medium, context.text
        tall = canvas.height >= 200
        top = self.title(self._heading)
        draw_dots(canvas, self.page, len(self._pages), title_top(canvas) + medium.baseline - medium.capital // 2)
        words, cards = self._pages[self.page]
        left, right = margin(canvas), canvas.width - margin(canvas)
        places = table.cells(canvas.width, canvas.height, _COLUMNS)
        high = places[0][3]
        line = small.height + 2
        rows = FEATURES if tall else 0
        bottom = canvas.height - hint_line.height(canvas)
        gap = min(18, (bottom - top - medium.height - high - rows * line) // (3 if tall else 2))
        y = top + (0 if tall else gap)
        x = medium.draw(canvas, words, left, y, theme.ACCENT_ON_GROUND)
        more = text.DIFFER[level(cards[0], cards[1], cards[2]) - 1]
        foot = y + medium.baseline
        if x + 8 + small.width(more) <= right:
            small.draw(canvas, more, right - small.width(more), foot - small.baseline, theme.SOFT_ON_GROUND)
        y += medium.height + gap
        for column, card in enumerate(cards):
            x, _, width, _ = places[column * table.ROWS]
            context.painter.card((x, y, width, high), _COLUMNS, card)
        y += high + gap
        for feature in range(rows):
            small.draw(canvas, text.FEATURES[feature], left, y, theme.SOFT_ON_GROUND)
            agreed = verdict.agreement(context, cards, feature)
            small.draw(canvas, agreed, right - small.width(agreed), y, theme.LIGHT_ON_GROUND)
            y += line
        wanted = [(BACK, text.BACK, text.BACK)]
        if len(self._pages) > 1:
            wanted = [(NEXT if context.keys.few else RIGHT, text.NEXT, text.NEXT)] + wanted
        self.hints(*wanted)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (BACK, HINT, MENU):
            self.context.show(self.came_from)
        elif len(self._pages) > 1:
            step = -1 if button in (LEFT, UP, PREVIOUS) else 1 if button in (RIGHT, DOWN, NEXT, SELECT) else 0
            self.page = (self.page + step) % len(self._pages)
            self.context.sound.play(tunes.MOVE)
            self.draw()
