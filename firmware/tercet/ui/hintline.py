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
    groups = _groups(context, wanted, shortened)
    while _width(kind, groups, _CLOSE) > room - 4 and shortened < len(wanted):
        shortened += 1
        groups = _groups(context, wanted, shortened)
    far = _FAR
    while far > _CLOSE and _width(kind, groups, far) > room - 4:
        far -= 1
    top = clear(canvas, left, room)
    line = height(canvas)
    y = top + (line - kind.height) // 2
    x = left + max(2, (room - _width(kind, groups, far)) // 2)
    for cap, words in groups:
        if cap:
            width = kind.width(cap) + 2 * _PAD
            canvas.round_rect(x, top + 2, width, line - 4, theme.PANEL, theme.PANEL, theme.GROUND)
            kind.draw(canvas, cap, x + _PAD, y, theme.LIGHT_ON_PANEL)
            x += width + _NEAR
        x = kind.draw(canvas, words, x, y, theme.SOFT_ON_GROUND) + far


def _groups(context, wanted: tuple, shortened: int) -> list:
    """Return (key cap, words) in order: first the presses, then "hold" and the long presses."""
    keys = context.keys
    groups, held = [], []
    for place, (button, words, short_words) in enumerate(wanted):
        if place >= len(wanted) - shortened:
            words = short_words
        (held if keys.held(button) else groups).append((keys.label(button), words))
    if held:
        groups.append(("", context.text.HOLD))
    return groups + held


def _width(kind, groups: list, far: int) -> int:
    total = -far
    for cap, words in groups:
        total += kind.width(words) + far
        if cap:
            total += kind.width(cap) + 2 * _PAD + _NEAR
    return total
