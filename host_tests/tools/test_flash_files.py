"""tools/deploy/disk.py on the emulated handheld: the files of a game for a chip whose heap holds it, to and fro."""

from __future__ import annotations

import pytest

from host_tests.rigs import disks
from host_tests.rigs.cable import Cable
from host_tests.rigs.saved import BLOCK, FILES, image
from host_tests.tools.copy_files import FIRST, SECOND
from tools.deploy import disk, micropython
from tools.emulator import Handheld
from tools.emulator.flash import START, uf2_blocks
from tools.image.flash import file_system

BOARD = "picosystem"
OWN = {"/main.py": b"print('mine')\n", "/lib/mine.mpy": b"mine"}


def on_disk(handheld: Handheld) -> dict[str, bytes]:
    """Every file of the board's disk but the note that a test's image has on it."""
    start, size = file_system(handheld.flash)
    files = disks.files(handheld.flash[start - START : start - START + size])
    del files["/crash.txt"]
    return files


@pytest.mark.slow
def test_copied_changed_and_removed() -> None:
    """ "Only changed files", stale ones go, main.py comes last, nothing else is touched; removed, all is as it was before."""
    flash = bytearray(b"\xff" * (16 << 20))
    for offset, data in uf2_blocks(micropython.build(BOARD)):
        flash[offset : offset + len(data)] = data
    start, size = file_system(bytes(flash))
    others = {"../lib/": b"", **{f"..{path}": data for path, data in OWN.items()}}
    flash[start - START : start - START + size] = image({"records": FILES["records"], **others}, size // BLOCK)
    handheld = Handheld(BOARD, None, flash=bytes(flash))
    handheld.run(500)
    before = {**OWN, "/tercet/records": FILES["records"]}
    assert on_disk(handheld) == before
    cable = Cable(handheld)
    try:
        status, printed = cable.run("host_tests.tools.copy_files", cable.port, "huge")
        assert status == 2 and "the file system is too full: " in printed and "nothing was changed" in printed, printed
        assert on_disk(handheld) == before

        status, printed = cable.run("host_tests.tools.copy_files", cable.port, "first")
        assert status == 0 and printed.endswith("  4 of 4  /lib/tercet_main.mpy\n4\n"), printed
        kept = {"/tercet/records": FILES["records"], "/lib/mine.mpy": b"mine", disk.BEFORE: OWN["/main.py"]}
        game = {"/main.py": disk.main_py("/lib"), **{f"/lib/{path}": data for path, data in FIRST.items()}}
        assert on_disk(handheld) == {**kept, **game}
        assert handheld.flash_operations

        count = len(handheld.flash_operations)
        assert cable.run("host_tests.tools.copy_files", cable.port, "first") == (0, "0\n")
        assert len(handheld.flash_operations) == count, "nothing differs, nothing is written"

        status, printed = cable.run("host_tests.tools.copy_files", cable.port, "second")
        assert (status, printed) == (0, "  1 of 2  /lib/tercet/core/cards.mpy\n  2 of 2  /lib/tercet/app.mpy\n2\n")
        game = {"/main.py": disk.main_py("/lib"), **{f"/lib/{path}": data for path, data in SECOND.items()}}
        assert on_disk(handheld) == {**kept, **game}

        assert cable.run("host_tests.tools.copy_files", cable.port, "remove") == (0, "")
        assert on_disk(handheld) == before
    finally:
        cable.close()
