"""A game that stands still: its cards are hidden and its clock is stopped."""

from tercet.screens import games
from tercet.screens.listing import Listing
from tercet.screens.screen import margin, title_top
from tercet.ui import theme


class Pause(Listing):
    """Go on, begin anew, change a setting, read the rules, leave the game for later, or give it up. keys: the rows, by name."""

    CALM = True
    keys = ("continue", "again", "settings", "help", "leave", "give up")

    def __init__(self, context, play) -> None:
        super().__init__(context)
        text = context.text
        self.play = play
        self.heading = text.PAUSED
        self.back_words = text.GO_ON
        self.rows = (
            (text.CONTINUE, play.summary()),
            (text.START_AGAIN, text.START_AGAIN_LINE),
            text.SETTINGS,
            (text.HELP, text.HELP_LINE),
            (text.LEAVE, text.LEAVE_LINE),
            (text.GIVE_UP, text.GIVE_UP_LINE),
        )

    def playing(self):
        return self.play

    def draw(self) -> None:
        super().draw()
        context, figure = self.context, self.play.figure()
        canvas, medium = context.canvas, context.medium
        right = canvas.width - margin(canvas) - (36 if context.battery.percent >= 0 else 0)
        left = margin(canvas) + medium.width(self.heading) + 12
        top = title_top(canvas)
        for kind in (medium, context.small):
            if left + kind.width(figure) <= right:
                y = top + medium.baseline - kind.baseline
                kind.draw(canvas, figure, right - kind.width(figure), y, theme.ACCENT_ON_GROUND)
                break

    def choose(self, index: int) -> None:
        context, play, key = self.context, self.play, self.keys[index]
        if key == "continue":
            self.back()
        elif key == "again":
            games.start_again(context, play, self)
        elif key == "settings":
            context.go("settings", self)
        elif key == "help":
            games.help_in_play(context, play, self)
        elif key == "leave":
            games.leave(context)
        else:
            games.give_up(context, play, self)

    def back(self) -> None:
        self.play.go_on()

    def _row_height(self, room: int) -> int:
        """All rows are in view where there is room."""
        if self.context.canvas.height < 200:
            return super()._row_height(room)
        return min(self.context.medium.capital + 16, room // len(self.rows))
