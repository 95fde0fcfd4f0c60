"""Scripts that play a device: one command a line.

    press A            a key goes down               wait 500           milliseconds pass
    release A          it goes up                    screenshot X.png   the glass is saved
    tap SELECT         a short press                 # anything         a comment
    hold SELECT 800    a press of 800 ms

Keys are named as in the board's BUTTONS, or by their labels. Any logical button may be named too: a board with four
keys gets its `hold`, or PREVIOUS and NEXT, so that one script plays on all boards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.handheld import Handheld, all_names, named
from tools.simulator import keys

_PICTURE = re.compile(r"[\w.-]+\.png")
_NO_STROKE = keys.Stroke("")
_USAGE = {
    "press": "press KEY",
    "release": "release KEY",
    "tap": "tap KEY",
    "hold": "hold KEY MILLISECONDS",
    "wait": "wait MILLISECONDS",
    "screenshot": "screenshot NAME.png",
}


class ScriptError(ValueError):
    """A script that cannot be played, with the line that is at fault."""

    def __init__(self, line: int, problem: str, name: str = "script") -> None:
        super().__init__(f"{name}, line {line}: {problem}")
        self.line = line


class FirmwareEnded(RuntimeError):
    """The firmware ended in the middle of a script."""


@dataclass(frozen=True)
class Step:
    """One line. `stroke` is the key, `milliseconds` how long, `file` a picture's name."""

    line: int
    command: str
    stroke: keys.Stroke = _NO_STROKE
    milliseconds: float = 0
    file: str = ""


def parse(text: str, buttons: keys.Buttons, name: str = "script") -> list[Step]:
    """All steps of a script for a board with these buttons; ScriptError at the first line that is wrong."""
    steps = []
    for line, content in enumerate(text.splitlines(), 1):
        words = content.split("#")[0].split()
        if words:
            try:
                steps.append(_step(line, words, buttons))
            except ValueError as error:
                raise ScriptError(line, str(error), name) from None
    return steps


def play(
    handheld: Handheld,
    steps: list[Step],
    folder: Path,
    name: str = "script",
    watch: Callable[[], None] = lambda: None,
) -> list[Path]:
    """Play the steps; the pictures go to the folder and are returned. `watch` is called after each step."""
    pictures = []
    for step in steps:
        if handheld.exit_code is not None:
            raise FirmwareEnded(f"{name}, line {step.line}: the firmware has ended, exit code {handheld.exit_code}")
        if step.command == "screenshot":
            folder.mkdir(parents=True, exist_ok=True)
            handheld.picture().save(folder / step.file)
            pictures.append(folder / step.file)
        else:
            _act(handheld, step)
        watch()
    return pictures


def _act(handheld: Handheld, step: Step) -> None:
    if step.command in ("press", "tap", "hold"):
        handheld.press(step.stroke.name)
    if step.milliseconds:
        handheld.run(step.milliseconds)
    if step.command in ("release", "tap", "hold"):
        handheld.release(step.stroke.name)
    if step.command in ("tap", "hold"):
        handheld.run(keys.GAP_MS)


def _step(line: int, words: list[str], buttons: keys.Buttons) -> Step:
    command, *arguments = words
    usage = _USAGE.get(command)
    if usage is None:
        raise ValueError(f"unknown command {command!r}; commands: {', '.join(_USAGE)}")
    if len(arguments) != len(usage.split()) - 1:
        raise ValueError(f"{' '.join(words)!r} is not of the form {usage!r}")
    if command == "wait":
        return Step(line, command, milliseconds=_milliseconds(arguments[0]))
    if command == "screenshot":
        if not _PICTURE.fullmatch(arguments[0]):
            raise ValueError(f"{arguments[0]!r} is not the plain name of a picture, such as menu.png")
        return Step(line, command, file=arguments[0])
    label = named(buttons, arguments[0])
    stroke = keys.Stroke(label) if label else keys.reach(buttons, arguments[0])
    if stroke is None:
        raise ValueError(f"unknown key {arguments[0]!r}; keys of this board: {all_names(buttons)}")
    if command == "hold":
        return Step(line, command, stroke, _milliseconds(arguments[1]))
    if stroke.long and command != "tap":
        raise ValueError(f"{arguments[0]} is a long press of {stroke.name} on this board: use tap")
    return Step(line, command, stroke, (keys.LONG_MS if stroke.long else keys.SHORT_MS) if command == "tap" else 0)


def _milliseconds(word: str) -> float:
    if not word.isdecimal() or not 0 < int(word) <= 3_600_000:
        raise ValueError(f"{word!r} is not a number of milliseconds, 1 to 3600000")
    return int(word)
