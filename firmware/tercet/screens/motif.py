"""The pictures beside the menu: each game in a few cards or dice, so that it is known again before its name is read."""

from tercet.core.shim import const
from tercet.ui import theme
from tercet.ui.cards import places as table
from tercet.ui.parts.bars import bar

_COLUMNS = const(6)  # cards are as wide as on a table of so many
_GRID = const(8)  # in how many steps the room beside a card is divided
_DOWN = const(0x60)  # faces: a card face down,
_PLACE = const(0x70)  # and a place without one

# Cards, in the order in which they are painted, three bytes each: steps right and steps down, half a byte each; face 0..80,
# see core/cards.py, _DOWN or _PLACE; state, as the faces' frames know it.
_CARDS = {
    "classic": b"\x00\x00\x00\x44\x28\x00\x88\x50\x00",
    "timed": b"\x08\x0c\x00\x88\x3d\x00",
    "puzzle": b"\x00\x2f\x02\x80\x3d\x02\x08\x50\x00\x88\x0c\x02",
    "arcade": b"\x08\x22\x00\x48\x28\x00\x88\x2f\x00",
    "solo": b"\x00\x60\x00\x11\x60\x00\x22\x60\x00\x88\x2f\x00",
    "practice": b"\x00\x00\x02\x44\x28\x02\x88\x50\x01",
    "table": b"\x00\x70\x00\x80\x70\x00\x08\x70\x00\x88\x70\x00\x44\x3d\x00",
    "tutorial": b"\x00\x00\x00\x44\x28\x00\x88\x70\x00",
}
# The dark modules of a QR code without the three finders: a row each, the leftmost in the highest of 13 bits.
_CODE = (0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x18E7, 0x0015, 0x0059, 0x0008, 0x003F, 0x002D, 0x006A)
_DICE = {  # two bytes each: column and row, half a byte each; face
    "cubed": b"\x00\x00\x10\x0d\x20\x1a\x21\x11\x22\x08",
    "speed": b"\x00\x09\x10\x04\x20\x14\x01\x1a\x11\x0c\x21\x01\x02\x0f\x12\x16\x22\x07",
    "crossword": b"\x10\x04\x01\x09\x11\x0d\x21\x11\x12\x16",
}


def draw(context, name: str, place: tuple) -> None:
    """Paint the picture of a game, or of another row of the menu, into (x, y, width, height), x even, on the bare ground."""
    if name in _DICE:
        _dice(context, _DICE[name], place)
    elif name == "records":
        _steps(context.canvas, place)
    elif name == "settings":
        _sliders(context.canvas, place)
    elif name == "challenge":
        _code(context.canvas, place)
    elif name in _CARDS:
        _cards(context, place, _CARDS[name], {"timed": "0:42", "arcade": "+20", "tutorial": "?"}.get(name, ""))


def _cards(context, place: tuple, cards: bytes, words: str) -> None:
    """Paint cards, and words in large type: above them, or "?" on the last of them."""
    canvas, painter, large = context.canvas, context.painter, context.large
    _, _, width, height = table.cells(canvas.width, canvas.height, _COLUMNS)[0]
    x, y, wide, high = place
    if len(words) > 1:
        large.draw(canvas, words, x + (wide - large.width(words)) // 2, y, theme.ACCENT_ON_GROUND)
        y, high = y + large.height + 4, high - large.height - 4
    across = min(wide - width - 2, width + 6)  # cards keep together
    down = min(high - height - 2, height + 6)
    x += (wide - width - across) // 2
    if len(words) < 2:
        y += (high - height - down) // 2
    for one in range(0, len(cards), 3):
        left, top = (x + across * (cards[one] >> 4) // _GRID) & ~1, y + down * (cards[one] & 15) // _GRID
        face, rectangle = cards[one + 1], (left, top, width, height)
        if face == _DOWN:
            painter.back(rectangle)
        elif face == _PLACE:
            painter.slot(rectangle)
        else:
            painter.card(rectangle, _COLUMNS, face, cards[one + 2])
    if words == "?":
        foot = top + (height + large.capital) // 2
        large.draw(canvas, words, left + (width - large.width(words)) // 2, foot - large.baseline, theme.ACCENT_ON_PANEL)


def _dice(context, dice: bytes, place: tuple) -> None:
    from tercet.ui.dice.painter import DiePainter  # 8 KB that the menu needs for these rows only

    x, y, width, height = place
    pitch = min(width // 3, height // 3, 36)
    painter = DiePainter(context, pitch - 2)
    x += (width - 3 * pitch) // 2
    y += (height - 3 * pitch) // 2
    for one in range(0, len(dice), 2):
        painter.die(x + (dice[one] >> 4) * pitch, y + (dice[one] & 15) * pitch, dice[one + 1])


def _steps(canvas, place: tuple) -> None:
    """The steps on which winners stand."""
    x, y, width, height = place
    pitch = width // 3
    high = min(height, width) * 3 // 4
    foot = y + (height + high) // 2
    for step in range(3):
        tall = high * (11, 20, 8)[step] // 20
        colour = theme.ACCENT if step == 1 else theme.DIM
        canvas.round_rect(x + step * pitch, foot - tall, pitch - 3, tall, colour, colour, theme.GROUND)


def _sliders(canvas, place: tuple) -> None:
    """Three sliders, each at another place."""
    x, y, width, height = place
    pitch = min(height // 4, 32)
    y += (height - 2 * pitch) // 2
    for row, at in enumerate((5, 2, 6)):
        level = y + row * pitch
        bar(canvas, x + 4, level - 2, width - 8, 5, theme.PANEL, theme.PANEL)
        bar(canvas, x + 4 + (width - 22) * at // 8, level - 7, 15, 15, theme.ACCENT, theme.ACCENT_DIM)


def _code(canvas, place: tuple) -> None:
    """A QR code, its dark modules on light ground."""
    x, y, width, height = place
    module = min(width, height) // 17
    x += (width - 17 * module) // 2
    y += (height - 17 * module) // 2
    canvas.round_rect(x, y, 17 * module, 17 * module, theme.LIGHT, theme.SOFT, theme.GROUND)
    x += 2 * module
    y += 2 * module
    for left, top in ((0, 0), (8, 0), (0, 8)):
        for inset, colour in ((0, theme.GROUND), (1, theme.LIGHT), (2, theme.GROUND)):
            size = (5 - 2 * inset) * module
            canvas.rect(x + (left + inset) * module, y + (top + inset) * module, size, size, colour)
    for row in range(13):
        for column in range(13):
            if _CODE[row] >> (12 - column) & 1:
                canvas.rect(x + column * module, y + row * module, module, module, theme.GROUND)
