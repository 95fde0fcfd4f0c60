"""The menu: which game."""

from tercet.core.games import ALONE, DICE_GAMES, TOGETHER
from tercet.core.shim import const
from tercet.screens import games
from tercet.screens.listing import Listing
from tercet.screens.screen import LONG, margin
from tercet.ui import theme
from tercet.ui.buttons import NEXT, PREVIOUS
from tercet.ui.parts.bars import bar

_CAPTION = const(14)  # pixels of the caption of a group
_AFTER = const(20)  # ms after a move until its picture is painted: the rows are on the glass by then
_DOT = const(6)  # pixels of the mark of a game that waits
_GAP = const(10)  # between the rows and the picture


class Menu(Listing):
    """The game that waits, the games in groups, records, tutorial and settings; beside them a picture of what is in focus.

    In focus is what was chosen last; before that, `first`: what waits. The tutorial comes first until a game has ended. keys:
    what the rows are, by name: those of games, and "continue", "challenge", "tutorial", "records", "settings". A game's words
    are read when its row comes into view.
    """

    CALM = True

    def __init__(self, context, first: bool = False) -> None:
        super().__init__(context)
        self.heading = context.text.TITLE
        self._waiting = games.waiting(context)
        new = not context.saves.records.games
        groups = (
            (("continue",) if self._waiting else ()) + (("tutorial",) if new else ()),
            ALONE + ("challenge",),
            TOGETHER,
            DICE_GAMES,
            ("records", "settings") if new else ("records", "tutorial", "settings"),
        )
        self.keys: tuple = ()
        self._groups: list = []  # of each row
        for group, keys in enumerate(groups):
            self.keys += keys
            self._groups += [group] * len(keys)
        self.rows = self.keys
        focus = context.menu_row
        if focus not in self.keys:
            focus = "continue" if first and self._waiting else context.settings["game"]
        self.index = self.keys.index(focus)
        self._picture = -1  # the row whose picture is painted
        self._picture_at = 0  # when that of the row in focus is, 0: it is

    def row_words(self, row: int) -> str:
        key = self.keys[row]
        own = self._own(key)
        return own[0] if own else self.context.words(key).NAME

    def about(self, row: int) -> str:
        context, text, key = self.context, self.context.text, self.keys[row]
        if key == "continue":
            return games.told(self, self._waiting, "%s", context.words(self._waiting).NAME + " · %s")
        if context.saves.waits(key):
            return games.told(self, key, "%s", text.WAITS)
        return (self._own(key) or (0, context.words(key).LINE))[1]

    def _own(self, key: str):
        """Return (words, line about it) of a row that is no game, else None."""
        text = self.context.text
        if key == "continue":
            return text.CONTINUE, ""
        if key == "tutorial":
            return text.TUTORIAL
        if key == "records":
            return text.RECORDS
        return games.settings_row(self.context) if key == "settings" else None

    def draw(self) -> None:
        super().draw()
        if self._picture == self.index:
            self._paint_picture()
        else:
            self._picture_at = self.context.now() + _AFTER

    def tick(self, time: int) -> int:
        if not self._picture_at:
            return LONG
        if time >= self._picture_at:
            self._picture_at = 0
            self._paint_picture()
            return LONG
        return self._picture_at - time

    def more_hints(self) -> tuple:
        text = self.context.text
        if not self.context.keys.few:
            return ()
        return (PREVIOUS, text.UP, text.UP), (NEXT, text.DOWN, text.DOWN)

    def choose(self, index: int) -> None:
        context, key = self.context, self.keys[index]
        context.menu_row = self._waiting if key == "continue" else key
        if key == "continue":
            games.go_on(context, self._waiting)
        elif key == "tutorial":
            context.go(key, 0)
        elif key == "challenge":
            context.go("challenge.enter.Enter")
        elif key in ("records", "settings"):
            context.go(key)
        else:
            games.choose(context, key)

    def moved(self, index: int) -> None:
        self._picture_at = self.context.now() + _AFTER

    # Where things are

    def _tall(self) -> bool:
        return self.context.canvas.height >= 200

    def _row_height(self, room: int) -> int:
        return self.context.medium.capital + (13 if self._tall() else 8)

    def _right(self) -> int:
        return self.context.canvas.width * (9 if self._tall() else 8) // 16

    def _bar_left(self) -> int:
        return self._right() + 3

    def _at(self, row: int, first: int) -> int:
        """A caption stands over the first row in view, and over the first of each group."""
        captions = len(set(self._groups[first : row + 1]) - {0}) if self._tall() else 0
        return super()._at(row, first) + captions * _CAPTION

    # Painting

    def _all_rows(self) -> None:
        canvas = self.context.canvas
        canvas.rect(0, self._top, self._bar_left() + 4, self._bottom - self._top, theme.GROUND)
        super()._all_rows()
        if self._tall():
            for row in range(self._first, self._first + self._visible):
                if row == self._first or self._groups[row] != self._groups[row - 1]:
                    y = self._at(row, self._first) - _CAPTION
                    self.context.small.draw(canvas, self._caption(row), margin(canvas), y, theme.DIM_ON_GROUND)

    def _about(self) -> None:
        super()._about()
        context = self.context
        canvas, small = context.canvas, context.small
        if not self._tall():  # the group beside the title
            words = self._caption(self.index)
            right = canvas.width - margin(canvas) - (34 if context.battery.percent >= 0 else 0)
            canvas.rect(right - 90, 3, 90, small.height, theme.GROUND)
            small.draw(canvas, words, right - small.width(words), 4, theme.DIM_ON_GROUND)

    def _caption(self, row: int) -> str:
        return self.context.text.GROUPS[self._groups[row]]

    def _row_words(self, row: int, left: int, top: int, width: int, height: int, focus: bool) -> None:
        super()._row_words(row, left, top, width, height, focus)
        key = self.keys[row]
        if key == "continue" or self.context.saves.waits(key):
            end = left + width - _DOT
            beyond = left + 14 + self.context.medium.width(self.row_words(row)) + 4
            x, y = end - (7 if beyond <= end - 7 else 2), top + (height - _DOT) // 2  # clear of a long word
            bar(self.context.canvas, x, y, _DOT, _DOT, theme.ACCENT, theme.ACCENT_DIM)

    def _paint_picture(self) -> None:
        """Paint what the row in focus is about."""
        from tercet.screens import motif  # the first picture of the menu need not wait for it

        canvas = self.context.canvas
        left = self._bar_left() + _GAP
        width = canvas.width - margin(canvas) + 4 - left
        canvas.rect(left - 4, self._top - 2, canvas.width - left + 4, self._bottom - self._top + 2, theme.GROUND)
        key = self.keys[self.index]
        name = self._waiting if key == "continue" else key
        motif.draw(self.context, name, (left & ~1, self._top, width, self._bottom - self._top - 4))
        self._picture = self.index
