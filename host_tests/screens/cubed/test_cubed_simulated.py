"""SET Cubed on the simulated handheld: people who press their keys and look at the glass (RULES 6.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from tercet.core.cubed.rules import Cubed
from tercet.core.dice import WILD
from tercet.ui.text import en

from host_tests.players.cubed import BEGINNER, PERSON, TEXT, Table
from host_tests.players.cubed_games import EVERYTHING, calls_together, play_to_the_end, play_together
from host_tests.players.player import Player
from host_tests.rigs.wanted import seed_with
from host_tests.runs.tiers import first_of
from tools import boards
from tools.simulator import Simulator

BOARDS = ("picosystem", "pico_display_2", "pico_display")
Sit = Callable[..., Player]


def table(sit: Sit, board: str, kinds: Sequence[int], seed: int = 1) -> Table:
    """Some who sit round a board that was just switched on."""
    return Table(sit(board, seed=seed), boards.load(board), kinds)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_game_against_a_computer_player(sit: Sit, board: str) -> None:
    """From the menu to the table of rounds: every turn earns on the glass what the rules say, and the points add up."""
    game = table(sit, board, (PERSON, BEGINNER))
    play_to_the_end(game)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_two_people(sit: Sit, board: str) -> None:
    """Two people: start by call in one sample, swap, WILD, illegal turn, pass, reroll."""
    # A WILD in a first hand: then it is soon laid, and the die for it comes.
    early = seed_with(lambda seed: Cubed((PERSON, PERSON), seed, 0), lambda game: WILD in game.seats[0].faces)
    game = table(sit, board, (PERSON, PERSON), seed=early)
    calls_together(game)
    assert game.start() >= 0
    assert play_together(game, EVERYTHING) == EVERYTHING


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_set_up_says_that_a_game_with_hints_enters_no_records(sit: Sit, board: str) -> None:
    """RULES 6.1: a game with hints is practice."""
    player = sit(board)
    player.to_menu()
    player.choose(TEXT.NAME)
    for value in (en.NO, en.YES, en.NO):
        player.set(TEXT.PRACTICE, value)
        assert any(player.shows(words) for words in TEXT.PRACTICE_LINE) == (value == en.YES)


def test_a_hint_in_practice_is_a_legal_turn(sit: Sit) -> None:
    """A hint in practice: a legal turn. It is laid, and can be ended or taken back."""
    game = table(sit, "picosystem", (PERSON, BEGINNER))
    player = game.player
    game.sit_down(practice=True)
    game.start()
    legal = 0
    for _ in range(12):
        asked = game.wait()
        if asked == "again":
            game.keep_all()
            continue
        hand, before = game.look().hand, dict(game.all)
        player.press("MENU")
        player.settle()
        player.choose(TEXT.A_HINT)
        player.settle(600)
        seen = game.look()
        laid = [(cell, face, cell in seen.wilds) for cell, face in seen.board.items() if cell not in before]
        if laid:
            legal += 1
            assert player.shows(TEXT.WORTH % game.worth(laid)), "what the hint lays is worth something else"
            player.press("MENU")
            player.settle()
            player.choose(TEXT.TAKE_ALL)
            player.settle(150)
            after = game.look()
            assert after.hand == hand and not [cell for cell, _, _ in laid if cell in after.board]
            for cell, _, _ in laid:
                game.all.pop(cell, None)
        else:
            assert player.shows(TEXT.NO_HINT)
        if legal == 3:
            return
        game.take_turn()
    raise AssertionError("three hints in twelve turns are not too many")


def test_a_game_goes_on_after_the_power_was_off(tmp_path: Path) -> None:
    """A game in progress is saved and resumed like the others, dice of the running turn included."""
    image = tmp_path / "flash.img"
    with Simulator("picosystem", seed=1, storage=image) as handheld:
        game = Table(Player(handheld, handheld.board.buttons), handheld.board, (PERSON, BEGINNER))
        player = game.player
        game.sit_down()
        game.start()
        while game.wait() != "turn" or not game.best(BEGINNER):
            game.keep_all() if game.waiting() == "again" else game.end_turn()
        cell, face, wild = game.best(BEGINNER)[0]
        seen = game.lay(cell, face, wild)
        points = [game.points(seat) for seat in (0, 1)]
        player.pause()
        player.leave()
        handheld.run(2000)
    with Simulator("picosystem", seed=9, storage=image) as handheld:
        again = Table(Player(handheld, handheld.board.buttons), handheld.board, (PERSON, BEGINNER))
        player = again.player
        player.wait_for(en.TITLE)
        player.settle()
        player.press("SELECT")
        player.settle()
        assert player.in_focus(en.CONTINUE), "the game that waits is in focus"
        player.press("SELECT")
        player.handheld.run(600)
        player.settle(200)
        now = again.look()
        assert (now.board, now.wilds, now.hand) == (seen.board, seen.wilds, seen.hand)
        assert [again.points(seat) for seat in (0, 1)] == points
        again.end_turn()
        assert again.points(0) == points[0] + game.worth([(cell, face, wild)])
