"""Changes: how one JSON value becomes another. A change is itself JSON.

`[value]` puts another value in the place of the old one. `{key: change}` changes what an object has under a
key, or a list at an index; an index past its end appends. `{}` changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

Change = list[Any] | dict[str, Any]


def difference(old: Any, new: Any) -> Change:
    """What makes the new value of the old one: what changed in a struct or a list, or all of it."""
    if type(old) is type(new):
        if type(new) is list:
            return items(old, new)
        if isinstance(new, Struct) and not new.__struct_config__.array_like:
            values = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
            return {name: difference(one, other) for name, one, other in values if one != other}
    return {} if old == new else [new]


def items(old: list[Any], new: list[Any]) -> Change:
    """What changed in a list or was added to it, unless most of it is new."""
    last = len(old)
    if not 0 < last <= len(new) or isinstance(new[0], str):
        return {} if old == new else [new]
    made: dict[str, Change] = {}
    if new[:last] != old:
        pairs = enumerate(zip(old, new, strict=False))
        made = {str(at): difference(one, other) for at, (one, other) in pairs if one != other}
    for at in range(last, len(new)):
        made[str(at)] = [new[at]]
    return [new] if 2 * len(made) > len(new) else made


def patched(old: Any, change: list[Any] | Mapping[str, Any]) -> Any:
    """The new value; what did not change is the old value's."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        kept = [patched(one, change.get(str(at), {})) for at, one in enumerate(old)]
        added = sorted(int(at) for at in change if int(at) >= len(old))
        return kept + [change[str(at)][0] for at in added]
    if isinstance(old, dict):
        return {key: patched(value, change.get(key, {})) for key, value in old.items()}
    return old
