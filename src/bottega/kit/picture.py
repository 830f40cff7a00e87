"""Pictures: what a person would see on the table, as data with the game's names. Only this leaves a match.

A picture has two parts. `common` is the same for every viewer: it is made from a spectator's view, so it
cannot contain a secret. `own` is what one seat knows in addition, made from that seat's view.
This file and the games' `picture.py` or `picture/shapes.py` are not compiled: msgspec structs are C already.
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
MOST_KEPT: Final = 1 << 12  # parts of one kind; for Codex's prospects that is 5 MB

Phases = Mapping[str, tuple[str, str]]  # by the class of a step: its phase and its paragraph


class Now(Struct, frozen=True, kw_only=True):
    """The current step. A game may add more, such as the turn and the place."""

    phase: str  # the rulebook's name; empty when the match is over
    paragraph: str  # of the rulebook
    asked: list[int]  # the seats that must choose
    chosen: list[int]  # the seats with a sealed choice, until all have one


class Common(Struct, frozen=True, kw_only=True):
    """What every viewer sees."""

    now: Now


class Own(Struct, frozen=True, kw_only=True):
    """What one seat knows in addition."""

    seat: int
    sealed: str | None  # this seat's sealed choice, until all have one


class Score(Struct, frozen=True):
    """One seat's score if the match ended now."""

    total: int
    parts: dict[str, int]  # by where they come from


class Picture(Struct, frozen=True):
    """The table as one viewer sees it; for spectators, `own` is None."""

    schema: str
    common: Common
    own: Own | None


class Kept(Generic[T]):
    """Cache of drawn parts, keyed by everything that they are drawn from: a move changes little of a table.

    The key `seen` must determine the part. A full cache is cleared.
    """

    def __init__(self) -> None:
        self.parts: Final[dict[Hashable, T]] = {}

    def part(self, seen: Hashable, draw: Callable[[], T]) -> T:
        """Return the cached part, or draw it."""
        found = self.parts.get(seen)
        if found is None:
            if len(self.parts) >= MOST_KEPT:
                self.parts.clear()
            found = self.parts[seen] = draw()
        return found


class Pictures(Generic[B]):
    """How a game draws its table. Raise `edition` when the shape of the picture changes."""

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


def common_of(s: State[Board], opens: bool = True) -> Common:
    """What every viewer sees of a state. For `opens`, see `State.view`."""
    return s.setup.game.pictures.common(s.view(NOBODY, opens))


def own_of(seen: State[Board], viewer: Seat) -> Own | None:
    """What the viewer knows in addition, from their view."""
    return None if viewer == NOBODY else seen.setup.game.pictures.own(seen, viewer)


def picture(s: State[Board], viewer: Seat) -> Picture:
    """The table as this viewer sees it."""
    return Picture(s.setup.game.schema, common_of(s), own_of(s.view(viewer), viewer))


def now_of(s: State[B], phases: Phases) -> Now:
    """The current step, from the top of the agenda."""
    step = s.agenda[-1] if s.agenda else None
    phase, paragraph = ("", "") if step is None else phases[name_of(step)]
    asked = [] if step is None else step.awaited(s)
    return Now(phase=phase, paragraph=paragraph, asked=asked, chosen=sorted(s.sealed))


def name_of(step: Step[B]) -> str:
    """The class of a step."""
    return type(step).__name__


def sealed_of(seen: State[B], seat: Seat) -> str | None:
    """Text of a seat's sealed move."""
    move = seen.sealed.get(seat)
    return None if move is None else seen.setup.game.words.text(move)
