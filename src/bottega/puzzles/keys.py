"""Positions as keys of a dictionary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import cast

from bottega.kit.board import Board, Part, Rules
from bottega.kit.state import State


def key_of(s: State[Board]) -> object:
    """A position, as the key of a dictionary."""
    return (hashable(s.board), hashable(s.agenda), hashable(s.sealed))


def hashable(value: object) -> object:
    """Anything a state holds, as the key of a dictionary."""
    kind = type(value)
    if kind is int:
        return value
    if kind is list or kind is tuple:
        items = cast("Sequence[object]", value)
        return (
            tuple(items) if not items or type(items[0]) is int else tuple([hashable(item) for item in items])
        )
    if kind is dict:
        return tuple([(key, hashable(item)) for key, item in cast("dict[object, object]", value).items()])
    if isinstance(value, Part):
        return (kind, *[hashable(field) for field in reading(value.FIELDS)(value)])
    return None if isinstance(value, Rules) else value


@cache
def reading(names: tuple[str, ...]) -> Callable[[Part], tuple[object, ...]]:
    """What reads these fields of a part at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda part: tuple([getattr(part, name) for name in names])
