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
IN_MANUAL = (  # further ones that the manuals show, of BOARDS[0] only; first_language is the same in every language
    "tutorial_quiz_3",
    "first_colours",
    "setup_timed",
    "play_12",
    "arcade",
    "table_picking",
    "setup_table",
    "standings",
    "speed_picking",
    "crossword_loose",
    "statistics",
    "challenge",
    "challenge_typed",
    "letters_palette_1",
)
FEATURES = ("number", "colour", "shading", "shape")
WHY_NOT = ("reason", "short_reason", "short_reason")  # what a language has for three that are no SET, in full and short
ALIKE = ("alike", "all_cards")
_WHERE = {  # their lines in the file of refusals, for whoever reads them
    WHY_NOT: "two and one: after a wrong claim | short, among others | beside the word",
    ALIKE: "the same three times: beside the word | in the help of a game in which all cards have it",
}
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


def _key(name: str) -> str:
    """The way to a string from entries() of own(), as it stands in the file: NAME["full"][0]."""
    return name[2:].replace("']", "", 1)


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
            found += [f"{where}: {_key(name)} has {one!r} (U+{ord(one):04X}), which the fonts do not have" for one in strange]
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
        words = list(_made(code))
        forms = [text.counted(number, ("one", "many")) for number in range(30)]
    except (ModuleNotFoundError, AttributeError, TypeError, IndexError, KeyError) as error:
        return [f"{code}/refusals.py or counted(): {type(error).__name__}: {error}"]
    found = [
        f"{file_of(code, 'refusals')}: {function}() says {line!r}, and the fonts do not have {one!r} (U+{ord(one):04X})"
        for function, line in words
        for one in sorted(set(line))
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
    """Every refusal of a language, and what is alike, under headings: for somebody who reads them all, and for the test."""
    lines = []
    for heading, functions, rows in _sentences(code):
        lines += ["", f"## {heading}, {_WHERE[functions]}", *(" | ".join(row) for row in rows)]
    return lines[1:]


def _sentences(code: str) -> Iterator[tuple[str, tuple[str, ...], list[tuple[str, ...]]]]:
    """Yield what the functions of a language say of each feature, a colour in each palette: its name, their names, and a row
    of their answers for each of its values.
    """
    text, english = module(code, ""), module("en", "")
    for feature, name in enumerate(FEATURES):
        for colours, palette in zip(text.COLOURS, english.PALETTES, strict=True) if feature == 1 else [(text.COLOURS[0], "")]:
            heading = f"{name} ({text.FEATURES[feature]})" + f", {palette}" * bool(palette)
            pairs = [(feature, twice, once, colours) for twice, once in itertools.permutations(range(3), 2)]
            rows: list[tuple[str, ...]] = [
                (text.reason(*pair), text.short_reason(*pair), text.short_reason(*pair, True)) for pair in pairs
            ]
            yield heading, WHY_NOT, rows
            values = [(feature, value, colours) for value in range(3)]
            yield heading, ALIKE, [(text.alike(*value), text.all_cards(*value)) for value in values]


def _made(code: str) -> Iterator[tuple[str, str]]:
    """Yield each answer of those functions, with the function's name."""
    for _, functions, rows in _sentences(code):
        for row in rows:
            yield from zip(functions, row, strict=True)


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
    """Where words that were seen on the glass may stand in a language: file and name of what they can come from.

    Only what has these very words, where there is such; else first what makes up most of them, and nothing that makes up less
    than half as much.
    """
    same: dict[str, bool] = {}
    found: dict[str, tuple[int, int]] = {}
    for place, text in _everything(code):
        pieces = _PLACE.split(text)
        known = len("".join(pieces).strip())
        if not re.search(".+?".join(map(re.escape, pieces)), words):
            known = len(words) if _numberless(words) in _numberless(text) else 0  # a line of a longer text
        if text == words:
            same[place] = True
        elif known > 2:
            found[place] = max(found.get(place, (0, 0)), (known, -len(text)))
    if same:
        return list(same)
    most, _ = max(found.values(), default=(0, 0))
    return [place for place in sorted(found, key=found.__getitem__, reverse=True) if 2 * found[place][0] >= most]


def _everything(code: str) -> Iterator[tuple[str, str]]:
    """Yield all strings of a language with file and name, and what its functions make."""
    for part in PARTS:
        for name, text in entries(own(module(code, part))):
            yield f"{file_of(code, part)} {_key(name)}", text
    for function, text in _made(code):
        yield f"{file_of(code, 'refusals')} {function}()", text


def _numberless(text: str) -> str:
    """A text with one sign for each number and each placeholder."""
    return re.sub(rf"{_PLACE.pattern}|\d+", "%", text)


def folder(code: str, board: str) -> Path:
    """Where the pictures of a language on a board's panel are kept."""
    return PICTURES / f"{code}_{shots.folder(board).name}"


def write_pictures(code: str) -> None:
    """Take the pictures of a language anew."""
    for board in BOARDS:
        shots.write(folder(code, board), pictures(code, board))


def shown(board: str) -> tuple[str, ...]:
    """The screens of which there are pictures in every language, on a board's panel."""
    return SHOWN + IN_MANUAL * (board == BOARDS[0])


def pictures(code: str, board: str) -> Iterator[tuple[str, Image.Image]]:
    """Yield (name, picture) of the screens of shown() in a language."""
    place = [one for one, _ in LANGUAGES].index(code)
    for name, picture in shots.take(board, language=place):
        if name in shown(board):
            yield name, picture
