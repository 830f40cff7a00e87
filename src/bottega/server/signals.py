"""What happens in one part of a node and concerns others. `node.py` says who is told of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVarTuple

Told = TypeVarTuple("Told")


class Signal(Generic[*Told]):
    """Something that has happened. Those who are told of it are called at once, in their order."""

    __slots__ = ("told",)

    def __init__(self) -> None:
        self.told: Final[list[Callable[[*Told], None]]] = []

    def tells(self, *told: Callable[[*Told], None]) -> None:
        """Call these, too, each time it happens."""
        self.told.extend(told)

    def __call__(self, *what: *Told) -> None:
        """It happens."""
        for call in self.told:
            call(*what)


class AwaitedSignal(Generic[*Told]):
    """Something that is not done until those who are told of it are done, one after the other."""

    __slots__ = ("told",)

    def __init__(self) -> None:
        self.told: Final[list[Callable[[*Told], Awaitable[None]]]] = []

    def tells(self, *told: Callable[[*Told], Awaitable[None]]) -> None:
        """Await these, too, each time it happens."""
        self.told.extend(told)

    async def __call__(self, *what: *Told) -> None:
        """It happens."""
        for call in self.told:
            await call(*what)
