"""The pieces on the table, seen and guessed; piles and what may be hidden in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bottega.kit.luck import Luck
    from bottega.kit.phrases import Seat
    from bottega.kit.result import Result


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Anything a state is made of. FIELDS names its constructor's arguments, in order, for the codec."""

    FIELDS: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Part):
    """The sheet in force for one match: numbers, tables, rule points. Made from options, never stored."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Part):
    """All pieces of a match. Each game has its own."""

    def copy(self) -> Self:
        """The same pieces, to be moved about freely."""
        raise NotImplementedError

    def masked(self, eyes: Seat) -> Self:
        """A copy in which what these eyes may not see is HIDDEN."""
        raise NotImplementedError

    def filled(self, eyes: Seat, luck: Luck) -> Self:
        """A copy of a masked board with each HIDDEN thing drawn as it might be."""
        raise NotImplementedError

    def result(self) -> Result:
        """What everyone would score if the match ended now; the final scores once it is over."""
        raise NotImplementedError

    def conserved(self) -> dict[str, int]:
        """What never changes in number, whatever is played."""
        return {}
