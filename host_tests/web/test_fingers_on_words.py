"""Fingers on what the glass says of keys: an arrow does what it shows, and of two lines of keys the nearer one counts."""

from __future__ import annotations

import json
from typing import Any

from tercet.core.skill import BEGINNER, SKILLS
from tercet.ui.buttons import LEFT, RIGHT

from host_tests.web import node
from host_tests.web.test_wasm import pressed

BETWEEN = 300  # ms
Steps = list[tuple[object, ...]]
SET_UP: Steps = [(1500,), *pressed("SELECT"), (600,), *pressed("SELECT"), (600,), *pressed("DOWN")]  # its first choice
SKILL = ("ask", "main.app.screen.choices['skill']")
ARROWS = ("ask", "[list(one) for one in main.app.keys._arrows]")


def answers(steps: Steps) -> list[Any]:
    found = node.keys("picosystem", steps)
    assert not [words for words in found["said"] if words.startswith("FAILED")], found["said"]
    return [json.loads(words) for kind, words in found["told"] if kind == "answer"]


def tap(arrow: list[int]) -> tuple[object, ...]:
    left, right, top, bottom, _ = arrow
    return (BETWEEN, "tap", (left + right) // 2, (top + bottom) // 2)


def test_an_arrow_in_a_set_up_does_what_it_shows() -> None:
    """The one at the left leads back, the one at the right on; another row has them when it is in focus."""
    before, arrows = answers([*SET_UP, (BETWEEN, *SKILL), (BETWEEN, *ARROWS)])
    right = next(one for one in arrows if one[4] == RIGHT)
    assert before == BEGINNER and LEFT not in [one[4] for one in arrows], "the first skill has none before it"
    on, arrows = answers([*SET_UP, tap(right), (BETWEEN, *SKILL), (BETWEEN, *ARROWS)])
    left = next(one for one in arrows if one[4] == LEFT)
    assert on == before + 1 < SKILLS
    (back,) = answers([*SET_UP, tap(right), tap(left), (BETWEEN, *SKILL)])
    assert back == before
    (below,) = answers([*SET_UP, *pressed("DOWN"), (BETWEEN, *ARROWS)])
    assert not [one for one in below if one[2] < right[3]], "the row is not in focus any more"


def test_of_two_lines_of_keys_the_nearer_one_counts() -> None:
    """What is named above does not take what is a pixel away from the line below."""
    script = """
from shown import Keys
class Canvas: width, height = 240, 240
class Context: canvas = Canvas
keys = Keys(Context)
keys._places = [(10, 60, 200, 1), (10, 60, 222, 2)]
print([keys.at(30, y) for y in (195, 205, 219, 221, 222, 239)], keys.at(100, 205))
"""
    *_, line = node.python(script)
    above, below = 1, 2
    assert line == f"{[above, above, above, below, below, below]} None"
