# mypy: ignore-errors
"""Runs on MicroPython: draws tables with the firmware's own painter and prints each canvas in hexadecimal.

Arguments: width, height, a JSON file with [[cards with negative ones for gaps, cursor or -1, chosen cells], ...].
"""

import json
import sys

from tercet.ui import theme
from tercet.ui.canvas import Canvas
from tercet.ui.cardtable import CardPainter, CardTable, faces_for

width, height = int(sys.argv[1]), int(sys.argv[2])
with open(sys.argv[3]) as file:
    tables = json.load(file)
canvas = Canvas(width, height)
for cards, cursor, chosen in tables:
    canvas.fill(theme.GROUND)
    table = CardTable(CardPainter(canvas, faces_for(width, height)))
    table.show(cards, cursor, chosen)
    print(canvas.buffer.hex())
