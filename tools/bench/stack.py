"""The stack, 8 KB for every call that Python makes: how much of it each game has ever used, in its play by keys.

The stack grows downwards from the end of the memory. What it has not reached yet is filled with a pattern, and what is left of
that afterwards was never used.
"""

from __future__ import annotations

from tercet.core.games import NAMES

from tools import boards
from tools.bench import device
from tools.emulator import Handheld

BOTTOM, TOP = 0x40000, 0x42000  # in the memory: __StackBottom and __StackTop of the port's linker script
SIZE = TOP - BOTTOM
PATTERN = b"\xa5"
NEAR = 64  # bytes below the stack pointer that are left alone
THINKING = 4000  # ms in which computer players play


def used(board: str, flash: bytes) -> dict[str, int]:
    """Bytes of stack that were used, by what was done: each game from its set-up to the pause and the menu."""
    found: dict[str, int] = {}
    for name in NAMES:
        handheld, _ = device.switch_on(board, None, flash)
        _paint(handheld)
        _play(handheld, name)
        found[name] = _deepest(handheld)
    for what, act in (("settings", _settings), ("help", _help), ("records", _records), ("tutorial", _tutorial)):
        handheld, _ = device.switch_on(board, None, flash)
        _paint(handheld)
        act(handheld)
        found[what] = _deepest(handheld)
    return found


def _paint(handheld: Handheld) -> None:
    pointer = handheld.mcu.core.registers[13] & 0xFFFFF
    if not BOTTOM < pointer <= TOP:
        raise device.NotMeasured(f"the stack pointer is {pointer:#x}, not in the stack")
    end = max(BOTTOM, pointer - NEAR)
    handheld.mcu.sram[BOTTOM:end] = PATTERN * (end - BOTTOM)


def _deepest(handheld: Handheld) -> int:
    stack = bytes(handheld.mcu.sram[BOTTOM:TOP])
    return SIZE - (len(stack) - len(stack.lstrip(PATTERN)))


def _tap(handheld: Handheld, *keys: str, then: float = 400) -> None:
    """Press keys one after the other; those that a board has not, by themselves, are left out."""
    for key in keys:
        if key in handheld.board.buttons:
            handheld.tap(key, then=then)


def _down(handheld: Handheld) -> str:
    return "DOWN" if "DOWN" in boards.load(handheld.board.name).buttons else "NEXT"


def _to_menu(handheld: Handheld) -> None:
    handheld.run(900)
    _tap(handheld, "SELECT", "SELECT", "SELECT", "BACK")  # two questions and the tutorial come by themselves at the first start


def _to_set_up(handheld: Handheld, name: str) -> None:
    _to_menu(handheld)
    down = _down(handheld)
    _tap(handheld, *[down] * NAMES.index(name), "SELECT")


def _play(handheld: Handheld, name: str) -> None:
    """Help, play, three choices, No Match or the question, a hint, time for computer players, a save, the pause, and back."""
    _to_set_up(handheld, name)
    _tap(handheld, "HINT", "BACK", "SELECT")
    handheld.run(1500)
    down = _down(handheld)
    for keys in (("SELECT", down, "SELECT", down, "SELECT"), ("MENU",), ("HINT",), ("SELECT",), ("BACK",)):
        _tap(handheld, *keys)
        handheld.run(1500)
    handheld.run(THINKING)
    _tap(handheld, "BACK", *[down] * 4, "SELECT", "SELECT")  # leave it for now, and go on with it
    handheld.run(1500)


def _settings(handheld: Handheld) -> None:
    _to_menu(handheld)
    down = _down(handheld)
    _tap(handheld, *[down] * (len(NAMES) + 1), "SELECT", "SELECT", *[down] * 3, "SELECT", "BACK")
    handheld.run(1500)


def _help(handheld: Handheld) -> None:
    _to_set_up(handheld, "arcade")
    _tap(handheld, "HINT", "SELECT", "BACK")


def _records(handheld: Handheld) -> None:
    _to_menu(handheld)
    _tap(handheld, *[_down(handheld)] * len(NAMES), "SELECT", "SELECT", "BACK", "BACK")


def _tutorial(handheld: Handheld) -> None:
    handheld.run(900)
    _tap(handheld, *["SELECT"] * 25)
