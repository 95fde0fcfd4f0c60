"""The page in real browsers, played by somebody who reads the canvas and presses the computer's keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.ui.text import en, of_game

from host_tests.players import tutorial_player
from host_tests.players.decks import Tally, cards_of, check_result, play, poorest
from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.web import browsers
from host_tests.web.played import OnPage

BEGINNER = 0


def player_of(page: OnPage) -> Player:
    return Player(page, page.board.buttons)


def test_a_first_start_with_its_tutorial(served: Path) -> None:
    """From the language to the guided table: a refusal that is understood, and a SET; what was said is in the live region."""
    with OnPage("picosystem", "chromium", served) as page:
        player = player_of(page)
        tutorial_player.first_start(player)
        tutorial_player.to_the_guided_table(player)
        tutorial_player.find_a_set(player)
        assert page.ask("said"), "nothing was said in words"
        assert page.ask("errors") == []


@pytest.mark.slow
@pytest.mark.parametrize("browser", browsers.BROWSERS)
def test_a_classic_game_to_its_end(browser: str, served: Path) -> None:
    """Beginner's 27 cards. In the middle the page is loaded anew: the game waits, and goes on where it was; and once more when
    the server is gone. At the end the result says what was counted."""
    with OnPage("picosystem", browser, served) as page:
        player, tally = player_of(page), Tally(BEGINNER)
        tutorial_player.first_start(player)
        player.press("BACK")
        player.settle()
        glass = player.begin("classic", BEGINNER)
        for reload in (True, False):
            tally.look(glass)
            glass = player.claim(sets_of(glass.codes)[0], glass)
            tally.found += 1
            if not reload:
                while not page.ask("kept"):
                    page.run(100)
                page.ask("offline")
            player.pause()
            page.ask("open")
            player = player_of(page)
            player.wait_for(en.TITLE)
            player.settle()
            player.press("SELECT")
            player.settle()
            player.choose(en.CONTINUE)
            again = player.rest()
            assert again.codes == glass.codes, "the game is another one after the page was loaded anew"
            glass = again
        tally = play(player, glass, tally, poorest)
        left = len(cards_of(player.look().codes))
        second = player.clock()
        check_result(player, tally, left, range(second, second + 2))
        player.press("BACK")
        player.settle()
        assert player.shows(of_game(en, "classic").NAME)
        assert page.ask("errors") == []
