"""Practice on the screen, and its courses."""

from tercet.core.outcome import RIGHT, SHOWN
from tercet.core.practice.rules import Practice
from tercet.screens import messages, routes
from tercet.screens.screen import LONG
from tercet.screens.single.screen import Play
from tercet.ui import tunes
from tercet.ui.buttons import HINT, SELECT


class PracticePlay(Play):
    """No clock; how many SETs are on the table, if the player wants to know. A hint chooses cards for the player.

    A course says how far it is. While it measures the time there are no hints.
    """

    NAME = "practice"
    GAME = Practice
    CLOCK = False
    HINTS = True
    _part = -1  # of a course: what was said of it
    _pointed = -1  # the cell where a hint has put the cursor, on a card that it chose: SELECT, as one expects, keeps it

    @classmethod
    def train(cls, context, what: int) -> None:
        """Start a course, which is in memory from then on, and show it. what: is trained, as core/practice/coach.py has it."""
        from tercet.core.practice.course import Course

        context.settings["game"] = cls.NAME
        options = context.saves.choices(cls.NAME)
        game = Course(options["skill"], context.seed(), context.now(), options["features"], options["constant"], what + 1)
        cls(context, game, options).go_on()

    @classmethod
    def restored(cls, data: bytes, time: int):
        """As for every game; the course is in memory only when one was left."""
        from tercet.core.practice import course

        return (course.Course if course.is_course(data) else Practice).restore(data, time)

    def again(self) -> None:
        if self.game.target:
            self.train(self.context, self.game.what)
        else:
            super().again()

    def go_on(self) -> None:
        if self.game.over:  # the power went off before its end was seen
            self._result(self.context.now())
        elif not self._announced(self.context.now()):
            super().go_on()

    def hinted(self) -> bool:
        return not self.game.target or not self.game.measured

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        if game.target:
            part, done, count = game.part()
            words = "%s %s" % (self.own_words.PARTS[part], text.OF % {"number": min(done + 1, count), "all": count})
            return (self.own_words.A_COURSE, words), ("", words)
        sets = "%d %s" % (game.found, text.counted(game.found, text.SETS))
        if self.options["count"]:
            sets = "%s · %s" % (sets, self.own_words.SETS_HERE % len(game.layout.sets()))
        return (self.full_name(), sets), (self.name(), sets)

    def summary(self) -> str:
        """A course has no skill: it says that it is one."""
        return " · ".join(self.wordings()[0]) if self.game.target else super().summary()

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._stages and self._begins():  # the SET is looked at; a press ends that
            until, cells, marked = self._stages[0]
            if time >= until - messages.VERDICT[0] + messages.HINT[0]:
                self._stages = [(time, cells, marked)]
            return
        if button != SELECT:
            self._pointed = -1
        if button == HINT and not self.hinted() and self.running():
            self._say((self.own_words.NO_HINTS,), time)
        else:
            super().button(button, time, repeated)

    def tick(self, time: int) -> int:
        if not (self._stages and self._begins() and time >= self._stages[0][0]):
            return super().tick(time)
        self._stages = []
        self._message.end()
        self._announced(time)
        return LONG

    def _announced(self, time: int) -> bool:
        """Say once what comes, where a part of a course begins; its time begins when the player goes on. True if it is said."""
        if not self._begins():
            return False
        self._part = part = self.game.part()[0]
        self.game.pause(time)
        own = self.own_words
        page = routes.screen("notice")(self.context, own.A_COURSE, own.PART_LINES[part], self.go_on, self._leave)
        page.playing = lambda: self
        self.context.show(page)
        return True

    def _leave(self) -> None:
        """Go to the pause from what is said of a part; it is said again before the part begins."""
        self._part = -1
        self.context.go("pause", self)

    def _begins(self) -> bool:
        """Tell whether a part of a course begins that was not announced."""
        if not self.game.target or self.game.over:
            return False
        part, done, _ = self.game.part()
        return not done and part != self._part

    def _choose(self, time: int) -> None:
        kept = self._pointed == self.cursor and self.cursor in self.chosen
        self._pointed = -1
        if kept:
            self.context.sound.play(tunes.CHOOSE)
        else:
            super()._choose(time)

    def _show(self, outcome, before: list, time: int) -> None:
        if outcome.verdict == SHOWN:
            # Two are chosen, and the cursor stands on the third: the player takes the SET with one press.
            self.chosen = list(outcome.cells[:2])
            self.cursor = self._pointed = outcome.cells[-1]
            self._marked, self._refusing = (), False  # of the claim before
            return
        super()._show(outcome, before, time)
        if outcome.over:
            self._end = (before, outcome.cells)
            self._stages = self._stages[:1]
        elif outcome.verdict == RIGHT and self._begins():  # its first table is not seen before the page that says what comes
            self._stages = [(time + messages.VERDICT[0], before, outcome.cells)]
            self.game.pause(time)

    def _over(self, time: int) -> None:
        super()._over(time)
        if self.game.target and self.game.trains_a_kind():  # what was overlooked before says nothing of now
            self.context.saves.progress.coach.clear()

    def _result(self, time: int) -> None:
        if self.game.target:
            self.context.go("practice.trained.Trained", self)
        else:
            super()._result(time)
