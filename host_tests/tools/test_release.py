"""tools/release: which images there are, the notes, what it refuses, and a release of one board from a clean clone."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tercet.ui.text import LANGUAGES

from tools import boards, zipped
from tools.image.builder import BUILD, ROOT
from tools.release import archives, tree
from tools.release.errors import ReleaseError
from tools.release.images import Image, images
from tools.release.notes import notes, version

BOARD = "picosystem"


def git(folder: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=A Player", "-c", "user.email=player@example.invalid"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A small repository with one commit."""
    (tmp_path / "firmware" / "tercet").mkdir(parents=True)
    (tmp_path / "firmware" / "tercet" / "__init__.py").write_text('VERSION = "1.2.0"\n')
    (tmp_path / ".gitignore").write_text("__pycache__/\n.pytest_cache/\n")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "All.")
    return tmp_path


def test_every_board_and_every_variant_is_released() -> None:
    """ "All folders of boards/", and what is a variant there."""
    found = images(ROOT)
    assert [image.board for image in found if not image.variant] == boards.names()
    variants = sorted((ROOT / "boards").glob("*/mpconfigvariant_*.cmake"))
    assert len(found) == len(boards.names()) + len(variants)
    assert len({image.file("1.0.0") for image in found}) == len(found)


def test_a_variant_is_a_file_in_the_folder(tmp_path: Path) -> None:
    """As MicroPython has it: mpconfigvariant_NAME.cmake; a folder without board.py is none of ours."""
    for name in ("one/board.py", "one/mpconfigvariant_pico2.cmake", "two/board.py", "three/README.md"):
        (tmp_path / "boards" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "boards" / name).touch()
    assert images(tmp_path) == [Image("one", ""), Image("one", "pico2"), Image("two", "")]
    assert [image.file("1.0.0") for image in images(tmp_path, "one")] == ["tercet-1.0.0-one.uf2", "tercet-1.0.0-one-pico2.uf2"]


def test_the_notes_are_the_part_of_the_version(repository: Path) -> None:
    """Keep a Changelog: "## [1.0.0] - 2017-06-20", the newest first."""
    log = repository / "CHANGELOG.md"
    log.write_text("# Changes\n\n## [1.2.0] - unreleased\n\n### Added\n\n- More.\n\n## [1.1.0] - 2026-01-02\n\n- Some.\n")
    assert notes(repository) == "### Added\n\n- More.\n"
    log.write_text("# Changes\n\n## [1.1.0] - 2026-01-02\n\n- Some.\n")
    with pytest.raises(ReleaseError, match=r"no part \[1\.2\.0\], which the firmware's VERSION says; parts: 1\.1\.0"):
        notes(repository)
    log.write_text("## [1.2.0]\n\n## [1.1.0]\n\n- Some.\n")
    with pytest.raises(ReleaseError, match=r"says nothing under \[1\.2\.0\]"):
        notes(repository)


def test_this_version_has_notes() -> None:
    """Every version that the firmware says is one that CHANGELOG.md tells of."""
    assert notes(ROOT).startswith("### Added\n"), version(ROOT)


def test_the_manuals_have_their_pictures(tmp_path: Path) -> None:
    """Every link of every manual leads to a file of the zip, and the zip is the same bytes again."""
    files = archives.manuals(ROOT)
    pages = [name for name in files if name.endswith(".md")]
    assert {f"firmware/MANUAL{'' if code == 'en' else f'.{code}'}.md" for code, _ in LANGUAGES} <= set(pages)
    links = re.findall(rb"\]\(\.\./([^)]+\.png)\)", b"".join(files[name] for name in pages))
    assert len(links) > 7 * 10 and {link.decode() for link in links} <= set(files)
    for name in ("one.zip", "two.zip"):
        zipped.write(tmp_path / name, files)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_the_modules_for_mip_are_complete() -> None:
    """All that package.json names is there, and nothing else."""
    files = archives.package(ROOT)
    named = {path for _, path in json.loads(files["package.json"])["urls"]}
    assert set(files) == {"package.json", *named} and "firmware/tercet/app.py" in named


def test_a_tree_that_is_not_its_commit_is_refused(repository: Path) -> None:
    """A changed file and a new one, each by its name; afterwards the commit's number."""
    (repository / "new.py").touch()
    (repository / ".gitignore").write_text("__pycache__/\n.pytest_cache/\n*.log\n")
    with pytest.raises(ReleaseError, match=r"(?s)these files are not in it:\n.*M \.gitignore\n.*\?\? new\.py"):
        tree.commit(repository)
    git(repository, "add", "-A")
    git(repository, "commit", "-qm", "More.")
    assert re.fullmatch(r"[0-9a-f]{40}", tree.commit(repository))


def test_failing_tests_are_named(repository: Path) -> None:
    """No release while one fails, and which it is."""
    (repository / "test_it.py").write_text("def test_good():\n    pass\n\n\ndef test_bad():\n    assert False\n")
    with pytest.raises(ReleaseError, match=r"no release is made while tests fail:\n  test_it\.py::test_bad$"):
        tree.test(repository, ["-n", "0", "test_it.py"])
    tree.test(repository, ["-n", "0", "test_it.py::test_good"])


@pytest.mark.slow
def test_a_release_of_one_board_from_a_clean_clone(tmp_path: Path) -> None:
    """One board's image, its checksum, the notes; a changed file afterwards, and nothing is made or lost."""
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    for path in ("firmware", "boards", "tools", "CHANGELOG.md", "Makefile"):  # as they are here, committed or not
        if (ROOT / path).is_dir():
            shutil.rmtree(clone / path)
            shutil.copytree(ROOT / path, clone / path, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(ROOT / path, clone / path)
    git(clone, "add", "-A")
    git(clone, "commit", "-q", "--allow-empty", "-m", "As it is here.")
    (clone / "build").mkdir()
    (clone / "build" / "micropython").symlink_to(BUILD)  # MicroPython is compiled once
    environment = {**os.environ, "PYTHONPATH": "firmware:."}
    command = [sys.executable, "-m", "tools.release", "--board", BOARD, "--tests", "host_tests/core/test_rng.py"]
    done = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    folder = clone / "build" / "dist" / f"tercet-{version(ROOT)}"
    zips = {f"tercet-{version(ROOT)}-{what}.zip" for what in ("web", "manuals", "mip")}
    expected = {image.file(version(ROOT)) for image in images(ROOT, BOARD)} | zips
    assert {path.name for path in folder.iterdir()} == {*expected, "SHA256SUMS", "NOTES.md"}
    sums = [line.split("  ") for line in (folder / "SHA256SUMS").read_text().splitlines()]
    assert {name: digest for digest, name in sums} == {
        name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in expected
    }
    assert notes(ROOT) in (folder / "NOTES.md").read_text()

    (clone / "firmware" / "main.py").write_text("print()\n")
    done = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "firmware/main.py" in done.stderr
    assert {path.name for path in folder.iterdir()} == {*expected, "SHA256SUMS", "NOTES.md"}, "what was there is still there"
