"""Where things lie in the repository, and how the device's own modules are read here."""

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
USER_INTERFACE = ROOT / "firmware" / "tercet" / "ui"
FACES = USER_INTERFACE / "faces"
FONTS = USER_INTERFACE / "fonts"
BUILD = ROOT / "build" / "assets"

COMMAND = "python -m tools.assets"


def load(path: Path) -> ModuleType:
    """The module in this file: loaded by its path, so that no package of the firmware needs to be importable."""
    specification = importlib.util.spec_from_file_location(f"tercet_asset_{path.stem}", path)
    if specification is None or specification.loader is None:
        raise ImportError(f"{path} is no Python module")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module
