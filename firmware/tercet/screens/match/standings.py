"""Between the rounds, after the last, after giving up: who has won, who has how many points, and how they came."""

from tercet.core.seats import places
from tercet.core.shim import const
from tercet.screens import games
from tercet.screens.pages import balanced
from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.parts import hint_line
from tercet.ui.parts.bars import bar

_EARLIER = (LEFT, PREVIOUS, UP)  # rounds
_LATER = (RIGHT, NEXT, DOWN)
_BETWEEN = const(16)  # pixels between two columns, at most
_CLOSE = const(5)  # and at least
_HIGHEST = const(42)  # pixels of a seat's row


class Standings(Screen):
    """A row for each seat, the best first: its place, who it is, a bar, its points; below or beside it those of the rounds."""

    HELD = (HINT,)
    UNASKED = True

    def __init__(self, context, play) -> None:
        super().__init__(context)
        self.play = play
        self._between = play.between_rounds and not play.given_up
        self._reviewed = not (self._between or play.entered) and play.sets_to_show()  # a key leads to the SETs of the match
        self._page = 0  # of the rounds, where there is no room for all; the last ones first
        self._pages = 1
        self._pitch = 0  # pixels from column to column

    def playing(self):
        return None if self.play.given_up else self.play

    def draw(self) -> None:
        context, play = self.context, self.play
        canvas, medium, small, text = context.canvas, context.medium, context.small, context.text
        game = play.game
        rounds = play.counted()
        totals = [sum(points) for points in rounds]
        standing = places(totals)
        order = sorted(range(len(totals)), key=lambda number: (standing[number], number))
        names = [play.seat_name(number) for number in range(len(totals))]
        bottom = canvas.height - hint_line.height(canvas) - 2
        tall = canvas.height >= 200
        many = len(rounds[0])
        dealt = getattr(game, "tournament", False)
        said = [text.DEALT_THEN] if dealt else []  # below the seats
        if play.given_up:
            top = self.title(text.GIVEN_UP % play.summary().split(" · ")[0])
            said.append(text.COUNTING[play.whole])
        elif self._between:
            top = self.title(play.heading())
            if play.next_rule():
                said.append(play.next_rule())
            if dealt:
                said.append(text.DEALS_NEXT % names[game.round + 1])
        else:
            top = self._winner([names[number] for number in order if standing[number] == 1], tall)
            seen = getattr(play, "taken", {}).get(order[0])  # game.rounds == 1: then it was cards
            if seen and tall and game.rounds == 1 and standing.count(1) == 1:
                top = self._best(seen.best, top)
            remark = play.remark()
            if remark:
                said.append(remark)
        if said:
            words = " · ".join(said)
            bottom -= small.height
            small.draw(canvas, words, (canvas.width - small.width(words)) // 2, bottom, theme.SOFT_ON_GROUND)
            bottom -= 4 if tall else 0
        # The columns of the rounds, and how high a row is
        above = small.height if many > 1 else 0
        pitch = min((bottom - top - above) // len(order), _HIGHEST)
        double = above and pitch >= medium.height + small.height
        kind = medium if tall or (pitch > medium.height and not above) else small
        left = margin(canvas)
        right = canvas.width - left
        named = left + kind.width("0") + 8
        named_end = named + max([kind.width(name) for name in names])
        points = [text.signed(total) for total in totals]
        if many == 1 and dealt:
            points[0] = text.NO_TIME  # it has not played yet
        counted = right - max([kind.width(one) for one in points])
        end = counted - 10  # never over the totals: a number of a round would be read as their heading
        begin = max(named if double else named_end, left + small.width(text.ROUND) + 4)
        columns = self._columns(rounds, dealt, end - begin) if above else []
        across = end - self._pitch * (len(columns) - 1)  # where the first column ends
        y = top + (bottom - top - pitch * len(order) - above) // 2
        if columns:
            fits = named + small.width(text.ROUND) + 8 <= across - small.width(columns[0][0])
            small.draw(canvas, text.ROUND, named if fits else left, y, theme.DIM_ON_GROUND)
            self._line([label for label, _ in columns], across, y, theme.DIM_ON_GROUND)
            y += above
        for number in order:
            first = standing[number] == 1
            high = y + (pitch - kind.height - (small.height if double else 0)) // 2
            light = theme.ACCENT_ON_GROUND if first else theme.SOFT_ON_GROUND
            kind.draw(canvas, str(standing[number]), left, high, light)
            kind.draw(canvas, names[number], named, high, theme.LIGHT_ON_GROUND if first else theme.SOFT_ON_GROUND)
            kind.draw(canvas, points[number], right - kind.width(points[number]), high, light)
            if double or not above:
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
                self._line(words, across, at, theme.SOFT_ON_GROUND)
            y += pitch
        self._keys(many)

    def _keys(self, many: int) -> None:
        """Say at the bottom what the keys do; of the rounds that are not in view, which of them the key leads to."""
        play, text = self.play, self.context.text
        wanted = [(HINT, text.BEST, text.BEST_SHORT)] if play.entered else []
        if self._reviewed:
            wanted.append((HINT,) + text.REVIEW)
        wanted.append((BACK, text.MENU, text.MENU))
        if self._pages > 1:
            few, earlier = self.context.keys.few, self._page + 1 < self._pages
            first, end = self._span(self._page + (1 if earlier else -1), many)
            words = tuple([one % {"first": first + 1, "last": end} for one in text.ROUNDS])
            key = (PREVIOUS if few else LEFT) if earlier else (NEXT if few else RIGHT)
            wanted.insert(0, (key,) + words)
        if not play.given_up:
            again = play.next_words() if self._between else text.AGAIN
            wanted.insert(0, (SELECT, again, again))
        self.hints(*wanted)

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
        context.painter.trio((canvas.width - wide) // 2 & ~1, top, best[2])
        words = context.text.HARDEST % context.text.DIFFER[best[0] - 1]
        small.draw(canvas, words, (canvas.width - small.width(words)) // 2, top + high + 3, theme.SOFT_ON_GROUND)
        return top + high + small.height + 5

    def _columns(self, rounds: list, dealt: bool, room: int) -> list:
        """Return (heading, points of each seat as text) of the rounds in view, as many as have room; see to their distance."""
        text, width = self.context.text, self.context.small.width
        many = len(rounds[0])
        columns = []
        for one in range(many):
            entries = [text.signed(points[one]) for points in rounds]
            if dealt:
                entries[one] = text.NO_TIME
            columns.append((str(one + 1), entries))
        most = max([max([width(words) for words in entries]) for _, entries in columns] + [width(columns[-1][0])])
        held = max(1, min(many, room // (most + _CLOSE)))
        self._pages = (many + held - 1) // held
        self._held = (many + self._pages - 1) // self._pages
        first, end = self._span(self._page, many)
        self._pitch = most + min(_BETWEEN, room // self._held - most)
        return columns[first:end]

    def _span(self, page: int, many: int) -> tuple:
        """Return the first round of a page, and the one after its last; the first page has the last rounds."""
        end = many - self._held * page
        return max(0, end - self._held), end

    def _line(self, words: list, right: int, y: int, colours: bytes) -> None:
        """Write a word in each column; the first one ends at `right`."""
        small = self.context.small
        for word in words:
            small.draw(self.context.canvas, word, right - small.width(word), y, colours)
            right += self._pitch

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in _EARLIER or button in _LATER:
            if self._pages > 1:
                self._page = (self._page + (1 if button in _EARLIER else -1)) % self._pages
                self.draw()
        elif button == HINT and self._reviewed:
            self.context.go("match.review.MatchReview", self.play, self)
        elif self.play.given_up:
            if not repeated:
                games.leave(self.context)
        elif button == SELECT:
            if self._between:
                self.play.next_round()
            else:
                # Who won is to be read by all: a press that comes late begins no match, and BACK leads here again.
                games.after_result(self.context, lambda: games.set_up(self.context, self.play.NAME, self))
        elif button == HINT and self.play.entered:
            self.context.go("records", *self.play.entered, self)
        elif button == BACK and self._between:
            games.leave(self.context)  # the match waits
        elif button == BACK:
            games.after_result(self.context, lambda: games.leave(self.context))
