"""What the code says that the test of a board ends with: `make board-code CODE="83ZZ ZW2K"`.

firmware/tercet/core/board_code.py makes it, and says which bits it has.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from tercet.core import board_code
from tercet.ui.buttons import NAMES

from tools import boards
from tools.boards import Board


class CodeError(ValueError):
    """No code, or one that was not copied rightly."""


@dataclass(frozen=True)
class Found:
    """The numbers of a code: board_code.NUMBERS."""

    board: int
    keys: int
    right: int
    megahertz: int
    volts: int
    chip: int
    safe: int


def decode(text: str) -> Found:
    """The numbers of a code, in which small letters, spaces and dashes do not matter; CodeError says what is wrong with it."""
    code = "".join(text.upper().replace("-", " ").split())
    strange = sorted(set(code) - set(board_code.ALPHABET))
    if strange:
        raise CodeError(f"{text!r}: {', '.join(strange)} is in no code; it is made of {board_code.ALPHABET}")
    if len(code) != board_code.LENGTH:
        raise CodeError(f"{text!r} has {len(code)} characters; a code has {board_code.LENGTH}")
    if board_code.check(code[:-1]) != code[-1]:
        raise CodeError(f"{text!r}: the last character does not fit the others; one of them was copied wrongly")
    whole = 0
    for character in code[:-1]:
        whole = whole << 5 | board_code.ALPHABET.index(character)
    values: dict[str, int] = {}
    for name, bits in reversed(board_code.NUMBERS):
        values[name] = whole & ((1 << bits) - 1)
        whole >>= bits
    return Found(**values)


def meant(found: Found) -> list[Board]:
    """The boards that a code may be from: several where their names have the same number."""
    loaded = map(boards.load, boards.names())
    return [board for board in loaded if board_code.board_number(board.title) == found.board]


def contacts(board: Board) -> list[str]:
    """All keys of a board, in the order of the bits of "keys": what each is, and its pin."""
    return [
        f"{board.buttons[name]['label']} ({name}, GPIO {pin})"
        for name in NAMES
        if name in board.buttons
        for pin in board.buttons[name]["pins"]
    ]


def told(board: Board, found: Found) -> list[str]:
    """What a code says of this board, a line each."""
    keys = contacts(board)
    silent = [key for number, key in enumerate(keys) if not found.keys >> number & 1]
    there = {"tone": board.sound is not None, "lamp": board.lamp is not None}
    asked = [name for name in board_code.QUESTIONS if there.get(name, True)]
    wrong = [name for name in asked if not found.right >> board_code.QUESTIONS.index(name) & 1]
    lowest = 2 * found.megahertz
    rate = f"{lowest} MHz or more" if lowest == 62 else f"{lowest} to {lowest + 2} MHz"
    volts = board_code.tenths_of(found.volts)
    tuning = b"".join(bytes((command,)) + values for command, values in board.display.get("tuning", ()))
    return [
        f"board: {board.title} ({board.name}), {('RP2040', 'RP2350')[found.chip]}" + (", in safe mode" if found.safe else ""),
        f"keys: all {len(keys)} answered" if not silent else f"keys: no answer from {', '.join(silent)}",
        f"right: {', '.join(name for name in asked if name not in wrong) or 'nothing'}",
        *([f"wrong: {', '.join(wrong)}"] if wrong else []),
        f"wire: {rate}; board.py asks for {board.display['baudrate'] / 1e6:g}",
        f"battery: {volts / 10:.1f} to {(volts + 1) / 10:.1f} V" if found.volts else "battery: not measured",
        f"tuning of today's board.py: {board_code.number(tuning):04X}",
    ]


def main(arguments: list[str] | None = None) -> int:
    """Print what a code says; 2 if it is none, or of no board that is here."""
    try:
        given = " ".join(sys.argv[1:] if arguments is None else arguments)
        if not given:
            raise CodeError('which code? make board-code CODE="83ZZ ZW2K"')
        found = decode(given)
    except CodeError as error:
        print(error, file=sys.stderr)
        return 2
    those = meant(found)
    if not those:
        print(f"no board here has the number {found.board}: it is from a board.py of somebody's own", file=sys.stderr)
        return 2
    print("\n\n".join("\n".join(told(board, found)) for board in those))
    return 0


if __name__ == "__main__":
    sys.exit(main())
