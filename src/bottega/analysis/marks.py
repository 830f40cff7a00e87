"""What a move is called by what it gave away, and how well somebody played on the whole."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import fmean
from typing import Final, Literal

Mark = Literal["fine", "slip", "mistake", "blunder"]
MARKS: Final[list[Mark]] = ["fine", "slip", "mistake", "blunder"]
FROM: Final[list[tuple[Mark, float]]] = [("blunder", 0.3), ("mistake", 0.2), ("slip", 0.1)]  # as lichess does


def mark(gives: float, doubt: float) -> Mark:
    """What is surely given away counts: by one standard error less than it seems."""
    return next((name for name, least in FROM if gives - doubt >= least), "fine")


def accuracy(given: Sequence[float]) -> float | None:
    """From 0 to 100, for what was given away by each move; the curve is lichess's."""
    if not given:
        return None
    each = (103.1668 * exp(-0.04354 * 100 * max(gives, 0.0)) - 3.1669 for gives in given)
    return fmean(min(100.0, max(0.0, one)) for one in each)
