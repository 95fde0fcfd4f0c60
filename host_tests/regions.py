"""Connected regions of a mask, by runs: for what reads pictures in pure Python."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

_RUN = re.compile(rb"[^\x00]+")
Run = tuple[int, int, int]  # row, first column, the column after the last


@dataclass
class Region:
    """Pixels that hang together, and the rectangle round them; right and bottom lie outside."""

    runs: list[Run] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.left = min(run[1] for run in self.runs)
        self.right = max(run[2] for run in self.runs)
        self.top = min(run[0] for run in self.runs)
        self.bottom = max(run[0] for run in self.runs) + 1
        self.area = sum(run[2] - run[1] for run in self.runs)

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    def trimmed(self) -> Region:
        """The region without what sticks out of its four sides, such as a letter that touches a card's ring."""
        rows, columns = [0] * self.height, [0] * self.width
        for y, first, after in self.runs:
            rows[y - self.top] += after - first
            for x in range(first - self.left, after - self.left):
                columns[x] += 1
        down = [at for at, count in enumerate(rows) if count >= self.width / 2]
        across = [at for at, count in enumerate(columns) if count >= self.height / 2]
        if not down or not across:
            return self
        left, right = self.left + across[0], self.left + across[-1] + 1
        runs = [
            (y, max(first, left), min(after, right)) for y, first, after in self.runs if down[0] <= y - self.top <= down[-1]
        ]
        return Region([run for run in runs if run[1] < run[2]])

    @property
    def filled(self) -> float:
        """The part of the rectangle that belongs to the region."""
        return self.area / (self.width * self.height)

    @property
    def centre(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def encloses(self, other: Region) -> bool:
        """Tell whether the other's rectangle lies inside this one's, apart from its edge."""
        return self.left < other.left and self.top < other.top and self.right > other.right and self.bottom > other.bottom


def rows_of(plane: bytes, width: int) -> list[bytes]:
    """A plane of one byte a pixel as rows."""
    return [plane[start : start + width] for start in range(0, len(plane), width)]


def regions(rows: Sequence[bytes], diagonal: bool = False) -> list[Region]:
    """The regions of pixels that are not 0, in reading order of their first pixel. diagonal: corners touch too."""
    reach = 1 if diagonal else 0
    runs: list[Run] = []
    parent: list[int] = []

    def root(index: int) -> int:
        while parent[index] != index:
            parent[index] = parent[parent[index]]
            index = parent[index]
        return index

    above: list[int] = []
    for y, row in enumerate(rows):
        here: list[int] = []
        start = 0
        for match in _RUN.finditer(row):
            first, after = match.span()
            index = len(runs)
            runs.append((y, first, after))
            parent.append(index)
            here.append(index)
            while start < len(above) and runs[above[start]][2] + reach <= first:
                start += 1
            at = start
            while at < len(above) and runs[above[at]][1] < after + reach:
                one, other = root(above[at]), root(index)
                parent[max(one, other)] = min(one, other)
                at += 1
        above = here
    gathered: dict[int, list[Run]] = {}
    for index, run in enumerate(runs):
        gathered.setdefault(root(index), []).append(run)
    return [Region(found) for _, found in sorted(gathered.items())]
