"""Student's t distribution: what a normal one becomes when its spread is known from a few values only."""

from __future__ import annotations

from functools import cache
from math import exp, lgamma, log
from typing import Final

TINY: Final = 1e-300  # in place of 0, by which nothing can be divided
CLOSE: Final = 1e-12
STEPS: Final = 300
FAR: Final = 1e4  # no quantile that is asked for here is further out


def two_sided(t: float, freedom: int) -> float:
    """How likely it is to be so many standard errors away, to either side."""
    return beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@cache
def quantile(p_value: float, freedom: int) -> float:
    """How many standard errors away one is with this likelihood, by halving."""
    low, high = 0.0, FAR
    for _ in range(STEPS):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        low, high = (middle, high) if two_sided(middle, freedom) > p_value else (low, middle)
    return high


def beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function."""
    if x in (0.0, 1.0):
        return x
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    if x < (a + 1) / (a + b + 2):
        return front * fraction(a, b, x) / a
    return 1 - front * fraction(b, a, 1 - x) / b


def fraction(a: float, b: float, x: float) -> float:
    """Its continued fraction, by Lentz."""
    c = 1.0
    value = d = 1 / kept(1 - (a + b) * x / (a + 1))
    for m in range(1, STEPS):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for part in (even, odd):
            d = 1 / kept(1 + part * d)
            c = kept(1 + part / c)
            value *= d * c
        if abs(d * c - 1) < CLOSE:
            break
    return value


def kept(value: float) -> float:
    """A value that one can divide by."""
    return value if abs(value) > TINY else TINY
