"""Where the glass says what keys do, so that a finger can press them there. It hears what the firmware paints."""

from tercet.ui.buttons import DOWN, LEFT, RIGHT, UP
from tercet.ui.canvas import Canvas
from tercet.ui.parts import hint_line
from tercet.ui.type import Type

_BESIDE, _ABOVE = 6, 8  # pixels beside and above a hint that a finger may miss it by
_ARROWS = {"←": LEFT, "→": RIGHT, "↑": UP, "↓": DOWN}  # each is the key that it shows
_AROUND = 8  # pixels beside an arrow that are its own


class Keys:
    """The key hints that are on the glass."""

    def __init__(self, context):
        self._context = context
        self._places = []  # (left, right, top, button) of each
        draw, clear = hint_line.draw, hint_line.clear

        def drawn(of, wanted, left=0, room=0, up=0):
            draw(of, wanted, left, room, up)
            self._take(wanted, left, room or of.canvas.width, up)

        def cleared(canvas, left, width):
            top = canvas.height - hint_line.height(canvas)
            self._places = [one for one in self._places if one[2] != top or one[1] <= left or one[0] >= left + width]
            return clear(canvas, left, width)

        hint_line.draw, hint_line.clear = drawn, cleared
        self._hear_arrows()

    def forget(self):
        """Another screen comes."""
        self._places, self._arrows = [], []

    def at(self, x, y):
        """Return the button that is named nearest to a pixel, or None: in the nearest of two lines."""
        nearest, found = None, None
        height = hint_line.height(self._context.canvas)
        for left, right, top, button in self._places:
            far = max(top - y, y - top - height + 1, 0), max(left - x, x - right, 0)
            if far[0] <= _ABOVE and far[1] <= _BESIDE and (nearest is None or far < nearest):
                nearest, found = far, button
        return found

    def arrow(self, x, y):
        """Return the button of the arrow that is painted at a pixel, or None."""
        for left, right, top, bottom, button in self._arrows:
            if left - _AROUND <= x < right + _AROUND and top <= y < bottom:
                return button
        return None

    def _hear_arrows(self):
        """Note where arrows are painted, and where they are painted over."""
        self._arrows = []  # (left, right, top, bottom, button) of each
        draw, rect, round_rect, fill = Type.draw, Canvas.rect, Canvas.round_rect, Canvas.fill

        def drawn(kind, canvas, words, x, y, colours):
            for sign in _ARROWS:
                at = words.find(sign)
                if at >= 0:
                    left = x + kind.width(words[:at])
                    self._arrows.append((left, left + kind.width(sign), y, y + kind.height, _ARROWS[sign]))
            return draw(kind, canvas, words, x, y, colours)

        def over(x, y, width, height):
            if self._arrows:
                self._arrows = [
                    one for one in self._arrows if one[0] >= x + width or one[1] <= x or one[2] >= y + height or one[3] <= y
                ]

        def painted(canvas, x, y, width, height, colour):
            over(x, y, width, height)
            rect(canvas, x, y, width, height, colour)

        def rounded(canvas, x, y, width, height, *colours):
            over(x, y, width, height)
            round_rect(canvas, x, y, width, height, *colours)

        def filled(canvas, colour):
            self._arrows = []
            fill(canvas, colour)

        Type.draw, Canvas.rect, Canvas.round_rect, Canvas.fill = drawn, painted, rounded, filled

    def _take(self, wanted, left, room, up):
        context = self._context
        top = context.canvas.height - hint_line.height(context.canvas) - up
        if up:
            self._places = [one for one in self._places if one[2] != top]
        held = context.keys.held
        buttons = [one[0] for one in wanted if not held(one[0])] + [one[0] for one in wanted if held(one[0])]
        for button, (x, _, cap, _, words) in zip(buttons, context.keys.hints[(wanted, room)]):
            x += left
            self._places.append((x, x + cap + context.small.width(words), top, button))
