"""Classic on the very UF2 that is flashed, on the emulated RP2040: by its keys, and by what is on its glass."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en

from host_tests.decks import Tally, assert_progress, cards_of, check_pause, check_result, claim_no_set, claim_set, play, poorest
from host_tests.player import Player
from host_tests.sets import sets_of
from tools.emulator import Handheld

EXPERT = 3
WHOLE_DECK = "picosystem"
PANELS = ("picosystem", "pico_display_2", "pico_display")  # one a size; every board boots in boards/test_tour_emulated.py
Build = Callable[[str], Path]


def switch_on(board: str, uf2: Build) -> tuple[Player, Handheld]:
    handheld = Handheld(board, uf2(board))
    return Player(handheld, handheld.board.buttons), handheld


def check_device(handheld: Handheld) -> None:
    """What the emulator saw while the game was played: no wrong talk to the panel, nothing printed."""
    assert not handheld.faults
    assert handheld.serial_output == b""


@pytest.mark.parametrize("board", PANELS)
def test_from_the_reset_vector_to_the_glass(board: str, uf2: Build) -> None:
    """Issue 2: starts Classic by its keys, reads the cards off the glass, finds a SET itself, claims it, and sees three new
    cards in the same cells and the score changed; then claims three that are no SET and sees the reason named; then pauses and
    sees no card."""
    player, handheld = switch_on(board, uf2)
    tally = Tally(EXPERT)
    glass = player.start("classic", EXPERT)
    tally.look(glass)
    assert len(glass.codes) == 12 and not glass.chosen
    assert_progress(player, tally)
    while not sets_of(glass.codes):
        glass = player.act("MENU")
        tally.look(glass)
    glass = claim_set(player, glass, tally)
    glass = claim_no_set(player, glass, tally)
    check_pause(player)
    player.press("BACK")
    assert player.rest().codes == glass.codes
    check_device(handheld)


def test_a_whole_deck_with_its_no_match(uf2: Build) -> None:
    """Issue 2: a whole Classic deck is played to its end, at Expert, with its No Match.

    One deck in four needs none; another is played then. The emulator repeats itself, so it is the same for the same UF2."""
    player, handheld = switch_on(WHOLE_DECK, uf2)
    glass = player.start("classic", EXPERT)
    for _ in range(5):
        tally = play(player, glass, Tally(EXPERT), poorest)
        left = len(cards_of(player.look().codes))
        assert len(tally.seen) == 81 == 3 * tally.found + left
        second = player.clock()
        check_result(player, tally, left, range(second, second + 2))
        if tally.no_matches:
            break
        player.press("SELECT")
        glass = player.rest()
    assert tally.no_matches, "five decks without a layout that holds no SET"
    player.press("BACK")
    player.settle()
    assert player.shows(en.GAMES["classic"][0])
    check_device(handheld)
