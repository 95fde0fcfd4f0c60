"""What the games for one have in common, by the keys on the simulated handheld: set-up, records, pause."""

from __future__ import annotations

import pytest
from PIL import Image
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.glass.reader import Glass
from host_tests.players import games as gameplay
from host_tests.players.games import (
    ADVANCED,
    BEGINNER,
    EXPERT,
    INTERMEDIATE,
    skill,
)
from host_tests.players.player import Player
from host_tests.players.sets import POWERS
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit, sit_down, to_menu_from_game

BOARDS = ("picosystem", "pico_display_2", "pico_display")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))


@ON_EACH_BOARD
def test_custom_changes_the_cards_that_are_dealt(sit: Sit, board: str) -> None:
    """RULES 3: "Custom" lets the player choose the number of features separately; a constant feature of choice."""
    player = sit_down(sit, board)
    glass = player.open_game("timed", {**skill(BEGINNER), en.CARDS: "4"})
    assert len(glass.codes) in (12, 15) and not constants(glass)  # 15: there was no SET in the first twelve
    to_menu_from_game(player)
    for feature, value in ((1, en.CONSTANT_VALUES[1]), (2, en.CONSTANT_VALUES[2])):
        glass = player.open_game("arcade", {**skill(EXPERT), en.CARDS: "3", en.CONSTANT: value})
        assert len(glass.codes) == 9 and list(constants(glass)) == [feature], f"{value} is not the same on all cards"
        to_menu_from_game(player)
    assert constants(glass) == {2: 0}, "the shading is always solid"


def constants(glass: Glass) -> dict[int, int]:
    """Each feature that all cards share, with its value."""
    values = [{code // power % 3 for code in glass.codes} for power in POWERS]
    return {feature: seen.pop() for feature, seen in enumerate(values) if len(seen) == 1}


@ON_EACH_BOARD
def test_records_show_the_new_one_in_its_place_and_clearing_asks(sit: Sit, board: str) -> None:
    """Records: the new one shown in its place, a mark for games with hints; clearing asks first. CASES: "A hinted game
    counts like a clean one." """
    player = sit_down(sit, board)
    gameplay.race(player, player.open_game("timed", skill(BEGINNER)), 10)
    first = finished(player)
    assert player.badge(en.FIRST_ONE) and not player.badge(en.PLACES[0])
    player.press("SELECT")
    glass = player.first_table()
    glass = player.act("HINT")
    gameplay.race(player, glass, 10, done=1)
    second = finished(player)
    assert second > first and player.shows(en.PLACES[1])
    player.press("HINT")
    player.settle()
    times = [f"{one // 60}:{one % 60:02}" for one in (first, second)]
    picture = player.picture()
    above, below = (words.find(picture, time) for time in times)
    assert above and below and above.top < below.top
    assert player.highlighted(times[1]) and not player.highlighted(times[0]), "the new one is marked"
    assert marked(picture, below) and not marked(picture, above), "the game with a hint is marked, and no other"
    player.press("MENU")
    player.settle()
    assert player.shows(en.REALLY_CLEAR) and player.in_focus(en.KEEP)
    player.choose(en.KEEP)
    assert player.shows(times[0])
    player.press("MENU")
    player.settle()
    player.choose(en.CLEAR_YES)
    assert player.shows(en.NO_RECORDS) and not player.shows(times[0])


def marked(picture: Image.Image, time: words.Place) -> bool:
    """Tell whether something stands beside the time of a record, be it in dim words."""
    beside = picture.crop((time.right + 3, time.top, picture.width // 2, time.bottom)).convert("L")
    return max(beside.tobytes()) > 0x48


def finished(player: Player) -> int:
    """The time in seconds that the result of Timed shows."""
    player.wait_for_result()
    return gameplay.time_shown(player, range(90))


@ON_EACH_BOARD
@pytest.mark.parametrize("game", ("timed", "puzzle", "arcade"))
def test_the_clock_stops_in_the_pause_and_the_next_press_counts(sit: Sit, board: str, game: str) -> None:
    """RULES 3: every clock stops in pause; the cards are hidden. Who plays on has asked for it: the first press is taken."""
    player = sit_down(sit, board)
    glass = player.open_game(game, skill(BEGINNER))
    player.clock_near = gameplay.ARCADE_SECONDS[BEGINNER] if game == "arcade" else 0
    player.handheld.run(2000)
    second = player.clock()
    for again, key in ((False, "BACK"), (True, "SELECT")):
        player.pause()
        assert player.shows(en.PAUSED) and not player.look().cards
        player.handheld.run(5000)
        player.press(key)
        player.press("SELECT")
        player.settle()
        assert abs(player.clock() - second) <= 1, "the clock ran on in the pause"
        chosen = set() if again else {glass.cursor}
        assert player.look().chosen == chosen, "the first press after the pause is lost"
    player.handheld.run(1000)
    assert 1 <= abs(player.clock() - second) <= 2, "the clock does not go on"


@ON_EACH_BOARD
def test_the_last_choices_are_remembered_for_each_game(sit: Sit, board: str) -> None:
    """The last choices of each game are its own."""
    player = sit_down(sit, board)
    choices = {
        "timed": {**skill(INTERMEDIATE), en.TARGET: "20"},
        "arcade": skill(ADVANCED),
        "practice": {en.SHOW_COUNT: en.YES},
    }
    for game, values in choices.items():
        player.set_up(game, values)
        player.press("BACK")
        player.settle()
    for game, values in {**choices, "classic": skill(BEGINNER)}.items():
        player.choose(of_game(en, game).NAME)
        assert player.in_focus(en.PLAY)
        for row, value in values.items():
            assert player.value_shown(row, value), f"{game} has forgotten {value}"
        player.press("BACK")
        player.settle()
