"""Cards that lie face down: as some eyes see them, and as they might lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bottega.kit.events import HIDDEN
from bottega.kit.seats import Seat

T = TypeVar("T")


def changed(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same row with another value in one place."""
    items = list(row)
    items[at] = value
    return tuple(items)


def face_down(pile: Sequence[int], known: Sequence[int], eyes: Seat) -> list[int]:
    """A pile as these eyes see it. `known` says of each card who knows it, one bit a seat.

    Cards past the end of `known` are known to nobody.
    """
    seen = [HIDDEN] * len(pile)
    if eyes >= 0:
        for place, knowers in enumerate(known):
            if knowers >> eyes & 1:
                seen[place] = pile[place]
    return seen


def fill(pile: list[int], unseen: list[int]) -> None:
    """Each HIDDEN card becomes the next of the unseen ones, taken from their end."""
    for place, card in enumerate(pile):
        if card == HIDDEN:
            pile[place] = unseen.pop()
