"""Pictures in colours of their own that show what a panel makes of what it is sent."""

BLACK, WHITE = 0, 15  # indices of these palettes
INK = bytes((BLACK, BLACK, WHITE, WHITE))  # words in two colours: the palettes have no steps for their edges
BLACK_AND_WHITE = (0,) + (0xFFFFFF,) * 15


def edges(context, lines) -> None:
    """A line of one pixel along every edge, and words in the middle."""
    canvas = context.canvas
    context.handheld.colours(BLACK_AND_WHITE)
    canvas.fill(BLACK)
    width, height = canvas.width, canvas.height
    for x, y, wide, high in ((0, 0, width, 1), (0, height - 1, width, 1), (0, 0, 1, height), (width - 1, 0, 1, height)):
        canvas.rect(x, y, wide, high, WHITE)
    pitch = context.small.height + 4
    _write(context, lines, (height - len(lines) * pitch) // 2, pitch)


def steps(context, lines) -> None:
    """Grey, red, green and blue, from nothing to all in sixteen steps; each band is sent in a palette of its own."""
    canvas = context.canvas
    band = foot(context, lines) // 4
    wide = canvas.width // 16
    context.handheld.colours(tuple([step * 0x111111 for step in range(16)]))
    under(context, lines)
    canvas.flush()
    for row, unit in enumerate((0x111111, 0x110000, 0x001100, 0x000011)):
        context.handheld.colours(tuple([step * unit for step in range(16)]))
        for step in range(16):
            canvas.rect(step * wide, row * band, wide, band - 2, step)
        canvas.flush()


def foot(context, lines) -> int:
    """Return the y down to which a picture may reach that has these words under it."""
    return context.canvas.height - len(lines) * context.small.height - 8


def under(context, lines) -> None:
    """Paint all black but for words at the bottom."""
    context.canvas.fill(BLACK)
    _write(context, lines, foot(context, lines) + 4, context.small.height)


def _write(context, lines, y: int, pitch: int) -> None:
    canvas, small = context.canvas, context.small
    for line in lines:
        small.draw(canvas, line, (canvas.width - small.width(line)) // 2, y, INK)
        y += pitch
