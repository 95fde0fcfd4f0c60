"""What SET Cubed asks, phase by phase, and whom (RULES 6.1)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from tercet.core.cubed.computer import opening
from tercet.core.cubed.rules import Cubed
from tercet.core.cubed.start import NEVER
from tercet.core.dice import WILD
from tercet.ui.text import en

from host_tests.glass import dice as dicereader
from host_tests.glass.dice import Unread
from host_tests.players.cubed import BEGINNER, DEAF, DRAWN, PERSON, TEXT, Table
from host_tests.players.player import Player
from host_tests.players.sets import no_set_of, reasons
from host_tests.rigs.wanted import seed_with
from host_tests.runs.tiers import first_of
from tools import boards

BOARDS = ("picosystem", "pico_display", "pico_display_2")
DIMS = 130_000  # ms without a key after which the display has dimmed
Sit = Callable[..., Player]


@pytest.mark.parametrize("board", first_of(BOARDS, 2))
def test_each_phase_says_what_it_asks(sit: Sit, board: str) -> None:
    """Who has a SET, pass or lay, roll again: one person against a computer player reads it on the glass."""
    game = Table(sit(board, seed=1), boards.load(board), (PERSON, BEGINNER))
    player = game.player
    game.sit_down()
    assert player.shows(TEXT.WHO_STARTS) and (player.shows(TEXT.I_HAVE) or player.shows(TEXT.I_HAVE_SHORT))
    game.start()
    asked = game.wait()
    while asked == "again":
        game.keep_all()
        asked = game.wait()
    assert player.shows(TEXT.PASSES) and not player.shows(TEXT.END)
    player.press("MENU")
    player.settle(DRAWN)
    assert player.shows(TEXT.NOTHING_LAID) and player.shows(TEXT.PASS) and not player.shows(TEXT.TURN)
    player.press("BACK")
    player.settle(DRAWN)
    for _ in range(6):
        game.take_turn()
        if game.wait() == "again":
            break
    assert player.shows(TEXT.YOUR_DICE) and player.shows(TEXT.AGAIN) and player.shows(TEXT.KEEP_ALL)
    player.press("SELECT")
    player.settle(DRAWN)
    assert player.shows(TEXT.YOUR_DICE) and player.shows(TEXT.KEEP) and player.shows(TEXT.ROLL_SOME % 1)


@pytest.mark.parametrize("board", first_of(("picosystem", "pico_display")))
def test_what_a_computer_player_laid_is_seen_before_the_question(sit: Sit, board: str) -> None:
    """The turn before stays in view for TURN_SHOWN ms; then it is asked what is rolled, and what was rolled is ringed."""

    def person_starts(game: Cubed) -> bool:
        return bool(opening(game.seats[0].faces)) and not opening(game.seats[1].faces)

    seed = seed_with(lambda seed: Cubed((PERSON, BEGINNER), seed, 0), person_starts)
    game = Table(sit(board, seed=seed), boards.load(board), (PERSON, BEGINNER))
    player = game.player
    game.sit_down()
    game.start()
    before, asked_at = game.look().board, player.handheld.time
    changed = asked_at
    while True:
        while not (asked := game.waiting()):
            player.handheld.run(100)
            if len(now := game.look().board) > len(before):
                before, changed = now, player.handheld.time
        player.handheld.run(DEAF)
        if asked == "again" and changed > asked_at:
            break
        game.keep_all() if asked == "again" else game.take_turn()
        before, asked_at = game.look().board, player.handheld.time
    assert player.handheld.time - DEAF - changed >= 1400, "the question came over the turn"
    player.press("SELECT")
    player.settle(DRAWN)
    player.press("MENU")
    assert game.wait() == "turn" and game.ringed() == [0]
    player.press(player.onward)
    player.settle(DRAWN)
    assert game.ringed() == []


@pytest.mark.parametrize("board", first_of(("pico_display", "picosystem")))
def test_the_die_of_a_wild_is_whole(sit: Sit, board: str) -> None:
    """The face that a WILD would have stands whole above the rows, and what it would earn below them."""
    early = seed_with(lambda seed: Cubed((PERSON, PERSON), seed, 0), lambda game: WILD in game.seats[0].faces)
    game = Table(sit(board, seed=early), boards.load(board), (PERSON, PERSON))
    player = game.player
    game.sit_down()
    game.start()
    for _ in range(40):
        game.handed()
        bait = game.bait() if game.waiting() == "turn" else []
        if bait:
            break
        game.keep_all() if game.waiting() == "again" else game.take_turn()
    cell = bait[0][0]
    places = [face for face in game.go(cell).hand if face is not None]
    player.press("SELECT")
    player.settle(DRAWN)
    for _ in range(places.index(WILD)):
        player.press(player.onward)
    player.press("SELECT")
    player.settle(DRAWN)
    assert player.shows(TEXT.LAY) and not player.shows(en.START)
    picture = dicereader.pixels(player.picture())
    high, wide = picture.shape[:2]
    size, edge = (32, 14) if high >= 200 else (18, 8)
    read = []
    for y in range(5):
        with contextlib.suppress(Unread):
            read.append(dicereader.die(picture, wide - edge - size, y, size))
    assert read and read[0][1], "the die is not whole"
    assert any(player.shows(words % points) for words in TEXT.WORTH_LINE for points in range(12))


def test_whose_turn_it_is_is_said_after_computer_players(sit: Sit) -> None:
    """The last of them has played: its points, and that it is the person's turn."""
    game = Table(sit("picosystem", seed=1), boards.load("picosystem"), (PERSON, BEGINNER))
    game.sit_down()
    game.start()
    for _ in range(8):
        if game.wait() == "again":
            game.keep_all()
            continue
        game.take_turn()
        for _ in range(600):
            game.player.handheld.run(50)
            if game.player.shows(TEXT.YOUR_TURN):
                return
            if game.waiting() == "again":
                break
    raise AssertionError("nobody says whose turn it is")


def test_the_page_between_two_people_is_whole(sit: Sit) -> None:
    """Whose turn it is, with its own keys and none of the board's; a press that was meant for the board does not end it."""
    game = Table(sit("picosystem", seed=1), boards.load("picosystem"), (PERSON, PERSON))
    player = game.player
    game.sit_down()
    seat = game.start()
    assert player.shows(en.PLAYER % (2 - seat)) and player.shows(TEXT.YOUR_TURN)
    assert player.shows(en.NEXT) and not player.shows(TEXT.HANDS) and not player.shows(TEXT.PASSES)
    player.press("SELECT")
    player.settle(DRAWN)
    assert player.shows(en.NEXT), "a press of the first moment has ended it"
    player.handheld.run(DEAF)
    player.press("SELECT")
    player.settle(DRAWN)
    assert game.wait() == "turn"


def test_who_calls_later_does_not_choose_for_who_was_first(sit: Sit) -> None:
    """Two call within 60 ms: the later one's key, which chooses dice otherwise, changes nothing."""
    pictures = []
    for both in (False, True):
        game = Table(sit("pico_display", seed=1), boards.load("pico_display"), (PERSON, PERSON))
        assert game.calls[1] == game.player.key("SELECT"), "the later one's key chooses nothing"
        game.sit_down()
        handheld = game.player.handheld
        handheld.press(game.calls[0])
        handheld.run(60)
        if both:
            handheld.press(game.calls[1])
        handheld.run(40)
        handheld.release(game.calls[0])
        if both:
            handheld.release(game.calls[1])
        handheld.run(300)
        game.player.settle(DRAWN)
        pictures.append(game.player.glass())
    assert pictures[0].tobytes() == pictures[1].tobytes()


@pytest.mark.parametrize("board", first_of(("pico_display", "picosystem")))
def test_a_refused_opening_says_why(sit: Sit, board: str) -> None:
    """RULES 1: "A refused claim says which features fail, all of them". Who shows three wrong dice may have a SET all the same:
    only who takes the call back is said to have none."""
    game = Table(sit(board, seed=1), boards.load(board), (PERSON, PERSON))
    player = game.player
    game.sit_down()
    hand = game.hands()[0]
    cards = [-1 if face == WILD else face // 9 * 27 + face // 3 % 3 * 9 + face % 3 for face in hand]
    wrong = no_set_of(cards)
    game.press(0)
    player.handheld.run(DEAF)
    game.show(hand, [(place, hand[place]) for place in wrong])
    assert all(player.shows(why) for why in reasons(cards, wrong)), f"not all of {reasons(cards, wrong)} is on the glass"
    assert not player.shows(f"{en.MARKS[0]} {TEXT.HAS_NONE % (en.PLAYER % 1)}")
    player.handheld.run(5000)
    game.press(1)
    player.handheld.run(DEAF)
    player.press("BACK")
    player.settle(DRAWN)
    assert player.shows(f"{en.MARKS[0]} {TEXT.HAS_NONE % (en.PLAYER % 2)}")


@pytest.mark.parametrize("people", [1, 2])
def test_left_alone_it_pauses(sit: Sit, people: int) -> None:
    """When the display dims the game stands, on its board as on the page between two people."""
    game = Table(sit("picosystem", seed=1), boards.load("picosystem"), (PERSON, PERSON if people == 2 else BEGINNER))
    game.sit_down()
    game.start()
    if people == 1:
        game.wait()
    game.player.handheld.run(DIMS)
    game.player.settle(DRAWN)
    assert game.player.shows(en.PAUSED)
    game.player.press("SELECT")  # it only lights
    game.player.settle(DRAWN)
    assert game.player.shows(en.PAUSED)


@pytest.mark.parametrize("board", first_of(BOARDS, 2))
def test_the_dice_are_rolled_again_when_all_agree(sit: Sit, board: str) -> None:
    """One key of anybody asks, and rolls nothing; who has agreed is marked; then the other, and everybody rolls."""
    game = Table(sit(board, seed=1), boards.load(board), (PERSON, PERSON))
    player = game.player
    game.sit_down()
    before = game.hands()
    player.press("MENU")
    player.settle(DRAWN)
    assert player.shows(TEXT.NOBODY) and player.shows(TEXT.ROLL) and player.shows(TEXT.NOT_YET)
    assert not player.shows(en.PAUSE)
    player.handheld.run(DEAF)
    game.press(1)
    assert player.shows("2 " + en.MARKS[1]) and not player.shows("1 " + en.MARKS[1])
    game.press(1)
    assert player.shows(TEXT.NOBODY) and game.hands() == before, "one alone has rolled them"
    game.press(0)
    assert player.shows(TEXT.ROLLED) and player.shows(TEXT.WHO_STARTS) and game.hands() != before


def test_the_question_goes_as_it_came(sit: Sit) -> None:
    """Taken back, or not answered in ten seconds: the dice lie as they did, and who has a SET calls."""
    game = Table(sit("picosystem", seed=1), boards.load("picosystem"), (PERSON, PERSON))
    player = game.player
    game.sit_down()
    before = game.hands()
    for wait in (0, 10_500):
        player.press("MENU")
        player.handheld.run(DEAF)
        game.press(0)
        if not wait:
            player.press("BACK")
        player.handheld.run(wait + 100)
        player.settle(DRAWN)
        assert player.shows(TEXT.DECLINED) and player.shows(TEXT.WHO_STARTS) and game.hands() == before
        player.handheld.run(DEAF)
    game.press(0)
    assert player.shows(TEXT.SHOW_IT % (en.PLAYER % 1))


def test_a_press_in_the_moment_of_the_question_is_neither_call_nor_agreement(sit: Sit) -> None:
    """Just after the question came, somebody calls: it does not agree. Just after it went, somebody agrees: it is no call."""
    game = Table(sit("picosystem", seed=1), boards.load("picosystem"), (PERSON, PERSON))
    player = game.player
    game.sit_down()
    before = game.hands()
    player.press("MENU")
    player.handheld.run(20)
    game.press(0)
    game.press(1)
    assert player.shows(TEXT.NOBODY) and game.hands() == before and not player.shows("1 " + en.MARKS[1])
    player.handheld.run(2 * DEAF)
    player.press("BACK")
    player.handheld.run(20)
    game.press(1)
    assert player.shows(TEXT.WHO_STARTS) and not player.shows(TEXT.SHOW_IT % (en.PLAYER % 2))


def test_one_person_among_computer_players_is_not_asked(sit: Sit) -> None:
    """MENU rolls at once, where the computer player has no SET."""
    none = seed_with(lambda seed: Cubed((PERSON, BEGINNER), seed, 0), lambda game: game.seats[1].call_at == NEVER)
    game = Table(sit("picosystem", seed=none), boards.load("picosystem"), (PERSON, BEGINNER))
    player = game.player
    game.sit_down()
    player.press("MENU")
    player.settle(DRAWN)
    assert player.shows(TEXT.ROLLED) and not player.shows(TEXT.NOBODY)
