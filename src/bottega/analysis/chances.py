"""From leads at the end of guessed matches to a chance of victory, with its doubt."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp, log, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from msgspec import Struct

NORMAL: Final = NormalDist()
SURE: Final = 0.005  # nothing is said to be surer than this
AS_IT_IS: Final = (1.0, 0.0)


class Outlook(Struct, frozen=True):
    """What a seat may expect: its chance of victory and its lead, each with one standard error."""

    chance: float  # from 0 to 1
    chance_doubt: float
    lead: float  # in points, over the best of the others; alone: the points
    lead_doubt: float


class Ends(Struct, frozen=True):
    """How guessed matches ended, world by world."""

    leads: list[float]
    wins: list[float]  # 1 for a victory, a part of it if it is shared


def outlook(game: str, ends: Ends) -> Outlook:
    """The chance follows from how leads are spread: that tells more than counting victories does."""
    lead, spread = fmean(ends.leads), deviation(ends.leads)
    chance = bare_chance(ends)
    if not spread:  # nothing is left to chance
        return Outlook(chance, 0.0, lead, 0.0)
    z = lead / spread
    doubt = NORMAL.pdf(z) * sqrt((1 + z * z / 2) / len(ends.leads))
    return Outlook(calibrated(game, chance), doubt, lead, spread / sqrt(len(ends.leads)))


def bare_chance(ends: Ends) -> float:
    """The chance of a lead above nothing, if leads are spread like this; before it is calibrated."""
    spread = deviation(ends.leads)
    return NORMAL.cdf(fmean(ends.leads) / spread) if spread else fmean(ends.wins)


def given_away(game: str, best: Ends, made: Ends) -> tuple[float, float]:
    """How much less one move won than another, and the doubt: worlds that both had cancel out."""
    less = outlook(game, best).chance - outlook(game, made).chance
    gaps = [one - other for one, other in zip(best.leads, made.leads, strict=True)]
    spread = deviation([*best.leads, *made.leads])
    if not spread:
        return less, 0.0
    steep = NORMAL.pdf(fmean(made.leads) / spread) / spread
    return less, steep * deviation(gaps) / sqrt(len(gaps))


def deviation(values: list[float]) -> float:
    """The standard deviation; of one value nothing is known, so none."""
    return stdev(values) if len(values) > 1 else 0.0


def calibrated(game: str, chance: float) -> float:
    """The chance as matches between good bots came out (docs/analysis.md)."""
    return corrected(chance, *table().get(game, AS_IT_IS))


def corrected(chance: float, slope: float, shift: float) -> float:
    """A chance made so much steeper and moved so far aside."""
    return 1 / (1 + exp(-(slope * logit(chance) + shift)))


def logit(chance: float) -> float:
    """The logarithm of the odds."""
    kept = min(max(chance, SURE), 1 - SURE)
    return log(kept / (1 - kept))


@cache
def table() -> dict[str, tuple[float, float]]:
    """By game: how much steeper, and how far aside, the truth is."""
    written = tomllib.loads(files(__package__).joinpath("calibration.toml").read_text("utf-8"))
    return {game: (float(row["slope"]), float(row["shift"])) for game, row in written.items()}
