"""How far the computer players are at Crossword: a bar each, below the top line."""

from tercet.core.match import PERSON
from tercet.ui import theme

_GAP = 8  # pixels between two bars


class Progress:
    """A row of bars; none, and no height, where no computer player builds."""

    def __init__(self, context, game, top: int) -> None:
        self._context = context
        self._game = game
        self._top = top
        self._others = [number for number, seat in enumerate(game.seats) if seat.kind != PERSON]
        tall = context.canvas.height >= 200
        self.height = 0 if not self._others else 14 if tall else 4
        self._labels = tall
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

    def _bar(self, place: int, used: int, count: int) -> None:
        context = self._context
        canvas, small = context.canvas, context.small
        width = (canvas.width - 8 - _GAP * (len(self._others) - 1)) // len(self._others)
        x = 4 + place * (width + _GAP)
        if self._labels:
            words = context.text.SHORT_SKILLS[self._game.seats[self._others[place]].kind]
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
