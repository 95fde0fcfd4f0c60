# mypy: ignore-errors
"""Runs on MicroPython: draws dice with the firmware's own painter and prints the canvas in hexadecimal.

Arguments: width, height, pixels of a die, a JSON file with [[x, y, face, marks, whether it is a WILD's], ...]; letters for
the dice by their colour, or nothing.
"""

import json
import sys

from tercet.ui import theme
from tercet.ui.canvas import Canvas
from tercet.ui.dice.painter import DiePainter
from tercet.ui.fonts import small
from tercet.ui.type import Type


class Context:
    """What a painter of dice wants to know."""

    def __init__(self, canvas, letters) -> None:
        self.canvas = canvas
        self.small = Type(small)
        self.painter = self
        self.letters = letters
        self.chosen = theme.ACCENT


width, height, size = [int(argument) for argument in sys.argv[1:4]]
with open(sys.argv[4]) as file:
    dice = json.load(file)
canvas = Canvas(width, height)
canvas.fill(theme.GROUND)
painter = DiePainter(Context(canvas, sys.argv[5].split() or None), size)
for x, y, face, marks, wild in dice:
    painter.die(x, y, face, marks, wild)
print(canvas.buffer.hex())
