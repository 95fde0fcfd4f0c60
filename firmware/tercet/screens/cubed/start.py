"""Before SET Cubed is played: all hands lie open, and who first calls and shows a SET starts."""

from tercet.core.cubed.seats import ASKED, CALLED, DECLINED, LATE, ROLLED, STARTED, WRONG_CALL
from tercet.core.cubed.start import SHOWING
from tercet.core.dice import FACES, WILD, as_cards, failing_features, third_face
from tercet.core.outcome import WRONG, Outcome
from tercet.screens import verdict
from tercet.screens.cubed.board import NOWHERE
from tercet.screens.messages import VERDICT, Message
from tercet.screens.screen import LONG, Screen, margin
from tercet.ui import theme, tunes
from tercet.ui.buttons import BACK, DOWN, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.dice.painter import CHOSEN, CURSOR, REFUSED, DiePainter
from tercet.ui.parts import hint_line

_ON = (DOWN, RIGHT, NEXT)
_OFF = (UP, LEFT, PREVIOUS)


class CubedStart(Screen):
    """A row for each seat: its key, who it is, its dice. The caller chooses three of its own with the keys that all share."""

    HELD = (MENU,)
    ANYWHERE = False  # the key that chooses may be somebody's call

    def __init__(self, context, play) -> None:
        super().__init__(context)
        self.play = play
        canvas = context.canvas
        tall = canvas.height >= 200
        self._top = 30 if tall else 19
        count = len(play.game.seats)
        room = canvas.height - hint_line.height(canvas) - self._top
        self._pitch = min(room // count, 56)
        self._first = self._top + (room - self._pitch * count) // 2
        names = [
            play.short_name(number) + " " + context.text.MARKS[1] * seat.person for number, seat in enumerate(play.game.seats)
        ]
        beside = canvas.width - 2 * margin(canvas) - max([context.small.width(name) for name in names])
        for self._size, gap in ((30, 6), (28, 4), (26, 4), (24, 4), (22, 4)) if tall else ((22, 6), (20, 4)):
            self._across = self._size + gap  # from die to die
            if 5 * self._across - gap <= beside:
                break
        self._painter = DiePainter(context, self._size)
        people = [number for number, seat in enumerate(play.game.seats) if seat.person]
        calls = context.keys.call_buttons(len(people)) if people else []
        self._buttons = {calls[at][0]: seat for at, seat in enumerate(people)}
        self._caps = {seat: context.keys.label(calls[at][0]) for at, seat in enumerate(people)}
        self.cursor = 0
        self.chosen: list = []
        self._given: list = []  # (place, face) of the dice shown, in order
        self._message = Message()
        self._refused: tuple = ()  # (seat, places) of the dice that the message refuses
        self._hands: tuple = ()  # of all seats as they lay then, where all have rolled since
        self._waiting = NOWHERE  # the seat of which it is said that it waits
        self._second = -1  # that the countdown shows

    def playing(self):
        return self.play

    def watched(self) -> bool:
        return len(self._buttons) > 1

    def places(self) -> list:
        """The dice of who shows a SET."""
        game = self.play.game
        if game.state != SHOWING:
            return []
        x = self.context.canvas.width - margin(self.context.canvas) - 4 * self._across - self._size
        y = self._first + game.player * self._pitch + (self._pitch - self._size) // 2
        return [(x + place * self._across, y, self._size, self._size) for place in range(len(game.seats[game.player].faces))]

    def point(self, place: int) -> None:
        """Bring the cursor to a die of who shows a SET."""
        self.cursor = place
        self._row(self.play.game.player)

    def draw(self) -> None:
        context = self.context
        game = self.play.game
        context.canvas.fill(theme.GROUND)
        self._painter.forget()
        self._head()
        for seat in range(len(game.seats)):
            self._row(seat)
        self._say()

    def _heading(self) -> str:
        """What is asked."""
        context, game, words = self.context, self.play.game, self.play.own_words
        if game.state != SHOWING:
            return words.NOBODY if game.asked_until else words.WHO_STARTS
        name = self.play.seat_name(game.player)
        heading = words.SHOW_IT % name
        room = context.canvas.width - 2 * margin(context.canvas) - context.medium.width(" " + context.text.SECONDS % 10)
        fits = context.medium.width(heading) <= room
        return heading if fits else words.SHOW_SHORT % name

    def _head(self, upper: str = "") -> None:
        """Paint what stands above the rows: the heading, or the upper line of what is said."""
        context = self.context
        canvas, small, kind = context.canvas, context.small, context.medium
        canvas.rect(0, 0, canvas.width, self._top, theme.GROUND)
        if self._waiting >= 0 and not upper:
            upper = self.play.own_words.WAITS_FOR % self.play.seat_name(self._waiting)
        if upper:
            x, y = (canvas.width - small.width(upper)) // 2, (self._top - small.height) // 2
            small.draw(canvas, upper, x, y, theme.LIGHT_ON_GROUND)
        else:
            kind.draw(canvas, self._heading(), margin(canvas), (self._top - kind.height) // 2, theme.LIGHT_ON_GROUND)
        self._second = -1
        self._clock(context.now())

    def _clock(self, time: int) -> None:
        """Count down in the corner while somebody shows a SET."""
        context, game = self.context, self.play.game
        second = (game.time_to_show(time) + 999) // 1000
        if game.state != SHOWING or second == self._second:
            return
        self._second = second
        canvas, kind, words = context.canvas, context.medium, context.text.SECONDS
        room = kind.width(words % 10)
        x = canvas.width - margin(canvas) - room
        canvas.rect(x, 0, canvas.width - x, self._top, theme.GROUND)
        words = words % second
        kind.draw(canvas, words, x + room - kind.width(words), (self._top - kind.height) // 2, theme.ACCENT_ON_GROUND)

    def _row(self, number: int) -> None:
        """Paint a seat's row."""
        context, game = self.context, self.play.game
        canvas, small = context.canvas, context.small
        seat = game.seats[number]
        y = self._first + number * self._pitch
        left = margin(canvas)
        showing = game.state == SHOWING
        away = seat.waits or (showing and number != game.player)
        pitch = self._across
        x = canvas.width - left - 4 * pitch - self._size
        canvas.rect(0, y, canvas.width, self._pitch, theme.GROUND)
        cap = self._caps.get(number, "") if not showing and not seat.waits else ""
        name = self.play.short_name(number) + (" " + context.text.MARKS[1] if seat.agreed else "")
        colours = theme.DIM_ON_GROUND if away else theme.LIGHT_ON_GROUND
        if seat.agreed or (showing and number == game.player):
            colours = theme.ACCENT_ON_GROUND
        waits = self.play.own_words.WAITS if seat.waits and not showing else ""
        stacked = (cap or waits) and self._pitch >= 2 * small.height + 6
        at, line = left, y + (self._pitch - small.height * (2 if stacked else 1)) // 2
        if stacked:
            small.draw(canvas, name, at, line - 2, colours)
            line += small.height + 1
        if cap:
            width = small.width(cap) + 6
            fill, ink = (theme.ACCENT, theme.GROUND_ON_ACCENT) if seat.agreed else (theme.PANEL, theme.LIGHT_ON_PANEL)
            canvas.round_rect(at, line - 1, width, small.height + 1, fill, fill, theme.GROUND)
            small.draw(canvas, cap, at + 3, line, ink)
            at += width + 5
        if not stacked:
            at = small.draw(canvas, name, at, line, colours) + 5
        if waits:
            small.draw(canvas, waits, at, line, theme.SOFT_ON_GROUND)
        for place, face in enumerate(self._hands[number] if self._hands else seat.faces):
            marks = REFUSED if self._refused and self._refused[0] == number and place in self._refused[1] else 0
            if showing and number == game.player:
                marks = (CURSOR if place == self.cursor else 0) | (CHOSEN if place in self.chosen else 0)
            self._painter.die(x + place * pitch, y + (self._pitch - self._size) // 2, face, marks)

    def _say(self) -> None:
        text, own = self.context.text, self.play.own_words
        if self._message.until:
            upper = verdict.show(self.context, self._message.said)
            if upper:
                self._head(upper)
        elif self.play.game.state == SHOWING:
            self.hints(
                (SELECT, text.CHOOSE, text.CHOOSE_SHORT),
                (BACK, own.TAKE_BACK_CALL, own.TAKE_BACK_CALL),
            )
        elif self.play.game.asked_until:
            missing = self.play.game.missing()  # in their order, which a dict does not keep
            wanted = [(button, "", "") for seat in missing for button in self._buttons if self._buttons[button] == seat]
            wanted[-1] = (wanted[-1][0], own.AGREE, own.ROLL)
            self.hints(*(wanted + [(BACK, own.NOT_YET, own.NOT_YET)]))
        else:
            wanted = ((MENU, own.ROLL, own.ROLL), (BACK, text.PAUSE, text.PAUSE))
            mine = list(self._buttons)
            if len(mine) == 1 and not self.play.game.seats[self._buttons[mine[0]]].waits:
                wanted = ((mine[0], own.I_HAVE, own.I_HAVE_SHORT),) + wanted
            self.hints(*wanted)

    # Keys

    def edges(self, buttons: bytearray, count: int, time: int) -> bool:
        if self.play.game.state == SHOWING or self._hands:
            return False
        pressed = tuple([self._buttons[button] for button in buttons[:count] if button in self._buttons])
        event = self.play.game.call(pressed, time) if pressed else None
        if event is None:
            return False
        if event.kind != CALLED:
            self._happened(event, time)
            return True
        self.cursor, self.chosen, self._given = 0, [], []
        self._unsay()
        # Who was later does not play in this one's call.
        self.context.deafen(tuple([button for button, seat in self._buttons.items() if seat != event.seat]))
        self.context.saves.touch(time)
        self.context.sound.play(tunes.CALL)
        self.draw()
        return True

    def button(self, button: int, time: int, repeated: bool) -> None:
        game = self.play.game
        self._message.pressed(time)
        if game.state == SHOWING and not game.time_to_show(time):
            self._happened(game.tick(time), time)
        elif self._hands and button != BACK:
            return  # the dice that would be meant are not there any more
        elif game.state == SHOWING:
            if button in _ON or button in _OFF:
                count = len(game.seats[game.player].faces)
                self.cursor = (self.cursor + (1 if button in _ON else -1)) % count
                self.context.sound.play(tunes.MOVE)
                self._row(game.player)
            elif button == SELECT and not repeated:
                self._choose(time)
            elif button == BACK:
                self._happened(game.wrong_call(time), time)
        elif game.asked_until:
            if button == BACK and not repeated:
                self._happened(game.decline(time), time)
        elif button == MENU and not repeated:
            self._happened(game.ask(time), time)
        elif button == BACK:
            self.play.pause_now(time)

    def _choose(self, time: int) -> None:
        game = self.play.game
        if self.cursor in self.chosen:
            self.chosen.remove(self.cursor)
        else:
            self.chosen.append(self.cursor)
        self.context.sound.play(tunes.CHOOSE)
        self._row(game.player)
        if len(self.chosen) == 3:
            faces = game.seats[game.player].faces
            self._given = [(place, faces[place]) for place in self.chosen if faces[place] != WILD]
            self._show(time)

    def _show(self, time: int) -> None:
        """All faces are there, or the next WILD's is asked for; the last one follows from the others."""
        game = self.play.game
        faces = game.seats[game.player].faces
        wilds = [place for place in self.chosen if faces[place] == WILD and place not in [one for one, _ in self._given]]
        if len(wilds) == 1:
            self._given.append((wilds[0], third_face(self._given[0][1], self._given[1][1])))
            wilds = []
        if wilds:
            self._ask(wilds[0])
            return
        given = dict(self._given)
        shown = [(place, given[place]) for place in self.chosen]
        refused = game.player, tuple(self.chosen)
        hands = tuple([list(one.faces) for one in game.seats])
        event = game.show(shown, time)
        self._happened(event, time, tuple([face for _, face in shown]), refused, hands if event.rolled else ())

    def _ask(self, place: int) -> None:
        """Ask which face a WILD has; it is a SET whatever it is, so nobody need hurry, and the clock stands."""
        clock = self.play.game.stopwatch
        clock.stop(self.context.now())

        def taken(face: int, time: int) -> None:
            clock.go(time)
            self._given.append((place, face))
            self._show(time)

        def back() -> None:
            clock.go(self.context.now())
            self.chosen, self._given = [], []
            self.context.show(self)

        self.context.go("cubed.wild.FaceChooser", self.play, bytearray(), NOWHERE, taken, back, tuple(range(FACES)))

    # What happens

    def _happened(self, event, time: int, shown: tuple = (), refused: tuple = (), hands: tuple = ()) -> None:
        """shown: three faces that somebody has shown as a SET; refused: (seat, their places), if they are none; hands: of all
        seats, as they lay then, where everybody has rolled since."""
        if event is None:
            return
        context, words = self.context, self.play.own_words
        context.saves.soon(time)
        self.chosen, self._given = [], []
        if event.kind == STARTED:
            self.play.started(event, time)
            return
        told: tuple = ()
        tune = tunes.CHOOSE
        if event.kind == WRONG_CALL:
            tune = tunes.WRONG
            name = self.play.seat_name(event.seat)
            told = self._why(name, shown) if shown else (verdict.refusal(context, words.HAS_NONE % name),)
        elif event.kind == LATE:
            tune = tunes.WRONG
            late = context.text.BY_NAME % {"who": self.play.seat_name(event.seat), "says": context.text.TOO_LATE}
            told = (verdict.refusal(context, late),)
        elif event.kind == ROLLED:
            told, tune = (words.ROLLED,), tunes.DEAL
        elif event.kind == DECLINED:
            told = (words.DECLINED,)
        self._unsay()
        self._refused, self._hands = refused, hands
        self._waiting = event.seat if event.kind in (WRONG_CALL, LATE) and not event.rolled else NOWHERE
        if told:
            with_roll = (told[0].rstrip(".") + " · " + words.ROLLED,) if event.rolled and not hands else ()
            self._message.begin(with_roll + told, VERDICT, time)
        if event.kind in (ASKED, DECLINED, ROLLED, LATE) and len(self._buttons) > 1:
            context.deafen()  # what was pressed for the question is no call, nor the other way round
        context.show(self)
        context.sound.play(tune)

    def _why(self, name: str, shown: tuple) -> tuple:
        """Return wordings of why three faces are no SET; that the hand has none is not known. name: of who has shown them."""
        context = self.context
        outcome = Outcome(WRONG, (), as_cards(shown), failing_features(*shown))
        named = [context.text.BY_NAME % {"who": name, "says": reason} for reason in verdict.one_line(context, outcome)]
        wordings = tuple([verdict.refusal(context, one) for one in named]) + verdict.words(context, outcome, False, 0)
        one_line = tuple([wording for wording in wordings if isinstance(wording, str)])
        return one_line + tuple([wording for wording in wordings if not isinstance(wording, str)])

    def _unsay(self) -> None:
        """Nothing is said any more, and no dice are refused."""
        self._message.end()
        self._refused, self._hands = (), ()
        self._waiting = NOWHERE

    def tick(self, time: int) -> int:
        game = self.play.game
        if self._message.over(time):
            rolled = bool(self._hands)
            self._unsay()
            if rolled:
                self._message.begin((self.play.own_words.ROLLED,), VERDICT, time)
            self.draw()
        self._clock(time)
        wake = game.wake() - game.elapsed(time)
        if wake <= 0:
            self._happened(game.tick(time), time)
            return 0
        return self._message.left(time, min(100 if game.state == SHOWING else LONG, wake))
