"""The standings on the glass held against the books: between two rounds, after the last, and after giving up (RULES 5)."""

from __future__ import annotations

import itertools

from tercet.ui.text import en

from host_tests.bookkeeper.books import Ledger, TableBooks, places
from host_tests.players.table import People


def compare(ledger: Ledger, people: People, books: TableBooks, heading: str) -> None:
    """Places, totals and the points of each round; who deals next, or who has won. heading: what stands over them before."""
    if books.over:
        ledger.same("winners", people.winners(), books.winners())
    else:
        ledger.same("heading of the standings", people.player.shows(heading), True)
        if books.tournament:
            deals = en.DEALS_NEXT % people.names()[books.round]
            ledger.same("who deals next", people.player.shows(deals), True)
    _lines(ledger, people, heading, books.totals(), [books.by_round(seat) for seat in range(len(books.seats))])


def compare_given_up(ledger: Ledger, people: People, books: TableBooks) -> None:
    """ "A round that was broken off does not count; where it was the first, the points are shown as they stand.\""""
    heading = en.GIVEN_UP % (en.ROUND_OF % {"round": books.round, "rounds": books.rounds})
    whole = books.round > 1
    ledger.same("heading of the standings", people.player.shows(heading), True)
    ledger.same("which points they are", people.player.shows(en.COUNTING[whole]), True)
    ledger.same("winners", people.winners(), [])
    rounds = [books.by_round(seat)[:-1] if whole else books.by_round(seat) for seat in range(len(books.seats))]
    _lines(ledger, people, heading, [sum(one or 0 for one in points) for points in rounds], rounds)


def _lines(ledger: Ledger, people: People, heading: str, totals: list[int], rounds: list[list[int | None]]) -> None:
    seen = people.standings(heading) or [(0, 0)] * len(totals)
    for seat, booked in enumerate(zip(places(totals), totals, strict=True)):
        ledger.same(f"place of seat {seat}", seen[seat][0], booked[0])
        ledger.same(f"total of seat {seat}", seen[seat][1], booked[1])
    for seat, points in enumerate(rounds) if len(rounds[0]) > 1 else ():
        columns = people.round_points(seat)
        inview = points[-len(columns) :] if columns else points  # the last ones, where there is no room for all
        signed = [en.NO_TIME if one is None else en.signed(one) for one in inview]
        for number, (glass, one) in enumerate(itertools.zip_longest(columns, signed)):
            ledger.same(f"points of round {number + 1} of seat {seat}", glass, one)
