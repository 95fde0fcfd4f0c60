"""The page as it is served."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.web import build


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as `make web` writes it."""
    folder = tmp_path_factory.mktemp("page") / "web"
    build.build(folder)
    return folder
