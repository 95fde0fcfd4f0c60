"""The end of SET Cubed: who has how many points, and round by round how they came."""

from tercet.core.seats import places
from tercet.screens import games
from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, DOWN, HINT, NEXT, PREVIOUS, SELECT, UP
from tercet.ui.parts import hint_line
from tercet.ui.parts.bars import bar


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
        """Who won, and a line for each seat, the best first: its points, also as a bar."""
        context, play = self.context, self.play
        canvas, medium, small, words = context.canvas, context.medium, context.small, self.play.own_words
        tall = canvas.height >= 200
        seats = play.game.seats
        totals = [seat.total() for seat in seats]
        standing = places(totals)
        order = sorted(range(len(seats)), key=lambda one: (standing[one], one))
        canvas.fill(theme.GROUND)
        heading = words.TIE if standing.count(1) > 1 else words.WINS % play.seat_name(order[0])
        kind, y = context.large if tall else medium, 8 if tall else 2
        if kind.width(heading) > canvas.width - 2 * margin(canvas):  # on two lines
            y = self._middle(kind, play.seat_name(order[0]), y, theme.ACCENT_ON_GROUND)
            kind, heading = medium, words.WINS_BELOW
        y = self._middle(kind, heading, y, theme.ACCENT_ON_GROUND)
        line = words.BEST_TURN % seats[order[0]].best
        mine = [number for number, seat in enumerate(seats) if seat.person][:1]
        if self._place >= 0 and standing[mine[0]] == 1:
            line = words.OWN_PLACE % (play.seat_name(mine[0]), context.text.PLACES[self._place])
        if tall or len(seats) < 4:
            y = self._middle(small, line, y, theme.SOFT_ON_GROUND)
        bottom = canvas.height - hint_line.height(canvas) - (4 if tall else 0)
        pitch = min((bottom - y) // len(seats), 36)
        left = margin(canvas)
        right = canvas.width - left
        name_left = left + medium.width("1") + 8
        bar_left = name_left + max([medium.width(play.seat_name(number)) for number in order]) + 10
        bar_width = right - medium.width("000") - 6 - bar_left
        most = max(1, max(totals))
        y += (bottom - y - pitch * len(seats)) // 2
        for number in order:
            light = theme.ACCENT_ON_GROUND if standing[number] == 1 else theme.LIGHT_ON_GROUND
            row = y + (pitch - medium.height) // 2
            medium.draw(canvas, str(standing[number]), left, row, light)
            medium.draw(canvas, play.seat_name(number), name_left, row, theme.LIGHT_ON_GROUND)
            points = str(totals[number])
            medium.draw(canvas, points, right - medium.width(points), row, light)
            high = y + pitch // 2 - 2
            bar(canvas, bar_left, high, bar_width, 6, theme.PANEL, theme.GROUND)
            full = bar_width * max(0, totals[number]) // most
            if full >= 6:
                first = standing[number] == 1
                bar(canvas, bar_left, high, full, 6, theme.ACCENT if first else theme.SOFT, theme.PANEL)
            y += pitch

    def _middle(self, kind, words: str, y: int, colours: bytes) -> int:
        """Write a line in the middle; return the y below it."""
        canvas = self.context.canvas
        kind.draw(canvas, words, (canvas.width - kind.width(words)) // 2, y, colours)
        return y + kind.height

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
