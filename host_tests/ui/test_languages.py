"""Every language has all words, of the same form as the English ones, and a new one is added as README.md says."""

from __future__ import annotations

import itertools
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tercet.ui import text
from tercet.ui.text import LANGUAGES, en

from host_tests.players.player import Player
from host_tests.rigs import on_micropython
from tools import boards, languages
from tools.assets.preview import fonts
from tools.simulator import Simulator, interpreter

PAGE = interpreter.FIRMWARE / "tercet" / "ui" / "text" / "README.md"
REFUSALS = Path(__file__).parent / "refusals"  # what is said in each language, for a native reader
CODES = [code for code, _ in LANGUAGES]


def test_languages_are_named() -> None:
    assert LANGUAGES[0] == ("en", "English")
    assert len({code for code, _ in LANGUAGES}) == len({name for _, name in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("code", CODES)
def test_a_language_has_all_words(code: str) -> None:
    assert languages.faults(code) == []


def test_a_language_that_was_left_out_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others keep their places; who has chosen it before reads English."""
    monkeypatch.setattr(text, "LEFT_OUT", ("no", "is"))
    assert text.offered() == (0, 1, 2, 3, 4)
    assert text.words(6) is en and text.words(1).TITLE == "Tercet"


def test_one_language_is_on_the_heap_at_a_time() -> None:
    """Each takes 8 KB: seven would leave too little for the games."""
    assert on_micropython.run(Path(__file__).parent / "on_device" / "languages_script.py") == ["one language at a time"]


@pytest.mark.parametrize("feature", range(4))
@pytest.mark.parametrize("code", CODES)
def test_what_is_read_is_all_that_can_be_said(code: str, feature: int) -> None:
    """Each of the four features with each of its values, a colour in each palette: whatever a screen asks a language for."""
    words = text.words(CODES.index(code))
    lines = languages.refusals(code)
    for names in words.COLOURS if feature == 1 else words.COLOURS[:1]:
        for twice, once in itertools.permutations(range(3), 2):
            three = (feature, twice, once, names)
            assert " | ".join((words.reason(*three), words.short_reason(*three), words.short_reason(*three, True))) in lines
        for value in range(3):
            assert f"{words.alike(feature, value, names)} | {words.all_cards(feature, value, names)}" in lines
    headings = [line for line in lines if line.startswith(f"## {languages.FEATURES[feature]} ({words.FEATURES[feature]})")]
    assert len(headings) == len(set(headings)) == (8 if feature == 1 else 2)


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_as_it_was_read(code: str) -> None:
    """All of them, for every feature and value: refusals/<code>.txt is for a native reader; `make language` writes it anew."""
    assert languages.refusals(code) == (REFUSALS / f"{code}.txt").read_text().splitlines()


@pytest.mark.parametrize(
    "file, old, new, told",
    [
        ("__init__.py", 'GO_ON = "continue"\n', "", "xx/__init__.py: GO_ON is missing"),
        (
            "__init__.py",
            "%(round)d of %(rounds)d done",
            "%(round)d of %(all)d done",
            "xx/__init__.py: ROUND_DONE must have %(round)d and %(rounds)d, not %(all)d and %(round)d",
        ),
        (
            "__init__.py",
            "%(round)d of %(rounds)d done",
            "%d of %d done",
            "xx/__init__.py: ROUND_DONE must have %(round)d and %(rounds)d, not %d and %d",
        ),
        ("__init__.py", 'SEAT = "Seat %d"', 'SEAT = "Seat"', "xx/__init__.py: SEAT must have %d, not none"),
        (
            "__init__.py",
            '"The language of all texts."',
            '"The language of all te\u0445ts."',
            "xx/__init__.py: SETTING_ROWS['language'][1] has '\u0445' (U+0445)",
        ),
        ("refusals.py", '"solid"', '"soli\u0111"', "xx/refusals.py: reason() says 'two are soli\u0111, one is striped'"),
        ("table.py", 'NAME = "Table game"', 'NAME = "Table gam\u0151"', "xx/table.py: NAME has '\u0151' (U+0151)"),
        ("speed.py", 'BY_ROUND = "by round"', 'BY_ROUNDS = "by round"', "xx/speed.py: BY_ROUNDS is not known"),
        ("__init__.py", '"red", "green"', '"grey", "green"', "xx/__init__.py: COLOURS[0] must differ in their first or second"),
        (
            "__init__.py",
            '"red", "green"',
            '"érable", "green"',
            "xx/__init__.py: COLOURS[0] must differ in their first or second",
        ),
    ],
)
def test_what_is_wrong_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, told: str
) -> None:
    """A missing key, a wrong placeholder, a character without a glyph: each named, with file and key."""
    faults = _faults_with(tmp_path, monkeypatch, file, old, new)
    assert any(fault.startswith(told) for fault in faults), faults


def test_a_language_orders_a_sentence_as_it_likes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wanted: "no sentence is put together from parts in English order: every sentence is one entry with named parts"."""
    old, new = "Round %(round)d of %(rounds)d done", "Of %(rounds)d rounds, %(round)d is done"
    assert _faults_with(tmp_path, monkeypatch, "__init__.py", old, new) == []
    assert new % {"round": 2, "rounds": 3} == "Of 3 rounds, 2 is done"


@pytest.mark.parametrize("code", CODES)
def test_where_there_are_several_placeholders_they_have_names(code: str) -> None:
    for part in languages.PARTS:
        for name, entry in languages.entries(languages.own(languages.module(code, part))):
            assert len(re.findall("%[ds]", entry)) < 2, f"{code} {part} {name}"


def test_the_fonts_have_the_same_characters() -> None:
    """CASES: "Letters vanish although the text has them": words are looked up in one font, and drawn in any."""
    first, *others = fonts()
    assert all((font.EXTRAS, len(font.INDEX)) == (first.EXTRAS, len(first.INDEX)) for font in others)


SINGULAR = {"fr": (0, 1), "is": (1, 21, 31, 101, 121)}  # of the numbers below; in the other languages 1 alone


@pytest.mark.parametrize("code", CODES)
def test_a_word_goes_with_its_number(code: str) -> None:
    """CASES: "Sentences put together from parts; "1 points"." On the glass check_result() looks for them."""
    own, numbers = text.words(CODES.index(code)), (0, 1, 2, 3, 10, 11, 12, 20, 21, 31, 100, 101, 111, 121)
    for pair in (own.POINTS, own.SETS, own.WRONG, own.HINTS):
        assert len(pair) == 2 and all(pair)
        assert [number for number in numbers if own.counted(number, pair) == pair[0]] == list(
            numbers if pair[0] == pair[1] else SINGULAR.get(code, (1,))
        )


@pytest.mark.parametrize(
    "code, words, first",
    [
        ("de", "Die Sprache aller Texte.", "de/__init__.py SETTING_ROWS['language'][1]"),
        ("de", "\u00d7 zweimal Raute, einmal Balken", "de/refusals.py reason()"),
        ("de", "\u00d7 2 rot, 1 grün · 2 voll, 1 leer +10 s", "de/refusals.py short_reason()"),
        ("de", "Alle Symbole sind türkis.", "de/refusals.py all_cards()"),
        ("en", "Round 2 of 9 done", "en/__init__.py ROUND_DONE"),
        ("en", "Every card has four features. The", "en/learn.py FEATURE_PAGES[0][1]"),
    ],
)
def test_where_words_on_the_glass_come_from(code: str, words: str, first: str) -> None:
    """What is too wide is named with file and key: the whole text, a text in it, what a function makes, a line of a help."""
    places = languages.places(code, words)
    assert places[:1] == [first], places


def test_words_without_a_place_are_nobodys() -> None:
    assert languages.places("en", "Mornington Crescent") == []


def test_no_word_is_without_use() -> None:
    """What no screen asks for would be translated in vain, six times."""
    sources = [path.read_text() for path in (interpreter.FIRMWARE / "tercet").rglob("*.py") if "text" not in path.parts]
    asked = set(re.findall(r"\b[A-Z][A-Z0-9_]*\b", "\n".join(sources)))
    for part in languages.PARTS:
        assert set(languages.own(languages.module("en", part))) <= asked, part


def test_french_has_no_plain_space_before_a_mark() -> None:
    """A line would break there, and begin with the mark."""
    words = [entry for part in languages.PARTS for entry in languages.entries(languages.own(languages.module("fr", part)))]
    assert [entry for entry in words if re.search(" [:;!?]", entry[1])] == []
    assert [line for line in languages.refusals("fr") if not line.startswith("## ") and re.search(" [:;!?]", line)] == []


def _faults_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str) -> list[str]:
    """What is said of a language that is English but for one change."""
    folder = tmp_path / "xx"
    shutil.copytree(Path(en.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    page = (folder / file).read_text()
    assert old in page
    (folder / file).write_text(page.replace(old, new, 1))
    monkeypatch.setattr(text, "__path__", [*text.__path__, str(tmp_path)])
    try:
        return languages.faults("xx")
    finally:
        for name in [name for name in sys.modules if name.startswith("tercet.ui.text.xx")]:
            del sys.modules[name]


def test_a_language_is_added_as_the_page_says(tmp_path: Path) -> None:
    """Wanted: "adding a language: one page ... tried by doing it": its commands and its line, and it is chosen by the keys."""
    firmware = tmp_path / "firmware"
    shutil.copytree(interpreter.FIRMWARE, firmware, ignore=shutil.ignore_patterns("__pycache__"))
    folder = firmware / "tercet" / "ui" / "text"
    page = PAGE.read_text()
    for command in re.findall(r"^    (cp .+)$", page, re.MULTILINE):
        subprocess.run(["sh", "-c", command], cwd=firmware.parent, check=True)
    (lines,) = re.findall(r"```python\n(LANGUAGES = .+?\)\n)```", page, re.DOTALL)
    table = (folder / "__init__.py").read_text()
    (folder / "__init__.py").write_text(re.sub(r"LANGUAGES = .+?\n\)\n", lines, table, flags=re.DOTALL))
    ours = folder / "nl" / "__init__.py"
    translated = {'TITLE = "Tercet"': 'TITLE = "Drietal"', '"Settings", "Colours': '"Instellingen", "Colours'}
    page = ours.read_text()
    for old, new in translated.items():
        assert old in page
        page = page.replace(old, new)
    ours.write_text(page)
    with Simulator("picosystem", firmware=firmware) as handheld:
        player = Player(handheld, boards.load("picosystem").buttons)
        player.to_menu()
        player.choose(en.SETTINGS[0])
        player.focus(en.SETTING_ROWS["language"][0])
        assert player.value_shown(en.SETTING_ROWS["language"][0], "English")
        player.press("RIGHT")
        player.settle()
        assert player.shows("Nederlands") and player.shows("Instellingen")
        player.press("BACK")
        player.settle()
        assert player.shows("Drietal")
        handheld.run(1500)
        handheld.power_cycle()
        handheld.run(1000)
        player.press("SELECT")
        player.settle()
        assert player.shows("Drietal"), "the choice is kept"


@pytest.mark.parametrize("code", CODES)
def test_start_again_promises_what_the_manual_does(code: str) -> None:
    """New cards come, in whichever game: no language calls it the same game."""
    page = interpreter.FIRMWARE / ("MANUAL.md" if code == "en" else f"MANUAL.{code}.md")
    words = text.words(CODES.index(code))
    row = next(
        line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("- ") and words.START_AGAIN in line
    )
    assert words.START_AGAIN_LINE.rstrip(".").lower() in row.lower()


@pytest.mark.parametrize("code", CODES)
def test_the_help_of_set_cubed_says_what_a_number_on_the_board_is_worth(code: str) -> None:
    """The number is added to the points, once (RULES 6.1); that squares count once would say neither."""
    words = text.words(CODES.index(code))
    about = text.of_game(words, "cubed").HELP[4].lower()
    assert words.POINTS[1][:4].lower() in about, about
