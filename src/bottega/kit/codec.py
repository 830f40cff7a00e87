"""Serialise a state to JSON and back. Each part is written as its class name and its fields."""

from __future__ import annotations

from typing import cast

from bottega.kit.board import Board, Part, Rules
from bottega.kit.errors import BottegaError
from bottega.kit.game import Setup
from bottega.kit.state import B, State, Step

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]


def dump(s: State[B]) -> dict[str, Json]:
    """Serialise a state or a view."""
    return {
        "game": s.setup.game.id,
        "edition": s.setup.game.edition,
        "seats": s.setup.seats,
        "options": dict(s.setup.options),
        "cards": s.setup.cards.digest,
        "board": write(s.board),
        "agenda": [write(step) for step in s.agenda],
        "sealed": {str(seat): move for seat, move in s.sealed.items()},
    }


def load(setup: Setup, data: dict[str, Json]) -> State[Board]:
    """Read a dumped state; `setup` must be the one that it was dumped with."""
    board = read(setup, data["board"])
    agenda = read(setup, data["agenda"])
    sealed = read(setup, data["sealed"])
    assert isinstance(board, Board) and isinstance(agenda, list) and isinstance(sealed, dict)
    return State(setup, board, cast(list[Step[Board]], agenda), cast(dict[int, int], sealed))


def write(value: object) -> Json:
    """Convert any value that a state may hold to JSON types."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [write(item) for item in value]
    if isinstance(value, dict):
        return {str(key): write(item) for key, item in value.items()}
    if isinstance(value, Rules):
        return {"is": "Rules"}
    if isinstance(value, Part):
        fields: dict[str, Json] = {"is": type(value).__name__}
        for name in value.FIELDS:
            fields[name] = write(getattr(value, name))
        return fields
    raise BottegaError(f"a state may not hold {value!r}")


def read(setup: Setup, data: Json) -> object:
    """Inverse of `write`; dictionary keys are ints."""
    if isinstance(data, list):
        return [read(setup, item) for item in data]
    if isinstance(data, dict):
        named = data.get("is")
        if named is None:
            return {int(key): read(setup, item) for key, item in data.items()}
        if named == "Rules":
            return setup.rules
        part = setup.game.parts_by_name[str(named)]
        fields = {name: read(setup, data[name]) for name in part.FIELDS}
        for name, lists in part.TUPLES.items():
            fields[name] = with_tuples(fields[name], lists)
        return part(*fields.values())
    return data


def with_tuples(value: object, lists: int) -> object:
    """Turn inner lists into tuples; the outer `lists` levels stay lists."""
    if not isinstance(value, list):
        return value
    items = [with_tuples(item, lists - 1) for item in value]
    return items if lists > 0 else tuple(items)
