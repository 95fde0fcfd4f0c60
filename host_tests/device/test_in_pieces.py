"""After a thousand games the heap has room, but no large piece of it: what is kept is written all the same."""

from __future__ import annotations

from pathlib import Path

from host_tests.device import in_ram

SCRIPT = Path(__file__).parent / "on_micropython" / "in_pieces.py"


def test_no_large_piece_of_the_heap_is_needed() -> None:
    """Full records, 2000 puzzles solved, each apart from the next: written to the last file while no piece is above 1.5 KB."""
    done = in_ram.run(SCRIPT, ())
    assert done.returncode == 0 and done.stdout.startswith("ok "), f"in_pieces.py on MicroPython:\n{done.stdout}{done.stderr}"
