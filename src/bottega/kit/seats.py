"""Seats around a table: clockwise the numbers go up, and after the last seat comes the first."""

from __future__ import annotations

from typing import Final

Seat = int
NOBODY: Final = -1  # as eyes: a spectator


def after(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats


def clockwise(start: Seat, seats: int) -> list[Seat]:
    """Every seat once, from one on."""
    return [(start + distance) % seats for distance in range(seats)]


def ranked(order: list[Seat], amounts: list[int]) -> list[Seat]:
    """Who has anything at all, the greatest amount first; equal amounts in the order given."""
    keys = [(-amount, place) for place, amount in enumerate(amounts) if amount > 0]
    keys.sort()
    return [order[place] for _, place in keys]
