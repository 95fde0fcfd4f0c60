"""Games of SET Cubed for the tests: hands as wanted, computer players that play to the end, and what holds at every step."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.cubed import board as cubed
from tercet.core.cubed.rules import CHOOSING, OVER, TURN, Cubed
from tercet.core.cubed.seats import PASSED, SCORED, STARTED, SWAPPED, Event
from tercet.core.dice import DICE, WILD, third_face

from host_tests.core.cubed.judge import brute

PERSON = -1
BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = range(4)
NAMES = ("Beginner", "Intermediate", "Advanced", "Expert")
A, B = 0, 13
C = third_face(A, B)
NO_SET = (0, 1, 3, 9, 4)  # five faces without a SET


def at(row: int, column: int) -> int:
    """The number of a cell."""
    return cubed.cell_at(row, column)


def begun(seats: tuple[int, ...] = (PERSON, PERSON), seed: int = 1, **options: bool) -> Cubed:
    """A game at its start in which nobody has a SET."""
    game = Cubed(seats, seed, 0, **options)
    for seat in range(len(seats)):
        give(game, seat, NO_SET)
        game.seats[seat].call_at = 1 << 30
    return game


def give(game: Cubed, seat: int, faces: tuple[int, ...]) -> None:
    """Let a hand show these faces, with dice that have them: its own, or others that are exchanged for them."""
    player = game.seats[seat]
    assert len(faces) == len(player.faces)
    for place in sorted(range(len(faces)), key=lambda place: faces[place] != WILD):
        settled = [other for other in range(len(faces)) if player.dice[other] < 0]
        assert place not in settled
        player.dice[place] = ~_exchanged(game, seat, place, faces[place])
    player.dice = [~die for die in player.dice]
    player.faces = list(faces)


def _exchanged(game: Cubed, seat: int, place: int, face: int) -> int:
    """Return a die with a face that is not used in the hand yet; the one at the place goes to where it was."""
    mine = game.seats[seat].dice
    die = mine[place]
    if face in DICE[die]:
        return die
    other = next((at for at, one in enumerate(mine) if one >= 0 and face in DICE[one]), None)
    if other is not None:
        mine[other], die = die, mine[other]
        return die
    for hand in [game.bag.numbers] + [one.dice for one in game.seats if one is not game.seats[seat]]:
        for at, one in enumerate(hand):
            if face in DICE[one]:
                hand[at] = die
                for owner in game.seats:
                    if owner.dice is hand:
                        owner.faces[at] = min(DICE[die])
                return one
    raise AssertionError(f"no die that is free has face {face}")


def started(seats: tuple[int, ...] = (PERSON, PERSON), seed: int = 1, starter: int = 0, time: int = 0) -> Cubed:
    """A game in which a seat has laid A B C on the logo."""
    game = begun(seats, seed)
    give(game, starter, (A, B, C, 1, 1))
    assert game.call((starter,), time) is not None
    assert game.show([(0, A), (1, B), (2, C)], time).kind == STARTED
    return game


def chosen(game: Cubed, time: int = 0) -> None:
    """Everybody keeps what it has at the end of a round."""
    while game.state == CHOOSING:
        game.choose((), time)


def passed_round(game: Cubed, time: int = 0) -> Event:
    """Everybody passes once, from the starter on; return the last event."""
    assert game.state == TURN and game.player == game.starter
    for _ in game.seats:
        event = game.end_turn(time)
    return event


def everywhere(game: Cubed) -> list[int]:
    """All dice wherever they are, sorted."""
    dice = game.bag.numbers + list(game.dice.values())
    return sorted(dice + [die for seat in game.seats for die in seat.dice])


def wrong(game: Cubed) -> str:
    """What is wrong with a game at one moment, "" if nothing: the 42 dice, their faces, hands, and the board."""
    if everywhere(game) != list(range(42)):
        return "dice are lost or doubled"
    for seat in game.seats:
        if len(seat.dice) != len(seat.faces) or len(seat.dice) > 5:
            return "a hand is wrong"
        if any(face not in DICE[die] for die, face in zip(seat.dice, seat.faces, strict=True)):
            return "a die shows a face that it does not have"
    lying = {cell for cell in range(cubed.CELLS) if game.board[cell] < 27}
    if lying != set(game.dice) or not set(game.wilds) <= lying:
        return "the board and its dice differ"
    for cell, die in game.dice.items():
        if (WILD if cell in game.wilds else game.board[cell]) not in DICE[die]:
            return "a die on the board shows a face that it does not have"
    return ""


def places(game: Cubed) -> dict[tuple[int, int], int]:
    """The faces on the board by (row, column)."""
    return {cubed.place_of(cell): game.board[cell] for cell in game.dice}


def events(game: Cubed, time: int = 0, most: int = 200_000) -> Iterator[tuple[int, Event]]:
    """Let computer players play to the end, time jumping to the next thing; yield (time, event)."""
    for _ in range(most):
        if game.state == OVER:
            return
        time = max(time, game.wake())
        event = game.tick(time)
        if event is not None:
            yield time, event
    raise AssertionError(f"a game has no end: {game.rounds} rounds")


def audited(game: Cubed) -> dict[str, int]:
    """Play computer players' game to its end, checked at every step; return what happened, counted.

    The plain judge scores every turn; points add up turn by turn, seat by seat.
    """
    counts = {"turns": 0, "passes": 0, "swaps": 0, "wilds": 0, "pay": 0}
    totals = [0] * len(game.seats)
    before, laid = places(game), game.turn_dice() if game.player >= 0 else []
    for _, event in events(game):
        fault = wrong(game)
        assert not fault, fault
        assert len(game.dice) >= len(before), "a die left the board"
        if event.kind in (SCORED, STARTED):
            now = places(game)
            turn = [(*cubed.place_of(cell), game.board[cell], cell in game.wilds) for cell in event.cells]
            assert {cell for cell in now if cell not in before} == {(row, column) for row, column, _, _ in turn}
            expected = brute(before, turn)
            assert expected is not None and expected == (len(event.sets), event.points)
            totals[event.seat] += event.points
            counts["turns"] += 1
            counts["wilds"] += sum(die[3] for die in turn)
            counts["pay"] += event.points
        counts["passes"] += event.kind == PASSED
        counts["swaps"] += event.kind == SWAPPED
        assert [seat.total() for seat in game.seats] == totals
        before = places(game)
    assert laid == []
    return counts


def play(seats: tuple[int, ...], seed: int) -> Cubed:
    """A game of computer players, played to its end."""
    game = Cubed(seats, seed, 0)
    for _ in events(game):
        pass
    return game
