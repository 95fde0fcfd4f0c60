"""The faces of dice, drawn by the firmware's own painter and looked at: every face, every mark, every size (RULES 6)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PIL import Image
from tercet.core import dice
from tercet.ui import palettes, theme
from tercet.ui.dice import painter as dieface

from tools.assets import dice as assets
from tools.assets import paths
from tools.simulator import interpreter

SCRIPT = Path(__file__).parents[1] / "glass" / "on_device" / "draw_dice.py"
PITCH = 56
SIZES = (18, 19, 22, 26, 30, 36, 48)
Die = tuple[int, int, bool]  # face, marks, whether it is a WILD's


@cache
def drawn(size: int, faces: Sequence[Die], letters: Sequence[str] = "") -> list[bytes]:
    """Each die with its rings as canvas colours, a byte a pixel."""
    columns = 5
    width, height = columns * PITCH, (len(faces) + columns - 1) // columns * PITCH
    order = [(4 + n % columns * PITCH, 4 + n // columns * PITCH, *die) for n, die in enumerate(faces)]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "dice.json"
        file.write_text(json.dumps(order))
        done = interpreter.run_script(SCRIPT, (str(width), str(height), str(size), str(file), " ".join(letters)))
    assert done.returncode == 0, done.stdout[-500:] + done.stderr
    pixels = bytes(half for byte in bytes.fromhex(done.stdout.strip()) for half in (byte >> 4, byte & 15))
    picture = Image.frombytes("L", (width, height), pixels)
    reach = dieface.REACH
    return [picture.crop((x - reach, y - reach, x + size + reach, y + size + reach)).tobytes() for x, y, *_ in order]


def differing(first: bytes, second: bytes) -> int:
    """Pixels in which two dice differ."""
    return sum(a != b for a, b in zip(first, second, strict=True))


def all_faces(marks: int = 0) -> tuple[Die, ...]:
    return tuple((face, marks, False) for face in range(28))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", ["", "RGP"])
def test_all_28_faces_differ(size: int, letters: str) -> None:
    """RULES 6: a face shows a number, a colour and a shape, or it is WILD: any two by a fifth of a symbol."""
    looks = drawn(size, all_faces(), letters)
    width, height = assets.symbol(size // 2 * 2)
    if letters:
        width, height = (12 if size >= 28 else 8), 4  # smaller ones make room
    for first, second in combinations(looks, 2):
        assert differing(first, second) * 5 >= width * height


@pytest.mark.parametrize("size", SIZES)
def test_letters_are_on_dice_of_every_size(size: int) -> None:
    """The letters of the settings never vanish: in the upper left of every die stands that of its colour."""
    inked = drawn(size, all_faces(), "RGP")
    others = drawn(size, all_faces(), "OBT")
    wide = size + 2 * dieface.REACH
    for face in range(27):
        differ = [place for place in range(wide * wide) if inked[face][place] != others[face][place]]
        assert differ, f"no letter on die {face}"
        assert all(place % wide < wide // 2 and place // wide < wide // 2 + 2 for place in differ), "it lies elsewhere"
    assert inked[27] == others[27]


@pytest.mark.parametrize("size", SIZES)
def test_a_second_letter_covers_nothing(size: int) -> None:
    """Where two colours begin alike there are two letters, one below the other, on the plain die beside its symbols."""
    both = drawn(size, all_faces(), ("R", "VE", "VI"))
    one = drawn(size, all_faces(), ("R", "V", "V"))
    for face in range(27):
        differ = [place for place in range(len(one[face])) if both[face][place] != one[face][place]]
        assert bool(differ) == bool(face // 3 % 3), f"die {face}"
        assert {one[face][place] for place in differ} <= {theme.LIGHT}, "something lies under it"


def test_the_painter_and_the_rules_know_one_wild() -> None:
    assert dieface.WILD == dice.WILD


@pytest.mark.parametrize("size", (18, 30))
def test_the_number_of_symbols_can_be_counted(size: int) -> None:
    """Down the middle of a die each symbol is a run of ink, with card between."""
    for (face, _, _), look in zip(all_faces()[:27], drawn(size, all_faces())[:27], strict=True):
        wide = size + 2 * dieface.REACH
        ink = theme.INKS[face // 3 % 3]
        inner = wide // 2 - 3  # a column in which no shape is empty
        rows = [any(look[y * wide + x] in (ink, ink + 1) for x in (inner, inner + 6)) for y in range(wide)]
        runs = sum(now and not before for before, now in zip([False, *rows], rows, strict=False))
        assert runs == face // 9 + 1, f"face {face}"


@pytest.mark.parametrize("size", SIZES)
def test_nothing_but_a_dies_own_ink_and_no_colour_but_its_marks(size: int) -> None:
    """look/README: "Nothing else is coloured, so the cards are what the eye finds first"."""
    for (face, _, _), look in zip(all_faces()[:27], drawn(size, all_faces())[:27], strict=True):
        ink = theme.INKS[face // 3 % 3]
        assert set(look) <= {theme.GROUND, theme.PANEL, theme.SOFT, theme.LIGHT, ink, ink + 1, ink + 2}
        assert ink in look


@pytest.mark.parametrize("size", (18, 22, 30, 44))
def test_every_set_of_marks_can_be_told(size: int) -> None:
    """Cursor and choice "can be told apart from the corner of the eye, and on one card together"; so can the other marks."""
    marks = (dieface.CURSOR, dieface.CHOSEN, dieface.ALONE, dieface.LOOSE, dieface.FRESH)
    sets = [sum(part) for count in range(3) for part in combinations(marks, count)]
    sets.remove(dieface.CHOSEN | dieface.LOOSE)  # a chosen one is in the hand: it hangs nowhere
    for face in (1, 20, dieface.WILD):
        looks = drawn(size, tuple((face, one, False) for one in sets))
        for first, second in combinations(looks, 2):
            assert differing(first, second) >= size


@pytest.mark.parametrize("size", (18, 22, 30, 44))
def test_a_wild_keeps_its_sign_when_it_has_a_face(size: int) -> None:
    """RULES 6.1: "a WILD is given a face when it is laid": it shows that face, and still that it is a WILD."""
    plain = drawn(size, all_faces())
    given = drawn(size, tuple((face, 0, True) for face in range(27)))
    for face in range(27):
        assert size / 2 <= differing(plain[face], given[face]) <= size * size / 4


def test_a_size_that_is_none_is_refused() -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "none.json"
        file.write_text("[]")
        for size in (17, 49):
            done = interpreter.run_script(SCRIPT, ("64", "64", str(size), str(file), ""))
            assert f"a die has 18 to 48 pixels, not {size}" in done.stdout + done.stderr


@pytest.mark.parametrize("palette", range(4))
def test_greyed_dice_stand_out_in_every_palette(palette: int) -> None:
    """The card of a die that is part of no SET is darker than that of one that is: by a tenth of the way to black."""
    colours = palettes.colours(palette)
    light, soft = (sum(colours[name].to_bytes(3, "big")) for name in (theme.LIGHT, theme.SOFT))
    assert soft <= 0.9 * light


def test_the_parts_are_what_the_generator_makes() -> None:
    assert assets.module() == (paths.FACES / "dice.py").read_text()
    assert len(paths.load(paths.FACES / "dice.py").MASKS) <= 4000
