"""README.md, the manual and the other pages tell the truth: what is made in them is fresh, what they point to is there."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest
from tercet.ui.text import LANGUAGES

from tools import boards, languages, shots
from tools.bench import budgets
from tools.boards import code
from tools.docs import __main__ as docs
from tools.docs import figures, markdown

ROOT = docs.ROOT
PAGES = sorted(ROOT / name for name in subprocess.check_output(["git", "-C", ROOT, "ls-files", "*.md"], text=True).split())
LINK = re.compile(r"\]\(([^)#:]+)\)")
COMMAND = re.compile(r"`(make [^`]+)`|^    (make .+)$", re.MULTILINE)
VARIABLE = re.compile(r'\b([A-Z_]+)=(?:"([^"]*)"|([^\s",;:]*))')
TARGET = re.compile(r"\bmake ([a-z0-9][a-z0-9-]*)")


@pytest.mark.parametrize("path", docs.FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_made_is_fresh(path: Path) -> None:
    text = path.read_text()
    assert docs.made(path) == text, "run `make docs`"
    assert "<!-- made: " in text


def test_a_part_that_nobody_makes_is_named() -> None:
    with pytest.raises(markdown.DocsError, match="no part is called 'weather'; there are: manuals"):
        markdown.fresh("<!-- made: weather -->\n<!-- end -->", docs.parts("en"))


def test_a_stale_part_is_made_anew_and_nothing_else_is_touched() -> None:
    text = "before\n<!-- made: one -->\nold\n<!-- end -->\nbetween\n<!-- made: two -->\n<!-- end -->\nafter"
    made = markdown.fresh(text, {"one": lambda: "1", "two": lambda: "2\n3"})
    assert made == "before\n<!-- made: one -->\n1\n<!-- end -->\nbetween\n<!-- made: two -->\n2\n3\n<!-- end -->\nafter"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_page_points_to_is_there(path: Path) -> None:
    missing = [link for link in LINK.findall(path.read_text()) if not (path.parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("path", docs.FILES[:2], ids=lambda path: path.name)
def test_pictures_are_those_that_are_compared(path: Path) -> None:
    """Wanted: "its pictures are compared with fresh ones": each is one of those that test_pictures.py takes anew."""
    pictures = [(path.parent / link).resolve() for link in LINK.findall(path.read_text()) if link.endswith((".png", ".gif"))]
    assert pictures
    folders = [shots.folder(board) for board in shots.BOARDS]
    if path in docs.MANUALS:
        folders += [languages.folder(docs.MANUALS[path], board) for board in languages.BOARDS]
    for picture in pictures:
        assert picture == shots.MOVIE or picture.parent in folders


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_targets_that_a_page_names_are_there(path: Path) -> None:
    known = set(re.findall(r"^([a-z][a-z0-9_-]*):.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE))
    commands = ["".join(each) for each in COMMAND.findall(path.read_text())]
    assert {name for command in commands for name in TARGET.findall(command)} <= known


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_that_a_page_prints_work_as_they_stand(path: Path) -> None:
    """Their variables are the Makefile's, what they name is there, and Python is the one that has the packages."""
    text = path.read_text()
    makefile = (ROOT / "Makefile").read_text()
    allowed = {
        "BOARD": {*boards.names(), "my_handheld"},
        "LANGUAGE": {code for code, _ in LANGUAGES} | {"nl"},
        "DEVICE": {"simulated", "emulated", "web"},
    }
    for command in ("".join(each) for each in COMMAND.findall(text)):
        for name, quoted, plain in VARIABLE.findall(command):
            value = quoted or plain
            assert f"$({name})" in makefile or name == "MICROPYTHON_DIR", f"{command}: the Makefile has no {name}"
            assert not value or value in allowed.get(name, {value}), f"{command}: no {name} is {value!r}"
            if name == "TESTS":
                assert (ROOT / value.partition("::")[0]).exists(), command
            if name == "CODE":
                assert code.meant(code.decode(value)), command
    assert not re.search(r"(?<!\.venv/bin/)python3? -m ", text)


@pytest.mark.parametrize(("page", "parent"), [("README.md", "tools"), ("host_tests/README.md", "host_tests")])
def test_every_folder_is_on_its_map(page: str, parent: str) -> None:
    """One row or word each, and none of a folder that is gone."""
    text = (ROOT / page).read_text()
    tracked = subprocess.check_output(["git", "-C", ROOT, "ls-files", parent], text=True).splitlines()
    folders = sorted({path.split("/")[1] for path in tracked if path.count("/") > 1})
    assert len(folders) > 10
    assert [folder for folder in folders if not re.search(rf"`{folder}/?`", text)] == []


def test_every_tool_says_what_it_is_for() -> None:
    """In the first lines of its package."""
    silent = [
        path.parent.name
        for path in sorted((ROOT / "tools").glob("*/__init__.py"))
        if not (ast.get_docstring(ast.parse(path.read_text())) or "")
    ]
    assert silent == []


def test_kept_figures_meet_their_budgets() -> None:
    """What the README says of speed was measured, all of it, and is good enough."""
    kept = figures.kept()
    assert set(kept) == {"picosystem", "pico_display_2"}
    for board, result in kept.items():
        columns, rows = result["size"]
        assert not result["not_measured"], board
        for key, row in result["rows"].items():
            assert budgets.BY_KEY[key].holds(row["value"], (columns, rows), row["cached"]), f"{board}: {key}"
        assert set(result["rows"]) == set(budgets.BY_KEY)
