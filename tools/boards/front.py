"""A board from the front as a drawing made from its board.py: the case, its keys and what they do, cards on its glass.
`python -m tools.boards.pages` writes it into each folder that has a case.svg.

Keys and glass lie as tools/boards/case.py has them; the cards lie on the glass, and are drawn, as in a game of Classic.
"""

from __future__ import annotations

from html import escape
from statistics import mean

from tercet.core.cards import features
from tercet.core.classic.rules import Classic
from tercet.core.skill import EXPERT
from tercet.ui import theme
from tercet.ui.cards import places
from tercet.ui.text import en, of_game

from tools import boards
from tools.assets import shapes
from tools.assets.arrangement import Arrangement, largest
from tools.boards import case
from tools.boards.keys import meaning

NAME = "case.svg"
COLUMNS, DEAL = 4, 1  # twelve cards; the seed they come from
EDGE, WORDS, LINE = 16, 225, 40  # pixels: around all, for the words beside the case, from one of their rows to the next
GROUND, LIGHT, ACCENT, DIM = (
    f"#{theme.PALETTE[colour]:06x}" for colour in (theme.GROUND, theme.LIGHT, theme.ACCENT, theme.DIM)
)
INKS = [f"#{theme.PALETTE[ink]:06x}" for ink in theme.INKS]
BODY, RIM, KEY, PAD, MARK = "#2b4a6f", "#1c3350", "#eef1f4", "#16202c", "#1c3350"  # of the case, and what is printed on it
TURNS = {"UP": 0, "RIGHT": 90, "DOWN": 180, "LEFT": 270}  # degrees, of a mark that points up
ROUND = 6  # of corners: of a card, of a part of the cross


def drawing(board: boards.Board) -> str:
    """The drawing as the text of an SVG file."""
    front = case.of(board)
    rows = _rows(board, front)
    labels_wide = max(_wide(labels) for labels, _ in rows)
    high = max(front.height, LINE * len(rows))
    wide = front.width + 3 * EDGE + labels_wide + WORDS
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high + 2 * EDGE}" font-family="sans-serif">',
        f"<title>{escape(board.title)}: glass and keys</title>",
        *_style(),
        f'<rect width="{wide}" height="{high + 2 * EDGE}" rx="12" fill="#fff"/>',
        f'<g transform="translate({EDGE} {EDGE + (high - front.height) // 2})">',
        f'<rect x="1" y="1" width="{front.width - 2}" height="{front.height - 2}" rx="{front.radius}" fill="{BODY}" '
        f'stroke="{RIM}" stroke-width="2"/>',
        *_glass(board, front.glass),
        *_cross(front),
    ]
    for key in front.keys:
        lines += _key(key)
    if front.lamp:
        lines.append(f'<circle cx="{front.lamp.x}" cy="{front.lamp.y}" r="5" fill="{ACCENT}"/>')
    lines.append("</g>")
    top = EDGE + (high - LINE * len(rows)) // 2
    for number, (labels, words) in enumerate(rows):
        left, middle = front.width + 2 * EDGE, top + LINE * number + LINE // 2
        lines += _row(left, middle, labels, left + labels_wide + 10, words)
    return "\n".join([*lines, "</svg>", ""])


def _style() -> list[str]:
    """Colours and stripes of the symbols: a class for each ink and for each shading."""
    lines = ["<defs>"]
    for number, ink in enumerate(INKS):
        lines.append(
            f'<pattern id="p{number}" width="3" height="3" patternUnits="userSpaceOnUse">'
            f'<path d="M1.5 0v3" stroke="{ink}"/></pattern>'
        )
    lines.append("</defs><style>")
    for number, ink in enumerate(INKS):
        lines.append(f".i{number}{{stroke:{ink}}} .i{number}.solid{{fill:{ink}}} .i{number}.striped{{fill:url(#p{number})}}")
    return [*lines, ".open{fill:none}", "</style>"]


def _glass(board: boards.Board, glass: case.Glass) -> list[str]:
    """The glass with a table of Classic, two cards of a SET chosen and the cursor at the third."""
    width, height = board.picture
    x, y = glass.x, glass.y + (glass.height - height) // 2
    game = Classic(EXPERT, DEAL, 0)
    cards, found = game.layout.cells, game.layout.first_set()
    cells = places.cells(width, height, COLUMNS)
    look = largest(*cells[0][2:])
    lines = [
        _box((glass.x - 5, glass.y - 5, glass.x + glass.width + 5, glass.y + glass.height + 5), 8, "#000"),
        _box((glass.x, glass.y, glass.x + glass.width, glass.y + glass.height), 2, GROUND),
        f'<g transform="translate({x} {y})">',
        *_shapes(look),
    ]
    for place, (left, top, wide, high) in enumerate(cells):
        lines.append(f'<g transform="translate({left} {top})">')
        lines.append(f'<rect width="{wide}" height="{high}" rx="{ROUND}" fill="{LIGHT}"/>')
        if place in found[:2]:
            lines.append(_ring(1, wide, high, ACCENT, 3))
        elif place == found[2]:
            lines.append(_ring(-1, wide, high, LIGHT, 1.5))
        lines += [*_symbols(cards[place], look), "</g>"]
    line = places.line_height(height)
    base = 15 if line == 20 else 13
    words = of_game(en, "classic").NAME + " · " + en.SKILLS[EXPERT]
    lines += [
        _text(4, base, words, "start", LIGHT, 12),
        _text(width - 4, base, en.LEFT % (81 - len(cards)), "end", LIGHT, 12),
    ]
    hints = [(board.buttons["SELECT"]["label"], en.CHOOSE), (board.buttons["BACK"]["label"], en.PAUSE)]
    for number, (label, what) in enumerate(hints):
        left = width // 4 * (1 + 2 * number) - 32
        lines.append(f'<rect x="{left}" y="{height - line + 3}" width="14" height="{line - 6}" rx="3" fill="{DIM}"/>')
        lines.append(_text(left + 7, height - line + base - 1, label, "middle", "#fff", 10))
        lines.append(_text(left + 19, height - line + base - 1, what, "start", LIGHT, 11))
    return [*lines, "</g>"]


def _shapes(look: Arrangement) -> list[str]:
    """The three shapes, as they lie or stand on the cards."""
    line = shapes.outline_width(min(look.width, look.height))
    long, thick = max(look.width, look.height) - line, min(look.width, look.height) - line
    start = shapes.SQUIGGLE_START
    edge = [point for curve in shapes.SQUIGGLE_EDGE for point in curve]

    def curves(points: list[shapes.Point]) -> str:
        return "C" + " ".join(f"{long * x:.1f} {thick * y:.1f}" for x, y in points)

    half = thick / 2
    drawn = {
        shapes.DIAMOND: f"M0 {half:.1f}L{long / 2:.1f} 0 {long:.1f} {half:.1f} {long / 2:.1f} {thick:.1f}z",
        shapes.OVAL: f"M{half:.1f} 0H{long - half:.1f}a{half:.1f} {half:.1f} 0 0 1 0 {thick:.1f}"
        f"H{half:.1f}a{half:.1f} {half:.1f} 0 0 1 0 -{thick:.1f}z",
        shapes.SQUIGGLE: f"M0 {thick * start[1]:.1f}{curves(edge)}{curves([(1 - x, 1 - y) for x, y in edge])}z",
    }
    turn = f' transform="rotate(90) translate(0 -{thick:.1f})"' if look.upright else ""
    return [
        "<defs>",
        *(f'<path id="s{shape}" d="{path}" stroke-width="{line}"{turn}/>' for shape, path in drawn.items()),
        "</defs>",
    ]


def _symbols(card: int, look: Arrangement) -> list[str]:
    """The symbols of a card, at its corner."""
    number, colour, shading, shape = features(card)
    half = shapes.outline_width(min(look.width, look.height)) / 2
    kind = ("solid", "striped", "open")[shading]
    return [
        f'<use href="#s{shape}" x="{x + look.pad + half:g}" y="{y + half:g}" class="i{colour} {kind}"/>'
        for x, y in look.positions[number]
    ]


def _ring(inside: int, wide: int, high: int, colour: str, thick: float) -> str:
    """A frame, so many pixels inside the edge of a card."""
    size = f'width="{wide - 2 * inside}" height="{high - 2 * inside}" rx="{ROUND - inside}"'
    return f'<rect x="{inside}" y="{inside}" {size} fill="none" stroke="{colour}" stroke-width="{thick:g}"/>'


def _cross(front: case.Case) -> list[str]:
    """What four directions are parts of: two bars across each other."""
    pads = [key for key in front.keys if key.shape == "pad"]
    bars = []
    for names in (("LEFT", "RIGHT"), ("UP", "DOWN")):
        ends = [key.box for key in pads if key.button in names]
        if len(ends) == 2:
            left, top = min(box[0] for box in ends), min(box[1] for box in ends)
            right, bottom = max(box[2] for box in ends), max(box[3] for box in ends)
            bars.append(_box((left, top, right, bottom), 8, PAD))
    return bars


def _key(key: case.Key) -> list[str]:
    """A key with what is printed on it; a direction has a mark that points there."""
    _, top, _, bottom = key.box
    if key.button in TURNS:
        mark = f"translate({key.x} {key.y}) rotate({TURNS[key.button]})"
        return [f'<path d="M0 -7L8 6H-8z" fill="{KEY}" transform="{mark}"/>']
    if key.shape == "pad":  # a stick pressed in
        return [f'<circle cx="{key.x}" cy="{key.y}" r="{key.radius - 4}" fill="{KEY}"/>']
    rounded = key.radius if key.shape == "round" else 5
    small = 11 if len(key.label) > 2 else 18 if key.shape == "round" else 15
    return [
        _box(key.box, rounded, KEY),
        _text(key.x, round(mean((top, bottom)) + small * 0.36), key.label, "middle", MARK, small),
    ]


def _rows(board: boards.Board, front: case.Case) -> list[tuple[list[str], list[str]]]:
    """What stands beside the case: the labels of keys, and what they do, when they are held on a second line."""
    rows: list[tuple[list[str], list[str]]] = []
    if all(name in board.buttons for name in case.DIRECTIONS):
        rows.append((["↑ ↓ ← →"], ["move the cursor"]))
    for button in board.buttons:
        if button not in case.DIRECTIONS:
            labels = [key.label for key in front.keys if key.button == button and key.label]
            rows.append((labels, meaning(board, button).split("; ")))
    return rows


def _wide(labels: list[str]) -> int:
    """Pixels that the labels of keys take beside the case, each with some space after it."""
    return sum(max(24, 10 + 8 * len(label)) + 4 for label in labels)


def _row(left: int, middle: int, labels: list[str], words_at: int, words: list[str]) -> list[str]:
    """A row beside the case: the labels of keys from `left` on, and one or two lines of what they do."""
    lines = []
    for label in labels:
        wide = _wide([label]) - 4
        lines.append(f'<rect x="{left}" y="{middle - 12}" width="{wide}" height="24" rx="6" fill="{BODY}"/>')
        lines.append(_text(left + wide // 2, middle + 5, label, "middle", "#fff", 13))
        left += wide + 4
    first = middle + (5 if len(words) == 1 else -4)
    for number, line in enumerate(words):
        lines.append(_text(words_at, first + 18 * number, line, "start", "#555" if number else "#111", 12 if number else 14))
    return lines


def _box(box: tuple[int, int, int, int], rounded: int, colour: str) -> str:
    """A filled box (left, top, right, bottom)."""
    left, top, right, bottom = box
    return f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="{rounded}" fill="{colour}"/>'


def _text(x: float, y: float, words: str, anchor: str, colour: str, size: int) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">{escape(words)}</text>'
