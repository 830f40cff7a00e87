"""What leaves a match: what a person would see on the table, as data in the words of the game.

A picture has two parts. `common` is the same for all eyes: it is made from what a spectator sees, so no
secret can be in it. `own` is what one seat knows beside that, and is made from that seat's view.
This file and `picture.py` or `picture/shapes.py` of a game stay interpreted: msgspec's structs are C already.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from msgspec import Struct

from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import B, Step

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.state import State

T = TypeVar("T")
MOST_KEPT: Final = 1 << 12  # parts of one kind: of Codex's prospects these are 19 megabytes

Phases = Mapping[str, tuple[str, str]]  # by the class of a step: its phase and its paragraph


class Now(Struct, frozen=True, kw_only=True):
    """What is being done. A game may tell more: which turn of how many, at which place."""

    phase: str  # as the rulebook calls it; empty when the match is over
    paragraph: str  # of the rulebook
    asked: list[int]  # the seats that must choose
    chosen: list[int]  # the seats that have chosen in secret, until all have


class Common(Struct, frozen=True, kw_only=True):
    """What all eyes see."""

    now: Now


class Own(Struct, frozen=True, kw_only=True):
    """What one seat knows beside that."""

    seat: int
    sealed: str | None  # the move that this seat has chosen in secret, until all have


class Score(Struct, frozen=True):
    """What would count if the match ended now."""

    total: int
    parts: dict[str, int]  # by where they come from


class Picture(Struct, frozen=True):
    """The table as some eyes see it; a spectator has nothing of their own."""

    schema: str
    common: Common
    own: Own | None


class Kept(Generic[T]):
    """Parts that were drawn, by all that they are drawn from: most of a table stays as it was at a move.

    What is `seen` must determine the part. All are thrown away when they become too many.
    """

    def __init__(self) -> None:
        self.parts: Final[dict[Hashable, T]] = {}

    def part(self, seen: Hashable, draw: Callable[[], T]) -> T:
        """The part for what is seen."""
        found = self.parts.get(seen)
        if found is None:
            if len(self.parts) >= MOST_KEPT:
                self.parts.clear()
            found = self.parts[seen] = draw()
        return found


class Pictures(Generic[B]):
    """How a title draws its table. The edition goes up when what is drawn changes its shape."""

    def __init__(
        self,
        edition: int,
        common_type: type[Common],
        own_type: type[Own],
        common: Callable[[State[B]], Common],
        own: Callable[[State[B], Seat], Own],
    ) -> None:
        self.edition: Final = edition
        self.types: Final = (common_type, own_type)
        self.common: Final = common
        self.own: Final = own


def common_of(s: State[Board]) -> Common:
    """What all eyes see of a state."""
    return s.setup.game.pictures.common(s.view(NOBODY))


def own_of(seen: State[Board], eyes: Seat) -> Own | None:
    """What these eyes know beside that, from their view."""
    return None if eyes == NOBODY else seen.setup.game.pictures.own(seen, eyes)


def picture(s: State[Board], eyes: Seat) -> Picture:
    """The table as these eyes see it."""
    return Picture(s.setup.game.schema, common_of(s), own_of(s.view(eyes), eyes))


def now_of(s: State[B], phases: Phases) -> Now:
    """What is being done, by the step that waits."""
    step = s.agenda[-1] if s.agenda else None
    phase, paragraph = ("", "") if step is None else phases[name_of(step)]
    asked = [] if step is None else step.awaited(s)
    return Now(phase=phase, paragraph=paragraph, asked=asked, chosen=sorted(s.sealed))


def name_of(step: Step[B]) -> str:
    """The class of a step."""
    return type(step).__name__


def sealed_of(seen: State[B], seat: Seat) -> str | None:
    """What a seat has chosen in secret, as a text."""
    move = seen.sealed.get(seat)
    return None if move is None else seen.setup.game.words.text(move)
