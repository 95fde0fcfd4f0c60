"""Fixtures for all host tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tools.image import build


@pytest.fixture(scope="session")
def uf2() -> Callable[[str], Path]:
    """The UF2 of a board by its name, built when it is first asked for; what is missing for it fails the test."""
    return cache(build)
