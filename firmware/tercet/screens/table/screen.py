"""The table game on the screen: call with your own key, pick with the keys that all share."""

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
from tercet.screens.screen import LONG
from tercet.screens.single.seen import Seen
from tercet.screens.table.lines import TableLines
from tercet.ui import theme, tunes
from tercet.ui.buttons import BACK, DOWN, LEFT, MENU, NEXT, PREVIOUS, SELECT, UP
from tercet.ui.buttons import RIGHT as RIGHTWARD
from tercet.ui.cards import cursor
from tercet.ui.cards.painter import NOTHING, SLOT, CardTable

_DIRECTIONS = (UP, DOWN, LEFT, RIGHTWARD, PREVIOUS, NEXT)
_SEATS = const(4)  # at most
_LONGEST = const((1 << 28) - 1)  # ms in a save: three days
_DEALING = const(110)  # ms the gaps show before the new cards
_SHRINKS = const(50)  # ms: so soon after calls count again a message has left the corners
_DECIDED = (RIGHT, WRONG, TIMED_OUT, DEALT, GIVEN_UP)  # what is written at once


class TablePlay(TableLines):
    """A running match."""

    HELD = (MENU,)
    NAME = "table"
    SEEN = Seen

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
        self.cursor = self._settled(0)
        self.chosen: list = []
        self._refusing = False  # those of the first stage, too
        self._paused_at = 0
        self._asks = False  # somebody has asked while a refusal was in view: it is put when that has left
        self.taken: dict = {}  # by seat: its hardest SET and its slowest one
        self.missed = self.SEEN()  # those that lay there when cards were dealt though there was a SET, or a round ended
        self._since = game.elapsed(context.now())  # the play time in ms from which on the next SET is looked for
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
        self._forget_lines()
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
                text = self.context.text
                self._note((text.FULL_TABLE,) if game.layout.can_deal() else (text.EMPTY_STOCK, text.LEFT % 0), time)
            self._shown(dealt, before, time)
        else:
            self._shown(game.call(pressed, time), before, time)
        return True

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._leave_at:
            if time >= self._leave_at - messages.LAST_TABLE[0]:
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
        elif button == MENU and self.game.shown_until(time):
            self._asks = self._refusing  # of what still lies there; nobody has seen what comes after a SET
        elif button == MENU:
            self._shown(self.game.ask(time), list(self.game.layout.cells), time)

    def tick(self, time: int) -> int:
        self._run(time)
        if self._asks and not self.game.shown_until(time):
            self._shown(self.game.ask(time), list(self.game.layout.cells), time)
            self._asks = False
        if self._stages and time >= self._stages[0][0]:
            while self._stages and time >= self._stages[0][0]:
                self._stages.pop(0)
            self._show_now()
        elif self._leave_at and time >= self._leave_at:
            self._leave()
        elif self._reason_at and time >= self._reason_at:
            self._say_why(time)
        elif self._reasons and self._message.over(time):
            self._say_next(time)
        elif self._message.over(time):
            self._unsay()
            if self._leave_at:
                self._announce((self.how_ended(),), time, messages.NOTE)
            self._show_now()
        elif self._shrinks():
            self._speak()
        if self.deaf_until and time >= self.deaf_until:
            self.deaf_until = 0
            self._show_seats()
        if not self._stages and not self._hidden(True):
            self._say(time)
        return self._next(time)

    def _next(self, time: int) -> int:
        """How many ms nothing will change by itself; while somebody picks the seconds are counted."""
        game = self.game
        wait = min(LONG, game.wake() - game.elapsed(time)) if game.stopwatch.running else LONG
        if game.state == PICKING or game.state == ASKING:  # no tuple: nothing is allocated while everybody thinks
            wait = min(wait, 100)
        if self._message.until and self._covers():
            wait = min(wait, _SHRINKS)
        if self._stages:
            wait = min(wait, self._stages[0][0] - time)
        if self._asks:
            wait = min(wait, game.shown_until(time))
        if self._leave_at:
            wait = min(wait, self._leave_at - time)
        if self._reason_at:
            wait = min(wait, self._reason_at - time)
        if self.deaf_until:
            wait = min(wait, self.deaf_until - time)
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
        self._asks = False
        if kind in _DECIDED:
            self.context.saves.soon(time)
        else:
            self.context.saves.touch(time)
        cues.give(self.context, outcome)
        if outcome.over or self.watched():
            self.context.handheld.keep_lit()  # people look on while a computer player takes what it finds
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
        if kind in (RIGHT, WRONG, TIMED_OUT):
            self.deaf_until = until  # so long no call counts
        if not self.context.settings["device"]["animation"]:
            self._stages = [stage for stage in self._stages if stage[1] is not gaps]
        if self.cursor >= len(cells) or cells[self.cursor] < 0:
            self.cursor = self._settled(self.cursor)
        self._spoken = outcome.seat if kind in (RIGHT, WRONG, TIMED_OUT, DECLINED) else -1
        self._verdict(outcome, time)
        if kind == RIGHT:
            cards = tuple([before[cell] for cell in outcome.cells])
            took = self.game.elapsed(time) - self._since
            self._seen(outcome.seat).found(took, cards)
            self._since += took
            gone = tuple(sorted(cards))
            if gone in self.missed.missed:
                self.missed.missed.remove(gone)
        elif kind in (DEALT, GIVEN_UP):
            self.missed.left(before)
        if outcome.over:
            if self._refusing:  # what decided it is read, and how it was wrong
                until = max(until, time + messages.NAMED + messages.REASON[1])
            self._leave_at = until + messages.LAST_TABLE[0]
            if kind == GIVEN_UP:  # nobody has found it: it is marked as long as the table is there
                self._stages = [(self._leave_at + 1, before, outcome.cells)]
            self._message.last(self._leave_at + 1 if kind == GIVEN_UP else until)  # then it is said that the round is over
            self._ended(time)
            self.context.deafen()
        elif kind == CALLED:  # several call at the same SET: the keys of those who were later mean nothing now
            self.context.deafen(tuple([button for button, seat in self._buttons.items() if seat != self.game.caller]))
        self._show_now()

    def _seen(self, seat: int):
        """Return what a seat has found."""
        if seat not in self.taken:
            self.taken[seat] = self.SEEN()
        return self.taken[seat]

    def _fits(self, *cards) -> bool:
        try:
            return not self.game.failing(cards)
        except ValueError:  # no faces of dice
            return False

    def sets_to_show(self) -> list:
        found = []
        for seat, seen in sorted(self.taken.items()):
            for took, cards in ((-seen.best[1], seen.best[2]), seen.slowest):
                found.append((_SEATS * min(took, _LONGEST) + seat, cards))
        return sets.save(found) + self.missed.save()

    def take_sets(self, saved) -> None:
        for number, cards in sets.load(saved, range(-2, 1 << 30), self._fits):
            if number < 0:
                self.missed.left(list(cards))
                self.missed.more = self.missed.more or number == -2
            elif number % _SEATS < len(self.game.seats):
                self._seen(number % _SEATS).found(number // _SEATS, cards)

    def _show_now(self) -> None:
        """Show the table, the seats and the lines as they are."""
        self._show_cards()
        if not self._message.until:
            self._uncover()
        self._show_seats()
        if not self._hidden(True):
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

    def watched(self) -> bool:
        return len(self._buttons) > 1

    def _pause(self, time: int) -> None:
        self._paused_at = time
        super()._pause(time)

    def go_on(self) -> None:
        away = self.context.now() - self._paused_at if self._paused_at else 0
        self._paused_at, self._asks = 0, False
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
        self._unsay()  # of the round before
        self._stages, self.chosen = [], []
        self.cursor = self._settled(0)
        self._since = self.game.elapsed(time)
        self.context.saves.soon(time)
        self.go_on()  # the next round has begun

    def saved(self, time: int) -> bytes:
        return table_save.save(self.game, time)
