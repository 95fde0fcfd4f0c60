"""The coach and his course by their keys: what he says, one SET on each table, the time before and after."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.core.practice.coach import ENOUGH, PROOF
from tercet.core.practice.course import BEFORE, TABLES, TRAINED
from tercet.core.progress import Progress
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.ui.text import en, of_game

from host_tests.glass import reader
from host_tests.players.games import ADVANCED, skill
from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from host_tests.rigs import saved
from host_tests.rigs.restarted import resume
from host_tests.runs.tiers import first_of
from tools.simulator.session import FLASH_BYTES

WORDS = of_game(en, "practice")
SHADING_SAME = 4

ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(("picosystem", "pico_display")))
Sit = Callable[..., Player]


def shows_all(player: Player, sentence: str) -> bool:
    """Tell whether a sentence is there that may take several lines: every run of two words of it but where a line ends."""
    words = sentence.split(" ")
    pairs = [" ".join(words[place : place + 2]) for place in range(len(words) - 1)]
    return sum(not player.shows(pair) for pair in pairs) <= len(words) // 4


def begin_part(player: Player, part: int) -> None:
    """Read what comes in a part of a course, and go on."""
    player.handheld.run(1000)
    assert shows_all(player, WORDS.PART_LINES[part])
    player.press("SELECT")
    player.settle()


def to_coach(player: Player, level: int = ADVANCED) -> None:
    player.set_up("practice", skill(level))
    player.choose(WORDS.COACH)


@ON_EACH_BOARD
def test_too_early_he_says_how_many_sets_more(sit: Sit, board: str) -> None:
    """His row in the set-up says what he is."""
    player = sit(board)
    player.to_menu()
    player.set_up("practice", skill(ADVANCED))
    player.focus(WORDS.COACH)
    assert any(player.shows(line) for line in WORDS.COACH_LINE)
    player.focus(en.PLAY)
    assert not any(player.shows(line) for line in WORDS.COACH_LINE)
    player.choose(WORDS.COACH)
    assert shows_all(player, WORDS.TOO_EARLY[1] % ENOUGH) and not player.shows(WORDS.OVERLOOKS.split(" %")[0])
    assert reader.cards_seen(player.picture()) == 3, "an example of what he would train"


@ON_EACH_BOARD
def test_a_course_from_what_he_says_to_its_end(sit: Sit, board: str, tmp_path: Path) -> None:
    """Somebody who overlooks SETs with one shading is told so, trained, over a power cut, measured, and counted anew."""
    known = Progress()
    known.coach.sets, known.coach.games, known.coach.evidence[SHADING_SAME] = 400, 10, PROOF
    settings = savefile.wrap(savefile.SETTINGS, choices.save({"taught": 1}))
    files = {"settings": settings, "progress": savefile.wrap(savefile.PROGRESS, known.save())}
    image = tmp_path / "flash.img"
    image.write_bytes(saved.image(files, FLASH_BYTES // saved.BLOCK))
    player = sit(board, storage=image)
    player.to_menu()
    to_coach(player)
    assert shows_all(player, WORDS.OVERLOOKS % WORDS.KINDS[SHADING_SAME])
    player.press("SELECT")
    for table in range(TABLES):
        if table in (0, BEFORE + TRAINED):  # what is measured does not begin because somebody wants to go back
            player.handheld.run(1000)
            player.press("BACK")
            player.settle()
            assert player.shows(en.PAUSED)
            player.choose(en.CONTINUE)
            player.settle()
        if table in (0, BEFORE, BEFORE + TRAINED):
            begin_part(player, (0, BEFORE, BEFORE + TRAINED).index(table))
        glass = player.first_table()
        (three,) = sets_of(glass.codes)
        shadings = {glass.codes[cell] // 3 % 3 for cell in three}
        assert len(shadings) == 1, "the one SET is of the kind"
        part = 0 if table < BEFORE else 1 if table < BEFORE + TRAINED else 2
        if table == 0:
            player.handheld.run(1000)
            player.press("HINT")
            player.handheld.run(100)
            assert player.shows(WORDS.NO_HINTS), "a key is dead without a word"
            player.handheld.run(4500)
            player.pause()
            assert player.shows(WORDS.A_COURSE) and not any(player.shows(skill) for skill in en.SKILLS)
            player.choose(en.HELP)
            assert shows_all(player, WORDS.PART_LINES[0]) and not shows_all(player, WORDS.HELP), "the rules of another game"
            player.press("BACK")
            player.settle()
            player.press("BACK")
            glass = player.rest()
        assert player.shows(WORDS.PARTS[part]) and player.shows(en.HINT) == (part == 1)
        if table == BEFORE:
            player.pause()
            player.handheld.run(1500)
            resume(player)
            begin_part(player, 1)
            again = player.rest()
            assert again.codes == glass.codes
            glass = again
        player.handheld.run(9000 if part == 0 else 100)
        player.select(player.shortest(glass, three), glass)
        if table + 1 in (BEFORE, BEFORE + TRAINED):
            player.handheld.run(1000)
            seen = player.look()
            assert (seen.codes, set(seen.chosen)) == (glass.codes, set(three)), (
                "the next part's table lies open before its page"
            )
        if table < TABLES - 1:
            player.handheld.run(4500)  # what was said of it leaves
    player.wait_for(WORDS.COURSE_DONE, 5000)
    player.handheld.run(1000)
    assert player.shows(WORDS.PARTS[0]) and player.shows(WORDS.PARTS[2]) and player.shows(WORDS.FASTER)
    player.press("BACK")
    player.settle()
    assert not player.shows(en.CONTINUE), "it waits no more"
    to_coach(player)
    assert not player.shows(WORDS.OVERLOOKS.split(" %")[0]), "he counts anew"


@ON_EACH_BOARD
def test_another_kind_can_be_trained(sit: Sit, board: str) -> None:
    """Arrows lead through all kinds and round; a game of Practice that waits is not lost unasked."""
    player = sit(board)
    player.to_menu()
    player.open_game("practice", skill(ADVANCED))
    player.pause()
    player.leave()
    to_coach(player)
    assert player.shows(WORDS.KINDS[-1])
    for kind in WORDS.KINDS[:3]:
        player.press("NEXT" if player.few else "RIGHT")
        player.settle()
        assert shows_all(player, kind)
    player.press("SELECT")
    player.settle()
    assert player.shows(en.REALLY_NEW)
    player.press("BACK")
    player.settle()
    assert shows_all(player, WORDS.KINDS[2])
    player.press("SELECT")
    player.settle()
    player.choose(en.NEW_YES)
    begin_part(player, 0)
    glass = player.first_table()
    (three,) = sets_of(glass.codes)
    assert len({glass.codes[cell] // 9 % 3 for cell in three}) == 1
