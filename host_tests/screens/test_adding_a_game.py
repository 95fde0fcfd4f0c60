"""Issue 8: "adding a game: one page ... tried by doing it". The page's own lines make a game that is played by the keys."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tercet.ui.text import en

from host_tests.player import Player
from tools import boards
from tools.simulator import Simulator, interpreter

PAGE = interpreter.FIRMWARE / "tercet" / "core" / "games" / "README.md"
STEP = re.compile(r"`firmware/(\S+\.py)`[^`]*(?:`[^`]+`[^`]*)*?\n\n```python\n(.+?)```", re.DOTALL)
FILES = {  # those that the page names, and whether they are new
    "tercet/core/games/sprint.py": True,
    "tercet/screens/sprint.py": True,
    "tercet/screens/games.py": False,
    "tercet/ui/text/en.py": False,
    "tercet/screens/helptext.py": False,
}


def with_sprint(firmware: Path) -> None:
    """Do in a copy of the firmware what the page says."""
    shutil.copytree(interpreter.FIRMWARE, firmware, ignore=shutil.ignore_patterns("__pycache__"))
    steps = STEP.findall(PAGE.read_text())
    assert [name for name, _ in steps] == list(FILES)
    for name, lines in steps:
        path = firmware / name
        assert path.exists() != FILES[name]
        before = "" if FILES[name] else path.read_text()
        if name.endswith("games.py") and before:  # where the tables are made, before they are used
            before, mark, after = before.partition("NAMES = tuple(")
            path.write_text(before + lines + mark + after)
        else:
            path.write_text(before + ("\n" if before else "") + lines)


def test_a_game_is_added_as_the_page_says(tmp_path: Path) -> None:
    """From the menu to its set-up, its help, a claim, the pause, the end by the clock, and resumed after a power cut."""
    firmware = tmp_path / "firmware"
    with_sprint(firmware)
    with Simulator("picosystem", firmware=firmware) as handheld:
        player = Player(handheld, boards.load("picosystem").buttons)
        player.to_menu()
        player.choose("Sprint")
        assert player.shows("9 cards · errors and hints cost 10 s")
        player.press("HINT")
        player.settle()
        assert player.shows("you can in two minutes.")
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
