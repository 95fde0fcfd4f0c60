"""A game that stands still: its cards are hidden and its clock is stopped."""

from tercet.screens.listing import Listing


class Pause(Listing):
    """Go on, or leave."""

    def __init__(self, context, play) -> None:
        super().__init__(context)
        text = context.text
        self.play = play
        self.heading = text.PAUSED
        self.back_words = text.GO_ON
        self.figure = play.figure()
        self.rows = ((text.CONTINUE, play.summary()), (text.LEAVE, play.summary()))

    def choose(self, index: int) -> None:
        if index == 0:
            self.back()
        elif self.play.RECORDS:
            self.context.show(Leave(self.context, self))
        else:
            leave(self.context)  # nothing that counts is lost

    def back(self) -> None:
        self.play.go_on()

    def back_from_question(self) -> None:
        """The player does not want to leave after all."""
        self.index = 0
        self.context.show(self)


class Leave(Listing):
    """Asks before a game is lost; the harmless answer is in focus. pause: the screen that asked."""

    def __init__(self, context, pause) -> None:
        super().__init__(context)
        text = context.text
        self.pause = pause
        self.heading = text.REALLY_LEAVE
        self.back_words = text.BACK
        self.rows = ((text.STAY, text.LEAVE_LINE), (text.LEAVE_YES, text.LEAVE_LINE))

    def choose(self, index: int) -> None:
        if index == 0:
            self.pause.back()
        else:
            leave(self.context)

    def back(self) -> None:
        self.pause.back_from_question()


def leave(context) -> None:
    """Go from a game to the menu."""
    from tercet.screens.menu import Menu

    context.show(Menu(context))
