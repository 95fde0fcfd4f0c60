"""What is packed for the page is the firmware: other names and fewer spaces change nothing, bytecode in parts is whole."""

from __future__ import annotations

import ast
import builtins

import pytest

from host_tests.runs import tiers
from tools.web import bytecode, packed, source

MODULE = '''"""A module."""
SIZE = 3  # of it

def area(width: int, more: int = 2) -> int:
    """Its area."""
    total = [SIZE * width for SIZE in (1, 2)]
    try:
        import board as known
        counted: int = sum(total)
    except ValueError as error:
        return error.args[0] if known else -  1
    def inner(counted):
        nonlocal total
        total = more
    text = """two
lines"""; inner(counted)
    return counted if text in  b"x" or not"a" else (counted -
        total[-1])
'''
SHORT = """
SIZE=3

def area(width,more=2):

 total=[SIZE*width for SIZE in(1,2)]
 try:
  import board as known
  counted=sum(total)
 except ValueError as error:
  return error.args[0]if known else-1
 def inner(counted):
  nonlocal total
  total=more
 a=\"\"\"two
lines\"\"\";inner(counted)
 return counted if a in b"x"or not"a"else(counted-
total[-1])"""


def test_a_module_is_short() -> None:
    """Arguments, what is imported, caught or shared keep their names; each statement its line."""
    assert source.small(MODULE) == SHORT


def own(tree: ast.AST) -> str:
    """A module's shape, where a name that may have become another one is any name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id not in dir(builtins):
            node.id = "?"
    return ast.dump(tree)


def test_every_module_does_the_same() -> None:
    changed = 0
    files = sorted(packed.sources().items())[:: tiers.amount(1, 4)]
    for name, text in files:
        bare = source.shortened(text)
        named = source.renamed(bare)
        assert own(ast.parse(bare)) == own(ast.parse(named)), name
        assert ast.dump(ast.parse(named)) == ast.dump(ast.parse(source.tight(named))), name
        changed += named != bare
        for before, after in zip(functions(bare), functions(named), strict=True):
            assert len(before) == len(after), f"{name}: two names of a function have become one"
    assert changed > len(files) // 3


def functions(text: str) -> list[set[str]]:
    """The names in each function of a module, those of its arguments too."""
    return [
        {
            node.id if isinstance(node, ast.Name) else node.arg
            for node in ast.walk(function)
            if isinstance(node, ast.Name | ast.arg)
        }
        for function in ast.walk(ast.parse(text))
        if isinstance(function, ast.FunctionDef)
    ]


@pytest.mark.parametrize("name", ["ui/fonts/small.py", "ui/faces/faces_240x240.py", "app.py", "core/cards.py"])
def test_parts_of_bytecode_are_all_of_it(name: str) -> None:
    whole = packed.as_bytecode(name, packed.sources()[f"/firmware/tercet/{name}"])
    parts = bytecode.parts(whole)
    assert parts.head + b"".join(parts.words) + parts.constants + parts.code == whole
    assert len(parts.words) > 3 and parts.code
    if name == "app.py":
        assert any(word.endswith(b"_paint\0") for word in parts.words)
