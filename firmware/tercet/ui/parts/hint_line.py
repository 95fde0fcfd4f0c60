"""The bottom line: what the keys of this board do right now."""

from tercet.ui import theme
from tercet.ui.cards import places as table

_PAD = 3  # beside the letter in a key cap
_NEAR = 3  # between a key cap and its words
_FAR = 10  # between two keys, where there is room
_CLOSE = 5  # where there is none
_CLOSEST = 2  # where even the short words leave none
_EDGE = 4  # beside the line, where the two kinds of presses stand apart
_KNOWN = 8  # lines whose places are remembered: measuring takes as long as painting


def height(canvas) -> int:
    """Pixels of the bottom line."""
    return 20 if canvas.height >= 200 else 16


def rows(canvas) -> tuple:
    """Return (top, height) of the bottom line without the rows that a ring round the lowest cards reaches into."""
    top = canvas.height - height(canvas)
    y, card = table.row(canvas.height, table.ROWS - 1)
    ring = max(0, y + card + table.RING - top)
    return top + ring, height(canvas) - ring


def clear(canvas, left: int, width: int) -> int:
    """Empty a part of the bottom line; return its top."""
    top, tall = rows(canvas)
    canvas.rect(left, top, width, tall, theme.GROUND)
    return canvas.height - height(canvas)


def message(context, words: str, colours: bytes, left: int = 0, room: int = 0) -> None:
    """Put a message in place of the hints, in the middle of `room` pixels from `left` on (0: the whole line)."""
    canvas, kind = context.canvas, context.small
    room = room or canvas.width
    top = clear(canvas, left, room)
    x = left + max(2, (room - kind.width(words)) // 2)
    kind.draw(canvas, words, x, top + (height(canvas) - kind.height) // 2, colours)


def draw(context, wanted: tuple, left: int = 0, room: int = 0, up: int = 0) -> None:
    """Show (button, long words, short words) each: as many long words as fit, else short ones from the last on; () empties it.

    left, room: where in the line, 0: all of it; up: so many pixels above it, on the bare ground.
    """
    canvas, kind = context.canvas, context.small
    room = room or canvas.width
    known = context.keys.hints
    placed = known.get((wanted, room))
    if placed is None:
        if len(known) >= _KNOWN:
            known.clear()
        placed = known[(wanted, room)] = _placed(context, wanted, room)
    line = height(canvas)
    top = canvas.height - line - up if up else clear(canvas, left, room)
    y = top + (line - kind.height) // 2
    text, font = canvas.text, kind.font  # not by cap() and Type.paint(), which take 70 us more each
    for x, label, cap_width, held, words in placed:
        x += left
        if held:
            cap(canvas, x, top + 2, cap_width - _NEAR, line - 4, held)
        else:
            canvas.round_rect(x, top + 2, cap_width - _NEAR, line - 4, theme.PANEL, theme.PANEL, theme.GROUND)
        text(label, 0, len(label), font, x + _PAD, y - held, theme.LIGHT_ON_PANEL)
        text(words, 0, len(words), font, x + cap_width, y, theme.SOFT_ON_GROUND)
    if up:
        canvas.touch(left, top, room, line)


def fits(context, wanted: tuple) -> bool:
    """Tell whether there is room for the short words at least."""
    x, _, cap_width, _, words = _placed(context, wanted, context.canvas.width)[-1]
    return x + cap_width + context.small.width(words) <= context.canvas.width


def needed(context, wanted: tuple) -> int:
    """Return the pixels that keys take with their long words, and what is free beside them; 0 for no keys."""
    return sum([group[1] + group[4] + _FAR for group in _groups(context, wanted, 0)])


def cap(canvas, x: int, y: int, width: int, height: int, held: bool) -> None:
    """Paint a key cap; one that is to be held lies on a bar, as if it were pressed down long."""
    if held:
        canvas.rect(x + 1, y + height - 1, width - 2, 2, theme.ACCENT)
        height -= 2
    canvas.round_rect(x, y, width, height, theme.PANEL, theme.PANEL, theme.GROUND)


def _placed(context, wanted: tuple, room: int) -> list:
    """Return (x, key cap, width of the cap, whether it is to be held, words): the presses left, the long presses right."""
    shortened = 0  # how many of the words, from the last, are the short ones
    while True:
        groups = _groups(context, wanted, shortened)
        far = (room - 4 - sum([group[1] + group[4] for group in groups])) // max(1, len(groups) - 1)
        if far >= _CLOSE or shortened == len(wanted):
            break
        shortened += 1
    far = max(_CLOSEST, min(_FAR, far))
    width = sum([group[1] + group[4] + far for group in groups]) - far
    x = max(2, (room - width) // 2)
    apart = 0  # between the two kinds
    if groups and groups[-1][2] and not groups[0][2] and x > _EDGE:
        apart = 2 * (x - _EDGE)
        x = _EDGE
    placed = []
    for label, cap_width, held, words, words_width in groups:
        if held:
            x += apart
            apart = 0
        placed.append((x, label, cap_width, held, words))
        x += cap_width + words_width + far
    return placed


def _groups(context, wanted: tuple, shortened: int) -> list:
    """Return (key cap, width of the cap, whether it is to be held, words, their width), in the order of the line."""
    keys, width = context.keys, context.small.width
    groups, held = [], []
    for place, (button, words, short_words) in enumerate(wanted):
        if place >= len(wanted) - shortened:
            words = short_words
        label, long = keys.label(button), keys.held(button)
        (held if long else groups).append((label, width(label) + 2 * _PAD + _NEAR, long, words, width(words)))
    return groups + held
