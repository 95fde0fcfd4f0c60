"""Bars and columns with round ends."""


def bar(canvas, x: int, y: int, width: int, height: int, colour: int, edge: int) -> None:
    """Paint a bar, lying or upright, whose ends are half circles.

    edge: a colour between `colour` and what it lies on, for the pixels that the circle cuts.
    """
    radius = min(width, height) / 2
    ends = min(width, height) // 2  # rows at the top, and as many at the bottom, that are shorter
    for row in range(ends):
        rise = radius - row - 0.5
        inset = radius - (radius * radius - rise * rise) ** 0.5
        whole = int(inset)
        inside = 1 - inset + whole  # how much of the first pixel that the circle cuts
        cut = whole if inside > 0.25 else whole + 1
        full = whole if inside > 0.75 else whole + 1
        for top in (y + row, y + height - 1 - row):
            canvas.rect(x + cut, top, width - 2 * cut, 1, edge)
            canvas.rect(x + full, top, width - 2 * full, 1, colour)
    canvas.rect(x, y + ends, width, height - 2 * ends, colour)
