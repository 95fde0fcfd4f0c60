"""The set-up of the table game on the simulated handheld: what is remembered, and who can sit where."""

from __future__ import annotations

import pytest
from tercet.ui.text import en

from host_tests.glass import words
from host_tests.players.table import BEGINNER, EXPERT, MINUS_ONE, ONE_COLOUR, PERSON
from host_tests.runs.tiers import first_of
from host_tests.screens.table.test_table_simulated import BOARDS, TABLE_WORDS, Sit, people


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_last_table_is_remembered(sit: Sit, board: str) -> None:
    """Wanted: "Set-up in as few presses as possible; the last table is remembered"."""
    table = people(sit, board, (PERSON, EXPERT, BEGINNER))
    player, _ = table.player, table.sit_down(ONE_COLOUR, MINUS_ONE, 2, 7)
    player.pause()
    player.give_up()
    player.choose(TABLE_WORDS.NAME)
    assert player.in_focus(en.PLAY), "the same table again is one press"
    for row, value in (
        (en.SEATS, "3"), (en.SEAT % 1, en.PERSON), (en.SEAT % 2, en.SKILLS[EXPERT]), (en.SEAT % 3, en.SKILLS[BEGINNER]),
        (TABLE_WORDS.DECK, TABLE_WORDS.DECKS[ONE_COLOUR]),
        (TABLE_WORDS.PENALTY, TABLE_WORDS.PENALTIES[MINUS_ONE]), (en.PICK, en.SECONDS % 7),
        (TABLE_WORDS.TOURNAMENT, en.NO), (TABLE_WORDS.ROUNDS, "2"),
    ):  # fmt: skip
        assert player.value_shown(row, value), f"{row} is not {value} any more"


def test_a_row_says_that_a_computer_plays_there(sit: Sit) -> None:
    """ "Seat 2: Expert" could be a person who plays well: in focus the row says what it is."""
    player = people(sit, "picosystem", (PERSON, EXPERT, BEGINNER)).player
    player.to_menu()
    player.choose(TABLE_WORDS.NAME)
    player.set(en.SEATS, "2")
    player.set(en.SEAT % 2, en.SKILLS[EXPERT])
    assert player.shows(en.COMPUTER_PLAYS)
    player.set(en.SEAT % 2, en.PERSON)
    assert not player.shows(en.COMPUTER_PLAYS)
    player.set(en.SEAT % 2, en.SKILLS[BEGINNER])
    player.focus(en.SEATS)
    player.settle()
    assert not player.shows(en.COMPUTER_PLAYS)


def test_four_people_need_four_keys(sit: Sit) -> None:
    """Wanted: "a board with fewer keys than seats says so" - and does not start; with a computer player it does."""
    table = people(sit, "pico_display", (PERSON,) * 4)
    player = table.player
    player.to_menu()
    table.choose()
    said = [text % 3 for text in en.TOO_FEW_KEYS]
    assert words.which(player.picture(), said)
    assert table.start().codes == () and words.which(player.picture(), said)
    player.set(en.SEAT % 4, en.SKILLS[BEGINNER])
    assert not words.which(player.picture(), said)
    assert len(table.start().codes) == 12
