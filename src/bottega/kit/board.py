"""The pieces on the table, seen and guessed; piles and what may be hidden in them."""

from __future__ import annotations

from pickle import PicklingError
from typing import TYPE_CHECKING, Annotated, ClassVar, Self, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bottega.kit.luck import Luck
    from bottega.kit.result import Result
    from bottega.kit.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Anything a state is made of: a `piece`, or a step. Its fields are declared once, in its class body."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # what the constructor takes, in its order
    TUPLES: ClassVar[dict[str, int]] = {}  # which fields have tuples, and how many lists are around these

    def copy(self) -> Self:
        """The same, to be changed freely."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Parts of one class with equal fields are equal."""
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
        """Pickled and copied by its fields."""
        return type(self), tuple([getattr(self, name) for name in self.FIELDS])


@mypyc_attr(allow_interpreted_subclasses=True)
class Lendable(Part):
    """A part that costs much to copy: copies of a board share it until one of them writes on it."""

    lent: bool = False  # whether others may look at it, too

    def lend(self) -> Self:
        """The same, for one more to look at."""
        self.lent = True
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, name) for name in self.FIELDS]), self.lent

    def __setstate__(self, lent: bool) -> None:
        self.lent = lent


L = TypeVar("L", bound=Lendable)
Lent = Annotated[L, "shared by copies"]  # how a board declares such a part


def to_write_on(parts: list[L], at: int) -> L:
    """One of the parts, no longer shared with anybody."""
    part = parts[at]
    if part.lent:
        part = parts[at] = part.copy()
    return part


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The sheet in force for one match: numbers, tables, rule points. Made from options, never stored."""

    recipe: tuple[object, ...] | None = None  # how it is made again, as `__reduce__` says it

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the setup it was made for: it is made again, or found, where it arrives."""
        if self.recipe is None:
            raise PicklingError("a sheet of rules is pickled only as part of a match")
        return self.recipe


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Part):
    """All pieces of a match. Each game has its own."""

    def masked(self, eyes: Seat) -> Self:
        """A copy in which what these eyes may not see is HIDDEN."""
        raise NotImplementedError

    def opened(self, eyes: Seat) -> Self:
        """The same once the match is over: a game may open then what was hidden."""
        return self.masked(eyes)

    def filled(self, eyes: Seat, luck: Luck) -> Self:
        """A copy of a masked board with each HIDDEN thing drawn as it might be."""
        raise NotImplementedError

    def result(self) -> Result:
        """What everyone would score if the match ended now; the final scores once it is over."""
        raise NotImplementedError

    def conserved(self) -> dict[str, int]:
        """What never changes in number, whatever is played."""
        return {}
