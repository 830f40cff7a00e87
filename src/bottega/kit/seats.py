"""Seats around a table. Numbers increase clockwise; the first seat follows the last."""

from __future__ import annotations

from typing import Final

Seat = int
NOBODY: Final = -1  # as a viewer: a spectator


def after(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats


def clockwise(start: Seat, seats: int) -> list[Seat]:
    """All seats clockwise, starting with `first`."""
    return [(start + distance) % seats for distance in range(seats)]


def ranked(order: list[Seat], amounts: list[int]) -> list[Seat]:
    """Seats with a positive amount, largest first; ties keep their order."""
    keys = [(-amount, place) for place, amount in enumerate(amounts) if amount > 0]
    keys.sort()
    return [order[place] for _, place in keys]
