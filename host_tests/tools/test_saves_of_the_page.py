"""The page's file of saves: the tool reads what the firmware wrote there, and writes what the page takes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from host_tests.web import node
from tools.saves.__main__ import main

TAP = 60  # ms
FIRST_START = [(1000, "press", "SELECT"), (TAP, "release", "SELECT")] * 3  # on, the language, the colours


@pytest.fixture
def handed_out(tmp_path: Path) -> Path:
    """What the page hands out after a first start, when language and colours were chosen."""
    files = node.keys("picosystem", [*FIRST_START, (1000, "pause")])["files"]
    path = tmp_path / "tercet-saves.json"
    path.write_text(json.dumps({"tercet": 1, "files": files}))
    return path


def test_the_tool_reads_what_the_page_hands_out(handed_out: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(handed_out)]) == 0
    assert "all saves are whole" in capsys.readouterr().out
    assert main(["backup", str(handed_out), str(tmp_path / "backup")]) == 0
    assert (tmp_path / "backup" / "settings").is_file()
    back = tmp_path / "back.json"
    assert main(["page", str(tmp_path / "backup"), str(back)]) == 0
    assert json.loads(back.read_text()) == json.loads(handed_out.read_text())
    assert main(["page", str(tmp_path / "backup"), str(back)]) == 2, "what is there is not overwritten"


@pytest.mark.parametrize("text, word", [
    ("{", "no file of saves"),
    ('{"tercet": 2, "files": {}}', "tercet"),
    ('{"tercet": 1, "files": {"settings": "%"}}', "not base64"),
    ('{"tercet": 1, "files": {"../settings": ""}}', "no name of a save"),
])  # fmt: skip
def test_what_is_no_file_of_the_page_is_said(text: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.json"
    path.write_text(text)
    assert main(["print", str(path)]) == 2
    assert word in capsys.readouterr().err
