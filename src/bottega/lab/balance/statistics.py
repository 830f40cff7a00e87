"""The few formulas that tell how sure a figure is. All are in textbooks; the tests compare with those."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from msgspec import Struct

from bottega.lab.balance import student

ALPHA: Final = 0.05  # intervals are of 95 in 100; of what is called found, 5 in 100 may be chance
POWER: Final = 0.8  # how often a difference that is just large enough would have been found
FEW: Final = 10  # with fewer values that differ nothing is claimed
NORMAL: Final = NormalDist()
DOUBT: Final = NORMAL.inv_cdf(1 - ALPHA / 2)  # standard deviations: 1.96

Interval = tuple[float, float]


class Estimate(Struct, frozen=True):
    """A mean of independent values, and how sure it is."""

    count: int
    mean: float
    error: float  # the standard error of the mean
    differing: int  # values that are not 0

    @property
    def freedom(self) -> int:
        """The degrees of freedom of Student's t."""
        return max(1, self.count - 1)

    @property
    def interval(self) -> Interval:
        """Where the true mean lies."""
        reach = self.error * student.quantile(ALPHA, self.freedom)
        return self.mean - reach, self.mean + reach

    @property
    def p_value(self) -> float | None:
        """How likely a mean as far from 0 is if the true one is 0; None if there is too little to tell."""
        if self.differing < FEW:
            return None
        return student.two_sided(self.mean / self.error, self.freedom) if self.error else 0.0

    def detectable(self, p_value: float) -> float:
        """The smallest true mean that would have been found with POWER, at this level of p-values."""
        reach = student.quantile(p_value, self.freedom) + student.quantile(2 - 2 * POWER, self.freedom)
        return self.error * reach


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some values; of paired differences, if these are given."""
    if not values:
        return Estimate(0, 0.0, 0.0, 0)
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(len(values), fmean(values), error, sum(value != 0 for value in values))


def wilson(wins: float, games: int) -> Interval:
    """Between which shares of victories the true one lies; a shared victory is a part of one."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, DOUBT * DOUBT
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = DOUBT * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def against(wins: float, games: int, fair: float) -> float | None:
    """How likely a share of victories as far from the fair one is, if the game is fair (the score test)."""
    if games * min(fair, 1 - fair) < FEW:
        return None
    z = (wins / games - fair) / sqrt(fair * (1 - fair) / games)
    return 2 * NORMAL.cdf(-abs(z))


def level(p_values: Sequence[float]) -> float:
    """Up to which p-value a row of a table counts as found, by Benjamini and Hochberg.

    Of the rows that count, no more than ALPHA are chance on average, however many rows there are.
    """
    ordered = sorted(p_values)
    for place in range(len(ordered), 0, -1):
        if ordered[place - 1] <= ALPHA * place / len(ordered):
            return ALPHA * place / len(ordered)
    return ALPHA / max(1, len(ordered))
