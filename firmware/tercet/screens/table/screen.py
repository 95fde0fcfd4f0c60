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
    WANTED,
    WRONG,
)
from tercet.core.saved import sets
from tercet.core.shim import const
from tercet.core.table import save as table_save
from tercet.core.table.rules import ASKING, OPEN, PICKING, Table
from tercet.screens import cues, messages, verdict
from tercet.screens.match import by_name
from tercet.screens.match.screen import Match
from tercet.screens.screen import LONG
from tercet.screens.table import corners
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
_NAMED = const(1600)  # ms it is said who was wrong, and by which features; then it is said how
_REASON = const(2200)  # ms of each line of that
_DECIDED = (RIGHT, WRONG, TIMED_OUT, DEALT, GIVEN_UP)  # what is written at once


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
        verdict.prepare(context)
        self.table = self._surface()
        self.marks = SeatMarks(context)
        self.cursor = self._settled(0)
        self.chosen: list = []
        self._marked: tuple = ()  # cells that the message refuses
        self._refusing = False  # those of the first stage, too
        self._stages: list = []  # what is shown before the present table: (until, cells, marked)
        self._message = messages.Message()
        self._wrong = None  # the refusal that is said
        self._reasons: list = []  # the lines of it that are still to come
        self._reason_at = 0  # when the next one comes, 0: there is none
        self._line = ""  # what the bottom line says
        self._stock = ""
        self._leave_at = 0
        self._paused_at = 0
        self._spoken = -1  # the seat that the message is about
        self.best: dict = {}  # (level, cards) of the hardest SET of each seat, where it was cards that were taken
        self._sit()

    def _surface(self):
        """Return what shows the cells."""
        return CardTable(self.context.painter)

    def _moved(self, button: int, held: bool) -> int:
        """Return where a direction leads the cursor. held: its key goes on to be down."""
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

    def cells(self) -> list:
        return self.game.layout.cells if self._picking() else []

    def calls(self) -> list:
        return [(button, self._corners[seat]) for button, seat in self._buttons.items()]

    def point(self, cell: int) -> None:
        """Bring the cursor to a cell of the layout."""
        self.cursor = cell
        self._show_cards()

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
        game = self.game
        if game.state not in (OPEN, ASKING):
            return False
        pressed = tuple([self._buttons[button] for button in buttons[:count] if button in self._buttons])
        if not pressed:
            return False
        before = list(game.layout.cells)
        if pressed == (game.master,):
            dealt = game.deal(time)
            if dealt.verdict == IGNORED and game.state == OPEN and not game.can_add():
                self.tell(self.context.text.FULL_TABLE if game.layout.can_deal() else self.context.text.EMPTY_STOCK, time)
            self._shown(dealt, before, time)
        else:
            self._shown(game.call(pressed, time), before, time)
        return True

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._leave_at:
            if time >= self._leave_at - _FAREWELL:
                self._leave()
            return
        self._run(time)
        state = self.game.state
        self._message.pressed(time)
        if self._picking() and button in _DIRECTIONS:
            self.context.sound.play(tunes.MOVE)
            self.point(self._moved(button, repeated))
        elif self._picking() and button == SELECT:
            if not repeated:
                self._choose(time)
        elif state == PICKING:
            return  # only what chooses works
        elif repeated:
            return  # a held key is one press
        elif button == BACK and state == ASKING:
            self._shown(self.game.take_back(time), list(self.game.layout.cells), time)
        elif button == BACK and not self.game.turned(time):
            self._pause(time)
        elif button == MENU:
            self._shown(self.game.ask(time), list(self.game.layout.cells), time)

    def tick(self, time: int) -> int:
        self._run(time)
        if self._stages and time >= self._stages[0][0]:
            while self._stages and time >= self._stages[0][0]:
                self._stages.pop(0)
            self._show_now()
        elif self._leave_at and time >= self._leave_at:
            self._leave()
        elif self._reason_at and time >= self._reason_at:
            self._say_why(time)
        elif self._message.over(time):
            self._unsay()
            if self._leave_at:
                self._announce((by_name.ended(self),), time, messages.NOTE)
            self._show_now()
        if not self._stages and not self.marks.covered(True):
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
        if self._reason_at:
            wait = min(wait, self._reason_at - time)
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

    # What is shown

    def _shown(self, outcome, before: list, time: int) -> None:
        """Show what happened: a verdict stays in view for a second, and the cards it speaks of are marked."""
        kind = outcome.verdict
        if kind == IGNORED:
            return
        if kind in _DECIDED:
            self.context.saves.soon(time)
        else:
            self.context.saves.touch(time)
        cues.give(self.context, outcome)
        cells = self.game.layout.cells
        if kind in (CALLED, ASKED, AGREED, DECLINED, WANTED):
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
        self._spoken = outcome.seat if kind in (RIGHT, WRONG, TIMED_OUT, DECLINED) else -1
        self._verdict(outcome, time)
        if kind == RIGHT and self.NAME == "table":
            self.note(outcome.seat, outcome.cards)
        if outcome.over:
            self._leave_at = until + _FAREWELL
            self._message.last(until)  # then it is said that the round is over
            self._ended(time)
            self.context.handheld.keep_lit()
            self.context.deafen()
        elif kind == CALLED:  # everybody hammers at the same SET: the keys of those who were later mean nothing now
            self.context.deafen(tuple([button for button, seat in self._buttons.items() if seat != self.game.caller]))
        self._show_now()

    def note(self, seat: int, cards: tuple) -> None:
        """Remember a SET that a seat has taken, if it is its hardest."""
        one, two, three = cards
        self.best[seat] = max(self.best.get(seat, (0,)), (level(one, two, three), cards))

    def sets_to_show(self) -> list:
        return sets.save([(seat, cards) for seat, (_, cards) in sorted(self.best.items())])

    def take_sets(self, saved) -> None:
        for seat, cards in sets.load(saved, range(len(self.game.seats))):
            self.note(seat, cards)

    def _verdict(self, outcome, time: int) -> None:
        words = by_name.words(self, outcome)
        if words:
            self._announce(words, time)
        if outcome.verdict == WRONG:
            self._wrong = outcome
            self._reason_at = time + _NAMED

    def _say_why(self, time: int) -> None:
        """Say how a claim was wrong, a line after the other, where there was room only for who and by what."""
        if self._wrong:
            self._reasons = by_name.reasons(self, self._wrong, self._message.said)
            self._wrong = None
        self._reason_at = 0
        if self._reasons:
            self._message.begin((self._reasons.pop(0),), (0, _REASON), time)
            self._reason_at = time + _REASON - 1 if self._reasons else 0
            self._speak()

    def tell(self, words: str, time: int) -> None:
        if self.game.state == OPEN and not self._stages:
            self._spoken = -1
            self._announce((words,), time, messages.NOTE)

    def _show_now(self) -> None:
        """Show the table, the seats and the lines as they are."""
        self._show_cards()
        silent = not self._message.until
        if silent:
            self.marks.uncover()
        self._show_seats()
        if not self.marks.covered(True):
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
        game = self.game
        for number, seat in enumerate(game.seats):
            state = PLAIN
            if number == game.caller or (game.state == ASKING and seat.agreed) or number == self._spoken:
                state = CALLING
            if number == game.master or (seat.locked and state == PLAIN):
                state = AWAY
            self.marks.show(self._corners[number], self._caps.get(number, ""), corners.wordings(self, number), state)
        self._show_stock()

    def _show_stock(self) -> None:
        """Between the upper corners: the cards that are left, and which round it is."""
        words = self.stock_words()
        if words == self._stock or self.marks.covered(False):
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
            self._write(("",), theme.SOFT_ON_GROUND)
        elif game.state == PICKING:
            seconds = (game.time_to_pick(time) + 999) // 1000
            self._write((text.PICKING % seconds, text.PICKING_SHORT % seconds), theme.ACCENT_ON_GROUND)
        elif game.state == ASKING:
            wordings = (text.QUESTION, text.QUESTION_SHORT, text.QUESTION_SHORTEST)
            no = ((BACK, text.GO_ON, text.GO_ON),)  # a call key agrees: who sees a SET needs another
            self._write(text.MORE_CARDS if game.asks_master else wordings, theme.ACCENT_ON_GROUND, no)
        elif self._line != self._keys_line():
            self._line = self._keys_line()
            left, width = self._middle()
            hint_line.draw(self.context, self.key_hints(width), left, width)

    def key_hints(self, width: int) -> tuple:
        """What the keys do while everybody looks, for the bottom line, of which so many pixels are free."""
        text = self.context.text
        pause = (BACK, text.PAUSE, text.PAUSE)
        if not self.game.may_ask:  # the master's corner says who deals
            return (pause,)
        if self.game.asks_master:
            return (MENU, text.ASK_CARDS, text.PLUS_THREE_SHORT), pause
        return (MENU, text.PLUS_THREE, text.PLUS_THREE_SHORT), pause

    def _keys_line(self) -> str:
        """Tell which keys the bottom line names, in a word of our own."""
        if not self.game.may_ask:
            return "pause"
        return "cards" if self.game.asks_master else "keys"

    def _middle(self) -> tuple:
        """Return (x, width) of what the seats leave free of the bottom line."""
        used = [corner for corner in self._corners.values() if corner >= 2]
        left = self.marks.width if 2 in used else 0
        right = self.marks.width if 3 in used else 0
        return left, self.context.canvas.width - left - right

    def _announce(self, wordings: tuple, time: int, times: tuple = messages.VERDICT) -> None:
        """Let a message take a whole line, the one in which the seat that it is about has not its corner."""
        self._reason_at = 0
        self._message.begin(wordings, times, time)
        self._speak()

    def _speak(self) -> None:
        """Show the message."""
        if self.marks.covered(True):
            hint_line.clear(self.context.canvas, 0, self.context.canvas.width)
        self.marks.uncover()  # what was said before
        words = verdict.fitting(self.context, self._message.said)
        colours = verdict.colours_of(self.context, self._message.said)
        lower = self._spoken < 0 or self._corners[self._spoken] < 2
        self.marks.cover(lower)
        if lower:
            self._line = ""
            hint_line.message(self.context, words, colours)
        else:
            self._stock = ""
            self.marks.message(words, colours)
            self._say(self.context.now())
        self._show_seats()

    def _unsay(self) -> None:
        """The message has left, and with it the marks of what it spoke of."""
        self._message.end()
        self._marked = ()
        self._spoken = -1
        self._reason_at = 0

    def _write(self, wordings: tuple, colours: bytes, keys: tuple = ()) -> None:
        """Write the first of some wordings that fits; keys: what is named at its right where there is room for both."""
        left, width = self._middle()
        for room in (hint_line.needed(self.context, keys), 0):
            fitting = [words for words in wordings if self.context.small.width(words) <= width - 4 - room]
            if fitting:
                break
        words = (fitting or wordings[-1:])[0]
        if words != self._line:
            self._line = words
            if room:
                hint_line.message(self.context, "", colours, left, width)
            hint_line.message(self.context, words, colours, left, width - room)
            if room:
                hint_line.draw(self.context, keys, left + width - room, room)

    def watched(self) -> bool:
        return len(self._buttons) > 1

    def _pause(self, time: int) -> None:
        self._paused_at = time
        super()._pause(time)

    def go_on(self) -> None:
        away = self.context.now() - self._paused_at if self._paused_at else 0
        self._paused_at = 0
        self._stages = [(until + away, cells, marked) for until, cells, marked in self._stages]  # it was not seen
        self._message.delay(away)
        if self._reason_at:
            self._reason_at += away
        super().go_on()
        if not self._picking():
            self.chosen = []  # the call is void

    def _leave(self) -> None:
        self._leave_at = 0
        super()._leave()

    def next_round(self) -> None:
        time = self.context.now()
        self.game.next_round(time)
        self._stages, self.chosen = [], []
        self.cursor = self._settled(0)
        self.context.saves.soon(time)
        self.go_on()  # the next round has begun

    def saved(self, time: int) -> bytes:
        return table_save.save(self.game, time)
