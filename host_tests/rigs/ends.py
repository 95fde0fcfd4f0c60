"""Games just before their end, as they wait in the menu of a handheld: `wanted.waiting` makes the flash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.crossword import save as crossword_save
from tercet.core.crossword.rules import ROUNDS, Crossword
from tercet.core.cubed import save as cubed_save
from tercet.core.cubed.rules import TURN, Cubed
from tercet.core.practice.course import TABLES, Course
from tercet.core.puzzle.rules import Puzzle
from tercet.core.single.rules import Single
from tercet.core.solo.rules import Solo
from tercet.core.speed import save as speed_save
from tercet.core.speed.rules import Speed
from tercet.core.table import save as table_save
from tercet.core.table.rules import ROUND_OVER, Table
from tercet.core.timed.rules import Timed

from host_tests.core.cubed.games import started
from host_tests.players.sets import Three, sets_of
from host_tests.players.table import BEGINNER, LOCKED_OUT, PERSON
from host_tests.rigs import wanted
from host_tests.rigs.wanted import seed_with

PLAYED = 5000  # ms of play until the end of the games for one
ARCADE = 117_000  # and of Arcade


class Kept:
    """Any game, as it is saved at a time."""

    def __init__(self, name: str, game: Any, time: int) -> None:
        game.pause(time)
        saves: dict[str, Any] = {"table": table_save, "speed": speed_save, "cubed": cubed_save, "crossword": crossword_save}
        self.data = bytes(saves[name].save(game, time) if name in saves else game.save(time))

    def pause(self, time: int) -> None:
        """It is paused already."""

    def save(self, time: int) -> bytes:
        """Return it as bytes."""
        return self.data


def several_sets(table: Table) -> bool:
    """Tell whether several SETs lie on the table."""
    return len(table.layout.sets()) > 1


def one_set(table: Table) -> bool:
    """Tell whether just one SET lies on the table: who takes it ends the round."""
    return len(table.layout.sets()) == 1


def nearly_over(
    kinds: Sequence[int],
    tournament: bool = False,
    penalty: int = LOCKED_OUT,
    first: int = 1,
    holds: Callable[[Table], bool] = several_sets,
) -> Table:
    """A match whose stock is empty, with SETs on the table: of the first seed from `first` on that leads there."""

    def end(seed: int) -> Table:
        game = Table(tuple(kinds), seed, 0, penalty=penalty, tournament=tournament)
        while game.layout.stock:
            if game.layout.has_set():
                game.layout.take(game.layout.first_set())
            else:
                game.layout.deal_more()
        for seat in game.seats:
            if seat.computer:
                seat.computer.look(game.layout.cells, 0, game.rng)
        game.plan()
        return game

    return end(seed_with(end, holds, first))


def speed() -> tuple[Speed, int]:
    """Speed alone in its last round."""
    game, time = Speed((PERSON,), 1, 0), 0
    for _ in range(4):
        game.claim(game.layout.first_set(), time + 5000)
        time += 10_000
        game.ask(time)
        game.call((0,), time + 1000)
        time += 1000
        assert game.state == ROUND_OVER
        game.next_round(time)
    return game, time


def crossword(practice: bool = False) -> tuple[Crossword, int]:
    """Crossword alone in its last round, with an empty bag: it can be given up."""
    game = Crossword((PERSON,), 1, 0, practice)
    for number in range(ROUNDS):
        while game.bag.numbers:
            game.draw(5000)
        if number < ROUNDS - 1:
            game.give_up_round(5000)
            game.next_round(5000)
    return game, 5000


def cubed() -> tuple[Cubed, int]:
    """SET Cubed against a Beginner, whose next turn after a pass of the person is the last of the game."""
    game, time = started((PERSON, BEGINNER)), 0
    last = b"", 0
    while not game.over:
        if game.state == TURN:
            last = bytes(cubed_save.save(game, time)), time
            game.end_turn(time)
        else:
            game.choose((), time)
        while not game.over and game.seats[game.player].kind != PERSON:
            time = max(time, game.wake())
            game.tick(time)
    saved, time = last
    return cubed_save.restore(saved, time), time


# Games for one, at a table that holds a SET: who takes it ends them, but for Arcade, which the clock ends


def cards_left(game: Single) -> int:
    """The cards that lie on the table."""
    return sum(code >= 0 for code in game.layout.cells)


def take(game: Single) -> None:
    """Take a SET, or let cards be dealt."""
    game.stopwatch.go(0)
    if game.layout.has_set():
        game.claim(game.layout.first_set(), PLAYED)
    else:
        game.no_match(PLAYED)


def last_of(codes: Sequence[int]) -> Three | None:
    """A SET after which none is left on the table; None where there is no such one."""
    for taken in sets_of(codes):
        if not sets_of([-1 if cell in taken else code for cell, code in enumerate(codes)]):
            return taken
    return None


def last_one(game: Single) -> bool:
    """Tell whether a SET ends the game, as no card is to come."""
    return not game.layout.stock and last_of(game.layout.cells) is not None


def classic() -> Classic:
    """A deck whose last SET leaves cards on the table."""
    return wanted.played_until(lambda seed: Classic(0, seed, 0), take, lambda game: last_one(game) and cards_left(game) > 3)


def cleared() -> Classic:
    """A deck of which three cards are left, a SET."""
    return wanted.played_until(lambda seed: Classic(0, seed, 0), take, lambda game: last_one(game) and cards_left(game) == 3)


def timed(skill: int = 0) -> Timed:
    """Ten SETs are wanted, nine are found, and there is one."""
    return wanted.played_until(
        lambda seed: Timed(skill, seed, 0), take, lambda game: game.progress == 9 and game.layout.has_set()
    )


def puzzle() -> Puzzle:
    """All SETs but one are found."""
    game = Puzzle(0, 1, 0)
    game.stopwatch.go(0)
    for cells in game.sets[:-1]:
        game.claim(cells, PLAYED)
    return game


def course(done: int = TABLES - 1) -> Course:
    """A course of which so many tables are done, all but the last one if nothing else is said."""
    game = Course(3, 1, 0, 0, -1, 5)
    game.stopwatch.go(0)
    for number in range(done):
        game.claim(game.layout.first_set(), PLAYED * number // TABLES)
    return game


def solo() -> Solo:
    """The last SET is there, and penalties, which it does not take away."""
    return wanted.played_until(lambda seed: Solo(0, seed, 0), take, last_one)


def arcade() -> Arcade:
    """Three seconds are left."""
    game = Arcade(3, 1, 0)
    game.stopwatch.go(0)
    return game
