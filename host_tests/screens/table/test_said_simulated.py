"""What a table says to who sits there, and where it says it: read off the glass, played by keys (RULES 5)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.core.table.rules import Table as Game
from tercet.ui.text import en

from host_tests.players.player import DEAF, UNASKED, Player
from host_tests.players.sets import failing, long_reason, no_set_of, reasons, sets_of, threes
from host_tests.players.table import BEGINNER, EXPERT, LOCKED_OUT, MINUS_ONE, PERSON, VERDICT, People
from host_tests.rigs.ends import nearly_over
from host_tests.rigs.wanted import seed_with
from host_tests.runs.tiers import first_of
from host_tests.screens.table.test_fair_simulated import going_on
from tools import boards

BOARDS = ("picosystem", "pico_display", "pico_display_2")
INTERMEDIATE = 1
TWO, THREE, FOUR = ((PERSON,) * count for count in (2, 3, 4))
THREE_AND_ONE = (*THREE, BEGINNER)
Sit = Callable[..., Player]


def seated(sit: Sit, board: str, kinds: tuple[int, ...], **choices: int) -> People:
    """Some who sit down at a table that holds a SET, at which computer players find none for a while."""

    def slow(game: Game) -> bool:
        finds = [seat.computer.next_find() for seat in game.seats if seat.computer]
        return game.layout.has_set() and all(find is not None and find[0] > 12_000 for find in finds)

    table = People(sit(board, seed=seed_with(lambda seed: Game(kinds, seed, 0), slow)), boards.load(board), kinds)
    table.sit_down(**choices)  # type: ignore[arg-type]
    return table


@pytest.mark.parametrize(
    ("board", "kinds", "tournament"),
    [("picosystem", FOUR, 0), ("picosystem", THREE, 1), ("pico_display", THREE_AND_ONE, 0), ("pico_display", TWO, 0)],
)
def test_at_an_empty_stock_nothing_promises_cards(
    sit: Sit, board: str, kinds: tuple[int, ...], tournament: int, tmp_path: Path
) -> None:
    """With an empty stock the same agreement ends the round: the key is the same, the question says so, and the way out."""
    table = going_on(sit, board, tmp_path, nearly_over(kinds, bool(tournament)), tournament=tournament)
    player = table.player
    assert player.shows(en.PLUS_THREE) and not player.shows(en.PLUS_THREE_SHORT)
    table.ask()
    assert any(player.shows(words) for words in en.ENDS), "the question does not say that the round ends"
    assert not player.shows(en.QUESTION_SHORTEST) and player.shows(en.GO_ON)
    player.handheld.run(DEAF)
    player.press("BACK")
    player.settle()
    assert not table.asking()


@pytest.mark.parametrize(("board", "kinds"), [("picosystem", FOUR), ("pico_display", THREE_AND_ONE)])
def test_the_question_of_four_names_the_way_out(sit: Sit, board: str, kinds: tuple[int, ...]) -> None:
    """Who sees a SET is told how to say so, whatever the seats, and one key has one word."""
    table = seated(sit, board, kinds)
    assert table.player.shows(en.PLUS_THREE)
    table.ask()
    assert table.asking() and table.player.shows(en.GO_ON)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_one_person_alone_is_not_all(sit: Sit, board: str) -> None:
    """Where computers play the others, or the others are locked out, one presses."""
    table = seated(sit, board, (PERSON, BEGINNER))
    table.ask()
    assert table.player.shows(en.QUESTION_ONE[0])


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_each_agreement_gives_the_others_time(sit: Sit, board: str) -> None:
    """Each presses its button within 10 s of the one before; who is later than that has not called."""
    table = People(sit(board, seed=2), boards.load(board), TWO)
    glass = table.ready(penalty=MINUS_ONE)
    player = table.player
    table.ask()
    player.handheld.run(8000)
    table.press(0)
    player.handheld.run(3000)
    assert table.asking(), "the question is gone 3 s after an agreement"
    table.press(1)
    assert len(player.rest().codes) == len(glass.codes) + 3
    player.handheld.run(DEAF)
    table.ask()
    while table.asking():
        player.handheld.run(100)
    player.handheld.run(900)
    table.press(1)
    player.handheld.run(7000)
    assert table.caller() is None and table.all_points() == [0, 0], "who meant to agree has called"


@pytest.mark.parametrize(("board", "kinds"), [("picosystem", FOUR), ("picosystem", THREE), ("pico_display", THREE)])
def test_when_calls_count_again_every_corner_is_seen(sit: Sit, board: str, kinds: tuple[int, ...]) -> None:
    """What is said lies over the keys and points of nobody who may call; what fits between them stays."""
    table = seated(sit, board, kinds, penalty=MINUS_ONE)
    player, seats = table.player, range(len(kinds))

    def bare() -> bool:
        labels = [table.says(seat, player.label(table.calls[seat])) for seat in seats if not table.raised(seat)]
        return all(labels) and None not in [table.shown_points(seat) for seat in seats]

    for seat in (0, len(kinds) - 1):
        table.claim(seat, no_set_of(player.look().codes))
        assert not bare(), "there is room for the whole refusal while nobody may call"
        player.handheld.run(VERDICT)
        assert bare(), f"a refusal of seat {seat} covers a corner though calls count"
        assert table.raised(seat), "the seat that it is about is not raised any more"
        player.handheld.run(4000)
    table.ask()
    player.handheld.run(DEAF)
    table.press(*seats)
    player.handheld.run(DEAF)
    assert bare() and (player.shows(en.ALL_AGREED) or player.shows(en.PLUS_THREE_SHORT))
    player.handheld.run(4000)
    assert bare() and player.shows(en.PLUS_THREE) and not player.shows(en.PLUS_THREE_SHORT)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_round_begins_without_the_words_of_the_last(sit: Sit, board: str, tmp_path: Path) -> None:
    """Who goes on as soon as the standings take a key sees the new table and what can be done there."""
    table = going_on(sit, board, tmp_path, nearly_over(THREE, True), tournament=1)
    player = table.player
    table.ask()
    player.handheld.run(DEAF)
    table.press(1)
    table.press(2)
    player.wait_for(en.ROUND_DONE % {"round": 1, "rounds": 3})
    player.handheld.run(UNASKED)
    player.press("SELECT")
    assert len(player.rest().codes) >= 12
    assert not any(player.shows(words) for words in (en.ROUND_OVER, en.NONE_LEFT[0], en.MISSED))
    assert player.shows(en.PAUSE)


@pytest.mark.parametrize(("board", "kinds"), [("picosystem", FOUR), ("picosystem", TWO), ("pico_display", THREE_AND_ONE)])
def test_who_has_the_call_and_how_to_choose(sit: Sit, board: str, kinds: tuple[int, ...]) -> None:
    """While somebody has the call it is said who, for how long, and which key chooses; no key is somebody's then."""
    table = seated(sit, board, kinds, pick=10)
    player = table.player
    table.press(1)
    assert any(player.shows(en.CHOOSES % {"who": en.PLAYER % 2, "seconds": seconds}) for seconds in (10, 9))
    assert player.shows(en.CHOOSE)
    assert not any(table.says(seat, player.label(key)) for seat, key in table.calls.items())
    if not player.few:
        assert not player.shows("→"), "two of four arrows would be believed to be all"
    player.handheld.run(11_000 + VERDICT + 3000)
    assert all(table.says(seat, player.label(key)) for seat, key in table.calls.items())


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_who_has_no_name_finds_the_own_number(sit: Sit, board: str) -> None:
    """Verdicts, pause and standings say "Player 3": so does the corner."""
    table = seated(sit, board, THREE)
    for seat in range(3):
        assert table.says(seat, en.PLAYER_SHORT % (seat + 1)) and table.says(seat, en.CALL) and table.points(seat) == 0


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_when_all_are_in_again_it_is_said(sit: Sit, board: str) -> None:
    """If a lock-out leaves nobody who may call, all lock-outs end."""
    table = People(sit(board, seed=2), boards.load(board), TWO)
    glass = table.ready(penalty=LOCKED_OUT)
    table.claim(0, no_set_of(glass.codes))
    table.player.handheld.run(1800)
    assert not table.player.shows(en.ALL_BACK)
    table.after()
    table.claim(1, no_set_of(glass.codes))
    table.player.wait_for(en.ALL_BACK, 8000)
    assert not table.says(0, en.OUT) and not table.says(1, en.OUT)


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize("fails", (1, 2))
def test_the_reason_stays_before_it_is_said_that_all_are_in_again(sit: Sit, board: str, fails: int) -> None:
    """RULES 1: "A refused claim says which features fail, all of them." It is in view as long as any refusal, then comes the
    other message, which a key does not lose."""
    table = People(sit(board, seed=2), boards.load(board), TWO)
    glass = table.ready(penalty=LOCKED_OUT)
    player = table.player
    wrong = next(three for three in threes(glass.codes) if len(failing(glass.codes, three)) == fails)
    how = [*reasons(glass.codes, wrong), *(long_reason(*one) for one in failing(glass.codes, wrong))]

    def read(seat: int) -> int:
        table.claim(seat, wrong)
        seen = waited = 0
        while (said := any(player.shows(words) for words in how)) or not seen:
            assert waited < 2000 or seen, "it is never said"
            assert not player.shows(en.ALL_BACK)
            player.handheld.run(50)
            waited, seen = waited + 50, seen + 50 * said
        return seen

    usual = read(0)
    table.after()
    assert usual >= 2000 and abs(read(1) - usual) <= 200
    assert player.shows(en.ALL_BACK)
    player.handheld.run(1300)
    assert player.shows(en.ALL_BACK), "what is said stays for 1.5 s"
    table.after()
    for seat in (0, 1):
        table.claim(seat, wrong)
        player.handheld.run(2000)
        assert any(player.shows(words) for words in how) and not player.shows(en.ALL_BACK)
        player.press("NEXT" if player.few else "RIGHT")  # it means nothing but that the reason was read
        player.handheld.run(100)
        assert player.shows(en.ALL_BACK) == (seat == 1) and not any(player.shows(words) for words in how)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_how_a_claim_was_wrong_is_read_before_a_computer_player_calls(sit: Sit, board: str) -> None:
    """RULES 5: "None calls or asks within 4 s after a wrong claim of a person": it is said how it was wrong."""
    kinds = (PERSON, EXPERT)

    def due(game: Game) -> int:
        find = game.seats[1].computer.next_find()  # type: ignore[union-attr]
        return find[0] if find else 9000

    seed = seed_with(lambda seed: Game(kinds, seed, 0), lambda game: due(game) < 3300)
    table = People(sit(board, seed=seed), boards.load(board), kinds)
    player = table.player
    cards = table.sit_down(penalty=MINUS_ONE, pick=10).codes
    player.tap(table.calls[0])
    wrong = max(threes(cards), key=lambda three: len(failing(cards, three)))
    how = reasons(cards, wrong)
    player.claim(wrong, player.look())
    taken = en.BY_NAME % {"who": table.names()[1], "says": en.TAKES}
    seen: set[str] = set()
    waited = 0
    while not player.shows(taken):
        seen |= {words for words in how if player.shows(words)}
        player.handheld.run(50)
        waited += 50
        assert waited < 5000, "it has a SET in mind"
    assert waited >= 3400 and seen == set(how), f"after {waited} ms it takes a SET, and of the reason {seen} was said"


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize("game", ("table", "speed"))
def test_after_the_pause_a_key_that_does_not_count_is_dim(sit: Sit, board: str, game: str) -> None:
    """RULES 5: "After a pause the keys of all mean nothing for 600 ms, and so long the corners of persons are dim":
    key, name and points. As soon as they are bright a call counts."""
    kinds = (PERSON, BEGINNER, PERSON)
    player = sit(board, seed=2)
    player.to_menu()
    player.set_up(game, {})
    player.set(en.SEATS, "3")
    for seat, who in enumerate((en.PERSON, en.SKILLS[BEGINNER], en.PERSON)):
        player.set(en.SEAT % (seat + 1), who)
    table = People(player, boards.load(board), kinds)
    table.start() if game == "table" else player.choose(en.PLAY)
    player.settle()

    def bright(seat: int) -> bool:
        return max(table._corner(seat).tobytes()) > 0xAA

    assert all(map(bright, range(3)))
    player.press("BACK")
    player.settle()
    assert player.shows(en.PAUSED)
    player.press("BACK")
    waited = 0
    while not bright(2):
        assert [bright(seat) for seat in range(3)] == [False, True, False], "a computer player's corner is as always"
        assert waited < 700
        if waited == 200:
            table.player.tap(table.calls[2], 35, 15)
            assert not player.shows(en.CHOOSE), "it counts"
        else:
            player.handheld.run(50)
        waited += 50
    assert waited >= 300 and all(map(bright, range(3)))
    player.tap(table.calls[2], 35, 15)
    assert table.raised(2) and player.shows(en.CHOOSE)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_while_a_verdict_is_in_view_a_key_that_does_not_count_is_dim(sit: Sit, board: str) -> None:
    """RULES 5: "While the verdict is in view, for a second, no call counts, and the corners of persons are dim (ours)." """
    table = People(sit(board, seed=2), boards.load(board), (PERSON, PERSON))
    glass = table.ready(penalty=MINUS_ONE)

    def bright(seat: int) -> bool:
        return max(table._corner(seat).tobytes()) > 0xAA

    for cells in (no_set_of(glass.codes), sets_of(glass.codes)[0]):
        assert bright(0) and bright(1)
        table.claim(1, cells)
        waited = 0
        while not bright(0):
            assert waited < 1100
            if waited == 300:
                table.player.tap(table.calls[0], 35, 15)
                assert not table.raised(0), "it counts"
            else:
                table.player.handheld.run(50)
            waited += 50
        assert waited >= 400, "a claim's own keys take the rest"
        table.player.tap(table.calls[0], 35, 15)
        assert table.raised(0), "it is bright, and does not count"
        glass = table.after()
        table.player.handheld.run(6000)
        glass = table.player.rest()


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_points_of_who_is_out_stand_out_from_the_word(sit: Sit, board: str) -> None:
    """Where there is no room for a gap they have another colour, as in every corner."""
    table = People(sit(board, seed=2), boards.load(board), TWO)
    table.claim(0, no_set_of(table.ready(penalty=LOCKED_OUT).codes))
    table.after()
    assert table.says(0, en.OUT) and table.points(0) == 0
    corner = table._corner(0).convert("L")
    columns = [max(corner.crop((x, 3, x + 1, corner.height - 3)).tobytes()) for x in range(corner.width)]
    inked = [x for x, value in enumerate(columns) if value > 0x60]
    last = max(x for x in inked if x - 1 not in inked)  # where the points begin, a single digit
    word = [columns[x] for x in range(last - 12, last - 1)]
    assert max(columns[last:]) > max(word) + 0x10


def test_a_computer_player_has_one_short_name(sit: Sit) -> None:
    """Its corner says E2, as everything else does that has no room for the whole name."""
    for kind in (INTERMEDIATE, EXPERT):
        table = seated(sit, "picosystem", (PERSON, kind))
        whole = en.COMPUTER % {"skill": en.SKILLS[kind], "seat": 2}
        assert table.says(1, whole) or table.says(1, f"{en.SKILLS[kind][:2]}2")
