"""The battery's mark: a cell, as full as the battery is."""

from tercet.ui import theme


def draw(canvas, percent: int, low: bool, right: int, middle: int) -> None:
    """Paint it with its tip at x = right and its middle at y = middle. percent: 0..100. low: in the colour that warns."""
    height = 11 if canvas.height >= 200 else 9
    width = 2 * height - 1
    colour = theme.ACCENT if low else theme.DIM
    x, y = right - width - 2, middle - height // 2
    canvas.rect(x, y, width, height, colour)
    canvas.rect(x + 1, y + 1, width - 2, height - 2, theme.GROUND)
    canvas.rect(right - 2, y + 3, 2, height - 6, colour)
    canvas.rect(x + 2, y + 2, max(1, (width - 4) * percent // 100), height - 4, theme.ACCENT if low else theme.SOFT)
