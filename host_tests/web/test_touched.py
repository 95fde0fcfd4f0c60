"""Fingers on the page's glass: what lies there is chosen, whichever screen shows it."""

from __future__ import annotations

import pytest

from host_tests.web import node
from tools import shots

SHOWN = {"play_12", "speed_picking", "speed_alone", "cubed_call"}  # scenes where cards and dice are chosen


@pytest.mark.parametrize("board", shots.BOARDS[:1])
def test_all_that_can_be_chosen_is_chosen_by_a_finger_on_it(board: str) -> None:
    """In every scene of tools/shots, and no finger anywhere is an error."""
    found = node.fingers(board)
    wrong = [(name, wanted, chosen) for name, wanted, chosen in found if wanted and wanted != chosen]
    assert not wrong
    assert {name for name, wanted, _ in found if wanted} >= SHOWN
