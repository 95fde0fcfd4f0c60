"""SEATS of a board.py: whose call button is which, and every kind of mistake in it is named."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from tools import boards

CORNERS = "top left, top right, bottom left, bottom right"
ONE = (("HINT", "top right"),)
TWO = (("UP", "top left"), ("HINT", "top right"))
ALLOWED = "allowed: UP, DOWN, LEFT, RIGHT, SELECT, HINT"


def mistakes(seats: Any) -> list[str]:
    """The problems of the PicoSystem with other SEATS; None: without any."""
    data: dict[str, Any] = copy.deepcopy(boards.load("picosystem").data)
    del data["SEATS"]
    if seats is not None:
        data["SEATS"] = seats
    return boards.problems(boards.Board("mine", Path("mine/board.py"), data))


def test_right_seats_have_no_problem() -> None:
    """A board may have call keys for fewer than four people."""
    assert mistakes({1: ONE}) == []
    assert mistakes({1: ONE, 2: TWO}) == []


@pytest.mark.parametrize("name", boards.names())
def test_seats_of_every_board(name: str) -> None:
    """RULES 5: 2-4 seats, each with its own button; BACK stays for the pause.

    A board with four keys, or with two beside a stick, has three for people at the most.
    """
    seats = boards.load(name).data["SEATS"]
    few = "HINT" not in boards.load(name).buttons
    assert sorted(seats) == list(range(1, len(seats) + 1)) and 2 <= len(seats) <= (3 if few else 4)
    for people, calls in seats.items():
        assert len({key for key, _ in calls}) == len({corner for _, corner in calls}) == people


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (None, "SEATS is missing: for each number of people, from 1 on, (button, corner) of each"),
        ({}, "SEATS 1 is missing: every number of people up to the most needs call buttons"),
        ({2: TWO}, "SEATS 1 is missing: every number of people up to the most needs call buttons"),
        ({1: ONE, 3: (*TWO, ("DOWN", "bottom left"))}, "SEATS 2 is missing: every number of people"),
        ({1: (("FIRE", "top right"),)}, f"SEATS 1: 'FIRE' cannot be a call button; {ALLOWED}"),
        ({1: (("PREVIOUS", "top right"),)}, f"SEATS 1: 'PREVIOUS' cannot be a call button; {ALLOWED}"),
        ({1: (("BACK", "top right"),)}, f"SEATS 1: 'BACK' cannot be a call button; {ALLOWED}"),
        ({1: ONE, 2: (("MENU", "top left"), ("SELECT", "top right"))}, f"SEATS 2: 'MENU' cannot be a call button; {ALLOWED}"),
        ({1: (("SELECT", "middle"),)}, f"SEATS 1: 'middle' is no corner; allowed: {CORNERS}"),
        ({1: ONE, 2: (("LEFT", "top left"), ("UP", "top left"))}, "SEATS 2: needs 2 different buttons in 2 different corners"),
        ({1: ONE, 2: (("UP", "top left"), ("UP", "top right"))}, "SEATS 2: needs 2 different buttons in 2 different corners"),
        ({1: ONE, 2: ONE}, "SEATS 2: needs 2 different buttons in 2 different corners"),
        ({0: (), 1: ONE}, "SEATS 0: allowed: 1, 2, 3, 4"),
    ],
)
def test_mistakes_of_the_seats_are_named(seats: Any, expected: str) -> None:
    """Each with what is allowed."""
    found = mistakes(seats)
    assert len(found) == 1 and found[0].startswith(expected), found


def test_a_fifth_person() -> None:
    """RULES 5: two to four seats."""
    data = dict(boards.load("picosystem").data["SEATS"])
    data[5] = data[4]
    assert mistakes(data) == ["SEATS 5: allowed: 1, 2, 3, 4"]


@pytest.mark.parametrize(
    ("button", "corner", "nearest"),
    [("SELECT", "top right", "HINT"), ("LEFT", "top left", "UP"), ("UP", "bottom left", "DOWN")],
)
def test_a_key_that_is_not_the_nearest_to_its_corner_is_refused(button: str, corner: str, nearest: str) -> None:
    """On the PicoSystem X lies above A, and Up and Down reach farther into the corners than Left does."""
    said = f"SEATS 1: {button} is not the nearest key to {corner}; allowed there: {nearest}"
    assert mistakes({1: ((button, corner),)}) == [said]
