"""What is said at a table: in its two lines, and between the corners of the seats there."""

from tercet.core.outcome import TIMED_OUT, WRONG
from tercet.core.seats import LOCK_OUT
from tercet.core.shim import const
from tercet.core.table.rules import ASKING, OPEN, PICKING
from tercet.screens import messages, verdict
from tercet.screens.match import by_name
from tercet.screens.match.screen import Match
from tercet.screens.table import corners
from tercet.ui import theme
from tercet.ui.buttons import BACK, MENU, NEXT, PREVIOUS, SELECT
from tercet.ui.parts import hint_line
from tercet.ui.parts.seat_marks import AWAY, CALLING, DEAF, PLAIN, SeatMarks

_NOWHERE = const(-1)
_UPPER, _LOWER = False, True  # the lines


class TableLines(Match):
    """A match whose seats have the corners. A subclass gives each seat its corner, and shows the cards."""

    def __init__(self, context, game, options: dict) -> None:
        super().__init__(context, game, options)
        self.marks = SeatMarks(context)
        self._corners: dict = {}  # by seat
        self._caps: dict = {}  # of the keys, by the seat of a person
        self._stages: list = []  # what is shown before the present table: (until, cells, marked)
        self._marked: tuple = ()  # cells that the message refuses
        self._leave_at = 0
        self._message = messages.Message()
        self._between = _NOWHERE  # the line where the message lies between the corners
        self._over_until = 0  # until when the message may lie over corners though calls count
        self._wrong = None  # the refusal that is said
        self._reason_at = 0  # when it is said how, 0: that is done
        self._reasons: list = []  # the lines of it that are still to come, each when the one before leaves
        self._spoken = -1  # the seat that the message is about
        self._line: tuple = ()  # what the bottom line says: words and keys; or in a word of our own which keys
        self._head = ""  # what is said between the upper corners, in place of the cards that are left
        self._stock = ""  # what stands there

    def _forget_lines(self) -> None:
        """What is on the canvas is not ours any more."""
        self.marks.forget()
        self._between = _NOWHERE
        self._line, self._stock = (), ""

    # The seats

    def _show_seats(self) -> None:
        game = self.game
        for number, seat in enumerate(game.seats):
            state = PLAIN
            if number == game.caller or (game.state == ASKING and seat.agreed) or number == self._spoken:
                state = CALLING
            if number == game.master or (seat.locked and state == PLAIN):
                state = AWAY
            if self.deaf_until and number in self._caps and state != CALLING:
                state = DEAF
            cap = "" if game.state == PICKING else self._caps.get(number, "")  # then no key calls
            self.marks.show(self._corners[number], cap, corners.wordings(self, number), state)
        self._show_stock()

    def _show_stock(self) -> None:
        """Between the upper corners: the cards that are left, and which round it is; or what has no room in the lower line."""
        head = self._head if self.game.state in (PICKING, ASKING) else ""
        words = head or self.stock_words()
        if words != self._stock and not self._hidden(_UPPER):
            self._stock = words
            if head:
                self.marks.message(words, theme.ACCENT_ON_GROUND, False)
            else:  # no message: it is not read out
                self.marks.middle(words, theme.SOFT_ON_GROUND, self.marks.width)

    def stock_words(self) -> str:
        """What stands between the upper corners."""
        game, left = self.game, len(self.game.layout.stock)
        return "%d/%d · %d" % (game.round + 1, game.rounds, left) if game.rounds > 1 else self.context.text.LEFT % left

    # What can be done

    def _say(self, time: int) -> None:
        """Say what can be done now; painted only when it changes."""
        game = self.game
        if self._leave_at:
            self._write(("",), ())
        elif game.state == PICKING:
            self._write(corners.picking(self, (game.time_to_pick(time) + 999) // 1000), self._choosing())
        elif game.state == ASKING:
            go_on = self.context.text.GO_ON
            self._write(corners.question(self), (((BACK, go_on, go_on),),))  # a call key agrees: who sees a SET needs another
        else:
            line = self._keys_line()
            if self._line != line:
                self._line = line
                self._heads("")
                left, width = self.middle(_LOWER)
                hint_line.draw(self.context, self.key_hints(width), left, width)

    def key_hints(self, width: int) -> tuple:
        """What the keys do while everybody looks, for the bottom line, of which so many pixels are free."""
        text = self.context.text
        pause = (BACK, text.PAUSE, text.PAUSE)
        if not self.game.may_ask or self._stages:  # the master's corner says who deals; a SET that was taken is looked at
            return (pause,)
        words = text.ASK_CARDS if self.game.asks_master else text.PLUS_THREE
        asks = (MENU, words, words)
        return (asks, pause) if hint_line.needed(self.context, (asks, pause)) <= width else (asks,)

    def ends(self) -> bool:
        """Whether the round is over when all agree that there is no SET."""
        return not self.game.layout.can_deal()

    def _keys_line(self) -> tuple:
        """Tell which keys the bottom line names; nothing is allocated for it."""
        if not self.game.may_ask or self._stages:
            return ("pause",)
        return ("cards",) if self.game.asks_master else ("keys",)

    def _choosing(self) -> tuple:
        """Return the keys that choose, all of them, and only the one that is most needed.

        Where there are four arrows they are not named: there is no room for all, and two would be taken for all.
        """
        text = self.context.text
        choose = ((SELECT, text.CHOOSE, text.CHOOSE_SHORT),)
        if self.context.keys.few:
            return ((PREVIOUS, text.TO_LEFT, text.TO_LEFT), (NEXT, text.TO_RIGHT, text.TO_RIGHT)) + choose, choose
        return (choose,)

    def _write(self, wordings: tuple, keys: tuple) -> None:
        """Write the first of some wordings that fits beside keys; where none does, it stands between the upper corners.

        keys: several ways to name them, the most telling first; () for none.
        """
        context, measure = self.context, self.context.small.width
        left, width = self.middle(_LOWER)
        words, head, named = "", "", ()
        needed = [hint_line.needed(context, some) for some in keys] or [0]
        for place, room in enumerate(needed):
            fitting = [one for one in wordings if measure(one) <= width - 4 - room]
            if fitting:
                words, named = fitting[0], keys[place] if keys else ()
                break
        else:
            head = self.fitting(wordings, self.middle(_UPPER)[1]) or wordings[-1]
            named = ([some for some, room in zip(keys, needed) if room <= width] or keys[-1:])[0]
            room = width
        self._heads(head)
        line = words, named, room
        if line == self._line:
            return
        if self._line[1:] != line[1:]:
            hint_line.clear(context.canvas, left, width)  # as a whole: other keys stood there, in other places
        if words or not named:
            hint_line.message(context, words, theme.ACCENT_ON_GROUND, left, width - room)
        if named and self._line[1:] != line[1:]:
            hint_line.draw(context, named, left + width - room, room)
        self._line = line

    def _heads(self, words: str) -> None:
        """Let words stand between the upper corners, or again the cards that are left."""
        if words != self._head:
            self._head = words
            self._show_stock()

    def middle(self, lower: bool) -> tuple:
        """Return (x, width) of what the seats leave free of a line."""
        first, width = 2 if lower else 0, self.context.canvas.width
        used = self._corners.values()
        left = self.marks.width if first in used or not lower else 0
        right = self.marks.width if first + 1 in used or not lower else 0
        return left, width - left - right

    def fitting(self, wordings: tuple, room: int) -> str:
        """Return the first wording that such a room holds, "" if none does."""
        for words in wordings:
            if self.context.small.width(words) <= room - 4:
                return words
        return ""

    # Messages

    def _verdict(self, outcome, time: int) -> None:
        words = by_name.words(self, outcome)
        if words:
            self._announce(words, time)
        if outcome.verdict in (WRONG, TIMED_OUT):
            self._wrong = outcome
            self._reason_at = time + messages.NAMED

    def how_ended(self) -> str:
        """Say that the round is over: why, where what lies there does not show it."""
        text, game = self.context.text, self.game
        if game.layout.left() and not game.layout.has_set():
            return text.NONE_LEFT[0]
        return text.MATCH_OVER if game.over else text.ROUND_OVER

    def _say_why(self, time: int) -> None:
        """Say how a claim was wrong, where there was room only for who and by what; then whether all are in again."""
        wrong, self._wrong = self._wrong, None
        self._reason_at = 0
        if not wrong:
            return
        room = self.middle(self._below())[1]
        self._reasons = by_name.reasons(self, wrong, self._message.said, room)
        told = not self._reasons  # it is being said, and stays its time
        if self.game.penalty == LOCK_OUT and not self.game.seats[wrong.seat].locked:
            self._reasons.append(self.context.text.ALL_BACK)  # nobody was left who may call
        if not told:
            self._say_next(time)

    def _say_next(self, time: int) -> None:
        """Say the next line of that."""
        words = self._reasons.pop(0)
        times = messages.NOTE if words == self.context.text.ALL_BACK else messages.REASON
        self._message.begin((words,), times, time)
        self._speak()

    def tell(self, words: str, time: int) -> None:
        self._note((words,), time)

    def _note(self, wordings: tuple, time: int) -> None:
        """Say what is no verdict, where there is a place for it."""
        if self.game.state == OPEN and not self._stages:
            self._spoken = -1
            self._over_until = time + messages.NOTE[0]
            self._announce(wordings, time, messages.NOTE)

    def _announce(self, wordings: tuple, time: int, times: tuple = messages.VERDICT) -> None:
        """Let a message take a line, the one in which the seat that it is about has not its corner."""
        self._reason_at, self._reasons = 0, []
        self._message.begin(wordings, times, time)
        self._speak()

    def _below(self) -> bool:
        """Whether the message belongs into the lower line."""
        return self._spoken < 0 or self._corners[self._spoken] < 2

    def _speak(self) -> None:
        """Show the message: over the whole line while nobody may call or nobody has a corner there, else between them."""
        context, said = self.context, self._message.said
        shrunk = self._covers()
        self._uncover()
        lower = self._below()
        left, width = self.middle(lower)
        colours = verdict.colours_of(context, said)
        words = self.fitting(said, width)
        if width == context.canvas.width or self._may_cover(not words):
            words = verdict.fitting(context, said)
            self.marks.cover(lower)
            if lower:
                hint_line.message(context, words, colours)
            else:
                self.marks.message(words, colours)
        elif words:
            self._between = lower
            if not lower:
                if shrunk:  # who hears the screen has heard it
                    self.marks.middle(words, colours, left)
                else:
                    self.marks.message(words, colours, False)
            elif not shrunk:
                hint_line.message(context, words, colours, left, width)
            else:
                top = hint_line.clear(context.canvas, left, width)
                x, small = left + (width - context.small.width(words)) // 2, context.small
                small.draw(context.canvas, words, x, top + (hint_line.height(context.canvas) - small.height) // 2, colours)
        self._show_seats()
        if not self._hidden(_LOWER):
            self._say(context.now())

    def _may_cover(self, homeless: bool) -> bool:
        """Tell whether corners may be covered: no call counts now, or a note finds no room elsewhere."""
        time = self.context.now()
        return self._leave_at > 0 or not self.game.settled(time) or (homeless and time < self._over_until)

    def _covers(self) -> bool:
        """Tell whether the message lies over the corner of a seat."""
        for lower in (_UPPER, _LOWER):
            if self.marks.covered(lower) and self.middle(lower)[1] < self.context.canvas.width:
                return True
        return False

    def _shrinks(self) -> bool:
        """Tell whether the message has to give the corners free."""
        return self._message.until > 0 and self._covers() and not self._may_cover(True)

    def _hidden(self, lower: bool) -> bool:
        """Tell whether the message lies where a line says something else."""
        return self._between == lower or self.marks.covered(lower)

    def _uncover(self) -> None:
        """Both lines are free of what was said."""
        for lower in (_UPPER, _LOWER):
            if self._hidden(lower):
                if lower:
                    left, width = (0, self.context.canvas.width) if self.marks.covered(lower) else self.middle(lower)
                    hint_line.clear(self.context.canvas, left, width)
                    self._line = ()
                else:
                    self._stock = ""
        self.marks.uncover()
        self._between = _NOWHERE

    def _unsay(self) -> None:
        """The message has left, and with it the marks of what it spoke of."""
        self._message.end()
        self._marked = ()
        self._spoken = -1
        self._reason_at = self._over_until = 0
        self._reasons = []
