"""The emulated device as the bench uses it: switched on, fed with snippets, played by its keys."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tercet.core.games import CARD_GAMES

from tools import boards
from tools.emulator import Event, Handheld, execute

SNIPPETS = Path(__file__).parent / "on_device"
DISPON = 0x29
ERASE, PROGRAM = 45, 0.7  # ms that a flash chip takes, typical: interrupts are off meanwhile (tools/emulator/flash.py)
NANOSECONDS_A_CYCLE = 8  # at 125 MHz
SECOND = 1_000_000  # in microseconds
ONE_SEND = 12_000  # us: pixels with less between them answer one key: the cards are sent while the sentence about them is made
HELD = 60  # ms a key is held
LONGEST = 150  # ms after it within which its pixels come: it may meet a file that is being written
COLLECTED = 200  # ms after a key from which on the collector may run: app.QUIET is 250


class NotMeasured(RuntimeError):
    """Something could not be measured; the message says why."""


class Answer(NamedTuple):
    """What a key did on the glass: microseconds from its edge to the last pixel, bytes on the wire."""

    microseconds: int
    wire_bytes: int


def switch_on(board: str, uf2: Path | None, flash: bytes | None = None, usb: bool = False) -> tuple[Handheld, float]:
    """Switch on and run to the first whole picture; return the handheld and the ms from reset to that picture."""
    handheld = Handheld(board, uf2, flash=flash, usb=usb)
    if not handheld.run_until(lambda: displayed(handheld.trace), 2000, 20):
        raise NotMeasured("no picture within 2 s of the reset")
    handheld.run(5)
    return handheld, first_picture(handheld.trace) / 1000


def displayed(trace: list[Event]) -> bool:
    """Whether the panel was turned on and has pixels."""
    kinds = {event.kind for event in trace}
    return "last pixel" in kinds and any(event.kind == "command" and event.data == DISPON for event in trace)


def first_picture(trace: list[Event]) -> int:
    """Microsecond at which the panel was on and had all the pixels of its first picture."""
    on = next(event.microseconds for event in trace if event.kind == "command" and event.data == DISPON)
    return max(on, sent(trace, 0).microseconds)


def sent(trace: list[Event], since: int) -> Answer:
    """The first pixels sent after a moment, up to a pause: (microseconds from that moment to the last, pixel bytes)."""
    windows = []
    begun = None
    for event in trace:
        if event.kind == "first pixel":
            begun = event.microseconds
        elif event.kind == "last pixel" and begun is not None and begun >= since:
            windows.append((begun, event.microseconds, event.data))
    if not windows:
        raise NotMeasured("no pixel came after the key")
    windows.sort()
    end, count = windows[0][1], 0
    for first, last, pixels in windows:
        if first - end > ONE_SEND:
            break
        end, count = last, count + pixels
    return Answer(end - since, count)


def snippet(
    handheld: Handheld, name: str, limit: float = 20_000, before: str = "", fresh: bool = False
) -> dict[str, list[int]]:
    """Run on_device/NAME.py after the lines `before`, `fresh` without the app; the numbers it printed, by their words."""
    printed: dict[str, list[int]] = {}
    for words, numbers in snippet_lines(handheld, name, limit, before, fresh):
        printed.setdefault(words, []).extend(numbers)
    return printed


def snippet_lines(
    handheld: Handheld, name: str, limit: float = 20_000, before: str = "", fresh: bool = False
) -> list[tuple[str, list[int]]]:
    """Run on_device/NAME.py; each line it printed as (words, numbers after them)."""
    found = []
    for line in execute(handheld, before + (SNIPPETS / f"{name}.py").read_text(), limit, fresh).splitlines():
        parts = line.split(" ")
        count = len(parts)
        while count and parts[count - 1].lstrip("-").isdigit():
            count -= 1
        found.append((" ".join(parts[:count]), [int(part) for part in parts[count:]]))
    return found


class Keys:
    """The keys of a handheld whose serial port is connected, on which a program plays that has no end."""

    def __init__(self, handheld: Handheld, program: bytes) -> None:
        self.handheld = handheld
        start = len(handheld.serial_output)
        # As tools.emulator.execute, which would wait for the end of the program.
        handheld.serial_write(b"\r\x03\r\x01" + program + b"\x04")
        if not handheld.run_until(lambda: b"playing\r\n" in handheld.serial_output[start:], 5000, 5):
            raise NotMeasured(f"the game did not start: {handheld.serial_output[start:]!r}")
        printed = handheld.serial_output[start:].decode(errors="replace").splitlines()
        self.printed = {line.split()[0].removeprefix(">OK"): line.split()[1:] for line in printed if line.strip()}
        self.edge = handheld.time  # of the last key
        handheld.run(100)
        handheld.clear_trace()
        if not handheld.run_until(lambda: handheld.trace, 1500, 5):
            raise NotMeasured("the clock of the game does not tick")
        self._tick = handheld.trace[0].microseconds

    def press(self, name: str, after: float = 100) -> Answer:
        """Press a key so many ms after the key before, or later, beside no tick of the clock; what it did."""
        handheld = self.handheld
        handheld.run(max(0.0, after - (handheld.time - self.edge) / 1000))
        late = (handheld.time - self._tick) % SECOND
        if late > SECOND - 150_000 or late < 20_000:
            handheld.run(((SECOND + 20_000 - late) % SECOND) / 1000)
            if after < COLLECTED:  # the pause grew: let the collector be over
                handheld.run(max(0.0, 2 * COLLECTED - (handheld.time - self.edge) / 1000))
        handheld.clear_trace()
        before = handheld.wire_bytes
        edge = handheld.time
        handheld.press(name)
        handheld.run(HELD)
        if "hold" in handheld.board.buttons[name]:  # the short meaning of such a key counts when it is let go
            edge = handheld.time
            before = handheld.wire_bytes
        self.edge = edge
        handheld.release(name)
        handheld.run_until(lambda: self._answered(edge), LONGEST, 5)
        return Answer(sent(handheld.trace, edge).microseconds, handheld.wire_bytes - before)

    def _answered(self, edge: int) -> bool:
        ends = [event.microseconds for event in self.handheld.trace if event.kind == "last pixel"]
        return bool(ends) and ends[0] > edge and self.handheld.time - max(ends) > ONE_SEND


class Player(Keys):
    """Plays a known game of Classic at Expert by the keys."""

    def __init__(self, handheld: Handheld) -> None:
        super().__init__(handheld, (SNIPPETS / "game.py").read_bytes())
        self.step = "DOWN" if "DOWN" in handheld.board.buttons else "NEXT"
        self.across = "RIGHT" if "RIGHT" in handheld.board.buttons else "NEXT"
        self.right = tuple(int(cell) for cell in self.printed["set"])
        self.wrong = tuple(int(cell) for cell in self.printed["none"])
        self._columns = int(self.printed["columns"][0])
        self._cell = 0

    def press(self, name: str, after: float = 100) -> Answer:
        """As Keys has it; the cursor's cell is kept in step."""
        answer = super().press(name, after)
        self._moved(name)
        return answer

    def choose(self, cells: tuple[int, ...]) -> Answer:
        """Choose these cells; what the last one did."""
        for cell in cells:
            self._go(cell)
            answer = self.press("SELECT")
        return answer

    def _go(self, cell: int) -> None:
        """Move the cursor to a cell of the full table: down its column and across, or on in reading order."""
        while self._cell != cell:
            same_row = self._cell % 3 == cell % 3
            self.press(self.across if same_row else self.step)

    def _moved(self, name: str) -> None:
        """Keep the cursor's cell in step with the keys."""
        column, row = divmod(self._cell, 3)
        if name == "DOWN":
            row = (row + 1) % 3
        elif name == "RIGHT":
            column = (column + 1) % self._columns
        elif name == "NEXT":
            row, column = divmod((row * self._columns + column + 1) % (3 * self._columns), self._columns)
        self._cell = 3 * column + row

    def moves(self, waits: tuple[float, ...]) -> list[Answer]:
        """Move the cursor once for each of these times in ms from key to key."""
        return [self.press(self.across if index % 3 == 2 else self.step, after) for index, after in enumerate(waits)]


class Save(NamedTuple):
    """One file written: ms from its first flash step to the end of its last, erases and programmed pages among them."""

    milliseconds: float
    erases: int
    programs: int


def choose_language(handheld: Handheld, language: int) -> None:
    """Answer the first question of the very first start, and let it be written: after a reset it is asked again, with this
    language in focus."""
    down = "DOWN" if "DOWN" in handheld.board.buttons else "NEXT"
    for key in ("SELECT", *[down] * language, "SELECT"):
        handheld.tap(key, then=200)
    handheld.run(3000)


def to_classic(handheld: Handheld) -> None:
    """Go from the first picture into a game of Classic."""
    # past the start, two questions and the tutorial; Classic; Play
    for key in ("SELECT", "SELECT", "SELECT", "BACK", "SELECT", "SELECT"):
        handheld.tap(key, then=200)


def saves(board: str, flash: bytes, count: int) -> list[Save]:
    """Pause a game of Classic so many times, a second apart, and see what each pause writes."""
    handheld, _ = switch_on(board, None, flash)
    to_classic(handheld)
    handheld.run(1000)
    written = []
    for _ in range(count):
        before = len(handheld.flash_operations)
        handheld.tap("BACK", then=600)
        steps = handheld.flash_operations[before:]
        if not steps:
            raise NotMeasured("a pause writes nothing: the keys no longer lead from the start to Classic")
        erases = sum(step.kind == "erase" for step in steps)
        last = ERASE if steps[-1].kind == "erase" else PROGRAM
        span = (steps[-1].microseconds - steps[0].microseconds) / 1000 + last
        written.append(Save(span, erases, len(steps) - erases))
        handheld.tap("BACK", then=1200)
    return written


def go_on(board: str, flash: bytes) -> list[float]:
    """Pause a game of Classic three times and go on: ms from the key's edge to the last pixel of the table."""
    handheld, _ = switch_on(board, None, flash)
    to_classic(handheld)
    found = []
    for _ in range(3):
        handheld.run(900)
        handheld.tap("BACK", then=900)
        handheld.clear_trace()
        edge = handheld.time
        handheld.hold("BACK", HELD)
        if "hold" in handheld.board.buttons["BACK"]:
            edge = handheld.time
        handheld.run(400)
        found.append(sent(handheld.trace, edge).microseconds / 1000)
    return found


def awake_share(board: str, flash: bytes, milliseconds: float) -> float:
    """Share of time (0..1) the processor does not sleep, in a game of Classic left alone, cable out."""
    handheld, _ = switch_on(board, None, flash)
    to_classic(handheld)
    handheld.run(900)  # the collector runs a while after the last key
    handheld.clear_trace()
    begun, cycles, wire = handheld.time, handheld.mcu.core.cycles, handheld.wire_microseconds
    handheld.run(milliseconds)
    if not any(event.kind == "last pixel" for event in handheld.trace):
        raise NotMeasured("no clock ticks: its keys no longer lead from the start to Classic")
    # The emulated core counts no cycle while it sleeps. Where it waits for the wire the emulator skips some, so the
    # wire's time is added whole: at most that.
    busy = (handheld.mcu.core.cycles - cycles) * NANOSECONDS_A_CYCLE / 1000 + handheld.wire_microseconds - wire
    return busy / (handheld.time - begun)


def openings(board: str, flash: bytes) -> dict[str, float]:
    """Open screens as after a reset, when nothing is imported yet; by what was opened, ms from the key to the last pixel."""
    buttons = boards.load(board).buttons
    down = "DOWN" if "DOWN" in buttons else "NEXT"
    to_dice = [down] * len(CARD_GAMES)
    first: dict[str, Sequence[str]] = dict.fromkeys(("question", "tutorial", "set-up", "Classic"), ("SELECT",))
    first |= {"menu": ("BACK",), "pause": ("BACK",)}
    order = ("question", "tutorial", "menu", "set-up", "Classic", "pause")
    walks: tuple[dict[str, Sequence[str]], ...] = (
        {what: first[what] for what in order},
        {"tutorial": ("SELECT", "SELECT"), "menu": ("BACK",), "dice set-up": (*to_dice, "SELECT"), "SET Cubed": ("SELECT",)},
    )
    found: dict[str, float] = {}
    for walk in walks:
        handheld, _ = switch_on(board, None, flash)
        for what, keys in walk.items():
            for key in keys:
                handheld.run(900)
                handheld.clear_trace()
                edge = handheld.time
                handheld.hold(key, HELD)
                if "hold" in buttons[key]:  # it counts when it is let go
                    edge = handheld.time
                handheld.run(400)
            found[what] = max(found.get(what, 0), sent(handheld.trace, edge).microseconds / 1000)
    return found
