"""The medals, all on one page with how far one is; and each by itself, once, when it was earned."""

from tercet.core.medals import COUNT, FEATS, POINTS, SETS, SPEED, TIME, TIMED
from tercet.core.shim import const
from tercet.screens.pages import balanced
from tercet.screens.screen import Screen, margin, title_top
from tercet.ui import durations, theme, tunes
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.parts import hint_line, medal
from tercet.ui.parts.bars import bar

_COLUMNS = const(6)
_STEPS = {LEFT: -1, PREVIOUS: -1, RIGHT: 1, NEXT: 1, SELECT: 1, UP: -6, DOWN: 6}
_MOST = const(40)  # pixels of a sign
_FLAT = const(28)  # pixels of a sign where there is little room
_MARK = const(3)  # pixels of the mark below the one in focus
_APART = const(5)  # pixels between two signs, at least
_OUT = const(6)  # pixels that signs, which are round, reach out of the margin
_MINUTE = const(60_000)  # ms


def _time(context, milliseconds: int) -> str:
    """A goal, or what was reached, as players read it."""
    text = context.text
    if milliseconds >= _MINUTE:
        return durations.text(milliseconds // 1000)
    short = durations.tenths(milliseconds, text.DECIMAL) if milliseconds % 1000 else text.SECONDS % (milliseconds // 1000)
    return short.replace(" ", "\xa0")  # a line is not broken there


def _goal(context, number: int) -> str:
    """What stands on a sign: what must be reached."""
    measure, goal = FEATS[number]
    if measure == TIME:
        return _time(context, goal)
    return str(goal) if goal > 1 else "1." if goal else context.text.MARKS[1]


def _feat(context, number: int) -> str:
    """What is to be done."""
    words = context.words("medals").FEATS[number - 1][1]
    if number in (TIMED, SPEED):
        return words % {"number": SETS if number == TIMED else POINTS, "time": _goal(context, number)}
    measure, goal = FEATS[number]
    return words % (_goal(context, number) if measure == TIME else goal) if "%" in words else words


def _far(context, number: int) -> str:
    """How far one is."""
    own, medals = context.words("medals"), context.saves.medals
    measure, goal = FEATS[number]
    value = medals.value(number)
    if medals.earned(number):
        return own.EARNED
    if number in own.COUNTS:
        return own.COUNTS[number] % {"number": max(0, value), "all": goal}
    if value < 0 or measure == COUNT:
        return own.NOT_YET
    return own.BEST % _time(context, value) if measure == TIME else own.FEWEST % value


class Medals(Screen):
    """All signs, one in focus, and what there is to say of it. came_from: the screen that BACK leads to."""

    HELD = (HINT,)

    def __init__(self, context, came_from) -> None:
        super().__init__(context)
        self._came_from = came_from
        self._numbers = sorted(FEATS)
        self._index = 0

    def draw(self) -> None:
        context = self.context
        canvas, small, text = context.canvas, context.small, context.text
        medals = context.saves.medals
        medals.counted(context.saves.statistics, context.saves.solved)
        top = self.title(context.words("medals").TITLE)
        count = text.OF % {"number": medals.count(), "all": len(FEATS)}
        foot = title_top(canvas) + context.medium.baseline
        small.draw(
            canvas, count, canvas.width - margin(canvas) - small.width(count), foot - small.baseline, theme.SOFT_ON_GROUND
        )
        tall = canvas.height >= 200
        self._left = margin(canvas) - _OUT if tall else margin(canvas)
        self._size = min(_MOST, (canvas.width - 2 * self._left) // _COLUMNS - _APART & ~1) if tall else _FLAT
        self._across = (canvas.width - 2 * self._left - self._size) // (_COLUMNS - 1)
        self._down = self._size + _MARK + (12 if tall else 3)
        self._top = top + (6 if tall else -3)
        for place, number in enumerate(self._numbers):
            x, y = self._place(place)
            medal.draw(context, number, _goal(context, number), medals.earned(number), (x, y, self._size))
        self._about()
        walk = ((PREVIOUS, "←", "←"), (NEXT, "→", "→")) if context.keys.few else ((LEFT, "", ""), (RIGHT, "", ""))
        self.hints(*walk, (BACK, text.BACK, text.BACK))

    def _place(self, place: int) -> tuple:
        """Return (x, y) of a sign."""
        return (self._left + place % _COLUMNS * self._across) & ~1, self._top + place // _COLUMNS * self._down

    def _about(self) -> None:
        """Mark the one in focus, and say what it is."""
        context = self.context
        canvas, small = context.canvas, context.small
        tall = canvas.height >= 200
        kind = context.medium if tall else small
        below = self._top + 2 * self._down + (4 if tall else -3)
        bottom = canvas.height - hint_line.height(canvas)
        canvas.rect(
            0, below, canvas.width, bottom - below, theme.GROUND
        )  # first: where it is narrow, the lower marks are in it
        for place in range(len(self._numbers)):
            x, y = self._place(place)
            colours = (theme.ACCENT, theme.ACCENT_DIM) if place == self._index else (theme.GROUND, theme.GROUND)
            bar(canvas, x + self._size // 4, y + self._size + (3 if tall else 1), self._size // 2, _MARK, *colours)
        number = self._numbers[self._index]
        left, room = margin(canvas), canvas.width - 2 * margin(canvas)
        y = below
        earned = context.saves.medals.earned(number)
        name, far = context.words("medals").FEATS[number - 1][0], _far(context, number)
        kind.draw(canvas, name, left, y, theme.LIGHT_ON_GROUND)
        light = theme.ACCENT_ON_GROUND if earned else theme.SOFT_ON_GROUND
        if not tall:
            small.draw(canvas, far, left + room - small.width(far), y, light)
        y += kind.height + (2 if tall else -3)
        for line in balanced(small, _feat(context, number), room):
            small.draw(canvas, line, left, y, theme.SOFT_ON_GROUND)
            y += small.height + (1 if tall else -3)
        if tall:
            small.draw(canvas, far, left, min(y + 6, bottom - small.height), light)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in _STEPS:
            self.context.sound.play(tunes.MOVE)
            self._index = (self._index + _STEPS[button]) % len(self._numbers)
            self._about()
        elif button in (BACK, HINT):
            self.context.show(self._came_from)


class Medal(Screen):
    """A medal that was just earned. after: called when the player goes on."""

    UNASKED = True

    def __init__(self, context, number: int, after) -> None:
        super().__init__(context)
        self._number = number
        self._after = after
        context.saves.medals.tell(number)
        context.saves.changed(context.now())

    def draw(self) -> None:
        context = self.context
        canvas, small, own = context.canvas, context.small, context.words("medals")
        tall = canvas.height >= 200
        canvas.fill(theme.GROUND)
        size = canvas.height // 3 & ~1
        name, feat = own.FEATS[self._number - 1][0], _feat(context, self._number)
        lines = balanced(small, feat, canvas.width - 2 * margin(canvas))
        kind = context.large if tall else context.medium
        gap = canvas.height // 30
        block = size + kind.height + len(lines) * small.height + small.height + 5 * gap // 2
        y = max(2, (canvas.height - hint_line.height(canvas) - block) // 2)
        self._middle(small, own.NEW, y, theme.SOFT_ON_GROUND)
        y += small.height + gap
        medal.draw(context, self._number, _goal(context, self._number), True, ((canvas.width - size) // 2 & ~1, y, size))
        y += size + gap
        self._middle(kind, name, y, theme.ACCENT_ON_GROUND)
        y += kind.height + gap // 2
        for line in lines:
            self._middle(small, line, y, theme.SOFT_ON_GROUND)
            y += small.height
        self.hints((SELECT, context.text.NEXT, context.text.NEXT))
        context.sound.play(tunes.LEVEL)

    def _middle(self, kind, line: str, y: int, colours: bytes) -> None:
        canvas = self.context.canvas
        kind.draw(canvas, line, (canvas.width - kind.width(line)) // 2, y, colours)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (SELECT, BACK) and not repeated:
            self._after()
