"""Cards that lie face down: as some eyes see them, and as they might lie."""

from __future__ import annotations

from bottega.kit.phrases import HIDDEN, Seat


def face_down(pile: list[int], known: list[int], eyes: Seat) -> list[int]:
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
