"""A question of the tutorial: two cards, and which of three makes a SET with them."""

from tercet.core.cards import failing_features
from tercet.core.lessons import QUESTIONS
from tercet.screens import verdict
from tercet.screens.learn.tutorial import STEPS, Step, draw_checks, told
from tercet.screens.pages import draw_heading, running, write
from tercet.screens.screen import margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.cards import places as table
from tercet.ui.cards.painter import CHOSEN, REFUSED

_ASKED = -1  # no answer is given
_EDGE = 4  # pixels beside two columns


class Quiz(Step):
    """The two cards and the place of the third on top, the answers below, and between them the question, or why not."""

    def __init__(self, context, number: int, which: int) -> None:
        super().__init__(context, number, which)
        self._pair, self._answers = QUESTIONS[which]
        self.right = [place for place in range(3) if not failing_features(*self._pair, self._answers[place])][0]
        self.cursor = int(not self.right)  # at one that is wrong: the answer is to be looked for
        self._given = _ASKED
        self._refused: list = []  # the answers that were given

    @property
    def solved(self) -> bool:
        """Whether the right answer is given."""
        return self._given != _ASKED and not failing_features(*self._three())

    def page(self) -> None:
        for column in range(2):
            self._card(column, self._pair[column])
        self._cards()

    def keys(self) -> None:
        text = self.context.text
        if self.solved:
            super().keys()
        elif self._given != _ASKED:
            self.hints((SELECT, text.TRY_AGAIN, text.TRY_AGAIN), (BACK, text.SKIP, text.SKIP))
        else:
            wanted = [(SELECT, text.CHOOSE, text.CHOOSE), (BACK, text.SKIP, text.SKIP)]
            if self.context.keys.few:  # nothing on them says where they lead
                wanted = [(PREVIOUS, text.TO_LEFT, text.TO_LEFT), (NEXT, text.TO_RIGHT, text.TO_RIGHT)] + wanted
            self.hints(*wanted)

    def show_heading(self) -> None:
        text = self.context.text
        if self._given == _ASKED:
            draw_heading(self.context, text.WHICH_THIRD, self.number, STEPS)
        else:
            words = "%s %s" % (text.MARKS[self.solved], text.RIGHT if self.solved else text.NO_SET)
            colours = theme.ACCENT_ON_GROUND if self.solved else theme.LIGHT_ON_GROUND
            draw_heading(self.context, words, self.number, STEPS, colours)

    def places(self) -> list:
        return [] if self.solved else [self._rectangle(column, 2) for column in range(3)]

    def point(self, place: int) -> None:
        """Bring the cursor to an answer."""
        if place != self._given:  # the one that was refused is asked anew by SELECT
            self._ask(place - self.cursor)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self.solved or button == BACK:
            super().button(button, time, repeated)
        elif button in (LEFT, RIGHT, PREVIOUS, NEXT, UP, DOWN):
            self._ask(1 if button in (RIGHT, NEXT, DOWN) else -1)
        elif button == SELECT and not repeated:
            if self._given != _ASKED:
                self._ask(2 if (self.cursor + 1) % 3 in self._refused else 1)  # not at one that was refused already
                return
            self._given = self.cursor
            self._refused.append(self.cursor)
            self._answer()
            self.keys()

    def _ask(self, step: int) -> None:
        """Move the cursor, and forget the answer that was wrong."""
        given = self._given
        self.cursor = (self.cursor + step) % 3
        self._given = _ASKED
        self._answer()
        if given != _ASKED:
            self.keys()

    def _three(self) -> tuple:
        return self._pair + (self._answers[self._given],)

    def _answer(self) -> None:
        """Show what the answer changed."""
        self._cards()
        self.show_heading()

    def _cards(self) -> None:
        """Paint the third card, the answers, and what is said of them."""
        given, solved = self._given != _ASKED, self.solved
        if given:
            self._card(2, self._answers[self._given], CHOSEN if solved else REFUSED)
        else:
            self._place(2)
        for column in range(3):
            if given and column == self._given:
                self.context.painter.slot(self._rectangle(column, 2))
            else:
                self._card(column, self._answers[column], 1 if column == self.cursor and not solved else 0, 2)
        self._between(given, solved)

    def _between(self, given: bool, solved: bool) -> None:
        """Write the question, why the answer is wrong, or why it is right."""
        context = self.context
        canvas, text = context.canvas, context.text
        _, top, _, height = self._rectangle(0, 1)
        x = margin(canvas)
        width = canvas.width - 2 * x
        canvas.rect(0, top, canvas.width, height, theme.GROUND)
        tall = canvas.height >= 200
        pitch = 16 if tall else 15
        if not given:
            write(context, told(context), text.QUESTION_PAGE, x, top + (12 if tall else 2), width)
        elif solved:
            if not tall:  # two columns need all the width
                x, width = _EDGE, canvas.width - 2 * _EDGE
            draw_checks(context, self._three(), x, top + (0 if tall else 1), width, pitch, 1 if tall else 2)
        else:
            three = self._three()
            reasons = [verdict.reason(context, three, feature) for feature in failing_features(*three)]
            kind = running(context)
            pitch = kind.height + (2 if tall else 0)
            y = top + (height - len(reasons) * pitch) // 2
            for words in reasons:
                kind.draw(canvas, words, (canvas.width - kind.width(words)) // 2, y, theme.ACCENT_ON_GROUND)
                y += pitch

    def _rectangle(self, column: int, row: int) -> tuple:
        canvas = self.context.canvas
        return table.cells(canvas.width, canvas.height, 3)[3 * column + row]

    def _card(self, column: int, face: int, state: int = 0, row: int = 0) -> None:
        self.context.painter.card(self._rectangle(column, row), 3, face, state)

    def _place(self, column: int) -> None:
        """Show the place of the card that is asked for."""
        context = self.context
        x, y, width, height = self._rectangle(column, 0)
        context.painter.slot((x, y, width, height))
        kind = context.large if height > context.large.height else context.medium
        left = x + (width - kind.width("?")) // 2
        kind.draw(context.canvas, "?", left, y + (height - kind.height) // 2, theme.ACCENT_ON_PANEL)
