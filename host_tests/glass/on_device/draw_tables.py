# mypy: ignore-errors
"""Runs on MicroPython: draws tables with the firmware's own painter and prints each canvas in hexadecimal.

Arguments: width, height, a JSON file with [[cards with negative ones for gaps, cursor or -1, chosen cells], ...];
what is printed on the cards by their colour, with spaces between, or nothing.
"""

import json
import sys

from tercet.ui import theme
from tercet.ui.canvas import Canvas
from tercet.ui.cards.painter import CardPainter, CardTable, faces_for
from tercet.ui.fonts import small
from tercet.ui.type import Type

width, height = int(sys.argv[1]), int(sys.argv[2])
with open(sys.argv[3]) as file:
    tables = json.load(file)
canvas = Canvas(width, height)
painter = CardPainter(canvas, faces_for(width, height))
if sys.argv[4]:
    painter.print_letters(Type(small), sys.argv[4].split())
refused = int(sys.argv[5])
for cards, cursor, chosen in tables:
    canvas.fill(theme.GROUND)
    table = CardTable(painter)
    table.show(cards, cursor, () if refused else chosen, chosen if refused else ())
    print(canvas.buffer.hex())
