"""Ears: what a buzzer's PWM writes sound like, as samples, and the notes that are heard in samples alone."""

from __future__ import annotations

import itertools
import wave
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.simulator import Simulator

RATE = 192_000  # samples a second: a period of 2100 hertz is 91 of them
LOUD = 20_000
LONGEST_PERIOD = 8.0  # ms; whatever is longer between two pulses is silence
SAME_NOTE = 0.05  # periods of one note differ by less
Write = tuple[float, float, float]  # ms, hertz, duty 0..1: what the PWM does from then on


class Note(NamedTuple):
    """A tone that was heard: when it began, how high it was, how long it lasted."""

    start: float  # ms
    hertz: float
    milliseconds: float


def rendered(writes: Iterable[Write], start: float, end: float) -> array[int]:
    """The samples from `start` to `end`, in ms, of a pin that does what the writes say: high for `duty` of each period."""
    samples = array("h", bytes(2 * round((end - start) * RATE / 1000)))
    spans = sorted([*writes, (end, 0.0, 0.0)], key=lambda write: write[0])
    for (begin, hertz, duty), (until, _, _) in itertools.pairwise(spans):
        first, last = (max(0, min(len(samples), round((at - start) * RATE / 1000))) for at in (begin, until))
        level = duty >= 1
        for place in range(first, last):
            high = (place - first) * hertz / RATE % 1 < duty if 0 < duty < 1 else level
            samples[place] = LOUD if high else 0
    return samples


def recorded(samples: array[int], path: Path) -> array[int]:
    """The samples once more, from the sound file that was written with them; it can be listened to."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    with wave.open(str(path), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


def notes(samples: Sequence[int], start: float = 0) -> list[Note]:
    """The notes in samples that begin at `start` ms, told by the pulses of the wave: their number by the time they take."""
    rises = [place for place in range(1, len(samples)) if samples[place] and not samples[place - 1]]
    if samples and samples[0]:
        rises.insert(0, 0)
    found: list[list[int]] = []
    for rise in rises:
        if found and _goes_on(found[-1], rise):
            found[-1].append(rise)
        else:
            found.append([rise])
    return [_note(pulses, start, following) for pulses, following in itertools.pairwise([*found, [len(samples) * 2]])]


def _goes_on(pulses: list[int], rise: int) -> bool:
    period = rise - pulses[-1]
    if period > LONGEST_PERIOD * RATE / 1000:
        return False
    return len(pulses) < 2 or abs(period / (pulses[1] - pulses[0]) - 1) < SAME_NOTE


def _note(pulses: list[int], start: float, following: list[int]) -> Note:
    period = (pulses[-1] - pulses[0]) / (len(pulses) - 1) if len(pulses) > 1 else LONGEST_PERIOD * RATE / 1000
    end = min(pulses[-1] + period, following[0])
    return Note(start + pulses[0] * 1000 / RATE, RATE / period, (end - pulses[0]) * 1000 / RATE)


def written(phrase: Sequence[int]) -> list[tuple[int, int, int]]:
    """(hertz, ms, ms of silence after it) of each note of a phrase as ui/tunes.py has it."""
    result: list[tuple[int, int, int]] = []
    for hertz, milliseconds in zip(phrase[::2], phrase[1::2], strict=True):
        if hertz:
            result.append((hertz, milliseconds, 0))
        else:
            before = result.pop()
            result.append((before[0], before[1], milliseconds))
    return result


def is_phrase(heard: Sequence[Note], phrase: Sequence[int], pitch: float = 0.03, late: float = 7) -> str:
    """What is wrong with notes that should be a phrase; "" if nothing is. late: ms that a note may be longer or shorter."""
    wanted = written(phrase)
    if len(heard) != len(wanted):
        return f"{len(heard)} notes, not {len(wanted)}: {heard}"
    for note, (hertz, milliseconds, _) in zip(heard, wanted, strict=True):
        if abs(note.hertz / hertz - 1) > pitch:
            return f"{note} should have {hertz} hertz"
        if abs(note.milliseconds - milliseconds) > late:
            return f"{note} should last {milliseconds} ms"
    for (note, (_, _, rest)), after in zip(zip(heard, wanted, strict=True), heard[1:], strict=False):
        if abs(after.start - note.start - note.milliseconds - rest) > late:
            return f"{rest} ms of silence should be between {note} and {after}"
    return ""


class Ear:
    """Hears what a simulated board plays from now on."""

    def __init__(self, simulator: Simulator, folder: Path) -> None:
        self._simulator, self._path = simulator, folder / "heard.wav"
        self.since()

    def since(self) -> None:
        """Forget what was heard before."""
        self._start = self._simulator.time

    def notes(self) -> list[Note]:
        """The notes since then."""
        tones = list(self._simulator.hardware.tones)
        samples = rendered(tones, self._start, self._simulator.time)
        return notes(recorded(samples, self._path), self._start)

    def last(self, phrase: Sequence[int]) -> str:
        """What is wrong with the end of what was heard, which should be a phrase and then silence."""
        assert self._simulator.hardware.tone == 0, "it sounds still"
        return is_phrase(self.notes()[-len(written(phrase)) :], phrase)
