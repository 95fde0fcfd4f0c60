"""The end of a game: what was reached, beside what was reached before; the best SET, or one that was missed."""

from tercet.core.cards import level
from tercet.core.games import record
from tercet.core.saved.sets import WIDE
from tercet.core.shim import const
from tercet.screens import games
from tercet.screens.screen import LONG, Screen, margin
from tercet.ui import durations, theme, tunes
from tercet.ui.buttons import BACK, BACKWARD, DOWN, FORWARD, HINT, LEFT, MENU, NEXT, RIGHT, SELECT
from tercet.ui.parts import hint_line
from tercet.ui.parts.bars import bar

_GROWS = const(700)  # ms in which the bar of a new best grows
_FRAME = const(50)  # ms of a step of it
_BAR = const(8)  # pixels
_BETWEEN = const(12)  # pixels between two facts
_ABOVE = const(19)  # pixels from the bottom line to the key that shows the code above it


class Result(Screen):
    """The score large; bars; a SET, and the way to others; facts. play: the game's screen; place: among the best ten, or -1."""

    HELD = (HINT, MENU)
    UNASKED = True
    ANYWHERE = False  # as in typed.py

    def __init__(self, context, play, time: int, place: int) -> None:
        super().__init__(context)
        text = context.text
        self.play = play
        self.place = place
        self._score = play.score(time)
        facts = play.facts(time) + (self._of_deck() if getattr(play, "DECK", False) else ())
        self._facts = facts[:1] + tuple([fact for fact in facts[1:] if fact[0] not in ("0", text.MORE_SECONDS % 0)])
        self._feast = getattr(play, "feast", "")
        seen = getattr(play, "seen", None)
        self._set: tuple = ()  # (words, cards) of the one that is shown
        self._looked = len(play.sets_to_show()) // WIDE  # SETs in the review, but for the slowest one
        if seen:
            self._looked = len(seen.missed) + bool(seen.best)
            if seen.best:
                self._set = text.HARDEST_SET % durations.tenths(-seen.best[1], text.DECIMAL), seen.best[2]
            elif seen.missed:
                self._set = text.MISSED_OF % {"number": 1, "all": str(len(seen.missed)) + "+" * seen.more}, seen.missed[0]
        self._own = not seen or not seen.best
        self._coded = play.seed >= 0  # the game has a code
        self._badge = context.words("challenge").BADGE if play.challenge else ""
        if play.known:
            self._facts += (("", context.words("challenge").UNRECORDED),)
        self._long_badge = self._named_badge = ""
        self._rows = self._compared(time) if play.recorded else []
        self._began = 0  # when the bar began to grow
        self._grown = _GROWS
        if place == 0 and self._badge and len(self._rows) > 1 and context.settings["device"]["animation"]:
            self._grown = 0

    def _compared(self, time: int) -> list:
        """Return (words, value as text, share of a bar in 1/1000) of this game and those before; see to the badge.

        A longer bar is more, of time too.
        """
        context, text, play, place = self.context, self.context.text, self.play, self.place
        ranked = record(play.NAME).RANKED
        score, milliseconds = play.ranking(time)
        before = list(context.saves.records.best(play.game.table()))
        whose = before.pop(place).name if place >= 0 else ""

        def value(entry_score: int, entry_time: int) -> int:
            return entry_time // 1000 if ranked == "time" else abs(entry_score) if ranked == "fewest" else entry_score

        values = [value(entry.score, entry.milliseconds) for entry in before]
        mine = value(score, milliseconds)
        many = len(values)
        rows = [(text.THIS_GAME, mine)]
        if many:
            rows.append((text.BEST_BEFORE if many > 1 else text.LAST_TIME, values[0]))
        if many > 1:
            rows.append((text.BEST_TEN if many > 8 else text.AVERAGE_GAME, (2 * sum(values) + many) // (2 * many)))
        show = durations.text if ranked == "time" else text.signed
        if place >= 0 and games.praised(play, time):
            self._badge = text.PLACES[place]
            if not values:
                self._badge = text.FIRST_ONE
            elif not place:
                same = values[0] == mine and ranked != "time"
                self._long_badge = text.BEFORE % {
                    "now": self._badge,
                    "before": durations.text(before[0].milliseconds // 1000) if same else show(values[0]),
                }
            if whose:
                self._named_badge = text.BY_NAME % {"who": whose, "says": self._badge}
        found = [amount for _, amount in rows]
        most = max(1, max(found))
        return [(words, show(amount), 1000 * max(0, amount) // most) for words, amount in rows]

    # Painting

    def _of_deck(self) -> tuple:
        """Return (number as text, words) of a game that plays one deck to its end."""
        text, game = self.context.text, self.play.game
        left = game.layout.left()
        return (
            (str(game.found), text.counted(game.found, text.SETS)),
            (str(game.wrong), text.counted(game.wrong, text.WRONG)),
            (str(left), text.counted(left, text.CARDS_LEFT)),
            (str(game.hints), text.counted(game.hints, text.HINTS)),
        )

    def draw(self) -> None:
        context = self.context
        canvas, large, small = context.canvas, context.large, context.small
        tall = canvas.height >= 200
        side = canvas.width > canvas.height  # the cards lie at the right
        self._left = margin(canvas)
        self._right = canvas.width - self._left
        top = self._heading(tall)
        bottom = canvas.height - hint_line.height(canvas) - (5 if tall else 1) - (_ABOVE if tall and self._coded else 0)
        wide, high = context.painter.trio_size()
        line = small.height + (1 if tall else -1)
        # The column of the bars, and the one of the facts
        end = self._right
        across = end - self._left
        facts_left, facts_end = self._left, end
        if self._set and side:
            end = facts_end = self._right - wide - 12
        elif self._set:
            facts_left += wide + 12
        lines = self._flow(facts_left, 0, facts_end, line, False)
        pitch = line + (1 if tall else -1)
        block = high + line + 2
        if self._set and not side:
            needed = top + large.height - 6 + pitch * len(self._rows) + max(lines * line, block)
            if needed > bottom and len(self._rows) > 2:  # under a feast: the average gives its place
                self._rows.pop()
        bars = pitch * len(self._rows) if len(self._rows) > 1 else 0
        facts = lines * line
        if self._set and not side:
            facts = max(facts, block)
        spare = max(0, bottom - top - (large.height - 6) - bars - facts)
        gap = min(spare // (4 if bars else 3), 22)
        y = top + (spare - gap * (2 if bars else 1)) // 3 if tall else top
        self._place_score(y - 4)
        y += large.height - 6 + gap
        if bars:
            self._bar_at = (y, pitch, end)
            self._bars()
            y += bars + gap
        if self._set:
            if side:
                x = self._right - wide
                at = bottom - block - small.height
                if tall:
                    at = max(self._score_end[1] + line + 8, at - (at - top) // 2)  # in the middle, but below the badge
            else:
                x, at = self._left, y
            self._sets_at = (x & ~1, at, across)
            self._show_set()
            if not side:
                y += line + 2
        self._flow(facts_left, y, facts_end, line, True)
        self._hints()

    def _heading(self, tall: bool) -> int:
        """Write the heading and the badge; return the y below."""
        context = self.context
        canvas, medium, small = context.canvas, context.medium, context.small
        name = self.play.full_name()
        if not self._feast:
            wide = small.width(self._badge) + 12
            score = context.large.width(self._score[0]) + small.width(self._score[1]) + 16
            if self._badge and self._left + min(medium.width(name) + 10, score) + wide > self._right:
                name = name.rsplit(" · ", 1)[0]  # the skill, which was chosen before, leaves its place
            top = self.title(name)
            self._badge_y = top - medium.height - (7 if tall else 0)
            self._badge_left = self._left + medium.width(name) + 10
            return top
        canvas.fill(theme.GROUND)
        kind = context.large if tall else medium
        wide = max(kind.width(self._feast), small.width(name))
        x = (canvas.width - wide) // 2
        down = 6 if tall else 1
        kind.draw(canvas, self._feast, (canvas.width - kind.width(self._feast)) // 2, down, theme.ACCENT_ON_GROUND)
        down += kind.height
        if tall:
            small.draw(canvas, name, (canvas.width - small.width(name)) // 2, down, theme.SOFT_ON_GROUND)
            down += small.height
        context.painter.strew(x - 12, down)
        self._badge_y = 0
        self._badge_left = canvas.width
        return down

    def _place_score(self, y: int) -> None:
        """Write the score large, its words beside it, and the badge where the heading leaves no room."""
        context = self.context
        canvas, large, small = context.canvas, context.large, context.small
        score, words = self._score
        x = large.draw(canvas, score, self._left, y, theme.ACCENT_ON_GROUND) + 6
        x = small.draw(canvas, words, x, y + large.baseline - small.baseline, theme.SOFT_ON_GROUND) + 10
        self._score_end = (x, y + (large.height - small.height) // 2 + 1)
        if self._grown >= _GROWS:
            self._show_badge()

    def _show_badge(self) -> bool:
        """Show the place: in the heading, else beside the score, in the longest words that fit; False: none do."""
        canvas, small = self.context.canvas, self.context.small
        for words in (self._named_badge, self._long_badge, self._badge):
            wide = small.width(words) + 12
            for left, y in ((self._badge_left, self._badge_y), self._score_end):
                if words and left + wide <= self._right:
                    first = self.place == 0
                    colour, edge = (theme.ACCENT, theme.ACCENT_DIM) if first else (theme.PANEL, theme.PANEL)
                    canvas.round_rect(self._right - wide, y, wide, small.height + 4, colour, edge, theme.GROUND)
                    on = theme.GROUND_ON_ACCENT if first else theme.ACCENT_ON_PANEL
                    small.draw(canvas, words, self._right - wide + 6, y + 2, on)
                    return True
        return False

    def _bars(self) -> None:
        """Paint the bars of this game and those it is compared with."""
        canvas, small = self.context.canvas, self.context.small
        y, pitch, end = self._bar_at
        short = end - self._left < 140
        x = self._left + max([small.width(words[short]) for words, _, _ in self._rows]) + 8
        width = end - max([small.width(value) for _, value, _ in self._rows]) - 8 - x
        high = y + small.baseline - (small.capital + _BAR) // 2
        self._first_bar = (x, high, width)
        for number, (words, value, share) in enumerate(self._rows):
            light = theme.SOFT_ON_GROUND if number else theme.LIGHT_ON_GROUND
            small.draw(canvas, words[short], self._left, y, light)
            small.draw(canvas, value, end - small.width(value), y, light)
            bar(canvas, x, high, width, _BAR, theme.PANEL, theme.PANEL)
            long = width * share // 1000
            if number and long:
                colours = (theme.SOFT, theme.DIM) if number == 1 else (theme.DIM, theme.PANEL)
                bar(canvas, x, high, max(_BAR, long), _BAR, *colours)
            y += pitch
            high += pitch
        self._grow()

    def _grow(self) -> None:
        """Paint this game's bar, as far as it has grown."""
        x, y, width = self._first_bar
        long = width * self._rows[0][2] // 1000 * self._grown // _GROWS
        if long:
            bar(self.context.canvas, x, y, max(_BAR, long), _BAR, theme.ACCENT, theme.ACCENT_DIM)

    def _show_set(self) -> None:
        """Show the first SET, and what there is to say of it."""
        context = self.context
        canvas, small = context.canvas, context.small
        x, y, across = self._sets_at
        words, cards = self._set
        more = context.text.DIFFER[level(cards[0], cards[1], cards[2]) - 1]
        wide, high = context.painter.trio_size()
        light = theme.ACCENT_ON_GROUND if self._own else theme.SOFT_ON_GROUND
        if canvas.width > canvas.height:
            context.painter.trio(x, y, cards)
            y += high + 2
            canvas.rect(x - 4, y, canvas.width - x + 4, 2 * small.height, theme.GROUND)
            for line in (words, more):
                width = small.width(line)  # long words reach further to the left
                small.draw(canvas, line, min(x + (wide - width) // 2, canvas.width - 2 - width), y, light)
                y += small.height - 1
            return
        canvas.rect(x, y, across, small.height, theme.GROUND)
        small.draw(canvas, more, small.draw(canvas, words, x, y, light) + 10, y, theme.SOFT_ON_GROUND)
        context.painter.trio(x, y + small.height + 3, cards)

    def _flow(self, left: int, y: int, right: int, line: int, paint: bool) -> int:
        """Write the facts, as many on a line as fit; return how many lines they take. paint: else they are only measured."""
        canvas, small = self.context.canvas, self.context.small
        x, lines = left, 1
        for number, words in self._facts:
            gap = 4 if number and words else 0
            wide = small.width(number) + gap + small.width(words)
            if left + wide > right:
                continue  # of little weight, and there is no room
            if x > left and x + wide > right:
                x = left
                y += line
                lines += 1
            if paint and y < canvas.height - hint_line.height(canvas) - small.baseline:
                small.draw(canvas, number, x, y, theme.LIGHT_ON_GROUND)
                small.draw(canvas, words, x + wide - small.width(words), y, theme.SOFT_ON_GROUND)
            x += wide + _BETWEEN
        return lines if self._facts else 0

    def _hints(self) -> None:
        text = self.context.text
        again = self.play.again_words()
        wanted = [(SELECT, again, again)]
        if self.play.recorded:
            wanted.append((HINT, text.BEST_SHORT if self._looked > 1 else text.BEST, text.BEST_SHORT))
        if self._looked:
            wanted.append((NEXT if self.context.keys.few else DOWN,) + text.REVIEW)
        if self._coded:
            share = (MENU,) + self.context.words("challenge").KEY
            if self.context.canvas.height < 200:
                wanted.append(share)
            else:  # beside the others there is no room for it
                hint_line.draw(self.context, (share,), 0, 0, _ABOVE)
        wanted.append((BACK, text.MENU, text.MENU))
        if self._coded and len(wanted) > 4 and not hint_line.fits(self.context, tuple(wanted)):
            wanted.pop(1)  # the records are in the menu, too
        self.hints(*wanted)

    # Keys and time

    def tick(self, time: int) -> int:
        if self._grown >= _GROWS:
            return LONG
        if not self._began:
            self._began = time
        self._grown = min(_GROWS, time - self._began)
        self._grow()
        if self._grown < _GROWS:
            return _FRAME
        self._show_badge()
        self.context.sound.play(tunes.LEVEL)
        return LONG

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._grown < _GROWS:  # the key acts, and there is no more to wait for
            self._grown = _GROWS
            self._grow()
            self._show_badge()
        if button == SELECT:
            games.after_result(self.context, self.play.again)
        elif button == HINT and self.play.recorded:
            self.context.go("records", self.play.game, self.place, self)
        elif button == MENU and self._coded:
            self.context.go("challenge.share.Share", self.play, self)
        elif button == BACK:
            games.after_result(self.context, lambda: self.context.go("menu"))
        elif self._looked and (button in FORWARD or button in BACKWARD or button in (LEFT, RIGHT)):
            play = self.play
            if self._set:
                self.context.go("review", play.game.KIND, play.game.skill, play.sets_to_show(), self)
            else:
                self.context.go("match.review.MatchReview", play, self)
