"""The pause of every game: begin anew, change a setting, and come back to it."""

from __future__ import annotations

import pytest
from PIL import Image
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players.dice import open_list
from host_tests.players.player import Player
from host_tests.screens.conftest import Sit

BOARDS = ("picosystem", "pico_display")
EXPERT = 3
SPEED_ALONE = {en.SEATS: en.dice.ALONE}


def below_top(player: Player) -> Image.Image:
    picture = player.picture()
    return picture.crop((0, 20, picture.width, picture.height - 20))


@pytest.mark.parametrize("board", BOARDS)
def test_start_again_asks_first(sit: Sit, board: str) -> None:
    """ "Start again" in the pause: the safe answer is in focus and leads back; yes deals other cards, its clock at 0:00."""
    player = sit(board)
    before = player.start("classic", EXPERT)
    player.handheld.run(9000)
    player.pause()
    player.choose(en.START_AGAIN)
    assert player.in_focus(en.STAY)
    player.press("SELECT")
    player.settle()
    assert player.shows(en.PAUSED) and player.in_focus(en.START_AGAIN)
    player.choose(en.START_AGAIN)
    player.choose(en.NEW_YES)
    glass = player.first_table()
    assert glass.codes != before.codes and player.clock() <= 1
    player.pause()
    player.leave()
    player.focus(en.CONTINUE)
    player.press("SELECT")
    assert player.rest().codes == glass.codes, "another game waits than the one that was begun"


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_lost_is_said_above_both_answers(sit: Sit, board: str) -> None:
    """Below the answer in focus, which is no, it would say that no loses the game."""
    player = sit(board)
    player.start("classic", EXPERT)
    player.pause()
    player.choose(en.GIVE_UP)
    for answer in (en.STAY, en.GIVE_UP_YES):
        player.focus(answer)
        said, no, yes = (words.find(player.picture(), text) for text in (en.GIVE_UP_LINE, en.STAY, en.GIVE_UP_YES))
        assert said is not None and no is not None and yes is not None and said.bottom < no.top < yes.top


@pytest.mark.parametrize("board", BOARDS)
def test_a_setting_changed_in_a_game_shows_at_once(sit: Sit, board: str) -> None:
    """From the pause to the settings and back to the pause; then the same cards, with letters on them."""
    player = sit(board)
    before = player.start("classic", EXPERT)
    player.pause()
    player.choose(en.SETTINGS[0])
    player.set(en.SETTING_ROWS["letters"][0], en.ON)
    player.press("BACK")
    player.settle()
    assert player.shows(en.PAUSED) and player.in_focus(en.SETTINGS[0])
    player.choose(en.CONTINUE)
    player.letters = True
    assert player.rest().codes == before.codes
    player.handheld.run(1000)
    player.pause()
    assert player.shows(en.PAUSED)


def test_letters_come_onto_the_dice_at_once(sit: Sit) -> None:
    """As they are where they were chosen before the game."""
    chosen = sit()
    chosen.to_menu()
    open_list(chosen, "speed", SPEED_ALONE)
    without = below_top(chosen)
    chosen.pause()
    chosen.choose(en.SETTINGS[0])
    chosen.set(en.SETTING_ROWS["letters"][0], en.ON)
    chosen.press("BACK")
    chosen.settle()
    chosen.choose(en.CONTINUE)
    chosen.handheld.run(700)
    lettered = below_top(chosen)
    assert lettered.tobytes() != without.tobytes()
    chosen.pause()
    chosen.choose(en.LEAVE)
    chosen.choose(en.CONTINUE)
    chosen.handheld.run(700)
    assert below_top(chosen).tobytes() == lettered.tobytes()


@pytest.mark.parametrize("game", ["table", "speed", "cubed", "crossword"])
def test_every_game_has_all_of_it(sit: Sit, game: str) -> None:
    """The shared games and the dice games too."""
    player = sit("picosystem")
    player.to_menu()
    player.choose(of_game(en, game).NAME)
    player.choose(en.PLAY)
    player.handheld.run(1500)
    for _ in range(4):
        if not player.shows(en.PAUSED):
            player.press("BACK")
            player.handheld.run(700)
    assert player.shows(en.PAUSED)
    for row in (en.CONTINUE, en.START_AGAIN, en.SETTINGS[0], en.HELP, en.LEAVE, en.GIVE_UP):
        assert player.shows(row), f"the pause of {game} has no {row!r}"
    player.choose(en.START_AGAIN)
    player.choose(en.NEW_YES)
    player.handheld.run(1500)
    assert not player.shows(en.PAUSED) and not player.shows(en.TITLE)
