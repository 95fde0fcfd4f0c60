"""CASES, clocks: "Durations formatted as times of day. Format 0 s, 59 s, 60 s, 3599 s, 3600 s, and more than a day." """

import pytest
from tercet.ui import durations


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "0:00"),
        (7, "0:07"),
        (59, "0:59"),
        (60, "1:00"),
        (599, "9:59"),
        (600, "10:00"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (86399, "23:59:59"),
        (86400, "24:00:00"),
        (359999, "99:59:59"),
        (400000, "99:59:59"),
    ],
)
def test_durations(seconds: int, words: str) -> None:
    assert durations.text(seconds) == words
