"""The JSON Schema of a game's picture, with what its source says of each field."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec import inspect as types

from bottega.kit.game import AnyGame

COMMENT: Final = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
TOLD: Final = "A match as one viewer sees it: `common` is the same for all viewers, `own` is theirs."

Schema = dict[str, Any]


def schema(game: AnyGame) -> Schema:
    """A picture of this game, field by field."""
    common, own = game.pictures.types
    (first, second), parts = msgspec.json.schema_components((common, own), ref_template="#/$defs/{name}")
    for struct in structs(common, own):
        described(struct, parts[struct.__name__])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": game.schema,
        "description": TOLD,
        "type": "object",
        "properties": {
            "schema": {"const": game.schema},
            "common": first,
            "own": {"anyOf": [second, {"type": "null"}]},
        },
        "required": ["schema", "common", "own"],
        "$defs": parts,
    }


def described(struct: type[Struct], part: Schema) -> None:
    """Write beside each field what its source says of it."""
    told = comments(struct)
    for name, field in part.get("properties", {}).items():
        if name in told:
            field["description"] = told[name]
    if "prefixItems" in part:  # values without names: the names are the only thing that tells them apart
        for name, field in zip(struct.__struct_fields__, part["prefixItems"], strict=True):
            field["title"] = name


def comments(struct: type[Struct]) -> dict[str, str]:
    """What is said behind each field, its own and those of the struct it is made from."""
    own = [one for one in reversed(struct.__mro__) if issubclass(one, Struct) and one is not Struct]
    return {name: told for one in own for name, told in COMMENT.findall(inspect.getsource(one))}


def structs(*roots: type[Struct]) -> list[type[Struct]]:
    """Every struct that these are made of, each before what it holds."""
    found: dict[type[Struct], None] = {}
    waiting = list(roots)
    while waiting:
        struct = waiting.pop(0)
        if struct not in found:
            found[struct] = None
            info = types.type_info(struct)
            assert isinstance(info, types.StructType)
            waiting += [inner for field in info.fields for inner in held(field.type)]
    return list(found)


def held(kind: types.Type) -> Iterator[type[Struct]]:
    """The structs that a field may hold."""
    if isinstance(kind, types.StructType):
        yield kind.cls
    elif isinstance(kind, types.ListType):
        yield from held(kind.item_type)
    elif isinstance(kind, types.DictType):
        yield from held(kind.value_type)
    elif isinstance(kind, types.UnionType):
        for one in kind.types:
            yield from held(one)
