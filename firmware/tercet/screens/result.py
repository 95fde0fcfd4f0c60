"""The end of a game: what was reached, its place among the best, and once more."""

from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, HINT, SELECT
from tercet.ui.parts import hint_line


class Result(Screen):
    """The score large, what it is made of small. play: the game's screen; place: among the best ten, or -1."""

    def __init__(self, context, play, time: int, place: int) -> None:
        super().__init__(context)
        self.play = play
        self.place = place
        self._score = play.score(time)
        self._facts = play.facts(time)

    def draw(self) -> None:
        context = self.context
        canvas, large, medium, small = context.canvas, context.large, context.medium, context.small
        text = context.text
        top = self.title(self.play.full_name())
        bottom = canvas.height - hint_line.height(canvas)
        left = margin(canvas)
        rows = (len(self._facts) + 1) // 2
        line = max(medium.height, small.height) + (8 if canvas.height >= 200 else 1)
        spare = max(0, bottom - top - large.height - rows * line)
        y = top + spare // 3
        score, words = self._score
        x = large.draw(canvas, score, left, y, theme.ACCENT_ON_GROUND) + 6
        foot = y + large.baseline - small.baseline
        place = text.PLACES[self.place] if self.place >= 0 else ""
        width = small.width(place) + 12
        if not place or x + small.width(words) < canvas.width - left - width:  # hours leave no room for both
            small.draw(canvas, words, x, foot, theme.SOFT_ON_GROUND)
        if place:
            x = canvas.width - left - width
            height = small.height + 4
            high = y + (large.height - height) // 2
            canvas.round_rect(x, high, width, height, theme.PANEL, theme.PANEL, theme.GROUND)
            small.draw(canvas, place, x + 6, high + 2, theme.ACCENT_ON_PANEL)
        y += large.height + spare // 3
        half = (canvas.width - 2 * left) // 2
        for index, (number, words) in enumerate(self._facts):
            row = y + index // 2 * line
            x = medium.draw(canvas, number, left + index % 2 * half, row, theme.LIGHT_ON_GROUND)
            small.draw(canvas, words, x + 5, row + medium.baseline - small.baseline, theme.SOFT_ON_GROUND)
        wanted = [(SELECT, self.play.again_words(), self.play.again_words())]
        if self.play.recorded:
            wanted.append((HINT, text.BEST, text.BEST))
        wanted.append((BACK, text.MENU, text.MENU))
        self.hints(*wanted)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == SELECT:
            self.play.again()
        elif button == HINT and self.play.recorded:
            self.context.go("records", self.play.game, self.place, self)
        elif button == BACK:
            self.context.go("menu")
