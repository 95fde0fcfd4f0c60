"""What fingers do to keys: two at once, held, held over a change of screen, bouncing, fast; and what the glass says of them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from tercet.ui import theme
from tercet.ui.text import LANGUAGES, en

from host_tests.glass import words
from host_tests.players.decks import Tally, assert_progress
from host_tests.players.player import LONG, SHORT, Player
from host_tests.players.sets import sets_of
from host_tests.runs.tiers import first_of
from tools.simulator import keys

BOARDS = ("picosystem", "pico_display_2", "pico_display")
EIGHT, FOUR = "picosystem", "pico_display"  # keys
BEGINNER, EXPERT = 0, 3
Sit = Callable[..., Player]

each_board = pytest.mark.parametrize("board", first_of(BOARDS))
eight_and_four = pytest.mark.parametrize("board", (EIGHT, FOUR))


@each_board
def test_two_keys_at_once_are_not_taken_by_the_next_screen(sit: Sit, board: str) -> None:
    """ "a chord for the menu that also selects": there are no chords. Of two keys in one moment the one that changes the screen
    is the last that counts: the other was not meant for a screen that was not there when the finger went down."""
    player = sit(board)
    player.to_set_up()
    for act in (player.handheld.press, player.handheld.release):
        act("SELECT")
        act("BACK")
        player.handheld.run(SHORT)
    player.settle(200)
    assert player.look().codes, "SELECT started a game, and BACK paused it"


@each_board
def test_two_keys_at_once_in_the_game(sit: Sit, board: str) -> None:
    """ "a chord for the menu that also selects": a direction and SELECT are a step and a choice, once each, in some order."""
    player = sit(board)
    player.start("classic", BEGINNER)
    move = player.key(player.onward)
    for act in (player.handheld.press, player.handheld.release):
        act("SELECT")
        act(move)
        player.handheld.run(SHORT)
    after = player.rest()
    assert after.cursor == 3 and after.chosen in ({0}, {3})


@eight_and_four
def test_a_long_press_has_one_meaning(sit: Sit, board: str) -> None:
    """ "One button with two meanings on one screen": held, a key does its long meaning or its short one, and once."""
    player, tally = sit(board), Tally(BEGINNER)
    glass = player.start("classic", BEGINNER)
    tally.look(glass)
    player.handheld.press("SELECT")
    player.handheld.run(3000)
    player.handheld.release("SELECT")
    after = player.rest()
    if player.few:  # SELECT held is HINT
        assert not after.chosen and len(set(after.codes) - set(glass.codes)) == 3
    else:
        assert after.chosen == {0} and after.codes == glass.codes
    tally.look(after)
    assert_progress(player, tally)


@each_board
def test_a_held_direction_repeats_and_stops(sit: Sit, board: str) -> None:
    """A held key moves on by itself, and not a step further when it is let go."""
    player = sit(board)
    player.start("classic", BEGINNER)
    key = player.key(player.onward)
    player.handheld.press(key)
    player.handheld.run(SHORT)
    assert player.look().cursor == 3
    seen = [3]
    for _ in range(200):
        player.handheld.run(10)
        glass = player.glimpse()
        if glass is not None and glass.cursor is not None and seen[-1] != glass.cursor:
            seen.append(glass.cursor)
        if len(seen) == 5:
            break
    reading = [0, 3, 6, 1, 4, 7, 2, 5, 8] if player.few else [0, 3, 6] * 3
    assert seen == reading[1:6], seen
    player.handheld.release(key)
    player.handheld.run(1000)
    assert player.look().cursor == seen[-1]


@each_board
def test_a_list_stops_a_held_key_at_its_end(sit: Sit, board: str) -> None:
    """Held, the focus goes to the last row and stays; a new press goes round."""
    player = sit(board)
    player.to_set_up()
    key = player.key("DOWN")
    player.handheld.press(key)
    player.handheld.run(3000)
    player.handheld.release(key)
    player.settle()
    assert player.in_focus(en.CONSTANT)
    player.press("DOWN")
    player.settle()
    assert player.in_focus(en.PLAY)


@each_board
def test_a_key_held_over_a_change_of_screen(sit: Sit, board: str) -> None:
    """No press is taken by a screen that was not there when the finger went down (DESIGN): from the set-up into the game."""
    player = sit(board)
    player.to_set_up()
    player.handheld.press("SELECT")
    player.handheld.run(2000)
    player.handheld.release("SELECT")
    player.settle(200)
    if player.few:  # the long press is that for help
        assert player.shows(en.TO_KEYS)
        player.press("BACK")
        player.settle()
        player.choose(en.PLAY)
    glass = player.rest()
    assert len(glass.codes) == 9 and not glass.chosen
    tally = Tally(BEGINNER)
    tally.look(glass)
    assert_progress(player, tally)


@each_board
def test_a_direction_held_into_the_pause(sit: Sit, board: str) -> None:
    """No press is taken by a screen that was not there: a key that repeats in the game moves nothing in the pause."""
    player = sit(board)
    player.start("classic", BEGINNER)
    key = player.key("DOWN")
    player.handheld.press(key)
    player.handheld.run(600)
    player.press("BACK")
    player.handheld.run(1500)
    player.settle()
    assert player.in_focus(en.CONTINUE)
    player.handheld.release(key)
    player.settle(100)
    assert player.in_focus(en.CONTINUE)


def test_a_long_press_that_opens_the_pause_does_not_close_it(sit: Sit) -> None:
    """No press is taken by a screen that was not there: BACK held is MENU on four keys; letting it go is not BACK."""
    player = sit(FOUR)
    player.start("classic", BEGINNER)
    player.handheld.press("BACK")
    player.handheld.run(LONG)
    assert player.shows(en.PAUSED)
    player.handheld.release("BACK")
    player.settle(200)
    assert player.shows(en.PAUSED)


@each_board
def test_a_press_into_the_coming_result(sit: Sit, board: str) -> None:
    """No press is taken by a screen that was not there: SELECT goes down on the last table, the result comes by itself."""
    player = sit(board)
    glass = player.start("classic", BEGINNER)
    while sets_of(glass.codes):
        glass = player.act("HINT")
    player.handheld.run(700)  # the result comes 1.5 s after the last hint
    assert not player.shows(en.AGAIN)
    player.handheld.press("SELECT")
    player.handheld.run(1500)
    assert player.shows(en.AGAIN)
    player.handheld.release("SELECT")
    player.settle(200)
    assert player.shows(en.AGAIN), "the press was taken as `again`"


@eight_and_four
def test_a_key_held_at_power_on(sit: Sit, board: str) -> None:
    """CASES: "A press at power-on that is lost, or counted again by the first screen": it counts from the next press on."""
    player = sit(board)
    player.handheld.press("SELECT")
    player.handheld.run(2000)
    player.handheld.release("SELECT")
    player.settle(200)
    another = LANGUAGES[1][1]  # in the list that the first press leads to
    assert player.shows(en.TITLE) and not player.shows(another)
    player.press("SELECT")
    player.settle()
    assert player.shows(another), "the next press is lost"
    player.choose_language()
    assert player.shows(en.FIRST_COLOURS[0])


def bounce(player: Player, name: str, down: bool, milliseconds: int) -> None:
    """A contact that closes and opens for so long, about every millisecond, before it stays as it is."""
    first, second = (player.handheld.press, player.handheld.release)[:: 1 if down else -1]
    at_rest = True
    for tick in range(milliseconds):
        if at_rest or tick % 3:
            (first if at_rest else second)(name)
            at_rest = not at_rest
        player.handheld.run(1)
    if at_rest:
        first(name)


@eight_and_four
def test_bounce_trains(sit: Sit, board: str) -> None:
    """CASES: "Phantom presses, double presses ...: bounce trains of 1-20 ms": each is one press, on a list and on the table."""
    player = sit(board)
    player.start("classic", BEGINNER)
    for count, length in enumerate(range(1, 21)):
        for name, expected in ((player.key(player.onward), count + 1), ("SELECT", None)):
            before = player.look().chosen
            bounce(player, name, True, length)
            player.handheld.run(60)
            bounce(player, name, False, length)
            player.handheld.run(60)
            glass = player.look()
            if expected is None:
                assert glass.chosen == before | {glass.cursor}, f"a train of {length} ms was not one press of SELECT"
                player.press("SELECT")  # not chosen any more
                player.settle()
            else:
                reading = (0, 3, 6, 1, 4, 7, 2, 5, 8) if player.few else (0, 3, 6)
                assert glass.cursor == reading[expected % len(reading)], f"a train of {length} ms was not one step"


@each_board
def test_fast_presses_are_all_taken(sit: Sit, board: str) -> None:
    """DESIGN: no press is lost or doubled, not with 30 ms on the key and 30 ms off it."""
    player = sit(board)
    player.start("classic", BEGINNER)
    key = player.key(player.onward)
    for _ in range(7):
        player.tap(key, 30, 30)
    player.settle()
    assert player.look().cursor == (5 if player.few else 3)


@each_board
@pytest.mark.parametrize("skill", (BEGINNER, EXPERT))
def test_what_the_keys_do_is_on_the_glass(sit: Sit, board: str, skill: int) -> None:
    """ "A button's meaning cannot be found on the screen." """
    player = sit(board)
    player.start("classic", skill)
    wanted = {"SELECT": (en.CHOOSE, en.CHOOSE_SHORT), "HINT": (en.HINT,), "BACK": (en.PAUSE,)}
    if skill == EXPERT:
        wanted["MENU"] = (en.NO_MATCH, en.NO_MATCH_SHORT)
    check_keys(player, wanted)
    player.pause()
    check_keys(player, {"SELECT": (en.CHOOSE,), "BACK": (en.GO_ON,)})
    player.choose(en.GIVE_UP)
    check_keys(player, {"SELECT": (en.CHOOSE,), "BACK": (en.BACK,)})


def check_keys(player: Player, wanted: dict[str, tuple[str, ...]]) -> None:
    picture = player.picture()
    for button, meanings in wanted.items():
        label = player.label(button)
        assert any(words.beside(picture, label, meaning) for meaning in meanings), f"{label}: none of {meanings} is shown"


@eight_and_four
def test_a_long_press_is_a_bar_under_the_key(sit: Sit, board: str) -> None:
    """Which keys are to be held is seen: a bar in the accent lies under their caps; no word "hold" stands between two keys."""
    player = sit(board)
    player.start("classic", EXPERT)
    for button, meanings in {
        "SELECT": (en.CHOOSE, en.CHOOSE_SHORT),
        "HINT": (en.HINT,),
        "MENU": (en.NO_MATCH, en.NO_MATCH_SHORT),
        "BACK": (en.PAUSE,),
    }.items():
        stroke = keys.reach(player.buttons, button)
        assert stroke
        assert barred(player, player.label(button), meanings) == stroke.long, f"{button}: a bar where none is meant, or none"
    assert not player.shows("hold") and not player.shows("hold:")


def test_what_is_to_be_held_stands_apart(sit: Sit) -> None:
    """Short presses at the left edge, long ones at the right: with room between them a key is never read as the next one's."""
    player = sit("pico_display")
    player.start("classic", BEGINNER)
    page = player.page()
    line = [place for text in (en.CHOOSE, en.PAUSE, en.HINT) for place in words.places(page, text)]
    choose, pause, hint = sorted(line, key=lambda place: place.left)
    assert choose.left < 30 and hint.right > player.picture().width - 8
    assert hint.left - pause.right > 2 * (pause.left - choose.right), "they stand as near as two short presses"


def barred(player: Player, label: str, meanings: tuple[str, ...]) -> bool:
    """Whether a bar in the accent lies under the cap of the key that is named before one of these words."""
    picture = player.picture()
    page = words.Page(picture)
    places = [place for meaning in meanings for place in words.places(page, meaning)]
    assert places, f"none of {meanings} is on the glass"
    line = [place for place in words.places(page, label) if any(abs(place.top - one.top) < 6 for one in places)]
    after = places[-1]
    cap = max((place for place in line if place.right <= after.left), key=lambda place: place.right)
    accent = tuple(theme.PALETTE[theme.ACCENT] >> shift & 255 for shift in (16, 8, 0))
    under = picture.crop((cap.left, cap.bottom, cap.right, picture.height))
    lit = (np.asarray(under) == accent).all(axis=2).sum()
    return bool(lit >= cap.right - cap.left)


@pytest.mark.parametrize("opening", (3, 8, 13, 17, 20))
def test_a_worn_contact_that_opens_within_a_press_is_one_press(sit: Sit, opening: int) -> None:
    """A key of long use opens for 3 to 20 ms while it is held: that is one press, wherever in it the contact opens."""
    player = sit("picosystem")
    player.start("classic", BEGINNER)
    key = player.key("SELECT")
    for held in (30, 47, 80, 130):
        before = player.look().chosen
        player.handheld.press(key)
        player.handheld.run(held)
        for _ in range(2):
            player.handheld.release(key)
            player.handheld.run(opening)
            player.handheld.press(key)
            player.handheld.run(31)
        player.handheld.release(key)
        player.handheld.run(60)
        player.settle()
        after = player.look()
        assert after.chosen != before, f"a press that opens for {opening} ms after {held} was lost, or was two"
