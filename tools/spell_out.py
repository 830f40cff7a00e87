"""Writes modules as mypyc reads them: in place of a declaration, what follows from it (see kit/piece.py)."""

import ast
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
sys.path.insert(0, str(SOURCE))  # the declarations of these sources, not of a copy compiled before

from bottega.kit.piece import COPIED, spelled_out  # noqa: E402

sys.path.remove(str(SOURCE))  # processes that the importer starts run the copy that it runs

FUTURE = "from __future__ import annotations\n"
NEEDED = "from typing import ClassVar, Final\n"


def spell_out(text: str) -> str:
    """A module with every declared class spelled out."""
    lines = text.splitlines(keepends=True)
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef) and decorator(node)]
    for node in found:
        spell_out_class(lines, node)
    written = "".join(lines)
    return written.replace(FUTURE, FUTURE + NEEDED, 1) if found else written


def spell_out_class(lines: list[str], node: ast.ClassDef) -> None:
    """Change the lines of a class, and keep their number."""
    mark = decorator(node)
    assert mark
    declared = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    fields = {ast.unparse(line.target): ast.unparse(line.annotation) for line in declared}
    lines[mark.lineno - 1] = "\n"
    for line in declared:
        for number in range(line.lineno, (line.end_lineno or line.lineno) + 1):
            lines[number - 1] = "\n"
    lines[declared[0].lineno - 1] = spelled_out(node.name, fields, COPIED[mark.id])


def decorator(node: ast.ClassDef) -> ast.Name | None:
    """What says that a class is declared."""
    names = [mark for mark in node.decorator_list if isinstance(mark, ast.Name) and mark.id in COPIED]
    return names[0] if names else None
