"""A press belongs to the screen that was in view when the finger came down: what comes by itself is dismissed by nobody who
still hammers at what was there before, and nothing is chosen in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import en

from host_tests.players import games as gameplay
from host_tests.players.player import DEAF, Player
from host_tests.players.sets import no_set_of, sets_of
from host_tests.players.table import MINUS_ONE, PERSON, People
from host_tests.runs.tiers import first_of
from tools import boards

Sit = Callable[..., Player]
HAMMERING = pytest.mark.parametrize("every", first_of((90, 140, 230)), ids="every {} ms".format)
EACH = pytest.mark.parametrize("board", ("picosystem", "pico_display"))
EXPERT = 3


def hammer(player: Player, keys: tuple[str, ...], every: int, milliseconds: int) -> None:
    """Tap keys of the board in turn, half of the time down."""
    for number in range(milliseconds // every):
        player.tap(keys[number % len(keys)], every // 2, every - every // 2)


@EACH
@HAMMERING
@pytest.mark.parametrize("button", ("SELECT", "BACK"))
def test_the_result_of_arcade(sit: Sit, board: str, every: int, button: str) -> None:
    """The clock runs out under the fingers of somebody who plays on: the result stays."""
    player = sit(board)
    player.to_menu()
    player.open_game("arcade", gameplay.skill(EXPERT))
    player.handheld.run(60_000)
    player.press(player.onward)
    player.handheld.run((player.clock() - 1) * 1000)
    hammer(player, (player.key("SELECT"),), every, 1000)
    hammer(player, (player.key(button),), every, 3200)
    assert player.shows(en.AGAIN), "the result is gone"
    player.handheld.run(DEAF)
    player.press("BACK")
    player.settle()
    assert player.shows(en.TITLE), "a key that comes later is not taken"


@EACH
@pytest.mark.parametrize(("moment", "taken"), ((520, False), (640, True)))
def test_the_first_600_ms_of_a_result(sit: Sit, board: str, moment: int, taken: bool) -> None:
    """One press: in the first 600 ms it means nothing, and afterwards it counts."""
    player = sit(board)
    player.to_menu()
    player.open_game("arcade", gameplay.skill(EXPERT))
    player.handheld.run((player.clock() - 1) * 1000)
    while not player.shows(en.AGAIN):
        player.handheld.run(20)
    player.handheld.run(moment - 20)
    player.press("BACK")
    player.settle()
    assert player.shows(en.TITLE) == taken


@EACH
def test_who_comes_back_to_a_result_has_asked_for_it(sit: Sit, board: str) -> None:
    """From the best ten the player's own key leads back: the next one counts at once."""
    player = sit(board)
    player.to_menu()
    player.open_game("arcade", gameplay.skill(EXPERT))
    gameplay.run_out(player)
    player.press("HINT")
    player.settle()
    for _ in range(2):
        assert not player.shows(en.TITLE)
        player.press("BACK")
        player.settle()
    assert player.shows(en.TITLE), "the result took no key"


@HAMMERING
def test_the_standings(sit: Sit, every: int) -> None:
    """Everybody hammers at the last SET; the standings stay, and no new game is begun."""
    player = sit("picosystem")
    table = People(player, boards.load("picosystem"), (PERSON, PERSON))
    glass = table.sit_down(deck=1, penalty=MINUS_ONE)
    for _ in range(40):
        sets = sets_of(glass.codes)
        if not sets:
            glass = table.deal_three(glass)
        else:
            table.claim(0, sets[0])
            hammer(player, tuple(table.calls.values()), every, 3600)
            if player.shows(en.AGAIN):
                break
            player.handheld.run(8000)  # somebody may have called once more, and been too late
            glass = player.rest()
    else:
        raise AssertionError("the round does not end")
    player.handheld.run(DEAF)
    assert player.shows(en.AGAIN)


@HAMMERING
def test_the_losers_call_key_plays_no_part_in_the_winners_claim(sit: Sit, every: int) -> None:
    """LEFT calls, A comes a moment later, as everybody hammers at the same SET: no card is chosen by it."""
    player = sit("picosystem")
    table = People(player, boards.load("picosystem"), (PERSON, PERSON))
    glass = table.ready()
    first, second = table.calls[0], table.calls[1]
    player.handheld.press(first)
    player.handheld.run(every // 3)
    player.handheld.press(second)
    player.handheld.run(30)
    player.handheld.release(first)
    player.handheld.release(second)
    hammer(player, (second,), every, 500)
    player.settle()
    assert table.caller() == 0 and not player.look().chosen, "the loser has chosen a card of the winner's claim"
    player.handheld.run(DEAF)
    player.claim(sets_of(glass.codes)[0])
    table.after()
    assert table.all_points() == [1, 0]


def test_a_refusal_can_be_read(sit: Sit) -> None:
    """It stays for 1.5 s whatever is pressed, for 4 s where nothing is; the three cards are marked as long as it is there."""
    player = sit("picosystem")
    glass = player.start("classic", EXPERT)
    wrong = no_set_of(glass.codes)
    for pressed, least, most in ((True, 1300, 1700), (False, 3800, 4200)):
        player.claim(wrong)
        waited = 380  # of the claim's own rest
        while player.look().refused:
            assert player.look().refused == set(wrong) and not player.shows(en.HINT)
            if pressed:
                player.press(player.onward)
                waited += 70
            player.handheld.run(50)
            waited += 50
            assert waited < 6000
        player.handheld.run(100)
        assert least <= waited <= most, f"it stayed for {waited} ms"
        assert player.shows(en.HINT)
