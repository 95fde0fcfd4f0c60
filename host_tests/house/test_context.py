"""The interface of the screens is what screens/context.py says: no name more and none less, gathered from the source alone."""

import ast
import re
from pathlib import Path

TERCET = Path(__file__).parents[2] / "firmware" / "tercet"
CALLED = ("context", "_context", "Context")  # by these names screens and parts of the ui know it
DEEP = ("saves", "handheld", "keys", "sound", "lamp", "battery")  # of these it is stated too what a screen may touch
NAME = r"\w+(?:\([^)]*\))?"
ENTRY = re.compile(rf"^({NAME}(?:, {NAME})*): (.*(?:\n .*)*)", re.MULTILINE)
TOUCHED = re.compile(r"A screen touches (.*)\.")


def stated():
    """Return every name that the docstring of Context states: "canvas", "saves.records"."""
    tree = ast.parse((TERCET / "screens" / "context.py").read_text())
    made = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    found = set()
    for names, words in ENTRY.findall(ast.get_docstring(made)):
        found |= set(bare(names))
        for more in TOUCHED.findall(re.sub(r"\s+", " ", words)):
            found |= {f"{names}.{name}" for name in bare(more)}
    return found


def bare(listed):
    """Return the names in a list, without what they are called with and what is said of them."""
    items = re.split(r"[,;]? and |[,;] ", re.sub(r"\([^)]*\)", "", listed))
    return [item for item in items if re.fullmatch(r"[a-z_]+", item)]


def members():
    """Return the names that Context really has."""
    tree = ast.parse((TERCET / "screens" / "context.py").read_text())
    made = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    names = {node.name for node in made.body if isinstance(node, ast.FunctionDef)}
    names |= {node.attr for node in ast.walk(made) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    return names - {"__init__"}


class Gatherer(ast.NodeVisitor):
    """Collects in `touched` what a source touches of the context, also by a local name: saves = context.saves."""

    def __init__(self):
        self.touched = set()
        self._known = {}  # a local name, or an attribute of self: what it stands for

    def path(self, node):
        """Return what of the context an expression is, "" for itself; None if it is something else."""
        if isinstance(node, ast.Name):
            return "" if node.id in CALLED else self._known.get(node.id)
        if isinstance(node, ast.Attribute):
            if node.attr in CALLED:
                return ""
            if isinstance(node.value, ast.Name) and node.value.id == "self" and "self." + node.attr in self._known:
                return self._known["self." + node.attr]
            above = self.path(node.value)
            return None if above is None else (above + "." + node.attr).lstrip(".")
        return None

    def visit_FunctionDef(self, node):
        before = dict(self._known)
        self.generic_visit(node)
        self._known = {**before, **{name: path for name, path in self._known.items() if name.startswith("self.")}}

    def visit_Assign(self, node):
        self.visit(node.value)
        for target in node.targets:
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=True))
            for to, value in pairs:
                name = getattr(to, "id", None) or "self." + getattr(to, "attr", "")
                path = self.path(value)
                if path in DEEP:
                    self._known[name] = path
                else:
                    self._known.pop(name, None)
            self.visit(target)

    def visit_Attribute(self, node):
        path = self.path(node)
        if path:
            parts = path.split(".")
            self.touched.add(parts[0])
            if len(parts) > 1 and parts[0] in DEEP:
                self.touched.add(".".join(parts[:2]))
        self.generic_visit(node)


def gathered(source):
    gatherer = Gatherer()
    gatherer.visit(ast.parse(source))
    return gatherer.touched


def touched():
    """Return what is touched by screens, by parts of the ui that are handed the context, and by the saves of a game."""
    paths = [*(TERCET / "screens").rglob("*.py"), *(TERCET / "ui").rglob("*.py"), TERCET / "saves.py"]
    found = set()
    for path in paths:
        if path.name != "context.py":
            found |= gathered(path.read_text(encoding="utf-8"))
    return found


def test_what_is_stated_is_there():
    assert {name for name in stated() if "." not in name} == members()


def test_screens_touch_what_is_stated():
    """Nothing else, and nothing is stated that no screen needs."""
    assert touched() == stated()


def test_what_is_touched_is_seen():
    """Also by a local name, by two at once, by an attribute, and of a screen that another one has."""
    assert gathered("def f(self):\n    self.context.saves.soon(self.context.now())") == {"saves", "saves.soon", "now"}
    assert gathered("def f(context):\n    canvas, saves = context.canvas, context.saves\n    saves._late = 1") == {
        "canvas",
        "saves",
        "saves._late",
    }
    assert gathered("def f(self, play):\n    self._lamp = play.context.lamp\ndef g(self):\n    self._lamp.show(1)") == {
        "lamp",
        "lamp.show",
    }
    assert gathered("def f(saves):\n    saves.soon(1)\ndef g(self, context):\n    context.text.NAME") == {"text"}
