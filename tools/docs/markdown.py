"""A text with parts that are made: what stands between "<!-- made: NAME -->" and "<!-- end -->".

Not cog: with it, Python code would have to stand in the README of every board and in the manual of every language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

_PART = re.compile(r"<!-- made: (?P<name>[a-z]+) -->\n.*?<!-- end -->", re.DOTALL)


class DocsError(ValueError):
    """A text asks for a part that nobody makes."""


def fresh(text: str, parts: Mapping[str, Callable[[], str]]) -> str:
    """Return a Markdown text with its made parts made anew; DocsError for a part that is not known."""

    def part(found: re.Match[str]) -> str:
        name = found["name"]
        if name not in parts:
            raise DocsError(f"no part is called {name!r}; there are: {', '.join(parts)}")
        return f"<!-- made: {name} -->\n{parts[name]()}\n<!-- end -->"

    return _PART.sub(part, text)


def table(*rows: tuple[str, ...]) -> str:
    """Return rows, the headings first, as a Markdown table."""
    lines = ["| " + " | ".join(cells) + " |" for cells in rows]
    return "\n".join([lines[0], "|" + " --- |" * len(rows[0]), *lines[1:]])
