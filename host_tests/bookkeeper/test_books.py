"""The books by themselves: numbers of the rule book, and that nothing of the firmware's rules is in them."""

from __future__ import annotations

import re
from pathlib import Path

from host_tests.bookkeeper.books import CARDS, GIVE_BACK, LOCK_OUT, MINUS_ONE, TableBooks, is_set, places

FREE = "0010 0012 0020 0021 0101 0112 0202 0221 1001 1012 1111 1112 1201 1202 2002 2021 2101 2102 2221 2222"  # RULES 7


def test_the_bookkeeper_does_not_know_the_firmware() -> None:
    """Only words that stand on the glass are the firmware's."""
    for file in Path(__file__).parent.glob("*.py"):
        imported = re.findall(r"^(?:from|import) (tercet[.\w]*)", file.read_text(), re.MULTILINE)
        assert set(imported) <= {"tercet.ui.text"}, file.name


def test_sets() -> None:
    """RULES 7: 1080 in the deck, none among twenty cards."""
    books = TableBooks(2, 0, LOCK_OUT, 1, False)
    books.begin(range(CARDS[0]))
    assert len(books.sets()) == 1080 and len(books.others()) == 85_320 - 1080
    books.begin([int(card, 3) for card in FREE.split()])
    assert books.sets() == []
    assert is_set([0, 40, 80]) and not is_set([0, 1, 3])


def test_places() -> None:
    """RULES 5: equal points share the place."""
    assert places([3, 5, 5, -1]) == [3, 1, 1, 4]


def booked(penalty: int, tournament: bool = False) -> TableBooks:
    """Books of three seats, in which seat 2 has taken a SET."""
    books = TableBooks(3, 0, penalty, 1, tournament)
    books.begin(range(12))
    books.right(2, (0, 1, 2))
    return books


def test_lock_outs() -> None:
    """RULES 5: until somebody else takes a SET; where nobody may call any more, all lock-outs end."""
    books = booked(LOCK_OUT)
    books.wrong(0)
    books.wrong(2)
    assert [books.playing(seat) for seat in range(3)] == [False, True, False] and books.totals() == [0, 0, 1]
    books.wrong(1)
    assert all(books.playing(seat) for seat in range(3))
    books.wrong(0)
    books.right(1, (3, 4, 5))
    assert books.playing(0) and books.totals() == [0, 1, 1]


def test_the_master_may_not_call_where_all_others_are_out() -> None:
    """RULES 5: the master does not play."""
    books = booked(LOCK_OUT, tournament=True)
    books.wrong(1)
    assert not books.playing(0) and not books.playing(1) and books.totals() == [0, 0, 3]
    books.wrong(2)
    assert not books.playing(0) and books.playing(1) and books.playing(2)


def test_what_is_owed() -> None:
    """RULES 5: "one won SET goes back into the box, or, if there is none, the next one won"."""
    books = booked(GIVE_BACK)
    for owed in (0, 1, 2):
        books.wrong(2)
        assert books.totals()[2] == 0 and books.seats[2].owes == owed
    for owed, points in ((1, 0), (0, 0), (0, 1)):
        books.right(2, (0, 1, 2))
        assert books.totals()[2] == points and books.seats[2].owes == owed
    books = booked(MINUS_ONE)
    books.wrong(2)
    books.wrong(2)
    assert books.totals() == [0, 0, -1]


def test_who_has_the_call() -> None:
    """RULES 5: fewer SETs, then who called longer ago."""
    books = booked(MINUS_ONE)
    assert books.who_has_the_call((0, 1, 2)) == {0, 1}
    books.called(0)
    assert books.who_has_the_call((0, 1, 2)) == {1} and books.who_has_the_call((0, 2)) == {0}


def test_cards_that_move() -> None:
    """RULES 2: of 15 cards the last ones go into the gaps, in order; of 12 the gaps are filled again."""
    books = TableBooks(2, 0, LOCK_OUT, 1, False)
    books.begin(range(15))
    books.take((1, 5, 13))
    assert books.cells == [0, 12, 2, 3, 4, 14, *range(6, 12)] and books.coming == 0 and books.left == 66
    books.begin(range(12))
    books.take((0, 1, 11))
    assert books.cells == [-1, -1, *range(2, 11), -1] and books.coming == 3 and books.left == 66
