"""Code, tests and pages cite RULES, DESIGN and CASES: every section and every sentence that they cite stands in firmware/."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("RULES", "DESIGN", "CASES")
PLACES = ("firmware", "host_tests", "tools", "boards", ".github")
READ = (".py", ".pyi", ".pyx", ".md", ".c", ".h", ".ld", ".cmake", ".js", ".mjs", ".html", ".css", ".toml", ".sh", ".yml")
SECTION = re.compile(r"\bRULES(?:\.md)?[ ,]*(?:section )?(\d(?:\.\d)?)")
SENTENCE = re.compile(r'\b(RULES|DESIGN|CASES)(?:\.md)?[ ,:]*(?:section )?[0-9.]*[^"]{0,60}?"([^"]{4,200})"')


def plain(text: str) -> str:
    """Words alone, so that line ends and stars do not matter."""
    return re.sub(r"\s+", " ", text.replace("*", "")).lower()


def pages() -> dict[str, str]:
    return {name: (ROOT / "firmware" / f"{name}.md").read_text() for name in PAGES}


def sources() -> dict[Path, str]:
    """Return every text of ours that may cite, by its path: code, tests, tools, boards, and all pages."""
    found = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in READ]
    found += [path for path in ROOT.iterdir() if path.suffix in READ or path.name == "Makefile"]
    return {path.relative_to(ROOT): path.read_text() for path in found if "node_modules" not in path.parts}


def quoting(path: Path, text: str) -> list[str]:
    """Return the parts of a text that may quote a page: of Python its docstrings, of anything else all of it."""
    return re.findall(r'"""(.*?)"""', text, re.DOTALL) if path.suffix == ".py" else re.split(r"\n\s*\n|\n(?=\|)", text)


def broken(texts: dict[Path, str]) -> list[str]:
    """Every citation that leads nowhere, with its place."""
    known = pages()
    sections = set(re.findall(r"^#+ (\d(?:\.\d)?)[ .]", known["RULES"], re.MULTILINE))
    words = {name: plain(text) for name, text in known.items()}
    found = []
    for path, text in texts.items():
        found += [f"{path}: RULES {number}" for number in SECTION.findall(text) if number not in sections]
        for passage in quoting(path, text):
            for page, quoted in SENTENCE.findall(plain_lines(passage)):
                parts = [part.strip(" .,;") for part in quoted.split("...")]
                found += [f"{path}: {page} {part!r}" for part in parts if part and plain(part) not in words[page]]
    return found


def plain_lines(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def test_every_citation_leads_somewhere() -> None:
    texts = sources()
    assert sum(len(SECTION.findall(text)) for text in texts.values()) > 100
    assert broken(texts) == []


def test_none_leads_out_of_the_repository() -> None:
    """No page that a reader of the repository cannot open, and no number of an issue unless it is a link to it."""
    outside = re.compile(r"\b[Ii]ssues? \d|\bHARDWARE\.md|\bSTYLE\b[ .:,]|\bPLAYER\.md|\bSILICON\.md")
    texts = {path: re.sub(r"\[[^]]*\]\(https://[^)]*\)", "", text) for path, text in sources().items()}
    assert [str(path) for path, text in texts.items() if path.name != Path(__file__).name and outside.search(text)] == []


def astray(texts: dict[Path, str]) -> list[str]:
    """Every link of a page to a file that is not there, with its place."""
    found = []
    for path, text in texts.items():
        if path.suffix == ".md":
            targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
            found += [f"{path}: {to}" for to in targets if "://" not in to and not (ROOT / path.parent / to).exists()]
    return found


def test_every_link_leads_somewhere() -> None:
    assert astray(sources()) == []


def test_a_link_that_leads_nowhere_is_seen() -> None:
    text = "[the map](README.md#the-rooms), [a page](GONE.md), [elsewhere](https://example.org/GONE.md)"
    assert astray({Path("firmware/a.md"): text}) == ["firmware/a.md: GONE.md"]


def test_a_citation_that_leads_nowhere_is_seen() -> None:
    rules, cases = "RULES", "CASES"  # apart, so that these are no citations of this file
    wrong = f'"""{rules} 9: a rule.""" """{cases}: "A fault that nobody knows"."""'
    text = wrong + f'"""{rules} 5: "One point ... share the place"."""'
    assert broken({Path("a.py"): text}) == [f"a.py: {rules} 9", f"a.py: {cases} 'A fault that nobody knows'"]


def test_a_page_that_cites_what_is_not_there_is_seen() -> None:
    cases = "CASES"
    text = f'A line of its own.\n\nAs {cases} says: "A fault that\nnobody knows".'
    assert broken({Path("a.md"): text}) == [f"a.md: {cases} 'A fault that nobody knows'"]
