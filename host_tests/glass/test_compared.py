"""What a person gets to see when a picture differs."""

from pathlib import Path

import pytest
from PIL import Image

from host_tests.glass import compared


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compared, "ROOT", tmp_path)
    monkeypatch.setattr(compared, "FAILED", tmp_path / "failed")
    return tmp_path / "failed"


def test_one_pixel_is_found_and_shown(folder: Path) -> None:
    wanted = Image.new("RGB", (20, 10), (0, 16, 32))
    got = wanted.copy()
    assert compared.difference(got, wanted, "size/name") == "" and not folder.exists()
    got.putpixel((7, 3), (0, 17, 32))
    said = compared.difference(got, wanted, "size/name")
    assert "differs in (7, 3, 8, 4)" in said and said.endswith("failed/size/name.png")
    with Image.open(folder / "size" / "name.png") as sheet:
        assert sheet.size == (3 * 20 + 2 * compared.GAP, 10)
        assert sheet.getpixel((7, 3)) == (0, 17, 32) and sheet.getpixel((20 + compared.GAP + 7, 3)) == (0, 16, 32)
        third = 2 * (20 + compared.GAP)
        assert sheet.getpixel((third + 7, 3)) == (255, 255, 255) and sheet.getpixel((third + 8, 3)) == (0, 0, 0)
    assert compared.difference(wanted, wanted, "size/name") == ""
    assert not (folder / "size" / "name.png").exists(), "what is mended is not shown any more"


def test_a_picture_that_is_not_kept_or_has_another_size(folder: Path) -> None:
    got = Image.new("RGB", (20, 10))
    assert "no picture is kept" in compared.difference(got, None, "a")
    assert "20x10 pixels, not 10x20" in compared.difference(got, Image.new("RGB", (10, 20)), "b")
    assert {path.name for path in folder.iterdir()} == {"a.png", "b.png"}
