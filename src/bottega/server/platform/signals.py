"""Typed signals between the parts of a node. `node.py` connects their listeners."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVarTuple

Told = TypeVarTuple("Told")


class Signal(Generic[*Told]):
    """Calls its listeners at once, in order."""

    __slots__ = ("told",)

    def __init__(self) -> None:
        self.told: Final[list[Callable[[*Told], None]]] = []

    def tells(self, *told: Callable[[*Told], None]) -> None:
        """Add listeners."""
        self.told.extend(told)

    def __call__(self, *what: *Told) -> None:
        """Call the listeners."""
        for call in self.told:
            call(*what)


class AwaitedSignal(Generic[*Told]):
    """Awaits its listeners, one after the other."""

    __slots__ = ("told",)

    def __init__(self) -> None:
        self.told: Final[list[Callable[[*Told], Awaitable[None]]]] = []

    def tells(self, *told: Callable[[*Told], Awaitable[None]]) -> None:
        """Add listeners."""
        self.told.extend(told)

    async def __call__(self, *what: *Told) -> None:
        """Await the listeners."""
        for call in self.told:
            await call(*what)


class Question(Generic[*Told]):
    """Asks its listeners, one after the other."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        self.asked: Final[list[Callable[[*Told], Awaitable[bool]]]] = []

    def asks(self, *asked: Callable[[*Told], Awaitable[bool]]) -> None:
        """Add listeners."""
        self.asked.extend(asked)

    async def any(self, *what: *Told) -> bool:
        """Whether one of them says yes."""
        for ask in self.asked:
            if await ask(*what):
                return True
        return False

    async def all(self, *what: *Told) -> bool:
        """Whether none of them says no."""
        for ask in self.asked:
            if not await ask(*what):
                return False
        return True
