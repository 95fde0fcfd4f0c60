"""What a match of Speed or of Crossword holds, by the names of the tables in tools/saves/README.md."""

from __future__ import annotations

from tercet.core.crossword import save as crossword_save
from tercet.core.crossword.rules import Crossword
from tercet.core.speed import save as speed_save
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import Table

from host_tests.core.saved.readme import Facts

GENERATOR = ("generator a", "generator b", "generator c", "counter")
RESTORE = {"speed": speed_save.restore, "crossword": crossword_save.restore}


def restored(kind: str, data: bytes) -> Facts:
    """Read a match with the firmware's own code; return what it knows then."""
    game = RESTORE[kind](data, 0)
    return speed(game) if isinstance(game, Speed) else crossword(game)


def again(kind: str, data: bytes) -> bytes:
    """Read a match and write it."""
    game = RESTORE[kind](data, 0)
    return speed_save.save(game, 0) if isinstance(game, Speed) else crossword_save.save(game, 0)


def seats(game: Speed | Table) -> Facts:
    """Whoever sits at a match in which SETs are called."""
    facts: Facts = {}
    for number, seat in enumerate(game.seats, 1):
        entries = {
            "who": seat.kind, "points": seat.points, "SETs": seat.sets, "owed": seat.owed, "locked": int(seat.locked),
            "agreed": int(seat.agreed), "called": seat.called, "rounds past": len(seat.history),
        }  # fmt: skip
        facts.update({f"seat {number} {name}": [value] for name, value in entries.items()})
        facts[f"seat {number} history"] = list(seat.history)
        facts[f"seat {number} thoughts"] = list(seat.computer.save()) if seat.computer else []
    return facts


def speed(game: Speed) -> Facts:
    numbers = {
        "speed version": 1, "speed kind": game.KIND, "seats": len(game.seats), "pick": game.pick, "round": game.round,
        "state": game.state, "caller": game.caller + 1, "calls": game.calls, "played": game.elapsed(0),
        "deadline": game.deadline, "busy": game.busy, "asked": game.question_at,
        **dict(zip(GENERATOR, game.rng.state, strict=True)),
    }  # fmt: skip
    facts: Facts = {name: [value] for name, value in numbers.items()}
    return facts | seats(game) | {"faces": [face & 255 for face in game.layout.cells]}


def crossword(game: Crossword) -> Facts:
    numbers = {
        "crossword version": 1, "crossword kind": game.KIND, "seats": len(game.seats), "practice": int(game.practice),
        "round": game.round, "state": game.state, "turn": game.turn, "hints": game.hints, "drawn": game.drawn,
        "spent": game.elapsed(0), "rounds spent": game.spent, "first done": game.best + 1,
        **dict(zip(GENERATOR, game.rng.state, strict=True)),
    }  # fmt: skip
    facts: Facts = {name: [value] for name, value in numbers.items()}
    for number, seat in enumerate(game.seats, 1):
        name = f"seat {number} "
        entries = {
            "builder": seat.kind, "points": seat.points, "rounds past": len(seat.history), "dice": len(seat.dice),
            "guests": len(seat.guests), "moments": len(seat.timeline), "done": seat.done_at + 1,
        }  # fmt: skip
        facts.update({name + entry: [value] for entry, value in entries.items()})
        facts[name + "history"] = list(seat.history)
        for place, die in enumerate(zip(seat.dice, seat.faces, seat.where, seat.given, strict=True), 1):
            facts[f"{name}dice {place}"] = [die[0], die[1], die[2] & 255, die[3]]
        for place, guest in enumerate(seat.guests, 1):
            facts[f"{name}guests {place}"] = list(guest)
        for place, moment in enumerate(seat.timeline, 1):
            facts[f"{name}moments {place}"] = list(moment)
        if seat.mind:
            mind = seat.mind
            words = ("does", "laid", "due", "mind a", "mind b", "mind c", "mind counter")
            values = (mind.state, mind.laid, mind.due, *mind.rng.state)
            facts.update({name + word: [value] for word, value in zip(words, values, strict=True)})
    return facts | {"bag": list(game.bag.numbers)}
