"""The page's own words: every language has all of them, with the same values and marks, and says as the handheld does."""

from __future__ import annotations

import html.parser
import json
import re
from pathlib import Path

import pytest
from tercet.ui.text import LANGUAGES

from tools import languages
from tools.web import build

CODES = [code for code, _ in LANGUAGES]
OTHERS = [code for code in CODES if code != "en"]


class _Named(html.parser.HTMLParser):
    """The names of words in a page, and which of them stand there as text."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[str] = set()
        self.labels: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        if name := found.get("data-word"):
            self.words.add(name)
        if name := found.get("data-label"):
            self.labels.add(name)
            assert found.get("aria-label"), f"{name} has no English words"


def source(name: str) -> str:
    return (build.PAGE / name).read_text(encoding="utf-8")


def in_script() -> dict[str, str]:
    """The English words that the script itself has."""
    found = re.search(r"const ENGLISH = (\{.*?\n\});", source("words.js"), re.DOTALL)
    assert found
    words: dict[str, str] = json.loads(found[1])
    return words


def in_page() -> set[str]:
    """The names of the words that stand in index.html."""
    page = _Named()
    page.feed(source("index.html"))
    return page.words | page.labels


def own(code: str) -> dict[str, str]:
    words: dict[str, str] = json.loads(source(f"words.{code}.json"))
    return words


def marks(text: str) -> list[str]:
    """What is no language in a text: values, tags, file names."""
    return sorted(re.findall(r"\{\w+\}|<[^>]+>|tercet-saves\.json", text))


def english(name: str) -> str:
    """The English words of a name."""
    words = in_script()
    if name in words:
        return words[name]
    found = re.search(
        rf'data-word="{re.escape(name)}"[^>]*>(.*?)</(?:h2|h3|p|span|button|th|figcaption)>', source("index.html")
    )
    return found[1] if found else ""


def test_the_page_speaks_the_handhelds_languages() -> None:
    found = re.search(r"const CODES = (\[.*?\]);", source("words.js"))
    assert found and json.loads(found[1]) == CODES
    assert {path.name for path in build.PAGE.glob("words.*.json")} == {f"words.{code}.json" for code in OTHERS}


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_every_word(code: str) -> None:
    words, wanted = own(code), in_page() | set(in_script())
    assert set(words) == wanted
    for name, text in words.items():
        assert text.strip(), name
        assert marks(text) == marks(english(name)), f"{name}: {text}"


@pytest.mark.parametrize("code", OTHERS)
def test_it_names_things_as_the_handheld_does(code: str) -> None:
    text, words = languages.module(code, ""), own(code)
    assert text.TUTORIAL[0] in words["help.choose"]
    assert languages.module(code, "help").HELP in words["help.choose"]
    for button, name in ("SELECT", text.CHOOSE), ("BACK", text.BACK), ("HINT", text.HINT):
        assert words[f"key.{button}"] == name
    assert words["key.MENU"].split(", ") == [
        text.NO_MATCH,
        languages.module(code, "puzzle").VIEW,
        languages.module(code, "crossword").MORE,
    ]
    assert words["key.move"] == languages.module(code, "learn").KEY_MOVE
    hold = languages.module(code, "learn").HOLD_FOR % "{long}"
    assert words["key.hold"].endswith(hold)
    assert hold.split(":")[0].strip() in words["keys.held"]


def test_scripts_ask_for_words_that_there_are() -> None:
    """Each name in a script's words(...) is known, and each that only scripts have is asked for."""
    scripts = "".join(source(path.name) for path in Path(build.PAGE).glob("*.js") if path.name != "words.js")
    known = in_page() | set(in_script())
    asked = {
        name for call in re.findall(r"words\(([^()]*)", scripts) for name in re.findall(r'"([\w. ]+)"', call.split("{")[0])
    }
    assert asked <= known, asked - known
    made = ("key.", "back.", "file.", "saves.", "kept.")  # whose last part is known when it is wanted
    assert {name for name in set(in_script()) - asked if not name.startswith(made)} == {"full", "off"}


DICE = {"en": "dice", "de": "Würfel", "fr": "dés", "sv": "tärningar", "no": "terninger", "fi": "noppaa", "is": "teninga"}


@pytest.mark.parametrize("code", DICE)
def test_the_help_says_that_dice_are_touched_too(code: str) -> None:
    assert DICE[code] in (english("help.choose") if code == "en" else own(code)["help.choose"])
