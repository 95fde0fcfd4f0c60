"""The pictures beside the menu: each game in a few cards or dice, so that it is known again before its name is read."""

from tercet.core.cards import card
from tercet.core.games import DICE_GAMES
from tercet.core.shim import const
from tercet.ui import theme
from tercet.ui.cards import places as table
from tercet.ui.cards.painter import BACK, CHOSEN, CURSOR, SLOT
from tercet.ui.parts.bars import bar

_COLUMNS = const(6)  # cards are as wide as on a table of so many
_GRID = const(8)  # in how many steps the room beside a card is divided
_BEST = (55, 100, 40)  # the steps of the records, percent of their height

_ONE, _TWO, _THREE = card(0, 0, 0, 0), card(1, 1, 1, 1), card(2, 2, 2, 2)  # a SET of level 4: every feature shown
_A, _B, _C, _D = card(1, 2, 0, 2), card(0, 1, 1, 0), card(2, 0, 2, 1), card(1, 0, 2, 1)

# Cards: (steps right, steps down, face, state) each, painted in this order; then words in large type at so many steps, or "".
_CARDS = {
    "classic": (((0, 0, _ONE, 0), (4, 4, _TWO, 0), (8, 8, _THREE, 0)), ""),
    "timed": (((0, 8, _B, 0), (8, 8, _C, 0)), "0:42"),
    "puzzle": (((0, 0, _A, CHOSEN), (8, 0, _C, 0), (0, 8, _THREE, CHOSEN), (8, 8, _B, CHOSEN)), ""),
    "arcade": (((0, 8, _D, 0), (4, 8, _TWO, 0), (8, 8, _A, 0)), "+20"),
    "solo": (((0, 0, BACK, 0), (1, 1, BACK, 0), (2, 2, BACK, 0), (8, 8, _A, 0)), ""),
    "practice": (((0, 0, _ONE, CHOSEN), (4, 4, _TWO, CHOSEN), (8, 8, _THREE, CURSOR)), ""),
    "table": (((0, 0, SLOT, 0), (8, 0, SLOT, 0), (0, 8, SLOT, 0), (8, 8, SLOT, 0), (4, 4, _C, 0)), ""),
    "tutorial": (((0, 0, _ONE, 0), (4, 4, _TWO, 0), (8, 8, SLOT, 0)), ""),
}
_DICE = {  # (column, row, face) each; numbers are number*9 + colour*3 + shape
    "cubed": ((0, 0, 0), (1, 0, 13), (2, 0, 26), (2, 1, 17), (2, 2, 8)),
    "speed": ((0, 0, 9), (1, 0, 4), (2, 0, 20), (0, 1, 26), (1, 1, 12), (2, 1, 1), (0, 2, 15), (1, 2, 22), (2, 2, 7)),
    "crossword": ((1, 0, 4), (0, 1, 9), (1, 1, 13), (2, 1, 17), (1, 2, 22)),
}


def draw(context, name: str, place: tuple) -> None:
    """Paint the picture of a game, or of another row of the menu, into (x, y, width, height), x even, on the bare ground."""
    if name in DICE_GAMES:
        _dice(context, _DICE[name], place)
    elif name == "records":
        _steps(context.canvas, place)
    elif name == "settings":
        _sliders(context.canvas, place)
    elif name in _CARDS:
        _cards(context, place, *_CARDS[name])
        if name == "tutorial":
            _, _, width, height = _cell(context.canvas)
            _words(context, "?", (place[0] + place[2] - width, place[1] + place[3] - height, width, height), theme.PANEL)


def _cell(canvas) -> tuple:
    return table.cells(canvas.width, canvas.height, _COLUMNS)[0]


def _cards(context, place: tuple, cards: tuple, words: str) -> None:
    canvas, painter = context.canvas, context.painter
    _, _, width, height = _cell(canvas)
    x, y, wide, high = place
    if words:
        down = context.large.height + 4
        _words(context, words, (x, y, wide, down), theme.GROUND)
        y, high = y + down, high - down
    across = min(wide - width - 2, width + 6)  # cards keep together
    down = min(high - height - 2, height + 6)
    x += (wide - width - across) // 2
    if not words:
        y += (high - height - down) // 2
    for right, below, face, state in cards:
        rectangle = ((x + across * right // _GRID) & ~1, y + down * below // _GRID, width, height)
        if face == BACK:
            painter.back(rectangle)
        elif face == SLOT:
            painter.slot(rectangle)
        else:
            painter.card(rectangle, _COLUMNS, face, state)


def _words(context, words: str, place: tuple, ground: int) -> None:
    """Write words in large type into the middle of a rectangle."""
    kind = context.large
    x, y, width, height = place
    top = y + (height + kind.capital) // 2 - kind.baseline
    colours = theme.ACCENT_ON_PANEL if ground == theme.PANEL else theme.ACCENT_ON_GROUND
    kind.draw(context.canvas, words, x + (width - kind.width(words)) // 2, top, colours)


def _dice(context, dice: tuple, place: tuple) -> None:
    from tercet.ui.dice.painter import DiePainter  # 8 KB that the menu needs for these rows only

    x, y, width, height = place
    pitch = min(width // 3, height // 3, 36)
    painter = DiePainter(context, pitch - 2)
    x += (width - 3 * pitch) // 2
    y += (height - 3 * pitch) // 2
    for column, row, face in dice:
        painter.die(x + column * pitch, y + row * pitch, face)


def _steps(canvas, place: tuple) -> None:
    """The steps on which winners stand."""
    x, y, width, height = place
    pitch = width // 3
    high = min(height, width) * 3 // 4
    foot = y + (height + high) // 2
    for step, percent in enumerate(_BEST):
        tall = high * percent // 100
        colour = theme.ACCENT if percent == 100 else theme.DIM
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
