"""The mutants of a module: each is one of its functions with one small fault, made by mutmut's operators.

Of these the other words in a message of an error are left out: a message may be worded in another way.
"""

from __future__ import annotations

import difflib
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType

import libcst
from libcst import matchers
from mutmut.mutation.file_mutation import Mutation, create_mutations

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "firmware" / "tercet"
VIPER = re.compile(r"^(\s*)@micropython\.(viper|native)$", re.MULTILINE)
VIPER_COMMENT = re.compile(r"^(\s*)# micropython\.(viper|native)$", re.MULTILINE)


@dataclass(frozen=True)
class Mutant:
    """module: such as core/cards. number: counts on in the module. name: of the function, in its class ("Table.claim").
    text: the function with the fault, not indented. original: without it."""

    module: str
    number: int
    name: str
    text: str
    original: str

    def __str__(self) -> str:
        """As a change, with what it is called."""
        lines = difflib.unified_diff(self.original.splitlines(), self.text.splitlines(), lineterm="", n=2)
        return "\n".join([f"{self.module} {self.number} {self.name}", *list(lines)[2:], ""])

    def put_in(self, values: dict[str, object]) -> None:
        """Let the function have the fault from now on, wherever it was imported. values: of its module."""
        owner, _, name = self.name.rpartition(".")
        source = f"class {owner}:\n{textwrap.indent(self.text, '    ')}" if owner else self.text
        made = dict(values)
        exec(compile(source, str(file_of(self.module)), "exec"), made)
        faulty, sound = (_function(vars(where[owner])[name] if owner else where[name]) for where in (made, values))
        sound.__code__, sound.__defaults__, sound.__kwdefaults__ = faulty.__code__, faulty.__defaults__, faulty.__kwdefaults__


def file_of(module: str) -> Path:
    return PACKAGE / f"{module}.py"


def modules() -> list[str]:
    """All modules of the rules core."""
    return sorted(path.relative_to(PACKAGE).with_suffix("").as_posix() for path in (PACKAGE / "core").rglob("*.py"))


def mutants(module: str) -> Iterator[Mutant]:
    """All mutants of a module. mutmut leaves decorated functions alone: viper's decorator means nothing here (core/shim.py)."""
    text = VIPER.sub(r"\1# micropython.\2", file_of(module).read_text(encoding="utf-8"))
    tree, mutations, _, _ = create_mutations(str(file_of(module)), text)
    names = dict(_functions(tree))
    words = {
        id(text)
        for error in matchers.findall(tree, matchers.Raise())
        for text in matchers.findall(error, matchers.SimpleString())
    }
    number = 0
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if function is None or function not in names:
            continue
        number += 1
        if id(mutation.original_node) not in words:
            yield Mutant(module, number, names[function], _changed(function, mutation), _text(function))


def faulty_module(mutant: Mutant) -> str:
    """The text of a module with the fault, for functions that run when it is imported."""
    text = file_of(mutant.module).read_text(encoding="utf-8")
    sound = VIPER_COMMENT.sub(r"\1@micropython.\2", mutant.original)
    assert text.count(sound) == 1, f"{mutant.name} is no function of {mutant.module}"
    return text.replace(sound, VIPER_COMMENT.sub(r"\1@micropython.\2", mutant.text))


def _functions(tree: libcst.Module) -> Iterator[tuple[libcst.FunctionDef, str]]:
    for part in tree.body:
        if isinstance(part, libcst.FunctionDef):
            yield part, part.name.value
        elif isinstance(part, libcst.ClassDef):
            for inner in part.body.body:
                if isinstance(inner, libcst.FunctionDef):
                    yield inner, f"{part.name.value}.{inner.name.value}"


def _text(function: libcst.FunctionDef) -> str:
    return libcst.Module([function]).code.strip("\n") + "\n"


def _changed(function: libcst.FunctionDef, mutation: Mutation) -> str:
    changed = function.deep_replace(mutation.original_node, mutation.mutated_node)
    assert isinstance(changed, libcst.FunctionDef)
    return _text(changed)


def _function(found: object) -> FunctionType:
    function = getattr(found, "__func__", found)
    assert isinstance(function, FunctionType)
    return function
