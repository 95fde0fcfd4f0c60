"""Draws the card faces and the fonts, and writes them as MicroPython modules that hold nothing but constants."""
