"""Players who read another language: their modules' `en` is another language's words for the length of a test."""

from __future__ import annotations

import sys

import pytest
from tercet.ui.text import LANGUAGES, words

READERS = ("host_tests.players", "host_tests.screens.learn", "host_tests.long.test_emulated_languages")


def speak(code: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Let all players read this language; return its place among LANGUAGES. Names are the same in all languages."""
    place = [one for one, _ in LANGUAGES].index(code)
    for name, module in list(sys.modules.items()):
        if name.startswith(READERS) and hasattr(module, "en"):
            monkeypatch.setattr(module, "en", words(place))
    return place
