"""Lists of keys and what they do, for the tutorial and the help."""

from tercet.core.shim import const
from tercet.screens.screen import margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.parts import hint_line

_PAD = const(4)  # beside the letters in a key cap
_GAP = const(4)  # between two key caps


def own_keys(context, short: bool = False) -> list:
    """Return (buttons, words) for each line: the keys that every game has, or only those that find a SET."""
    text = context.text
    lines = moving(context)
    lines.append(((SELECT,), text.KEY_CHOOSE))
    lines.append(((HINT,), text.KEY_HINT))
    if not short:
        lines.append(((BACK,), text.KEY_PAUSE))
    return lines


def moving(context) -> list:
    """Return the lines about the keys that move the cursor."""
    text = context.text
    if context.keys.few:
        return [((PREVIOUS,), text.KEY_BACKWARD), ((NEXT,), text.KEY_FORWARD)]
    return [((UP, DOWN, LEFT, RIGHT), text.KEY_MOVE)]


def draw_keys(context, lines: list, top: int, left: int) -> None:
    """Write lines of own_keys() from a point on down, as far apart as is pleasant: the caps, and the words beside them."""
    canvas, keys, text = context.canvas, context.keys, context.text
    room = canvas.height - hint_line.height(canvas) - top
    pitch = min(room // len(lines), 32 if canvas.height >= 200 else 20)
    kind = context.medium if pitch > context.medium.height else context.small
    high = min(pitch - 2, kind.height + 4)
    widest = max([kind.width(keys.label(buttons[0])) for buttons, _ in lines if len(buttons) == 1])
    y = top
    for buttons, words in lines:
        middle = y + (high - kind.capital) // 2 - (kind.baseline - kind.capital)
        x = left
        for button in buttons:
            label = keys.label(button)
            width = max(kind.width(label), widest if len(buttons) == 1 else 0) + 2 * _PAD
            held = keys.held(button)
            hint_line.cap(canvas, x, y, width, high, held)
            kind.draw(canvas, label, x + _PAD, middle - held, theme.LIGHT_ON_PANEL)
            x += width + _GAP
        if keys.held(buttons[0]):
            words = text.HOLD_FOR % words
        small = context.small
        if x + 2 + kind.width(words) <= canvas.width - margin(canvas):
            kind.draw(canvas, words, x + 2, middle, theme.SOFT_ON_GROUND)
        else:  # behind four key caps
            small.draw(canvas, words, x + 2, middle + kind.baseline - small.baseline, theme.SOFT_ON_GROUND)
        y += pitch
