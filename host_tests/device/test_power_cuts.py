"""The real Store under MicroPython, on a flash in RAM whose power goes off at every step of every write.

TERCET_SOAK=1 makes ten times as many rounds, and TERCET_SEED other ones.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from host_tests.device import in_ram
from host_tests.runs.tiers import amount, first_of

HERE = Path(__file__).parent
SCRIPT = HERE / "on_micropython" / "power_cuts.py"
SEED = int(os.environ.get("TERCET_SEED", "0"))


def counted(what: str, seed: int, rounds: int) -> dict[str, int]:
    """Run a part of the script; return what it counted, once nothing was lost."""
    arguments = (what, str(1000 * SEED + seed), str(rounds))
    done = in_ram.run(SCRIPT, arguments, (HERE.parent / "core" / "transcripts",))
    assert done.returncode == 0, f"{' '.join(arguments)} on MicroPython:\n{done.stdout}{done.stderr[-3000:]}"
    words = [line.split() for line in done.stdout.splitlines()]
    count = {name: int(number) for ok, name, number in words if ok == "ok"}
    print(f"{what}, seed {arguments[1]}: {count}")
    return count


@pytest.mark.parametrize("seed", first_of(range(1, 4)))
def test_a_cut_in_every_step_of_every_write(seed: int) -> None:
    """Nothing that was saved is lost. CASES: "Switched off while saving: the save is gone."

    Games of every kind, settings, records and solved puzzles are written and removed as the game does it. After a cut before
    or in the middle of any erase and program each file is the old or the new one, complete, and none is set aside as damaged;
    a file that was being removed is the newest or gone. The next writes succeed, or are cut short with the same result.
    """
    rounds = amount(60, 10)
    count = counted("cuts", seed, rounds)
    assert count["program"] > 16 * rounds and count["erase"] > rounds and count["twice"] > 0.8 * rounds, count
    assert count["writes"] > 0.8 * rounds and count["removes"] > 0.05 * rounds, count
    assert 0 < count["new"] < count["program"] + count["erase"], "both the old and the new file must be met"


@pytest.mark.parametrize("seed", first_of(range(1, 3)))
def test_a_cut_while_the_folder_grows_or_moves(seed: int) -> None:
    """The same where LittleFS splits the folder in two, or takes other sectors for one that was written often: only there a
    rename is two steps for it."""
    rounds = amount(12, 4)
    count = counted("moves", seed, rounds)
    assert count["moves"] >= rounds - 2 and count["program"] > 16 * rounds and count["erase"] > 3 * rounds, count


@pytest.mark.parametrize("seed", first_of(range(1, 3)))
def test_a_damaged_file_is_set_aside(seed: int) -> None:
    """A damaged file is set aside, and the last good one is used. DESIGN: "never overwritten in silence".

    Bits changed, in the file and in its sector of the flash, or its length: the one before is read, the damaged one keeps
    its bytes under another name through later writes, and a cut while it gets that name changes nothing of this.
    """
    count = counted("damage", seed, 40)
    assert count["damaged"] >= 38 and count["cuts"] > 40 and count["sectors"], count


def test_a_cut_in_the_very_first_start() -> None:
    """The first start formats the disk. A cut leaves it whole, or blank and it is formatted again, or the player is asked:
    CASES: "A mount error formats the disk." Then it keeps files."""
    count = counted("first", 1, 12)
    assert count["cuts"] == count["whole"] + count["formatted"] + count["asked"] >= 150, count
    assert count["whole"] and count["formatted"], count
