"""The picture of a game that nobody has drawn for the terminal yet, as a tree."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.tree import Tree

from bottega.kit.board import Board
from bottega.kit.codec import Json
from bottega.kit.picture import common_of, own_of
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.texts import Texts


def picture(view: State[Board], viewer: Seat, texts: Texts, names: list[str]) -> RenderableType:
    """Every field by its name; a list with an entry a seat is labelled with the players."""
    tree = Tree(texts.get("game", "name"))
    for part in (common_of(view), own_of(view, viewer)):
        fields: dict[str, Json] = {} if part is None else msgspec.to_builtins(part)
        for field, inner in fields.items():
            if isinstance(inner, list) and len(inner) == len(names):
                fields[field] = dict(zip(names, inner, strict=True))
        grow(tree, fields)
    return tree


def grow(tree: Tree, data: Json) -> None:
    """Hang what is inside a value under a branch: a short value on one line, a longer one as a branch."""
    inside = data if isinstance(data, dict) else numbered(data) if isinstance(data, list) else {}
    for label, inner in inside.items():
        if flat(inner):
            tree.add(f"{label}: {line(inner)}")
        else:
            grow(tree.add(label), inner)


def numbered(items: list[Json]) -> dict[str, Json]:
    """A list by place."""
    return {str(place): item for place, item in enumerate(items)}


def flat(data: Json) -> bool:
    """Whether a value has nothing inside that needs a line of its own."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return not any(isinstance(item, (dict, list)) for item in inner)


def line(data: Json) -> str:
    """A flat value on one line."""
    if isinstance(data, dict):
        return ", ".join(f"{key} {value}" for key, value in data.items()) or "-"
    if isinstance(data, list):
        return " ".join(str(item) for item in data) or "-"
    return str(data)
