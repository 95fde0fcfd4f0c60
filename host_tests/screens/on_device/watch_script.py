"""Runs on MicroPython: texts at the upper and the lower edge of a panel, as the canvas cuts them and as the watch sees them."""

from tercet.ui import theme
from tercet.ui.canvas import Canvas
from tercet.ui.fonts import large, medium, small
from tercet.ui.type import Type
from watch import Watch

WIDTH, HEIGHT = 240, 60
WORDS = ("Énigme", "Åskväder", "ÀÇÿ", "éê", "Tippa", "SET", "aces", "„Þú“ — ja…", "12:30")


def painted(kind, words, y):
    """How many pixels of a text are on the canvas, and what the watch says of it."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.fill(theme.GROUND)
    before = bytes(canvas.buffer)
    kind.draw(canvas, words, 4, y, theme.LIGHT_ON_GROUND)
    watch = Watch(canvas)
    watch.text(kind, words, 4, y)
    count = 0
    for old, new in zip(before, canvas.buffer):
        count += (old >> 4 != new >> 4) + (old & 15 != new & 15)
    return count, watch.faults


cut = 0
for font in (small, medium, large):
    kind = Type(font)
    for words in WORDS:
        whole, faults = painted(kind, words, 20)
        assert whole and not faults, faults
        for edge in (0, HEIGHT - kind.height):
            for y in range(edge - 6, edge + 7):
                count, faults = painted(kind, words, y)
                capital = y + kind.baseline >= kind.capital and y + kind.baseline <= HEIGHT
                assert bool(faults) == (count < whole or not capital), (words, y, faults)
                cut += count < whole and capital
print("ok", "%d texts of which only an accent or a tail is cut" % cut)

_, faults = painted(Type(small), "Énigme", -1)
print("ok", *faults)
_, faults = painted(Type(small), "page", HEIGHT - Type(small).height + 1)
print("ok", *faults)
