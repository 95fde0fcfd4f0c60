"""The QR code as it is on the glass: read by two decoders that are not ours, its modules and its quiet zone measured."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from host_tests.players.challenges import LARGER, qr_codes
from host_tests.rigs import scripted
from host_tests.runs.tiers import first_of
from host_tests.web import browsers

SCRIPT = Path(__file__).parent.parent / "on_device" / "challenge.py"
BOARDS = ("picosystem", "pico_display", "pico_display_2", "picoboy_color")
PALETTES = 4
CODE = "34NHDDJ8"  # of Puzzle 4711 at Expert
LINK = "https://somebody.example.org/games/of/cards/tercet/"
WANTED = (
    ("34NH-DDJ8 3:27 all 6 SETs, 1 wrong", 29),
    (f"{LINK[:20]}?c={CODE}", 29),
    (f"{LINK}?c={CODE}", 33),
)  # what is in the code, and its modules in a row
QUIET = 4  # modules, as ISO/IEC 18004 wants them
CONTRAST = 7  # to one, at least
LEAST = 0.5  # of the shorter side of the glass, that a code takes with its quiet zone


@pytest.fixture(scope="module", params=first_of(BOARDS, 3))
def pictures(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Image.Image]:
    """What is shown to a friend, in each palette, for each entry of WANTED."""
    found = scripted.pictures(request.param, tmp_path_factory.mktemp("challenge"), SCRIPT.read_text(), 60_000)
    assert len(found) == PALETTES * len(WANTED)
    return found


def luminance(picture: Image.Image) -> np.ndarray:
    """Of each pixel, as WCAG has it, 0..1."""
    part = np.asarray(picture.convert("RGB")) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ (0.2126, 0.7152, 0.0722))


def test_a_decoder_reads_it_and_nothing_else(pictures: list[Image.Image]) -> None:
    """zxing-cpp."""
    for place, picture in enumerate(pictures):
        assert [one.text for one in qr_codes(picture)] == [WANTED[place % len(WANTED)][0]], f"picture {place}"


@pytest.mark.slow
def test_zbar_reads_it_and_nothing_else(pictures: list[Image.Image]) -> None:
    """As large as the glass has it. What zbar reads without a quiet zone has one: that is measured below."""
    wanted = [[("ZBAR_QRCODE", WANTED[place % len(WANTED)][0])] for place in range(len(pictures))]
    assert browsers.zbar(pictures) == wanted


def test_dark_modules_on_light_ground_with_four_modules_of_quiet_zone(pictures: list[Image.Image]) -> None:
    """Each module is a square of whole pixels of one brightness; around the code there is nothing dark for four of them."""
    for place, picture in enumerate(pictures):
        size = WANTED[place % len(WANTED)][1]
        bright = luminance(picture)
        (found,) = qr_codes(picture)
        corner, other = found.position.top_left, found.position.bottom_right
        left, top = corner.x // LARGER - 3, corner.y // LARGER - 3  # roughly: inside the quiet zone
        near = bright[top : other.y // LARGER + 4, left : other.x // LARGER + 4]
        rows, columns = np.nonzero(near < 0.2)
        left, top, wide = left + columns.min(), top + rows.min(), columns.max() + 1 - columns.min()
        assert wide == rows.max() + 1 - rows.min() and wide % size == 0, f"picture {place}: {wide} pixels for {size} modules"
        module = wide // size
        assert module >= 3, "less than three pixels a module"
        code = bright[top : top + wide, left : left + wide].reshape(size, module, size, module).swapaxes(1, 2)
        flat = code.reshape(size, size, module * module)
        assert (flat == flat[:, :, :1]).all(), "a module is not of one brightness"
        light, dark = flat.max(), flat.min()
        assert set(np.unique(flat)) == {light, dark}
        assert (light + 0.05) / (dark + 0.05) >= CONTRAST
        room = QUIET * module
        assert left >= room and top >= room, "the quiet zone leaves the glass"
        zone = bright[top - room : top + wide + room, left - room : left + wide + room].copy()
        assert zone.shape == (wide + 2 * room,) * 2, "the quiet zone leaves the glass"
        zone[room:-room, room:-room] = light
        assert (zone == light).all(), f"picture {place}: something in the quiet zone"
        assert flat[0, 0, 0] == dark and flat[1, 1, 0] == light, "the finder's corner is dark"


def test_a_code_is_as_large_as_its_words_allow(pictures: list[Image.Image]) -> None:
    """CASES: "The code fills a third of the glass"."""
    for place, picture in enumerate(pictures):
        size = WANTED[place % len(WANTED)][1]
        (found,) = qr_codes(picture)
        wide = (found.position.bottom_right.x - found.position.top_left.x) / LARGER
        across = wide * (size + 2 * QUIET) / size
        assert across >= LEAST * min(picture.size), f"picture {place}: {across:.0f} of {min(picture.size)} pixels"
