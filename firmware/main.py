"""Starts Tercet on the board that was built in, nothing more."""

import board
from tercet.ui.canvas import for_board

canvas = for_board(board.DISPLAY)  # the largest buffer first, before anything else lies in the heap

from tercet.first import First  # noqa: E402

first = First(board, canvas)

from tercet.app import App  # noqa: E402  # takes as long as the panel needs to come up

App(board, canvas, first).run()
