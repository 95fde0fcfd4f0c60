"""The top line of a game is in one size of type, whatever it says."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from tercet.ui.fonts import medium, small
from tercet.ui.parts.top_line import TopLine

from host_tests.glass.words import text_width


def kind(font: ModuleType, painted: list[tuple[ModuleType, str]]) -> SimpleNamespace:
    """A type that measures, and notes what is painted with it."""

    def paint(_: Any, words: str, *__: Any) -> None:
        painted.append((font, words))

    return SimpleNamespace(width=lambda words: text_width(words, font), paint=paint, height=font.HEIGHT)


@pytest.mark.parametrize("width", (240, 320))
def test_the_sides_do_not_change_their_size(width: int) -> None:
    """In one game of Solo the line shrank as a penalty was added; Beginner's was larger than Expert's."""
    painted: list[tuple[ModuleType, str]] = []
    canvas = SimpleNamespace(width=width, height=240, rect=lambda *_: None)
    top = TopLine(SimpleNamespace(canvas=canvas, medium=kind(medium, painted), small=kind(small, painted)), True)
    for sides in (("Solo", "0 · 9"), ("Solo", "12 penalties · 66"), ("Classic · Expert", "24 points · 3 left"), ("A", "")):
        top.sides((sides,))
    assert len({font for font, _ in painted}) == 1
    assert len(painted) == 7, "the left side is painted when it changes, the right one always"
