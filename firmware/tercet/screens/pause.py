"""A game that stands still: its cards are hidden and its clock is stopped."""

from tercet.screens.listing import Listing
from tercet.screens.question import Question


class Pause(Listing):
    """Go on, leave the game for later, or give it up."""

    CALM = True

    def __init__(self, context, play) -> None:
        super().__init__(context)
        text = context.text
        self.play = play
        self.heading = text.PAUSED
        self.back_words = text.GO_ON
        self.figure = play.figure()
        self.rows = ((text.CONTINUE, play.summary()), (text.LEAVE, text.LEAVE_LINE), (text.GIVE_UP, text.GIVE_UP_LINE))
        self.rows += ((text.HELP, text.HELP_LINE),)

    def playing(self):
        return self.play

    def choose(self, index: int) -> None:
        if index == 0:
            self.back()
        elif index == 1:
            leave(self.context)
        elif index == 3:
            from tercet.screens.help import of_play

            self.context.show(of_play(self.context, self.play, self))
        else:
            give_up(self.context, self.play, self)

    def back(self) -> None:
        self.play.go_on()

    def _row_height(self, room: int) -> int:
        """Closer than elsewhere: the figure needs its room."""
        canvas = self.context.canvas
        return super()._row_height(room) if canvas.height < 200 else self.context.medium.capital + 16


def leave(context) -> None:
    """Go from a game to the menu; it waits there."""
    from tercet.screens.menu import Menu

    context.show(Menu(context))


def give_up(context, play, back_to) -> None:
    """Ask whether a game may be lost. back_to: the screen to come back to."""
    text = context.text

    def answered(agreed: bool) -> None:
        if agreed:
            context.saves.give_up(play)
            leave(context)
        else:
            context.show(back_to)

    question = Question(context, text.REALLY_GIVE_UP, text.GIVE_UP_LINE, text.STAY, text.GIVE_UP_YES, answered)
    question.playing = lambda: play
    context.show(question)
