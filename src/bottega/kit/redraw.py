"""Redraws: continue a match from what one seat knew, with the hidden part sampled again."""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from bottega.kit import codec
from bottega.kit.errors import BadRecord
from bottega.kit.luck import Luck
from bottega.kit.seats import Seat
from bottega.kit.state import B, State


@final
class Redraw:
    """After `ply` moves, everything that the viewer did not know was sampled from another seed.

    The digest of the resulting state detects a sampling algorithm that has changed since.
    """

    def __init__(self, after: int, seat: Seat, seed: bytes, digest: str = "") -> None:
        self.after: Final = after
        self.seat: Final = seat
        self.seed: Final = seed
        self.digest: Final = digest

    def __reduce__(self) -> tuple[object, ...]:
        return Redraw, (self.after, self.seat, self.seed, self.digest)

    def written(self) -> list[int | str]:
        """Convert to the form that records store."""
        return [self.after, self.seat, self.seed.hex(), self.digest]

    def world(self, s: State[B]) -> State[B]:
        """Another state that the seat cannot distinguish from this one."""
        return s.view(self.seat).determinise(self.seat, Luck(self.seed, "what if"))

    def checked(self, s: State[B]) -> State[B]:
        """Like `world`; raises BadRecord unless the digest matches."""
        world = self.world(s)
        if digest_of(world) != self.digest:
            raise BadRecord(self.after, f"what seat {self.seat} could not know is drawn otherwise now")
        return world


def digest_of(s: State[B]) -> str:
    """Digest of a state."""
    return hashlib.sha256(json.dumps(codec.dump(s), sort_keys=True).encode()).hexdigest()


def redrawn(s: State[B], draws: list[Redraw], moves: int) -> State[B]:
    """The redrawn state after `plies` moves, or None."""
    for draw in draws:
        if draw.after == moves:
            s = draw.checked(s)
    return s
