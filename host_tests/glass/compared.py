"""Pictures compared pixel by pixel; where one differs, a picture of it that a person can look at."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops

ROOT = Path(__file__).resolve().parents[2]
FAILED = ROOT / "build" / "failed"
GAP = 8  # pixels between the three


def difference(got: Image.Image, wanted: Image.Image | None, name: str) -> str:
    """Return "" for two pictures that are the same, else what differs and the file in which they lie beside each other.

    In the file: what came, what was wanted, and white where they differ. wanted: None where no picture is kept.
    """
    target = FAILED / f"{name}.png"
    got = got.convert("RGB")
    if wanted is not None:
        wanted = wanted.convert("RGB")
        if got.size == wanted.size and got.tobytes() == wanted.tobytes():
            target.unlink(missing_ok=True)
            return ""
    target.parent.mkdir(parents=True, exist_ok=True)
    _beside(got, wanted).save(target)
    where = target.relative_to(ROOT)
    if wanted is None:
        return f"{name}: no picture is kept; what came: {where}"
    if got.size != wanted.size:
        return f"{name}: {got.width}x{got.height} pixels, not {wanted.width}x{wanted.height}: {where}"
    return f"{name}: differs in {ImageChops.difference(got, wanted).getbbox()}; got, wanted, difference: {where}"


def _beside(got: Image.Image, wanted: Image.Image | None) -> Image.Image:
    three = [got]
    if wanted is not None:
        three.append(wanted)
        if wanted.size == got.size:
            red, green, blue = ImageChops.difference(got, wanted).split()
            most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
            three.append(most.point([0] + [255] * 255).convert("RGB"))
    sheet = Image.new("RGB", (sum(one.width + GAP for one in three) - GAP, max(one.height for one in three)), (64, 64, 64))
    left = 0
    for one in three:
        sheet.paste(one, (left, 0))
        left += one.width + GAP
    return sheet
