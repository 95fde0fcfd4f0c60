"""A module's source as the page gets it: what runs is the same, on the same lines, in as few bytes as that takes."""

from __future__ import annotations

import ast
import builtins
import functools
import io
import re
import string
import tokenize
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple


class Span(NamedTuple):
    """First row and column of a piece of source, last row, and the column after it; columns count bytes, as ast does."""

    row: int
    column: int
    last: int
    end: int


@functools.cache
def small(source: str) -> str:
    """All of it."""
    return tight(renamed(shortened(source)))


def shortened(source: str) -> str:
    """The same module without what only its reader needs: comments, docstrings, hints of types; what runs stays on its line."""
    lines = source.split("\n")
    cuts: list[tuple[Span, str]] = []  # what is cut out, what comes there
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, False) is not None:
            cuts.append((_span(node.body[0]), "" if len(node.body) > 1 else "pass"))
        if isinstance(node, ast.arg) and node.annotation is not None:
            cuts.append((_span(node), node.arg))
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            span = _span(node.returns)
            arrow = lines[span.row].encode()[: span.column].decode().rindex("->")
            cuts.append((span._replace(column=len(lines[span.row][:arrow].rstrip().encode())), ""))
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            target, hint = _span(node.target), _span(node.annotation)
            cuts.append((Span(target.last, target.end, hint.last, hint.end), ""))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column, end = token.start[0] - 1, token.start[1], token.end[1]
            line = lines[row]
            cuts.append((Span(row, len(line[:column].rstrip().encode()), row, len(line[:end].encode())), ""))
    encoded = [line.encode() for line in lines]
    for (row, column, last, end), text in sorted(cuts, reverse=True):
        rest = encoded[last][end:]
        encoded[row : last + 1] = [encoded[row][:column] + text.encode() + rest, *[b""] * (last - row)]
    return b"\n".join(line.rstrip() for line in encoded).decode()


def renamed(source: str) -> str:
    """The same module with one letter for each name that a function keeps to itself: not for its arguments."""
    tree = ast.parse(source)
    fixed = set(dir(builtins)) | {name for node in ast.walk(tree) for name in _bound(node)}
    fixed |= {node.id for node in _outside(tree) if isinstance(node, ast.Name)}
    lines = [line.encode() for line in source.split("\n")]
    found: list[tuple[Span, str]] = []
    seen: set[ast.AST] = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or function in seen:
            continue
        nodes = list(ast.walk(function))  # with the functions in it: a name is the same in all of them
        seen.update(nodes)
        names = [node for node in nodes if isinstance(node, ast.Name)]
        arguments = {node.arg for node in nodes if isinstance(node, ast.arg)}
        own = {node.id for node in names if isinstance(node.ctx, ast.Store) and len(node.id) > 1} - fixed - arguments
        used = fixed | arguments | {node.id for node in names}
        often = Counter(node.id for node in names if node.id in own).most_common()
        letters = dict(zip((name for name, _ in often), (one for one in string.ascii_letters if one not in used), strict=False))
        found += [(_span(node), letters[node.id]) for node in names if node.id in letters]
    for (row, column, _, end), letter in sorted(found, reverse=True):
        lines[row] = lines[row][:column] + letter.encode() + lines[row][end:]
    return b"\n".join(lines).decode()


def _bound(node: ast.AST) -> list[str]:
    """The names that a node gives in words, and not as an ast.Name."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Import | ast.ImportFrom):
        return [(alias.asname or alias.name).split(".")[0] for alias in node.names]
    if isinstance(node, ast.Global | ast.Nonlocal):
        return node.names
    return [node.name] if isinstance(node, ast.ExceptHandler) and node.name else []


def _outside(node: ast.AST) -> Iterator[ast.AST]:
    """All that is in no function."""
    yield node
    for inner in ast.iter_child_nodes(node):
        if not isinstance(inner, ast.FunctionDef):
            yield from _outside(inner)


def tight(source: str) -> str:
    """The same module with a space only where one must be, and indents of one each."""
    lines = [""]
    level, begins = 0, True  # begins: the next token is the first of a statement
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.INDENT, tokenize.DEDENT):
            level += 1 if token.type == tokenize.INDENT else -1
        elif token.type == tokenize.NEWLINE:
            begins = True
        elif token.type not in (tokenize.NL, tokenize.COMMENT, tokenize.ENDMARKER):
            lines += [""] * (token.start[0] - len(lines))
            words, *below = token.string.split("\n")
            apart = " " * level if begins else " " if re.search(r"\w$", lines[-1]) and re.match(r"\w", words) else ""
            lines[-1] += apart + words
            lines += below
            begins = False
    return "\n".join(lines)


def _span(node: ast.stmt | ast.expr | ast.arg) -> Span:
    return Span(node.lineno - 1, node.col_offset, (node.end_lineno or node.lineno) - 1, node.end_col_offset or 0)
