"""Timed, Puzzle, Arcade and Practice, played by the keys on the simulated handheld, by a player who reads the glass."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image
from tercet.core.puzzle import maker as puzzle
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.glass.reader import Glass
from host_tests.players import games as gameplay
from host_tests.players.games import (
    ADVANCED,
    BEGINNER,
    EXPERT,
    INTERMEDIATE,
    act_on_clock,
    check_facts,
    in_top_line,
    jumped,
    skill,
)
from host_tests.players.player import Player
from host_tests.players.sets import POWERS, sets_of
from host_tests.runs.tiers import first_of

PRACTICE_WORDS = of_game(en, "practice")
PUZZLE_WORDS = of_game(en, "puzzle")

BOARDS = ("picosystem", "pico_display_2", "pico_display")
DEAF = 650  # ms after something came by itself in which no press is taken
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))
Sit = Callable[..., Player]


def sit_down(sit: Sit, board: str, **options: object) -> Player:
    """A player before the menu."""
    player = sit(board, **options)
    player.to_menu()
    return player


def to_menu_from_game(player: Player) -> None:
    player.handheld.run(DEAF)
    player.pause()
    player.give_up()


@ON_EACH_BOARD
def test_timed_to_its_target_with_penalties_and_a_hint(sit: Sit, board: str) -> None:
    """RULES 3, Timed: find 10 SETs; the clock counts up; HINT adds 15 s and counts as one SET; a wrong claim adds 10 s.
    The target and what each penalty cost are on the screen."""
    player = sit_down(sit, board)
    glass = player.open_game("timed", skill(BEGINNER))
    assert in_top_line(player, *gameplay.of(0, 10))
    glass = gameplay.refuse(player, glass, 10, en.PENALTY % 10)
    assert in_top_line(player, *gameplay.of(0, 10))
    before, after, glass = act_on_clock(player, "HINT")
    assert player.hinted is not None
    assert jumped(before, after, 15) and words.shows(player.hinted, en.HINTED + en.PENALTY % 15)
    gameplay.race(player, glass, 10, done=1)
    second = player.clock()
    player.wait_for_result()
    seconds = gameplay.time_shown(player, range(second, second + 2))
    per_set = [f"{tenths // 10}.{tenths % 10} s" for tenths in range(seconds, seconds + 2)]
    assert any(words.beside(player.picture(), text, en.PER_SET) for text in per_set)
    check_facts(player, {en.WRONG: 1, en.HINTS: 1, en.PENALTIES: "+25 s"})


@ON_EACH_BOARD
def test_a_right_no_match_is_not_one_of_the_target_and_a_wrong_one_costs(sit: Sit, board: str) -> None:
    """RULES 3, Timed: a right No Match deals three cards and is not one of the ten; a wrong No Match adds 10 s."""
    player = sit_down(sit, board)
    glass = player.open_game("timed", {**skill(ADVANCED), en.TARGET: "30"})
    glass, _ = gameplay.table_with_a_set(player, glass)
    before, after, seen = act_on_clock(player, "MENU")
    assert jumped(before, after, 10) and player.shows(en.NOT_NONE + en.PENALTY % 10) and seen == glass
    glass, done = gameplay.until_no_match(player, seen, 12)
    for _ in range(6):
        if not sets_of(glass.codes):
            break
        to_menu_from_game(player)
        glass, done = gameplay.until_no_match(player, player.open_game("timed", {}), 12)
    before, after, dealt = act_on_clock(player, "MENU")
    assert jumped(before, after, 0) and player.shows(en.DEALT)
    assert dealt.codes[: len(glass.codes)] == glass.codes and len(dealt.codes) == len(glass.codes) + 3
    assert in_top_line(player, *gameplay.of(done, 30)), "a right No Match is not one of the thirty"


@ON_EACH_BOARD
def test_a_puzzle_by_its_number_solved_completely(sit: Sit, board: str) -> None:
    """RULES 3, Puzzle: the same number is the same puzzle; cards stay; the top line shows SETs there and found; a SET claimed
    twice is told so and costs nothing; VIEW toggles between the layout and the list; HINT adds 30 s and lists the SET.
    It is chosen by its digits; solved numbers are shown; the next is offered; the result names the puzzle."""
    player = sit_down(sit, board)
    glass = player.open_game("puzzle", skill(BEGINNER), 190)
    codes, sets = glass.codes, sets_of(glass.codes)
    assert len(codes) == 9 and len(sets) == 4 and in_top_line(player, *gameplay.of(0, 4))
    first = gameplay.nearest(player, glass)
    glass = player.claim(first, glass)
    assert glass.codes == codes and in_top_line(player, *gameplay.of(1, 4)) and player.shows(en.RIGHT)
    before, after, glass = gameplay.claim_third(player, glass, first)
    assert jumped(before, after, 0) and player.shows(en.ALREADY) and in_top_line(player, *gameplay.of(1, 4))
    check_list(player, codes, [first], 4)
    before = player.clock()
    player.press("HINT")
    player.settle()
    after, glass = player.clock(), player.look()
    assert len(glass.chosen) == 3, "the cards stay, ringed as long as the message is there"
    assert jumped(before, after, 30) and glass.codes == codes and in_top_line(player, *gameplay.of(2, 4))
    player.handheld.run(DEAF)
    listed = shown_list(player)
    hinted = next(one for one in sets if {codes[cell] for cell in one} == set(listed[3:6]))
    assert hinted != first
    player.press("MENU")
    gameplay.solve(player, player.rest(), 4, [first, hinted])
    second = player.clock()
    ends = [en.DONE % f"{time // 60}:{time % 60:02}" for time in (second, second + 1)]
    assert any(player.shows(words) for words in ends), "that this was the last SET is not said"
    player.wait_for_result()
    gameplay.time_shown(player, range(second, second + 2))
    check_facts(player, {en.SETS: 3, en.WRONG: 0, en.HINTS: 1})
    assert player.shows(f"{PUZZLE_WORDS.NAME} 190 · {en.SKILLS[BEGINNER]}") and player.shows(PUZZLE_WORDS.NEXT_PUZZLE)
    player.press("SELECT")
    following = player.first_table()
    assert following.codes != codes and len(sets_of(following.codes)) == 4
    to_menu_from_game(player)
    player.choose(PUZZLE_WORDS.NAME)
    assert player.value_shown(en.PUZZLE_NUMBER, "191"), "the last number is remembered"
    player.choose_number(190)
    assert player.value_shown(en.PUZZLE_NUMBER, "190 ✓"), "a solved number is marked"
    player.choose(en.PLAY)
    assert player.first_table().codes == codes, "the same number gives the same cards"


def shown_list(player: Player) -> tuple[int, ...]:
    """Press VIEW and return what lies in the list."""
    player.press("MENU")
    listed = player.rest()
    assert listed.cursor is None, "cards in the list cannot be chosen"
    return listed.codes


def check_list(player: Player, codes: tuple[int, ...], found: list[tuple[int, int, int]], wanted: int) -> None:
    """Look at the list of SETs found, which has one a column, and go back."""
    listed = shown_list(player)
    for place in range(wanted):
        column = listed[3 * place : 3 * place + 3]
        assert set(column) == ({codes[cell] for cell in found[place]} if place < len(found) else {-1})
    assert len(listed) == 3 * wanted
    player.press("MENU")
    assert player.rest().codes == codes


@ON_EACH_BOARD
def test_a_puzzle_with_four_features_and_the_same_number_on_each_board(sit: Sit, board: str) -> None:
    """RULES 3: exactly 6 with four features; the same number and level give the same puzzle on every device."""
    player = sit_down(sit, board, seed=1 + len(board))
    glass = player.open_game("puzzle", skill(EXPERT), 1)
    assert len(glass.codes) == 12 and len(sets_of(glass.codes)) == 6
    assert list(glass.codes) == puzzle.make(1, EXPERT, 4, -1), "the cards are not those of puzzle 1 on a computer"
    first = gameplay.nearest(player, glass)
    player.claim(first, glass)
    check_list(player, glass.codes, [first], 6)


@ON_EACH_BOARD
def test_arcade_until_it_runs_out_of_time(sit: Sit, board: str) -> None:
    """RULES 3, Arcade: the clock counts down; every two SETs pass a level, which adds seconds; a HINT costs 20 s at Expert;
    wrong claims cost nothing; a wrong No Match costs what a HINT costs; score = SETs found."""
    player = sit_down(sit, board)
    glass = gameplay.open_arcade(player, EXPERT)
    assert 118 <= player.clock() <= 120
    glass, said = gameplay.table_with_a_set(player, glass)
    glass = gameplay.refuse(player, glass, 0, "")
    before, after, glass = act_on_clock(player, "MENU")
    assert jumped(before, after, -20) and player.shows(en.NOT_NONE + en.LESS_TIME % 20)
    glass, _ = gameplay.score_sets(player, glass, EXPERT, 4, said)
    before, after, glass = act_on_clock(player, "HINT")
    assert jumped(before, after, -20) and in_top_line(player, gameplay.found(4)), "a hinted SET is no find"
    gameplay.run_out(player)
    time = 120 + gameplay.bonus(EXPERT, 1) + gameplay.bonus(EXPERT, 2) - 20 - 20
    check_facts(player, {en.IN_TIME % {"what": en.SETS[1], "time": f"{time // 60}:{time % 60:02}"}: 4, en.HINTS: 1})
    assert player.shows(of_game(en, "arcade").REACHED % 3)


@ON_EACH_BOARD
@pytest.mark.parametrize("late", (False, True), ids=("in the last second", "after the last second"))
def test_a_claim_in_the_last_second_of_arcade(sit: Sit, board: str, late: bool) -> None:
    """RULES 3: a claim in the last second counts if its third card was chosen before the clock reached zero."""
    player = sit_down(sit, board)
    glass = gameplay.open_arcade(player, EXPERT)
    glass, _ = gameplay.table_with_a_set(player, glass)
    done = finds_shown(player)
    *first, last = player.shortest(glass, gameplay.nearest(player, glass))
    player.select(first, glass)
    player.go(last)
    player.handheld.run((player.clock() - 3) * 1000)
    while player.clock() > (0 if late else 1):
        player.handheld.run(20)
    player.press("SELECT")
    player.wait_for_result()
    finds = done + (not late)
    times = [
        en.IN_TIME % {"what": en.counted(finds, en.SETS), "time": f"{second // 60}:{second % 60:02}"}
        for second in range(90, 400)
    ]
    assert any(words.beside(player.picture(), str(finds), time) for time in times)


@ON_EACH_BOARD
def test_what_cost_the_rest_of_the_time_is_said(sit: Sit, board: str) -> None:
    """RULES 3: a wrong No Match costs 20 s at Expert. With less on the clock it ends the game, and the glass says by what."""
    player = sit_down(sit, board)
    gameplay.table_with_a_set(player, gameplay.open_arcade(player, EXPERT))
    player.handheld.run((player.clock() - 15) * 1000)
    player.press("MENU")
    player.handheld.run(200)
    assert player.shows(en.NOT_NONE + en.LESS_TIME % 20)
    player.wait_for_result()


def finds_shown(player: Player) -> int:
    """How many finds the top line of Arcade says."""
    return next(count for count in range(9) if in_top_line(player, gameplay.found(count)))


@ON_EACH_BOARD
def test_practice(sit: Sit, board: str) -> None:
    """RULES 3, Practice: endless stock, no clock, stepwise hints (one card, two, three), no records; how many SETs are
    there if the player wants it. Leaving asks nothing: nothing is lost."""
    player = sit_down(sit, board)
    glass = player.open_game("practice", {**skill(BEGINNER), en.SHOW_COUNT: en.YES})
    for done in range(7):  # with the nine on the table more than 27 cards
        assert in_top_line(player, practice_line(done, glass)), f"the top line does not say {practice_line(done, glass)}"
        glass = player.claim(gameplay.nearest(player, glass), glass)
    with pytest.raises(ValueError, match="no clock"):
        words.clock(player.picture(), longest=30)
    for cards in (1, 2, 3):
        hinted = player.act("HINT")
        assert hinted.codes == glass.codes and player.shows(en.SHOWN[cards - 1])
        assert any(hinted.chosen | {hinted.cursor} <= set(one) for one in sets_of(glass.codes))
        assert len(hinted.chosen | {hinted.cursor}) == cards, "a hint shows one card more"
    player.press("SELECT")  # the cursor is on the third
    glass = player.rest()
    assert in_top_line(player, practice_line(8, glass))
    player.pause()
    player.leave()
    assert player.in_focus(PRACTICE_WORDS.NAME)
    player.open_game("practice", {en.SHOW_COUNT: en.NO})
    assert in_top_line(player, gameplay.found(0))


def practice_line(done: int, glass: Glass) -> str:
    return f"{gameplay.found(done)} · {PRACTICE_WORDS.SETS_HERE % len(sets_of(glass.codes))}"


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
