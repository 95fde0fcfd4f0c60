"""The table game and Solo on the very UF2 that is flashed, on the emulated RP2040 ("On the emulated device").

Computer players think while the processor sleeps, so the time they need costs little; keys cost most, so few are pressed.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from tercet.ui.text import en

from host_tests.glass import reader
from host_tests.glass.reader import Glass
from host_tests.players.decks import cards_of, check_pause
from host_tests.players.player import DEAF, Player
from host_tests.players.sets import sets_of
from host_tests.players.table import (
    BEGINNER_DECK,
    EXPERT,
    MINUS_ONE,
    ONE_COLOUR,
    PERSON,
    People,
    check_solo_result,
    play_solo,
    solo,
    solo_penalty,
)
from tools import boards
from tools.emulator import Handheld

BOARD = "picosystem"
BUILD = Path(__file__).parents[2] / "build"
pytestmark = pytest.mark.booted("menu")


def check_device(handheld: Handheld) -> None:
    """What the emulator saw while the game was played: no wrong talk to the panel, nothing printed."""
    assert not handheld.faults
    assert handheld.serial_output == b""


def wait_for_the_end(table: People, limit: float = 600_000) -> None:
    """Let the computer players finish a round; the person agrees when they ask whether there is no SET."""
    waited = 0.0
    while reader.cards_seen(table.player.picture()) and not table.winners():
        table.player.handheld.run(500)
        waited += 500
        assert waited < limit, f"the round does not end within {limit / 1000} s"
        if table.asking():
            for seat in table.calls:
                table.press(seat)
    table.player.handheld.run(2000)  # a table that was cleared stays a moment before the standings
    table.player.settle()


def take_a_set(table: People, tries: int = 6) -> int:
    """Let the person of seat 0 be quicker than the others once, if that can be; return how many SETs the person took."""
    player = table.player
    for _ in range(tries):
        seen = player.glimpse()
        if seen is None or seen.chosen or not sets_of(seen.codes):
            player.handheld.run(200)
            continue
        table.press(0)
        if table.caller() == 0:
            player.handheld.run(DEAF)
            glass = player.look()
            if sets := sets_of(glass.codes):
                player.claim(min(sets, key=lambda cells: player.presses(glass, player.shortest(glass, cells))), glass)
                return 1
        player.handheld.run(500)
    return 0


@pytest.mark.slow
def test_both_call_buttons_in_the_same_instant(seated: Player, booted: Handheld) -> None:
    """Wanted: "a two-seat game with both call buttons pressed in the same sample". RULES 5: the seat with fewer SETs has the
    call, then the seat that called longer ago; before anybody has a SET or called it is the first."""
    player, handheld = seated, booted
    table = People(player, boards.load(BOARD), (PERSON, PERSON))
    glass = table.with_set(table.sit_down(BEGINNER_DECK, MINUS_ONE))
    table.press(0, 1)
    assert table.caller() == 0
    handheld.run(DEAF)
    player.claim(sets_of(glass.codes)[0])
    glass = table.with_set(table.after())
    assert table.all_points() == [1, 0] and table.no_cursor()
    table.press(0, 1)
    assert table.caller() == 1, "the seat with fewer SETs has the call"
    handheld.run(DEAF)
    player.claim(sets_of(glass.codes)[0])
    table.after()
    assert table.all_points() == [1, 1]
    check_device(handheld)


@pytest.mark.slow
def test_one_person_and_three_computer_players_to_the_end(seated: Player, booted: Handheld) -> None:
    """Wanted: "a game of one person and three computer players to its end"."""
    player, handheld = seated, booted
    table = People(player, boards.load(BOARD), (PERSON, EXPERT, EXPERT, EXPERT))
    glass = table.sit_down(ONE_COLOUR, pick=10)
    assert len(cards_of(glass.codes)) == 9
    mine = take_a_set(table)
    wait_for_the_end(table)
    assert table.winners()
    standings = table.standings()
    assert standings is not None and standings[0][1] == mine
    points = [points for _, points in standings]
    assert 4 <= sum(points) <= 9, f"27 cards are nine SETs at most, and {points} were won"
    assert [place for place, _ in standings] == [1 + sum(other > one for other in points) for one in points]
    check_device(handheld)


@pytest.mark.slow
def test_a_tournament_of_two_persons_and_a_computer_player_to_the_end(seated: Player, booted: Handheld) -> None:
    """RULES 5: "as many rounds as seats. Each seat is the master of one round: it does not play, it decides when three cards
    are added. One point per card taken." The computer player deals in the last round, whose end the persons agree on. Each
    first table with its master's corner, and each standings, side by side in build/."""
    player, handheld = seated, booted
    seen: list[Image.Image] = []
    table = People(player, boards.load(BOARD), (PERSON, PERSON, EXPERT))
    glass = table.sit_down(BEGINNER_DECK, tournament=True)
    assert table.says(0, en.MASTER)
    before = [0, 0, 0]
    for number in range(3):
        seen.append(player.picture())
        persons = [seat for seat in (0, 1) if seat != number]
        mine = [0, 0]
        if number == 2:
            for seat in persons:
                table.take(seat, glass)
                mine[seat] += 3
                glass = waited_for_a_set(table)
            agree_to_the_end(table)
        else:
            master_deals(table, number)
        last = number == 2
        assert table.winners() if last else player.shows(en.ROUND_DONE % {"round": number + 1, "rounds": 3})
        seen.append(player.picture())
        standings = table.standings()
        assert standings is not None
        now = [points for _, points in standings]
        won = [after - earlier for after, earlier in zip(now, before, strict=True)]
        assert won[number] == 0, "the master took cards"
        assert all(points % 3 == 0 and points >= 0 for points in won)
        if last:
            assert won == [*mine, 0]
        else:
            assert won[2] == sum(won) and 12 <= sum(won) <= 27, "the Expert alone has looked for SETs"
            assert player.shows(en.DEALS_NEXT % table.names()[number + 1])
        before = now
        if not last:
            glass = table.next_round()
            assert len(cards_of(glass.codes)) >= 9
            # A verdict of a quick Expert may lie over the corner for a second.
            assert handheld.run_until(lambda seat=number + 1: table.says(seat, en.MASTER), 5000, 50)
    in_rows(seen, 2).save(BUILD / "tournament_emulated.png")
    check_device(handheld)


def in_rows(pictures: list[Image.Image], columns: int) -> Image.Image:
    """Pictures of one size, from left to right and from top to bottom."""
    wide, high = pictures[0].width + 8, pictures[0].height + 8
    sheet = Image.new("RGB", (wide * columns - 8, high * -(-len(pictures) // columns) - 8))
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (number % columns * wide, number // columns * high))
    return sheet


def waited_for_a_set(table: People) -> Glass:
    """The table once there is a SET on it: a computer player as master deals where there is none."""
    for _ in range(60):
        glass = table.player.glimpse()
        if glass is not None and sets_of(glass.codes) and not glass.chosen:
            return glass
        table.player.handheld.run(500)
    raise AssertionError("no SET comes in half a minute")


def agree_to_the_end(table: People) -> None:
    """Persons who find nothing ask the master for cards, and when none are left they end the round."""
    player = table.player
    for _ in range(12):
        if table.winners():
            return
        table.ask()
        player.handheld.run(DEAF)
        for seat in (0, 1):
            table.press(seat)
        player.handheld.run(6000)
        player.settle()
    raise AssertionError("the round does not end")


def master_deals(table: People, master: int, limit: float = 600_000) -> None:
    """Let the computer player play; the master, a person, adds three cards when there is no SET."""
    player, waited = table.player, 0.0
    while reader.cards_seen(player.picture()):
        player.handheld.run(500)
        waited += 500
        assert waited < limit
        seen = player.glimpse()
        if seen is not None and seen.codes and not seen.chosen and not sets_of(seen.codes):
            table.press(master)
    player.handheld.run(2000)
    player.settle()


@pytest.mark.slow
def test_solo(seated: Player, booted: Handheld) -> None:
    """Wanted: "a solo game". RULES 4: "Each time three cards are added costs one penalty point. When the stock is empty, each
    SET found in the last cards takes one penalty away." """
    player, handheld = seated, booted
    glass = solo(player)
    assert len(glass.codes) == 12 and solo_penalty(player, 0, 69)

    def stop(seen: Glass) -> None:
        check_pause(player)
        player.press("BACK")
        assert player.rest() == seen
        handheld.run(600)

    points, found, _ = play_solo(player, glass, 1, stop)
    check_solo_result(player, points, found)
    check_device(handheld)
