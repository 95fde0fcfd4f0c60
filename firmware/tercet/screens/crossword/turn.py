"""Between two turns of Crossword: who builds next, or how long somebody alone has taken so far."""

from tercet.core.crossword.rules import DRAW_COST, READY
from tercet.screens import games
from tercet.screens.listing import Listing
from tercet.screens.screen import Screen, margin
from tercet.ui import durations, theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.parts import hint_line


class Turn(Screen):
    """Shown until the next person, who has the handheld now, presses."""

    CALM = True
    UNASKED = True

    def __init__(self, context, play) -> None:
        super().__init__(context)
        self.play = play

    def playing(self):
        return self.play

    def draw(self) -> None:
        context, game = self.context, self.play.game
        canvas, large, small, text = context.canvas, context.large, context.small, context.text
        own = self.play.own_words
        lines = []
        if game.state == READY:
            heading = "%s %d/%d" % (own.NAME, game.round + 1, game.rounds)
            figure, words, key = self.play.seat_name(game.builder), own.BUILDS, own.BEGIN
            done = [number for number, seat in enumerate(game.seats) if seat.done_at == game.best >= 0]
            if done:
                lines.append(own.TO_BEAT % {"who": self.play.seat_name(done[0]), "time": durations.text(game.best // 1000)})
            elif game.turn:
                lines.append(own.GAVE_UP % self.play.seat_name(game.people[game.turn - 1]))
            lines.append(own.TAKE_OVER)
        else:
            heading, key = self.play.heading(), text.NEXT_ROUND
            figure = own.ALL_USED if game.practice else durations.text(game.clock(context.now()) // 1000)
            words = "" if game.practice else own.SO_FAR
        top = self.title(heading)
        bottom = canvas.height - hint_line.height(canvas) - 6
        left = margin(canvas)
        y = top + (bottom - top - 2 * small.height - large.height) // 2
        x = large.draw(canvas, figure, left, y, theme.ACCENT_ON_GROUND) + 8
        small.draw(canvas, words, x, y + large.baseline - small.baseline, theme.SOFT_ON_GROUND)
        y = bottom - small.height * len(lines)
        for line in lines:
            small.draw(canvas, line, left, y, theme.SOFT_ON_GROUND)
            y += small.height
        self.hints((SELECT, key, key), (BACK, text.MENU, text.MENU))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == SELECT and not repeated:
            if self.play.game.state == READY:
                self.play.begin_turn()
            else:
                self.play.next_round()
        elif button == BACK:
            games.leave(self.context)  # the match waits


class Actions(Listing):
    """What can be done besides laying dice; the clock stands meanwhile."""

    def __init__(self, context, play) -> None:
        super().__init__(context)
        text, own, game = context.text, play.own_words, play.game
        self.play = play
        self.heading = own.ACTIONS
        self.back_words = text.BACK
        cost = own.COST % DRAW_COST if game.alone and not game.practice else ""
        self._lost = own.UNUSED + cost if cost else own.ENDS if game.alone else own.GIVE_UP_LINE
        shift = own.SHIFT, own.SHIFT_LINE
        if game.bag.numbers:
            self.rows = ((own.DRAW, own.DRAW_LINE + cost), shift)
            self._acts = [play.draw_die, play.shift_grid]
        else:  # nothing is drawn any more
            self.rows, self._acts = (shift,), [play.shift_grid]
            if game.may_add() and game.seat.hand():
                self.rows += ((own.ADD, own.ADD_LINE),)
                self._acts.append(play.add_die)
        if game.may_give_up():
            self.rows += ((own.STOP, self._lost),)

    def playing(self):
        return self.play

    def choose(self, index: int) -> None:
        play = self.play
        if index < len(self._acts):
            self._acts[index](self.context.now())
            return
        text, own = self.context.text, play.own_words

        def answered(agreed: bool) -> None:
            (play.give_up_round if agreed else play.back_to_it)(self.context.now())

        games.ask(play, (text.REALLY_GIVE_UP, self._lost, text.STAY, own.GIVE_UP_YES), answered)

    def back(self) -> None:
        self.play.back_to_it(self.context.now())
