"""Face-down cards: masked for a viewer, and sampled from what the viewer does not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bottega.kit.events import HIDDEN
from bottega.kit.seats import Seat

T = TypeVar("T")


def changed(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Copy of a row with one value replaced."""
    items = list(row)
    items[at] = value
    return tuple(items)


def face_down(pile: Sequence[int], known: Sequence[int], viewer: Seat) -> list[int]:
    """Mask a pile for a viewer. `known` has a bit mask of the seats that know each card.

    No one knows the cards past the end of `known`.
    """
    seen = [HIDDEN] * len(pile)
    if viewer >= 0:
        for place, knowers in enumerate(known):
            if knowers >> viewer & 1:
                seen[place] = pile[place]
    return seen


def fill(pile: list[int], unseen: list[int]) -> None:
    """Replace each HIDDEN card by one popped from `unseen`."""
    for place, card in enumerate(pile):
        if card == HIDDEN:
            pile[place] = unseen.pop()
