"""Arcade on the screen."""

from tercet.core.arcade.rules import Arcade
from tercet.screens import messages, verdict
from tercet.screens.single.screen import Play
from tercet.ui import durations, theme, tunes
from tercet.ui.buttons import SELECT

_LAST = 10  # seconds that are seen and heard
_HURRY = 5  # seconds of them that are louder
_FINGER = 20  # ms after which a finger that is still down is looked at again


class ArcadePlay(Play):
    """The level and the SETs found; the clock counts down, and a level passed winds it up."""

    NAME = "arcade"
    GAME = Arcade
    COUNTS_DOWN = True
    _banner_until = 0  # once the time is up
    _last_words: tuple = ()  # what is said of the press that cost the rest of the time

    def sentences(self, outcome) -> tuple:
        said = verdict.words(self.context, outcome, True, self.game.level)
        if outcome.over and outcome.seconds < 0:
            self._last_words = said
        return said

    def hint(self, time: int) -> None:
        if self.game.affords_hint(time):
            super().hint(time)
        else:
            self.context.sound.play(tunes.WRONG)
            self.tell(verdict.refusal(self.context, self.own_words.TOO_DEAR % self.game.hint_cost()), time)

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        level = self.own_words.LEVEL % game.level
        sets = "%d %s" % (game.progress, text.counted(game.progress, text.SETS))
        return (self.name() + " · " + level, sets), (level, sets)

    def summary(self) -> str:
        text = self.context.text
        return "%s · %s · %s" % (text.SKILLS[self.game.skill], self.own_words.LEVEL % self.game.level, self.wordings()[0][1])

    def _clock(self, time: int) -> None:
        before, second = self._second, self.game.shown_time(time) // 1000
        if second == before:
            return
        self._second = second
        self.top.clock(second, second <= _LAST)
        if before > second and 0 < second <= _LAST:
            self.context.sound.play(tunes.HURRY if second <= _HURRY else tunes.MOVE)

    def button(self, button: int, time: int, repeated: bool) -> None:
        super().button(button, self._moment(time) if button == SELECT else time, repeated)

    def _ran_out(self, time: int) -> bool:
        return super()._ran_out(self._moment(time))

    def _moment(self, time: int) -> int:
        """The time, or, where it has run out under a finger that chooses, when the finger came down: that is what counts."""
        if self.game.over or self.game.remaining(time):
            return time
        return self.context.since(SELECT, time)

    def tick(self, time: int) -> int:
        if self._banner_until and time >= self._banner_until:
            self._banner_until = 0
            self.table.forget()  # what lay below it
            self._now()
        wait = super().tick(time)
        if not self.game.over and not self.game.remaining(time):
            wait = min(wait, _FINGER)
        return min(wait, self._banner_until - time) if self._banner_until else wait

    def _over(self, time: int) -> None:
        self.seen.left(self.game.layout.cells)  # first: it is kept with what is over
        super()._over(time)
        text, layout = self.context.text, self.game.layout
        self.context.deafen()
        self._leave_at = time + messages.TIME_UP[1]
        self._banner_until = time + messages.TIME_UP[0]
        self._stages, self.chosen = [], []
        self._end = (layout.cells, layout.first_set() if layout.has_set() else ())
        self._say(self._last_words or (text.WAS_THERE if self._end[1] else text.TIME_UP,), time)
        self._now()

    def _now(self) -> None:
        super()._now()
        if self._banner_until:
            context = self.context
            canvas, kind, words = context.canvas, context.large, context.text.TIME_UP
            width, height = kind.width(words) + 28, kind.height + 10
            x, y = (canvas.width - width) // 2, (canvas.height - height) // 2
            canvas.round_rect(x - 3, y - 3, width + 6, height + 6, theme.GROUND, theme.GROUND, theme.LIGHT)
            canvas.round_rect(x, y, width, height, theme.ACCENT, theme.ACCENT_DIM, theme.GROUND)
            kind.draw(canvas, words, x + 14, y + (height - kind.height) // 2, theme.GROUND_ON_ACCENT)

    def score(self, time: int) -> tuple:
        text, game = self.context.text, self.game
        took = durations.text(game.elapsed(time) // 1000 - game.penalty // 1000)
        return str(game.score), text.IN_TIME % {"what": text.counted(game.score, text.SETS), "time": took}

    def ranking(self, time: int) -> tuple:
        return self.game.score, 0  # RULES: the score is the SETs found; the earlier game comes first

    def facts(self, time: int) -> tuple:
        text, game = self.context.text, self.game
        return (
            ("", self.own_words.REACHED % game.level),
            (str(game.wrong), text.counted(game.wrong, text.WRONG)),
            (str(game.hints), text.counted(game.hints, text.HINTS)),
        )
