"""Load and check the boards of boards/<name>/board.py: the one reader of that data, for every tool."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tercet import device

from tools.boards import case
from tools.boards.rules import misplaced_seats, problems_of

BOARDS = Path(__file__).resolve().parents[2] / "boards"


class BoardError(ValueError):
    """A board that is not there, cannot be read, or lacks what was asked of it."""


@dataclass(frozen=True)
class Board:
    """What boards/<name>/board.py says; `data` is all of it by the names of the file."""

    name: str
    path: Path
    data: dict[str, Any]

    @property
    def title(self) -> str:
        """NAME: what a person calls the board."""
        return str(self._section("NAME"))

    @property
    def display(self) -> dict[str, Any]:
        return dict(self._section("DISPLAY"))

    @property
    def buttons(self) -> dict[str, dict[str, Any]]:
        return dict(self._section("BUTTONS"))

    @property
    def sound(self) -> dict[str, Any] | None:
        return self.data.get("SOUND")

    @property
    def lamp(self) -> dict[str, Any] | None:
        return self.data.get("LAMP")

    @property
    def battery(self) -> dict[str, Any] | None:
        return self.data.get("BATTERY")

    @property
    def width(self) -> int:
        """Pixels across, as the player sees the glass."""
        return device.seen(self.display)[0]

    @property
    def height(self) -> int:
        """Pixels down, as the player sees the glass."""
        return device.seen(self.display)[1]

    @property
    def picture(self) -> tuple[int, int]:
        """(width, height) of the picture on the glass: without the margins at its top and bottom."""
        return device.picture(self.display)

    def lamp_light(self, lit: Callable[[int, int], float]) -> tuple[float, float, float] | None:
        """(red, green, blue) of the lamp, 0..1, by lit(pin, level that lights it); None on a board without a lamp."""
        lamp = self.lamp
        if lamp is None:
            return None
        red, green, blue = (lit(lamp[colour], lamp["active"]) for colour in ("red", "green", "blue"))
        return red, green, blue

    def _section(self, key: str) -> Any:
        if key not in self.data:
            raise BoardError(f"{self.path}: {key} is missing")
        return self.data[key]


def names() -> list[str]:
    """All boards, in alphabetical order."""
    return sorted(path.parent.name for path in BOARDS.glob("*/board.py"))


def load(name: str) -> Board:
    """The board of that folder name; BoardError names the boards there are."""
    if name not in names():
        raise BoardError(f"unknown board {name!r}; boards: {', '.join(names())}")
    return read(BOARDS / name / "board.py")


def read(path: Path) -> Board:
    """A board from any board.py, so that a port can live outside this repository."""
    try:
        everything = runpy.run_path(str(path))
    except Exception as error:  # whatever a wrong board.py raises is its author's to read
        raise BoardError(f"{path}: {type(error).__name__}: {error}") from error
    return Board(path.parent.name, path, {key: value for key, value in everything.items() if key.isupper()})


def problems(board: Board) -> list[str]:
    """Every mistake in the board's data, each with what is allowed."""
    from tools.image.base import variants  # which reads boards itself

    pico = "pico2" in variants(board.path.parent)
    return problems_of(board.data, pico) or misplaced_seats(board.data["SEATS"], case.of(board))


def checked(name: str) -> Board:
    """The board of that name, fit to be built or played; BoardError names every mistake in its data."""
    return _without_mistakes(load(name))


def check_file(path: Path) -> None:
    """Raise BoardError with every mistake in a board.py."""
    _without_mistakes(read(path))


def _without_mistakes(board: Board) -> Board:
    mistakes = problems(board)
    if mistakes:
        raise BoardError("\n".join([f"boards/{board.name}/board.py:", *(f"  {mistake}" for mistake in mistakes)]))
    return board
