"""The end of SET Cubed: who has how many points, and round by round how they came."""

from tercet.core.seats import places
from tercet.screens import games
from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, DOWN, HINT, NEXT, PREVIOUS, SELECT, UP
from tercet.ui.parts import hint_line


class CubedResult(Screen):
    """The places first; another key shows the table of rounds. place: among the best games of the only person, or -1."""

    UNASKED = True

    def __init__(self, context, play, place: int = -1) -> None:
        super().__init__(context)
        self._place = place
        self.play = play
        self._rounds = False
        self._first = 0  # round in view

    def draw(self) -> None:
        text = self.context.text
        words = self.play.own_words
        if self._rounds:
            self._table()
            self.hints((HINT, words.STANDINGS, words.STANDINGS), (BACK, text.MENU, text.MENU))
        else:
            self._places()
            self.hints((SELECT, text.AGAIN, text.AGAIN), (HINT, words.ROUNDS, words.ROUNDS), (BACK, text.MENU, text.MENU))

    def _places(self) -> None:
        """A line for each seat, the best first."""
        context, play = self.context, self.play
        canvas, medium, small, words = context.canvas, context.medium, context.small, self.play.own_words
        top = self.title(words.OVER)
        if self._place >= 0:
            place = context.text.PLACES[self._place]
            small.draw(
                canvas,
                place,
                canvas.width - margin(canvas) - small.width(place),
                top - medium.height - 4,
                theme.ACCENT_ON_GROUND,
            )
        seats = play.game.seats
        totals = [seat.total() for seat in seats]
        standing = places(totals)
        bottom = canvas.height - hint_line.height(canvas)
        pitch = min((bottom - top) // len(seats), 44)
        left = margin(canvas)
        right = canvas.width - left
        y = top + (bottom - top - pitch * len(seats)) // 2
        for number in sorted(range(len(seats)), key=lambda one: (standing[one], one)):
            light = theme.ACCENT_ON_GROUND if standing[number] == 1 else theme.LIGHT_ON_GROUND
            row = y + (pitch - medium.height) // 2
            tall = pitch >= medium.height + small.height
            if tall:
                row = y + (pitch - medium.height - small.height) // 2
            x = medium.draw(canvas, "%d." % standing[number], left, row, light) + 8
            medium.draw(canvas, play.name(number), x, row, theme.LIGHT_ON_GROUND)
            points = str(totals[number])
            medium.draw(canvas, points, right - medium.width(points), row, light)
            if tall:
                small.draw(canvas, words.BEST_TURN % seats[number].best, x, row + medium.height, theme.SOFT_ON_GROUND)
            y += pitch

    def _table(self) -> None:
        """A line for each round, a column for each seat."""
        context, play = self.context, self.play
        canvas, small, words = context.canvas, context.small, self.play.own_words
        top = self.title(words.ALL_ROUNDS)
        seats = play.game.seats
        bottom = canvas.height - hint_line.height(canvas)
        pitch = small.height + (3 if canvas.height >= 200 else 0)
        left = margin(canvas)
        width = (canvas.width - 2 * left - 40) // len(seats)
        visible = self.visible()
        rounds = play.game.rounds
        lines = [("", [play.short_name(number) for number in range(len(seats))], theme.SOFT_ON_GROUND)]
        for one in range(self._first, min(rounds, self._first + visible)):
            lines.append((str(one + 1), [str(seat.points[one]) for seat in seats], theme.LIGHT_ON_GROUND))
        lines.append((words.TOTAL, [str(seat.total()) for seat in seats], theme.ACCENT_ON_GROUND))
        y = top + (bottom - top - pitch * len(lines)) // 2
        for name, entries, colours in lines:
            small.draw(canvas, name, left, y, theme.SOFT_ON_GROUND)
            for number, entry in enumerate(entries):
                small.draw(canvas, entry, left + 40 + (number + 1) * width - small.width(entry), y, colours)
            y += pitch

    def visible(self) -> int:
        """How many rounds are in view at a time."""
        canvas, small = self.context.canvas, self.context.small
        pitch = small.height + (3 if canvas.height >= 200 else 0)
        top = 10 + self.context.medium.height + 8 if canvas.height >= 200 else 5 + self.context.medium.height
        return max(1, (canvas.height - hint_line.height(canvas) - top) // pitch - 2)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == BACK:
            games.show_list(self.context, self.play.NAME)
        elif button == HINT and not repeated:
            self._rounds = not self._rounds
            self.draw()
        elif self._rounds and button in (UP, PREVIOUS, DOWN, NEXT):
            step = self.visible() if button in (DOWN, NEXT) else -self.visible()
            first = max(0, min(self.play.game.rounds - 1, self._first + step))
            if first != self._first:
                self._first = first
                self.draw()
        elif button == SELECT and not self._rounds:
            self.play.again()
