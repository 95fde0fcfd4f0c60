"""The records on the simulator: which game and skill, which page, whose number; what is said of the last SETs."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.core.classic.rules import Classic
from tercet.core.games import NAMES, record
from tercet.core.puzzle.rules import Puzzle
from tercet.core.records import Records, tables
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.skill import FEATURE_COUNT
from tercet.ui import text
from tercet.ui.text import en, of_game

from host_tests.players import games as gameplay
from host_tests.players import tutorial_player
from host_tests.players.player import Player
from host_tests.rigs import disks
from host_tests.rigs.saved import image
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from tools.simulator import Simulator
from tools.simulator.session import FLASH_BYTES

BOARDS = ("picosystem", "pico_display", "pico_display_2")
BEGINNER, EXPERT = 0, 3
FRENCH, FINNISH = 2, 4
CLASSIC, TIMED, PUZZLE = (of_game(en, name).NAME for name in ("classic", "timed", "puzzle"))
NUMBER = 927_978


def key_of(game: type, skill: int) -> tuple[int, int, int, int]:
    return game.KIND, skill, FEATURE_COUNT[skill], 0  # type: ignore[attr-defined]


def filled() -> Records:
    """Games of Classic and of Puzzle, Expert."""
    records = Records()
    for points in range(12):
        records.enter(key_of(Classic, EXPERT), points, 100_000, points % 2)
    for place in range(10):
        records.enter(key_of(Puzzle, EXPERT), 0, 80_000 + 1000 * place, 0, 1, NUMBER - place)
    for _ in range(20):
        records.took(EXPERT, 7400)
        records.took(BEGINNER, 3000)
    return records


def opened(sit: Sit, board: str, folder: Path, records: Records) -> Player:
    """A player at a handheld with these records, looking at them."""
    storage = folder / "flash.img"
    storage.write_bytes(image({"records": savefile.wrap(savefile.RECORDS, records.save())}, FLASH_BYTES // 4096))
    player = sit(board, storage=storage)
    player.to_menu()
    player.choose(en.RECORDS[0])
    return player


def shows_row(player: Player, words: str, arrows: str) -> bool:
    """Whether a game or a skill is shown, between its arrows where the board has such keys."""
    return player.shows(words if player.few else f"{arrows[0]} {words} {arrows[1]}")


def press(player: Player, button: str) -> None:
    player.press(button)
    player.settle()


@pytest.mark.parametrize("board", BOARDS)
def test_the_game_and_the_skill_have_a_row_each(sit: Sit, board: str, tmp_path: Path) -> None:
    """One key changes the one, one the other, and the page is counted."""
    player = opened(sit, board, tmp_path, Records())
    game, skill = ("PREVIOUS", "NEXT") if player.few else ("DOWN", "RIGHT")
    assert shows_row(player, CLASSIC, "↑↓") and shows_row(player, en.SKILLS[BEGINNER], "←→")
    pages = [page for page in range(1, 60) if player.shows(en.ON_PAGE % {"page": 1, "pages": page})]
    assert pages
    press(player, skill)
    assert shows_row(player, CLASSIC, "↑↓") and shows_row(player, en.SKILLS[BEGINNER + 1], "←→")
    assert player.shows(en.ON_PAGE % {"page": 2, "pages": pages[0]})
    for _ in range(3):
        press(player, skill)
    assert shows_row(player, CLASSIC, "↑↓") and shows_row(player, en.SKILLS[BEGINNER], "←→")
    press(player, game)
    assert player.shows(TIMED if player.few else f"↑ {TIMED} ↓")


@pytest.mark.parametrize("board", BOARDS)
def test_all_ten_and_what_the_last_sets_took(sit: Sit, board: str, tmp_path: Path) -> None:
    """In words; where a letter stands for hints, what it means. No such line on a page without games."""
    player = opened(sit, board, tmp_path, filled())
    beginner, expert = (en.RECENT % {"sets": 10, "time": time} for time in ("3.0 s", "7.4 s"))
    assert player.shows(en.NO_RECORDS) and not player.shows(beginner)
    for _ in range(EXPERT):
        press(player, "NEXT" if player.few else "RIGHT")
    assert player.shows(expert) and not player.shows(en.NO_RECORDS)
    assert all(player.shows(f"{place}.") for place in range(1, 11))
    assert player.shows(en.HINTED_GAMES % en.WITH_HINTS) == player.shows(en.WITH_HINTS)


@pytest.mark.parametrize("language", first_of((FINNISH, FRENCH)))
def test_the_mark_of_hints_is_explained_in_every_language(sit: Sit, tmp_path: Path, language: int) -> None:
    """On a low panel a letter stands for hints; in a language of long words its meaning has no room beside the average."""
    words = text.words(language)
    settings = savefile.wrap(savefile.SETTINGS, choices.save({"taught": 1, "device": {"language": language}}))
    records = savefile.wrap(savefile.RECORDS, filled().save())
    (tmp_path / "flash.img").write_bytes(image({"settings": settings, "records": records}, FLASH_BYTES // 4096))
    player = sit("pico_display", storage=tmp_path / "flash.img")
    player.wait_for(words.TITLE)
    player.press("SELECT")
    player.settle()
    player.choose(words.RECORDS[0])
    for _ in range(EXPERT):
        press(player, "NEXT")
    assert player.shows(words.WITH_HINTS) and player.shows(words.HINTED_GAMES % words.WITH_HINTS)


@pytest.mark.parametrize("board", BOARDS)
def test_a_puzzle_has_its_number_beside_its_time(sit: Sit, board: str, tmp_path: Path) -> None:
    """It is what one tells a friend."""
    player = opened(sit, board, tmp_path, filled())
    for _ in range(EXPERT):
        press(player, "NEXT" if player.few else "RIGHT")
    for _ in range(2):
        press(player, "PREVIOUS" if player.few else "DOWN")
    assert player.shows(PUZZLE if player.few else f"↑ {PUZZLE} ↓")
    for place in range(10):
        number = NUMBER - place
        assert player.shows(f"#{number}") or player.shows(en.PUZZLE_SIGN % number)


def kept(player: Player) -> int:
    """How many games are in the records on the flash."""
    assert isinstance(player.handheld, Simulator)
    player.handheld.run(3000)
    records = Records.restore(savefile.unwrap(savefile.RECORDS, disks.files(player.handheld.flash)["/tercet/records"]))
    return sum(len(records.best(key)) for name in NAMES for key in tables(record(name)))


def test_only_a_game_that_was_played_to_its_end_is_a_record(sit: Sit) -> None:
    """CASES: "Demo and test games in the records.", "The best time is stored only for unfinished games." None of
    the tutorial's, of Practice and of a game that is given up is among them; one that ends is."""
    player = sit("picosystem")
    tutorial_player.first_start(player)
    tutorial_player.to_the_guided_table(player)
    tutorial_player.find_a_set(player)
    player.handheld.run(1000)
    tutorial_player.skip_the_rest(player)
    player.in_menu = True
    for game in ("practice", "timed"):
        glass = player.open_game(game, gameplay.skill(BEGINNER))
        player.claim(gameplay.nearest(player, glass), glass)
        player.pause()
        if game == "practice":
            player.leave()
        else:
            player.give_up()
    assert kept(player) == 0
    gameplay.race(player, player.open_game("timed", gameplay.skill(BEGINNER)), 10)
    player.wait_for_result()
    assert kept(player) == 1
