"""Crossword on the screen: pick a die, lay it, and see at once whether it is part of a SET."""

from tercet.core.games.crossword import BUILDING, DRAW_COST, ROUNDS, Crossword
from tercet.core.grid import SIDE
from tercet.core.seats import PERSON
from tercet.screens.crossword_hand import Hand
from tercet.screens.crossword_marks import Progress
from tercet.screens.crossword_match import CrosswordMatch
from tercet.screens.screen import LONG
from tercet.ui import hintline, phrases, theme
from tercet.ui.buttons import BACK, BACKWARD, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.gridview import GridView
from tercet.ui.topline import TopLine

_DIRECTIONS = (UP, DOWN, LEFT, RIGHT, PREVIOUS, NEXT)
_BUILD, _FACE, _ACTIONS, _SHIFT = range(4)  # what the keys do
_DRAW, _MOVE, _STOP = range(3)  # the actions, in the order of the texts
_MESSAGE = 3000  # ms a message stays unless a key is pressed
_FAREWELL = 2000  # ms the grid stays in view when it is over
_STEPS = 1  # of a search between two samples of the keys
_STEP = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}


class CrosswordPlay(CrosswordMatch):
    """A running match. Whoever builds sees the own grid and hand; other grids can be looked at."""

    def __init__(self, context, game: Crossword, options: dict) -> None:
        super().__init__(context, game, options)
        self.top = TopLine(context)
        self.progress = Progress(context, game, self.top.height)
        self.view = GridView(context, SIDE, self.top.height + self.progress.height)
        self.hand = Hand(self)
        self._mode = _BUILD
        self._action = 0
        self._line: tuple = ()  # what the bottom line says of the keys
        self._message_until = 0
        self._second = -1
        self._hinting = False  # a hint is being searched for

    def draw(self) -> None:
        self.context.canvas.fill(theme.GROUND)
        self.top.forget()
        self.progress.forget()
        self.view.forget()
        self.view.clear()
        self._second = -1
        self._line = ()
        self._message_until = 0
        self._show()

    def take_up(self) -> None:
        self._mode = _BUILD
        self.hand.begin()

    # Keys

    def button(self, button: int, time: int, repeated: bool) -> None:
        if time < self._deaf_until or self._leave_at:
            return
        if self._happens(time):
            return  # pressed in the moment in which it ended
        self._message_until = 0
        self._line = ()
        if self._mode == _FACE:
            self._face_button(button, time, repeated)
        elif self._mode == _ACTIONS:
            self._action_button(button, time, repeated)
        elif self._mode == _SHIFT:
            self._shift_button(button, time)
        elif button in _DIRECTIONS:
            self.context.sound.play(phrases.MOVE)
            self.hand.move(button, time)
            if not self._message_until:
                self._say_keys()
            return
        elif button == SELECT and not repeated:
            self._select(time)
        elif button == BACK and not repeated:
            self._back(time)
            return
        elif button == MENU and self.hand.viewing < 0 and not repeated:
            self.hand.let_go()
            self._mode, self._action = _ACTIONS, 0
        elif button == HINT and not repeated:
            self._hint(time)
        self._show()

    def _select(self, time: int) -> None:
        hand = self.hand
        if hand.carried < 0:
            if hand.pick():
                self.context.sound.play(phrases.CHOOSE)
        elif hand.choices():
            self._mode = _FACE
        else:
            self._lay(time)

    def _lay(self, time: int) -> None:
        """Lay what is carried where the cursor is."""
        before = self.game.seat.used
        words = self.hand.lay(time)
        if words:
            self._say(words, time)
            return
        self.context.sound.play(phrases.RIGHT if self.game.seat.used > before else phrases.CHOOSE)
        self.context.saves.touch(time)
        self._ended(time)

    def _back(self, time: int) -> None:
        if self.hand.viewing >= 0:
            self.hand.look_at(-1)
            self._show()
        elif self.hand.carried >= 0:
            self.hand.put_back(time)
            self.context.sound.play(phrases.CHOOSE)
            self._show()
        else:
            self._pause(time)

    def _face_button(self, button: int, time: int, repeated: bool) -> None:
        if button in _DIRECTIONS:
            self.hand.turn(-1 if button in BACKWARD or button == LEFT else 1)
            self.context.sound.play(phrases.MOVE)
        elif button == SELECT and not repeated:
            self._mode = _BUILD
            self._lay(time)
        elif button == BACK:
            self._mode = _BUILD
            self.hand.face = -1

    def _action_button(self, button: int, time: int, repeated: bool) -> None:
        actions = self._actions()
        if button in _DIRECTIONS:
            step = -1 if button in BACKWARD or button == LEFT else 1
            self._action = (self._action + step) % len(actions)
            self.context.sound.play(phrases.MOVE)
        elif button in (BACK, MENU):
            self._mode = _BUILD
        elif button == SELECT and not repeated:
            self._mode = _BUILD
            self._act(actions[self._action], time)

    def _actions(self) -> tuple:
        return (_DRAW, _MOVE) if self.game.alone else (_DRAW, _MOVE, _STOP)

    def _act(self, action: int, time: int) -> None:
        if action == _DRAW:
            if self.game.draw(time):
                self.context.sound.play(phrases.DEAL)
                self.hand.to_hand(-1)
                self.context.saves.touch(time)
            else:
                self._say(self.context.text.dice.NO_DICE, time)
        elif action == _MOVE:
            if self.context.keys.few:
                self.hand.centre(time)
            else:
                self._mode = _SHIFT
        else:
            self._stop(time)

    def _shift_button(self, button: int, time: int) -> None:
        if button in _STEP:
            if self.game.shift(*_STEP[button], time):
                self.hand.changed()
            else:
                self._say(self.context.text.dice.NO_ROOM, time)
        else:
            self._mode = _BUILD

    def _hint(self, time: int) -> None:
        if self.game.practice:
            self._hinting = True
        elif len(self.game.people) < len(self.game.seats):
            others = [number for number, seat in enumerate(self.game.seats) if seat.kind != PERSON]
            later = [number for number in others if number > self.hand.viewing]
            self.hand.look_at(later[0] if later else -1)

    def _stop(self, time: int) -> None:
        """Ask whether the round is really given up; the clock stands meanwhile."""
        self.game.pause(time)

        def answered(agreed: bool) -> None:
            self.go_on()
            if agreed:
                now = self.context.now()
                self.game.give_up_round(now)
                self._ended(now)

        _ask(self, answered)

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
        if self._message_until and time >= self._message_until:
            self._message_until = 0
            self._show()
        self._clock(time)
        if thinks or self._hinting:
            return 0
        return self._next(time)

    def _happens(self, time: int) -> bool:
        """Let time pass in the game; tell whether the turn has ended by it."""
        game = self.game
        if game.state == BUILDING and game.elapsed(time) >= game.wake() and game.tick(time):
            if self._ended(time):
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
        if self._message_until:
            wait = min(wait, self._message_until - time)
        return max(0, wait)

    def _search(self, time: int) -> None:
        """Look for a hint a little longer."""
        found = self.game.advise(_STEPS)
        if found is None:
            return
        self._hinting = False
        self.game.hints += 1
        self.hand.show_hint(found)
        dice = self.context.text.dice
        self._say(dice.HINT_SHOWN if found else dice.NO_HINT, time)
        self._show()

    def _ended(self, time: int) -> bool:
        """See whether the turn is over; say why, and leave soon."""
        game, text = self.game, self.context.text
        if game.state == BUILDING:
            return False
        own = game.seats[game.people[self.hand.turn_number]]
        first = [number for number, seat in enumerate(game.seats) if seat.done_at == game.best >= 0]
        if own.complete:
            words, phrase = text.dice.ALL_USED, phrases.END
        elif first and game.seats[first[0]].kind != PERSON:
            words, phrase = text.dice.FIRST_WAS % self.who(first[0]), phrases.WRONG
        else:
            words, phrase = text.dice.TIME_IS_UP if first else text.dice.NOBODY, phrases.WRONG
        self.context.sound.play(phrase)
        self.context.keep_lit()
        self._mode = _BUILD
        self.hand.over()
        self._leave_at = time + _FAREWELL
        self._show()
        hintline.message(self.context, words, theme.ACCENT_ON_GROUND)
        return True

    # What is shown

    def _show(self) -> None:
        """Show everything as it is; only what looks different is painted."""
        self.hand.show()
        self._show_top()
        self.progress.show(self.game.elapsed(self.context.now()))
        if not self._message_until and not self._leave_at:
            self._say_keys()

    def _show_top(self) -> None:
        text, game = self.context.text, self.game
        if self._mode == _ACTIONS:
            self.top.message("← %s →" % self._action_words())
            return
        if self.top.covered:
            canvas = self.context.canvas
            canvas.rect(0, 0, canvas.width, self.top.height, theme.GROUND)
            self.top.forget()
            self._second = -1
        seat = game.seats[self.hand.viewing if self.hand.viewing >= 0 else game.people[self.hand.turn_number]]
        number = "%d/%d" % (game.round + 1, ROUNDS)
        name = text.GAMES[self.NAME][0] if game.alone else self.who(game.seats.index(seat))
        used = text.dice.USED % (seat.used, len(seat.dice))
        long = name + (" " if game.alone else " · ") + number
        self.top.sides(((long, used), (name, used), (number, used)))
        self._clock(self.context.now())

    def _action_words(self) -> str:
        text = self.context.text.dice
        action = self._actions()[self._action]
        if action == _DRAW and self.game.alone and not self.game.practice:
            return text.DRAW_COST % DRAW_COST
        return text.ACTIONS[action]

    def _clock(self, time: int) -> None:
        if self.game.practice or self.top.covered:
            return
        second = self.game.clock(time) // 1000
        if second != self._second:
            self._second = second
            self.top.clock(second)
            self.progress.show(self.game.elapsed(time))

    def _say(self, words: str, time: int) -> None:
        self._message_until = time + _MESSAGE
        self._line = ()
        hintline.message(self.context, words, theme.ACCENT_ON_GROUND)

    def tell(self, words: str, time: int) -> None:
        if not self._leave_at:
            self._say(words, time)

    def _say_keys(self) -> None:
        """Say in the bottom line what the keys do; painted only when it changes."""
        wanted = self._keys()
        if wanted != self._line:
            self._line = wanted
            hintline.draw(self.context, wanted)

    def _keys(self) -> tuple:
        text, dice = self.context.text, self.context.text.dice
        walk = PREVIOUS if self.context.keys.few else LEFT
        back = (BACK, text.BACK, text.BACK)
        if self._mode == _FACE:
            return (walk, text.CHANGE, text.CHANGE), (SELECT, dice.LAY, dice.LAY), back
        if self._mode == _ACTIONS:
            return (walk, text.CHANGE, text.CHANGE), (SELECT, dice.DO, dice.DO), back
        if self._mode == _SHIFT:
            return (LEFT, dice.SHIFTING, dice.SHIFTING), (SELECT, dice.DONE, dice.DONE)
        if self.hand.viewing >= 0:
            lay = ((SELECT, dice.LAY, dice.LAY),) if self.hand.carried >= 0 and self.game.may_add() else ()
            return lay + ((HINT, dice.VIEW_BACK, dice.VIEW_BACK), back)
        if self.hand.carried >= 0:
            return (SELECT, dice.LAY, dice.LAY), (BACK, dice.TO_HAND, dice.TO_HAND)
        more = ((MENU, dice.MORE, dice.MORE), (BACK, text.PAUSE, text.PAUSE))
        if self.game.practice:
            more = ((HINT, text.HINT, text.HINT),) + more
        elif len(self.game.people) < len(self.game.seats):
            more = ((HINT, dice.VIEW, dice.VIEW),) + more
        return ((SELECT, dice.PICK_UP, dice.PICK_UP),) + more


def _ask(play, answered) -> None:
    from tercet.screens.question import Question

    text = play.context.text
    words = (text.REALLY_GIVE_UP, text.dice.GIVE_UP_LINE, text.STAY, text.dice.GIVE_UP_YES)
    question = Question(play.context, *words, answered)
    question.playing = lambda: play
    play.context.show(question)
