"""A game that stands still: its cards are hidden and its clock is stopped."""

from tercet.screens import games
from tercet.screens.listing import Listing


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
            games.leave(self.context)
        elif index == 3:
            games.help_in_play(self.context, self.play, self)
        else:
            games.give_up(self.context, self.play, self)

    def back(self) -> None:
        self.play.go_on()

    def _row_height(self, room: int) -> int:
        """Closer than elsewhere: the figure needs its room."""
        canvas = self.context.canvas
        return super()._row_height(room) if canvas.height < 200 else self.context.medium.capital + 16
