"""What steps of a hand have in common."""

from __future__ import annotations

from bottega.games.workshop.pieces import Table
from bottega.kit.piece import frozen
from bottega.kit.state import Step


@frozen
class HandStep(Step[Table]):
    """A step of one hand."""

    hand: int


@frozen
class CardsStep(Step[Table]):
    """A step of one hand with so many cards."""

    hand: int
    count: int
