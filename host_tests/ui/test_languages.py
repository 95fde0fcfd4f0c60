"""Every language has all words, of the same shape as the English ones, and a new one is added as README.md says."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from tercet.core.games import NAMES
from tercet.ui.text import LANGUAGES, en

from host_tests.players.player import Player
from tools import boards
from tools.simulator import Simulator, interpreter

PAGE = interpreter.FIRMWARE / "tercet" / "ui" / "text" / "README.md"
PARTS = ("", ".device", ".help", ".learn", ".dice", *(f".{name}" for name in NAMES))
PLACE = re.compile(r"%[ds%]")


def shape(value: object) -> object:
    """What must be alike in all languages: names, the number of parts, and what is put in."""
    if isinstance(value, str):
        return PLACE.findall(value)
    if isinstance(value, dict):
        return {key: shape(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [shape(each) for each in value]
    return type(value).__name__


def shapes(module: ModuleType) -> dict[str, object]:
    """The shapes of a module's own words by their names."""
    own = {name: value for name, value in vars(module).items() if name.isupper() or name == "counted"}
    return {name: shape(value) for name, value in own.items()}


def all_shapes(code: str) -> dict[str, object]:
    """The same of all modules of a language."""
    modules = {part: import_module(f"tercet.ui.text.{code}{part}") for part in PARTS}
    return {part: shapes(module) for part, module in modules.items()}


def test_languages_are_named() -> None:
    assert LANGUAGES[0] == ("en", "English")
    assert len({code for code, _ in LANGUAGES}) == len({name for _, name in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_a_language_has_all_words(language: int) -> None:
    assert all_shapes(LANGUAGES[language][0]) == all_shapes("en")


def test_a_word_that_is_missing_or_of_another_shape_is_found() -> None:
    other = ModuleType("other")
    vars(other).update(vars(en), OF="%d from %d", PAUSE=("pause", "p"))
    del vars(other)["SETTINGS"]
    wrong = {name for name, value in shapes(en).items() if shapes(other).get(name) != value}
    assert wrong == {"PAUSE", "SETTINGS"}


def test_a_language_is_added_as_the_page_says(tmp_path: Path) -> None:
    """Wanted: "adding a language: one page ... tried by doing it": its commands and its line, and it is chosen by the keys."""
    firmware = tmp_path / "firmware"
    shutil.copytree(interpreter.FIRMWARE, firmware, ignore=shutil.ignore_patterns("__pycache__"))
    folder = firmware / "tercet" / "ui" / "text"
    page = PAGE.read_text()
    for command in re.findall(r"^    (cp .+)$", page, re.MULTILINE):
        subprocess.run(["sh", "-c", command], cwd=folder, check=True)
    (lines,) = re.findall(r"```python\n(LANGUAGES = .+?\)\n)```", page, re.DOTALL)
    table = (folder / "__init__.py").read_text()
    (folder / "__init__.py").write_text(re.sub(r"LANGUAGES = .+?\n\)\n", lines, table, flags=re.DOTALL))
    ours = folder / "nl" / "__init__.py"
    translated = {'TITLE = "Tercet"': 'TITLE = "Drietal"', '"Settings", "Colours': '"Instellingen", "Colours'}
    text = ours.read_text()
    for old, new in translated.items():
        assert old in text
        text = text.replace(old, new)
    ours.write_text(text)
    with Simulator("picosystem", firmware=firmware) as handheld:
        player = Player(handheld, boards.load("picosystem").buttons)
        player.to_menu()
        player.choose(en.SETTINGS[0])
        player.focus(en.SETTING_ROWS["language"][0])
        assert player.value_shown(en.SETTING_ROWS["language"][0], "English")
        player.press("RIGHT")
        player.settle()
        assert player.shows("Nederlands") and player.shows("Instellingen")
        player.press("BACK")
        player.settle()
        assert player.shows("Drietal")
        handheld.run(1500)
        handheld.power_cycle()
        handheld.run(1000)
        player.press("SELECT")
        player.settle()
        assert player.shows("Drietal"), "the choice is kept"
