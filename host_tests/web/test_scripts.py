"""What is sent is made from what is written: scripts, the style and the page itself are only shorter."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.web import build, npm, scripts


def test_scripts_are_shorter_and_offer_the_same(tmp_path: Path) -> None:
    sources = {path.name: path.read_text() for path in build.PAGE.glob("*.js")}
    sent = scripts.shorter(sources)
    assert set(sent) == set(sources)
    offered = []
    for kind, files in (("written", sources), ("sent", sent)):
        (tmp_path / kind).mkdir()
        (tmp_path / kind / "package.json").write_text('{"type": "module"}')
        for name, text in files.items():
            (tmp_path / kind / name).write_text(text)
        ask = "".join(
            f"console.log(Object.keys(await import('./{name}')).sort().join());" for name in ("machine.js", "sound.js")
        )
        command = [str(npm.NODE), "--input-type=module", "-e", ask]
        offered.append(subprocess.run(command, cwd=tmp_path / kind, capture_output=True, text=True, check=True).stdout)
    assert offered[0] == offered[1] and "Machine" in offered[0]
    assert all(len(sent[name]) < 0.85 * len(source) for name, source in sources.items())


def test_a_script_with_a_fault_is_not_sent() -> None:
    with pytest.raises(RuntimeError, match="Name expected"):
        scripts.shorter({"page.js": "export const = 1;"})


def test_the_page_as_it_is_sent_has_every_rule_and_element(served: Path) -> None:
    for name, sign in (("style.css", "{"), ("index.html", "<"), ("index.html", "data-word=")):
        written, sent = (build.PAGE / name).read_text(), (served / name).read_text()
        comments = written.count("<!--") if sign == "<" else 0
        assert sent.count(sign) == written.count(sign) - comments
        assert "<!--" not in sent and "/*" not in sent


def test_without_npm_it_is_said_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(npm, "NPM", tmp_path / "npm")
    with pytest.raises(npm.Missing, match="run `make setup`"):
        npm.installed(scripts.HERE, tmp_path, "terser")
