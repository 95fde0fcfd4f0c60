"""Classic on the very UF2 that is flashed, on the emulated RP2040: by its keys, and by what is on its glass."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.core.cards import has_set
from tercet.core.classic.rules import Classic
from tercet.ui.text import en, of_game

from host_tests.players.decks import (
    DECK,
    Tally,
    assert_progress,
    cards_of,
    check_pause,
    check_result,
    claim_no_set,
    claim_set,
    play,
    poorest,
)
from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.rigs.wanted import seed_with
from host_tests.runs.tiers import first_of
from tools.emulator import Handheld

BEGINNER, EXPERT = 0, 3
WHOLE_DECK, GAME_PAD = "picosystem", "spotpear_1_54"
PANELS = ("picosystem", "pico_display", "pico_display_2")  # one a size; every board boots in boards/test_tour_emulated.py

Build = Callable[[str], Path]


def check_device(handheld: Handheld) -> None:
    """What the emulator saw while the game was played: no wrong talk to the panel, nothing printed."""
    assert not handheld.faults
    assert handheld.serial_output == b""


@pytest.mark.booted("menu")
@pytest.mark.parametrize("board", first_of(PANELS))
def test_from_the_reset_vector_to_the_glass(board: str, seated: Player, booted: Handheld) -> None:
    """Starts Classic by its keys, reads the cards off the glass, finds a SET itself, claims it, and sees three new
    cards in the same cells and the score changed; then claims three that are no SET and sees the reason named; then pauses and
    sees no card."""
    player, tally = seated, Tally(EXPERT)
    glass = player.begin("classic", EXPERT)
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
    check_device(booted)


@pytest.mark.slow
def test_a_whole_deck_with_its_no_match(uf2: Build) -> None:
    """A whole Classic deck is played to its end, at Expert, with its No Match: its first twelve cards hold no SET."""
    bare = seed_with(lambda seed: Classic(EXPERT, seed, 0), lambda game: not has_set(game.layout.cells))
    handheld = Handheld(WHOLE_DECK, uf2(WHOLE_DECK), seed=bare)
    player = Player(handheld, handheld.board.buttons)
    tally = play(player, player.start("classic", EXPERT), Tally(EXPERT), poorest)
    left = len(cards_of(player.look().codes))
    assert len(tally.seen) == 81 == 3 * tally.found + left
    second = player.clock()
    check_result(player, tally, left, range(second, second + 2))
    assert tally.no_matches
    player.press("BACK")
    player.settle()
    assert player.shows(of_game(en, "classic").NAME)
    check_device(handheld)


@pytest.mark.slow
def test_from_the_first_start_to_a_won_deck_on_the_game_pad(uf2: Build) -> None:
    """Spotpear's game pad, the board with the most keys: the questions of the first start, the menu, Beginner's 27 cards."""
    handheld = Handheld(GAME_PAD, uf2(GAME_PAD))
    player = Player(handheld, handheld.board.buttons)
    tally = play(player, player.start("classic", BEGINNER), Tally(BEGINNER))
    left = len(cards_of(player.look().codes))
    assert len(tally.seen) == DECK[BEGINNER] == 3 * tally.found + left and not tally.wrong
    second = player.clock()
    check_result(player, tally, left, range(second, second + 2))
    check_device(handheld)
