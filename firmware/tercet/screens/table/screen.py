"""The table game on the screen: call with your own key, pick with the keys that all share."""

from tercet.core.cards import level
from tercet.core.match import PERSON, seated
from tercet.core.outcome import (
    AGREED,
    ASKED,
    CALLED,
    DEALT,
    DECLINED,
    GIVEN_UP,
    IGNORED,
    RIGHT,
    TIMED_OUT,
    WRONG,
)
from tercet.core.shim import const
from tercet.core.table import save as table_save
from tercet.core.table.rules import ASKING, OPEN, PICKING, Table
from tercet.screens import cues, messages, verdict
from tercet.screens.match.screen import Match
from tercet.screens.screen import LONG
from tercet.ui import theme, tunes
from tercet.ui.buttons import BACK, DOWN, LEFT, MENU, NEXT, PREVIOUS, SELECT, UP
from tercet.ui.buttons import RIGHT as RIGHTWARD
from tercet.ui.cards import cursor
from tercet.ui.cards.painter import NOTHING, SLOT, CardTable
from tercet.ui.parts import hint_line
from tercet.ui.parts.seat_marks import AWAY, CALLING, PLAIN, SeatMarks

_DIRECTIONS = (UP, DOWN, LEFT, RIGHTWARD, PREVIOUS, NEXT)
_DEALING = const(110)  # ms the gaps show before the new cards
_FAREWELL = const(1500)  # ms the last table stays before the result


class TablePlay(Match):
    """A running match."""

    NAME = "table"

    @classmethod
    def begin(cls, context, options: dict) -> None:
        """Start a match at the table of choice."""
        tournament = bool(options["tournament"]) and options["seats"] > 2
        game = Table(
            seated(options),
            context.seed(),
            context.now(),
            options["cards"],
            options["rounds"],
            options["penalty"],
            options["pick"],
            tournament,
        )
        context.show(cls(context, game, options))

    @classmethod
    def restored(cls, data: bytes, time: int) -> Table:
        """Return the match that was saved, paused; ValueError for bytes that no match has."""
        return table_save.restore(data, time)

    @classmethod
    def resumed(cls, context, data: bytes, options: dict):
        """Return the screen of a match that was saved, paused; ValueError where there are too few call buttons for it."""
        game = cls.restored(data, context.now())
        people = len([seat for seat in game.seats if seat.kind == PERSON])
        if people > context.keys.most_people:  # it was saved with another display on the same board
            raise ValueError("%d people are at the table, %d have a button" % (people, context.keys.most_people))
        return cls(context, game, options)

    def __init__(self, context, game: Table, options: dict) -> None:
        super().__init__(context, game, options)
        self.table = self._surface()
        self.marks = SeatMarks(context)
        self.cursor = self._settled(0)
        self.chosen: list = []
        self._marked: tuple = ()  # cells that the message refuses
        self._refusing = False  # those of the first stage, too
        self._stages: list = []  # what is shown before the present table: (until, cells, marked)
        self._message = messages.Message()
        self._line = ""  # what the bottom line says
        self._stock = ""
        self._leave_at = 0
        self._over_at = 0  # when the last verdict was given
        self.best: dict = {}  # (level, cards) of the hardest SET of each seat, where it was cards that were taken
        self._sit()

    def _surface(self):
        """Return what shows the cells."""
        return CardTable(self.context.painter)

    def _moved(self, button: int) -> int:
        """Return where a direction leads the cursor."""
        return cursor.moved(self.game.layout.cells, self.cursor, button)

    def _settled(self, at: int) -> int:
        """Return the cursor, or the nearest cell that is not empty."""
        return cursor.settled(self.game.layout.cells, at)

    def _sit(self) -> None:
        """Give each seat its corner and each person a key."""
        seats = self.game.seats
        people = [number for number, seat in enumerate(seats) if seat.kind == PERSON]
        calls = self.context.keys.call_buttons(len(people))
        self._buttons = {calls[place][0]: seat for place, seat in enumerate(people)}
        self._corners = {seat: calls[place][1] for place, seat in enumerate(people)}
        self._caps = {seat: self.context.keys.label(calls[place][0]) for place, seat in enumerate(people)}
        free = [corner for corner in range(4) if corner not in self._corners.values()]
        for number in range(len(seats)):
            if number not in self._corners:
                self._corners[number] = free.pop(0)

    def draw(self) -> None:
        self.context.canvas.fill(theme.GROUND)
        self.table.forget()
        self.marks.forget()
        self._line = self._stock = ""
        self._show_now()
        if self._message.until:
            self._speak()

    # Keys

    def edges(self, buttons: bytearray, count: int, time: int) -> bool:
        if self._leave_at:
            return False
        self._run(time)
        if self.game.state not in (OPEN, ASKING):
            return False
        pressed = tuple([self._buttons[button] for button in buttons[:count] if button in self._buttons])
        if not pressed:
            return False
        if self.game.master in pressed and self.game.state == OPEN:
            self._happened(self.game.ask(time), time)
        else:
            self._happened(self.game.call(pressed, time), time)
        return True

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._leave_at:
            if self.game.shown_until(time) == 0:
                self._leave()
            return
        self._run(time)
        state = self.game.state
        self._message.pressed(time)
        if self._picking() and button in _DIRECTIONS:
            self.cursor = self._moved(button)
            self.context.sound.play(tunes.MOVE)
            self._show_cards()
        elif self._picking() and button == SELECT:
            if not repeated:
                self._choose(time)
        elif state == PICKING:
            return  # only what chooses works
        elif button == BACK and state == ASKING:
            self._happened(self.game.take_back(time), time)
        elif button == BACK:
            self._pause(time)
        elif button == MENU and self.game.master < 0:  # the master deals with the own key
            self._happened(self.game.ask(time), time)

    def tick(self, time: int) -> int:
        self._run(time)
        if self._stages and time >= self._stages[0][0]:
            while self._stages and time >= self._stages[0][0]:
                self._stages.pop(0)
            self._show_now()
        elif self._leave_at and time >= self._leave_at:
            self._leave()
        elif self._message.until:
            if self._message.over(time):
                self._unsay()
                self._show_now()
        elif not self._stages:
            self._say(time)
        return self._next(time)

    def _next(self, time: int) -> int:
        """How many ms nothing will change by itself; while somebody picks the seconds are counted."""
        game = self.game
        wait = min(LONG, game.wake() - game.elapsed(time)) if game.stopwatch.running else LONG
        if game.state == PICKING or game.state == ASKING:  # no tuple: nothing is allocated while everybody thinks
            wait = min(wait, 100)
        if self._stages:
            wait = min(wait, self._stages[0][0] - time)
        if self._leave_at:
            wait = min(wait, self._leave_at - time)
        return max(0, self._message.left(time, wait))

    def _run(self, time: int) -> None:
        """Let happen what happens by itself."""
        while True:
            before = list(self.game.layout.cells)
            outcome = self.game.tick(time)
            if outcome is None:
                return
            self._shown(outcome, before, time)

    def _choose(self, time: int) -> None:
        if self.cursor in self.chosen:
            self.chosen.remove(self.cursor)
        else:
            self.chosen.append(self.cursor)
        if len(self.chosen) < 3:
            self.context.sound.play(tunes.CHOOSE)
            self._show_cards()
            return
        before = list(self.game.layout.cells)
        self._shown(self.game.claim(tuple(self.chosen), time), before, time)

    def _happened(self, outcome, time: int) -> None:
        self._shown(outcome, list(self.game.layout.cells), time)

    # What is shown

    def _shown(self, outcome, before: list, time: int) -> None:
        """Show what happened: a verdict stays in view for a second, and the cards it speaks of are marked."""
        kind = outcome.verdict
        if kind == IGNORED:
            return
        self.context.saves.touch(time)
        cues.give(self.context, outcome)
        cells = self.game.layout.cells
        if kind in (CALLED, ASKED, AGREED, DECLINED):
            self._stages = []
        until = time + self.game.shown_until(time)
        self.chosen = []
        self._unsay()
        self._refusing = kind in (WRONG, TIMED_OUT)
        gaps = [SLOT if cell in outcome.dealt else card for cell, card in enumerate(cells)]
        if kind in (RIGHT, GIVEN_UP):
            self._stages = [(until, before, outcome.cells), (until + _DEALING, gaps, ())]
        elif kind in (WRONG, TIMED_OUT):
            self._stages = [(until, before, outcome.cells)]
            self._marked = outcome.cells
        elif kind == DEALT:
            self._stages = [(time + _DEALING, gaps, ())]
        if not self.context.settings["device"]["animation"]:
            self._stages = [stage for stage in self._stages if stage[1] is not gaps]
        if self.cursor >= len(cells) or cells[self.cursor] < 0:
            self.cursor = self._settled(self.cursor)
        self._verdict(outcome, time)
        if kind == RIGHT and self.NAME == "table":
            self.note(outcome)
        if outcome.over:
            self._over_at = time
            self._leave_at = until + _FAREWELL
            self.context.saves.hurry(time)  # the power may go off before the standings come
            self.context.handheld.keep_lit()
            self.context.deafen()
        elif kind == CALLED:  # everybody hammers at the same SET: the keys of those who were later mean nothing now
            self.context.deafen(tuple([button for button, seat in self._buttons.items() if seat != self.game.caller]))
        self._show_now()

    def note(self, outcome) -> None:
        """Remember a SET that was taken, if it is the hardest of its seat."""
        one, two, three = outcome.cards
        self.best[outcome.seat] = max(self.best.get(outcome.seat, (0,)), (level(one, two, three), outcome.cards))

    def _verdict(self, outcome, time: int) -> None:
        text = self.context.text
        kind = outcome.verdict
        if kind in (RIGHT, WRONG):
            self._announce(verdict.words(self.context, outcome, False, 0), time)
        elif kind == TIMED_OUT:
            self._announce((verdict.refusal(self.context, text.TOO_LATE),), time)
        elif kind in (DEALT, DECLINED, GIVEN_UP):
            words = {DEALT: text.ALL_AGREED, DECLINED: text.DECLINED, GIVEN_UP: text.MISSED}
            self._announce((words[kind],), time)

    def tell(self, words: str, time: int) -> None:
        if self.game.state == OPEN and not self._stages:
            self._announce((words,), time, messages.NOTE)

    def _show_now(self) -> None:
        """Show the table, the seats and the lines as they are."""
        self._show_cards()
        silent = not self._message.until
        if silent:
            self.marks.uncover()
        self._show_seats()
        if silent:
            self._say(self.context.now())

    def _show_cards(self) -> None:
        picking = self._picking()
        refused: tuple = ()
        if self._stages:
            _, cells, marked = self._stages[0]
            if self._refusing:
                marked, refused = (), marked
        else:
            cells, marked, refused = self.game.layout.cells, self.chosen, self._marked
        self.table.show(cells, self.cursor if picking else NOTHING, marked, refused)

    def _picking(self) -> bool:
        """Whether cards are being chosen."""
        return self.game.state == PICKING

    def _show_seats(self) -> None:
        game, text = self.game, self.context.text
        for number, seat in enumerate(game.seats):
            state = PLAIN
            words = "" if seat.kind == PERSON else text.SHORT_SKILLS[seat.kind]
            if number == game.caller or (game.state == ASKING and seat.agreed):
                state = CALLING
            elif number == game.master:
                state, words = AWAY, text.MASTER
            elif seat.locked:
                state, words = AWAY, text.OUT
            cap = self._caps.get(number, "")
            self.marks.show(self._corners[number], cap, words, text.signed(seat.total()), state)
        self._show_stock()

    def _show_stock(self) -> None:
        """Between the upper corners: the cards that are left, and which round it is."""
        words = self.stock_words()
        if words == self._stock or self.marks.all_covered:
            return
        self._stock = words
        canvas, small = self.context.canvas, self.context.small
        side, height = self.marks.width, self.marks.top_height
        canvas.rect(side, 0, canvas.width - 2 * side, height, theme.GROUND)
        x = (canvas.width - small.width(words)) // 2
        small.draw(canvas, words, x, (height - small.height) // 2, theme.SOFT_ON_GROUND)

    def stock_words(self) -> str:
        """What stands between the upper corners."""
        game, left = self.game, len(self.game.layout.stock)
        return "%d/%d · %d" % (game.round + 1, game.rounds, left) if game.rounds > 1 else self.context.text.LEFT % left

    def _say(self, time: int) -> None:
        """Say in the bottom line what can be done now; painted only when it changes."""
        game, text = self.game, self.context.text
        if self._leave_at:
            return
        if game.state == PICKING:
            seconds = (game.time_to_pick(time) + 999) // 1000
            self._write((text.PICKING % seconds, text.PICKING_SHORT % seconds), theme.ACCENT_ON_GROUND)
        elif game.state == ASKING:
            self._write((text.QUESTION, text.QUESTION_SHORT, text.QUESTION_SHORTEST), theme.ACCENT_ON_GROUND)
        elif self._line != "keys":
            self._line = "keys"
            left, width = self._middle()
            hint_line.draw(self.context, self.key_hints(width), left, width)

    def key_hints(self, width: int) -> tuple:
        """What the keys do while everybody looks, for the bottom line, of which so many pixels are free."""
        text = self.context.text
        pause = (BACK, text.PAUSE, text.PAUSE)
        if self.game.master >= 0:  # the master's corner says who deals
            return (pause,)
        return (MENU, text.PLUS_THREE, text.PLUS_THREE_SHORT), pause

    def _middle(self) -> tuple:
        """Return (x, width) of what the seats leave free of the bottom line."""
        used = [corner for corner in self._corners.values() if corner >= 2]
        left = self.marks.width if 2 in used else 0
        right = self.marks.width if 3 in used else 0
        return left, self.context.canvas.width - left - right

    def _announce(self, wordings: tuple, time: int, times: tuple = messages.VERDICT) -> None:
        """Let a verdict take the whole bottom line, and the top line where it needs two, as long as it stays in view."""
        self._message.begin(wordings, times, time)
        self._speak()

    def _speak(self) -> None:
        """Show the message."""
        if self.marks.all_covered:  # by what was said before, which had two lines
            self.marks.uncover()
            self._show_seats()
        said = self._message.said
        upper = verdict.show(self.context, said)
        self._line = ""
        if upper:
            self._stock = ""
            self.marks.message(upper, verdict.colours_of(self.context, said))
        self.marks.cover(bool(upper))

    def _unsay(self) -> None:
        """The message has left, and with it the marks of what it spoke of."""
        self._message.end()
        self._marked = ()

    def _write(self, wordings: tuple, colours: bytes) -> None:
        left, width = self._middle()
        for words in wordings:
            if self.context.small.width(words) <= width - 4:
                break
        if words != self._line:
            self._line = words
            hint_line.message(self.context, words, colours, left, width)

    def _pause(self, time: int) -> None:
        self._stages = []
        super()._pause(time)

    def _leave(self) -> None:
        self._leave_at = self._over_at = 0
        super()._leave()

    def next_round(self) -> None:
        time = self.context.now()
        self.game.next_round(time)
        self._stages, self.chosen = [], []
        self.cursor = self._settled(0)
        self.go_on()  # the next round has begun

    def saved(self, time: int) -> bytes:
        return table_save.save(self.game, time)
