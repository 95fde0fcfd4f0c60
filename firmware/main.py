"""Starts Tercet on the board that was built in, nothing more."""

import board
from tercet.app import App

App(board).run()
