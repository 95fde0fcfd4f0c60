"""What a player sees of the saves, on the simulated handheld: nothing is lost, and nothing is written without need."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players import games as gameplay
from host_tests.players.dice import SpeedTable, open_list
from host_tests.players.player import Player
from host_tests.players.table import PERSON, People
from host_tests.rigs import disks
from host_tests.rigs.restarted import restart
from host_tests.runs.tiers import first_of
from tools import boards
from tools.simulator import Simulator

CLASSIC_WORDS = of_game(en, "classic")
PUZZLE_WORDS = of_game(en, "puzzle")

Sit = Callable[..., Player]
BOARDS = ("picosystem", "pico_display_2", "pico_display")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))
BEGINNER = 0
IDLE = 20_000  # ms without a key until a running game is written
DEAF = 500  # ms after the pause in which no press is taken (RULES)
SOON = 1500  # ms: after a pause it is written long before
DICE = 42  # in Speed
VOID = 5000  # ms in which a call runs out
KINDS = ("classic", "timed", "puzzle", "arcade", "table", "solo", "practice")


def flash(player: Player) -> bytes:
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    return simulator.flash


def begin(player: Player, kind: str) -> None:
    """From the menu to the first table of any game."""
    player.open_game(kind, {})


@ON_EACH_BOARD
@pytest.mark.parametrize("kind", KINDS)
def test_after_a_power_cut_every_game_goes_on(sit: Sit, board: str, kind: str) -> None:
    """Wanted: "one game in progress for each kind of game"; "after any power cut the menu offers to continue, at the state of
    the last write; time goes on from there." """
    player = sit(board)
    player.to_menu()
    begin(player, kind)
    player.press(player.onward)
    player.handheld.run(2500)
    player.pause()
    player.handheld.run(SOON)
    restart(player)
    assert player.in_focus(en.CONTINUE) and player.shows(of_game(en, kind).NAME)
    player.choose(en.CONTINUE)
    first = player.rest()
    restart(player)
    player.choose(en.CONTINUE)
    again = player.rest()
    assert first.codes and again.codes == first.codes
    if kind not in ("practice", "table"):
        assert player.clock() in ((596, 597, 598, *range(110, 119)) if kind == "arcade" else (2, 3, 4))


@ON_EACH_BOARD
def test_the_table_is_the_one_that_was_left(sit: Sit, board: str) -> None:
    """The state of the last write: cards, SETs and time, whatever else is saved meanwhile."""
    player = sit(board)
    glass = player.start("classic", BEGINNER)
    glass = player.claim(gameplay.nearest(player, glass), glass)
    player.handheld.run(SOON)
    player.press(player.onward)
    player.handheld.run(IDLE + SOON)  # nothing is pressed: the game is written while it runs
    second = player.clock()
    restart(player)
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes
    assert 0 <= second - player.clock() <= 2 and player.progress(1, 27 - 9 - 3)
    player.handheld.run(DEAF)
    player.pause()
    player.leave()
    begin(player, "timed")
    player.pause()
    player.leave()
    player.choose(CLASSIC_WORDS.NAME)
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes


@ON_EACH_BOARD
@pytest.mark.parametrize("kind", ("classic", "puzzle"))
def test_the_cursor_is_where_it_was(sit: Sit, board: str, kind: str) -> None:
    """Who leaves a game and goes on with it finds the cursor at the card where it was, whatever was played meanwhile."""
    player = sit(board)
    player.to_menu()
    begin(player, kind)
    left = player.go(7)
    for another in ("timed", ""):
        player.pause()
        player.handheld.run(SOON)
        player.leave()
        if another:
            begin(player, another)
            player.go(3)
    assert player.in_focus(of_game(en, "timed").NAME)
    player.choose(of_game(en, kind).NAME)
    player.choose(en.CONTINUE)
    again = player.rest()
    assert again.codes == left.codes and again.cursor == 7
    restart(player)  # no save has it: it is in no way part of the game
    player.choose(en.CONTINUE)
    assert player.rest().cursor == 0


def test_the_cursor_among_dice_is_where_it_was(sit: Sit) -> None:
    """In Speed alone, where a cell is another place than on a table of cards."""
    player = sit("picosystem")
    player.to_menu()
    open_list(player, "speed", {en.SEATS: en.dice.ALONE})
    table = SpeedTable(player, DICE)
    table.go(DICE // 2)
    player.pause()
    player.handheld.run(SOON)
    player.leave()
    player.choose(en.CONTINUE)
    player.handheld.run(SOON)
    assert table.cursor() == DICE // 2


def test_the_cursor_at_the_table_is_where_it_was(sit: Sit) -> None:
    """The next who calls finds it there; the call before had run out."""
    player = sit("picosystem")
    people = People(player, boards.load("picosystem"), (PERSON, PERSON))
    people.ready()
    people.call(0)
    player.handheld.run(DEAF + SOON)
    player.go(7)
    people.after()
    player.handheld.run(VOID)
    player.pause()
    player.handheld.run(SOON)
    player.leave()
    player.choose(en.CONTINUE)
    player.handheld.run(2 * DEAF)
    assert people.call(1).cursor == 7


@ON_EACH_BOARD
def test_a_new_game_asks_before_the_old_one_is_lost(sit: Sit, board: str) -> None:
    """CASES: ""New game" restarts without a question." """
    player = sit(board)
    glass = player.start("classic", BEGINNER)
    player.pause()
    player.leave()
    player.choose(CLASSIC_WORDS.NAME)
    player.choose(en.NEW_GAME)
    player.choose(en.PLAY)
    assert player.shows(en.REALLY_NEW) and player.in_focus(en.KEEP_GAME)
    player.press("SELECT")
    player.settle()
    assert player.in_focus(en.PLAY), "no leads back to the set-up"
    player.press("BACK")
    player.settle()
    restart(player)
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes
    player.handheld.run(DEAF)
    player.pause()
    player.leave()
    fresh = player.begin("classic", BEGINNER)
    assert fresh.codes != glass.codes
    player.handheld.run(SOON)
    restart(player)
    player.choose(en.CONTINUE)
    assert player.rest().codes == fresh.codes


@ON_EACH_BOARD
def test_a_game_that_was_given_up_is_gone(sit: Sit, board: str) -> None:
    """Only what the player gives up is lost, and then it does not come back."""
    player = sit(board)
    player.start("classic", BEGINNER)
    player.pause()
    player.handheld.run(SOON)
    player.give_up()
    player.handheld.run(SOON)
    restart(player)
    assert not player.shows(en.CONTINUE)
    assert not any("game-" in path for path in disks.files(flash(player)))


@ON_EACH_BOARD
def test_settings_records_and_solved_puzzles_survive(sit: Sit, board: str) -> None:
    """Wanted: "settings, records, statistics, solved puzzles"; a finished game is entered once and waits no more."""
    player = sit(board)
    player.to_menu()
    player.open_game("puzzle", {en.SKILL: en.SKILLS[BEGINNER]})
    gameplay.solve(player, player.look(), 4)
    player.wait_for(PUZZLE_WORDS.NEXT_PUZZLE)
    player.handheld.run(SOON)
    restart(player)
    assert not player.shows(en.CONTINUE), "a finished game waits"
    player.choose(PUZZLE_WORDS.NAME)
    assert player.value_shown(en.PUZZLE_NUMBER, "2"), "the next puzzle is not remembered"
    player.press("BACK")
    player.settle()
    names = {path for path in disks.files(flash(player)) if path.startswith("/tercet/") and "." not in path[8:]}
    assert names == {f"/tercet/{name}" for name in ("settings", "records", "solved", "statistics", "medals", "progress")}


def test_at_most_once_a_minute_and_never_after_a_key(sit: Sit) -> None:
    """Wanted: "at most once a minute while it is played; never between a key and its effect; only if something changed." """
    player = sit("picosystem")
    player.start("classic", BEGINNER)
    player.handheld.run(SOON)
    before, writes = flash(player), []
    pressed = player.handheld.time
    start = pressed
    while player.handheld.time < start + 300_000:
        player.press("RIGHT")
        pressed = player.handheld.time
        while player.handheld.time < pressed + 2000:
            player.handheld.run(50)
            now = flash(player)
            if now != before:
                writes.append((player.handheld.time, player.handheld.time - pressed))
                before = now
    assert 4 <= len(writes) <= 6, f"{len(writes)} writes in five minutes"
    assert all(second[0] - first[0] > 55_000 for first, second in itertools.pairwise(writes))
    assert min(after for _, after in writes) >= 400, "written before the effect of a key was to be seen"


def test_nothing_is_written_when_nothing_changed(sit: Sit) -> None:
    """CASES: "The same block is erased at every start; a save at every move wears the flash". Only if something changed."""
    player = sit("picosystem")
    player.start("classic", BEGINNER)
    player.pause()
    player.handheld.run(SOON)
    written = flash(player)
    player.handheld.run(120_000)
    assert flash(player) == written, "written in the pause"
    restart(player)
    player.handheld.run(60_000)
    assert flash(player) == written, "written at the start, or in the menu"
    player.choose(en.CONTINUE)
    player.handheld.run(60_000)
    assert flash(player) == written, "written although no key was pressed"


def test_five_minutes_without_a_key_are_written_once(sit: Sit) -> None:
    """A game is written when it is idle, once."""
    player = sit("picosystem")
    player.start("classic", BEGINNER)
    player.press("RIGHT")
    player.handheld.run(61_000)
    player.handheld.run(65_000)  # the display dims, and the game pauses
    written = flash(player)
    player.handheld.run(240_000)
    assert flash(player) == written


def test_a_running_clock_is_written_once_a_minute(sit: Sit) -> None:
    """The manual: "a game is saved in each pause and every minute". Who thinks, and cuts the power, has thought so long."""
    player = sit("picosystem")
    player.start("timed", BEGINNER)
    for thought in (105_000, 65_000):
        player.handheld.run(thought)
        second = player.clock()
        restart(player)
        player.choose(en.CONTINUE)
        player.rest()
        assert second - 62 <= player.clock() <= second


@ON_EACH_BOARD
def test_a_damaged_file_is_set_aside_and_the_last_good_one_is_used(sit: Sit, board: str, tmp_path: Path) -> None:
    """Wanted: "a damaged file is set aside under another name, reported once, and the last good one is used"."""
    storage = tmp_path / "flash"
    player = sit(board, storage=storage)
    glass = player.start("classic", BEGINNER)
    player.handheld.run(SOON)
    player.claim(gameplay.nearest(player, glass), glass)
    player.pause()
    player.handheld.run(SOON)
    content = disks.files(flash(player))
    damaged = bytearray(content["/tercet/game-classic"])
    damaged[len(damaged) // 2] ^= 0x10
    storage.write_bytes(disks.changed(flash(player), {"/tercet/game-classic": bytes(damaged)}))
    restart(player)
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes, "the last good one is the table before the claim"
    player.handheld.run(DEAF)
    player.pause()
    assert player.shows(en.NOTES["damaged"][0]) and player.shows("game-classic.bad1.")
    good, bad = (words.find(player.picture(), line) for line in ("What can still be read is used.", "game-classic.bad1."))
    assert good and bad and good.top < bad.top, "what matters to the player comes first"
    player.acknowledge()
    player.settle()
    assert player.shows(en.PAUSED)
    player.handheld.run(SOON)
    player.press("BACK")
    player.settle()
    player.handheld.run(1000)
    player.pause()
    assert player.shows(en.PAUSED), "reported twice"
    assert disks.files(flash(player))["/tercet/game-classic.bad1"] == bytes(damaged), "the damaged file is not kept"
    restart(player)
    assert player.in_focus(en.CONTINUE), "reported twice"


@ON_EACH_BOARD
def test_damaged_settings_records_and_puzzles(sit: Sit, board: str, tmp_path: Path) -> None:
    """CASES: "Damaged save at start: a crash in code that never ran." Play goes on, and all of them are kept."""
    storage = tmp_path / "flash"
    player = sit(board, storage=storage)
    player.to_menu()
    rubbish = {f"/tercet/{name}": bytes(range(40)) for name in ("settings", "records", "solved", "game-timed")}
    storage.write_bytes(disks.changed(flash(player), dict(rubbish)))
    restart(player)
    assert player.shows(en.NOTES["damaged"][0])
    player.acknowledge()
    player.settle()
    player.choose(en.CONTINUE)  # of Timed
    assert player.shows(en.NOTES["damaged"][0])
    player.acknowledge()
    player.settle()
    assert len(player.begin("classic", BEGINNER).codes) == 9
    player.handheld.run(SOON)
    content = disks.files(flash(player))
    assert {path: content.get(path + ".bad1") for path in rubbish} == rubbish
    assert player.handheld.serial_output == b""


def test_a_key_held_at_power_on_starts_in_safe_mode(sit: Sit) -> None:
    """Wanted: "A held key at power-on starts in safe mode (no settings, no resume, display at a slow clock)."
    CASES: "A picture that breaks above some SPI clock on long wires: a slow setting"."""
    player = sit("picosystem")
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    player.start("classic", 2)
    assert simulator.hardware.baudrate > 60_000_000
    player.pause()
    player.handheld.run(SOON)
    written = flash(player)
    simulator.press("BACK")
    simulator.power_cycle()
    simulator.run(600)
    assert player.shows(en.SAFE)
    simulator.release("BACK")
    assert simulator.hardware.baudrate <= 10_000_000
    player.to_menu()
    assert player.shows(en.NOTES["safe"][0])
    player.acknowledge()
    player.settle()
    assert player.shows(CLASSIC_WORDS.NAME) and not player.shows(en.CONTINUE)
    player.choose(CLASSIC_WORDS.NAME)
    assert player.value_shown(en.SKILL, en.SKILLS[0]), "settings were read"
    player.choose(en.PLAY)
    player.rest()
    player.pause()
    player.handheld.run(SOON)
    player.leave()
    assert player.shows(en.CONTINUE), "in memory it waits all the same"
    assert flash(player) == written, "safe mode wrote to the flash"
    restart(player)
    assert player.in_focus(en.CONTINUE)


@pytest.mark.parametrize("board", first_of(boards.names()))
def test_every_board_has_the_key_for_safe_mode(board: str) -> None:
    """The key is BACK, and every board has one of its own."""
    assert "BACK" in boards.load(board).buttons
