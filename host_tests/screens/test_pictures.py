"""Every screen on the three panel sizes looks as it did when somebody last looked at it (`make shots`)."""

import pytest
from PIL import Image, ImageChops

from tools import shots


@pytest.mark.parametrize("board", shots.BOARDS)
def test_every_screen_is_as_in_its_picture(board: str) -> None:
    folder = shots.folder(board)
    names = set()
    wrong = []
    for name, picture in shots.take(board):
        names.add(name)
        path = folder / f"{name}.png"
        if not path.exists():
            wrong.append(f"{name}: no picture")
            continue
        with Image.open(path) as known:
            box = ImageChops.difference(picture.convert("RGB"), known.convert("RGB")).getbbox()
        if box:
            wrong.append(f"{name}: differs in {box}")
    assert not wrong, f"{board}: {wrong}; if this is meant, run `make shots` and look at the pictures"
    assert names == {path.stem for path in folder.glob("*.png")}, "a picture of a screen that is not there any more"
