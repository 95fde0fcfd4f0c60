"""The bottom line: what the keys of this board do right now."""

from tercet.ui import table, theme

_PAD = 3  # beside the letter in a key cap
_NEAR = 3  # between a key cap and its words
_FAR = 10  # between two keys, where there is room
_CLOSE = 5  # where there is none


def height(canvas) -> int:
    """Pixels of the bottom line."""
    return 20 if canvas.height >= 200 else 16


def rows(canvas) -> tuple:
    """Return (top, height) of the bottom line without the rows that a ring round the lowest cards reaches into."""
    top = canvas.height - height(canvas)
    _, y, _, card = table.cells(canvas.width, canvas.height, 3)[-1]
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


def draw(context, wanted: tuple, left: int = 0, room: int = 0) -> None:
    """Show (button, long words, short words) each: as many long words as fit, else short ones from the last on."""
    canvas, kind = context.canvas, context.small
    room = room or canvas.width
    shortened = 0  # how many of the words, from the last, are the short ones
    while True:
        groups = _groups(context, wanted, shortened)
        far = (room - 4 - sum([group[2] + group[3] for group in groups])) // max(1, len(groups) - 1)
        if far >= _CLOSE or shortened == len(wanted):
            break
        shortened += 1
    far = max(_CLOSE, min(_FAR, far))
    width = sum([group[2] + group[3] + far for group in groups]) - far
    top = clear(canvas, left, room)
    line = height(canvas)
    y = top + (line - kind.height) // 2
    x = left + max(2, (room - width) // 2)
    for cap, words, cap_width, _ in groups:
        if cap:
            canvas.round_rect(x, top + 2, cap_width - _NEAR, line - 4, theme.PANEL, theme.PANEL, theme.GROUND)
            kind.draw(canvas, cap, x + _PAD, y, theme.LIGHT_ON_PANEL)
            x += cap_width
        x = kind.draw(canvas, words, x, y, theme.SOFT_ON_GROUND) + far


def _groups(context, wanted: tuple, shortened: int) -> list:
    """Return (key cap, words, width of the cap, width of the words): first the presses, then "hold" and the long presses."""
    keys, width = context.keys, context.small.width
    groups, held = [], []
    for place, (button, words, short_words) in enumerate(wanted):
        if place >= len(wanted) - shortened:
            words = short_words
        cap = keys.label(button)
        (held if keys.held(button) else groups).append((cap, words, width(cap) + 2 * _PAD + _NEAR, width(words)))
    if held:
        words = context.text.HOLD
        groups.append(("", words, 0, width(words)))
    return groups + held
