"""The table game on the simulated handheld: people who press their keys and look at the glass (RULES 5)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import pytest
from tercet.core.table.rules import Table as Game
from tercet.ui.text import en, of_game

from host_tests.glass import reader
from host_tests.glass.reader import Glass
from host_tests.players.decks import cards_of
from host_tests.players.player import DEAF, UNASKED, Player
from host_tests.players.sets import no_set_of, sets_of
from host_tests.players.table import (
    BEGINNER_DECK,
    EXPERT,
    GIVES_A_SET,
    LOCKED_OUT,
    MINUS_ONE,
    PERSON,
    VERDICT,
    People,
    places_of,
)
from host_tests.rigs.wanted import seed_with
from host_tests.runs.tiers import first_of
from tools import boards
from tools.simulator import Simulator

TABLE_WORDS = of_game(en, "table")

BOARDS = ("picosystem", "pico_display_2", "pico_display")
TWO = (PERSON, PERSON)
Sit = Callable[..., Player]


def people(sit: Sit, board: str, kinds: Sequence[int] = TWO, seed: int = 1) -> People:
    """Some who sit round a board that was just switched on."""
    return People(sit(board, seed=seed), boards.load(board), kinds)


def of_twelve(sit: Sit, board: str) -> tuple[People, Glass]:
    """Two people at a table of twelve cards that holds a SET: where more lie there, none are dealt for those taken."""
    table = people(sit, board, seed=seed_with(lambda seed: Game(TWO, seed, 0), lambda game: game.layout.has_set()))
    glass = table.ready()
    assert len(glass.codes) == 12
    return table, glass


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_first_to_press_has_the_call_and_picks_with_the_shared_keys(sit: Sit, board: str) -> None:
    """RULES 5: "The first to press has the call". Wanted: "While a player picks, only the picking keys work, and they are the
    same for everybody." CASES: "Cards can be chosen in the table game although nobody called."
    """
    table = people(sit, board)
    player, glass = table.player, table.ready(pick=10)
    assert table.no_cursor() and table.caller() is None and table.all_points() == [0, 0]
    free = "NEXT" if player.few else "RIGHT"  # a picking key that is nobody's call button
    assert free not in table.calls.values()
    player.press(free)
    player.settle()
    assert table.no_cursor() and player.look() == glass, "a card can be reached although nobody called"
    for seat in (0, 1):
        assert table.call(seat).cursor is not None
        table.press(1 - seat)  # the key of the other is a picking key now, or nothing
        assert table.caller() == seat, "a call took the call away"
        before = player.look()
        player.press("BACK")
        player.settle()
        player.press("MENU")
        player.settle()
        assert not player.shows(en.PAUSED) and not table.asking() and player.look() == before
        assert table.caller() == seat
        for cell in before.chosen:  # SELECT may be the call button of one: it chooses for everybody
            player.select([cell])
        player.handheld.run(DEAF)
        player.claim(sets_of(glass.codes)[0])
        glass = table.with_set(table.after())
        assert table.caller() is None and table.no_cursor()
    assert table.all_points() == [1, 1]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_right_claim_is_shown_for_a_second_and_takes_three_cards(sit: Sit, board: str) -> None:
    """RULES 5: "Right: the player takes the three cards", "One point per SET." The three are marked for a second first."""
    table, glass = of_twelve(sit, board)
    taken = sets_of(glass.codes)[0]
    seen = table.claim(1, taken)
    assert seen.codes == glass.codes and seen.chosen == set(taken), "the SET is not to be seen before it goes"
    assert table.says_of(1, en.TAKES) and table.raised(1)
    after = table.after()
    changed = [cell for cell, code in enumerate(glass.codes) if after.codes[cell] != code]
    assert tuple(changed) == tuple(sorted(taken)) and min(after.codes) >= 0 and not after.chosen
    assert table.all_points() == [0, 1]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_wrong_claim_locks_out_until_somebody_else_takes_a_set(sit: Sit, board: str) -> None:
    """RULES 5: "Lock-out: no call until somebody else takes a SET; if that leaves nobody who may call, all lock-outs end"."""
    table = people(sit, board)
    glass = table.ready(penalty=LOCKED_OUT)
    wrong = no_set_of(glass.codes)
    seen = table.claim(0, wrong)
    assert seen.codes == glass.codes and seen.refused == set(wrong)
    assert table.after().codes == glass.codes
    assert table.says(0, en.OUT) and not table.says(1, en.OUT)
    assert table.says(1, en.CALL) and not table.says(0, en.CALL)
    table.press(0)
    assert table.caller() is None and table.no_cursor(), "a seat that is locked out has the call"
    glass = table.take(1, glass)
    assert not table.says(0, en.OUT) and table.all_points() == [0, 1]
    table.claim(0, no_set_of(glass.codes))
    table.after()
    table.claim(1, no_set_of(glass.codes))
    table.after()
    assert not table.says(0, en.OUT) and not table.says(1, en.OUT), "nobody may call"
    table.call(0)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_minus_one(sit: Sit, board: str) -> None:
    """RULES 5: "Minus one: one point." """
    table = people(sit, board)
    glass = table.ready(penalty=MINUS_ONE)
    for points in (-1, -2):
        table.claim(0, no_set_of(glass.codes))
        assert table.after().codes == glass.codes
        assert table.all_points() == [points, 0] and not table.says(0, en.OUT)
    table.take(0, glass)
    assert table.all_points() == [-1, 0]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_give_back(sit: Sit, board: str) -> None:
    """RULES 5: "Give back: one won SET goes back into the box, or, if there is none, the next one won." """
    table = people(sit, board)
    glass = table.ready(penalty=GIVES_A_SET)
    glass = table.take(0, glass)
    assert table.all_points() == [1, 0]
    for _ in range(2):  # the won one, then the next one won
        table.claim(0, no_set_of(glass.codes))
        table.after()
        assert table.all_points() == [0, 0]
    glass = table.take(0, glass)
    assert table.all_points() == [0, 0], "the SET that was owed counts"
    table.take(0, glass)
    assert table.all_points() == [1, 0]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_time_out(sit: Sit, board: str) -> None:
    """RULES 5: "that player has 5 s (3-10 by choice) to choose three cards", "Wrong, or time out: by the chosen penalty." """
    table = people(sit, board)
    glass = table.ready(pick=3)
    table.call(0)
    assert table.seconds() == 3
    table.player.select([1])
    table.player.handheld.run(1000)
    assert table.seconds() in (1, 2)
    table.player.handheld.run(2000)
    assert table.says_of(0, en.TOO_LATE) and table.raised(0)
    assert table.after().codes == glass.codes
    assert table.no_cursor() and table.says(0, en.OUT) and table.all_points() == [0, 0]
    assert not table.call(1).chosen, "a selection survived the call it was made in"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_two_call_buttons_in_one_sample(sit: Sit, board: str) -> None:
    """RULES 5: "Two presses in the same sample: the seat with fewer SETs has the call, then" the one that called longer ago."""
    table = people(sit, board)
    glass = table.take(0, table.ready(penalty=MINUS_ONE))
    table.press(0, 1)
    assert table.caller() == 1, "the seat with fewer SETs has the call"
    table.player.handheld.run(DEAF)
    table.player.claim(sets_of(glass.codes)[0])
    table.after()
    table.press(0, 1)
    assert table.caller() == 0, "equal SETs: the seat that called longer ago has the call"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_call_while_a_verdict_is_in_view_does_nothing(sit: Sit, board: str) -> None:
    """Wanted: "a call while another's verdict is shown ... has one defined outcome": it is not taken, and costs nothing."""
    table = people(sit, board)
    glass = table.ready()
    taken = sets_of(glass.codes)[0]
    table.claim(0, taken)
    table.press(1)
    assert table.caller() is None and table.player.look().chosen == set(taken)
    after = table.after()
    assert table.caller() is None and after.codes != glass.codes
    assert table.all_points() == [1, 0] and not table.says(1, en.OUT)
    table.call(1)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_held_call_button_calls_once(sit: Sit, board: str) -> None:
    """Wanted: "a held button ... has one defined outcome": one call; it neither repeats nor chooses, nor calls again."""
    table = people(sit, board)
    glass = table.ready(pick=3)
    for seat in (0, 1):
        handheld = table.player.handheld
        handheld.press(table.calls[seat])
        handheld.run(2000)
        assert table.caller() == seat
        assert table.player.look().cursor == 0 and not table.player.look().chosen, "the call button did something else too"
        handheld.run(1200 + VERDICT + 500)
        assert table.caller() is None and table.player.look().codes == glass.codes
        handheld.release(table.calls[seat])
        handheld.run(100)
        assert table.caller() is None and not table.player.shows(en.PAUSED)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_question_needs_everybody(sit: Sit, board: str) -> None:
    """RULES 5: ""No SET here": every seat that is not locked out must agree; then three cards are dealt, whether or not there
    was a SET." BACK takes the question back. CASES: "Deal pressed twice fast deals twice."
    """
    table = people(sit, board)
    player, glass = table.player, table.ready()
    assert table.says(0, en.CALL) and table.says(1, en.CALL), "what the keys in the corners are for is not said"
    table.ask()
    assert table.asking() and not table.raised(0)
    assert not table.says(0, en.CALL) and not table.says(1, en.CALL), "these keys agree now"
    assert player.shows(en.GO_ON), "who sees a SET is not told how to say so: a call key agrees"
    player.handheld.run(DEAF)
    table.press(1)
    assert table.raised(1) and not table.raised(0) and player.look().codes == glass.codes
    player.press("BACK")
    player.settle()
    assert not table.asking() and not table.raised(1) and not player.shows(en.PAUSED)
    player.handheld.run(DEAF)
    table.ask()
    player.handheld.run(DEAF)
    table.press(0)
    table.press(0)
    assert player.look().codes == glass.codes, "one person agreed for both"
    table.press(1)
    after = player.rest()
    assert after.codes[: len(glass.codes)] == glass.codes and len(after.codes) == len(glass.codes) + 3 and not table.asking()
    table.press(1)
    assert player.look().codes == after.codes


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_leaving_asks_and_the_pause_hides_the_cards(sit: Sit, board: str) -> None:
    """CASES: "The pause shows the cards.", ""New game" restarts without a question." """
    table = people(sit, board)
    player, glass = table.player, table.ready()
    player.pause()
    assert player.shows(en.PAUSED) and reader.cards_seen(player.picture()) == reader.inks_seen(player.picture()) == 0
    player.choose(en.GIVE_UP)
    assert player.shows(en.REALLY_GIVE_UP) and player.in_focus(en.STAY)
    player.press("SELECT")
    player.settle()
    player.press("BACK")
    assert player.rest() == glass
    player.handheld.run(600)
    player.pause()
    player.give_up()
    player.handheld.picture().save("/tmp/after_back.png")
    assert player.shows(TABLE_WORDS.NAME) and not player.shows(en.PAUSED)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_rivals_set_stays_in_view_for_a_second(sit: Sit, board: str) -> None:
    """RULES 5: "A computer player's SET stays visible for a second before it is removed." CASES: "A rival's SET vanishes before
    anybody saw it." """
    table = people(sit, board, (PERSON, EXPERT))
    player, glass = table.player, table.sit_down()
    while glass.chosen:  # it was as fast as that
        glass = table.after()
    waited = 0
    while (marked := player.glimpse()) is None or not marked.chosen:
        player.handheld.run(20)
        waited += 20
        assert waited < 30_000, "an Expert finds nothing in half a minute"
    player.settle(20)
    marked = player.look()
    assert marked.codes == glass.codes and tuple(sorted(marked.chosen)) in sets_of(glass.codes)
    assert table.says_of(1, en.TAKES) and table.raised(1)
    table.press(0)
    assert table.caller() is None, "a call while a rival's SET is in view"
    shown = 150  # in these presses
    while player.glimpse() == marked:
        player.handheld.run(20)
        shown += 20
    assert VERDICT - 80 <= shown <= VERDICT + 80, f"the SET was in view for {shown} ms"
    after = player.rest()
    assert {cell for cell, code in enumerate(glass.codes) if after.codes[cell] != code} == marked.chosen
    assert table.points(0) == 0 and table.points(1) >= 1 and table.says(1, table.names()[1])


@pytest.mark.slow
@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_pause_stops_the_computer_players_thinking(sit: Sit, board: str) -> None:
    """RULES 3: "Every clock stops in pause"; thoughts are part of the game."""

    def thought(paused: bool) -> float:
        table = people(sit, board, (PERSON, EXPERT))
        player, glass = table.player, table.sit_down()
        start, pause = player.handheld.time, 0.0
        if paused:
            player.press("BACK")
            pause = player.handheld.time
            player.handheld.run(60_000)
            assert player.shows(en.PAUSED)
            player.press("BACK")
            pause = player.handheld.time - pause
        for _ in range(2000):
            seen = player.glimpse()
            if seen is not None and (seen.chosen or seen.codes != glass.codes):
                return player.handheld.time - start - pause
            player.handheld.run(20)
        raise AssertionError("an Expert finds nothing in 40 s")

    without, with_pause = thought(False), thought(True)
    assert abs(with_pause - without) <= 300, f"thought {with_pause} ms round a pause, {without} ms without one"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_rounds_standings_and_again_of_three_people(sit: Sit, board: str) -> None:
    """RULES 5: "A match is 1-9 rounds; points add up; equal points share the place." Three people on four keys too."""
    table = people(sit, board, (PERSON, PERSON, PERSON))
    player = table.player
    glass = table.sit_down(BEGINNER_DECK, rounds=2)
    assert len(glass.codes) == 9
    won = table.play_round(glass, itertools.repeat(2))
    assert won[2] >= 4 and player.shows(en.ROUND_DONE % {"round": 1, "rounds": 2})
    assert table.standings() == places_of(won) and table.standings()[:2] == [(2, 0), (2, 0)]  # type: ignore[index]
    glass = table.next_round()
    assert len(glass.codes) == 9 and table.all_points() == won
    more = table.play_round(glass, itertools.cycle((0, 1)))
    total = [first + second for first, second in zip(won, more, strict=True)]
    best = [seat for seat, points in enumerate(total) if points == max(total)]
    assert table.winners() == best and table.standings() == places_of(total)
    for _ in range(2):  # a press that comes late begins nothing: it leads to the set-up, and BACK to who has won
        player.handheld.run(UNASKED)
        player.press("SELECT")
        player.settle()
        assert player.in_focus(en.PLAY)
        player.press("BACK")
        player.settle()
        assert table.winners() == best and table.standings() == places_of(total)
    player.handheld.run(UNASKED)
    player.press("SELECT")
    player.settle()
    player.press("SELECT")
    again = player.rest()
    assert len(again.codes) == 9 and again.codes != glass.codes and table.all_points() == [0, 0, 0]
    table.call(2)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_match_that_is_over_does_not_wait(sit: Sit, board: str) -> None:
    """The menu that comes at once offers nothing to go on with: of what was won nobody is to read that it is lost."""
    table = people(sit, board)
    player = table.player
    table.play_round(table.sit_down(BEGINNER_DECK, rounds=2), itertools.repeat(0))
    table.play_round(table.next_round(), itertools.repeat(0))
    assert player.shows(en.WINS % (en.PLAYER % 1))
    player.handheld.run(UNASKED)
    player.press("BACK")
    player.handheld.run(UNASKED)
    assert player.shows(TABLE_WORDS.NAME)
    for _ in range(12):  # up to the first row
        assert not player.shows(en.CONTINUE)
        player.press("PREVIOUS" if player.few else "UP")
        player.settle()
    player.focus(of_game(en, "classic").NAME)
    player.press("PREVIOUS" if player.few else "UP")
    player.settle()
    assert not player.in_focus(en.TUTORIAL[0]), "a game has ended: Learn to play comes last"


@pytest.mark.parametrize("rounds", (1, 2))
@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_round_that_is_over_is_kept_at_once(sit: Sit, board: str, rounds: int) -> None:
    """The power goes after the last SET, before the standings come, and again while they are there: they come back.

    Of a match that is over they stay until they are left; then it waits no more.
    """
    table = people(sit, board)
    player, won = table.player, 0
    seen: set[int] = set()
    glass = table.sit_down(BEGINNER_DECK, rounds=rounds)
    while True:
        seen |= cards_of(glass.codes)
        if sets_of(glass.codes):
            table.claim(0, sets_of(glass.codes)[0])
            player.handheld.run(VERDICT + 600)  # the standings come after two and a half seconds
            glass, won = player.look(), won + 1
        elif len(seen) < 27:
            glass = table.deal_three(glass)
        else:
            break
    heading = en.ROUND_DONE % {"round": 1, "rounds": 2} if rounds == 2 else en.WINS % (en.PLAYER % 1)
    assert not player.shows(heading), "the standings have come already"
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    for _ in range(2):
        simulator.power_cycle()
        player.to_menu()
        player.choose(en.CONTINUE)
        assert player.shows(heading) and table.standings() == places_of((won, 0))
        player.handheld.run(1000)
    player.press("BACK")
    player.settle()
    player.handheld.run(1000)
    simulator.power_cycle()
    player.to_menu()
    assert player.shows(en.CONTINUE) == (rounds == 2)


def test_four_people_on_eight_keys(sit: Sit) -> None:
    """Each of four people has a call button, shown in an own corner."""
    table = people(sit, "picosystem", (PERSON,) * 4)
    glass = table.ready(penalty=MINUS_ONE)
    for seat in range(4):
        glass = table.take(seat, glass)
    assert table.all_points() == [1, 1, 1, 1]
    for seat, key in table.calls.items():
        assert table.says(seat, table.player.label(key))
    table.press(3, 2, 1, 0)
    assert table.caller() == 0, "equal SETs: the seat that called longest ago"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_tournaments_master_only_deals(sit: Sit, board: str) -> None:
    """RULES 5: "Each seat is the master of one round: it does not play, it decides when three cards are added. One point per
    card taken." As many rounds as seats."""
    table = people(sit, board, (PERSON, PERSON, PERSON))
    table.master = 0
    player, glass = table.player, table.sit_down(BEGINNER_DECK, tournament=True)
    assert table.says(0, en.MASTER) and not table.says(1, en.MASTER) and table.all_points() == [0, 0, 0]
    player.press("MENU")
    assert player.rest() == glass and not table.asking(), "not the master added cards"
    table.press(0)
    more = player.rest()
    assert more.codes[:9] == glass.codes and len(more.codes) == 12 and table.caller() is None
    won = table.play_round(more, itertools.cycle((1, 2, 2)))
    assert won[0] == 0 and player.shows(en.ROUND_DONE % {"round": 1, "rounds": 3})
    assert table.standings() == places_of([3 * sets for sets in won])
    player.handheld.run(UNASKED)
    player.press("BACK")
    player.settle()
    assert player.in_focus(TABLE_WORDS.NAME), "between the rounds the match waits in the menu"
    player.choose(en.CONTINUE)
    assert player.shows(en.ROUND_DONE % {"round": 1, "rounds": 3})
    table.next_round()
    assert table.says(1, en.MASTER) and not table.says(0, en.MASTER)
    assert table.all_points()[0] == 0 and table.all_points()[2] == 3 * won[2]
    table.call(0)
