"""Keys of moves that the server makes. They contain a dot, which the server refuses from clients."""

from __future__ import annotations

from typing import Final

from bottega.kit.seats import Seat

STAND_IN: Final = "standin-"
ORDER: Final = "order-"
COPIED: Final = "copied."


def stand_in_key(asked: int, seat: Seat) -> str:
    """For a substitute's move, by the ply at which the question was asked."""
    return f"{STAND_IN}{asked}.{seat}"


def order_key(asked: int, seat: Seat) -> str:
    """For a standing order, by the ply at which the question was asked."""
    return f"{ORDER}{asked}.{seat}"


def copied_key(ply: int) -> str:
    """For a move that a what-if copies from its source."""
    return f"{COPIED}{ply}"


def is_copied(key: str) -> bool:
    """Whether a what-if copied this move from its source."""
    return key.startswith(COPIED)


def by_stand_in(key: str) -> bool:
    """Whether a substitute made this move."""
    return key.startswith(STAND_IN) and "." in key


def by_server(key: str) -> bool:
    """Whether the server made this move, not the player."""
    return "." in key
