"""The sign of a medal: a coin, for games of dice a die, with a symbol of the cards on it and what must be reached on a band."""

from tercet.ui import theme
from tercet.ui.canvas import pairs
from tercet.ui.parts.bars import bar

# By the number of the medal, less 1: the face 0..26 whose symbol is on it, see core/cards.py.
_FACES = b"\x09\x04\x14\x17\x00\x02\x0c\x13\x0a\x12\x0b\x01"
_DICE = 10  # medals from this number on are dice
_OPEN = 2  # the shading of what is not earned yet
_AROUND = 6  # pixels beside a symbol that stay free, at least
_LABEL = bytes((theme.PANEL, theme.DIM, theme.SOFT, theme.SOFT))  # text on the band of such


def draw(context, number: int, label: str, earned: bool, place: tuple) -> None:
    """Paint the sign of a medal 1..12 into (x, y, size), x and size even: in its colours if it was earned, else in grey."""
    canvas, small = context.canvas, context.small
    x, y, size = place
    rim = max(2, size // 16) if earned else 1
    face = theme.LIGHT if earned else theme.GROUND
    edge = theme.ACCENT if earned else theme.DIM
    soft = theme.ACCENT_DIM if earned else theme.PANEL
    inner = size - 2 * rim
    if number >= _DICE:
        canvas.round_rect(x, y, size, size, edge, soft, theme.GROUND)
        canvas.round_rect(x + rim, y + rim, inner, inner, face, face, edge)
    else:
        bar(canvas, x, y, size, size, edge, soft)
        bar(canvas, x + rim, y + rim, inner, inner, face, edge if earned else soft)
    band = small.capital + 5
    _symbol(context, number, earned, (x, y, size, size - band + 1))
    wide = small.width(label) + 8
    left, top = x + (size - wide) // 2, y + size - band
    canvas.rect(left - 1, top - 1, wide + 2, band + 2, theme.GROUND)
    colour = theme.ACCENT if earned else theme.PANEL
    canvas.round_rect(left, top, wide, band, colour, colour, theme.GROUND)
    foot = top + (band + small.capital) // 2
    small.draw(canvas, label, left + 4, foot - small.baseline, theme.GROUND_ON_ACCENT if earned else _LABEL)


def _symbol(context, number: int, earned: bool, place: tuple) -> None:
    """Paint the largest symbol for which there is room into the middle of (x, y, width, height)."""
    x, y, width, height = place
    face = _FACES[number - 1]
    for deck in context.painter.decks:
        masks, offset, stride, tall = deck[:4]
        wide = 4 * stride
        if wide + 2 * _AROUND <= width and tall + _AROUND <= height:
            break
    if earned:
        ground, inks = theme.LIGHT, [pairs(colours) for colours in theme.INK_ON_CARD]
    else:
        ground, inks = theme.GROUND, [pairs(bytes((theme.GROUND, theme.PANEL, theme.DIM, theme.DIM)))] * 3
        face += 3 * (_OPEN - face // 3 % 3)
    deck = (masks, offset, stride, tall, b"\0\0", b"", b"") + tuple(inks)
    frame = (b"\0\x04", masks, 0, pairs(bytes((ground,) * 4)))  # no frame but small corners of the ground
    where = ((x + (width - wide) // 2) & ~1, y + (height - tall) // 2 + 1, wide, tall)
    context.canvas.card(where, frame, deck, face)
