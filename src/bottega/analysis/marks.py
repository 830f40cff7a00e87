"""What a move is called by what it gave away, and how well somebody played on the whole."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, Literal

Mark = Literal["fine", "slip", "mistake", "blunder"]
MARKS: Final[list[Mark]] = ["fine", "slip", "mistake", "blunder"]
GRAVE: Final[list[Mark]] = ["mistake", "blunder"]  # of these a coach warns
FROM: Final[list[tuple[Mark, float]]] = [("blunder", 0.3), ("mistake", 0.2), ("slip", 0.1)]  # as lichess does


def mark(gives: float, doubt: float) -> Mark:
    """What is surely given away counts: by one standard error less than it seems."""
    return next((name for name, least in FROM if gives - doubt >= least), "fine")


def kept(given: Sequence[float]) -> float | None:
    """How much of the chance of victory each move kept on average, from 0 to 100."""
    return 100 * (1 - fmean(max(gives, 0.0) for gives in given)) if given else None
