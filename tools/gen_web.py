"""Writes web/src/gen and docs/schema: types of the protocol and of the games' pictures, names of bots.

`python -m tools.gen_web` writes; `--check` compares.
"""

from __future__ import annotations

import json
import sys
import types
from importlib import import_module
from pathlib import Path
from typing import Final, Literal, get_origin

import msgspec
from msgspec import inspect

from bottega import puzzles
from bottega.bots import NAMES
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.schema import comments, schema, structs
from bottega.server.parts import FEATURES

ROOT: Final = Path(__file__).parent.parent
HEAD: Final = "// Made by tools/gen_web.py from src/bottega/{}. Not to be edited.\n"
# The modules of messages: what clients and the server send each other.
SENT: Final = [
    f"bottega.server.{module}"
    for module in (
        "core.time_control",
        "core.shown",
        "tables.shown",
        "tables.order",
        "timing.standing_order",
        "people.ceremonies",
        "bots.shown",
        *(f"features.{name}.messages" for name in FEATURES),
        "http.messages.admin",
        "http.messages.games",
        "http.messages.people",
        "http.messages.socket",
        "http.messages.tables",
    )
]
SIMPLE: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
}


def pages() -> dict[str, str]:
    """Every file that is written, by its path."""
    written = {"web/src/gen/protocol.ts": protocol_page(), "web/src/gen/bots.ts": bots_page()}
    for game in GAMES.values():
        written[f"web/src/gen/{game.id}.ts"] = picture_page(game)
        told = json.dumps(schema(game), indent=1, ensure_ascii=False)
        written[f"docs/schema/{game.id}.json"] = told + "\n"
    return written


def protocol_page() -> str:
    """The messages and what they are made of."""
    parts: dict[str, str] = {}
    for module in map(import_module, SENT):
        for name, found in vars(module).items():
            if isinstance(found, type) and issubclass(found, msgspec.Struct):
                if found.__module__.startswith((module.__name__, puzzles.__name__)):
                    parts |= {one.__name__: interface(one) for one in structs(found)}
            elif isinstance(found, types.UnionType) or get_origin(found) is Literal:
                parts[name] = f"export type {name} = {written(inspect.type_info(found))};\n"
    return "\n".join([HEAD.format("server"), *parts.values()])


def bots_page() -> str:
    """What players call the bots."""
    names = [f'  {bot}: "{name}",' for bot, name in NAMES.items()]
    return "\n".join([HEAD.format("bots"), "export const BOT_NAMES = {", *names, "} as const;\n"])


def picture_page(game: AnyGame) -> str:
    """The picture of a game, and what it is made of."""
    common, own = game.pictures.types
    source = common.__module__.removeprefix("bottega.").replace(".", "/") + ".py"
    whole = [
        'import type { PictureOf } from "../lib/picture";\n',
        f'export const SCHEMA = "{game.schema}";',
        f"export type Picture = PictureOf<typeof SCHEMA, {common.__name__}, {own.__name__}>;\n",
    ]
    parts = [interface(struct, comments(struct)) for struct in structs(common, own)]
    return "\n".join([HEAD.format(source), *whole, *parts])


def interface(message: type[msgspec.Struct], told: dict[str, str] | None = None) -> str:
    """A message: what a client says may leave defaults out, what a server says never does."""
    info = inspect.type_info(message)
    assert isinstance(info, inspect.StructType)
    if info.array_like:
        labelled = ", ".join(f"{field.name}: {written(field.type)}" for field in info.fields)
        return f"/** {(message.__doc__ or '').strip()} */\nexport type {message.__name__} = [{labelled}];\n"
    lines = [f"/** {(message.__doc__ or '').strip()} */", f"export interface {message.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "?" if info.forbid_unknown_fields and not field.required else ""
        why = f" // {told[field.name]}" if told and field.name in told else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};{why}")
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
    """Write the files, or say which are not as they would be written."""
    behind = 0
    for path, content in pages().items():
        file = ROOT / path
        if check:
            if not file.is_file() or file.read_text("utf-8") != content:
                print(f"{path} is behind its source: run make gen")
                behind = 1
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, "utf-8")
    return behind


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
