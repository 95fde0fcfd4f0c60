"""The private parts of rp2040py that the emulator hangs on: all of them are where tools/emulator/hooks.py looks for them."""

from __future__ import annotations

import re
from pathlib import Path

from tools.emulator import hooks

EMULATOR = Path(hooks.__file__).parent
PINNED = Path(hooks.__file__).parents[1] / "requirements.txt"


def test_it_is_the_version_that_the_hooks_are_for() -> None:
    assert hooks.installed() == hooks.VERSION, (
        f"rp2040py {hooks.installed()} is installed, tools/emulator/hooks.py is written for {hooks.VERSION}: read its changes, "
        "run the tests of the emulator (host_tests/tools/test_emulator.py), then set VERSION there"
    )
    assert f"\nrp2040py=={hooks.VERSION}\n" in PINNED.read_text(encoding="utf-8")


def test_nothing_has_moved() -> None:
    assert hooks.moved() == []


def test_what_moved_is_named(monkeypatch: object) -> None:
    """A version without these parts is found out in words, not by an AttributeError in the middle of a run."""
    monkeypatch.setattr(hooks, "SSI", 0x99)  # type: ignore[attr-defined]
    assert hooks.moved() == ["RP2040.peripherals has no SSI at 0x00099"]


def test_no_other_file_of_the_emulator_uses_a_private_name_of_it() -> None:
    """Names that begin with _ are used on self only, where the class is ours."""
    for path in sorted(EMULATOR.glob("*.py")):
        if path.name == "hooks.py":
            continue
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r"\b(?!self\b|cls\b)\w+\._[a-z]\w*", text.replace("self._", "self.")), path.name
        imported = re.findall(r"^from rp2040py[\w.]* import (.*)$", text, re.MULTILINE)
        assert not [name for line in imported for name in line.split(", ") if name.startswith("_")], path.name
