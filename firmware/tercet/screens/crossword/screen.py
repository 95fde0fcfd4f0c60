"""Crossword on the screen: pick a die, lay it, and see at once whether it is part of a SET."""

from tercet.core.crossword.grid import SIDE
from tercet.core.crossword.rules import BUILDING, READY, ROUNDS, Crossword
from tercet.core.match import PERSON
from tercet.core.shim import const
from tercet.screens import verdict
from tercet.screens.crossword.hand import Hand
from tercet.screens.crossword.marks import Progress
from tercet.screens.crossword.match import CrosswordMatch
from tercet.screens.messages import LAST_DICE, VERDICT, Message
from tercet.screens.screen import LONG
from tercet.ui import durations, theme, tunes
from tercet.ui.buttons import BACK, BACKWARD, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.dice.grid import GridView
from tercet.ui.parts import hint_line
from tercet.ui.parts.top_line import TopLine

_DIRECTIONS = (UP, DOWN, LEFT, RIGHT, PREVIOUS, NEXT)
_BUILD, _FACE, _SHIFT = range(3)  # what the keys do
_STEPS = const(1)  # of a search between two samples of the keys
_STEP = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}


class CrosswordPlay(CrosswordMatch):
    """A running match. Whoever builds sees the own grid and hand; other grids can be looked at."""

    HELD = (HINT, MENU)

    def __init__(self, context, game: Crossword, options: dict) -> None:
        super().__init__(context, game, options)
        self.top = TopLine(context, True)
        self.progress = Progress(context, game, self.top.height)
        self.view = GridView(context, SIDE, self.top.height + self.progress.height)
        self.hand = Hand(self)
        self._mode = _BUILD
        self._line: object = None  # what the bottom line says
        self._message = Message()
        self._second = -1
        self._stands = (0, 0)  # ms of the round and seconds of the clock that are shown
        self._hinting = False  # a hint is being searched for

    def draw(self) -> None:
        self.context.canvas.fill(theme.GROUND)
        self.top.forget()
        self.progress.forget()
        self.view.forget()
        self.view.clear()
        self._second = -1
        self._line = None
        self._show()

    def take_up(self) -> None:
        self._mode = _BUILD
        self.hand.begin()

    def places(self) -> list:
        return self.hand.places() if self._mode == _BUILD and not self._leave_at else []

    def point(self, place: int) -> None:
        """A finger is on a die, which is taken, or on a square, on which the one in the fingers is laid."""
        self.hand.point(place)
        self._show()

    # Keys

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._leave_at:
            return
        if self._happens(time):
            return  # pressed in the moment in which it ended
        self._message.pressed(time)
        if self._mode == _FACE:
            self._face_button(button, time, repeated)
        elif self._mode == _SHIFT:
            self._shift_button(button, time)
        elif button in _DIRECTIONS:
            if self.hand.held.takes(button, time, repeated):
                self.context.sound.play(tunes.MOVE)
                self.hand.move(button, time, repeated)
            self._show_line()
            return
        elif button == SELECT and not repeated:
            self._select(time)
        elif button == BACK and not repeated:
            self._back(time)
            return
        elif button == MENU and self.hand.viewing < 0 and not repeated:
            self.hand.let_go()
            self.game.pause(time)
            self.context.go("crossword.turn.Actions", self)
            return
        elif button == HINT and not repeated:
            self._hint(time)
        self._show()

    def _select(self, time: int) -> None:
        hand = self.hand
        if hand.carried < 0:
            if hand.pick():
                self.context.sound.play(tunes.CHOOSE)
        elif hand.choices():
            self._mode = _FACE
        else:
            self._lay(time)

    def _lay(self, time: int) -> None:
        """Lay what is carried where the cursor is."""
        before = self.game.seat.used
        words = self.hand.lay(time)
        if words:
            self._say(words, time, True)
            return
        self.context.sound.play(tunes.RIGHT if self.game.seat.used > before else tunes.CHOOSE)
        self.context.saves.touch(time)
        self._over(time)

    def _back(self, time: int) -> None:
        if self.hand.viewing >= 0:
            self.hand.look_at(-1)
            self._show()
        elif self.hand.carried >= 0:
            self.hand.put_back(time)
            self.context.sound.play(tunes.CHOOSE)
            self._show()
        else:
            self._pause(time)

    def _face_button(self, button: int, time: int, repeated: bool) -> None:
        if button in _DIRECTIONS:
            self.hand.turn(-1 if button in BACKWARD or button == LEFT else 1)
            self.context.sound.play(tunes.MOVE)
        elif button == SELECT and not repeated:
            self._mode = _BUILD
            self._lay(time)
        elif button == BACK:
            self._mode = _BUILD
            self.hand.face = -1

    # What Actions offers; the game goes on

    def draw_die(self, time: int) -> None:
        """Draw another die."""
        self.back_to_it(time)
        self.game.draw(time)
        self.context.sound.play(tunes.DEAL)
        self.hand.to_hand(-1)
        self.context.saves.soon(time)

    def add_die(self, time: int) -> None:
        """Take a die of the hand to a grid to which it may be added."""
        self.back_to_it(time)
        self.hand.to_hand(-1)
        self.hand.pick()
        self._hint(time)

    def shift_grid(self, time: int) -> None:
        """Let the keys move the whole grid; with two keys it goes to the middle."""
        self.back_to_it(time)
        if self.context.keys.few:
            self.hand.centre(time)
        else:
            self._mode = _SHIFT

    def give_up_round(self, time: int) -> None:
        """Build no more in this round."""
        self.back_to_it(time)
        self.game.give_up_round(time)
        self._over(time, True)

    def back_to_it(self, time: int) -> None:
        """Build on."""
        self.game.resume(time)
        self.context.show(self)

    def _shift_button(self, button: int, time: int) -> None:
        if button in _STEP:
            if self.game.shift(*_STEP[button], time):
                self.hand.changed()
            else:
                self._say(self.own_words.NO_ROOM, time, True)
        else:
            self._mode = _BUILD

    def _hint(self, time: int) -> None:
        if self.game.practice:
            self._hinting = True
        elif len(self.game.people) < len(self.game.seats):
            others = [number for number, seat in enumerate(self.game.seats) if seat.kind != PERSON]
            later = [number for number in others if number > self.hand.viewing]
            self.hand.look_at(later[0] if later else -1)

    # What happens by itself

    def tick(self, time: int) -> int:
        if self._leave_at:
            if time >= self._leave_at:
                self._leave()
            return max(0, self._leave_at - time)
        thinks = self.game.think(_STEPS)
        if self._hinting:
            self._search(time)
        self._happens(time)
        if self._message.over(time):
            self._message.end()
            self._show_line()
        self._clock(time)
        if thinks or self._hinting:
            return 0
        return self._next(time)

    def _happens(self, time: int) -> bool:
        """Let time pass in the game; tell whether the turn has ended by it."""
        game = self.game
        if game.state == BUILDING and game.elapsed(time) >= game.wake() and game.tick(time):
            if self._over(time):
                return True
            if self.hand.viewing >= 0:
                self.hand.changed()
                self._show()
        return False

    def _next(self, time: int) -> int:
        """How many ms nothing will change by itself."""
        game = self.game
        wait = LONG if game.practice else 1000 - game.clock(time) % 1000
        wait = min(wait, max(1, game.wake() - game.elapsed(time)))
        return max(0, self._message.left(time, wait))

    def _search(self, time: int) -> None:
        """Look for a hint a little longer."""
        found = self.game.advise(_STEPS)
        if found is None:
            return
        self._hinting = False
        self.game.hints += 1
        self.hand.show_hint(found)
        own = self.own_words
        self._say(own.HINT_SHOWN if found else own.NO_HINT, time)
        self._show()

    def _over(self, time: int, given_up: bool = False) -> bool:
        """See whether the turn is over; say why, and leave soon. given_up: it was by the one who builds."""
        game, own = self.game, self.own_words
        if game.state == BUILDING:
            return False
        seat = game.seats[game.people[self.hand.turn_number]]
        first = [number for number, one in enumerate(game.seats) if one.done_at == game.best >= 0]
        if seat.complete:
            words, phrase = own.ALL_USED, tunes.END
            if not game.alone:
                words = own.DONE_IN % {
                    "who": self.seat_name(game.seats.index(seat)),
                    "time": durations.text(seat.done_at // 1000),
                }
        elif first and game.seats[first[0]].kind != PERSON:
            words, phrase = own.FIRST_WAS % self.seat_name(first[0]), tunes.WRONG
        elif given_up and (first or game.state == READY):  # the next person builds, or somebody was done before
            words, phrase = own.GAVE_UP % self.seat_name(game.seats.index(seat)), tunes.WRONG
        else:
            words, phrase = own.TIME_IS_UP if first else own.NOBODY, tunes.WRONG
        self.context.sound.play(phrase)
        self._mode = _BUILD
        self.hand.over()
        self._leave_at = time + LAST_DICE[1]
        self._ended(time)
        self._message.said = (words,)
        self._show()
        return True

    # What is shown

    def _show(self) -> None:
        """Show everything as it is; only what looks different is painted."""
        self.hand.show()
        self._show_top()
        self.progress.show(self._stands[0])
        self._show_line()

    def _show_top(self) -> None:
        game = self.game
        seat = game.seats[self.hand.viewing if self.hand.viewing >= 0 else game.people[self.hand.turn_number]]
        number = "%d/%d" % (game.round + 1, ROUNDS)
        name = self.own_words.NAME if game.alone else self.seat_name(game.seats.index(seat))
        used = self.own_words.USED % {"used": seat.used, "dice": len(seat.dice)}
        long = name + (" " if game.alone else " · ") + number
        if self.progress.height and self.context.canvas.height < 200:  # the names of others' bars need the right half
            canvas = self.context.canvas
            canvas.rect(0, self.top.height, canvas.width // 2, self.progress.height - 1, theme.GROUND)  # a "p" reaches into it
            self.top.forget()
            self._second = -1
            self.top.sides(((name if self.hand.viewing >= 0 else used, ""),))
        else:
            self.top.sides(((long, used), (name, used), (number, used)))
        self.progress.names()
        self._clock(self.context.now())

    def _clock(self, time: int) -> None:
        if not self._leave_at:  # then it stands at what it was
            self._stands = (self.game.elapsed(time), self.game.clock(time) // 1000)
        if not self.game.practice and self._stands[1] != self._second:
            self._second = self._stands[1]
            self.top.clock(self._second)
        self.progress.show(self._stands[0])

    def _say(self, words: str, time: int, refused: bool = False) -> None:
        """Let a message take the bottom line; refused: with the mark of what is not allowed."""
        self._message.begin((verdict.refusal(self.context, words) if refused else words,), VERDICT, time)

    def tell(self, words: str, time: int) -> None:
        if not self._leave_at:
            self._say(words, time)
            self._show_line()

    def _show_line(self) -> None:
        """Say in the bottom line what happened, or what the keys do; painted only when it changes."""
        words = (self.own_words.LOOKS,) if self._hinting else ()
        if self._leave_at or self._message.until:
            words = self._message.said
        wanted = words or self._keys()
        if wanted == self._line:
            return
        self._line = wanted
        if words:
            verdict.show(self.context, words)
        else:
            hint_line.draw(self.context, wanted)

    def _keys(self) -> tuple:
        text, own = self.context.text, self.own_words
        walk = (PREVIOUS, NEXT) if self.context.keys.few else (LEFT, RIGHT)
        back = (BACK, text.BACK, text.BACK)
        if self._mode == _FACE:
            return (walk[0], "", ""), (walk[1], text.CHANGE, text.CHANGE), (SELECT, own.LAY, own.LAY), back
        if self._mode == _SHIFT:
            return (LEFT, own.SHIFTING, own.SHIFTING), (SELECT, own.DONE, own.DONE)
        if self.hand.viewing >= 0:
            lay = ((SELECT, own.LAY, own.LAY),) if self.hand.carried >= 0 and self.game.may_add() else ()
            return lay + ((HINT, own.VIEW_BACK, own.VIEW_BACK), back)
        if self.hand.carried >= 0:
            return (SELECT, own.LAY, own.LAY), (BACK, own.TO_HAND, own.TO_HAND)
        more = ((MENU, own.MORE, own.MORE), (BACK, text.PAUSE, text.PAUSE))
        if self.game.practice:
            more = ((HINT, text.HINT, text.HINT),) + more
        elif len(self.game.people) < len(self.game.seats):
            more = ((HINT, own.VIEW, own.VIEW),) + more
        return ((SELECT, own.PICK_UP, own.PICK_UP),) + more if self.hand.may_pick() else more
