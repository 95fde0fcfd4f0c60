"""Between the rounds and after the last: who has how many points."""

from tercet.core.match import PERSON
from tercet.core.seats import places
from tercet.screens import games
from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.parts import hint_line


class Standings(Screen):
    """A line for each seat, the best first: its place, who it is, its points by round, and in all."""

    def __init__(self, context, play) -> None:
        super().__init__(context)
        self.play = play

    def playing(self):
        return self.play if self.play.between_rounds else None

    def draw(self) -> None:
        context = self.context
        canvas, medium, small, text = context.canvas, context.medium, context.small, context.text
        game = self.play.game
        between = self.play.between_rounds
        top = self.title(self.play.heading())
        bottom = canvas.height - hint_line.height(canvas)
        totals = [seat.total() for seat in game.seats]
        standing = places(totals)
        order = sorted(range(len(totals)), key=lambda number: (standing[number], number))
        pitch = min((bottom - top) // len(order), 40)
        left = margin(canvas)
        right = canvas.width - left
        y = top + ((bottom - top) - pitch * len(order)) // 2
        for number in order:
            seat = game.seats[number]
            first = standing[number] == 1
            light = theme.ACCENT_ON_GROUND if first else theme.LIGHT_ON_GROUND
            row = y + (pitch - medium.height) // 2
            x = medium.draw(canvas, "%d." % standing[number], left, row, light) + 8
            name = text.PLAYER % (number + 1)
            if seat.kind != PERSON:
                name = text.COMPUTER % (text.SKILLS[seat.kind], number + 1)
            medium.draw(canvas, name, x, row, theme.LIGHT_ON_GROUND)
            points = str(totals[number])
            medium.draw(canvas, points, right - medium.width(points), row, light)
            if game.rounds > 1:
                rounds = " ".join([str(one) for one in seat.history + [seat.points]])
                at = right - medium.width("000") - 8 - small.width(rounds)
                if at > x + medium.width(name) + 6:
                    small.draw(canvas, rounds, at, row + medium.baseline - small.baseline, theme.SOFT_ON_GROUND)
            y += pitch
        if between:
            self.hints((SELECT, self.play.next_words(), self.play.next_words()), (BACK, text.MENU, text.MENU))
        else:
            self.hints((SELECT, text.AGAIN, text.AGAIN), (BACK, text.MENU, text.MENU))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == SELECT:
            if self.play.between_rounds:
                self.play.next_round()
            else:
                self.play.again()
        elif button == BACK:
            games.leave(self.context)  # between rounds the match waits
