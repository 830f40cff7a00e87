"""The table of Nim as a person would see it."""

from __future__ import annotations

from typing import Final

from bottega.games.nim.pieces import Heaps
from bottega.kit import picture
from bottega.kit.picture import Pictures, now_of, sealed_of
from bottega.kit.seats import Seat
from bottega.kit.state import State

PHASES: Final = {"TakeStones": ("taking", "2")}


class Common(picture.Common, frozen=True, kw_only=True):
    """What every viewer sees, which is everything."""

    heaps: list[int]  # stones
    taken: list[int]  # stones, by seat


class Own(picture.Own, frozen=True, kw_only=True):
    """A seat knows nothing beside that."""


def common(s: State[Heaps]) -> Common:
    """What every viewer sees."""
    return Common(now=now_of(s, PHASES), heaps=s.board.heaps[:], taken=s.board.taken[:])


def own(s: State[Heaps], seat: Seat) -> Own:
    """Only which seat it is."""
    return Own(seat=seat, sealed=sealed_of(s, seat))


PICTURES: Final = Pictures(1, Common, Own, common, own)
