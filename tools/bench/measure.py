"""Everything the bench measures, in order, into Results."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tools import boards
from tools.bench import battery, device, response, size, stack, table
from tools.bench.table import Results
from tools.emulator import execute
from tools.emulator.flash_cache import build as flash_cache

ROOT = Path(__file__).resolve().parent.parent.parent
AWAKE_MILLISECONDS = 2000

# ms from one key to the next: all phases of the 5 ms between two samples of the keys.
MOVES = tuple(125 + (7 * index % 40) / 8 + 11 * (index % 3) for index in range(30))
# The collector runs in the first step 250 ms after a key: keys pressed about then.
COLLECTED = tuple(250 + 1.7 * index for index in range(5))

DRAWING = ("table", "table_drawn", "canvas", "sets_12", "sets_21", "collector", "plain", "rows")
DICE = ("dice_sets", "grid_search", "grid_step", "dice_table", "dice_move")
GAME = ("move", "move_median", "move_bytes", "verdict_wrong", "verdict_right")
CUBED = ("cubed_turn", "cubed_slice", "cubed_scroll")
PRESSES = ("press_median", "press_99", "press_worst", "press_collected", "press_written")
MOST_THOUGHT = 6  # positions of SET Cubed that are measured
THINKS = 3  # ms after which screens/cubed/screen.py looks at the keys again
PAUSES = 12  # saves that are measured: an erase comes with every fourth or so


def measure(
    board: str,
    uf2: Path,
    presses: int,
    say: Callable[[str], None],
    times_only: bool = False,
    modules: bool = False,
    language: int = 0,
) -> Results:
    """Run the UF2 and return all that could be measured, with so many presses of a game; `say` is told what is being done.

    `times_only`: not what takes heap, flash or stack, which no cache changes; `modules`: what each of them takes, too;
    `language`: the words on the glass, by their place in LANGUAGES.

    Each job has a handheld of its own, forked from one that was switched on, so they run on all cores at once.
    """
    data = boards.load(board)
    results = Results(board, (data.width, data.height), data.display["baudrate"], commit(), uf2.stat().st_size)
    if not times_only:
        _guarded(results, ("flash",), lambda: _flash(results, uf2))
    say("two starts")
    handheld, first = device.switch_on(board, uf2)
    results.put("first_start", first)
    handheld.run(50)
    if language:
        device.choose_language(handheld, language)
    flash = handheld.flash
    _, start = device.switch_on(board, None, flash)
    results.put("start", start)
    handheld, _ = device.switch_on(board, None, flash, usb=True)
    jobs = [  # those that take longest first
        Job("a game's keys", PRESSES, lambda found: _presses(found, handheld, presses)),
        Job(
            "the whole table, in three ways; SETs, collector",
            (*DRAWING, "plain", "rows"),
            lambda found: _drawing(found, handheld),
        ),
        Job("a computer player at SET Cubed", CUBED, lambda found: _cubed(found, handheld)),
        Job("puzzles", ("puzzle_median", "puzzle_worst"), lambda found: _puzzles(found, handheld)),
        Job("dice", DICE, lambda found: _dice(found, handheld)),
        Job("verdicts and moves", GAME, lambda found: _game(found, handheld)),
        Job("screens opened for the first time", ("open",), lambda found: _openings(found, board, flash)),
        Job("from the pause to the table", ("go_on",), lambda found: _go_on(found, board, flash)),
        Job("saves", ("save",), lambda found: _saves(found, board, flash)),
        Job("waiting, with the cable out", ("awake",), lambda found: _awake(found, board, flash)),
    ]
    if not times_only:
        jobs.insert(0, Job("the stack of every game", ("stack",), lambda found: _stack(found, board, flash)))
        jobs += [
            Job("10 s of waiting", ("heap_waiting",), lambda found: _waiting(found, handheld)),
            Job("heap", ("heap_free",), lambda found: _heap(found, handheld)),
        ]
    if modules:
        jobs.append(Job("what each module takes", (), lambda found: _modules(found, handheld, uf2)))
    for found in _side_by_side(jobs, results, handheld, say):
        results.take(found)
    return results


class Job(NamedTuple):
    """A part of the bench: in words, the rows that it measures, and what measures them into results of its own."""

    words: str
    keys: tuple[str, ...]
    act: Callable[[Results], None]


def through_cache(board: str, uf2: Path, presses: int, language: str) -> dict[str, Any]:
    """Measure the times in a process whose emulator reads the flash through its cache; what table.save() wrote there."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "cached.json"
        in_cached_process(
            board, uf2, "--presses", str(presses), "--language", language, "--json", str(target), output=subprocess.DEVNULL
        )
        return table.load(target)


def in_cached_process(board: str, uf2: Path, *options: str, output: int | None = None) -> subprocess.CompletedProcess[bytes]:
    """Run the bench with these options in a process whose emulator reads the flash through its cache."""
    paths = [str(flash_cache.build()), os.environ.get("PYTHONPATH", "")]
    command = [sys.executable, "-m", "tools.bench", board, "--uf2", str(uf2), "--cached", *options]
    return subprocess.run(command, env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)}, stdout=output, check=True)


def _side_by_side(jobs: list[Job], so_far: Results, handheld: device.Handheld, say: Callable[[str], None]) -> list[Results]:
    """The results of all jobs, in their order; as many at once as there are cores, each in a process forked from this one."""

    def run(number: int, answer: Connection) -> None:
        job, begun = jobs[number], time.monotonic()
        found = replace(so_far, values={}, missing={}, notes={}, modules={}, battery=[])
        _guarded(found, job.keys, lambda: job.act(found))
        if handheld.faults:
            found.notes[job.keys[0] if job.keys else "start"] = "faults on the wire: " + "; ".join(handheld.faults)
        say(f"{job.words}: {time.monotonic() - begun:.0f} s")
        answer.send(found)

    fork = get_context("fork")
    results: dict[int, Results] = {}
    running: dict[int, tuple[BaseProcess, Connection]] = {}
    waiting = list(range(len(jobs)))
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            number = waiting.pop(0)
            here, there = fork.Pipe(duplex=False)
            process: BaseProcess = fork.Process(target=run, args=(number, there))
            process.start()
            there.close()
            running[number] = process, here
        for number, (process, here) in list(running.items()):
            if here.poll(0.2 / len(running)):
                try:
                    results[number] = here.recv()
                except EOFError:
                    raise device.NotMeasured(f"{jobs[number].words}: its process ended without an answer") from None
                process.join()
                del running[number]
    return [results[number] for number in range(len(jobs))]


def _guarded(results: Results, keys: tuple[str, ...], act: Callable[[], None]) -> None:
    """Measure; what fails is listed as not measured with its reason, and the rest goes on."""
    try:
        act()
    except (RuntimeError, KeyError) as error:  # ReplError and NotMeasured among them
        results.lack((key for key in keys if key not in results.values), f"{type(error).__name__}: {error}".strip())


def _flash(results: Results, uf2: Path) -> None:
    taken = size.frozen(uf2)
    results.put("flash", taken.total / 1024, size.HOW + "; most: " + ", ".join(size.largest(taken)))


def _openings(results: Results, board: str, flash: bytes) -> None:
    found = device.openings(board, flash)
    results.put("open", max(found.values()), ", ".join(f"{what} {time:.0f}" for what, time in found.items()))


def _go_on(results: Results, board: str, flash: bytes) -> None:
    results.put("go_on", max(device.go_on(board, flash)), "worst of 3; nothing but the app has run since the reset")


def _awake(results: Results, board: str, flash: bytes) -> None:
    share = device.awake_share(board, flash, AWAKE_MILLISECONDS)
    results.put("awake", share * 100, f"over {AWAKE_MILLISECONDS / 1000:g} s, no USB cable")
    results.battery = battery.lines(share)


def _stack(results: Results, board: str, flash: bytes) -> None:
    used = stack.used(board, flash)
    most = sorted(used.items(), key=lambda item: -item[1])
    results.put("stack", stack.SIZE - most[0][1], "deepest: " + ", ".join(f"{what} {bytes_used}" for what, bytes_used in most))


def _saves(results: Results, board: str, flash: bytes) -> None:
    written = device.saves(board, flash, PAUSES)
    spans = [one.milliseconds for one in written]
    erases, programs = sum(one.erases for one in written), sum(one.programs for one in written)
    note = f"median {median(spans):.0f} ms; {len(written)} saves: {erases} erases, {programs} pages; interrupts are off for"
    results.put("save", max(spans), f"{note} one of them at a time, {device.ERASE} ms or {device.PROGRAM} ms")


def _heap(results: Results, handheld: device.Handheld) -> None:
    results.put("heap_free", device.snippet(handheld, "heap", fresh=True)["heap_free"][0] / 1024)


def _drawing(results: Results, handheld: device.Handheld) -> None:
    micros = device.snippet(handheld, "drawing", fresh=True)
    for key in ("table_drawn", "table", "canvas"):
        results.put(key, micros[key][0] / 1000)
    for key in ("sets_12", "sets_21"):
        results.put(key, median(micros[key]) / 1000, f"worst {max(micros[key]) / 1000:.2f} ms")
    results.put("collector", max(micros["collector"]) / 1000)
    micros = device.snippet(handheld, "plain", 60_000, fresh=True)
    for key in ("plain", "rows"):
        times = micros[key][0] / 1000
        results.put(key, times, f"{times / results.values['table']:.1f} times as long")


def _puzzles(results: Results, handheld: device.Handheld) -> None:
    from tercet.core.puzzle import maker as puzzle

    # All 200 on the device would take a quarter of an hour; the number of steps is the same here and there.
    steps = sorted((sum(1 for _ in puzzle.making(number, 3)), number) for number in range(1, 201))
    (few, middle), (many, last) = steps[100], steps[-1]
    micros = device.snippet(handheld, "puzzles", 20_000, f"MEDIAN, WORST = {middle}, {last}\n", fresh=True)
    results.put("puzzle_median", micros["puzzle_median"][0] / 1000, f"Expert, number {middle} of {few} steps")
    results.put("puzzle_worst", micros["puzzle_worst"][0] / 1000, f"Expert, number {last} of {many} steps")


def _dice(results: Results, handheld: device.Handheld) -> None:
    micros = device.snippet(handheld, "dice", 60_000, fresh=True)
    for key in ("dice_sets", "grid_search"):
        results.put(key, median(micros[key]) / 1000, f"worst {max(micros[key]) / 1000:.2f} ms")
    for key in ("grid_step", "dice_table", "dice_move"):
        results.put(key, micros[key][0] / 1000)


def _cubed(results: Results, handheld: device.Handheld) -> None:
    from tools.bench.cubed import POSITIONS, late_positions

    # All of them on the device would take an hour; the function calls on the way are the same here and there.
    longest = late_positions()[:MOST_THOUGHT]
    positions = [tuple(one[:3]) for one in longest]
    micros = device.snippet(handheld, "cubed", 30_000, f"POSITIONS = {positions!r}\n", fresh=True)
    middle = median(micros["cubed_turn"]) / 1000
    note = f"the {len(longest)} of {POSITIONS} with the most to think about; median of them {middle:.0f} ms"
    results.put("cubed_turn", max(micros["cubed_turn"]) / 1000, note)
    slices = f"longest slice {max(micros['cubed_slice']) / 1000:.1f} ms; no more begin after {THINKS} ms"
    results.put("cubed_slice", THINKS + max(micros["cubed_slice"]) / 1000, slices)
    results.put("cubed_scroll", max(micros["cubed_scroll"]) / 1000)


def _waiting(results: Results, handheld: device.Handheld) -> None:
    results.put("heap_waiting", device.snippet(handheld, "waiting", 30_000, fresh=True)["heap_waiting"][0])


def _game(results: Results, handheld: device.Handheld) -> None:
    execute(handheld, "pass", fresh=True)
    player = device.Player(handheld)
    plain, collected = player.moves(MOVES), player.moves(COLLECTED)
    times = sorted(answer.microseconds / 1000 for answer in plain)
    results.put("move_median", median(times), f"{len(times)} presses at all phases of the sampling")
    worst, beside = times[-1], max(answer.microseconds for answer in collected) / 1000
    results.put("move", max(worst, beside), f"{worst:.1f} ms; {beside:.1f} ms pressed about when the collector runs")
    results.put("move_bytes", max(answer.wire_bytes for answer in plain))
    results.put("verdict_wrong", max(player.choose(player.wrong).microseconds for _ in range(3)) / 1000)
    results.put("verdict_right", player.choose(player.right).microseconds / 1000)


def _modules(results: Results, handheld: device.Handheld, uf2: Path) -> None:
    taken = size.by_module(size.frozen(uf2))
    names = [name for name in size.modules() if name in taken]
    heap = device.snippet(handheld, "modules", 60_000, f"NAMES = {names!r}\n", fresh=True)
    results.modules = {name: (flash, heap.get(name, [0])[0]) for name, flash in taken.items()}


def _presses(results: Results, handheld: device.Handheld, count: int) -> None:
    played = response.Game(handheld).play(count)
    middle, most, worst = played.summary()
    results.put("press_median", middle, f"{count} presses, moves and choices, claims, cards dealt; quick and slow ones")
    results.put("press_99", most)
    results.put("press_worst", worst)
    results.put("press_collected", played.held_up(), f"it ran {len(played.collections)} times; {played.met()} came meanwhile")
    met = played.written()
    each = ", ".join(f"{press.button} {press.milliseconds:.1f} ms" for press in met)
    results.put("press_written", max((press.milliseconds for press in met), default=0), f"{len(met)} of them: {each or 'none'}")
    results.put("move", played.worst_move(), "in a game that was played")


def commit() -> str:
    """The commit that is checked out, with a plus sign if files differ from it."""
    try:
        name = _git("rev-parse", "--short=12", "HEAD")
        return name + ("+" if _git("status", "--porcelain", "--", "firmware", "boards", "tools/image") else "")
    except (OSError, subprocess.CalledProcessError):
        return "no commit"


def _git(*arguments: str) -> str:
    return subprocess.run(["git", "-C", ROOT, *arguments], check=True, capture_output=True, text=True).stdout.strip()


def progress(words: str) -> None:
    """Tell a person what is being done."""
    print(f"bench: {words}", file=sys.stderr, flush=True)
