"""A feature: what a folder of `features` adds to a node, as one value."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from litestar import Controller

from bottega.server.people.export import Kept
from bottega.server.platform.settings import Settings
from bottega.server.requests.limits import Buckets
from bottega.server.rooms import Rooms

S = TypeVar("S")


@dataclass(frozen=True)
class Every(Generic[S]):
    """A periodic job, on one node at a time. It pauses in read-only mode."""

    seconds: float  # 0: as often as a node sweeps
    work: Callable[[S], Awaitable[None]]  # a method of the service


@dataclass(frozen=True, kw_only=True)
class Feature(Generic[S]):
    name: str  # by which handlers ask for the service
    build: Callable[[Rooms], S]
    connect: Callable[[Rooms, S], None] | None = None  # to signals
    routes: Sequence[type[Controller]] = ()
    limits: Callable[[Settings], Mapping[str, Buckets]] | None = None  # by the names handlers ask for
    periodic: Sequence[Every[S]] = ()
    kept: Sequence[Kept] = ()  # what it stores of a person, for their export
