"""What the pages of the tutorial and of the help share: a heading with dots, and words in a rectangle."""

from tercet.ui import theme

EDGE = 6  # pixels left of words
_DOT = 4  # pixels of a dot, and 2 between two


def top(canvas) -> int:
    """Return the y where the words of a page begin."""
    return 30 if canvas.height >= 200 else 18


def draw_heading(context, words: str, page: int, pages: int, colours: bytes = theme.LIGHT_ON_GROUND) -> None:
    """Write the top line: a heading, and a dot for each page."""
    canvas, kind = context.canvas, context.medium
    height = 18 if canvas.height >= 200 else 14
    canvas.rect(0, 0, canvas.width, height, theme.GROUND)
    kind.draw(canvas, words, EDGE, (height - kind.height) // 2, colours)
    pitch = _DOT + 2
    x = canvas.width - 2 - pages * pitch
    for dot in range(pages):
        colour = theme.ACCENT if dot == page else theme.SOFT if dot < page else theme.PANEL
        canvas.rect(x + dot * pitch, (height - _DOT) // 2 + 1, _DOT, _DOT, colour)


def lines_needed(kind, words: str, width: int) -> int:
    """Return how many lines of at most so many pixels words take."""
    return _lines(_widths(kind, words), kind.width(" "), width)


def balanced(kind, words: str, width: int) -> list:
    """Return words as lines of at most so many pixels, as few as need be and about as long as each other."""
    widths, space = _widths(kind, words), kind.width(" ")
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


def _widths(kind, words: str) -> list:
    return [kind.width(word) for word in words.split(" ")]


def _lines(widths: list, space: int, width: int) -> int:
    """How many lines words of these widths take."""
    count, used = 1, -space
    for word in widths:
        used += space + word
        if used > width:
            count += 1
            used = word
    return count


def write(context, words: str, x: int, y: int, width: int, height: int) -> int:
    """Write words into a rectangle, in medium type if they fit so, else in small; return the y below them."""
    canvas = context.canvas
    for kind in (context.medium, context.small):
        pitch = kind.height + (2 if canvas.height >= 200 else 0)
        if pitch * lines_needed(kind, words, width) <= height:
            break
    for line in balanced(kind, words, width):
        kind.draw(canvas, line, x, y, theme.SOFT_ON_GROUND)
        y += pitch
    return y
