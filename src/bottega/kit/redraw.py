"""What a seat could not know, drawn anew: how a match goes on from what that seat knew."""

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
    """After so many moves, all that these eyes did not know came from another seed.

    The digest is that of the state that followed: where worlds are guessed otherwise by now, it is found out.
    """

    def __init__(self, after: int, seat: Seat, seed: bytes, digest: str = "") -> None:
        self.after: Final = after
        self.seat: Final = seat
        self.seed: Final = seed
        self.digest: Final = digest

    def __reduce__(self) -> tuple[object, ...]:
        return Redraw, (self.after, self.seat, self.seed, self.digest)

    def written(self) -> list[int | str]:
        """As a record has it."""
        return [self.after, self.seat, self.seed.hex(), self.digest]

    def world(self, s: State[B]) -> State[B]:
        """Another state that the seat cannot tell from this one."""
        return s.view(self.seat).determinise(self.seat, Luck(self.seed, "what if"))

    def checked(self, s: State[B]) -> State[B]:
        """The same; BadRecord unless it is the one that was played on."""
        world = self.world(s)
        if digest_of(world) != self.digest:
            raise BadRecord(self.after, f"what seat {self.seat} could not know is drawn otherwise now")
        return world


def digest_of(s: State[B]) -> str:
    """By which a state is known again."""
    return hashlib.sha256(json.dumps(codec.dump(s), sort_keys=True).encode()).hexdigest()


def redrawn(s: State[B], draws: list[Redraw], moves: int) -> State[B]:
    """The state after so many moves, as it was drawn anew there, if it was."""
    for draw in draws:
        if draw.after == moves:
            s = draw.checked(s)
    return s
