"""The end of a game: what was reached, and once more."""

from tercet.screens.screen import Screen, margin
from tercet.ui import durations, hintline, theme
from tercet.ui.buttons import BACK, SELECT


class Result(Screen):
    """The score large, what it is made of small. facts: (number as text, words) in the order shown."""

    def __init__(self, context, heading: str, score: str, score_words: str, facts: tuple, again) -> None:
        super().__init__(context)
        self.heading = heading
        self.score = score
        self.score_words = score_words
        self.facts = facts
        self.again = again

    def draw(self) -> None:
        context = self.context
        canvas, large, medium, small = context.canvas, context.large, context.medium, context.small
        top = self.title(self.heading)
        bottom = canvas.height - hintline.height(canvas)
        left = margin(canvas)
        rows = (len(self.facts) + 1) // 2
        line = max(medium.height, small.height) + (8 if canvas.height >= 200 else 1)
        spare = bottom - top - large.height - rows * line
        y = top + spare // 3
        x = large.draw(canvas, self.score, left, y, theme.ACCENT_ON_GROUND)
        small.draw(canvas, self.score_words, x + 6, y + large.height - small.height - 4, theme.SOFT_ON_GROUND)
        y += large.height + spare // 3
        half = (canvas.width - 2 * left) // 2
        for index, (number, words) in enumerate(self.facts):
            x = left + index % 2 * half
            row = y + index // 2 * line
            x = medium.draw(canvas, number, x, row, theme.LIGHT_ON_GROUND)
            small.draw(canvas, words, x + 5, row + medium.height - small.height - 1, theme.SOFT_ON_GROUND)
        text = context.text
        self.hints((SELECT, text.AGAIN, text.AGAIN), (BACK, text.MENU, text.MENU))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == SELECT:
            self.again()
        elif button == BACK:
            from tercet.screens.menu import Menu

            self.context.show(Menu(self.context))


def classic(context, game, time: int) -> Result:
    """Return the result of a finished game of Classic."""
    from tercet.screens.play import Play

    text = context.text
    facts = (
        (str(game.found), text.counted(game.found, text.SETS)),
        (str(game.wrong), text.counted(game.wrong, text.WRONG)),
        (str(game.layout.left()), text.counted(game.layout.left(), text.CARDS_LEFT)),
        (str(game.hints), text.counted(game.hints, text.HINTS)),
        (durations.text(game.elapsed(time) // 1000), text.TIME),
    )
    heading = text.CLASSIC + " · " + text.SKILLS[game.skill]
    return Result(
        context,
        heading,
        str(game.score),
        text.counted(game.score, text.POINTS),
        facts,
        lambda: context.show(Play.new(context, game.skill)),
    )
