"""A list of things to choose from: the menu, the set-up, the pause and the question all are one."""

from tercet.screens.screen import Screen, margin
from tercet.ui import theme, tunes
from tercet.ui.buttons import BACK, BACKWARD, FORWARD, SELECT
from tercet.ui.parts import hint_line

_BAR = 8  # pixels at the right edge that belong to the scroll bar


class Listing(Screen):
    """A title, rows of words with one in focus, a line about the row in focus, and the keys.

    A subclass sets `heading`, `rows` (words, line) and `index`, and says what choose() and back() do; `lines` instead of
    the rows' own lines where they are about all rows: (long, short) each, as many as there is room for. `figure` is
    shown large where there is room. No way back: back_words None.
    """

    heading = ""
    rows: tuple = ()
    index = 0
    _first = 0  # row in view
    _spare = 1  # rows before and after the one in focus that are in view, where there are
    back_words = None
    lines: tuple = ()
    figure = ""

    def draw(self) -> None:
        canvas = self.context.canvas
        self._top = self.title(self.heading)
        self._bottom = canvas.height - hint_line.height(canvas) - self._line_height() - self.kept_free()
        self._pitch = self._row_height(self._bottom - self._top)
        self._scroll()
        self._all_rows()
        below = self._top + self._visible * self._pitch
        self._figure(below, self._bottom + self.kept_free() - below)
        self._about()
        self._keys()

    def _keys(self) -> None:
        """Say at the bottom what the keys do."""
        wanted = [(SELECT, self.choose_words(), self.choose_words())]
        if self.back_words:
            wanted.append((BACK, self.back_words, self.back_words))
        self.hints(*wanted, *self.more_hints())

    def kept_free(self) -> int:
        """How many pixels below the rows are no place for rows."""
        return 0

    def row_words(self, row: int) -> str:
        """What stands in a row."""
        return self.rows[row][0]

    def about(self, row: int) -> str:
        """The line about a row."""
        return self.rows[row][1]

    def row_at(self, y: int) -> int:
        """Return the row in view at a y of the glass, -1 where there is none."""
        for row in range(self._first, self._first + self._visible):
            if 0 <= y - self._at(row, self._first) < self._pitch:
                return row
        return -1

    def value(self, row: int) -> str:
        """What is set in a row, as the player reads it; "" where nothing is."""
        return ""

    def choose_words(self) -> str:
        """What SELECT does, for the bottom line."""
        return self.context.text.CHOOSE

    def more_hints(self) -> tuple:
        """What further keys do, for the bottom line."""
        return ()

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in BACKWARD:
            self._move(-1, repeated)
        elif button in FORWARD:
            self._move(1, repeated)
        elif button == SELECT:
            self.choose(self.index)
        elif button == BACK:
            self.back()

    def choose(self, index: int) -> None:
        """The row was chosen."""

    def back(self) -> None:
        """The player wants back."""

    def moved(self, index: int) -> None:
        """Another row is in focus."""

    def point(self, row: int) -> None:
        """A finger is on a row in view: that is in focus now, and no row moves under the finger."""
        self._spare = 0
        self._focus(row)

    def _move(self, step: int, repeated: bool) -> None:
        index = self.index + step
        if not 0 <= index < len(self.rows):
            if repeated:  # a held key stops at the end; a new press goes round
                return
            index %= len(self.rows)
        self._spare = 1
        self._focus(index)

    def _focus(self, index: int) -> None:
        old = self.index
        self.index = index
        if old == index:
            return
        self.context.sound.play(tunes.MOVE)
        if self._scroll():
            self._all_rows()
        else:
            self._row(old)
            self._row(index)
        self._about()
        self.moved(index)

    def _scroll(self) -> bool:
        """Bring the focus into view, and what is beside it (_spare); tell whether the rows moved."""
        index = self.index
        after = min(index + self._spare, len(self.rows) - 1)
        first = min(self._first, max(index - self._spare, 0))
        while first < index and self._at(after, first) + self._pitch > self._bottom:
            first += 1
        moved = first != self._first
        self._first = first
        return moved

    def _at(self, row: int, first: int) -> int:
        """The y of a row when `first` is the first in view."""
        return self._top + (row - first) * self._pitch

    def _right(self) -> int:
        """Where rows end at the right."""
        canvas = self.context.canvas
        right = canvas.width - margin(canvas) + 6
        return min(right, self._bar_left() - 2) if self._visible < len(self.rows) else right

    def _bar_left(self) -> int:
        """Where the scroll bar is."""
        return self.context.canvas.width - 5

    def _row_height(self, room: int) -> int:
        """Pixels from row to row: generous, or closer where that shows more of a long list."""
        capital = self.context.medium.capital
        if self.context.canvas.height < 200:
            return capital + 8
        return capital + (22 if len(self.rows) * (capital + 22) <= room else 16)

    def _line_height(self) -> int:
        tall = self.context.canvas.height >= 200
        lines = 2 if tall and self.lines else 1
        return lines * (self.context.small.height + 2) + (8 if tall else 1)

    def _all_rows(self) -> None:
        end = self._first
        while end < len(self.rows) and self._at(end, self._first) + self._pitch <= self._bottom:
            end += 1
        self._visible = end - self._first
        for row in range(self._first, end):
            self._row(row)
        if self._visible < len(self.rows):
            self._scroll_bar()

    def _scroll_bar(self) -> None:
        """Show beside the rows which part of the list is in view."""
        canvas, left = self.context.canvas, self._bar_left()
        height = self._at(self._first + self._visible - 1, self._first) + self._pitch - 2 - self._top
        part = height * self._visible // len(self.rows)
        canvas.rect(left, self._top, 3, height, theme.PANEL)
        canvas.rect(left, self._top + height * self._first // len(self.rows), 3, part, theme.SOFT)

    def _row(self, row: int) -> None:
        canvas = self.context.canvas
        left = margin(canvas) - 6
        top = self._at(row, self._first)
        width, height = self._right() - left, self._pitch - 2
        focus = row == self.index
        canvas.rect(left, top, width, self._pitch, theme.GROUND)  # descenders reach into the gap below the row
        if focus:
            canvas.round_rect(left, top, width, height, theme.PANEL, theme.PANEL, theme.GROUND)
            canvas.round_rect(
                left + 3, top + height // 5, 4, height - 2 * (height // 5), theme.ACCENT, theme.ACCENT, theme.PANEL
            )
        self._row_words(row, left, top, width, height, focus)

    def _row_words(self, row: int, left: int, top: int, width: int, height: int, focus: bool) -> None:
        """Write a row's words into its place."""
        colours = theme.LIGHT_ON_PANEL if focus else theme.SOFT_ON_GROUND
        words = self.row_words(row)
        kind = self.context.medium
        if kind.width(words) > width - 16:
            kind = self.context.small
        y = top + (height - kind.capital) // 2 - (kind.baseline - kind.capital)
        kind.draw(self.context.canvas, words, left + 14, y, colours)

    def _figure(self, top: int, height: int) -> None:
        """Show the figure in the free room below the rows, if it has one and there is room."""
        canvas, large = self.context.canvas, self.context.large
        if self.figure and height >= large.height + 4:
            x = (canvas.width - large.width(self.figure)) // 2
            large.draw(canvas, self.figure, x, top + (height - large.height) // 2, theme.ACCENT_ON_GROUND)

    def _about(self) -> None:
        context = self.context
        canvas, kind = context.canvas, context.small
        height = self._line_height()
        top = canvas.height - hint_line.height(canvas) - height
        canvas.rect(0, top, canvas.width, height, theme.GROUND)
        line = self.about(self.index)
        for wording in self.lines or ((line, line),):
            if top + kind.height <= canvas.height - hint_line.height(canvas):
                kind.draw(canvas, self.fitting(wording), margin(canvas), top, theme.SOFT_ON_GROUND)
            top += kind.height + 2

    def fitting(self, wording: tuple) -> str:
        """Return the first of some wordings that fits on a line of small type, or the last."""
        context = self.context
        room = context.canvas.width - 2 * margin(context.canvas)
        for words in wording:
            if context.small.width(words) <= room:
                break
        return words
