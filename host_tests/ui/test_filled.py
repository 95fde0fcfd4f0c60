"""Running words are broken into lines that are full, at sentences where that costs no line, and stay whole."""

from __future__ import annotations

from itertools import pairwise
from types import ModuleType, SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.screens.pages import balanced, filled
from tercet.ui.fonts import medium, small
from tercet.ui.text import en, of_game

from host_tests.glass.words import text_width

TEXTS = st.lists(
    st.sampled_from(("A", "SET", "claim.", "again?", "different", "12", "on", "three", "-1.")), min_size=1, max_size=25
)


def kind(font: ModuleType = small) -> SimpleNamespace:
    """A type that measures, and breaks as tercet.ui.type does."""

    def lines(words: str, width: int) -> list[str]:
        made = [""]
        for word in words.split(" "):
            longer = f"{made[-1]} {word}".strip()
            if made[-1] and text_width(longer, font) > width:
                made.append(word)
            else:
                made[-1] = longer
        return made

    return SimpleNamespace(width=lambda words: text_width(words, font), lines=lines, height=font.HEIGHT)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("A hint finds a SET: +30 s. Wrong claims are free.", ["A hint finds a SET: +30 s.", "Wrong claims are free."]),
        ("A SET: 1 point. A wrong claim: -1.", ["A SET: 1 point. A wrong claim: -1."]),
        ("Take three more when stuck: 1 penalty each.", ["Take three more when stuck:", "1 penalty each."]),
    ],
)  # fmt: skip
def test_lines_as_they_are_read(words: str, wanted: list[str]) -> None:
    """The first word of a sentence does not hang at the end of a line, nor a number, nor the last word alone."""
    assert filled(kind(), words, 202) == wanted


@given(TEXTS, st.integers(90, 230))
def test_nothing_is_lost_and_no_line_is_too_long_or_too_many(parts: list[str], width: int) -> None:
    words, measured = " ".join(parts), kind(medium)
    for made in (filled(measured, words, width), balanced(measured, words, width)):
        assert " ".join(made) == words
        assert all(measured.width(line) <= width for line in made)
        assert len(made) == len(measured.lines(words, width))


def test_rules_use_the_width_there_is() -> None:
    """Lines that were as long as each other left a third of the panel free: "Find SETs. The clock / runs from 2:00 to 0."."""
    for name in ("classic", "puzzle", "solo"):
        own = of_game(en, name)
        for words in own.HELP if isinstance(own.HELP, tuple) else (own.HELP % 81,):
            made = filled(kind(), words, 202)
            assert all(
                line[-1] in ".?" or text_width(f"{line} {after.split()[0]}") > 202 or after == made[-1]
                for line, after in pairwise(made)
            )
