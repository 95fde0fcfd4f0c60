"""Who may import whom (DESIGN, "The house"), no circle anywhere, no file over 500 lines: read from the source alone."""

import ast
import re
from pathlib import Path

import pytest

FIRMWARE = Path(__file__).parents[2] / "firmware"
LONGEST = 500
GENERATED = ("tercet/ui/faces/", "tercet/ui/fonts/")

# What the files of a folder may import: ours, and of MicroPython's modules. None: any that is not ours.
# struct, json, binascii, array and collections are arithmetic on bytes and containers; they know no hardware, display or clock.
WALLS = {
    "tercet/core/": (("tercet.core",), ("micropython", "struct", "json", "binascii", "array", "collections")),
    "tercet/ui/": (("tercet.ui",), ("micropython", "framebuf", "sys")),  # sys.modules: a language is let go
    "tercet/screens/": (("tercet.core", "tercet.ui", "tercet.screens"), ()),
    "tercet/device/": (("tercet.device", "tercet.timing"), None),
    "tercet/timing/": (("tercet.timing",), ()),
    "tercet/app.py": (("tercet",), None),
    "tercet/power_on.py": (("tercet.device", "tercet.ui"), ()),
    "tercet/handheld.py": (("tercet.timing", "tercet.ui", "tercet.VERSION"), ("gc",)),
    "tercet/saves.py": (("tercet.core",), ()),
    "tercet/__init__.py": ((), ()),
    "main.py": (("tercet",), None),
    "_boot.py": (("tercet.device",), ()),
}
SHIM = "tercet/core/shim.py"  # alone in the core may import micropython
HARDWARE = ("machine", "rp2")  # only device
HARDWARE_FOLDER = "tercet/device/rp2/"
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
    while isinstance(name, ast.BinOp):
        name = name.left
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
    """Return the files over 500 lines, the generated ones excepted."""
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


def test_no_file_over_500_lines():
    """No file over 500 lines, most under 200."""
    assert too_long(FIRMWARE) == []


def fractions(source):
    """Return the lines of a source that compute with floats: a constant, a division that is none of whole numbers, float()."""
    nodes = [
        node
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.Constant) and isinstance(node.value, float | complex))
        or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
        or (isinstance(node, ast.Name) and node.id == "float")
    ]
    return sorted(node.lineno for node in nodes)


def test_the_rules_count_in_whole_numbers():
    """CASES: "The same sum, another answer: floats are 32 bits on the chip and 64 in the browser": the core has none."""
    core = FIRMWARE / "tercet" / "core"
    assert [path for path in core.rglob("*.py") if fractions(path.read_text(encoding="utf-8"))] == []
    assert fractions("a = 1.5\nb = a // 2\nc = b / 2\nc /= 2\nd = float(c)\n") == [1, 3, 4, 5]


def graph(firmware):
    """Return {module: the modules of ours that it imports}, wherever the statement stands.

    What only a type checker reads is not looked at; what is imported by a name made while it runs is not known.
    """
    modules = {}
    for path in firmware.rglob("*.py"):
        name = path.relative_to(firmware).with_suffix("").as_posix().replace("/", ".")
        modules[name.removesuffix(".__init__")] = path
    return {module: imported(path, module, modules) - {module} for module, path in modules.items()}


def imported(path, module, modules):
    found = set()
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name in modules}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                found |= {full} if full in modules else ({node.module} & modules.keys())
    return found


def circles(edges):
    """Return the modules that lie on a circle of imports."""
    on = set()
    for start in edges:
        todo, seen = list(edges[start]), set()
        while todo:
            at = todo.pop()
            if at == start:
                on.add(start)
                break
            if at not in seen:
                seen.add(at)
                todo += edges.get(at, ())
    return sorted(on)


def test_no_circle():
    """No module imports another that leads back to it: not even inside a function."""
    edges = graph(FIRMWARE)
    assert len(edges) > 150 and circles(edges) == []


def test_a_circle_is_seen(tmp_path):
    """Even one through a function."""
    write(tmp_path, "tercet/core/a.py", "from tercet.core import b")
    write(tmp_path, "tercet/core/b.py", "def f():\n    from tercet.core.a import x")
    write(tmp_path, "tercet/core/c.py", "import tercet.core.a")
    assert circles(graph(tmp_path)) == ["tercet.core.a", "tercet.core.b"]


def undocumented(firmware, rooms):
    """Return every public class, function and method of some rooms that says nothing of itself, as a line each."""
    found = []
    for room in rooms:
        for path in sorted((firmware / "tercet" / room).rglob("*.py")):
            place = path.relative_to(firmware).as_posix()
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for owner in (tree, *(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name[0] != "_")):
                for node in owner.body:
                    named = isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
                    if named and not ast.get_docstring(node) and not is_setter(node):
                        found.append(f"{place}: {node.name}")
    return found


def is_setter(node):
    """Tell whether this is the setter of a property, whose getter has the docstring."""
    return any(isinstance(one, ast.Attribute) and one.attr == "setter" for one in node.decorator_list)


def test_everything_public_says_what_it_does():
    """In the core, the ui, the device and the timing; most functions of screens are those of Screen, which says it once."""
    assert undocumented(FIRMWARE, ("core", "ui", "device", "timing")) == []


def test_a_function_without_docstring_is_seen(tmp_path):
    """A function, a class, a method; not what begins with _, and not a setter."""
    write(tmp_path, "tercet/core/a.py", "def f():\n    pass\ndef _g():\n    pass\nclass C:\n    def h(self):\n        pass\n")
    setter = 'class D:\n    """D."""\n    @x.setter\n    def x(self, x):\n        pass\n'
    write(tmp_path, "tercet/core/b.py", setter)
    assert undocumented(tmp_path, ("core",)) == ["tercet/core/a.py: f", "tercet/core/a.py: C", "tercet/core/a.py: h"]


def inner_imports(firmware):
    """Return every import of ours inside a function, as (place, line, what it says of itself: its comment or the docstring)."""
    found = []
    for path in sorted(firmware.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for function in ast.walk(ast.parse(source)):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                ours = [alias.name for alias in getattr(node, "names", ())] + [getattr(node, "module", None) or ""]
                if isinstance(node, ast.Import | ast.ImportFrom) and any(name.startswith("tercet") for name in ours):
                    said = lines[node.lineno - 1].partition("#")[2] or ast.get_docstring(function) or ""
                    found.append((path.relative_to(firmware).as_posix(), lines[node.lineno - 1].strip(), said))
    return found


def test_imports_inside_functions_say_why():
    """An import inside a function saves start time or memory, and says so; ways between screens are routes."""
    power_on = "tercet/power_on.py"  # is all about when what is imported
    silent = [one[:2] for one in inner_imports(FIRMWARE) if one[0] != power_on and not one[2]]
    assert silent == []


def test_every_route_leads_somewhere():
    """Each name in the table of routes, and each that a screen goes to, is a screen that there is."""
    source = (FIRMWARE / "tercet" / "screens" / "routes.py").read_text()
    known = dict(re.findall(r'\("([a-z ]+)", "([\w.]+)", "\w+"\)', source))
    makers = {name: (module, maker) for name, module, maker in re.findall(r'\("([a-z ]+)", "([\w.]+)", "(\w+)"\)', source)}
    assert len(known) > 12
    taken = set()
    for path in (FIRMWARE / "tercet").rglob("*.py"):
        taken |= set(re.findall(r'(?:\.go|routes\.screen)\(\s*"([^"]+)"', path.read_text()))
    for route in taken:
        module, maker = makers.get(route) or route.rsplit(".", 1)
        text = (FIRMWARE / "tercet" / "screens" / (module.replace(".", "/") + ".py")).read_text()
        assert re.search(rf"^(class|def) {maker}\b", text, re.MULTILINE), route
    assert makers.keys() - taken <= {"menu", "records", "settings", "tutorial"}, "a route that nobody takes"


def test_the_map_is_true():
    """firmware/README.md: every file that it names is there, and every function or name that it puts beside a file is in it."""
    text = (FIRMWARE / "README.md").read_text()
    named = set(re.findall(r"`((?:core|screens|ui|timing|device)/[a-z0-9_/]+\.py|[a-z_]+\.py)`", text))
    assert len(named) >= 25
    for name in named:
        assert any((FIRMWARE / folder / name).is_file() for folder in ("", "tercet")), name
    pairs = re.findall(
        r"`((?:core|screens|ui|timing|device)/[a-z0-9_/]+\.py|[a-z_]+\.py)`[^`|]{0,12}: (?:[a-z ]+)?`(\w+)(?:\(\))?`", text
    )
    assert len(pairs) >= 12
    for name, inside in pairs:
        source = next(
            (FIRMWARE / folder / name).read_text() for folder in ("", "tercet") if (FIRMWARE / folder / name).is_file()
        )
        assert re.search(rf"\b{inside}\b", source), (name, inside)
    for link in re.findall(r"\]\(([^)]+)\)", text):
        assert (FIRMWARE / link).exists(), link


def test_one_canvas():
    """CASES: "A second framebuffer allocated by mistake": only power_on.py makes one, and only ui/canvas.py knows how."""
    makers, callers = [], []
    for path in sorted(FIRMWARE.rglob("*.py")):
        source, place = path.read_text(encoding="utf-8"), path.relative_to(FIRMWARE).as_posix()
        makers += [place] if "framebuf" in set(imports(ast.parse(source), place[:-3].replace("/", "."))) else []
        callers += [place] if re.search(r"\bCanvas\(", source.replace("class Canvas(", "")) else []
    assert makers == ["tercet/ui/canvas.py"] and callers == ["tercet/power_on.py"]


@pytest.mark.parametrize("place, source, breach", [
    ("tercet/core/a.py", "import machine", "machine"),
    ("tercet/core/a.py", "import time", "time"),
    ("tercet/core/a.py", "import micropython", "micropython"),
    ("tercet/core/a.py", "from tercet.ui import canvas", "tercet.ui"),
    ("tercet/core/a.py", "from tercet import screens", "tercet.screens"),
    ("tercet/core/a.py", "import tercet", "tercet"),
    ("tercet/core/a.py", "from ..ui import canvas", "tercet.ui"),
    ("tercet/core/a.py", "def f():\n    import tercet.device.rp2.clock", "tercet.device.rp2.clock"),
    ("tercet/core/a.py", "x = __import__('machine')", "machine"),
    ("tercet/core/a.py", "x = __import__(name)", "__import__()"),
    ("tercet/core/a.py", "x = exec('import machine')", "exec()"),
    ("tercet/core/a.py", "if not TYPE_CHECKING:\n    import machine", "machine"),
    ("tercet/core/a.py", "if TYPE_CHECKING:\n    pass\nelse:\n    import machine", "machine"),
    ("tercet/ui/a.py", "x = __import__('tercet.device.' + name)", "tercet.device"),
    ("tercet/core/table/a.py", "from ... import device", "tercet.device"),
    ("tercet/core/table/a.py", "try:\n    import rp2\nexcept ImportError:\n    pass", "rp2"),
    ("tercet/ui/a.py", "from tercet.core import cards", "tercet.core"),
    ("tercet/ui/faces/a.py", "import machine", "machine"),
    ("tercet/ui/a.py", "import time", "time"),
    ("tercet/screens/a.py", "from tercet.device.rp2.buttons import Buttons", "tercet.device.rp2.buttons"),
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
    ("tercet/core/table/a.py", "import struct\nfrom tercet.core import skill\nfrom ..cards import card"),
    ("tercet/ui/a.py", "import framebuf, micropython\nfrom tercet.ui.fonts import small"),
    ("tercet/screens/a.py", "from tercet.core.classic import rules\nfrom tercet.ui import theme\nfrom . import menu"),
    ("tercet/device/rp2/a.py", "import machine, rp2, time, os\nfrom tercet.device.rp2 import clock"),
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
    """501 lines are too many, 500 are not, and generated fonts may be longer."""
    write(tmp_path, "tercet/core/a.py", "x = 1\n" * 501)
    write(tmp_path, "tercet/core/b.py", "x = 1\n" * 500)
    write(tmp_path, "tercet/ui/fonts/c.py", "x = 1\n" * 999)
    assert too_long(tmp_path) == ["tercet/core/a.py has 501 lines"]


def write(folder, place, source):
    path = folder / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
