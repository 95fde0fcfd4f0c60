"""A match of several people looked through again from its standings: by keys, on the glass (RULES 3)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from tercet.core.cards import level
from tercet.core.dice import WILD
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import ROUND_OVER, Table
from tercet.ui.cards import places as cards
from tercet.ui.faces.dice import MOST
from tercet.ui.text import en, of_game

from host_tests.glass import reader
from host_tests.players.dice import SpeedTable, read
from host_tests.players.dice import sets_of as sets_of_dice
from host_tests.players.player import DEAF, Player
from host_tests.players.sets import sets_of
from host_tests.players.table import PERSON, People
from host_tests.rigs.ends import Kept, nearly_over
from host_tests.rigs.restarted import resume
from host_tests.rigs.wanted import seed_with, waiting
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from tools import boards

BOARDS = ("picosystem", "pico_display", "pico_display_2")
TWO = (PERSON, PERSON)
TABLE, SPEED = of_game(en, "table").NAME, of_game(en, "speed").NAME


def left_after_two(table: Table) -> bool:
    """Tell whether SETs are left when the first one was taken, and again the first one."""
    codes = list(table.layout.cells)
    for _ in range(2):
        if not sets_of(codes):
            return False
        taken = sets_of(codes)[0]
        codes = [-1 if cell in taken else code for cell, code in enumerate(codes)]
    return bool(sets_of(codes))


def going_on(sit: Sit, board: str, storage: Path, kinds: tuple[int, ...] = TWO) -> People:
    """People who go on with the match that waits."""
    player = sit(board, storage=storage)
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(DEAF)
    return People(player, boards.load(board), kinds)


def give_up_searching(table: People) -> None:
    """Both agree that there is no SET, and the match is over."""
    table.ask()
    table.player.handheld.run(DEAF)
    table.press(0)
    table.press(1)
    table.player.wait_for_result()
    table.player.settle()


def review(player: Player) -> None:
    """From the standings, by the key that they name."""
    assert any(player.shows(words) for words in en.REVIEW)
    player.handheld.run(DEAF)
    player.press("HINT")
    player.settle()


def seconds_of(player: Player, words: str) -> float | None:
    """The seconds that stand behind these words on a page."""
    return next((tenths / 10 for tenths in range(400) if player.shows(words % f"{tenths // 10}.{tenths % 10} s")), None)


def leaf(player: Player) -> None:
    player.press(player.onward)
    player.settle()


def differ(codes: Sequence[int], cells: Sequence[int]) -> int:
    return level(*(codes[cell] for cell in cells))


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_sets_of_a_match(sit: Sit, board: str, tmp_path: Path) -> None:
    """RULES 3: "the slowest and the hardest SET of each seat, under its name, and all that nobody took"; what was taken
    before the power went off is among them."""
    game = nearly_over(TWO, holds=left_after_two)
    table = going_on(sit, board, waiting(tmp_path, "table", game, seats=2, seat1=PERSON, seat2=PERSON))
    player, glass = table.player, table.player.rest()
    first = sets_of(glass.codes)[0]
    levels = [differ(glass.codes, first)]
    player.handheld.run(4000)
    table.claim(1, first)
    glass = table.after()
    resume(player)
    player.handheld.run(DEAF)
    glass = player.rest()
    second = sets_of(glass.codes)[0]
    levels.append(differ(glass.codes, second))
    table.claim(0, second)
    glass = table.after()
    missed = len(sets_of(glass.codes))
    assert missed
    give_up_searching(table)
    review(player)
    for seat, what in ((0, levels[1]), (1, levels[0])):
        assert player.shows(en.PLAYER % (seat + 1)) and reader.cards_seen(player.picture()) == 3
        took = seconds_of(player, en.HARDEST_SET)
        assert took is not None and (took >= 4) >= seat, "4 s were waited for"
        if not player.few:
            assert player.shows(en.DIFFER[what - 1]) or player.shows(en.ALL_DIFFERENT)
        leaf(player)
    pictures = set()
    for number in range(1, missed + 1):
        assert player.shows(en.MISSED_OF % {"number": number, "all": missed}) and player.shows(TABLE)
        assert not player.shows(en.PLAYER % 1) and reader.cards_seen(player.picture()) == 3
        pictures.add(player.picture().tobytes())
        leaf(player)
    assert len(pictures) == missed and player.shows(en.PLAYER % 1)
    player.press("BACK")
    player.settle()
    assert table.winners() == [0, 1] and any(player.shows(words) for words in en.REVIEW)
    review(player)
    player.handheld.run(2000)
    resume(player)
    assert table.winners() == [0, 1], "the standings are not left: after a power cut they are there"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_match_that_is_given_up_is_looked_through_too(sit: Sit, board: str, tmp_path: Path) -> None:
    """Its standings name the key, too."""
    game = nearly_over(TWO)
    table = going_on(sit, board, waiting(tmp_path, "table", game, seats=2, seat1=PERSON, seat2=PERSON))
    player, glass = table.player, table.player.rest()
    table.claim(0, sets_of(glass.codes)[0])
    table.after()
    player.pause()
    player.give_up()
    player.handheld.run(DEAF)
    player.settle()
    review(player)
    assert player.shows(en.PLAYER % 1)
    player.press("BACK")
    player.settle()
    assert any(player.shows(words) for words in en.REVIEW)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_what_lay_there_when_cards_were_dealt(sit: Sit, board: str) -> None:
    """RULES 3: "all that nobody took, though they lay there when cards were dealt or a round ended"; one is taken then."""
    seed = seed_with(lambda seed: Table(TWO, seed, 0), lambda game: 2 <= len(game.layout.sets()) <= 4)
    table = People(sit(board, seed=seed), boards.load(board), TWO)
    glass, player = table.sit_down(), table.player
    there = sets_of(glass.codes)
    assert len(there) > 1
    more = table.deal_three(glass)
    assert set(there) <= set(sets_of(more.codes))
    table.claim(0, there[0])
    table.after()
    player.pause()
    player.give_up()
    player.handheld.run(DEAF)
    player.settle()
    review(player)
    assert seconds_of(player, en.HARDEST_SET)
    leaf(player)
    assert player.shows(en.MISSED_OF % {"number": 1, "all": len(there) - 1})


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_between_two_rounds_there_is_no_review(sit: Sit, board: str, tmp_path: Path) -> None:
    """The match goes on: its standings name no key for it, and HINT leads nowhere."""
    three = (PERSON, PERSON, PERSON)
    game = nearly_over(three, True)
    seats = {f"seat{number + 1}": PERSON for number in range(3)} | {"seats": 3}
    table = going_on(sit, board, waiting(tmp_path, "table", game, tournament=1, **seats), three)
    player = table.player
    table.ask()
    player.handheld.run(DEAF)
    table.press(1)
    table.press(2)
    player.wait_for(en.ROUND_DONE % {"round": 1, "rounds": 3}, 9000)
    player.handheld.run(DEAF)
    assert not any(player.shows(words) for words in en.REVIEW)
    player.press("HINT")
    player.settle()
    assert player.shows(en.ROUND_DONE % {"round": 1, "rounds": 3})


def three_dice(player: Player) -> tuple[int, ...]:
    """The faces of the dice that a page shows, in the places of three cards."""
    width, height = player.picture().size
    rectangles = cards.cells(width, height, 3)[:7:3]
    size = min(MOST, rectangles[0][3]) // 2 * 2
    left = [x + (wide - size) // 2 for x, _, wide, _ in rectangles]
    found = [read(player.picture(), [(x, y) for x in left], size) for y in range(height)]
    faces = [tuple(sorted(die.face for die in row if die)) for row in found if all(row)]
    assert len(faces) == 1, "there are not three dice in a row"
    return faces[0]


def in_the_last_round(kinds: tuple[int, ...]) -> Kept:
    """Speed in its fifth round, when a dozen of the dice or less lie there, SETs among them; the first seat leads."""
    times = {}

    def end(seed: int) -> Speed:
        game, time = Speed(kinds, seed, 0), 0
        for number in range(5):
            while game.layout.left() > (12 if number == 4 else 41) and game.layout.has_set():
                if len(kinds) > 1:
                    game.call((0,), time + 2000)
                game.claim(game.layout.first_set(), time + 3000)
                time += 5000
            if number < 4:
                game.ask(time)
                for seat in range(len(kinds)):
                    game.call((seat,), time + 1000)
                time += 1000
                assert game.state == ROUND_OVER
                game.next_round(time)
        times[seed] = time
        return game

    def some(game: Speed) -> bool:
        return game.layout.left() <= 12 and 2 <= len(game.layout.sets()) < 10 and WILD not in game.layout.cells

    seed = seed_with(end, some)
    return Kept("speed", end(seed), times[seed])


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize("alone", (False, True))
def test_the_dice_of_speed(sit: Sit, board: str, alone: bool, tmp_path: Path) -> None:
    """Speed: as dice, not as cards; alone from the result, of several from the standings."""
    kinds = TWO[: 1 if alone else 2]
    kept = in_the_last_round(kinds)
    seats = {f"seat{number + 1}": PERSON for number in range(len(kinds))} | {"seats": len(kinds)}
    table = going_on(sit, board, waiting(tmp_path, "speed", kept, **seats))
    player = table.player
    glass = SpeedTable(player)
    if alone:
        took = sets_of_dice(glass.dice())[0]
        glass.choose(took)
        player.handheld.run(1500)
        resume(player)
        player.handheld.run(DEAF)
        player.settle()
    dice = glass.dice()
    missed = {tuple(sorted(dice[cell].face for cell in cells)) for cells in sets_of_dice(dice)}  # type: ignore[union-attr]
    many = len(missed)
    assert many
    if alone:
        player.press("MENU")
        player.handheld.run(DEAF)
        player.press("SELECT")
        player.wait_for_result()
        player.settle()
        assert any(player.shows(words) for words in en.REVIEW)
        leaf(player)
        assert seconds_of(player, en.HARDEST_SET) and player.shows(SPEED)
        assert three_dice(player)
        leaf(player)
    else:
        give_up_searching(table)
        review(player)
    for number in range(1, many + 1):
        assert player.shows(en.MISSED_OF % {"number": number, "all": many}) and player.shows(SPEED)
        assert three_dice(player) in missed
        missed.remove(three_dice(player))
        leaf(player)
    assert not missed
    assert player.shows(en.HARDEST_SET.split("%")[0].strip()) == alone, "what was taken before this save is not known"
    player.press("BACK")
    player.settle()
    assert any(player.shows(words) for words in en.REVIEW)
