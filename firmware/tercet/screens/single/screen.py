"""A layout on the table: a cursor, three choices, and the verdict at once. What games add is in their own files."""

from tercet.core.games import SEEDS, record
from tercet.core.outcome import ALREADY, DEALT, HINTED, HINTED_NONE, IGNORED, NOT_NONE, RIGHT, WRONG
from tercet.core.shim import const
from tercet.screens import cues, games, messages, verdict
from tercet.screens.screen import LONG, Screen
from tercet.screens.single.seen import Seen
from tercet.ui import durations, tunes
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, SELECT, UP
from tercet.ui.buttons import RIGHT as RIGHTWARD
from tercet.ui.cards import cursor
from tercet.ui.cards.painter import NOTHING, SLOT, CardTable
from tercet.ui.parts.top_line import TopLine

_DIRECTIONS = (UP, DOWN, LEFT, RIGHTWARD, PREVIOUS, NEXT)
_TAKEN = const(150)  # ms a right claim stays in view
_DEALING = const(110)  # ms the gaps show before the new cards
_SHAKE = const(70)  # ms of one flash of a refusal


class Play(Screen):
    """A running game. A subclass names it, makes it, and says what its top line and its result are."""

    NAME = ""  # of the game, as core/games.py has it
    GAME: type = object
    COUNTS_DOWN = False  # the clock does
    CLOCK = True
    HINTS = False  # there are hints whatever the settings say
    HELD = (HINT, MENU)
    number = 0  # in its save; drawn when it begins

    @classmethod
    def begin(cls, context, options: dict, seed: int = -1) -> None:
        """Start a game with the player's choices and show it. seed: of a challenge; -1: another one."""
        dealt = context.seed() % SEEDS if seed < 0 else seed
        play = cls(context, cls.deal(options, dealt, context.now()), options)
        play.take_origin({"seed": dealt, "challenge": int(seed >= 0)})
        context.show(play)

    @classmethod
    def deal(cls, options: dict, seed: int, time: int):
        """Return a new game with these choices."""
        return cls.GAME(options["skill"], seed, time, options["features"], options["constant"])

    @classmethod
    def restored(cls, data: bytes, time: int):
        """Return the game that was saved, paused; ValueError for bytes that no game has."""
        return cls.GAME.restore(data, time)

    @classmethod
    def resumed(cls, context, data: bytes, options: dict):
        """Return the screen of a game that was saved, paused."""
        return cls(context, cls.restored(data, context.now()), options)

    def __init__(self, context, game, options: dict) -> None:
        super().__init__(context)
        self.game = game
        self.options = options
        self.own_words = context.words(self.NAME)
        verdict.prepare(context)
        self.recorded = bool(record(self.NAME).RANKED)  # its games are entered into the records
        self._coached = game.COUNTED >= 0 and context.saves.progress is not None  # its counts are read now: nobody waits
        self.table = CardTable(context.painter)
        self.top = TopLine(context, self.CLOCK)
        self.cursor = cursor.settled(game.layout.cells, 0)
        self.chosen: list = []
        self._marked: tuple = ()  # cells that the message speaks of
        self._refusing = False  # it refuses them
        self._stages: list = []  # what is shown before the present table: (until, cells, marked)
        self._message = messages.Message()
        self._leave_at = 0  # when the result comes, once the game is over
        self._closing: tuple = ()  # what is said of the end
        self._end: tuple = ()  # (cells, marked) of a farewell that shows another table than the present one
        self._place = -1  # among the best ten, once the game is over
        self.seen = Seen()
        self._uncounted: tuple = ()  # (outcome, cells before, time) of what the coach has not counted yet
        self._second = -1
        self.foreseen: tuple = (None, ())  # what would be said of the card under the cursor, see verdict.foreseen()

    def draw(self) -> None:
        self.context.canvas.forget()  # the table and the two lines cover all of it
        self.table.forget()
        self.top.forget()
        self._second = -1  # the clock is to be painted anew
        self.foreseen = (None, ())  # perhaps in another language
        self._stage()  # first: the lines are painted while cards are on the wire
        if not self._message.until:
            self._hints()
            self.context.canvas.flush_above(self.context.canvas.height)  # with the last row of cards: the wire is free by now
        self._progress()
        self._clock(self.context.now())
        if self._message.until:
            self._speak()

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._ran_out(time):
            return  # pressed in the moment in which the game ended
        # What is said or chosen is about a table that was seen; the press that ends a hint buys no other.
        late = self._stages and (self.game.says_no_match if button == MENU else button in (SELECT, HINT) and not self.running())
        self._finish(time)
        if late:
            return
        if self._leave_at:
            self._result(time)
        elif button in _DIRECTIONS:
            self.context.sound.play(tunes.MOVE)
            self.point(cursor.moved(self.game.layout.cells, self.cursor, button))
        elif button == HINT and self.hinted():
            self.hint(time)
        elif button == SELECT or (button == HINT and self.context.keys.held(HINT)):
            self._choose(time)
        elif button == MENU:
            self.menu(time)
        elif button == BACK:
            self._pause(time)

    def cells(self) -> list:
        return self.game.layout.cells

    def point(self, cell: int) -> None:
        """Bring the cursor to a cell of the layout."""
        left = self.cursor
        self.cursor = cell
        self._cell(left)
        self._cell(cell)

    def hinted(self) -> bool:
        """Whether the HINT button helps."""
        return self.HINTS or self.context.settings["device"]["hints"]

    def hint(self, time: int) -> None:
        """What the HINT button does, where it helps."""
        self._act(self.game.hint, time)

    def menu(self, time: int) -> None:
        """What the MENU button does: No Match, where the player has to say it."""
        if self.game.says_no_match:
            self._act(self.game.no_match, time)
        else:
            self._pause(time)

    def tick(self, time: int) -> int:
        if self._uncounted and time > self._uncounted[2]:
            self._count()
        self._ran_out(time)
        self._clock(time)
        if self._stages:
            if time >= self._stages[0][0]:
                while self._stages and time >= self._stages[0][0]:
                    self._stages.pop(0)
                self._run_on(time)
                self._stage()
        elif self._leave_at and time >= self._leave_at:
            self._result(time)
        elif self._message.over(time):
            if self._leave_at and self._closing:  # it was the hint that ended the game
                self._say(self._closing, time)
            else:
                self._hints()
            self._now()
        if len(self.chosen) == 2:
            self.foreseen = verdict.foreseen(self)
        return self._next(time)

    def _ran_out(self, time: int) -> bool:
        """Let time pass in the game; tell whether it ended by it just now. No other call may: the end would go unnoticed."""
        if not self.game.tick(time):
            return False
        self.context.sound.play(tunes.END)
        self._over(time)
        self.context.saves.urgent = 1  # no SET was taken just now: the tune is heard first
        return True

    def _next(self, time: int) -> int:
        """How many ms nothing will change by itself: until the next stage, message, second, or the end."""
        wait = self.game.until_second(time) if self.CLOCK and self.running() else LONG
        if self._stages:
            wait = min(wait, self._stages[0][0] - time)
        if self._leave_at:
            wait = min(wait, self._leave_at - time)
        return max(0, self._message.left(time, min(wait, 1) if self._uncounted else wait))

    def saved(self, time: int) -> bytes:
        """Return the game as bytes."""
        return self.game.save(time)

    def sets_to_show(self) -> list:
        return self.seen.save()

    def take_sets(self, saved) -> None:
        self.seen.load(saved)

    def tell(self, words: str, time: int) -> None:
        self._say((words,), time)

    def playing(self):
        return self

    def running(self) -> bool:
        return self.game.stopwatch.running and not self.game.over

    def put_down(self, time: int) -> None:
        self._finish(time)
        self._pause(time)

    def finished(self) -> bool:
        """Whether nothing is left to play."""
        return self.game.over

    # What a kind of game says of itself

    def wordings(self) -> tuple:
        """Return (left words, right words) for the top line, the most telling first."""
        return ((self.name(), ""),)

    def facts(self, time: int) -> tuple:
        """Return (number as text, words) for the result."""
        return ()

    def score(self, time: int) -> tuple:
        """Return (text, words) of what the result shows large."""
        return "", ""

    def ranking(self, time: int) -> tuple:
        """Return (score, milliseconds) that decide the place among the records."""
        return 0, self.game.elapsed(time)

    def told(self) -> int:
        """The number by which players know this very game, 0: there is none."""
        return 0

    def again(self) -> None:
        """Start the same game anew."""
        self.begin(self.context, self.options, self.seed if self.challenge else -1)

    def again_words(self) -> str:
        """What SELECT does on the result."""
        return self.context.text.AGAIN

    def name(self) -> str:
        """The name of the game."""
        return self.own_words.NAME

    def full_name(self) -> str:
        """The name of the game with its skill."""
        return self.name() + " · " + self.context.text.SKILLS[self.game.skill]

    def summary(self) -> str:
        """One line on the game, for the pause."""
        return self.context.text.SKILLS[self.game.skill] + " · " + self.wordings()[0][1]

    def figure(self) -> str:
        """What the pause shows large: the clock that stands."""
        return durations.text(self.game.shown_time(self.context.now()) // 1000) if self.CLOCK else ""

    # Pause and end

    def go_on(self) -> None:
        """Come back from the pause. The player has asked for that: the next press counts at once, for the clock runs."""
        self.game.resume(self.context.now())
        self.context.show(self)

    def _pause(self, time: int) -> None:
        self._count()
        self.game.pause(time)
        if self.game.over:
            self._over(time)
            return
        self.context.go("pause", self)

    def _over(self, time: int) -> None:
        self._count()
        self._leave_at = time + messages.LAST_TABLE[0]
        self.context.deafen()
        self.context.handheld.keep_lit()  # the clock may have run out by itself
        self.context.tidy()  # what the records get stays for long; no press means anything now
        saves, game = self.context.saves, self.game
        if self.recorded:  # now: the power may go off before the result comes
            score, milliseconds = self.ranking(time)
            medals = saves.medals  # as they were before this game
            self._place = saves.records.enter(game.table(), score, milliseconds, game.hints, self.number, self.told())
            if game.COUNTED >= 0:
                saves.statistics.ended(game, time)
                saves.progress.coach.ended()
                saves.progress.ends(game.KIND, game.skill, self.seen.save())
            medals.entered(game.table(), score, milliseconds, game.hints)
            medals.played(self.NAME, game, self.seen.best)
        elif self.known:
            saves.records.passed(self.number)
        saves.hurry(time)

    def _result(self, time: int) -> None:
        games.show_result(self.context, self, time, self._place)

    # Acting

    def _choose(self, time: int) -> None:
        if self.game.layout.cells[self.cursor] < 0:
            return
        if not self._refusing:
            self._marked = ()  # what is chosen now would not be told from it
        if self.cursor in self.chosen:
            self.chosen.remove(self.cursor)
        else:
            self.chosen.append(self.cursor)
        if len(self.chosen) < 3:
            self.context.sound.play(tunes.CHOOSE)
            self._now()
            return
        cells = tuple(self.chosen)
        self._act(lambda now: self.game.claim(cells, now), time)

    def _act(self, action, time: int) -> None:
        """Let the game decide, then show how it came about."""
        self._count()
        before, canvas = list(self.game.layout.cells), self.context.canvas
        outcome = action(time)
        if outcome.verdict == IGNORED:
            self.chosen = self.chosen[:2]
            return
        cues.give(self.context, outcome)
        self._show(outcome, before, time)
        if not self.context.settings["device"]["animation"] and outcome.verdict != HINTED:
            self._stages = self._stages[:1] if outcome.verdict == RIGHT else []  # what leaves the table is still seen first
        shown = outcome.verdict == HINTED and (self._stages or outcome.over)
        later = shown or outcome.over
        if not later:
            self._stage()
            canvas.flush_one()  # a card is sent while the sentence is painted, another while the score is
        self._closing = self.closing(outcome) if outcome.over else ()
        said = self._closing if self._closing and not shown else verdict.sentences(self, outcome)
        self._say(said, time, messages.HINT if shown else messages.VERDICT)
        if shown and not outcome.over:
            self.game.pause(time)  # the clock stands while the SET is looked at
            self.context.deafen()
        if outcome.verdict == WRONG:
            self._clock(time)  # with what it cost
            canvas.flush()  # most games have no more to say
        else:
            canvas.flush_one()
        self._progress()
        if not later:
            canvas.flush()  # what is written down now, nobody waits for
        if outcome.took >= 0 and self.recorded:
            self.context.saves.records.took(self.game.skill, outcome.took)
        if self.game.COUNTED >= 0 and not self.known:
            self.context.saves.statistics.judged(self.game, outcome)
        self.seen.judged(self.game, outcome, before)
        if self._coached and not self.known:
            self._uncounted = outcome, before, time
        if outcome.over:
            self._over(time)
            self._leave_at += (messages.HINT[1] if shown else 0) + (messages.LAST_TABLE[1] if self._closing else 0)
        if later:
            self._stage()

    def _count(self) -> None:
        """Let the coach count the last outcome. It searches the table for SETs: the player sees the verdict first."""
        if self._uncounted:
            outcome, before, _ = self._uncounted
            self._uncounted = ()
            self.context.saves.progress.coach.judged(self.game, outcome, before)

    def sentences(self, outcome) -> tuple:
        """Return what to say of an outcome, as verdict.show() wants it."""
        return verdict.words(self.context, outcome, self.COUNTS_DOWN, 0, "", self.top.taken)

    def closing(self, outcome) -> tuple:
        """Return what to say of the outcome that ends the game, why it is over, or () where the result says all."""
        return verdict.closing(self.context, self.game.layout, outcome)

    def _show(self, outcome, before: list, time: int) -> None:
        """Set the stages that lead from the table before to the present one."""
        kind = outcome.verdict
        self._marked = ()
        if kind != NOT_NONE:
            self.chosen = []
        if self._gone():
            self.cursor = cursor.settled(self.game.layout.cells, self.cursor)
        if kind == RIGHT:
            self._stages = [(time + _TAKEN, before, outcome.cells), (time + _TAKEN + _DEALING, self._gaps(outcome), ())]
        elif kind in (DEALT, HINTED_NONE):
            self._stages = [(time + _DEALING, self._gaps(outcome), ())]
        elif kind == HINTED:
            self._stages = [(time + messages.HINT[1], before, outcome.cells)]
        elif kind in (WRONG, ALREADY):
            self._marked = outcome.cells
            self._stages = [(time + _SHAKE, before, outcome.cells), (time + 2 * _SHAKE, before, ())]
        self._refusing = kind in (WRONG, ALREADY)

    def _gone(self) -> bool:
        cells = self.game.layout.cells
        return self.cursor >= len(cells) or cells[self.cursor] < 0

    def _gaps(self, outcome) -> list:
        cells = list(self.game.layout.cells)
        for cell in outcome.dealt:
            cells[cell] = SLOT
        return cells

    # Painting

    def _finish(self, time: int) -> None:
        """Show the present table at once: a press is meant for what the player is about to see; a message may leave."""
        if self._stages:
            self._stages = []
            self._run_on(time)
            self._now()
        self._message.pressed(time)

    def _run_on(self, time: int) -> None:
        """Let the clock go on, which stood while a hint was looked at."""
        if not self._stages and not self.running():
            self.game.resume(time)

    def _stage(self) -> None:
        if not self._stages:
            self._now()
            return
        _, cells, marked = self._stages[0]
        if self._refusing:
            self.table.show(cells, self.cursor, (), marked)
        else:
            self.table.show(cells, NOTHING if len(self._stages) == 1 and not self.running() else self.cursor, marked)

    def _now(self) -> None:
        """Show the table as it is, or as it was when the game ended."""
        if self._end:
            self.table.show(self._end[0], NOTHING, self._end[1])
        elif self._refusing:
            self.table.show(self.game.layout.cells, self.cursor, self.chosen, self._marked)
        else:
            self.table.show(self.game.layout.cells, self.cursor, self._marked or self.chosen)

    def _cell(self, cell: int) -> None:
        """Show one cell as it is."""
        raised = cell in self.chosen
        refused = cell in self._marked
        if refused and not self._refusing:
            raised, refused = True, False
        self.table.cell(cell, self.game.layout.cells[cell], cell == self.cursor, raised, refused)

    def _clock(self, time: int) -> None:
        second = self.game.shown_time(time) // 1000
        if self.CLOCK and second != self._second:
            self._second = second
            self.top.clock(second)

    def _progress(self) -> None:
        if not self.top.covered:
            self.top.sides(self.wordings())

    def _say(self, sentences: tuple, time: int, times: tuple = messages.VERDICT) -> None:
        self._message.begin(sentences, times, time)
        self._uncover()
        self._speak()

    def _speak(self) -> None:
        """Show the message."""
        upper = verdict.show(self.context, self._message.said, self.top.taken)
        if upper:
            self.context.canvas.flush_one()
            self.top.message(upper, verdict.colours_of(self.context, self._message.said), self.CLOCK)

    def _uncover(self) -> None:
        """The top line is not a message's any more."""
        if self.top.covered:
            self.top.forget()
            self._second = -1
            self._progress()
            self._clock(self.context.now())

    def _unsay(self) -> None:
        """The message leaves, and with it the marks of what it spoke of."""
        self._message.end()
        self._marked = ()
        self._uncover()

    def _hints(self) -> None:
        self._unsay()
        if self._leave_at:
            self.hints()
            return
        text = self.context.text
        self.hints(
            (SELECT, text.CHOOSE, text.CHOOSE_SHORT),
            *(((HINT, text.HINT, text.HINT),) if self.hinted() else ()),
            *self.more_hints(),
            (BACK, text.PAUSE, text.PAUSE),
        )

    def more_hints(self) -> tuple:
        """Return what the MENU button does, for the bottom line; () if nothing of its own."""
        text = self.context.text
        return ((MENU, text.NO_MATCH, text.NO_MATCH_SHORT),) if self.game.says_no_match else ()
