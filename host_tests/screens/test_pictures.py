"""Every screen on every panel size looks as it did when somebody last looked at it (`make shots`)."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from PIL import Image
from tercet.ui.text import LANGUAGES

from host_tests.glass.compared import difference
from host_tests.runs.tiers import first_of
from host_tests.soak import share
from tools import languages, shots

MEANT = "if this is meant, run `make shots` and look at the pictures"


def compare(folder: Path, pictures: Iterable[tuple[str, Image.Image]]) -> set[str]:
    """Compare pictures with those that are kept in a folder, all of them; return their names."""
    names, wrong = set(), []
    for name, picture in pictures:
        names.add(name)
        path = folder / f"{name}.png"
        wrong.append(difference(picture, Image.open(path) if path.exists() else None, f"{folder.name}/{name}"))
    wrong = [words for words in wrong if words]
    assert not wrong, "\n".join([f"{len(wrong)} of {len(names)} pictures; {MEANT}", *wrong])
    assert names == {path.stem for path in folder.glob("*.png")}, "a picture of a screen that is not there any more"
    return names


@pytest.mark.parametrize("board", first_of(shots.BOARDS))
def test_every_screen_is_as_in_its_picture(board: str) -> None:
    compare(shots.folder(board), shots.take(board))


@pytest.mark.slow
@pytest.mark.parametrize("board", languages.BOARDS if share.FULL else languages.BOARDS[1:])
@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES[1:]])
def test_some_screens_in_another_language(code: str, board: str) -> None:
    assert compare(languages.folder(code, board), languages.pictures(code, board)) == set(languages.shown(board))


def test_the_moving_picture_is_as_it_is_played() -> None:
    """Each frame of the README's picture, and how long it stays."""
    with Image.open(shots.MOVIE) as known:
        number = 0
        for number, (picture, milliseconds) in enumerate(shots.film(), 1):
            known.seek(number - 1)
            wrong = difference(picture, known, f"play/{number}")
            assert not wrong, f"{wrong}; {MEANT}"
            assert known.info["duration"] == milliseconds, f"frame {number} stays for {known.info['duration']} ms"
        assert number == getattr(known, "n_frames", 1) > 15
