"""Keys of the moves that the house makes. They have a dot, which no client may write: nobody forges them."""

from __future__ import annotations

from typing import Final

from bottega.kit.seats import Seat

STAND_IN: Final = "standin-"
ORDER: Final = "order-"
COPIED: Final = "copied."


def stand_in_key(asked: int, seat: Seat) -> str:
    """Of a bot that stands in for a player who has been asked since that ply."""
    return f"{STAND_IN}{asked}.{seat}"


def order_key(asked: int, seat: Seat) -> str:
    """Of a standing order that answers what was asked at that ply."""
    return f"{ORDER}{asked}.{seat}"


def copied_key(ply: int) -> str:
    """Of a move that a what-if has from its source."""
    return f"{COPIED}{ply}"


def is_copied(key: str) -> bool:
    """Whether this move was not made in this match."""
    return key.startswith(COPIED)


def by_stand_in(key: str) -> bool:
    """Whether a bot stood in with this move."""
    return key.startswith(STAND_IN) and "." in key


def by_house(key: str) -> bool:
    """Whether this move was not said by the player just then."""
    return "." in key
