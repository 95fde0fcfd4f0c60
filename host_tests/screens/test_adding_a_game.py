"""ADDING_A_GAME.md followed to the letter: its own lines make a game that is played by the keys. And one is taken out."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tercet.ui.text import en, of_game

from host_tests.players.player import Player
from tools import boards
from tools.image.mpycross import cross_compile, firmware_files
from tools.simulator import Simulator

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "firmware" / "ADDING_A_GAME.md"
STEP = re.compile(r"`((?:firmware|tools)/\S+\.py)`[^`]*(?:`[^`]+`[^`]*)*?\n\n```python\n(.+?)```", re.DOTALL)
NEW = (  # files that the page names
    "firmware/tercet/core/sprint/__init__.py",
    "firmware/tercet/core/sprint/rules.py",
    "firmware/tercet/screens/sprint/screen.py",
    "firmware/tercet/screens/sprint/help.py",
    "firmware/tercet/ui/text/en/sprint.py",
    "tools/saves/games/sprint.py",
)
LIST = "firmware/tercet/core/games.py"  # the one that there is already


def with_sprint(root: Path) -> None:
    """Do in a copy of the firmware what the page says."""
    shutil.copytree(ROOT / "firmware", root / "firmware", ignore=shutil.ignore_patterns("__pycache__"))
    steps = STEP.findall(PAGE.read_text())
    assert [name for name, _ in steps] == [*NEW, LIST]
    for name, lines in steps:
        path = root / name
        if name == LIST:
            lines = re.sub(r"^ALONE = .*\n", lines, path.read_text(), flags=re.MULTILINE)
        else:
            assert not path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(lines)


def test_a_game_is_added_as_the_page_says(tmp_path: Path) -> None:
    """From the menu to its set-up, its help, a claim, the pause, the end by the clock, and resumed after a power cut."""
    with_sprint(tmp_path)
    with Simulator("picosystem", firmware=tmp_path / "firmware") as handheld:
        player = Player(handheld, boards.load("picosystem").buttons)
        player.to_menu()
        player.choose("Sprint")
        assert player.shows("9 cards · errors and hints cost 10 s")
        player.press("HINT")
        player.settle()
        assert player.shows("Find as many SETs")
        player.press("BACK")
        player.settle()
        player.press("SELECT")
        player.settle()
        player.rest()
        player.press("HINT")
        player.settle()
        player.rest()
        assert 100 <= player.clock() <= 110, "two minutes, less ten seconds for the hint"
        player.pause()
        handheld.run(1500)
        handheld.power_cycle()
        player.to_menu()
        player.choose(en.CONTINUE)
        player.rest()
        assert 95 <= player.clock() <= 110, "it goes on where it was"
        handheld.run(112_000)
        assert player.shows("Sprint · " + en.SKILLS[0])
        assert player.shows(en.AGAIN)
        assert player.shows(en.BEST), "it has records without a line elsewhere"
        player.press("HINT")
        player.settle()
        assert player.shows("↑ Sprint ↓") and player.shows(f"← {en.SKILLS[0]} →") and player.shows(" 1.")


GONE = "crossword"
UI = ("test_canvas.py", "test_cursor.py", "test_durations.py", "test_filled.py", "test_letters.py", "test_theme.py")


def without_a_game(root: Path) -> Path:
    """Do in a copy of firmware and tools what the page says of taking a game out; return the folder of the firmware."""
    firmware = root / "firmware"
    for name in ("firmware", "tools"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    for floor in ("core", "screens"):
        shutil.rmtree(firmware / "tercet" / floor / GONE)
    for words in (firmware / "tercet" / "ui" / "text").glob(f"*/{GONE}.py"):
        words.unlink()
    path = root / LIST
    kept = path.read_text().replace(f', "{GONE}"', "")
    assert kept != path.read_text()
    path.write_text(kept)
    (root / "tools" / "saves" / "games" / f"{GONE}.py").unlink()
    (root / "tools" / "shots" / "on_device" / f"{GONE}.py").unlink()
    path = root / "tools" / "shots" / "on_device" / "gallery.py"
    path.write_text(re.sub(rf"^(import {GONE}| +{GONE}\.\w+,)\n", "", path.read_text(), flags=re.MULTILINE))
    return firmware


def test_a_game_is_taken_out(tmp_path: Path) -> None:
    """Its files and its word gone: all else compiles for the chip, nothing leads to it, and the rest is played by the keys."""
    firmware = without_a_game(tmp_path)
    assert [path for path in tmp_path.rglob(f"*{GONE}*") if path.suffix == ".py" or path.is_dir()] == []
    leads = re.compile(rf"^\s*(import|from) .*\b{GONE}\b", re.MULTILINE)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.py") if leads.search(path.read_text())}
    assert left == {"tools/bench/on_device/dice.py", "tools/languages/on_device/overflow.py"}, "the page says so"
    assert len(firmware_files(tmp_path)) > 300 and cross_compile(tmp_path) == {}
    with Simulator("picosystem", firmware=firmware) as handheld:
        player = Player(handheld, boards.load("picosystem").buttons)
        player.to_menu()
        player.focus(of_game(en, "speed").NAME)
        assert player.shows(of_game(en, "cubed").NAME)
        player.press("DOWN")
        player.settle()
        assert player.in_focus(en.RECORDS[0])
        player.choose(en.RECORDS[0])
        assert player.shows(en.NO_RECORDS)
        player.press("BACK")
        player.settle()
        glass = player.open_game("classic", {en.SKILL: en.SKILLS[0]})
        assert len(glass.codes) == 9
    proved = "from tercet.core.medals import Medals; Medals().entered((2, 0, 3, 20), 20, 1000, 0)"  # Timed, which proves none
    done = run(["-c", proved], firmware, tmp_path)
    assert done.returncode == 0, done.stderr


def run(command: list[str], firmware: Path, root: Path) -> subprocess.CompletedProcess[str]:
    """Run Python with what is left of firmware and tools."""
    environment = {**os.environ, "PYTHONPATH": f"{firmware}:{root}"}
    return subprocess.run([sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True)


@pytest.mark.slow
def test_the_rules_without_a_game_pass_their_tests(tmp_path: Path) -> None:
    """The tests of the core, but for those of the game that is gone and of what lists all games, on what is left."""
    firmware = without_a_game(tmp_path)
    shutil.copytree(ROOT / "host_tests", tmp_path / "host_tests", ignore=shutil.ignore_patterns("__pycache__", "pictures"))
    shutil.rmtree(tmp_path / "host_tests" / "core" / GONE)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "build").symlink_to(ROOT / "build")  # MicroPython is there
    alone = ["classic", "timed", "puzzle", "arcade", "practice", "solo", "table", "cubed", "speed"]
    tests = [f"host_tests/core/{name}" for name in alone] + [f"host_tests/ui/{name}" for name in UI]
    done = run(["-m", "pytest", "-n", "0", "--tier=quick", *tests], firmware, tmp_path)
    assert done.returncode == 0, done.stdout[-3000:]
