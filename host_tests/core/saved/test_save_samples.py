"""Old versions are read for ever: frozen saves of every kind, read by today's code and by what tools/saves/README.md says."""

from __future__ import annotations

import struct
import zlib

import pytest
from tercet.core import games
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.cubed import save as cubed_save
from tercet.core.cubed.rules import Cubed
from tercet.core.medals import Medals
from tercet.core.practice.course import Course, is_course
from tercet.core.practice.rules import Practice
from tercet.core.progress import Progress
from tercet.core.puzzle.rules import Puzzle
from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.single.rules import Single
from tercet.core.solo.rules import Solo
from tercet.core.solved import Solved
from tercet.core.statistics import Statistics
from tercet.core.table import save as table_save
from tercet.core.table.rules import Table
from tercet.core.timed.rules import Timed
from tercet.saves import checked, checked_settings
from tercet.screens.settings import CHOICES as DEVICE

from host_tests.core.saved import dice_tables as dice_saves
from host_tests.core.saved import readme as save_readme
from host_tests.core.saved.readme import Facts
from host_tests.core.saved.samples import SAMPLES as FIRST_SAMPLES
from host_tests.core.saved.samples import Sample
from host_tests.core.saved.samples_cubed import SAMPLES as CUBED_SAMPLES
from host_tests.core.saved.samples_dice import DICE_SAMPLES
from host_tests.core.saved.samples_named import SAMPLES as NAMED_SAMPLES
from host_tests.core.saved.samples_progress import PROGRESS_SAMPLES

SAMPLES = FIRST_SAMPLES + DICE_SAMPLES + CUBED_SAMPLES + NAMED_SAMPLES + PROGRESS_SAMPLES
each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.label)
GAMES = {"classic": Classic, "timed": Timed, "puzzle": Puzzle, "arcade": Arcade, "solo": Solo, "practice": Practice}
GENERATOR = ("generator a", "generator b", "generator c", "counter")


# By today's code


def read(file: str, data: bytes) -> Facts:
    """Read a save with the firmware's own code; return what it knows then."""
    if file == "settings":
        return settings(choices.load(savefile.unwrap(savefile.SETTINGS, data)))
    if file == "records":
        return records(Records.restore(savefile.unwrap(savefile.RECORDS, data)))
    if file == "solved":
        return solved(Solved.restore(savefile.unwrap(savefile.SOLVED, data)))
    if file == "statistics":
        return statistics(Statistics.restore(savefile.unwrap(savefile.STATISTICS, data)))
    if file == "medals":
        return medals(Medals.restore(savefile.unwrap(savefile.MEDALS, data)))
    if file == "progress":
        return progress(Progress.restore(savefile.unwrap(savefile.PROGRESS, data)))
    number, chosen, game = savefile.unpack_game(savefile.unwrap(savefile.GAME, data))
    facts: Facts = {"number": [number]}
    facts.update({f"choice {name}": [value] for name, value in choices.load(chosen).items()})
    kind = file.removeprefix("game-")
    if kind in dice_saves.RESTORE:
        return facts | dice_saves.restored(kind, game)
    if kind == "cubed":
        return facts | cubed(cubed_save.restore(game, 0))
    facts.update(match(table_save.restore(game, 0)) if kind == "table" else single(alone(kind, game)))
    return facts


def alone(kind: str, data: bytes) -> Single:
    """Read a game for one."""
    return Course.restore(data, 0) if kind == "practice" and is_course(data) else GAMES[kind].restore(data, 0)


def settings(known: dict) -> Facts:
    facts: Facts = {}
    for name, value in known.items():
        facts.update({f"{name} {choice}": [value[choice]] for choice in value} if isinstance(value, dict) else {name: [value]})
    return facts


def records(known: Records) -> Facts:
    named = any(entry.name for table in known.tables.values() for entry in table)
    facts: Facts = {"records version": [1 + named], "games": [known.games], "last": [known.last], "tables": [len(known.tables)]}
    for number, key in enumerate(sorted(known.tables), 1):
        facts[f"table {number}"] = [*key, len(known.best(key))]
        for place, entry in enumerate(known.best(key), 1):
            facts[f"table {number} entry {place}"] = [entry.score, entry.milliseconds, entry.hints, entry.number]
            if named:
                facts[f"table {number} entry {place}"] += [ord(letter) for letter in entry.name.ljust(3, "\0")]
    facts.update({f"times of skill {skill}": list(known._recent[skill]) for skill in range(4)})
    return facts


def solved(known: Solved) -> Facts:
    facts: Facts = {"solved version": [1], "kinds": [len(known._runs)]}
    for number, kind in enumerate(sorted(known._runs), 1):
        runs = known._runs[kind]
        facts[f"kind {number}"] = [*kind, len(runs)]
        for place, run in enumerate(runs, 1):
            first, more = divmod(run, 1024)
            facts[f"kind {number} run {place}"] = [first, first + more]
    return facts


def medals(known: Medals) -> Facts:
    facts: Facts = {"medals version": [1], "medals": [len(known._known)]}
    return facts | {f"medal {place}": [number, *known._known[number]] for place, number in enumerate(sorted(known._known), 1)}


def progress(known: Progress) -> Facts:
    parts = {"clean": known.clean, "helped": known.helped}
    facts: Facts = {"progress version": [1], "puzzles in a row": [known.streak], "best in a row": [known.best]}
    facts |= {f"{name} bytes": [len(part.save())] for name, part in parts.items()}
    facts["coach bytes"] = [len(known.coach.save())]
    for name, part in parts.items():
        facts |= {f"{name} {fact}": values for fact, values in solved(part).items()}
    coach = known.coach
    kinds = [f"{name} {how}" for name in ("number", "colour", "shading", "shape") for how in ("same", "different")]
    facts |= {"coach SETs": [coach.sets], "coach games": [coach.games]}
    for name, counts in (("evidence", coach.evidence), ("taken", coach.found), ("missed", coach.missed)):
        facts |= {f"{name} {kind}": [count] for kind, count in zip(kinds, counts, strict=True)}
    facts |= {f"missed level {level}": [count] for level, count in enumerate(coach.left, 1)}
    facts |= {f"time {kind}": [spent] for kind, spent in zip(kinds, coach.spent, strict=True)}
    kind, skill, sets = known.last or (0, 0, [])
    facts |= {"last kind": [kind], "last skill": [skill], "last SETs": [len(sets) // 4]}
    return facts | {f"SET {at // 4 + 1}": list(sets[at : at + 4]) for at in range(0, len(sets), 4)}


def statistics(known: Statistics) -> Facts:
    facts: Facts = {"statistics version": [1]}
    kinds = ("Classic", "Timed", "Puzzle", "Arcade", "Solo")
    facts.update({f"played {kind}": [count] for kind, count in zip(kinds, known.played, strict=True)})
    facts.update({f"finished {kind}": [count] for kind, count in zip(kinds, known.finished, strict=True)})
    facts["right claims"] = [known.sets]
    facts.update({f"SETs of level {level}": [count] for level, count in enumerate(known.found, 1)})
    facts.update({f"time of level {level}": [spent] for level, spent in enumerate(known.spent, 1)})
    facts |= {"streak": [known.streak], "best streak": [known.best], "wrong claims": [known.wrong]}
    features = ("number", "colour", "shading", "shape")
    facts.update({f"failing {name}": [count] for name, count in zip(features, known.failing, strict=True)})
    return facts | {"last games": [len(known.last)], "times of games": list(known.last)}


def single(game: Single) -> Facts:
    numbers = {
        "version": 1, "kind of game": game.KIND, "skill": game.skill, "wanted features": game._chosen[0],
        "wanted constant": game._chosen[1], "constant": game.constant, "fixed": game.fixed, "found": game.found,
        "progress": game.progress, "wrong": game.wrong, "hints": game.hints, "target": game.target,
        "played": game.stopwatch.elapsed(0), "penalty": game.penalty, "last set": game._last_set, "over": int(game.over),
        **dict(zip(GENERATOR, game.rng.state, strict=True)),
    }  # fmt: skip
    if isinstance(game, Puzzle):
        cells = game.layout.cells
        numbers |= {"puzzle generator": game.generator, "puzzle cells": len(cells), "found bytes": 3 * len(game.found_sets)}
        found: list[int | str] = [cell for cells in game.found_sets for cell in cells]
        return {name: [value] for name, value in numbers.items()} | {"cells": list(cells), "found sets": found}
    if isinstance(game, Arcade):
        numbers["gained"] = game.gained
    times: Facts = {"times of tables": list(game.times)} if isinstance(game, Course) else {}
    if isinstance(game, Practice):
        numbers["shown"] = game._shown
    if isinstance(game, Solo):
        numbers["points"] = game.points
    return {name: [value] for name, value in numbers.items()} | times | layout(game)


def match(table: Table) -> Facts:
    numbers = {
        "table version": 1, "match kind": table.KIND, "seats": len(table.seats), "deck": table.cards, "rounds": table.rounds,
        "penalty": table.penalty, "pick": table.pick, "tournament": int(table.tournament), "round": table.round,
        "state": table.state, "caller": table.caller + 1, "calls": table.calls, "played": table.elapsed(0),
        "deadline": table.deadline, "busy": table.busy, "asked": table.question_at,
        **dict(zip(GENERATOR, table.rng.state, strict=True)),
    }  # fmt: skip
    facts: Facts = {name: [value] for name, value in numbers.items()}
    return facts | dice_saves.seats(table) | layout(table)


def cubed(game: Cubed) -> Facts:
    numbers = {
        "cubed version": 1, "cubed kind": game.KIND, "cubed seats": len(game.seats), "practice": int(game.practice),
        "cubed state": game.state, "player": game.player + 1, "starter": game.starter + 1, "passed": game.passed,
        "idle rounds": game.idle_rounds, "turns": game.turns, "cubed calls": game.calls, "rolls": game.rolls,
        "cubed played": game.elapsed(0), "due": game.due, **dict(zip(GENERATOR, game.rng.state, strict=True)),
        "in the bag": len(game.bag.numbers), "on the board": len(game.dice), "laid": len(game.laid), "planned": len(game.plan),
    }  # fmt: skip
    facts: Facts = {name: [value] for name, value in numbers.items()}
    facts["bag"] = list(game.bag.numbers)
    facts["board"] = [
        number for cell in sorted(game.dice) for number in (cell, game.dice[cell], game.board[cell], int(cell in game.wilds))
    ]
    facts |= {"lies": [number for one in game.laid for number in one], "plan": [number for one in game.plan for number in one]}
    for number, seat in enumerate(game.seats, 1):
        entries = {
            "cubed who": seat.kind, "waits": int(seat.waits), "last call": seat.called, "calls at": seat.call_at,
            "best turn": seat.best, "hand": len(seat.dice), "again": len(seat.again),
        }  # fmt: skip
        facts.update({f"seat {number} {name}": [value] for name, value in entries.items()})
        facts[f"seat {number} dice"], facts[f"seat {number} faces"] = list(seat.dice), list(seat.faces)
        facts[f"seat {number} rolls again"], facts[f"seat {number} points"] = list(seat.again), list(seat.points)
    return facts


def layout(game: Single | Table) -> Facts:
    cards = game.layout
    cells: list[int | str] = [255 if card < 0 else card for card in cards.cells]
    return {
        "base": [cards.base], "endless": [int(cards.endless)],
        "cells": cells, "stock": list(cards.stock), "taken": list(cards.taken),
    }  # fmt: skip


@each_sample
def test_today_reads_it(sample: Sample) -> None:
    """Old versions are read for ever: every number of every sample."""
    assert read(sample.file, sample.data) == sample.facts


@each_sample
def test_today_writes_the_same(sample: Sample) -> None:
    """As long as the format is version 1: what was read is written byte for byte as it was."""
    data = sample.data
    if sample.file == "settings":
        again = savefile.wrap(savefile.SETTINGS, choices.save(choices.load(savefile.unwrap(savefile.SETTINGS, data))))
    elif sample.file == "records":
        again = savefile.wrap(savefile.RECORDS, Records.restore(savefile.unwrap(savefile.RECORDS, data)).save())
    elif sample.file == "solved":
        again = savefile.wrap(savefile.SOLVED, Solved.restore(savefile.unwrap(savefile.SOLVED, data)).save())
    elif sample.file == "statistics":
        again = savefile.wrap(savefile.STATISTICS, Statistics.restore(savefile.unwrap(savefile.STATISTICS, data)).save())
    elif sample.file == "medals":
        again = savefile.wrap(savefile.MEDALS, Medals.restore(savefile.unwrap(savefile.MEDALS, data)).save())
    elif sample.file == "progress":
        again = savefile.wrap(savefile.PROGRESS, Progress.restore(savefile.unwrap(savefile.PROGRESS, data)).save())
    else:
        number, chosen, game = savefile.unpack_game(savefile.unwrap(savefile.GAME, data))
        kind = sample.file.removeprefix("game-")
        if kind in dice_saves.RESTORE:
            saved = dice_saves.again(kind, game)
        elif kind == "cubed":
            saved = cubed_save.save(cubed_save.restore(game, 0), 0)
        elif kind == "table":
            saved = table_save.save(table_save.restore(game, 0), 0)
        else:
            saved = alone(kind, game).save(0)
        again = savefile.wrap(savefile.GAME, savefile.pack_game(number, choices.save(choices.load(chosen)), saved))
    assert again == data


def test_there_is_a_sample_of_every_kind() -> None:
    """Settings, records, solved puzzles, statistics, medals, progress, and a game of each kind that there is."""
    others = {"settings", "records", "solved", "statistics", "medals", "progress"}
    assert {sample.file for sample in SAMPLES} == others | {f"game-{name}" for name in games.NAMES}


def all_settings(stored: dict) -> dict:
    """Settings once somebody has looked at the choices of every game."""
    return checked_settings(stored, DEVICE) | {name: checked(name, stored.get(name)) for name in games.NAMES}


def test_the_settings_are_taken_as_they_are() -> None:
    """Nothing in the sample is left out or replaced by what it is at first; what it is too old to have is as at first."""
    (sample,) = [sample for sample in SAMPLES if sample.file == "settings"]
    read_now = all_settings(choices.load(savefile.unwrap(savefile.SETTINGS, sample.data)))
    assert read_now.pop("device") == {name: at_first for name, _, at_first in DEVICE}
    for name in games.DICE_GAMES:  # came later
        assert read_now.pop(name) == {choice: at_first for choice, _, at_first in games.record(name).CHOICES}
    now = settings(read_now)
    left_out = sample.facts.keys() - now.keys()
    assert now == {name: sample.facts[name] for name in now.keys() - {"taught"}} | {"taught": [1]}, "nobody is taught anew"
    offered = {f"{name} {choice}" for name in games.NAMES for choice, _, _ in games.record(name).CHOICES}
    assert not left_out & offered, "only what a game does not offer: version 1.0.0 wrote the same six choices for each"


def test_the_handheld_s_own_settings_are_kept_and_checked() -> None:
    """Wanted: "Kept by the store." Each allowed value comes back, any other is as at first."""
    at_first = {name: value for name, _, value in DEVICE}
    for name, allowed, _ in DEVICE:
        for value in (*allowed, -1, 7, "1", None, True):
            kept = checked_settings(choices.load(choices.save({"device": {name: value}})), DEVICE)["device"]
            wanted = value if value in allowed and type(value) is int else at_first[name]
            assert kept == {**at_first, name: wanted}


# By the README


@each_sample
def test_the_readme_reads_it(sample: Sample) -> None:
    """The tables of tools/saves/README.md, and nothing of the firmware, give the same: the README is true."""
    facts, places = save_readme.decode(sample.file, sample.data)
    assert facts == sample.facts
    assert places or sample.file == "settings"


def test_every_table_of_the_readme_is_used() -> None:
    """A table that no sample needs would be one that nobody has checked."""
    used = {field for sample in SAMPLES for _, _, field in save_readme.decode(sample.file, sample.data)[1]}
    for first, table in save_readme.tables().items():
        assert first == "mark" or used.issuperset(table), first


@pytest.mark.parametrize("first", save_readme.tables())
def test_offsets_of_the_readme(first: str) -> None:
    """Each field begins where the one before it ends, and its values fit into its bytes."""
    at = 0
    for field in save_readme.tables()[first]:
        assert field.at == at, field.name
        at += field.size
        if field.values:
            code = "<" + save_readme.CODES[field.type]
            for number in (field.values[0][0], field.values[-1][-1]):
                assert struct.unpack(code, struct.pack(code, number)) == (number,), f"{field.name} cannot be {number}"


def test_choices_of_the_readme() -> None:
    """The choices, what is allowed and what they are at first, are those that the games declare."""
    alone = {choice for name in games.NAMES for choice in games.record(name).CHOICES if games.record(name).KIND < 7}
    for head, known in (
        ("choice", alone),
        ("choice of the table", games.record("table").CHOICES),
        ("choice of Speed", games.record("speed").CHOICES),
        ("choice of Crossword", games.record("crossword").CHOICES),
        ("choice of the handheld", DEVICE),
    ):
        (table,) = save_readme.rows([head, "values", "at first", "meaning"])
        assert {row[0]: int(row[2]) for row in table} == {name: at_first for name, _, at_first in known}
        values = {name: list(allowed) for name, allowed, _ in known}
        for name, allowed, *_ in table:
            assert [value for part in save_readme.ranges(allowed) for value in part] == values[name], name


def beyond() -> list:
    """Return (sample, name of a field, file with the nearest number in it that the README does not allow)."""
    found = []
    for sample in SAMPLES:
        for name, at, field in save_readme.decode(sample.file, sample.data)[1]:
            code = "<" + save_readme.CODES[field.type]
            for number in (field.values[0][0] - 1, field.values[-1][-1] + 1):
                try:
                    number_bytes = struct.pack(code, number)
                except struct.error:
                    continue  # every number of the type is allowed
                data = changed(sample.data, at, number_bytes)
                found.append(pytest.param(sample.file, data, id=f"{sample.label} {name} {number}"))
    return found


def changed(data: bytes, at: int, part: bytes) -> bytes:
    """Return a file with other bytes at a place, and the checksum that goes with them."""
    whole = data[:at] + part + data[at + len(part) : -4]
    return whole + struct.pack("<I", zlib.crc32(whole))


@pytest.mark.parametrize(("file", "data"), beyond())
def test_what_the_readme_does_not_allow_is_refused(file: str, data: bytes) -> None:
    """A file with a value that the tables do not allow is damaged, also when its checksum is right."""
    with pytest.raises(ValueError, match=r"\w"):
        read(file, data)


@pytest.mark.parametrize(
    ("file", "target"),
    [
        ("game-classic", 1),
        ("game-practice", 1),
        ("game-timed", 0),
        ("game-timed", 11),
        ("game-puzzle", 0),
        ("game-puzzle", 10**6),
    ],
)
def test_a_target_that_the_readme_does_not_allow(file: str, target: int) -> None:
    """What a target may be depends on the game: 10, 20 or 30 SETs, a puzzle's number, or 0."""
    (sample,) = [sample for sample in SAMPLES if sample.label == file]
    (at,) = [at for name, at, _ in save_readme.decode(file, sample.data)[1] if name == "target"]
    assert read(file, changed(sample.data, at, struct.pack("<I", sample.facts["target"][0]))) == sample.facts
    with pytest.raises(ValueError, match=r"\w"):
        read(file, changed(sample.data, at, struct.pack("<I", target)))


@each_sample
def test_each_byte_counts(sample: Sample) -> None:
    """A changed byte anywhere is noticed."""
    for place in range(len(sample.data)):
        damaged = bytearray(sample.data)
        damaged[place] ^= 0x10
        with pytest.raises(ValueError, match=r"\w"):
            read(sample.file, bytes(damaged))
