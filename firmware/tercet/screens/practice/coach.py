"""The coach: what somebody overlooks, in one sentence, and the course that trains it."""

from tercet.core.cards import FEATURES, card
from tercet.core.practice.coach import COURSES, KINDS, OVERLOOKS, TOO_EARLY
from tercet.core.practice.course import TABLES
from tercet.screens.pages import balanced, running
from tercet.screens.practice.screen import PracticePlay
from tercet.screens.screen import Screen, margin
from tercet.ui import theme, tunes
from tercet.ui.buttons import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.parts import hint_line


class CoachPage(Screen):
    """One course at a time: what it trains, a SET of that kind, and what the coach has to say. First comes what he advises.

    setup: the screen that BACK leads to.
    """

    CALM = True

    def __init__(self, context, setup) -> None:
        super().__init__(context)
        self.setup = setup
        statistics, coach = context.saves.statistics, context.saves.progress.coach
        self._verdict, self._about = coach.advice()
        if self._verdict == OVERLOOKS:
            self.what = self._about
        else:  # the level that takes longest
            times = [statistics.average(place) for place in range(FEATURES)]
            self.what = KINDS + times.index(max(times)) if max(times) >= 0 else COURSES - 1

    def draw(self) -> None:
        context = self.context
        canvas, small, text, own = context.canvas, context.small, context.text, self.setup.own_words
        tall = canvas.height >= 200
        top = self.title(own.COACH)
        bottom = canvas.height - hint_line.height(canvas) - (8 if tall else 2)
        room = canvas.width - 2 * margin(canvas)
        said = own.KINDS[self.what]
        advice = ""
        if self._verdict == OVERLOOKS and self.what == self._about:
            said = own.OVERLOOKS % said
        elif self._verdict == TOO_EARLY:
            advice = text.counted(self._about, own.TOO_EARLY) % self._about
        elif self._verdict != OVERLOOKS:
            advice = own.NOTHING
        kind = context.medium if tall else running(context)
        gap = small.height if tall else 5
        lines = balanced(kind, said, room)
        below = balanced(small, own.COURSE % TABLES, room)
        above = balanced(small, advice, room) if advice else []
        wide, high = context.painter.trio_size()
        used = len(above) * (small.height + 1) + len(lines) * (kind.height + 2) + high
        more = len(below) * (small.height + 1)
        spaces = 1 + bool(above)
        if used + more + (spaces + 1) * gap > bottom - top:
            below, more = [], 0
        spaces += bool(below)
        gap = min(gap, (bottom - top - used - more) // spaces)
        used += more + spaces * gap
        y = top + max(0, (bottom - top - used) // 2)
        y = self._lines(small, above, y, theme.SOFT_ON_GROUND, gap)
        y = self._lines(kind, lines, y, theme.LIGHT_ON_GROUND, gap)
        context.painter.trio((canvas.width - wide) // 2 & ~1, y, example(self.what))
        self._lines(small, below, y + high + gap, theme.SOFT_ON_GROUND, 0)
        onward = NEXT if context.keys.few else RIGHT
        self.hints((SELECT, text.START, text.START), (onward, own.ANOTHER, own.ANOTHER), (BACK, text.BACK, text.BACK))

    def _lines(self, kind, lines: list, y: int, colours: bytes, gap: int) -> int:
        """Write lines in the middle; return the y below them and a gap."""
        canvas = self.context.canvas
        for line in lines:
            kind.draw(canvas, line, (canvas.width - kind.width(line)) // 2, y, colours)
            y += kind.height + (2 if kind is not self.context.small else 1)
        return y + gap if lines else y

    def button(self, button: int, time: int, repeated: bool) -> None:
        context = self.context
        if button in (LEFT, UP, PREVIOUS, RIGHT, DOWN, NEXT):
            self.what = (self.what + (1 if button in (RIGHT, DOWN, NEXT) else -1)) % COURSES
            context.sound.play(tunes.MOVE)
            self.draw()
        elif button == BACK:
            context.show(self.setup)
        elif button == SELECT and not repeated:
            if not context.saves.waits(PracticePlay.NAME):
                self._answered(True)
                return
            text = context.text
            context.go("question", text.REALLY_NEW, text.REALLY_NEW_LINE, text.KEEP_GAME, text.NEW_YES, self._answered)

    def _answered(self, agreed: bool) -> None:
        if agreed:
            PracticePlay.train(self.context, self.what)
        else:
            self.context.show(self)


def example(what: int) -> tuple:
    """Return three cards that show what is trained and nothing else: only one feature is the same, or only one differs."""
    if what >= KINDS:
        differs = [feature > FEATURES - 2 - (what - KINDS) for feature in range(FEATURES)]
    else:
        differs = [(feature == what // 2) == what % 2 for feature in range(FEATURES)]
    return tuple([card(*[place if one else 1 for one in differs]) for place in range(3)])
