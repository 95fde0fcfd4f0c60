"""A full disk, and all that is kept beside a game: solved puzzles, medals, names, records. A game: test_disk_simulated.py."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.core.challenge.code import encode
from tercet.core.medals import PUZZLES, TIMED, Medals
from tercet.core.progress import Progress
from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.solved import Solved
from tercet.core.timed.rules import Timed
from tercet.ui.text import en, of_game

from host_tests.glass.reader import Glass
from host_tests.players import games as gameplay
from host_tests.players.challenges import play_code
from host_tests.players.games import BEGINNER, EXPERT
from host_tests.players.player import Player
from host_tests.players.table import PERSON, People
from host_tests.rigs import disks
from host_tests.rigs.restarted import restart
from host_tests.rigs.saved import image
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from host_tests.screens.settings.test_names_simulated import write
from tools import boards
from tools.simulator import Simulator
from tools.simulator.session import FLASH_BYTES

MEDAL_WORDS = of_game(en, "medals")
SOON = 1500  # ms in which what is to be written is written
SOLVED = [1 + 97 * place for place in range(99)]  # far apart: more bytes than a file has that lies in its folder's block
NEXT = SOLVED[-1] + 1
TABLE = (Timed.KIND, EXPERT, 4, 10)  # of the records
MILLISECONDS = 80_000  # of the record there


def played_much() -> dict[str, bytes]:
    """The files of somebody who has solved 99 puzzles, and has a name, a record and a medal."""
    solved, progress, medals, records = Solved(), Progress(), Medals(), Records()
    for number in SOLVED:
        solved.add(BEGINNER, 0, -1, number)
    progress.solves(BEGINNER, 0, -1, SOLVED[-1], True, True)
    medals.reached(TIMED, MILLISECONDS)
    medals.tell(TIMED)
    records.enter(TABLE, 0, MILLISECONDS, 0)
    settings = choices.save({"taught": 1, "names": ["", "OLD"]})
    return {
        "settings": savefile.wrap(savefile.SETTINGS, settings),
        "solved": savefile.wrap(savefile.SOLVED, solved.save()),
        "progress": savefile.wrap(savefile.PROGRESS, progress.save()),
        "medals": savefile.wrap(savefile.MEDALS, medals.save()),
        "records": savefile.wrap(savefile.RECORDS, records.save()),
    }


def files_of(player: Player) -> dict[str, bytes]:
    """What is on the disk now."""
    assert isinstance(player.handheld, Simulator)
    return disks.files(player.handheld.flash)


def check_kept(player: Player, *more: int) -> None:
    """What was there is there, and of puzzles beside it these are solved."""
    content = files_of(player)
    assert [path for path in content if ".bad" in path] == [], "a file seems damaged"
    solved = Solved.restore(savefile.unwrap(savefile.SOLVED, content["/tercet/solved"]))
    assert [number for number in range(1, NEXT + 100) if solved.has(BEGINNER, 0, -1, number)] == [*SOLVED, *more]
    progress = Progress.restore(savefile.unwrap(savefile.PROGRESS, content["/tercet/progress"]))
    assert progress.clean.has(BEGINNER, 0, -1, SOLVED[-1]) and progress.best >= 1
    assert Medals.restore(savefile.unwrap(savefile.MEDALS, content["/tercet/medals"])).earned(TIMED)
    records = Records.restore(savefile.unwrap(savefile.RECORDS, content["/tercet/records"]))
    assert [entry.milliseconds for entry in records.tables[TABLE]] == [MILLISECONDS]


class Visit:
    """Somebody plays, reads what comes up by itself, and counts how often the full disk is told."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.told = 0

    def look(self) -> None:
        """Wait until all is written that can be, and read what is told."""
        self.player.handheld.run(SOON)
        while self.told < 9 and self.player.shows(en.NOTES["full"][0]):
            self.told += 1
            self.player.acknowledge()
            self.player.settle()

    def back(self) -> None:
        self.player.press("BACK")
        self.player.settle()

    def solve(self, glass: Glass) -> None:
        """Solve the puzzle on the glass, and go on from its result."""
        gameplay.solve(self.player, glass, gameplay.PUZZLE_SETS[BEGINNER])
        self.player.wait_for_result()
        self.player.handheld.run(SOON)
        self.back()

    def solve_number(self, number: int) -> None:
        """From the menu to the menu."""
        self.solve(self.player.open_game("puzzle", gameplay.skill(BEGINNER), number))
        self.look()
        assert self.player.shows(en.TITLE)


@pytest.mark.parametrize("board", first_of(("picosystem", "pico_display", "pico_display_2")))
def test_all_but_a_game_on_a_full_disk(sit: Sit, board: str, tmp_path: Path) -> None:
    """Names are changed, the hundredth puzzle is solved, from a code, and a medal earned. Wanted: "a full disk ...: named, and
    nothing lost"; "saving says once that it cannot", also where some files are short enough to be written and others not."""
    storage = tmp_path / "flash"
    storage.write_bytes(disks.filled(image(played_much(), FLASH_BYTES // disks.BLOCK)))
    player = sit(board, storage=storage)
    player.to_menu()
    visit = Visit(player)
    table = People(player, boards.load(board), (PERSON, PERSON))
    table.choose()
    player.choose(en.SEAT_NAMES)
    write(player, "ABC", "OLD")
    write(player, "C9")
    visit.look()
    assert player.value_shown(en.SEAT_NAMES, "ABC · C9")
    visit.back()
    visit.look()

    puzzle = {"skill": BEGINNER, "features": 0, "constant": -1, "number": NEXT}
    visit.solve(play_code(player, encode("puzzle", puzzle, 0)))
    assert player.shows(MEDAL_WORDS.NEW) and player.shows(MEDAL_WORDS.FEATS[PUZZLES - 1][0])
    player.acknowledge()
    player.settle()
    visit.look()
    assert visit.told == 1, "once"
    for number in (NEXT + 1, NEXT + 2):
        visit.solve_number(number)
        assert visit.told == 1, "told again"
    check_kept(player)

    theirs = [path for path in files_of(player) if path.startswith("/full")]
    assert isinstance(player.handheld, Simulator)
    storage.write_bytes(disks.changed(player.handheld.flash, dict.fromkeys(theirs)))
    restart(player)
    check_kept(player)
    table.choose()
    assert player.value_shown(en.SEAT_NAMES, "ABC · C9"), "short enough to be written"
    visit.back()
    visit.solve_number(NEXT + 3)
    check_kept(player, NEXT + 3)
    assert visit.told == 1 and player.handheld.serial_output == b""
