"""The player's manual says the same in every language, in the words of the glass; what firmware/MANUAL.md says comes first."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace

import pytest
from tercet.core.games import NAMES
from tercet.screens.pause import Pause
from tercet.ui.text import LANGUAGES

from tools import languages
from tools.docs import __main__ as docs
from tools.docs import kits, manuals
from tools.docs.words import WORDS

MADE = re.compile(r"<!-- made: ([a-z]+) -->\n.*?<!-- end -->", re.DOTALL)
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")
QUOTED = re.compile('[“„”«"]\xa0?([^“”„«»"]+?)\xa0?[“”»"]')
NAMED = [(code, name) for code, name in LANGUAGES if code in manuals.CODES]
STEM = 2  # letters at the end of a name that a language may change with the case
ALL = pytest.mark.parametrize("code", manuals.CODES)
FURTHER = pytest.mark.parametrize("code", [code for code in manuals.CODES if code != manuals.FIRST])


@cache
def blocks(code: str) -> list[str]:
    """The paragraphs, headings, lists and rows of pictures of a manual, a line each; of a made part only its mark."""
    text = MADE.sub(r"<<\1>>", manuals.path(code).read_text())
    text = re.sub(r"<!--.*?-->", "<!-- -->", text, flags=re.DOTALL)
    pieces = re.split(r"\n\n+|\n(?=- )", text.strip())
    return [re.sub(r"\s*\n\s*", " ", piece) for piece in pieces]


def kind(block: str) -> str:
    """What a block is: the marks of a heading, "-" of a list, a made part by its name, pictures by theirs, or ""."""
    pictures = [one.rsplit("/", 1)[1] for one in PICTURE.findall(block)]
    if pictures:
        return " ".join(pictures)
    return block if block.startswith("<") else (re.match(r"(#+|-|) ?", block) or [""])[0]


def pairs(code: str) -> Iterator[tuple[str, str]]:
    """Each block of the English manual, and that of another language."""
    return zip(blocks(manuals.FIRST), blocks(code), strict=True)


@cache
def glass(code: str) -> dict[str, str]:
    """All words that can be on the glass in a language, refusals among them; by where they stand, which is alike in all."""
    found = {}
    for part in languages.PARTS:
        for place, words in languages.entries(languages.own(languages.module(code, part))):
            found[part + place] = words
    text = languages.module(code, "")
    for feature, (twice, once) in itertools.product(range(4), itertools.permutations(range(3), 2)):
        found[f"reason {feature} {twice} {once}"] = text.reason(feature, twice, once, text.COLOURS[0])
    return {place: " ".join(words.split()) for place, words in found.items()}


def quoted(block: str) -> list[str]:
    return [" ".join(words.split()) for words in QUOTED.findall(block)]


def stem(name: str) -> str:
    """What is left of a name in every case of it."""
    return name[: max(3, len(name) - STEM)].lower()


def names(code: str) -> list[str]:
    """The games and skills, in an order that is alike in all languages."""
    return [languages.module(code, name).NAME for name in NAMES] + list(languages.module(code, "").SKILLS)


def test_a_language_with_words_for_it_has_a_manual() -> None:
    """Wanted: seven manuals; and no manual whose tables nobody can make."""
    assert set(manuals.CODES) == set(WORDS) >= {"en", "de", "fr", "sv", "fi", "no", "is"}


@ALL
def test_a_manual_begins_with_links_to_the_others(code: str) -> None:
    first = "\n".join(manuals.path(code).read_text().splitlines()[:6])
    for other, name in NAMED:
        link = f"[{name}]({manuals.path(other).name})"
        assert (link in first) == (other != code), link


def test_the_readme_links_to_all_manuals() -> None:
    text = docs.README.read_text()
    assert all(f"[{name}](firmware/{manuals.path(code).name})" in text for code, name in NAMED)


@FURTHER
def test_a_manual_is_built_as_the_english_one(code: str) -> None:
    """The same headings, paragraphs, entries of lists, pictures and made parts, in the same order."""
    assert [kind(block) for block in blocks(code)] == [kind(block) for block in blocks(manuals.FIRST)]


@FURTHER
def test_a_manual_shows_the_pictures_of_its_language(code: str) -> None:
    """Wanted: no English words in another language's picture; the list of languages alone is the same in each."""
    pictures = "../host_tests/screens/pictures"
    for one in PICTURE.findall(manuals.path(code).read_text()):
        name = one.rsplit("/", 1)[1]
        own = "240x240" if name == "first_language.png" else f"languages/{code}_240x240"
        assert one == f"{pictures}/{own}/{name}"
        assert (manuals.path(code).parent / one).exists(), one


@FURTHER
def test_nothing_is_left_in_english(code: str) -> None:
    for english, own in pairs(code):
        if not english.startswith("<") and english.count(" ") > 2:
            assert own != english
    described = r"!\[([^\]]+)\]"
    both = zip(re.findall(described, " ".join(blocks("en"))), re.findall(described, " ".join(blocks(code))), strict=True)
    assert sum(one == other for one, other in both) <= len(NAMES)  # names of games that languages share


@ALL
def test_what_is_quoted_is_on_the_glass(code: str) -> None:
    words = list(glass(code).values())
    for block in blocks(code):
        if not block.startswith("!"):
            for quote in quoted(block):
                assert any(re.search(rf"(?<!\w){re.escape(quote)}(?!\w)", one) for one in words), quote


@FURTHER
def test_the_same_words_of_the_glass_are_quoted(code: str) -> None:
    """What the English manual quotes is quoted in the same paragraph as it stands in the other language."""
    first, own = glass(manuals.FIRST), glass(code)
    for english, block in pairs(code):
        there = quoted(block)
        for quote in quoted(english) if not english.startswith("!") else []:
            wanted = {own[place] for place, words in first.items() if words == quote}
            assert wanted & set(there), f"{quote}: one of {wanted} is missing, there are {there}"


@FURTHER
def test_games_and_skills_are_called_as_on_the_glass(code: str) -> None:
    """In the same paragraphs as in English, in any case of the name."""
    for english, block in pairs(code):
        for name, own in zip(names(manuals.FIRST), names(code), strict=True):
            called = re.search(rf"(?<!\w){name}(?!\w)", english) or (name == "Table game" and "table game" in english.lower())
            if called and not english.startswith("!"):
                assert re.search(rf"(?<!\w){re.escape(stem(own))}", block.lower()), f"{own!r} is not in {block!r}"


@ALL
def test_keys_are_called_as_over_the_columns(code: str) -> None:
    """In the same paragraphs as in English; and the table has them."""
    own = kits.key_names(code)
    for english, block in pairs(code):
        for button, name in kits.key_names(manuals.FIRST).items():
            if re.search(rf"\b{name}\b", english):
                assert re.search(rf"\b{own[button]}\b", block), f"{own[button]} is not in {block!r}"
    heads = next(line for line in kits.keys(code).splitlines()).split(" | ")[2:]
    assert all(head.startswith(name) for head, name in zip(heads, own.values(), strict=True))


@ALL
def test_the_made_tables_and_rules_are_in_the_language(code: str) -> None:
    text = manuals.path(code).read_text()
    assert [re.sub(r"^### ", "", line) for line in text.splitlines() if line.startswith("### ")] == names(code)[: len(NAMES)]
    skills = next(line for line in text.splitlines() if line.startswith("|  | "))
    assert skills == "|  | " + " | ".join(languages.module(code, "").SKILLS) + " |"


def test_all_rows_of_pause_and_settings_are_told() -> None:
    text = languages.module("en", "")
    play = SimpleNamespace(summary=lambda: "")
    pause = Pause(SimpleNamespace(text=text, now=lambda: 0, sound=SimpleNamespace(present=False)), play)
    found = blocks("en")
    told = [quote for block in found if block.startswith("- ") for quote in quoted(block.split(": ")[0])]
    wanted = [row[0] for row in pause.rows] + [row[0] for row in text.SETTING_ROWS.values()]
    assert [quote for quote in told if quote in wanted] == wanted


def test_french_has_its_spaces_before_marks() -> None:
    """One that no line breaks at stands before : ; ? ! and inside of quotation marks."""
    for block in blocks("fr"):
        prose = re.sub(r"`[^`]*`|\]\([^)]*\)|<.*|!(?=\[)", "", block)
        assert not re.search("[^\u00a0][:;?!»]|«[^\u00a0]", prose), prose
