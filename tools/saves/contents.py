"""What is in one file: the firmware's own core reads it, and what it refuses gets a reason in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from tercet.core.games import NAMES as GAMES
from tercet.core.medals import Medals
from tercet.core.progress import Progress
from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.solved import Solved
from tercet.core.statistics import Statistics

from tools.saves.wording import of_game_in

GAME = "game-"  # begins the names of games' files
NAMES = ("settings", "records", "solved", "statistics", "medals", "progress", *(GAME + game for game in GAMES))

MARK = b"TRCT"  # begins every save; the byte after it is the version of the format
_VERSIONS = {"records": (1, 2)}  # of the contents, where there is more than the first


class Condition(Enum):
    """What is to be said of a file."""

    WHOLE = "whole"
    DAMAGED = "damaged"
    OTHER = "of another version"
    UNKNOWN = "whole, but of a name that this version does not know"
    FOREIGN = "no save of Tercet"


@dataclass(frozen=True)
class SavedGame:
    """A game in progress. number: drawn when it began; choices: those it was begun with."""

    number: int
    choices: dict[str, Any]
    name: str  # as core/games.py has it
    game: Any  # of that game's own class


Content = dict[str, Any] | Records | Solved | Statistics | Medals | Progress | SavedGame


@dataclass(frozen=True)
class Reading:
    """What a file was found to be; `content` only where it is whole, `why` only where it is not."""

    condition: Condition
    content: Content | None = None
    why: str = ""


def read(name: str, data: bytes) -> Reading:
    """Read a file by the name it has without its ending, one of NAMES, and others as far as the file itself says what it is."""
    if data[:4] != MARK:
        if name in NAMES:
            return Reading(Condition.DAMAGED, why=_no_mark(data))
        return Reading(Condition.FOREIGN, why="it does not begin with TRCT")
    if len(data) > 4 and data[4] != savefile.FORMAT:
        why = f"it has format version {data[4]}; this version reads {savefile.FORMAT}"
        return Reading(Condition.OTHER, why=why)
    try:
        content = savefile.unwrap(_kind(name, data), data)
    except ValueError as error:
        return Reading(Condition.DAMAGED, why=str(error))
    if name not in NAMES:
        return Reading(Condition.UNKNOWN, why=f"this version knows {', '.join(NAMES)}")
    try:
        return _read_content(name, content)
    except ValueError as error:
        return Reading(Condition.DAMAGED, why=str(error))


def _read_content(name: str, content: bytes) -> Reading:
    if name == "settings":
        return Reading(Condition.WHOLE, choices.load(content))
    number, chosen, inner = savefile.unpack_game(content) if name.startswith(GAME) else (0, b"", content)
    versions = _VERSIONS.get(name, (1,))
    if inner and inner[0] not in versions:
        return Reading(Condition.OTHER, why=f"its content has version {inner[0]}; this version reads {versions[-1]}")
    if name == "records":
        return Reading(Condition.WHOLE, Records.restore(inner))
    if name == "solved":
        return Reading(Condition.WHOLE, Solved.restore(inner))
    if name == "statistics":
        return Reading(Condition.WHOLE, Statistics.restore(inner))
    if name == "medals":
        return Reading(Condition.WHOLE, Medals.restore(inner))
    if name == "progress":
        return Reading(Condition.WHOLE, Progress.restore(inner))
    game = name[len(GAME) :]
    return Reading(Condition.WHOLE, SavedGame(number, choices.load(chosen), game, of_game_in(game).restore(inner, 0)))


def _kind(name: str, data: bytes) -> int:
    """The kind of content that a name stands for; what the file itself says where the name is not known."""
    kinds = {
        "settings": savefile.SETTINGS,
        "records": savefile.RECORDS,
        "solved": savefile.SOLVED,
        "statistics": savefile.STATISTICS,
        "medals": savefile.MEDALS,
        "progress": savefile.PROGRESS,
    }
    if name.startswith(GAME):
        return savefile.GAME
    return kinds.get(name, data[5] if len(data) > 5 else 0)


def _no_mark(data: bytes) -> str:
    if not data:
        return "it is empty"
    if not data.strip(b"\xff") or not data.strip(b"\0"):
        return "it holds nothing: all its bytes are the same"
    return f"it does not begin with TRCT, but with {data[:4]!r}"
