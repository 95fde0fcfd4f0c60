"""How a game for one ends, on the simulated handheld: what is seen of the end, and what the result makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image
from tercet.core.arcade.rules import Arcade
from tercet.core.cards import level
from tercet.ui.text import en, of_game

from host_tests.glass import reader, words
from host_tests.glass.reader import Glass
from host_tests.players import games as gameplay
from host_tests.players.games import BEGINNER, EXPERT, INTERMEDIATE, skill
from host_tests.players.player import BETWEEN, Player
from host_tests.players.sets import sets_of
from host_tests.rigs import wanted
from host_tests.rigs.restarted import restart, resume
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit, sit_down
from tools.simulator import Simulator

ARCADE_WORDS = of_game(en, "arcade")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(("picosystem", "pico_display", "pico_display_2")))
SLOW = 9000  # ms: longer than any SET that is not waited for


def near_the_end(player: Player, seconds: int) -> None:
    """Let the clock of Arcade run down to so many seconds; a key now and then keeps the light on."""
    while (left := player.clock() - seconds) > 0:
        player.handheld.run(min(40, left) * 1000)
        player.press(player.onward)
        player.settle()


def race(player: Player, glass: Glass, wait: int = 0) -> int:
    """Play Timed to its end with so many ms of thought before the last SET; return the seconds that the result says."""
    gameplay.race(player, glass, 10, until=9)
    player.handheld.run(wait)
    gameplay.race(player, player.look(), 10, 9)
    player.wait_for_result()
    return gameplay.time_shown(player, range(120))


@ON_EACH_BOARD
def test_nothing_found_is_no_best(sit: Sit, board: str) -> None:
    """A first game is no record to boast of when there is nothing in it."""
    player = sit_down(sit, board)
    gameplay.open_arcade(player, EXPERT)
    gameplay.run_out(player)
    assert words.beside(player.picture(), "0", en.IN_TIME % {"what": en.SETS[1], "time": "2:00"})
    assert not any(player.badge(text) or player.shows(text) for text in (en.FIRST_ONE, *en.PLACES))
    assert player.shows(ARCADE_WORDS.REACHED % 1)


@ON_EACH_BOARD
def test_a_new_best_says_what_it_has_beaten(sit: Sit, board: str) -> None:
    """The first game is the first; a better one is the best, with both values beside bars; a worse one is not."""
    player = sit_down(sit, board)
    slow = race(player, player.open_game("timed", skill(BEGINNER)), 6000)
    assert player.badge(en.FIRST_ONE) and not player.badge(en.PLACES[0])
    player.press("SELECT")
    fast = race(player, player.first_table())
    assert fast < slow
    times = [f"0:{seconds:02}" for seconds in (fast, slow)]
    assert player.badge(en.PLACES[0]) or player.badge(en.BEFORE % {"now": en.PLACES[0], "before": times[1]})
    picture = player.picture()
    short = int(words.shows(picture, en.THIS_GAME[1]))
    for label, time in ((en.THIS_GAME, times[0]), (en.LAST_TIME, times[1])):
        place = words.find(picture, label[short])
        assert place and words.shows(picture.crop((place.right, place.top, picture.width, place.bottom)), time), label
    bars = [bar_length(picture, words.find(picture, label[short])) for label in (en.THIS_GAME, en.LAST_TIME)]
    assert abs(bars[0] / bars[1] - fast / slow) < 0.15, f"bars of {bars} pixels for {times}: longer is more time"
    player.press("SELECT")
    race(player, player.first_table(), 3000)
    assert player.shows(en.PLACES[1]) and not player.badge(en.PLACES[0])
    assert player.shows(en.BEST_BEFORE[short]) and player.shows(en.AVERAGE_GAME[short])
    before = player.picture().tobytes()
    player.press("HINT")
    player.settle()
    assert not player.shows(en.BEST_BEFORE[short]), "the best ten are not shown"
    player.press("BACK")
    player.handheld.run(200)
    player.settle()
    assert player.picture().tobytes() == before, "painted again the result looks different"


def bar_length(picture: Image.Image, place: words.Place | None) -> int:
    """How many pixels of the bar beside these words are full, in the row of its middle."""
    assert place
    y = (place.top + place.bottom) // 2
    row = [sum(picture.getpixel((x, y))[:3]) for x in range(place.right + 4, picture.width)]  # type: ignore[index]
    start = next(x for x, light in enumerate(row) if light > 300)
    return next(length for length in range(1, len(row)) if row[start + length] < 250)


@ON_EACH_BOARD
def test_hammering_does_not_lose_the_result(sit: Sit, board: str) -> None:
    """Everybody hammers in the last second: these presses were meant for the cards."""
    player = sit_down(sit, board)
    gameplay.open_arcade(player, EXPERT)
    near_the_end(player, 2)
    waited = 0
    while not player.shows(en.MENU):
        player.tap(player.key("SELECT"), 35, 105)
        waited += 140
        assert waited < 12_000
    for _ in range(4):
        player.tap(player.key("SELECT"), 35, 105)
    assert player.shows(en.MENU) and player.shows(ARCADE_WORDS.REACHED % 1), "a tap has taken the result away"
    player.handheld.run(1000)
    player.press("SELECT")
    player.settle()
    assert not player.shows(en.MENU), "it takes keys again"


@ON_EACH_BOARD
def test_timed_ends_with_the_set_that_was_the_last(sit: Sit, board: str) -> None:
    """No three cards come that nobody will look for; the time is said."""
    player = sit_down(sit, board)
    glass = player.open_game("timed", skill(BEGINNER))
    gameplay.race(player, glass, 10, until=9)
    before = player.look()
    cells = gameplay.nearest(player, before)
    player.select(player.shortest(before, cells), before)
    for _ in range(6):
        seen = player.look()
        assert seen.codes == before.codes and seen.chosen == set(cells) and seen.cursor is None
        second = player.clock()
        assert player.shows(en.DONE % f"0:{second:02}")
        player.handheld.run(200)
    player.wait_for_result()


@ON_EACH_BOARD
def test_the_last_seconds_of_arcade_and_what_was_there(sit: Sit, board: str) -> None:
    """The clock stands out in the last ten seconds; then the time is up, over the table, and a SET that was there is shown."""
    player = sit_down(sit, board)
    glass = gameplay.open_arcade(player, EXPERT)
    glass, _ = gameplay.table_with_a_set(player, glass)
    near_the_end(player, 12)
    assert not urgent(player)
    near_the_end(player, 10)
    player.handheld.run(900)
    assert urgent(player)
    codes = player.look().codes
    player.handheld.run(8000)
    waited = 0
    while not banner(player):
        player.handheld.run(50)
        waited += 50
        assert waited < 3000, "nobody says that the time is up"
    player.handheld.run(1400)
    assert not banner(player) and player.shows(en.WAS_THERE)
    seen = player.look()
    assert seen.codes == codes and tuple(sorted(seen.chosen)) in [tuple(sorted(one)) for one in sets_of(codes)]
    player.wait_for_result()
    many = len(sets_of(codes))
    assert player.shows(en.MISSED_OF % {"number": 1, "all": many}) and reader.cards_seen(player.picture()) == 3
    check_missed(player, many)


def urgent(player: Player) -> bool:
    """Tell whether the clock is dark on light."""
    picture = player.picture()
    top = words.inverted(picture.crop((0, 0, picture.width, 20)))
    return words.which(top, (f"0:{second:02}" for second in range(11))) is not None


def banner(player: Player) -> bool:
    """Tell whether it is said large, over the cards, that the time is up."""
    return any(place.bottom - place.top > 30 for place in words.places(words.inverted(player.picture()), en.TIME_UP))


def check_missed(player: Player, many: int) -> None:
    """Leaf through the SETs that were missed, and round to the first; and back to the result."""
    assert any(player.shows(word) for word in en.REVIEW)
    onward = "NEXT" if player.few else "DOWN"
    player.press(onward)
    player.settle()
    pictures = []
    for number in range(1, many + 1):
        assert player.shows(en.MISSED_OF % {"number": number, "all": many})
        pictures.append(player.picture().tobytes())
        player.press(onward)
        player.settle()
    assert len(set(pictures)) == many, "the cards do not change"
    assert player.shows(en.MISSED_OF % {"number": 1, "all": many})
    player.press("BACK")
    player.settle()
    assert player.shows(en.MENU)


@ON_EACH_BOARD
def test_the_best_set_is_shown(sit: Sit, board: str) -> None:
    """The SET that was found, with its time, as three cards."""
    player = sit_down(sit, board)
    glass = gameplay.open_arcade(player, EXPERT)
    glass, _ = gameplay.table_with_a_set(player, glass)
    glass = player.claim(gameplay.nearest(player, glass), glass)
    gameplay.run_out(player)
    assert any(player.shows(en.HARDEST_SET % f"{tenths // 10}.{tenths % 10} s") for tenths in range(200))
    assert reader.cards_seen(player.picture()) == 3


@ON_EACH_BOARD
def test_the_records_open_at_the_game_that_was_played(sit: Sit, board: str) -> None:
    """Not at the first of all games: what was just played is what somebody wants to see."""
    player = sit_down(sit, board)
    taken = race(player, player.open_game("timed", skill(INTERMEDIATE)))
    player.press("BACK")
    player.settle()
    player.choose(en.RECORDS[0])
    assert player.shows(f"0:{taken:02}") and player.shows(f"{en.SKILLS[INTERMEDIATE]} · 10 {en.SETS[1]}")


@ON_EACH_BOARD
def test_the_sets_of_the_result_outlive_the_power(sit: Sit, board: str) -> None:
    """The best SET and those missed by a wrong No Match: before a power cut, and all of them on the result after it."""
    player = sit_down(sit, board)
    glass = gameplay.open_arcade(player, EXPERT)
    glass, _ = gameplay.table_with_a_set(player, glass)
    missed = {cards(glass.codes, one) for one in sets_of(glass.codes)}
    player.act("MENU")
    taken = gameplay.nearest(player, glass)
    missed.remove(cards(glass.codes, taken))
    player.claim(taken, glass)
    player.pause()
    player.handheld.run(1500)
    resume(player)
    glass = player.rest()
    player.clock_near = gameplay.ARCADE_SECONDS[EXPERT]
    gameplay.run_out(player)
    missed |= {cards(glass.codes, one) for one in sets_of(glass.codes)}
    many = len(missed)
    assert any(player.shows(en.HARDEST_SET % f"{tenths // 10}.{tenths % 10} s") for tenths in range(200))
    check_review(player, many)
    player.press("BACK")
    player.settle()
    player.press("BACK")  # to the menu
    player.handheld.run(1500)
    restart(player)
    player.choose(en.RECORDS[0])
    player.press("SELECT")  # to the statistics
    player.settle()
    assert player.shows(en.LAST_GAME[0])
    player.press("HINT")
    player.settle()
    assert player.shows(of_game(en, "arcade").NAME + " · " + en.SKILLS[EXPERT])
    player.press("PREVIOUS" if player.few else "UP")
    player.settle()
    assert player.shows(en.MISSED_OF % {"number": many, "all": many}) and reader.cards_seen(player.picture()) == 3


def check_review(player: Player, many: int) -> None:
    """The one SET that was found, then the first of those missed."""
    onward = "NEXT" if player.few else "DOWN"
    player.press(onward)
    player.settle()
    assert any(player.shows(en.HARDEST_SET % f"{tenths // 10}.{tenths % 10} s") for tenths in range(200))
    assert reader.cards_seen(player.picture()) == 3
    player.press(onward)
    player.settle()
    assert player.shows(en.MISSED_OF % {"number": 1, "all": many}) and reader.cards_seen(player.picture()) == 3


@ON_EACH_BOARD
def test_the_slowest_set_is_looked_at_again(sit: Sit, board: str) -> None:
    """Wanted: "the slowest SET, the hardest": the review has a page for each, with its time and how many features differ."""
    player = sit_down(sit, board)
    glass, _ = gameplay.table_with_a_set(player, gameplay.open_arcade(player, EXPERT))
    player.handheld.run(SLOW)

    def differ(cells: Sequence[int]) -> int:
        """In how many features the cards of a SET on the table differ."""
        return level(*(glass.codes[cell] for cell in cells))

    slow = min(sets_of(glass.codes), key=differ)
    first = differ(slow)
    glass, _ = gameplay.table_with_a_set(player, player.claim(slow, glass))
    hard = max(sets_of(glass.codes), key=differ)
    second = differ(hard)
    assert second > first, "with this seed"
    player.claim(hard, glass)
    gameplay.run_out(player)

    def time_of(words: str, tenths: range) -> int:
        """The tenths of a second that stand behind these words."""
        return next(time for time in tenths if player.shows(words % f"{time // 10}.{time % 10} s"))

    player.press(player.onward)
    player.settle()
    assert time_of(en.SLOWEST, range(SLOW // 100, SLOW // 100 + 50))
    assert player.shows(en.DIFFER[first - 1]) and reader.cards_seen(player.picture()) == 3
    player.press(player.onward)
    player.settle()
    assert time_of(en.HARDEST_SET, range(SLOW // 100))
    assert player.shows(en.DIFFER[second - 1]) and reader.cards_seen(player.picture()) == 3


@ON_EACH_BOARD
def test_a_save_without_sets_goes_on(sit: Sit, board: str, tmp_path: Path) -> None:
    """A game that 1.0.0 has written: it is played to its end, and its result knows what came since."""
    game = Arcade(EXPERT, 1, 0)
    game.stopwatch.go(0)
    assert game.layout.has_set()
    player = sit_down(sit, board, storage=wanted.waiting(tmp_path, "arcade", game, skill=EXPERT))
    player.choose(en.CONTINUE)
    glass = player.rest()
    player.clock_near = gameplay.ARCADE_SECONDS[EXPERT]
    gameplay.run_out(player)
    assert player.shows(en.MISSED_OF % {"number": 1, "all": len(sets_of(glass.codes))})


def cards(codes: Sequence[int], cells: Sequence[int]) -> tuple[int, ...]:
    """The cards that lie in three cells, in order."""
    return tuple(sorted(codes[cell] for cell in cells))


@ON_EACH_BOARD
def test_what_was_won_is_kept_when_the_power_goes_before_the_result(sit: Sit, board: str) -> None:
    """0.3 s after the last SET the power goes: the game is among the records, and does not wait."""
    player = sit_down(sit, board)
    glass = player.open_game("timed", skill(BEGINNER))
    gameplay.race(player, glass, 10, until=9)
    glass = player.look()
    *first, last = player.shortest(glass, gameplay.nearest(player, glass))
    player.select(first, glass)
    player.go(last)
    player.press("SELECT")
    player.handheld.run(300 - BETWEEN)
    second = player.clock()
    assert reader.cards_seen(player.picture()) > 3 and not player.shows(en.MENU), "the result has come already"
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    simulator.power_cycle()
    player.to_menu()
    assert not player.shows(en.CONTINUE)
    player.open_game("timed", {})
    player.handheld.run(700)
    player.pause()
    player.give_up()
    player.choose(en.RECORDS[0])
    times = [f"0:{time:02}" for time in (second, second + 1)]
    for _ in range(60):  # pages
        if any(player.shows(time) for time in times):
            return
        player.press("PREVIOUS" if player.few else "DOWN")
        player.settle()
    raise AssertionError("the game is lost")
