"""make flash on the emulated handheld, what takes many minutes: from a Pico's own MicroPython, and cut in the middle."""

from __future__ import annotations

from tercet import VERSION
from tercet.ui.text import en

from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.rigs import plain_micropython
from host_tests.rigs.flashing import BOARD, SAVES, Plug, blank, flash_with, goes_on_with_the_puzzle, on_disk, place, saves_on
from host_tests.rigs.saved import BLOCK, image
from tools import boards
from tools.deploy import disk, game, micropython, rom, romfs, swap
from tools.emulator import execute


def test_from_plain_micropython_to_a_game_that_is_played(plug: Plug) -> None:
    """A Pico with MicroPython as it is: first it is said why that does not do, and nothing is changed; then MicroPython with
    room and the game come over the same line, and the game is played by its keys. To spare minutes the new MicroPython is
    staged already, as after an interruption, and so is most of the game's image.
    """
    board = "pico_display"
    flash = blank(plain_micropython.build(), 2 << 20)
    start, size = place(flash)
    flash[start : start + size] = image({"../main.py": b"print('mine')\n"}, size // BLOCK)
    staged = b"".join(swap.blocks_of(micropython.build(board)))
    flash[start + size - len(staged) : start + size] = staged
    content = romfs.image(game.files(boards.load(board), "armv6m"))
    rom_start = place(blank(micropython.build(board), 2 << 20))[0] - micropython.ROM
    flash[rom_start + rom.BLOCK * 3 : rom_start + len(content)] = content[rom.BLOCK * 3 :]
    cable = plug(bytes(flash), board)
    before = cable.handheld.flash
    status, printed = cable.run("tools.deploy", board, "--port", cable.port)
    assert status == 2 and "240 KB of memory for MicroPython" in printed and "Nothing was changed" in printed, printed
    status, printed = cable.run("tools.deploy", board, "--port", cable.port, "--micropython", "1")
    assert status == 2 and "say FORMAT=1 as well. Nothing was changed" in printed, printed
    assert cable.handheld.flash == before
    status, printed = cable.run("tools.deploy", board, "--port", cable.port, "--micropython", "1", "--format", limit=500)
    assert status == 0, printed
    assert f"Tercet {VERSION} starts on {boards.load(board).title}\n" in printed
    player = Player(cable.handheld, cable.handheld.board.buttons)
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    player.choose_language()  # the first start on a new disk
    player.wait_for(en.FIRST_COLOURS[0])
    player.skip_tutorial()
    glass = player.begin("classic", 0)
    assert player.claim(sets_of(glass.codes)[0], glass).codes != glass.codes, "three cards were taken"
    assert not cable.handheld.faults


def test_a_power_cut_starts_nothing_half_copied_and_saves_survive(plug: Plug) -> None:
    """ "Nothing half-copied is ever started"; saves survive; the same command again copies the rest, and the game goes on."""
    own = b"print('mine')\n"
    files = game.files(boards.load(BOARD), "armv6m")
    flash = bytearray(flash_with(files, {"/main.py": own}))
    begin = place(flash)[0] - micropython.ROM
    flash[begin : begin + 8 * rom.BLOCK] = b"\xff" * (8 * rom.BLOCK)
    cable = plug(bytes(flash))
    begun = len(cable.handheld.flash_operations)
    status, printed = cable.run("tools.deploy", BOARD, "--port", cable.port, limit=500)
    assert status == 0, printed
    title = boards.load(BOARD).title
    assert f"{title} with RP2040, MicroPython 1.25.0, at {cable.port}\n" in printed
    assert "8 blocks of the ROM partition copied, all of them compared\n" in printed
    assert f"Tercet {VERSION} starts on {title}\n" in printed
    assert on_disk(cable.handheld.flash)[disk.BEFORE] == own, "somebody else's main.py is kept"

    there = range(begin + rom.BLOCK * 5, begin + rom.BLOCK * 6)  # blocks 1 to 4 are written, the first is not
    operations = cable.handheld.flash_operations
    cut_at = min(number for number, one in enumerate(operations) if number >= begun and one.address in there)
    cut = plug(cable.handheld.flash_at(cut_at))
    assert execute(cut.handheld, "import os\nprint(sorted(os.listdir('/')))").strip() == "['crash.txt', 'main.py', 'tercet']", (
        "no /rom"
    )
    assert saves_on(cut.handheld.flash) == SAVES
    status, printed = cut.run("tools.deploy", BOARD, "--port", cut.port, limit=500)
    assert status == 0 and "4 blocks of the ROM partition copied" in printed, printed
    goes_on_with_the_puzzle(cut.handheld)
