"""Who may import whom (DESIGN, "The house"), and no file over 400 lines: read from the source, nothing is imported."""

import ast
import re
from pathlib import Path

import pytest

FIRMWARE = Path(__file__).parents[1] / "firmware"
LONGEST = 400
GENERATED = ("tercet/ui/faces/", "tercet/ui/fonts/")

# What the files of a folder may import: ours, and of MicroPython's modules. None: any that is not ours.
# struct, json, binascii, array and collections are arithmetic on bytes and containers; they know no hardware, display or clock.
WALLS = {
    "tercet/core/": (("tercet.core",), ("micropython", "struct", "json", "binascii", "array", "collections")),
    "tercet/ui/": (("tercet.ui",), ("micropython", "framebuf")),
    "tercet/screens/": (("tercet.core", "tercet.ui", "tercet.screens"), ()),
    "tercet/device/": (("tercet.device",), None),
    "tercet/app.py": (("tercet",), None),
    "tercet/first.py": (("tercet.device", "tercet.ui"), ()),
    "tercet/__init__.py": ((), ()),
    "main.py": (("tercet",), None),
    "_boot.py": (("tercet.device",), ()),
}
SHIM = "tercet/core/shim.py"  # alone in the core may import micropython
HARDWARE = ("machine", "rp2")  # only device
HARDWARE_FOLDER = "tercet/device/"
DYNAMIC = ("__import__", "exec", "eval", "import_module")


def statements(tree):
    """Yield every node that runs; not what stands under `if TYPE_CHECKING:`, which only a type checker reads."""
    yield tree
    skipped = tree.body if isinstance(tree, ast.If) and isinstance(tree.test, ast.Name) else []
    skipped = skipped if skipped and tree.test.id == "TYPE_CHECKING" else []
    for node in ast.iter_child_nodes(tree):
        if node not in skipped:
            yield from statements(node)


def dynamic(call):
    """Return the name that __import__("a.b") or __import__("a.b." + more) imports, as far as it is written there."""
    name = call.args[0] if call.func.id == "__import__" and call.args else None
    name = name.left if isinstance(name, ast.BinOp) else name
    return name.value.rstrip(".") if isinstance(name, ast.Constant) else call.func.id + "()"


def imports(tree, module):
    """Yield the full name of every module that the source of `module` imports, wherever the statement stands."""
    for node in statements(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")[: -node.level] if node.level else []
            start = ".".join(parts + ([node.module] if node.module else []))
            if start == "tercet" or node.module is None:  # from tercet import core; from . import cards
                for alias in node.names:
                    yield start + "." + alias.name
            else:
                yield start
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DYNAMIC:
            yield dynamic(node)


def inside(name, folders):
    return any(name == folder or name.startswith(folder + ".") for folder in folders)


def faults(firmware):
    """Return every breach of a wall in a firmware folder, as a line each."""
    found = []
    for path in sorted(firmware.rglob("*.py")):
        place = path.relative_to(firmware).as_posix()
        wall = next((wall for wall in WALLS if place == wall or (wall.endswith("/") and place.startswith(wall))), None)
        if wall is None:
            found.append(f"{place}: the house has no such room")
            continue
        ours, others = WALLS[wall]
        for name in imports(ast.parse(path.read_text(encoding="utf-8")), place[:-3].replace("/", ".")):
            if inside(name, ("tercet",)):
                allowed = inside(name, ours)
            elif name.endswith("()"):
                allowed = False
            elif inside(name, HARDWARE):
                allowed = place.startswith(HARDWARE_FOLDER)
            elif name == "micropython" and wall == "tercet/core/":
                allowed = place == SHIM
            else:
                allowed = others is None or inside(name, others)
            if not allowed:
                found.append(f"{place} imports {name}")
    return found


def too_long(firmware):
    """Return the files over 400 lines, the generated ones excepted."""
    found = []
    for path in sorted(firmware.rglob("*.py")):
        place = path.relative_to(firmware).as_posix()
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST and not place.startswith(GENERATED):
            found.append(f"{place} has {lines} lines")
    return found


def test_the_house_is_there():
    """The other tests see nothing wrong in an empty folder: the core at least must be there."""
    assert (FIRMWARE / "tercet" / "core" / "cards.py").is_file()


def test_who_may_import_whom():
    """core imports only core; ui only ui and framebuf; screens core and ui; device no other part of ours; app.py all."""
    assert faults(FIRMWARE) == []


def test_no_file_over_400_lines():
    """No file over 400 lines, most under 200."""
    assert too_long(FIRMWARE) == []


def test_one_canvas():
    """CASES: "A second framebuffer allocated by mistake": only main.py makes one, and only ui/canvas.py knows how."""
    makers, callers = [], []
    for path in sorted(FIRMWARE.rglob("*.py")):
        source, place = path.read_text(encoding="utf-8"), path.relative_to(FIRMWARE).as_posix()
        makers += [place] if "framebuf" in set(imports(ast.parse(source), place[:-3].replace("/", "."))) else []
        callers += [place] if re.search(r"\bCanvas\(", source.replace("class Canvas(", "")) else []
    assert makers == ["tercet/ui/canvas.py"] and callers == ["main.py"]


@pytest.mark.parametrize("place, source, breach", [
    ("tercet/core/a.py", "import machine", "machine"),
    ("tercet/core/a.py", "import time", "time"),
    ("tercet/core/a.py", "import micropython", "micropython"),
    ("tercet/core/a.py", "from tercet.ui import canvas", "tercet.ui"),
    ("tercet/core/a.py", "from tercet import screens", "tercet.screens"),
    ("tercet/core/a.py", "import tercet", "tercet"),
    ("tercet/core/a.py", "from ..ui import canvas", "tercet.ui"),
    ("tercet/core/a.py", "def f():\n    import tercet.device.clock", "tercet.device.clock"),
    ("tercet/core/a.py", "x = __import__('machine')", "machine"),
    ("tercet/core/a.py", "x = __import__(name)", "__import__()"),
    ("tercet/core/a.py", "x = exec('import machine')", "exec()"),
    ("tercet/core/a.py", "if not TYPE_CHECKING:\n    import machine", "machine"),
    ("tercet/core/a.py", "if TYPE_CHECKING:\n    pass\nelse:\n    import machine", "machine"),
    ("tercet/ui/a.py", "x = __import__('tercet.device.' + name)", "tercet.device"),
    ("tercet/core/games/a.py", "from ... import device", "tercet.device"),
    ("tercet/core/games/a.py", "try:\n    import rp2\nexcept ImportError:\n    pass", "rp2"),
    ("tercet/ui/a.py", "from tercet.core import cards", "tercet.core"),
    ("tercet/ui/faces/a.py", "import machine", "machine"),
    ("tercet/ui/a.py", "import time", "time"),
    ("tercet/screens/a.py", "from tercet.device.buttons import Buttons", "tercet.device.buttons"),
    ("tercet/screens/a.py", "from tercet.app import App", "tercet.app"),
    ("tercet/screens/a.py", "from machine import Pin", "machine"),
    ("tercet/screens/a.py", "from framebuf import FrameBuffer", "framebuf"),
    ("tercet/device/a.py", "from tercet.core import cards", "tercet.core"),
    ("tercet/device/a.py", "from tercet import app", "tercet.app"),
    ("tercet/app.py", "import machine", "machine"),
    ("tercet/app.py", "import rp2", "rp2"),
    ("main.py", "import machine", "machine"),
    ("tercet/__init__.py", "from tercet.core import cards", "tercet.core"),
])  # fmt: skip
def test_a_breach_is_seen(tmp_path, place, source, breach):
    """Each wall, broken on purpose."""
    write(tmp_path, place, source)
    assert faults(tmp_path) == [f"{place} imports {breach}"]


@pytest.mark.parametrize("place, source", [
    ("tercet/core/shim.py", "import micropython"),
    ("tercet/core/a.py", "if TYPE_CHECKING:\n    from typing import TypeVar"),
    ("tercet/ui/a.py", "x = __import__('tercet.ui.faces.' + name)"),
    ("tercet/core/games/a.py", "import struct\nfrom tercet.core import skill\nfrom ..cards import card"),
    ("tercet/ui/a.py", "import framebuf, micropython\nfrom tercet.ui.fonts import small"),
    ("tercet/screens/a.py", "from tercet.core.games import classic\nfrom tercet.ui import theme\nfrom . import menu"),
    ("tercet/device/a.py", "import machine, rp2, time, os\nfrom tercet.device import clock"),
    ("tercet/app.py", "import gc\nfrom tercet.device import display\nfrom tercet.screens import menu\nimport tercet.core"),
    ("main.py", "from tercet.app import main"),
])  # fmt: skip
def test_what_is_allowed(tmp_path, place, source):
    """Each door, used."""
    write(tmp_path, place, source)
    assert faults(tmp_path) == []


def test_a_room_that_the_house_does_not_have(tmp_path):
    """A folder or a file of no known part has no walls: it is refused."""
    write(tmp_path, "tercet/helpers/a.py", "")
    write(tmp_path, "tercet/util.py", "")
    assert len(faults(tmp_path)) == 2


def test_a_long_file_is_seen(tmp_path):
    """401 lines are too many, 400 are not, and generated fonts may be longer."""
    write(tmp_path, "tercet/core/a.py", "x = 1\n" * 401)
    write(tmp_path, "tercet/core/b.py", "x = 1\n" * 400)
    write(tmp_path, "tercet/ui/fonts/c.py", "x = 1\n" * 999)
    assert too_long(tmp_path) == ["tercet/core/a.py has 401 lines"]


def write(folder, place, source):
    path = folder / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
