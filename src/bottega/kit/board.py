"""The pieces on the table: copying them, masking what a viewer may not see, and sampling what is hidden."""

from __future__ import annotations

from pickle import PicklingError
from typing import TYPE_CHECKING, Annotated, ClassVar, Self, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bottega.kit.luck import Luck
    from bottega.kit.result import Brought, Result
    from bottega.kit.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Base class of pieces and steps. A subclass declares its fields once, in its class body."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # what the constructor takes, in its order
    TUPLES: ClassVar[dict[str, int]] = {}  # which fields have tuples, and how many lists are around these

    def copy(self) -> Self:
        """The same, to be changed freely."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Compare by class and fields."""
        if type(other) is not type(self):
            return False
        for name in self.FIELDS:
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __repr__(self) -> str:
        fields = [f"{name}={getattr(self, name)!r}" for name in self.FIELDS]
        return f"{type(self).__name__}({', '.join(fields)})"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by fields."""
        return type(self), tuple([getattr(self, name) for name in self.FIELDS])


@mypyc_attr(allow_interpreted_subclasses=True)
class Lendable(Part):
    """A part that is expensive to copy: copies of a board share it until one of them writes to it."""

    lent: bool = False  # whether another board may share it

    def lend(self) -> Self:
        """Share this part with one more board."""
        self.lent = True
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, name) for name in self.FIELDS]), self.lent

    def __setstate__(self, lent: bool) -> None:
        self.lent = lent


L = TypeVar("L", bound=Lendable)
Lent = Annotated[L, "shared by copies"]  # how a board declares such a part


def to_write_on(parts: list[L], at: int) -> L:
    """Return `parts[n]`, copied first if another board shares it."""
    part = parts[at]
    if part.lent:
        part = parts[at] = part.copy()
    return part


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules sheet of one match: numbers and tables. Built from the options, never stored."""

    recipe: tuple[object, ...] | None = None  # how it is made again, as `__reduce__` says it

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the setup that it was made for; unpickling builds it again or finds it."""
        if self.recipe is None:
            raise PicklingError("a sheet of rules is pickled only as part of a match")
        return self.recipe


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Part):
    """All pieces of a match. Each game subclasses it."""

    def masked(self, viewer: Seat) -> Self:
        """Copy, with HIDDEN in place of everything that the viewer may not see."""
        raise NotImplementedError

    def opened(self, viewer: Seat) -> Self:
        """Like `masked`, after the match has ended: a game may reveal what was hidden."""
        return self.masked(viewer)

    def filled(self, viewer: Seat, luck: Luck) -> Self:
        """Copy of a masked board in which every HIDDEN value is sampled."""
        raise NotImplementedError

    def result(self) -> Result:
        """Scores if the match ended now; the final scores once it is over."""
        raise NotImplementedError

    def brought(self, seat: Seat) -> list[Brought]:
        """Points that single things, such as cards, brought a seat. Called once the match is over."""
        return []

    def conserved(self) -> dict[str, int]:
        """Quantities that no move may change; tests check them after each move."""
        return {}
