"""Giving up a match, by the keys: RULES 5, "Giving up shows the standings of the rounds played (ours)"; the pause before it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tercet.core.crossword.rules import Crossword
from tercet.core.cubed.computer import opening
from tercet.core.cubed.rules import Cubed
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import OPEN, ROUND_OVER, Table
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players.player import UNASKED, Player
from host_tests.players.table import BEGINNER_DECK, EXPERT, MINUS_ONE, PERSON
from host_tests.rigs import wanted
from host_tests.rigs.ends import Kept
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit

BOARDS = ("pico_display", "picosystem", "pico_display_2", "picoboy_color")
TWO = (PERSON, PERSON)
LATER = 10_000_000  # ms: after all that is played here


def take(game: Any, seat: int, time: int) -> None:
    """A seat calls and takes the first SET."""
    game.call((seat,), time)
    game.claim(tuple(game.layout.sets()[0]), time)


def one_round() -> Table:
    """A match of one round, in which the second seat has two SETs and the first has called wrongly."""
    game = Table(TWO, 1, 0, BEGINNER_DECK, 1, MINUS_ONE)
    take(game, 1, 10_000)
    take(game, 1, 20_000)
    game.call((0,), 30_000)
    game.tick(40_000)
    assert [seat.points for seat in game.seats] == [-1, 2] and game.state == OPEN
    return game


def tournament() -> Table:
    """A tournament in its second round, in which there are points already."""
    game, time = Table((PERSON,) * 3, 1, 0, BEGINNER_DECK, 1, MINUS_ONE, 5, True), 0
    while game.state != ROUND_OVER:
        time += 5000
        if game.layout.has_set():
            take(game, 1 + time // 5000 % 2, time)
        else:
            game.ask(time)
    game.next_round(time)
    take(game, 0, time + 5000)
    assert game.seats[0].points == 3
    return game


def speed() -> Speed:
    """Speed in its first round, a SET each."""
    game = Speed(TWO, 1, 0)
    for seat, time in ((0, 10_000), (1, 20_000)):
        game.call((seat,), time)
        game.claim(game.layout.first_set(), time)
    return game


def cubed() -> Cubed:
    """SET Cubed after the start: the starter has points."""
    for seed in range(1000):
        game = Cubed(TWO, seed, 0)
        if (laid := opening(game.seats[0].faces)) is not None and laid:
            game.call((0,), 0)
            game.show(laid, 0)
            return game
    raise AssertionError("nobody can start")


def crossword() -> Crossword:
    """Crossword against an Expert, in its second round."""
    game, time = Crossword((PERSON, EXPERT), 1, 0), 0
    while game.state != ROUND_OVER:
        time += 500
        game.think(400)
        game.tick(time)
    game.next_round(time)
    assert game.seats[1].history[0] > 0
    return game


GAMES: dict[str, tuple[str, Callable[[], Any], str, str]] = {  # name, game, the round, what counts
    "one round": ("table", one_round, en.ROUND_OF % {"round": 1, "rounds": 1}, en.COUNTING[0]),
    "tournament": ("table", tournament, en.ROUND_OF % {"round": 2, "rounds": 3}, en.COUNTING[1]),
    "speed": ("speed", speed, en.ROUND_OF % {"round": 1, "rounds": 5}, en.COUNTING[0]),
    "cubed": ("cubed", cubed, of_game(en, "cubed").ROUND % 1, en.COUNTING[0]),
    "crossword": ("crossword", crossword, en.ROUND_OF % {"round": 2, "rounds": 3}, en.COUNTING[1]),
}


def paused(sit: Sit, board: str, folder: Path, name: str, game: Any, time: int = LATER) -> Player:
    """A player at the pause of a match that waited."""
    chosen = {f"seat{number + 1}": seat.kind for number, seat in enumerate(game.seats)}
    waits = wanted.waiting(folder, name, Kept(name, game, time), seats=len(game.seats), **chosen)
    player = sit(board, storage=waits, heapsize="1536K")  # several games from their sources
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(UNASKED)
    player.pause()
    player.wait_for(en.PAUSED)
    return player


def shows_points(player: Player, game: Any, points: list[int | None]) -> None:
    """Every seat's name is on the glass, and its points right of it on the same line; None: a dash."""
    picture = player.picture()
    for number, seat in enumerate(game.seats):
        skill = 0 if seat.kind == PERSON else seat.kind
        computers = (en.COMPUTER % {"skill": en.SKILLS[skill], "seat": number + 1}, f"{en.SKILLS[skill][:2]}{number + 1}")
        people = en.PLAYER % (number + 1), en.PLAYER_SHORT % (number + 1)
        names = people if seat.kind == PERSON else computers
        places = [place for name in names for place in words.places(picture, name)]
        assert places, f"no name of seat {number + 1}"
        lines = [picture.crop((place.right, place.top - 2, picture.width, place.bottom + 2)) for place in places]
        own = points[number]
        text = en.NO_TIME if own is None else en.signed(own)
        assert any(words.shows(line, text) for line in lines), f"seat {number + 1}: {text}"


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize("kind", GAMES)
def test_giving_up_shows_the_standings(sit: Sit, board: str, tmp_path: Path, kind: str) -> None:
    """The rounds that were played count; where none is over, the points as they stand. Nobody has won; a key ends it."""
    name, make, broken_off, counting = GAMES[kind]
    game = make()
    player = paused(sit, board, tmp_path, name, game)
    shows_points(player, game, [seat.total() for seat in game.seats])
    player.give_up()
    player.wait_for(en.GIVEN_UP % broken_off)
    assert player.shows(counting)
    finished = len(getattr(game.seats[0], "history", ()))
    points: list[int | None] = [sum(seat.history) if finished else seat.total() for seat in game.seats]
    if kind == "tournament":
        points[0] = None  # who dealt in the round that counts
    shows_points(player, game, points)
    names = [en.PLAYER % (number + 1) for number in range(4)] + [en.COMPUTER % {"skill": en.SKILLS[EXPERT], "seat": 2}]
    assert not any(player.shows(en.WINS % one) for one in names) and not player.shows(en.AGAIN)
    player.handheld.run(UNASKED)
    player.press("SELECT")
    player.wait_for(en.TITLE)
    player.handheld.run(1000)
    assert not player.shows(en.CONTINUE), "the match still waits"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_nothing_played_nothing_shown(sit: Sit, board: str, tmp_path: Path) -> None:
    """Where nobody has a point there are no standings: the menu comes at once."""
    player = paused(sit, board, tmp_path, "table", Table(TWO, 1, 0))
    player.give_up()
    player.wait_for(en.TITLE)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_four_seats_in_the_pause(sit: Sit, board: str, tmp_path: Path) -> None:
    """Minus points, points of two digits, names: nothing is cut off, at any size."""
    game = Table((PERSON, 1, 1, 2), 1, 0, 0, 9, MINUS_ONE)
    won = ((0, 0, 0, 0, -3), (0, 0, 0, 0, -12), (27, 27, 27, 27, 4), (0, 0, 0, 0, 15))
    for seat, points in zip(game.seats, won, strict=True):
        seat.history = list(points)
    game.round = 5
    player = paused(sit, board, tmp_path, "table", game, 0)
    shows_points(player, game, [-3, -12, 112, 15])
