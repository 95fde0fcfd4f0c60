"""Fair to the last card: who deals, who asks, who is said to have done what, at the simulated table by its keys (RULES 5)."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.core.cards import failing_features
from tercet.core.table.rules import Table as Game
from tercet.screens import verdict
from tercet.ui.text import en

from host_tests.core.oracle import differing
from host_tests.players.player import DEAF, Player
from host_tests.players.sets import failing, long_reason, no_set_of, reasons, sets_of, threes
from host_tests.players.table import (
    BEGINNER,
    EXPERT,
    GIVES_A_SET,
    LOCKED_OUT,
    MASTER_RESTS,
    MINUS_ONE,
    PERSON,
    VERDICT,
    People,
)
from host_tests.rigs.ends import nearly_over
from host_tests.rigs.restarted import resume
from host_tests.rigs.wanted import seed_with, waiting
from host_tests.runs.tiers import first_of
from tools import boards

BOARDS = ("picosystem", "pico_display", "pico_display_2")
TWO = (PERSON, PERSON)
THREE = (PERSON, PERSON, PERSON)
Sit = Callable[..., Player]


def going_on(sit: Sit, board: str, folder: Path, game: Game, **chosen: int) -> People:
    """People who go on with a match that waits in the menu."""
    kinds = tuple(seat.kind for seat in game.seats)
    seats = {f"seat{number + 1}": kind for number, kind in enumerate(kinds)} | {"seats": len(kinds)}
    player = sit(board, storage=waiting(folder, "table", game, **seats, **chosen))
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(DEAF)
    return People(player, boards.load(board), kinds)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_masters_press_at_an_empty_stock_ends_nothing(sit: Sit, board: str, tmp_path: Path) -> None:
    """At 21 cards, and when the stock is empty, it does nothing; the playing seats end the round by agreeing on "no SET"."""
    table = going_on(sit, board, tmp_path, nearly_over(THREE, True), tournament=1)
    player, glass = table.player, table.player.rest()
    for _ in range(3):
        table.press(0)
        assert player.look().codes == glass.codes and player.shows(en.EMPTY_STOCK)
        player.handheld.run(165)
    table.ask()
    assert table.asking()
    player.handheld.run(DEAF)
    table.press(0)
    assert not table.raised(1) and player.look().codes == glass.codes, "the master has no voice"
    table.press(1)
    assert table.raised(1)
    table.press(2)
    assert player.shows(en.MISSED)
    assert tuple(sorted(player.look().chosen)) in sets_of(glass.codes), "other cards are marked than those of the SET"
    player.handheld.run(1500)
    assert player.shows(en.MISSED), "what the rings mean is said as long as they are there"
    assert tuple(sorted(player.look().chosen)) in sets_of(glass.codes), "a second is too short to find and check three cards"
    player.handheld.run(3000)
    assert player.shows(en.ROUND_DONE % {"round": 1, "rounds": 3}) and player.shows(en.DEALS_NEXT % (en.PLAYER % 2))


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_double_tap_of_the_master_deals_once(sit: Sit, board: str) -> None:
    """One press of the master deals three cards, and no more for 1.5 s."""
    table = People(sit(board, seed=3), boards.load(board), THREE)
    glass = table.sit_down(tournament=True)
    for _ in range(3):
        table.player.tap(table.calls[0], 35, 70)
    more = table.player.rest()
    assert len(more.codes) == len(glass.codes) + 3
    table.player.handheld.run(MASTER_RESTS)
    table.press(0)
    assert len(table.player.rest().codes) == len(glass.codes) + 6


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_persons_ask_a_computer_player_who_is_master(sit: Sit, board: str) -> None:
    """A computer player as master deals 3 s after all playing persons have asked for cards, though a SET lies there."""
    kinds = (EXPERT, PERSON, PERSON)
    seed = seed_with(lambda seed: Game(kinds, seed, 0, tournament=True), lambda game: game.layout.has_set())
    table = People(sit(board, seed=seed), boards.load(board), kinds)
    glass = table.sit_down(tournament=True)
    player = table.player
    assert player.shows(en.ASK_CARDS) or player.shows(en.PLUS_THREE_SHORT)
    table.ask()
    player.handheld.run(DEAF)
    for seat in (1, 2):
        assert player.look().codes == glass.codes
        table.press(seat)
    assert player.shows(en.WILL_DEAL % table.names()[0]) and player.look().codes == glass.codes
    player.handheld.run(3200)
    more = player.rest()
    assert len(more.codes) == len(glass.codes) + 3


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_with_an_empty_stock_a_round_of_a_computers_deal_ends(sit: Sit, board: str, tmp_path: Path) -> None:
    """Stock empty, SETs that nobody calls, a computer player as master: the screen names the key that ends the round."""
    table = going_on(sit, board, tmp_path, nearly_over((EXPERT, PERSON, PERSON), True), tournament=1)
    player = table.player
    assert player.shows(en.PLUS_THREE) or player.shows(en.PLUS_THREE_SHORT)
    table.ask()
    player.handheld.run(DEAF)
    table.press(1)
    table.press(2)
    assert player.shows(en.MISSED)
    player.handheld.run(4000)
    assert player.shows(en.ROUND_DONE % {"round": 1, "rounds": 3})


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_computer_player_says_that_it_sees_a_set(sit: Sit, board: str) -> None:
    """It agrees only when no SET would come to it soon; otherwise it says that it sees one, and takes it."""
    kinds = (PERSON, EXPERT)

    def due(game: Game) -> int:
        find = game.seats[1].computer.next_find()  # type: ignore[union-attr]
        return find[0] if find else 0

    seed = seed_with(lambda seed: Game(kinds, seed, 0), lambda game: 5000 < due(game) < 7000)
    table = People(sit(board, seed=seed), boards.load(board), kinds)
    player, glass = table.player, table.sit_down()
    table.ask()
    player.handheld.run(DEAF)
    table.press(0)
    player.wait_for(en.SEES_ONE % table.names()[1])
    assert not table.asking() and player.look().codes == glass.codes and table.raised(1)
    waited = 0
    while not player.shows(en.BY_NAME % {"who": table.names()[1], "says": en.TAKES}):
        player.handheld.run(100)
        waited += 100
        assert waited < 7000, "it does not take what it sees"


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize("after", (60, 150, 400))
def test_an_agreement_that_comes_late_or_twice_costs_nothing(sit: Sit, board: str, after: int) -> None:
    """For 600 ms after the question has gone a call key means nothing."""
    table = People(sit(board, seed=2), boards.load(board), TWO)
    table.sit_down(penalty=MINUS_ONE)
    player = table.player
    table.ask()
    player.tap(table.calls[0], 35, 60)  # somebody wanted to call when the question came
    assert not table.raised(0)
    player.handheld.run(DEAF)
    table.press(0)
    player.tap(table.calls[1], 35, after - 35)
    for seat in (1, 0):
        player.tap(table.calls[seat], 35, 30)
    player.handheld.run(8000)
    assert table.caller() is None and table.all_points() == [0, 0] and not player.shows(en.TOO_LATE)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_call_counts_at_a_dimmed_table(sit: Sit, board: str) -> None:
    """At the table a call counts while the display is dimmed, so that who sees the SET first has it; not while it is dark."""
    table = People(sit(board, seed=2), boards.load(board), TWO)
    glass = table.ready()
    player = table.player
    full = player.handheld.backlight
    player.handheld.run(125_000)
    assert player.handheld.backlight < full and player.look().codes == glass.codes
    table.press(1)
    assert table.caller() == 1 and player.handheld.backlight == full
    player.handheld.run(DEAF)
    player.claim(sets_of(glass.codes)[0])
    table.after()
    player.handheld.run(650_000)
    assert player.handheld.backlight == 0
    table.press(0)
    assert player.shows(en.PAUSED) and player.handheld.backlight == full


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_table_at_which_a_computer_player_goes_on_stays_lit(sit: Sit, board: str) -> None:
    """What it does is to be seen: two persons who think for long do not lose SETs because they cannot see the cards."""
    table = People(sit(board, seed=2), boards.load(board), (PERSON, PERSON, BEGINNER))
    codes = table.ready().codes
    player, full = table.player, table.player.handheld.backlight
    begun, quiet = player.handheld.time, 0
    while player.handheld.time < begun + 200_000:
        player.handheld.run(1000)
        now = player.glimpse()
        changed = now is not None and now.codes != codes
        quiet, codes = (0, now.codes) if now is not None and changed else (quiet + 1000, codes)
        assert quiet > 100_000 or player.handheld.backlight == full
    assert player.handheld.time > begun + 125_000, "with nothing that happens it would be dim by now"


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize("penalty", (LOCKED_OUT, GIVES_A_SET, MINUS_ONE))
def test_who_was_wrong_is_said_by_name_and_what_it_costs(sit: Sit, board: str, penalty: int) -> None:
    """Who was wrong is said by name; "Minus one" says it; what is owed stands in the corner, and its SET is given back."""
    table = People(sit(board, seed=2), boards.load(board), TWO)
    glass = table.ready(penalty=penalty)
    player = table.player
    table.claim(1, no_set_of(glass.codes))
    assert table.raised(1) and not table.raised(0)
    assert player.shows((en.BY_NAME % {"who": en.PLAYER % 2, "says": ""}).rstrip()) and player.shows(en.MARKS[0])
    assert player.shows(en.signed(-1)) == (penalty == MINUS_ONE)
    table.after()
    assert not table.raised(1)
    assert table.says(1, en.OWES % 1) == (penalty == GIVES_A_SET) and table.says(1, en.OUT) == (penalty == LOCKED_OUT)
    if penalty == GIVES_A_SET:
        table.claim(1, sets_of(glass.codes)[0])
        assert player.shows(en.BY_NAME % {"who": en.PLAYER % 2, "says": en.GIVES_BACK})
        table.after()
        assert not table.says(1, en.OWES % 1) and table.points(1) == 0


@pytest.mark.parametrize("board", first_of(BOARDS[:2]))
def test_how_a_claim_was_wrong_is_said_though_there_is_no_room(sit: Sit, board: str) -> None:
    """The manual: "A refused claim always says which feature fails, and how." Without room for it, it comes after."""
    table = People(sit(board, seed=2), boards.load(board), TWO)
    glass = table.ready()
    player = table.player
    cards = list(glass.codes)
    wrong = max(
        itertools.combinations(range(len(cards)), 3), key=lambda cells: len(failing_features(*[cards[c] for c in cells]))
    )
    three = tuple(cards[cell] for cell in wrong)
    fails = failing_features(*three)
    assert len(fails) > 2
    table.claim(0, wrong)
    assert all(player.shows(en.FEATURES[feature]) or player.shows(en.FEATURES[feature] + ",") for feature in fails)
    each = {en.short_reason(feature, *verdict.split(three, feature), en.COLOURS[0]) for feature in fails}
    seen: set[str] = set()
    for _ in range(30):
        player.handheld.run(200)
        seen |= {words for words in each if player.shows(words)}
    assert seen == each
    assert not any(player.shows(words) for words in each)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_how_a_claim_was_wrong_comes_back_when_a_corner_has_taken_its_room(sit: Sit, board: str) -> None:
    """With three people a corner stands in the line: where only the feature's name is left, how it fails is said after it."""
    table = People(sit(board, seed=2), boards.load(board), THREE)
    glass = table.ready()
    player = table.player
    by_one = [three for three in threes(glass.codes) if len(failing(glass.codes, three)) == 1]
    wrong = max(by_one, key=lambda three: len(reasons(glass.codes, three)[0]))  # for which half of the line is too short
    how = (*reasons(glass.codes, wrong), long_reason(*failing(glass.codes, wrong)[0]))
    table.claim(0, wrong)
    read = 0
    for _ in range(70):
        if any(player.shows(words) for words in how):
            assert player.look().refused == set(wrong), "the reason is there, and the marks are gone"
            read += 50
        player.handheld.run(50)
    assert read >= 2000, f"how it failed could be read for {read} ms of 3500"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_computers_set_is_seen_after_a_pause_too(sit: Sit, board: str) -> None:
    """A computer player's SET stays visible for a second; a pause in that second hides it, and then it is seen again."""
    table = People(sit(board, seed=2), boards.load(board), (PERSON, EXPERT))
    glass = table.sit_down()
    player = table.player
    for _ in range(600):
        if (seen := player.glimpse()) is not None and seen.chosen and seen.codes == glass.codes:
            break
        player.handheld.run(100)
    player.press("BACK")
    player.settle()
    assert player.shows(en.PAUSED)
    player.handheld.run(5000)
    player.press("BACK")
    player.handheld.run(150)
    again = player.look()
    assert again.codes == glass.codes and tuple(sorted(again.chosen)) in sets_of(glass.codes)
    player.handheld.run(VERDICT + 300)
    assert player.look().codes != glass.codes


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_claim_is_kept_at_once(sit: Sit, board: str, tmp_path: Path) -> None:
    """Each claim is saved when it is decided, at most 0.3 s later; a call that the power interrupts is void."""
    image = tmp_path / "flash.img"
    player = sit(board, seed=2, storage=image)
    table = People(player, boards.load(board), TWO)
    glass = table.ready(penalty=MINUS_ONE)
    table.claim(1, sets_of(glass.codes)[0])
    table.after()
    table.claim(0, no_set_of(player.look().codes))
    player.handheld.run(300)
    player.handheld.close()
    player = sit(board, storage=image)
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(VERDICT + DEAF)
    table = People(player, boards.load(board), TWO)
    assert table.all_points() == [-1, 1]
    table.call(1)
    player.handheld.run(1000)
    player.handheld.close()
    player = sit(board, storage=image)
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(8000)
    table = People(player, boards.load(board), TWO)
    assert table.all_points() == [-1, 1] and table.caller() is None


def hardest_first() -> tuple[Game, int]:
    """A match whose stock is empty, a SET of it that is harder than all that are taken after it, and where it lies."""

    def harder(game: Game) -> int:
        """The place of such a SET among those on the table, -1 if there is none."""
        before = list(game.layout.cells)
        for place, first in enumerate(sets_of(before)):
            cells = [-1 if cell in first else code for cell, code in enumerate(before)]
            levels = [differing(*(before[cell] for cell in first))]
            while sets_of(cells):
                taken = sets_of(cells)[0]
                levels.append(differing(*(cells[cell] for cell in taken)))
                cells = [-1 if cell in taken else code for cell, code in enumerate(cells)]
            if len(levels) > 1 and levels[0] > max(levels[1:]):
                return place
        return -1

    for first in range(1, 2000):
        game = nearly_over(TWO, first=first)
        if harder(game) >= 0:
            return game, harder(game)
    raise AssertionError("no such match")


@pytest.mark.parametrize("board", first_of([board for board in BOARDS if board != "pico_display"]))
def test_the_winners_hardest_set_outlives_the_power(sit: Sit, board: str, tmp_path: Path) -> None:
    """It was taken before a power cut, the last ones after it: the end of the match shows the hardest of all."""
    game, place = hardest_first()
    table = going_on(sit, board, tmp_path, game)
    player, glass = table.player, table.player.rest()
    hardest = sets_of(glass.codes)[place]
    level = differing(*(glass.codes[cell] for cell in hardest))
    table.claim(0, hardest)
    table.after()
    resume(player)
    player.handheld.run(DEAF)
    glass = player.rest()
    while sets_of(glass.codes):
        table.claim(0, sets_of(glass.codes)[0])
        player.handheld.run(VERDICT + 600)
        glass = player.look()
    player.wait_for_result()
    assert table.winners() == [0] and player.shows(en.HARDEST % en.DIFFER[level - 1])


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_who_plays_alone_against_computers_may_choose_at_once(sit: Sit, board: str) -> None:
    """After a call only keys of other seats mean nothing: where nobody else sits, the cursor moves with the next press."""
    player = sit(board)
    table = People(player, boards.load(board), (PERSON, EXPERT))
    table.sit_down(pick=10)
    player.tap(next(iter(table.calls.values())), 60, 60)
    player.press("NEXT" if player.few else "RIGHT")
    player.settle()
    assert table.caller() == 0 and player.look().cursor, "the first press after the call was swallowed: no cursor, or at cell 0"


@pytest.mark.parametrize("right", (False, True))
@pytest.mark.parametrize("board", first_of(BOARDS))
def test_who_asks_while_a_verdict_is_in_view(sit: Sit, board: str, right: bool) -> None:
    """After a refusal no press is lost, the question comes when it has left; after a SET nobody has seen what it is about."""
    player = sit(board)
    table = People(player, boards.load(board), TWO)
    cards = table.ready(penalty=MINUS_ONE).codes
    sets = sets_of(cards)
    wrong = next(three for three in itertools.combinations(range(len(cards)), 3) if three not in sets)
    table.press(0)
    player.handheld.run(DEAF)
    glass = player.look()
    player.select(player.shortest(glass, sets[0] if right else wrong), glass)
    player.handheld.run(150)
    player.press("MENU")
    assert not table.asking(), "the verdict is still in view"
    player.handheld.run(1000)
    player.settle()
    assert table.asking() == (not right)
