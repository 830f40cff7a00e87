"""Generate constructors, copies and the like from the fields that a class declares, as source text.

Interpreted, the text is executed when the class is created. For mypyc, tools/compile.py first writes the
same text into the module, because mypyc compiles only what is spelled out.
This module imports nothing of Bottega, because the compile step loads it first.
"""

from __future__ import annotations

import ast
import sys
from inspect import get_annotations
from textwrap import indent
from typing import TYPE_CHECKING, Final, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from bottega.kit.board import Part

P = TypeVar("P", bound="Part")

COPIED: Final = {"piece": True, "frozen": False}  # the decorators, and whether their classes have a `copy`
VALUES: Final = {"int", "bool", "str", "Seat", "Sheet"}  # never change; any other name is that of a part
CONTAINERS: Final = {"list", "dict", "set", "Final", "Lent"}
FOLLOWS: Final = ["FIELDS", "TUPLES", "__init__", "copy"]


@dataclass_transform(eq_default=False, kw_only_default=True)
def piece(cls: type[P]) -> type[P]:
    """A mutable part. Lists are mutated and copied; tuples are shared and replaced.

    `Lent` fields are shared until one board writes to them.
    """
    return equip(cls, COPIED["piece"])


@dataclass_transform(eq_default=False, frozen_default=True)
def frozen(cls: type[P]) -> type[P]:
    """An immutable part: a step, or an item of a tuple."""
    return equip(cls, COPIED["frozen"])


def equip(cls: type[P], copied: bool) -> type[P]:
    """Add the generated methods to a class."""
    head = f"from __future__ import annotations\nclass {cls.__name__}:\n"
    code = compile(
        head + spelled_out(cls.__name__, get_annotations(cls), copied), f"<{cls.__name__}>", "exec"
    )
    made: dict[str, object] = {}
    exec(code, vars(sys.modules[cls.__module__]), made)
    for name in shared_parts(get_annotations(cls)):
        if "copy" in vars(vars(sys.modules[cls.__module__])[name]):
            raise TypeError(f"{cls.__name__}: a tuple is shared, and `{name}` can change")
    for name, value in vars(made[cls.__name__]).items():
        if name in FOLLOWS:
            setattr(cls, name, value)
    return cls


def spelled_out(name: str, declared: dict[str, str], copied: bool) -> str:
    """Source of the generated methods, indented as a class body."""
    kinds = {field: ast.parse(text, mode="eval").body for field, text in declared.items()}
    types = {field: bare(kind) for field, kind in kinds.items()}
    tuples = {field: lists_around(kind) for field, kind in types.items() if lists_around(kind) >= 0}
    lines = [f"FIELDS: ClassVar[tuple[str, ...]] = {tuple(types)}"]
    if tuples:
        lines.append(f"TUPLES: ClassVar[dict[str, int]] = {tuples}")
    taken = ", ".join(["self", *(f"{field}: {ast.unparse(kind)}" for field, kind in types.items())])
    lines.append(f"def __init__({taken}) -> None:")
    for field, kind in kinds.items():
        final = ": Final" if kind is not types[field] or not copied else ""
        lines.append(f"    self.{field}{final} = {field}")
    if copied:
        copies = ", ".join([copy_of(f"self.{field}", kind) for field, kind in types.items()])
        lines += [f"def copy(self) -> {name}:", f"    return {name}({copies})"]
    else:
        for field, kind in types.items():
            if not shareable(kind):
                raise TypeError(f"{field}: a step is shared, and `{ast.unparse(kind)}` can change")
    return indent("\n".join(lines) + "\n", "    ")


def bare(kind: ast.expr) -> ast.expr:
    """The type of a field, without Final around it."""
    return kind.slice if isinstance(kind, ast.Subscript) and container(kind) == "Final" else kind


def container(kind: ast.Subscript) -> str:
    """What holds the items: list, tuple, dict or Final."""
    return ast.unparse(kind.value)


def copy_of(value: str, kind: ast.expr, depth: int = 0) -> str:
    """Expression that copies a value of this type."""
    if isinstance(kind, ast.Name):
        return value if kind.id in VALUES else f"{value}.copy()"
    if isinstance(kind, ast.Subscript):
        item = f"item_{depth}"
        if container(kind) == "tuple" and not names_in(kind) & CONTAINERS:
            return value
        if container(kind) == "Lent":
            return f"{value}.lend()"
        if container(kind) == "list":
            copy = copy_of(item, kind.slice, depth + 1)
            return f"{value}[:]" if copy == item else f"[{copy} for {item} in {value}]"
        if container(kind) == "dict" and isinstance(kind.slice, ast.Tuple):
            copy = copy_of(item, kind.slice.elts[1], depth + 1)
            return (
                f"{value}.copy()" if copy == item else f"{{key: {copy} for key, {item} in {value}.items()}}"
            )
    raise TypeError(f"{value}: nobody knows how to copy `{ast.unparse(kind)}`")


def shareable(kind: ast.expr) -> bool:
    """Whether values of this type are immutable, so that copies may share them."""
    return names_in(kind) <= VALUES | {"tuple"}


def names_in(kind: ast.AST) -> set[str]:
    """All names in a type annotation."""
    return {node.id for node in ast.walk(kind) if isinstance(node, ast.Name)}


def shared_parts(declared: dict[str, str]) -> set[str]:
    """Fields whose parts are in tuples."""
    kinds = [node for text in declared.values() for node in ast.walk(ast.parse(text))]
    tuples = [kind for kind in kinds if isinstance(kind, ast.Subscript) and container(kind) == "tuple"]
    return {name for kind in tuples for name in names_in(kind)} - VALUES - CONTAINERS - {"tuple"}


def lists_around(kind: ast.expr) -> int:
    """Number of lists around a field's tuples; negative if it has no tuples."""
    if isinstance(kind, ast.Subscript):
        if container(kind) == "tuple":
            return 0
        if container(kind) == "list" and lists_around(kind.slice) >= 0:
            return 1 + lists_around(kind.slice)
    return -1
