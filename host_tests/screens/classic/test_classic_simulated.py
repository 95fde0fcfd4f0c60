"""Classic, played by the keys on the simulated handheld, by a player who reads the glass and knows nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import en, of_game

from host_tests.glass import reader
from host_tests.players.decks import (
    DECK,
    Tally,
    assert_progress,
    cards_of,
    check_pause,
    check_result,
    claim_no_set,
    claim_set,
    play,
)
from host_tests.players.player import DEAF, HINT, Player
from host_tests.players.sets import sets_of
from host_tests.runs.tiers import first_of

CLASSIC_WORDS = of_game(en, "classic")

BOARDS = ("picosystem", "pico_display_2", "pico_display")
BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = range(4)
DECKS = [
    ("picosystem", BEGINNER),
    ("pico_display", EXPERT),
    ("picosystem", ADVANCED),
    ("picosystem", INTERMEDIATE),
    ("picosystem", EXPERT),
    ("pico_display_2", INTERMEDIATE),
    ("pico_display_2", ADVANCED),
    ("pico_display", BEGINNER),
]
Sit = Callable[..., Player]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_from_reset_to_a_claim_a_refusal_and_a_pause(sit: Sit, board: str) -> None:
    """Read the cards off the glass, claim a SET, see three new cards in its cells and the score changed; claim three
    that are no SET and see the reason; pause and see no card."""
    player, tally = sit(board), Tally(EXPERT)
    glass = player.start("classic", EXPERT)
    assert len(glass.codes) == 12 and glass.cursor == 0 and not glass.chosen
    tally.look(glass)
    assert_progress(player, tally)
    while not sets_of(glass.codes):
        glass = player.act("MENU")
        tally.look(glass)
    glass = claim_set(player, glass, tally)
    glass = claim_no_set(player, glass, tally)
    check_pause(player)
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes


@pytest.mark.parametrize(("board", "skill"), first_of(DECKS, 3))
def test_a_whole_deck(sit: Sit, board: str, skill: int) -> None:
    """A deck of every skill to its end: each card comes once, the end comes by itself, the result's numbers are right.

    CASES: "A table without a SET and an empty stock that players search for half an hour.", "A claim with an empty stock draws
    'empty cards'.", "A table that is cleared completely crashes", "Cards that were not claimed change their place."
    """
    player = sit(board, seed=skill + 1)
    tally = play(player, player.start("classic", skill), Tally(skill))
    left = len(cards_of(player.look().codes))
    assert len(tally.seen) == DECK[skill] == 3 * tally.found + left
    assert not left or any(player.shows(words) for words in en.NONE_LEFT), "cards lie there, and why it is over is not said"
    second = player.clock()
    check_result(player, tally, left, range(second, second + 2))


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_pause_stops_the_clock(sit: Sit, board: str) -> None:
    """CASES: "time that runs on in a menu", "The pause shows the cards.", "Pause pressed twice opens it twice." """
    player = sit(board)
    glass = player.start("classic", BEGINNER)
    player.handheld.run(2000)
    second = player.clock()
    assert second >= 2
    check_pause(player)
    player.handheld.run(5000)
    player.press("BACK")
    assert player.rest() == glass
    assert player.clock() == second, "the clock ran on in the pause"
    player.handheld.run(1000)
    assert player.clock() == second + 1, "the clock does not go on"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_leaving_asks_and_the_harmless_answer_is_in_focus(sit: Sit, board: str) -> None:
    """CASES: ""New game" restarts without a question." """
    player = sit(board)
    glass = player.start("classic", INTERMEDIATE)
    player.pause()
    assert player.in_focus(en.CONTINUE)
    player.choose(en.GIVE_UP)
    assert player.shows(en.REALLY_GIVE_UP) and player.in_focus(en.STAY)
    assert reader.inks_seen(player.picture()) == 0
    player.press("BACK")
    player.settle()
    assert player.shows(en.PAUSED)
    player.choose(en.GIVE_UP)
    player.press("SELECT")
    player.settle()
    player.press("BACK")
    assert player.rest() == glass, "the harmless answer does not keep the game"
    player.handheld.run(DEAF)
    player.pause()
    player.give_up()
    assert player.shows(CLASSIC_WORDS.NAME) and not player.shows(en.PAUSED)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_last_skill_is_remembered(sit: Sit, board: str) -> None:
    """The last choices are remembered while it runs."""
    player = sit(board)
    for skill in (ADVANCED, BEGINNER):
        player.start("classic", skill) if skill == ADVANCED else player.begin("classic", skill)
        player.pause()
        player.give_up()
        player.choose(CLASSIC_WORDS.NAME)
        assert player.value_shown(en.SKILL, en.SKILLS[skill]) and player.in_focus(en.PLAY)
        player.press("BACK")
        player.settle()


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_hint_shows_a_set_and_replaces_it_without_a_point(sit: Sit, board: str) -> None:
    """RULES 3: HINT shows one SET and replaces its cards; it earns nothing. What it shows is seen before it goes."""
    player, tally = sit(board), Tally(BEGINNER)
    glass = player.start("classic", BEGINNER)
    tally.look(glass)
    key = player.key("HINT")
    player.handheld.press(key)
    shown = set()
    for _ in range(90):  # a long press of 500 ms, and what comes after it
        player.handheld.run(10)
        seen = player.glimpse()
        if seen is not None and len(seen.chosen) == 3 and seen.codes == glass.codes:
            shown.add(tuple(sorted(seen.chosen)))
    player.handheld.release(key)
    assert len(shown) == 1, f"three cards are marked before they go, not {shown}"
    hinted = shown.pop()
    assert hinted in sets_of(glass.codes)
    assert player.shows(en.HINTED)
    second = player.clock()
    player.handheld.run(1000)
    assert player.look().chosen == set(hinted) and player.look().cursor is None, "the rings stay for two seconds"
    player.handheld.run(1000)
    after = player.rest()
    assert player.clock() - second <= 1, "the clock stands while the SET is looked at"
    changed = [cell for cell, code in enumerate(glass.codes) if after.codes[cell] != code]
    assert tuple(changed) == hinted and not after.chosen
    tally.look(after)
    assert_progress(player, tally)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_key_ends_a_hint_and_acts(sit: Sit, board: str) -> None:
    """A key in the first 600 ms was meant for what was there before; the next one ends the hint and does what it does."""
    player = sit(board)
    glass = player.start("classic", BEGINNER)
    player.press("HINT")
    player.settle()
    ringed = player.look()
    player.press(player.onward)
    player.settle()
    assert player.look() == ringed and len(ringed.chosen) == 3, "a key that came too early ended the hint"
    player.handheld.run(DEAF)
    player.press(player.onward)
    after = player.rest()
    assert after.cursor not in (None, glass.cursor) and after.codes != glass.codes and not after.chosen


@pytest.mark.parametrize("key", ("HINT", "SELECT"))
@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_press_that_ends_a_hint_chooses_nothing_and_buys_no_other(sit: Sit, board: str, key: str) -> None:
    """Its cards leave with this press: nobody has seen what comes in their place, and one hint was asked for."""
    player = sit(board)
    glass = player.start("classic", BEGINNER)
    player.press("HINT")
    player.handheld.run(DEAF + 100)
    assert len(player.look().chosen) == 3
    player.press(key)
    player.handheld.run(DEAF)
    after = player.look()
    assert after.codes != glass.codes and not after.chosen and set(cards_of(glass.codes)) & set(cards_of(after.codes))
    assert len(set(cards_of(glass.codes)) - set(cards_of(after.codes))) == 3, "another hint was taken"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_hints_alone_end_a_deck_without_a_point(sit: Sit, board: str) -> None:
    """CASES: "A hinted game counts like a clean one." The result says the hints, and no SET."""
    player, tally = sit(board), Tally(BEGINNER)
    glass = player.start("classic", BEGINNER)
    tally.look(glass)
    second, left = 0, 0
    while sets_of(glass.codes):
        second, left = player.clock(), len(cards_of(glass.codes)) - 3
        player.press("HINT")
        player.handheld.run(HINT)
        glass = player.rest()
        tally.hints += 1
        tally.look(glass)
        left = len(cards_of(glass.codes)) or left
    assert not player.shows(en.HINT) and not player.shows(en.CHOOSE), "no key does anything on a table that is over"
    check_result(player, tally, left, range(second, second + 4))


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_wrong_no_match_costs_a_point(sit: Sit, board: str) -> None:
    """RULES 3: "No Match" while there is a SET is a wrong claim; nothing is dealt."""
    player, tally = sit(board), Tally(ADVANCED)
    glass = player.start("classic", ADVANCED)
    tally.look(glass)
    while not sets_of(glass.codes):
        glass = player.act("MENU")
        tally.look(glass)
    assert player.act("MENU").codes == glass.codes
    assert player.shows(en.NOT_NONE)
    tally.wrong += 1
    assert_progress(player, tally)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_again_starts_anew(sit: Sit, board: str) -> None:
    """CASES: "Play again starts with the old score.", "The first deck is the same after every start"."""
    player, tally = sit(board), Tally(BEGINNER)
    first = player.start("classic", BEGINNER)
    tally.look(first)
    glass = claim_no_set(player, first, tally)
    while sets_of(glass.codes):
        glass = player.act("HINT")
    player.wait_for_result()
    player.press("SELECT")
    again = player.rest()
    assert len(again.codes) == 9 and again.codes != first.codes
    tally = Tally(BEGINNER)
    tally.look(again)
    assert_progress(player, tally)
    assert player.clock() <= 1
