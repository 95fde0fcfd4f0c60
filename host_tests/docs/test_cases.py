"""host_tests/CASES.md: each line of firmware/CASES.md has the test that holds it, or a reason; what is named there is run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
TABLE, PAGE = TESTS / "CASES.md", TESTS.parent / "firmware" / "CASES.md"
SOURCES = re.compile(r" \([\w.-]+/[\w.-]+#\d+(?:, [\w.-]+/[\w.-]+#\d+)*\)$")  # owner/name#12, after a line
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
LEFT_OUT = " ... "  # in the words of a row, what is not said again
BROWSERS = "web/test_page.py"  # runs the .mjs files of its SCRIPTS
NOT_RUN = ("skip", "skipif", "xfail")


def lines(page: str) -> list[str]:
    """The faults, without where they were told."""
    return [SOURCES.sub("", line[2:]) for line in page.splitlines() if line.startswith("- ")]


def rows(table: str) -> list[tuple[str, str]]:
    """(words of a fault, what holds it), without the heads."""
    found = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    return [(row[0], row[1] if len(row) == 2 else "") for row in found if row[0] not in ("fault", "---")]


def says(words: str, line: str) -> bool:
    """Whether these are the words of a line, as far as they go."""
    if LEFT_OUT not in words:
        return words == line
    return re.fullmatch(".+".join(re.escape(part) for part in words.split(LEFT_OUT)), line) is not None


@cache
def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def statements(path: Path, begin: str) -> list[ast.stmt]:
    """Those at the top of a file in pieces with a line that begins so. Nothing else is parsed: a whole file takes long."""
    pieces = re.split(r"\n\n\n+(?=\S)", source(path))
    return [node for piece in pieces if f"\n{begin}" in f"\n{piece}" for node in ast.parse(piece).body]


def values(path: Path, name: str) -> list[ast.expr]:
    """What is given to a name at the top of a file."""
    given = [node for node in statements(path, f"{name} = ") if isinstance(node, ast.Assign)]
    return [node.value for node in given if ast.unparse(node.targets[0]) == name]


@cache
def browser_scripts() -> list[str]:
    """The .mjs files that run."""
    (scripts,) = values(TESTS / BROWSERS, "SCRIPTS")
    return [f"web/{name}" for name in ast.literal_eval(scripts)]


def trouble(file: str, name: str) -> str:
    """Why this is no test that is run, or ""."""
    path = TESTS / file
    if not path.is_file():
        return "there is no such file"
    if file.endswith(".mjs"):
        if file not in browser_scripts():
            return f"{BROWSERS} does not run it"
        return "" if f'\n  async "{name}"(visit) {{' in source(path) else "there is no such test"
    functions = [node for node in statements(path, f"def {name}(") if isinstance(node, ast.FunctionDef) and node.name == name]
    if not functions or not name.startswith("test_") or not path.name.startswith("test_"):
        return "there is no such test"
    for node in (*values(path, "pytestmark"), *functions):
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute) and part.attr in NOT_RUN:
                return "it may be skipped"
    return ""


def faults(table: str, page: str) -> Iterator[str]:
    """All that is wrong with a table."""
    told, known = rows(table), lines(page)
    for line in known:
        count = sum(says(words, line) for words, _ in told)
        if count != 1:
            yield f"{count} rows: {line}"
    for words, held in told:
        count = sum(says(words, line) for line in known)
        if count != 1:
            yield f"{count} lines of {PAGE.name}: {words}"
        links = LINK.findall(held)
        reason = LINK.sub("", held).replace("<br>", "").strip()
        if not links and not re.fullmatch(r"[A-Z].{20,}\.", reason):
            yield f"neither a test nor a reason: {words}"
        for text, target in links:
            file, _, name = text.partition("::")
            if file != target:
                yield f"{text} leads to {target}"
            if why := trouble(file, name):
                yield f"{text}: {why}"


def test_every_fault_has_its_test_or_a_reason() -> None:
    table, page = TABLE.read_text(encoding="utf-8"), PAGE.read_text(encoding="utf-8")
    assert len(lines(page)) > 100
    assert list(faults(table, page)) == []


def test_the_table_has_the_sections_of_the_page() -> None:
    """In the same order, and each row in its own."""
    table, page = ([part.splitlines() for part in path.read_text(encoding="utf-8").split("\n## ")] for path in (TABLE, PAGE))
    assert [part[0] for part in table[1:]] == [part[0] for part in page[1:]]
    for ours, theirs in zip(table[1:], page[1:], strict=True):
        told, known = rows("\n".join(ours)), lines("\n".join(theirs))
        assert len(told) == len(known) and all(says(words, line) for (words, _), line in zip(told, known, strict=True)), ours[0]


HERE = f"docs/{Path(__file__).name}"
GOOD = f"[{HERE}::test_what_is_wrong_is_named]({HERE})"


@pytest.mark.parametrize(
    "table, wrong",
    [
        (f"| One, and no more. | {GOOD} |\n| Two ... lines. | A page has none of it. |", []),
        ("| Two lines of it. | A page has none of it. |", ["0 rows: One, and no more."]),
        (f"| One, and no more. | {GOOD} |\n" * 2 + f"| Two ... | {GOOD} |", ["2 rows: One, and no more."]),
        (
            f"| One. | {GOOD} |",
            ["0 rows: One, and no more.", "0 rows: Two lines, not long lines.", "0 lines of CASES.md: One."],
        ),
        ("| One, and no more. |  |", ["neither a test nor a reason: One, and no more."]),
        ("| One, and no more. | Never. |", ["neither a test nor a reason: One, and no more."]),
        (f"| One, and no more. | [{HERE}::test_gone]({HERE}) |", [f"{HERE}::test_gone: there is no such test"]),
        ("| One, and no more. | [a.py::test_a](a.py) |", ["a.py::test_a: there is no such file"]),
        (f"| One, and no more. | [{HERE}::lines]({HERE}) |", [f"{HERE}::lines: there is no such test"]),
        (
            f"| One, and no more. | {GOOD[: GOOD.index('(')]}(CASES.md) |",
            [f"{HERE}::test_what_is_wrong_is_named leads to CASES.md"],
        ),
        ("| One, and no more. | [web/keys.mjs::nothing](web/keys.mjs) |", ["web/keys.mjs::nothing: there is no such test"]),
        ("| One, and no more. | [web/serve.mjs::a](web/serve.mjs) |", [f"web/serve.mjs::a: {BROWSERS} does not run it"]),
    ],
)
def test_what_is_wrong_is_named(table: str, wrong: list[str]) -> None:
    found = list(faults(table, "- One, and no more. (a/b#1, c.d/e-f#22)\n- Two lines, not long lines."))
    assert [fault for fault in wrong if fault not in found] == [] and bool(found) == bool(wrong), found


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.skip(reason='')\ndef test_a(): pass",
        "@pytest.mark.skipif(True, reason='')\ndef test_a(): pass",
        "@pytest.mark.xfail\ndef test_a(): pass",
        "def test_a():\n    pytest.skip('today')",
        "pytestmark = pytest.mark.skip\ndef test_a(): pass",
    ],
)
def test_a_test_that_may_be_skipped_is_none(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host_tests.docs.test_cases.TESTS", tmp_path)
    (tmp_path / "test_a.py").write_text(source)
    assert trouble("test_a.py", "test_a") == "it may be skipped"
    (tmp_path / "test_b.py").write_text("@pytest.mark.slow\ndef test_a(): pass")
    assert trouble("test_b.py", "test_a") == ""
