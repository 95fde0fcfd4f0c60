"""A game that stands still: its cards are hidden and its clock is stopped."""

from tercet.screens import games
from tercet.screens.listing import Listing
from tercet.screens.screen import margin, title_top
from tercet.ui import theme


class Pause(Listing):
    """Go on, begin anew, change a setting, read the rules, leave the game for later, or give it up. keys: the rows, by name."""

    CALM = True
    keys = ("continue", "again", "settings", "help", "leave", "give up")

    def __init__(self, context, play) -> None:
        super().__init__(context)
        self.play = play
        self._take_words()

    def _take_words(self) -> None:
        """Take all words in the language of now."""
        context, text = self.context, self.context.text
        self.heading = text.PAUSED
        self.back_words = text.GO_ON
        self.rows = (
            (text.CONTINUE, self.play.summary()),
            (text.START_AGAIN, text.START_AGAIN_LINE),
            games.settings_row(context),
            (text.HELP, text.HELP_LINE),
            (text.LEAVE, text.LEAVE_LINE),
            (text.GIVE_UP, text.GIVE_UP_LINE),
        )

    def reworded(self) -> None:
        """The language has changed: the game takes its words in the new one, and so does what is said here."""
        self.play.own_words = self.context.words(self.play.NAME)
        self._take_words()

    def playing(self):
        return self.play

    def title(self, words: str) -> int:
        """Write the title, and what the game says large beside it; of a match the points of all seats, by name."""
        context, figure = self.context, self.play.figure()
        canvas, medium = context.canvas, context.medium
        self._split = 0  # where the rows end at the right, 0: at the edge
        down = super().title(words)
        seats = self.play.named(False)
        if figure == " : ".join([points for _, points in seats]):
            figure = ""
        right = canvas.width - margin(canvas) - (36 if context.battery.percent >= 0 else 0)
        left = margin(canvas) + medium.width(self.heading) + 12
        top = title_top(canvas)
        for kind in (medium, context.small):
            if left + kind.width(figure) <= right:
                y = top + medium.baseline - kind.baseline
                kind.draw(canvas, figure, right - kind.width(figure), y, theme.ACCENT_ON_GROUND)
                break
        return self._seats(seats, down) if seats else down

    def _seats(self, seats: list, y: int) -> int:
        """Write (name, points) of each seat: beside the rows of a wide panel, else above, two a line; return the rows' y."""
        context = self.context
        canvas, medium, kind = context.canvas, context.medium, context.small
        left, right, tall = margin(canvas), canvas.width - margin(canvas), canvas.height >= 200
        columns, down = 2, y + (len(seats) + 1) // 2 * kind.height + 8
        if canvas.width > canvas.height:
            self._split = left + 14 + max([medium.width(self.row_words(row)) for row in range(len(self.rows))])
            left, columns, down = self._split + (24 if tall else 12), 1, y
        wide = (right - left - 16 * (columns - 1)) // columns
        if max([kind.width(name + " " + points) for name, points in seats]) > wide:
            seats = self.play.named(True)
        for number, (name, points) in enumerate(seats):
            x = left + number % columns * (wide + 16)
            kind.draw(canvas, name, x, y, theme.SOFT_ON_GROUND)
            kind.draw(canvas, points, x + wide - kind.width(points), y, theme.ACCENT_ON_GROUND)
            y += kind.height if number % columns == columns - 1 else 0
        return down

    def _right(self) -> int:
        return min(self._split or 999, super()._right())

    def _bar_left(self) -> int:
        return self._split + 3 if self._split else super()._bar_left()

    def choose(self, index: int) -> None:
        context, play, key = self.context, self.play, self.keys[index]
        if key == "continue":
            self.back()
        elif key == "again":
            games.start_again(context, play, self)
        elif key == "settings":
            context.go("settings", self)
        elif key == "help":
            games.help_in_play(context, play, self)
        elif key == "leave":
            games.leave(context)
        else:
            games.give_up(context, play, self)

    def back(self) -> None:
        self.play.go_on()

    def _row_height(self, room: int) -> int:
        """All rows are in view where there is room."""
        if self.context.canvas.height < 200:
            return super()._row_height(room)
        return min(self.context.medium.capital + 16, room // len(self.rows))
