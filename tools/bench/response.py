"""From the edge of a key to its effect on the glass, over a game played by the keys: the distribution, not one press."""

from __future__ import annotations

import random
from collections import deque
from math import ceil
from statistics import median
from typing import NamedTuple

from tercet.core.timed.rules import Timed
from tercet.ui.buttons import NAMES
from tercet.ui.cards import cursor

from tools.bench.device import ERASE, PROGRAM, SNIPPETS, Keys, NotMeasured
from tools.emulator import Handheld

SEED = 2026
LONG = 700  # ms of a long press
DEALT = 400  # ms from a claim until the new cards lie there
QUICK, SLOW = 90, 600  # ms between two presses of the others


class Press(NamedTuple):
    """One press: the logical button, and emulated microseconds of its edge and of the last pixel that it changed."""

    button: str
    edge: int
    end: int

    @property
    def milliseconds(self) -> float:
        """From the one to the other."""
        return (self.end - self.edge) / 1000


class Played(NamedTuple):
    """All presses of a game; (begin, end) in microseconds of each time the collector ran, and of each step of the flash."""

    presses: list[Press]
    collections: list[tuple[int, int]]
    writing: list[tuple[int, int]]

    def written(self) -> list[Press]:
        """The presses that met a file being written: while the flash works, nothing that lies in it can run."""
        return [press for press in self.presses if _meets(press, self.writing)]

    def summary(self) -> tuple[float, float, float]:
        """(median, 99th percentile, worst) in milliseconds, of the presses that met no file."""
        times = sorted(press.milliseconds for press in self.presses if not _meets(press, self.writing))
        return median(times), times[ceil(0.99 * len(times)) - 1], times[-1]

    def worst_move(self) -> float:
        """The worst of the presses that move the cursor and met no file, in milliseconds."""
        moves = [press for press in self.presses if press.button not in ("SELECT", "MENU")]
        return max(press.milliseconds for press in moves if not _meets(press, self.writing))

    def held_up(self) -> int:
        """Presses between whose edge and effect the collector began."""
        return sum(any(press.edge <= begin < press.end for begin, _ in self.collections) for press in self.presses)

    def met(self) -> int:
        """Presses whose edge came while the collector was running."""
        return sum(any(begin < press.edge < end for begin, end in self.collections) for press in self.presses)


def _meets(press: Press, spans: list[tuple[int, int]]) -> bool:
    return any(begin < press.end and press.edge < end for begin, end in spans)


class Game(Keys):
    """The same game here and on the handheld: what to press next follows from the one here."""

    def __init__(self, handheld: Handheld) -> None:
        super().__init__(handheld, (SNIPPETS / "play.py").read_bytes())
        self._model = Timed(3, SEED, 0, target=30)
        self._model.target = 255
        self._cursor = cursor.settled(self._model.layout.cells, 0)
        self._random = random.Random(SEED)
        self._presses: list[Press] = []

    def play(self, count: int) -> Played:
        """Press so many keys that mean something in the game, at the intervals of a quick and of a slow player."""
        while len(self._presses) < count:
            sets = self._model.layout.sets()
            if not sets:
                self._no_match()
                continue
            cells = self._random.choice(sets)
            if self._random.random() < 0.1:  # a wrong claim
                cells = (*cells[:2], next(cell for cell in range(12) if cell not in cells))
            for cell in cells:
                self._go(cell)
                self._press("SELECT")
            self._model.claim(cells, 0)
            self._settle()
        return Played(self._presses[:count], self._collections(), self._writing())

    def _press(self, button: str) -> None:
        answer = self.press(button, self._random.uniform(QUICK, SLOW))
        self._presses.append(Press(button, self.edge, self.edge + answer.microseconds))

    def _no_match(self) -> None:
        """Say No Match: by its own key, or by a long press, which is measured by nobody."""
        if "MENU" in self.handheld.board.buttons:
            self._press("MENU")
        else:
            name = next(name for name, entry in self.handheld.board.buttons.items() if entry.get("hold") == "MENU")
            self.handheld.hold(name, LONG)
        self._model.no_match(0)
        self._settle()

    def _settle(self) -> None:
        """The cards are being dealt."""
        self._cursor = cursor.settled(self._model.layout.cells, self._cursor)
        self.handheld.run(DEALT)

    def _go(self, goal: int) -> None:
        """Move the cursor to a cell by as few keys as it takes."""
        cells = self._model.layout.cells
        names = [name for name in ("UP", "DOWN", "LEFT", "RIGHT", "PREVIOUS", "NEXT") if name in self.handheld.board.buttons]
        ways: dict[int, tuple[str, ...]] = {self._cursor: ()}
        todo = deque([self._cursor])
        while goal not in ways:
            at = todo.popleft()
            for name in names:
                there = cursor.moved(cells, at, NAMES.index(name))
                if there not in ways:
                    ways[there] = (*ways[at], name)
                    todo.append(there)
        for step in ways[goal]:
            self._press(step)
        self._cursor = goal

    def _writing(self) -> list[tuple[int, int]]:
        """When the flash was at work."""
        return [
            (step.microseconds, step.microseconds + int(1000 * (ERASE if step.kind == "erase" else PROGRAM)))
            for step in self.handheld.flash_operations
        ]

    def _collections(self) -> list[tuple[int, int]]:
        """End the game as a tool on the serial line does, and read when the collector ran."""
        handheld = self.handheld
        start = len(handheld.serial_output)
        handheld.run(1000)
        handheld.serial_write(b"\r\x03\r\x01")  # as mpremote begins: Tercet ends for nothing less
        if not handheld.run_until(lambda: b"\x04" in handheld.serial_output[start:], 5000, 20):
            raise NotMeasured(f"the game did not end: {handheld.serial_output[start:]!r}")
        line = next(line for line in handheld.serial_output[start:].decode().splitlines() if line.startswith("collected"))
        times = [int(word) for word in line.split()[1:]]
        return list(zip(times[::2], times[1::2], strict=True))
