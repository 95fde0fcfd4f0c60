"""A press belongs to the screen that was in view when the finger came down: what comes by itself is dismissed by nobody who
still hammers at what was there before, and nothing is chosen in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en

from host_tests.players import games as gameplay
from host_tests.players.player import DEAF, Player
from host_tests.players.sets import no_set_of, sets_of
from host_tests.players.table import MINUS_ONE, PERSON, People
from host_tests.rigs.ends import nearly_over, one_set
from host_tests.runs.tiers import first_of
from host_tests.screens.table.test_fair_simulated import going_on
from tools import boards

Sit = Callable[..., Player]
HAMMERING = pytest.mark.parametrize("every", first_of((90, 140, 230)), ids="every {} ms".format)
AT_A_TABLE = pytest.mark.parametrize(("board", "people"), first_of((("pico_display", 2), ("picosystem", 3))))
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


@AT_A_TABLE
@HAMMERING
def test_the_standings(sit: Sit, tmp_path: Path, board: str, people: int, every: int) -> None:
    """Everybody hammers at the last SET, with the key that dismisses too; the standings stay, and no new game is begun."""
    table = going_on(sit, board, tmp_path, nearly_over((PERSON,) * people, penalty=MINUS_ONE, holds=one_set))
    player = table.player
    keys = tuple(table.calls.values())
    assert player.key("SELECT") in keys, "nobody's call key is the one that dismisses"
    table.claim(0, sets_of(player.rest().codes)[0])
    waited = 0
    while not player.shows(en.AGAIN):
        assert waited < 10_000, "the match does not end"
        hammer(player, keys, every, len(keys) * every)
        waited += len(keys) * every
    for _ in range(2000 // every // len(keys)):
        hammer(player, keys, every, len(keys) * every)
        assert player.shows(en.AGAIN), "the standings are gone"
    player.handheld.run(DEAF)
    player.settle()
    assert player.shows(en.AGAIN)


@AT_A_TABLE
@HAMMERING
def test_the_losers_call_key_plays_no_part_in_the_winners_claim(sit: Sit, board: str, people: int, every: int) -> None:
    """One calls; another, whose call key chooses cards, a moment later, as all hammer at the same SET: none is chosen."""
    player = sit(board)
    table = People(player, boards.load(board), (PERSON,) * people)
    glass = table.ready()
    loser = next(seat for seat, key in table.calls.items() if key == player.key("SELECT"))
    assert loser != 0, "the winner would choose with the own call key"
    first, second = table.calls[0], table.calls[loser]
    player.handheld.press(first)
    player.handheld.run(every // 3)
    player.handheld.press(second)
    player.handheld.run(30)
    player.handheld.release(first)
    player.handheld.release(second)
    for _ in range(500 // every):  # each by itself: two would take back what one has done
        hammer(player, (second,), every, every)
        seen = player.glimpse()
        assert seen is None or not seen.chosen, "the loser has chosen a card of the winner's claim"
    player.settle()
    assert table.caller() == 0 and not player.look().chosen
    player.handheld.run(DEAF)
    player.claim(sets_of(glass.codes)[0])
    table.after()
    assert table.all_points() == [1] + [0] * (people - 1)


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
