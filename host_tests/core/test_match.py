"""Who sits where: what can be chosen, and what comes of it."""

from __future__ import annotations

import pytest
from tercet.core import match

PERSON, ADVANCED = -1, 2


def test_who_sits_on_each_seat() -> None:
    """Of the seats that are chosen, in their order, people and computer players; whoever sits alone is a person."""
    choices = {"seats": 4, "seat1": PERSON, "seat2": 0, "seat3": 3, "seat4": ADVANCED}
    for seats, wanted in ((2, (PERSON, 0)), (3, (PERSON, 0, 3)), (4, (PERSON, 0, 3, ADVANCED))):
        assert match.seated(dict(choices, seats=seats)) == wanted
    for kind in (PERSON, 0, 3):
        assert match.seated(dict(choices, seats=1, seat1=kind)) == (PERSON,)


@pytest.mark.parametrize("fewest", [1, 2])
def test_what_can_be_chosen(fewest: int) -> None:
    """(name, all values, the first one) of each choice: two seats first, a person and a computer player."""
    kinds = (PERSON, 0, 1, 2, 3)
    assert match.seats(fewest, ADVANCED) == (
        ("seats", tuple(range(fewest, 5)), 2),
        ("seat1", kinds, PERSON),
        ("seat2", kinds, ADVANCED),
        ("seat3", kinds, PERSON),
        ("seat4", kinds, PERSON),
    )


@pytest.mark.parametrize(
    ("kinds", "fewest", "words"),
    [
        ((), 1, "Speed has 1 to 4 seats, not 0"),
        ((PERSON,), 2, "Speed has 2 to 4 seats, not 1"),
        ((PERSON,) * 5, 1, "Speed has 1 to 4 seats, not 5"),
        ((PERSON, 4), 1, r"skill 0\.\.3, not 4"),
        ((-2, PERSON), 1, r"skill 0\.\.3, not -2"),
        ((0,), 1, "does not play alone"),
    ],
)
def test_seats_that_there_are_not(kinds: tuple[int, ...], fewest: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        match.check_seats(kinds, fewest, "Speed")


@pytest.mark.parametrize("kinds", [(PERSON,), (PERSON, 0), (0, 3), (PERSON,) * 4, (0, 1, 2, 3)])
def test_seats_that_there_are(kinds: tuple[int, ...]) -> None:
    match.check_seats(kinds, 1, "Speed")
