"""What the pages of the tutorial and of the help share: a heading with dots, and words in a rectangle."""

from tercet.screens.screen import margin
from tercet.ui import theme

_DOT = 4  # pixels of a dot, and 2 between two
_WIDE = 300  # pixels of a panel from which on running words are in medium type
_SHORT = 7  # letters that the last line has at least; nor does a number end the line before it


def top(canvas) -> int:
    """Return the y where the words of a page of the tutorial begin."""
    return 30 if canvas.height >= 200 else 18


def running(context):
    """Return the type of running words, of the same size on every page of a panel."""
    return context.medium if context.canvas.width >= _WIDE else context.small


def draw_heading(context, words: str, page: int, pages: int, colours: bytes = theme.LIGHT_ON_GROUND) -> None:
    """Write the top line, above cards as they lie in a game: a heading, and a dot for each page.

    Its type is the largest whose accents and tails are clear of the edge and of the rings of cards.
    """
    canvas = context.canvas
    kind = context.medium if canvas.height >= 200 else context.small
    canvas.rect(0, 0, canvas.width, kind.height, theme.GROUND)
    kind.draw(canvas, words, margin(canvas), 0, colours)
    draw_dots(canvas, page, pages, kind.height // 2 + 1)


def draw_dots(canvas, page: int, pages: int, middle: int) -> None:
    """Paint a dot for each page at the right edge, their middle at y = middle."""
    pitch = _DOT + 2
    x = canvas.width - margin(canvas) + 2 - pages * pitch
    for dot in range(pages):
        colour = theme.ACCENT if dot == page else theme.SOFT if dot < page else theme.PANEL
        canvas.rect(x + dot * pitch, middle - _DOT // 2, _DOT, _DOT, colour)


def filled(kind, words: str, width: int) -> list:
    """Return words as full lines of at most so many pixels; a sentence has a line of its own where that costs none."""
    lines = kind.lines(words, width)
    if len(lines) == 1:
        return lines
    apart: list = []
    for sentence in _sentences(words):
        if apart and kind.width(apart[-1] + " " + sentence) <= width:
            apart[-1] += " " + sentence
        else:
            apart += kind.lines(sentence, width)
    if len(apart) > len(lines):
        apart = lines
    while apart[-2].count(" ") > 2 and apart[-2][-1] not in ".?":
        word = apart[-2].split(" ")[-1]
        last = word + " " + apart[-1]
        if (len(apart[-1]) >= _SHORT and not word.isdigit()) or kind.width(last) > width:
            break
        apart[-2] = apart[-2][: -len(word) - 1]
        apart[-1] = last
    return apart


def balanced(kind, words: str, width: int) -> list:
    """Return words as lines of at most so many pixels, as few as need be and about as long as each other: for the middle."""
    widths, space = [kind.width(word) for word in words.split(" ")], kind.width(" ")
    narrow = max(widths)
    if narrow > width:
        return kind.lines(words, width)
    count = _lines(widths, space, width)
    while narrow < width:
        middle = (narrow + width) // 2
        if _lines(widths, space, middle) > count:
            narrow = middle + 1
        else:
            width = middle
    return kind.lines(words, width)


def _sentences(words: str) -> list:
    return words.replace(". ", ".\n").replace("? ", "?\n").split("\n")


def _lines(widths: list, space: int, width: int) -> int:
    """How many lines words of these widths take."""
    count, used = 1, -space
    for word in widths:
        used += space + word
        if used > width:
            count += 1
            used = word
    return count


def write(context, kind, words: str, x: int, y: int, width: int) -> int:
    """Write words into lines of so many pixels; return the y below them."""
    canvas = context.canvas
    pitch = kind.height + (2 if canvas.height >= 200 else -1)
    for line in filled(kind, words, width):
        kind.draw(canvas, line, x, y, theme.SOFT_ON_GROUND)
        y += pitch
    return y


def centred(context, heading: str, words: str, top: int, bottom: int) -> None:
    """Write a heading and words below it, in the middle between two y."""
    canvas, medium, small = context.canvas, context.medium, context.small
    flat = canvas.height < 200
    width = canvas.width - 2 * margin(canvas)
    for kind in (medium, small):
        pitch = kind.height + (0 if flat else 4)
        lines = balanced(kind, words, width)
        apart = [line for sentence in _sentences(words) for line in balanced(kind, sentence, width)]
        if len(apart) <= len(lines):
            lines = apart
        gap = 6 if flat else 14
        tall = medium.height + gap + len(lines) * pitch
        if tall <= bottom - top:
            break
    y = top + max(0, (bottom - top - tall) * 2 // 5)  # what is a little above the middle looks as if it were there
    medium.draw(canvas, heading, (canvas.width - medium.width(heading)) // 2, y, theme.LIGHT_ON_GROUND)
    y += medium.height + gap
    for line in lines:
        kind.draw(canvas, line, (canvas.width - kind.width(line)) // 2, y, theme.SOFT_ON_GROUND)
        y += pitch
