"""A module of the core as it is when it is imported for the first time: its tables are filled again."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any


def fresh(module: ModuleType) -> Any:
    """Return a second copy of a module, which nothing else knows."""
    assert module.__file__
    spec = spec_from_file_location(module.__name__, module.__file__)
    assert spec and spec.loader
    copy = module_from_spec(spec)
    spec.loader.exec_module(copy)
    return copy
