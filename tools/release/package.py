"""package.json, by which `mpremote mip install github:OWNER/tercet` finds the game; made by `python -m tools.release.package`.

Its names are relative to itself, so it works wherever the repository lies. The modules come as source, which MicroPython
compiles when it loads them: for a chip whose heap holds them, and with a board.py and a main.py of one's own.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.deploy.game import START
from tools.release.notes import version

ROOT = Path(__file__).resolve().parents[2]
_NOT_INSTALLED = ("_boot.py", "tercet/device/web/")  # an image's own, and a page's
_RENAMED = {"main.py": f"{START}.py"}


def package(root: Path = ROOT) -> str:
    """The text of package.json: every module of the firmware, and where it goes below /lib."""
    firmware = root / "firmware"
    names = sorted(path.relative_to(firmware).as_posix() for path in firmware.rglob("*.py"))
    urls = [[_RENAMED.get(name, name), f"firmware/{name}"] for name in names if not name.startswith(_NOT_INSTALLED)]
    lines = ",\n".join(f"    {json.dumps(pair)}" for pair in urls)
    return f'{{\n  "version": {json.dumps(version(root))},\n  "deps": [],\n  "urls": [\n{lines}\n  ]\n}}\n'


def main() -> int:
    """Write package.json."""
    (ROOT / "package.json").write_text(package(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
