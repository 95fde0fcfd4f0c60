"""How far the computer players are at Crossword: a bar each, below the top line."""

from tercet.core.match import PERSON
from tercet.ui import theme

_GAP = 8  # pixels between two bars
_CLOCK = 28  # half of what the clock takes in the top line


class Progress:
    """A row of bars; none, and no height, where no computer player builds."""

    def __init__(self, context, game, top: int) -> None:
        self._context = context
        self._game = game
        self._top = top
        self._others = [number for number, seat in enumerate(game.seats) if seat.kind != PERSON]
        tall = context.canvas.height >= 200
        self.height = 0 if not self._others else 14 if tall else 4
        self._labels = tall  # whether there is a line for the names
        self._shown = [-1] * len(self._others)

    def forget(self) -> None:
        """What is on the canvas is not ours any more."""
        self._shown = [-1] * len(self._others)

    def show(self, now: int) -> None:
        """Show how far each was at this time of the round; only what changed is painted."""
        for place in range(len(self._others)):
            seat = self._game.seats[self._others[place]]
            used, count = seat.seen(now)
            if self._shown[place] != used << 8 | count:
                self._shown[place] = used << 8 | count
                self._bar(place, used, count)

    def names(self) -> None:
        """On a low panel: say in the top line whose bar is below."""
        if not self._labels:
            context = self._context
            for place in range(len(self._others)):
                x, width = self._place(place)
                context.small.paint(context.canvas, self._name(place, width), x, -1, theme.SOFT_ON_GROUND)

    def _name(self, place: int, room: int) -> str:
        """Return a short name with the seat's number, for two may be of one skill."""
        number = self._others[place]
        skill = self._context.text.SHORT_SKILLS[self._game.seats[number].kind]
        if self._labels:
            return "%s %d" % (skill, number + 1)
        words = "%s%d" % (skill.replace(".", ""), number + 1)
        return words if self._context.small.width(words) <= room else "%s%d" % (skill[:2], number + 1)

    def _place(self, place: int) -> tuple:
        """Return (x, width) of a bar with its name; on a low panel they share the top line with the clock."""
        count, width = len(self._others), self._context.canvas.width
        first = 4 if self._labels else width // 2 + _CLOCK
        gap = _GAP if self._labels else _GAP // 2
        room = (width - 4 - first - gap * (count - 1)) // count
        return first + place * (room + gap), room

    def _bar(self, place: int, used: int, count: int) -> None:
        context = self._context
        canvas, small = context.canvas, context.small
        x, width = self._place(place)
        if self._labels:
            words = self._name(place, width)
            canvas.rect(x, self._top, width, self.height, theme.GROUND)
            small.paint(canvas, words, x, self._top + (self.height - small.height) // 2, theme.SOFT_ON_GROUND)
            left = x + small.width(words) + 6
            y, high = self._top + self.height // 2 - 3, 6
        else:
            left, y, high = x, self._top, 3
        room = x + width - left
        full = room * used // max(1, count)
        canvas.rect(left, y, room, high, theme.PANEL)
        canvas.rect(left, y, full, high, theme.ACCENT if used == count else theme.SOFT)
