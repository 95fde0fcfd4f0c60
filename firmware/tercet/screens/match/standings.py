"""Between the rounds and after the last: who has won, who has how many points, and round by round how they came."""

from tercet.core.seats import places
from tercet.core.shim import const
from tercet.screens import games
from tercet.screens.pages import balanced
from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.parts import hint_line
from tercet.ui.parts.bars import bar

_BETWEEN = const(8)  # pixels between two columns
_HIGHEST = const(42)  # pixels of a seat's row


class Standings(Screen):
    """A row for each seat, the best first: its place, who it is, a bar, its points; below or beside it those of the rounds."""

    UNASKED = True

    def __init__(self, context, play) -> None:
        super().__init__(context)
        self.play = play

    def playing(self):
        return self.play if self.play.between_rounds else None

    def draw(self) -> None:
        context, play = self.context, self.play
        canvas, medium, small, text = context.canvas, context.medium, context.small, context.text
        game = play.game
        totals = [seat.total() for seat in game.seats]
        standing = places(totals)
        order = sorted(range(len(totals)), key=lambda number: (standing[number], number))
        names = [play.seat_name(number) for number in range(len(totals))]
        bottom = canvas.height - hint_line.height(canvas) - 2
        tall = canvas.height >= 200
        if play.between_rounds:
            top = self.title(play.heading())
            if getattr(game, "tournament", False):
                words = text.DEALS_NEXT % names[game.round + 1]
                bottom -= small.height
                small.draw(canvas, words, (canvas.width - small.width(words)) // 2, bottom, theme.SOFT_ON_GROUND)
                bottom -= 4 if tall else 0
        else:
            top = self._winner([names[number] for number in order if standing[number] == 1], tall)
            best = getattr(play, "best", {}).get(order[0])
            if best and tall and game.rounds == 1 and standing.count(1) == 1:
                top = self._best(best, top)
        # The columns of the rounds, and how high a row is
        many = len(game.seats[0].history) + 1
        rounds = many > 1
        pitch = min((bottom - top - (small.height if rounds else 0)) // len(order), _HIGHEST)
        double = rounds and pitch >= medium.height + small.height
        kind = medium if tall or (pitch > medium.height and not rounds) else small
        left = margin(canvas)
        right = canvas.width - left
        named = left + kind.width("0") + 8
        named_end = named + max([kind.width(name) for name in names])
        points = [text.signed(total) for total in totals]
        if many == 1 and getattr(game, "tournament", False):
            points[game.master] = text.NO_TIME  # it has not played yet
        counted = right - max([kind.width(one) for one in points])
        columns = self._columns(many, counted - 14 - (named if double else named_end)) if rounds else []
        y = top + (bottom - top - pitch * len(order) - (small.height if rounds else 0)) // 2
        if columns:
            self._line([label for label, _ in columns], columns, counted - 14, y, theme.DIM_ON_GROUND)
            y += small.height
        for number in order:
            first = standing[number] == 1
            high = y + (pitch - kind.height - (small.height if double else 0)) // 2
            light = theme.ACCENT_ON_GROUND if first else theme.SOFT_ON_GROUND
            kind.draw(canvas, str(standing[number]), left, high, light)
            kind.draw(canvas, names[number], named, high, theme.LIGHT_ON_GROUND if first else theme.SOFT_ON_GROUND)
            kind.draw(canvas, points[number], right - kind.width(points[number]), high, light)
            if double or not rounds:
                x = named_end + 12
                wide, thick = counted - 10 - x, 8
                middle = high + kind.baseline - (kind.capital + thick) // 2
                bar(canvas, x, middle, wide, thick, theme.PANEL, theme.PANEL)
                long = wide * max(0, totals[number]) // max(1, max(totals))
                if long:
                    colours = (theme.ACCENT, theme.ACCENT_DIM) if first else (theme.SOFT, theme.DIM)
                    bar(canvas, x, middle, max(thick, long), thick, *colours)
            if columns:
                words = [entries[number] for _, entries in columns]
                at = high + kind.height if double else high + kind.baseline - small.baseline
                self._line(words, columns, counted - 14, at, theme.SOFT_ON_GROUND)
            y += pitch
        again = play.next_words() if play.between_rounds else text.AGAIN
        self.hints((SELECT, again, again), (BACK, text.MENU, text.MENU))

    def _winner(self, winners: list, tall: bool) -> int:
        """Say who has won, as large as there is room for; return the y below."""
        context, text = self.context, self.context.text
        canvas = context.canvas
        canvas.fill(theme.GROUND)
        words = text.WINS % winners[0] if len(winners) == 1 else text.TIE_OF % ", ".join(winners)
        room = canvas.width - 2 * margin(canvas)
        lines = [words]
        for kind in (context.large, context.medium, context.small) if tall else (context.medium, context.small):
            if kind.width(words) <= room:
                break
        else:
            lines = balanced(kind, words, room)
        y = 8 if tall else 3
        for line in lines:
            kind.draw(canvas, line, (canvas.width - kind.width(line)) // 2, y, theme.ACCENT_ON_GROUND)
            y += kind.height
        return y + (6 if tall else 2)

    def _best(self, best: tuple, top: int) -> int:
        """Show the hardest SET of the winner; return the y below."""
        context = self.context
        canvas, small = context.canvas, context.small
        wide, high = context.painter.trio_size()
        context.painter.trio((canvas.width - wide) // 2 & ~1, top, best[1])
        words = context.text.HARDEST % context.text.DIFFER[best[0] - 1]
        small.draw(canvas, words, (canvas.width - small.width(words)) // 2, top + high + 3, theme.SOFT_ON_GROUND)
        return top + high + small.height + 5

    def _columns(self, many: int, room: int) -> list:
        """Return (heading, points of each seat as text) of each round; where the room is short the oldest share a column."""
        text, game = self.context.text, self.play.game
        dealt = getattr(game, "tournament", False)
        rounds = [seat.history + [seat.points] for seat in game.seats]
        for shared in range(1, many + 1):
            columns = []
            for one in range(shared - 1, many):
                entries = [text.signed(sum(points[:shared]) if one < shared else points[one]) for points in rounds]
                folded = one < shared and shared > 1
                if dealt and not folded and one < len(entries):
                    entries[one] = text.NO_TIME
                columns.append((text.ROUNDS_TO % shared if folded else str(one + 1), entries))
            if self._pitch(columns) * len(columns) <= room:
                break
        return columns

    def _pitch(self, columns: list) -> int:
        width = self.context.small.width
        return _BETWEEN + max([max([width(words) for words in entries + [heading]]) for heading, entries in columns])

    def _line(self, words: list, columns: list, right: int, y: int, colours: bytes) -> None:
        """Write a word in each column; the last one ends at `right`."""
        small = self.context.small
        for word in reversed(words):
            small.draw(self.context.canvas, word, right - small.width(word), y, colours)
            right -= self._pitch(columns)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == SELECT:
            if self.play.between_rounds:
                self.play.next_round()
            else:
                self.play.again()
        elif button == BACK:
            games.leave(self.context)  # between rounds the match waits
