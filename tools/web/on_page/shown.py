"""Where the glass says what keys do, so that a finger can press them there. It hears what the firmware paints."""

from tercet.ui.parts import hint_line

_BESIDE, _ABOVE = 6, 8  # pixels beside and above a hint that a finger may miss it by


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

    def forget(self):
        """Another screen comes."""
        self._places = []

    def at(self, x, y):
        """Return the button that is named nearest to a pixel, or None."""
        nearest, found = _BESIDE + 1, None
        for left, right, top, button in self._places:
            far = max(left - x, x - right, 0)
            if far < nearest and top - _ABOVE <= y < top + hint_line.height(self._context.canvas) + _ABOVE:
                nearest, found = far, button
        return found

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
