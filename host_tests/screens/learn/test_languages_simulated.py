"""The tutorial and a whole game of Classic, by keys, in every language: the words are read off the glass."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import LANGUAGES, en, of_game

from host_tests.players import tutorial_player
from host_tests.players.decks import Tally, cards_of, check_result, play
from host_tests.players.games import BEGINNER, skill
from host_tests.players.player import Player
from host_tests.rigs.speaking import speak
from host_tests.runs.tiers import first_of

Sit = Callable[..., Player]
CODES = [code for code, _ in LANGUAGES[1:]]


def learn_and_play(player: Player, language: int) -> None:
    """From the very first start through the tutorial to the result of a game of Classic."""
    tutorial_player.first_start(player, language)
    tutorial_player.to_the_guided_table(player)
    tutorial_player.find_a_set(player)
    tutorial_player.go_on(player, 2)
    assert player.in_focus(of_game(en, "classic").NAME)
    tally = play(player, player.open_game("classic", skill(BEGINNER)), Tally(BEGINNER))
    second, left = player.clock(), len(cards_of(player.look().codes))
    check_result(player, tally, left, range(second, second + 2))


@pytest.mark.parametrize("code", first_of(CODES))
def test_the_tutorial_and_a_game(sit: Sit, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 240x240; headings of a low panel are looked at in test_headings."""
    language = speak(code, monkeypatch)
    learn_and_play(sit("picosystem"), language)
