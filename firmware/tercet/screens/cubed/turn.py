"""Between the keys of SET Cubed: the device goes to another person, and what can be done with the turn."""

from tercet.core.cubed.board import Refusal
from tercet.core.cubed.rules import CHOOSING
from tercet.screens.listing import Listing
from tercet.screens.screen import Screen
from tercet.ui import theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.dice.painter import DiePainter
from tercet.ui.parts import hint_line


class Handover(Screen):
    """Says in large letters whose turn it is, and shows that hand. told: what the seat before has done."""

    UNASKED = True

    def __init__(self, context, play, told: str = "") -> None:
        super().__init__(context)
        self.play = play
        self._told = told

    def playing(self):
        return self.play

    def draw(self) -> None:
        context, play = self.context, self.play
        game, words = play.game, play.own_words
        canvas, large, small = context.canvas, context.large, context.small
        canvas.fill(theme.GROUND)
        bottom = canvas.height - hint_line.height(canvas)
        seat = game.seats[game.player]
        die = 32 if canvas.height >= 200 else 24
        name = play.seat_name(game.player)
        asked = words.YOUR_DICE if game.state == CHOOSING else play.your_turn()
        told = self._told
        space = (bottom - small.height - context.medium.height - large.height - die) // 4
        y = space
        for line, kind, colours in ((told, small, theme.SOFT_ON_GROUND), (name, large, theme.ACCENT_ON_GROUND)):
            kind.draw(canvas, line, (canvas.width - kind.width(line)) // 2, y, colours)
            y += kind.height + space
        y -= space
        medium = context.medium
        medium.draw(canvas, asked, (canvas.width - medium.width(asked)) // 2, y, theme.LIGHT_ON_GROUND)
        y += medium.height + space
        painter = DiePainter(context, die)
        pitch = die + 8
        x = (canvas.width - pitch * len(seat.faces) + 8) // 2
        for face in seat.faces:
            painter.die(x, y, face)
            x += pitch
        self.hints((SELECT, context.text.NEXT, context.text.NEXT), (BACK, context.text.PAUSE, context.text.PAUSE))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == SELECT and not repeated:
            self.context.show(self.play)
        elif button == BACK:
            self.play.pause_now(time)


class TurnMenu(Listing):
    """What can be done with the turn as it stands: end it, take the dice back, pass, ask for a hint in practice."""

    def __init__(self, context, play) -> None:
        super().__init__(context)
        words = play.own_words
        self.play = play
        game = play.game
        self.back_words = context.text.BACK
        self._acts: list = []
        rows = []
        self.heading = words.TURN if game.laid else words.NOTHING_LAID
        if game.laid:
            try:
                sets, points = game.worth()
                line = context.text.counted(len(sets), words.TURN_WORTH) % {"sets": len(sets), "points": points}
            except Refusal as refusal:
                play.view.wrong = refusal.cells  # they are grey when the board is seen again
                line = self.fitting(play.refused(refusal))
            rows = [(words.END_TURN, line), (words.TAKE_ALL, words.TAKE_ALL_LINE)]
            self._acts = [play.end_turn, play.take_all_back]
        else:
            rows = [(words.PASS, words.LAST_PASS if game.last_pass else words.PASS_LINE)]
            self._acts = [play.end_turn]
        if game.practice:
            rows.append((words.A_HINT, words.HINT_LINE))
            self._acts.append(play.hint)
        self.rows = tuple(rows)

    def playing(self):
        return self.play

    def choose(self, index: int) -> None:
        self._acts[index](self.context.now())

    def back(self) -> None:
        self.context.show(self.play)
