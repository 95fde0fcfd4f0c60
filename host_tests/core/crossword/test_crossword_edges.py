"""Edges of Crossword: saves with one number damaged, each limit on both sides; what think() tells."""

import struct

import pytest
from tercet.core.crossword.rules import PERSON, Crossword
from tercet.core.crossword.save import restore, save
from tercet.core.table.save import LONGEST

ALONE = (PERSON,)
AGAINST_ONE = (PERSON, 1)


@pytest.mark.parametrize(
    ("seats", "field", "at", "layout", "fits", "too_much"),
    [
        (ALONE, "practice", 3, "<B", 1, 2),
        (ALONE, "ms of this round", 9, "<I", LONGEST, LONGEST + 1),
        (ALONE, "ms of other rounds", 13, "<I", LONGEST, LONGEST + 1),
        (ALONE, "dice drawn alone", 8, "<B", 3 * 32, 3 * 32 + 1),
        (AGAINST_ONE, "turn", 6, "<B", 0, 1),
        (AGAINST_ONE, "hints", 7, "<B", 0, 1),
        (AGAINST_ONE, "dice drawn alone", 8, "<B", 0, 1),
        (AGAINST_ONE, "ms of other rounds", 13, "<I", 0, 1),
    ],
)
def test_one_number_too_large_is_refused(seats: tuple, field: str, at: int, layout: str, fits: int, too_much: int) -> None:
    data = bytearray(save(Crossword(seats, 1, 0), 0))
    struct.pack_into(layout, data, at, fits)
    assert save(restore(bytes(data), 0), 0) == bytes(data), field
    struct.pack_into(layout, data, at, too_much)
    with pytest.raises(ValueError, match="does not fit together"):
        restore(bytes(data), 0)


def test_think_tells_whether_a_computer_player_is_not_done() -> None:
    game = Crossword(AGAINST_ONE, 1, 0)
    assert game.think(1) is True
    assert game.think(10**7) is False
