"""What is wrong with a language of the firmware, in plain words: `make language LANGUAGE=de`."""

from __future__ import annotations

import itertools
import re
import shutil
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from PIL import Image
from tercet.core.games import NAMES
from tercet.ui.fonts import small
from tercet.ui.text import LANGUAGES, initials

from tools import shots
from tools.simulator import Simulator

PARTS = ("", "refusals", "help", "learn", "device", "dice", "medals", "challenge", *NAMES)
SCRIPT = Path(__file__).parent / "on_device" / "overflow.py"
WATCH = SCRIPT.with_name("watch.py")  # who looks on, beside it
LIMIT = 900_000  # ms of simulated time for all screens
FEWEST = 1500  # screens that are looked at
BOARDS = ("picosystem", "pico_display")  # 240x240 and 240x135: the other panels have more room
PICTURES = shots.PICTURES / "languages"
SHOWN = (  # screens of which there are pictures in every language
    "menu",
    "setup_classic",
    "refused",
    "table_refused",
    "pause",
    "result",
    "help_classic",
    "tutorial_number",
    "cubed_laid",
    "settings",
)
_PLACE = re.compile(r"%(?:\(\w+\))?[ds%]")  # %d and %s where there is one, %(name)d and %(name)s where there are several


def module(code: str, part: str) -> ModuleType:
    """A part of a language; ModuleNotFoundError where it has none."""
    return import_module(f"tercet.ui.text.{code}" + (f".{part}" if part else ""))


def file_of(code: str, part: str) -> str:
    """The file of a part, as a person looks for it."""
    return f"{code}/{part or '__init__'}.py"


def entries(value: object, name: str = "") -> Iterator[tuple[str, str]]:
    """Every string of a word, with the way to it: NAME, NAME[2], NAME["full"][0]."""
    if isinstance(value, str):
        yield name, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from entries(each, f"{name}[{key!r}]")
    elif isinstance(value, tuple | list):
        for place, each in enumerate(value):
            yield from entries(each, f"{name}[{place}]")


def own(part: ModuleType) -> dict[str, object]:
    """The words of a module by their names."""
    return {name: value for name, value in vars(part).items() if name.isupper() and not name.startswith("_")}


def faults(code: str) -> list[str]:
    """What is missing in a language or not as in English: a line each, with file and name; [] where all is well."""
    found = []
    for part in PARTS:
        where = file_of(code, part)
        try:
            words = own(module(code, part))
        except ModuleNotFoundError:
            found.append(f"{where} is missing")
            continue
        wanted = own(module("en", part))
        found += [f"{where}: {name} is missing" for name in wanted if name not in words]
        found += [f"{where}: {name} is not known; English has no such word" for name in words if name not in wanted]
        for name in wanted:
            if name in words:
                found += [f"{where}: {fault}" for fault in _differences(name, wanted[name], words[name])]
        for name, text in entries(words):
            strange = sorted({character for character in text if not has_glyph(character)})
            found += [f"{where}: {name[2:-2]} has {one!r} (U+{ord(one):04X}), which the fonts do not have" for one in strange]
    return found + _refusals(code)


def _differences(name: str, wanted: object, word: object) -> Iterator[str]:
    """In what a word differs from the English one in its form."""
    if isinstance(wanted, str) and isinstance(word, str):
        places, found = sorted(_PLACE.findall(wanted)), sorted(_PLACE.findall(word))
        if places != found:
            yield f"{name} must have {' and '.join(places) or 'no placeholder'}, not {' and '.join(found) or 'none'}: {word!r}"
    elif isinstance(wanted, dict) and isinstance(word, dict):
        if list(wanted) != list(word):
            yield f"{name} must have the keys {list(wanted)}, not {list(word)}"
        for key in wanted:
            if key in word:
                yield from _differences(f"{name}[{key!r}]", wanted[key], word[key])
    elif isinstance(wanted, tuple) and isinstance(word, tuple):
        if len(wanted) != len(word):
            yield f"{name} must have {len(wanted)} parts, not {len(word)}"
        for place, (one, other) in enumerate(zip(wanted, word, strict=False)):
            yield from _differences(f"{name}[{place}]", one, other)
    elif type(wanted) is not type(word):
        yield f"{name} must be a {type(wanted).__name__}, not a {type(word).__name__}"


def has_glyph(character: str) -> bool:
    """Tell whether the fonts have a character."""
    return " " <= character <= "~" or "\xa0" <= character <= "\xff" or character in small.EXTRAS


def _refusals(code: str) -> list[str]:
    """What the functions of a language cannot do, and colours that cannot be told by their letters."""
    try:
        text = module(code, "")
        words = refusals(code)
        forms = [text.counted(number, ("one", "many")) for number in range(30)]
    except (ModuleNotFoundError, AttributeError, TypeError, IndexError, KeyError) as error:
        return [f"{code}/refusals.py or counted(): {type(error).__name__}: {error}"]
    found = [
        f"{file_of(code, 'refusals')}: {line!r} has no glyph for {one!r}"
        for line in words
        for one in line
        if not has_glyph(one)
    ]
    if set(forms) != {"one", "many"}:
        found.append(f"{file_of(code, '')}: counted() never gives the form for {({'one', 'many'} - set(forms)).pop()}")
    for palette, names in enumerate(text.COLOURS):
        letters = initials(names)
        if len(set(letters)) < 3 or max(map(len, letters)) > 2 or not re.fullmatch("[A-Z]+", "".join(letters)):
            found.append(
                f"{file_of(code, '')}: COLOURS[{palette}] must differ in their first or second letters, of A to Z: "
                f"{', '.join(names)}; they are on the cards"
            )
    return found


def refusals(code: str) -> list[str]:
    """Every refusal of a language, long and short, and what is alike: for somebody who reads them all, and for the test."""
    text = module(code, "")
    lines = []
    for feature in range(4):
        colours = text.COLOURS[0]
        for twice, once in itertools.permutations(range(3), 2):
            lines.append(text.reason(feature, twice, once, colours))
            lines.append(text.short_reason(feature, twice, once, colours))
            if feature == 0:
                lines.append(text.short_reason(feature, twice, once, colours, True))
        for value in range(3):
            lines.append(text.alike(feature, value, colours))
            lines.append(text.all_cards(feature, value, colours))
    for colours in text.COLOURS[1:]:
        lines += [text.reason(1, twice, once, colours) for twice, once in itertools.permutations(range(3), 2)]
    return [str(line) for line in lines]


def too_wide(code: str, board: str, changes: str = "", palettes: int = 4) -> tuple[int, list[str]]:
    """Show every screen with the longest values on a board; return how many, and a line for each text that overflows.

    changes: Python that changes words before; palettes: 1 to 4 whose colour words are tried. RuntimeError with what was
    printed last where the firmware stops.
    """
    place = [one for one, _ in LANGUAGES].index(code)
    before = f"{shots.in_language(place)}{changes}\n"
    with tempfile.TemporaryDirectory() as folder:
        firmware = shots.lay_out(Path(folder), before + SCRIPT.read_text().replace("%PALETTES%", str(palettes)))
        shutil.copy(WATCH, firmware)
        with Simulator(board, firmware=firmware, heapsize="3M", patience=300) as handheld:
            handheld.run(LIMIT)
            lines = handheld.serial_output.decode().splitlines()
            if handheld.exit_code != 0:
                raise RuntimeError("\n".join(lines[-20:]))
    counts = [int(line.split()[1]) for line in lines if line.startswith("scenes ")]
    return counts[0], [line.removeprefix("overflow ") for line in lines if line.startswith("overflow ")]


def places(code: str, words: str) -> list[str]:
    """Where words that were seen on the glass may stand in a language: file and name of each entry that they can come from."""
    found = []
    for part in PARTS:
        for name, text in entries(own(module(code, part))):
            pattern = ".+?".join(re.escape(piece) for piece in _PLACE.split(text))
            if len(text) > 2 and _PLACE.sub("", text).strip() and re.search(pattern, words):
                found.append(f"{file_of(code, part)} {name[2:].replace(chr(39) + ']', '', 1)}")
    return found


def folder(code: str, board: str) -> Path:
    """Where the pictures of a language on a board's panel are kept."""
    return PICTURES / f"{code}_{shots.folder(board).name}"


def write_pictures(code: str) -> None:
    """Take the pictures of a language anew."""
    for board in BOARDS:
        shots.write(folder(code, board), pictures(code, board))


def pictures(code: str, board: str) -> Iterator[tuple[str, Image.Image]]:
    """Yield (name, picture) of the screens of SHOWN in a language."""
    place = [one for one, _ in LANGUAGES].index(code)
    for name, picture in shots.take(board, language=place):
        if name in SHOWN:
            yield name, picture
