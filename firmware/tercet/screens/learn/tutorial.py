"""The tutorial: one thing at a time, each step a screen of its own. It is shown once by itself, and found in the menu."""

from tercet.core.cards import COLOUR, FEATURES, SHAPE, card, failing_features
from tercet.core.lessons import EXAMPLES
from tercet.screens import routes, verdict
from tercet.screens.help.keys import draw_keys, own_keys
from tercet.screens.pages import draw_heading, filled, top, write
from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, LEFT, NEXT, PREVIOUS, RIGHT, SELECT
from tercet.ui.cards import places as table

_COLUMNS = 3  # cards are as large as on the smallest table
_CLOSER = 8  # pixels


def screen(context, number: int):
    """Return the screen of a step of the tutorial."""
    page, which = _STEPS[number]
    return (routes.screen(page) if isinstance(page, str) else page)(context, number, which)


class Step(Screen):
    """One step: a heading, dots that say how far it is, and what a subclass adds."""

    CALM = True

    def __init__(self, context, number: int, which: int) -> None:
        super().__init__(context)
        self.number = number
        self.which = which

    def draw(self) -> None:
        self.context.canvas.fill(theme.GROUND)
        self.show_heading()
        self.page()
        self.keys()

    def show_heading(self) -> None:
        """Paint the heading, and the dots."""
        draw_heading(self.context, self.heading(), self.number, STEPS)

    def heading(self) -> str:
        """What the step is called."""
        return ""

    def page(self) -> None:
        """Paint what is between the heading and the bottom line."""

    def keys(self) -> None:
        """Say what the keys do."""
        text = self.context.text
        self.hints((SELECT, text.NEXT, text.NEXT), *self.way_back(), (BACK, text.SKIP, text.SKIP))

    def way_back(self) -> tuple:
        """Return the key that leads to the step before, for the bottom line."""
        context = self.context
        return ((PREVIOUS if context.keys.few else LEFT, context.text.BACK, context.text.BACK),) if self.number else ()

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == BACK:
            skip(self, self.number)
        elif repeated:
            return
        elif button in (SELECT, RIGHT, NEXT):
            self.go(1)
        elif button in (LEFT, PREVIOUS) and self.number:
            self.go(-1)

    def go(self, steps: int) -> None:
        """Go on or back."""
        go_on(self.context, self.number + steps)

    def card(self, face: int, place: int, down: int = 0) -> tuple:
        """Paint a card in a cell of a table of nine, or so many pixels below it; return its rectangle."""
        context = self.context
        x, y, width, height = table.cells(context.canvas.width, context.canvas.height, _COLUMNS)[place]
        rectangle = x, y + down, width, height
        context.painter.card(rectangle, _COLUMNS, face)
        return rectangle

    def above(self, words: str) -> None:
        """Write words below the heading; a third line moves them closer to it, away from the cards."""
        canvas, kind = self.context.canvas, told(self.context)
        width = canvas.width - 2 * margin(canvas)
        y = top(canvas) - _CLOSER * (len(filled(kind, words, width)) > 2)
        write(self.context, kind, words, margin(canvas), y, width)


def go_on(context, number: int) -> None:
    """Show a step, or the menu after the last one."""
    if number >= STEPS:
        leave(context)
    else:
        context.show(screen(context, number))


def skip(step, number: int) -> None:
    """BACK on a step: ask before the rest is left. On the first page nothing is lost, and on the last one nothing is left."""
    context = step.context
    if number in (0, STEPS - 1):
        leave(context)
        return

    def answered(agreed: bool) -> None:
        if agreed:
            leave(context)
        else:
            context.show(step)

    context.go("question", *context.text.SKIP_IT, answered)


def leave(context) -> None:
    """The tutorial is over, to its end or not: it does not come by itself again."""
    context.settings["taught"] = 1
    context.go("menu", True)


def told(context):
    """Return the type of what a step says, the same on all of them."""
    return context.medium if context.canvas.height >= 200 else context.small


def draw_checks(context, cards: tuple, x: int, y: int, width: int, pitch: int, columns: int = 1) -> None:
    """Say of each feature whether it allows three cards: "colour  all red", a line each, in one or two columns."""
    canvas, small, text = context.canvas, context.small, context.text
    failing = failing_features(*cards)
    width //= columns
    names = max([small.width(text.FEATURES[feature]) for feature in range(FEATURES)])
    mark = small.width(text.MARKS[1]) + 4
    for feature in range(FEATURES):
        left = x + feature % columns * width
        top = y + feature // columns * pitch
        wrong = feature in failing
        if wrong:
            wordings = tuple([verdict.short_reason(context, cards, feature, named) for named in (feature == 0, True)])
        else:
            words = verdict.agreement(context, cards, feature)
            wordings = words, text.DIFFERENT if words == text.ALL_DIFFERENT else text.SAME
        colours = theme.ACCENT_ON_GROUND if wrong else theme.LIGHT_ON_GROUND
        small.draw(canvas, text.MARKS[not wrong], left, top, colours)
        small.draw(canvas, text.FEATURES[feature], left + mark, top, theme.SOFT_ON_GROUND)
        value = left + mark + names + 6
        for words in wordings:
            if value + small.width(words) <= left + width - _CLOSER * (columns - 1):
                break
        small.draw(canvas, words, value, top, colours)


class Welcome(Step):
    """Three cards that are a SET, and what this is about."""

    def heading(self) -> str:
        return self.context.text.WELCOME[0]

    def page(self) -> None:
        down = _down(self.context.canvas)
        for value in range(3):
            self.card(card(value, value, value, value), 3 * value + 1, down)
        self.above(self.context.text.WELCOME[1])


class Feature(Step):
    """The three values of one feature, on three cards that differ in nothing else."""

    def heading(self) -> str:
        return self.context.text.FEATURE_PAGES[self.which][0]

    def page(self) -> None:
        context, feature = self.context, self.which
        canvas, kind, text = context.canvas, context.medium, context.text
        down = _down(canvas)
        values = [1, 0, 0, 1]  # two red solid ovals, but for the feature in question
        for value in range(3):
            values[feature] = value
            left, y, width, height = self.card(card(*values), 3 * value + 1, down)
            if feature == COLOUR:
                words = verdict.colours(context)[value]
            else:
                words = (text.TWO_OF if feature == SHAPE else text.ONE_OF)[feature][value]
            below = y + height + (10 if canvas.height >= 200 else 3)
            kind.draw(canvas, words, left + (width - kind.width(words)) // 2, below, theme.ACCENT_ON_GROUND)
        self.above(text.FEATURE_PAGES[feature][1])


class Example(Step):
    """Three cards one above the other, and beside them what each feature says."""

    def heading(self) -> str:
        return self.context.text.EXAMPLES[self.which][0]

    def page(self) -> None:
        canvas = self.context.canvas
        cards = EXAMPLES[self.which]
        x, y, width, height = [self.card(cards[row], row) for row in range(3)][2]
        tall = canvas.height >= 200
        left = x + width + 10  # pixels
        room = canvas.width - left - 4
        pitch = 21 if tall else 14
        checks = y + height - FEATURES * pitch + (pitch - self.context.small.height) // 2
        above = 24 if tall else 16
        write(self.context, told(self.context), self.context.text.EXAMPLES[self.which][1], left, above, room)
        draw_checks(self.context, cards, left, checks, room, pitch)


class Keys(Step):
    """What the keys of this board do; before the guided table (which 0) those that are needed there, at the end all."""

    def heading(self) -> str:
        text = self.context.text
        return text.ALL_KEYS if self.which else text.YOUR_TURN[0]

    def page(self) -> None:
        context = self.context
        canvas, text = context.canvas, context.text
        tall = canvas.height >= 200
        y, edge = top(canvas), margin(canvas)
        if not self.which:
            y = write(context, told(context), text.YOUR_TURN[1], edge, y, canvas.width - 2 * edge) + (10 if tall else 2)
        draw_keys(context, own_keys(context, not self.which), y, edge)

    def keys(self) -> None:
        text = self.context.text
        if self.which:
            self.hints((SELECT, text.TO_MENU, text.TO_MENU), *self.way_back())
        else:
            super().keys()


def _down(canvas) -> int:
    """How far below the middle row of a table cards lie: there is more to read above them than below."""
    return 0 if canvas.height >= 200 else 5


_STEPS = (  # each a class here, or a route
    (Welcome, 0),
    (Feature, 0),
    (Feature, 1),
    (Feature, 2),
    (Feature, 3),
    (Example, 0),
    (Example, 1),
    (Example, 2),
    ("learn.quiz.Quiz", 0),
    ("learn.quiz.Quiz", 1),
    ("learn.quiz.Quiz", 2),
    ("learn.quiz.Quiz", 3),
    (Keys, 0),
    ("learn.guided.at", 0),
    (Keys, 1),
)
STEPS = len(_STEPS)
