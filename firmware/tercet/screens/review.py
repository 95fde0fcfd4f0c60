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
_DOT = 6  # pixels from one dot of a page to the next


class Review(Screen):
    """A page for each SET. kind: of the game, as files have it; sets: as Seen.save() returned them, at least one.

    came_from: the screen that BACK leads to.
    """

    HELD = (HINT, MENU)

    def __init__(self, context, kind: int, skill: int, sets: list, came_from) -> None:
        super().__init__(context)
        text = context.text
        names = [name for name in games.NAMES if kind == games.record(name).KIND]
        heading = context.words(names[0]).NAME if names else text.TITLE
        if names and not hasattr(games.record(names[0]), "ONE_TABLE"):
            heading += " · " + text.SKILLS[skill]
        seen = Seen()
        seen.load(sets)
        self._begin(heading, seen, came_from)
        self._found(heading, seen)

    def _begin(self, heading: str, seen, came_from) -> None:
        """Begin with the pages of what was missed, which are the last ones. heading: over them."""
        self.came_from = came_from
        self.page = 0
        self._heading = heading
        self._seen = seen
        self._first: list = []  # (heading, words, cards) of the other pages
        self.pages = len(seen.missed)

    def _found(self, heading: str, seen) -> None:
        """Add the pages of what somebody found, one or two."""
        text = self.context.text
        if seen.best:
            if seen.slowest[1] != seen.best[2]:
                words = text.SLOWEST % durations.tenths(seen.slowest[0], text.DECIMAL)
                self._first.append((heading, words, seen.slowest[1]))
            words = text.HARDEST_SET % durations.tenths(-seen.best[1], text.DECIMAL)
            self._first.append((heading, words, seen.best[2]))
            self.pages = len(self._first) + len(self._seen.missed)

    def draw(self) -> None:
        context = self.context
        canvas, small, medium, text = context.canvas, context.small, context.medium, context.text
        tall = canvas.height >= 200
        missed = self.page - len(self._first)
        if missed < 0:
            heading, words, cards = self._first[self.page]
        else:
            heading, cards = self._heading, self._seen.missed[missed]
            words = text.MISSED_OF % {"number": missed + 1, "all": str(len(self._seen.missed)) + "+" * self._seen.more}
        top = self.title(heading)
        left, right = margin(canvas), canvas.width - margin(canvas)
        if left + medium.width(heading) + _DOT * (self.pages + 1) <= right:
            draw_dots(canvas, self.page, self.pages, title_top(canvas) + medium.baseline - medium.capital // 2)
        places = table.cells(canvas.width, canvas.height, _COLUMNS)
        high = places[0][3]
        line = small.height + 2
        rows = FEATURES if tall else 0
        bottom = canvas.height - hint_line.height(canvas)
        gap = min(18, (bottom - top - medium.height - high - rows * line) // (3 if tall else 2))
        y = top + (0 if tall else gap)
        x = medium.draw(canvas, words, left, y, theme.ACCENT_ON_GROUND)
        known = self._known(cards)
        more = text.DIFFER[level(known[0], known[1], known[2]) - 1] if known else ""
        foot = y + medium.baseline
        if x + 8 + small.width(more) <= right:
            small.draw(canvas, more, right - small.width(more), foot - small.baseline, theme.SOFT_ON_GROUND)
        y += medium.height + gap
        for column, card in enumerate(cards):
            x, _, width, _ = places[column * table.ROWS]
            self._show((x, y, width, high), card)
        y += high + gap
        for feature in range(rows) if known else ():
            small.draw(canvas, text.FEATURES[feature], left, y, theme.SOFT_ON_GROUND)
            agreed = verdict.agreement(context, known, feature)
            small.draw(canvas, agreed, right - small.width(agreed), y, theme.LIGHT_ON_GROUND)
            y += line
        wanted = [(BACK, text.BACK, text.BACK)]
        if self.pages > 1:
            wanted = [(NEXT if context.keys.few else RIGHT, text.NEXT, text.NEXT)] + wanted
        self.hints(*wanted)

    def _known(self, cards: tuple) -> tuple:
        """Return the cards of which is said in what they differ, or ()."""
        return cards

    def _show(self, rectangle: tuple, card: int) -> None:
        self.context.painter.card(rectangle, _COLUMNS, card)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (BACK, HINT, MENU):
            self.context.show(self.came_from)
        elif self.pages > 1:
            step = -1 if button in (LEFT, UP, PREVIOUS) else 1 if button in (RIGHT, DOWN, NEXT, SELECT) else 0
            self.page = (self.page + step) % self.pages
            self.context.sound.play(tunes.MOVE)
            self.draw()
