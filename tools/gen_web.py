"""Writes web/src/gen/protocol.ts from server/protocol: `python -m tools.gen_web`; `--check` compares."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Final, Literal, get_origin

import msgspec
from msgspec import inspect

from bottega.server import protocol

FILE: Final = Path(__file__).parent.parent / "web" / "src" / "gen" / "protocol.ts"
HEAD: Final = "// Made by tools/gen_web.py from src/bottega/server/protocol. Not to be edited.\n"
SIMPLE: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
}


def page() -> str:
    """The whole file, in the order of the protocol."""
    parts = [HEAD]
    for name, found in vars(protocol).items():
        if isinstance(found, type) and issubclass(found, msgspec.Struct):
            if found.__module__.startswith(protocol.__name__):
                parts.append(interface(found))
        elif isinstance(found, types.UnionType) or get_origin(found) is Literal:
            parts.append(f"export type {name} = {written(inspect.type_info(found))};\n")
    return "\n".join(parts)


def interface(message: type[msgspec.Struct]) -> str:
    """A message: what a client says may leave defaults out, what a server says never does."""
    info = inspect.type_info(message)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {(message.__doc__ or '').strip()} */", f"export interface {message.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "?" if info.forbid_unknown_fields and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def written(kind: inspect.Type) -> str:
    """A type as TypeScript has it."""
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(one) for one in kind.types)
    if isinstance(kind, inspect.ListType):
        inside = written(kind.item_type)
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if type(kind) not in SIMPLE:
        raise TypeError(f"the web has no type for {kind}")
    return SIMPLE[type(kind)]


def main(check: bool) -> int:
    """Write the file, or say whether it is as it would be written."""
    if check:
        if FILE.is_file() and FILE.read_text("utf-8") == page():
            return 0
        print("web/src/gen/protocol.ts is behind server/protocol: run make gen")
        return 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
