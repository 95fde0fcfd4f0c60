"""Pixels: the canvas, text, card faces, widgets. Knows framebuf, not games."""
