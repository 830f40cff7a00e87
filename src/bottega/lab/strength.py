"""How strong players are, from who beat whom: the model of Bradley and Terry, on the scale of chess.

Every player has a strength p, and a beats b with the chance p(a) / (p(a) + p(b)).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations
from math import log, log10
from operator import mul
from typing import Final

from msgspec import Struct

TENFOLD: Final = 400  # points: so much stronger wins ten times as often as it loses
FIXED: Final = 1000  # what the anchor has; only differences mean something
DRAWN: Final = 1000  # how often the doubt is drawn
TAIL: Final = 0.025  # what is left out on each side of an interval of 95 in 100
CLOSE: Final = 1e-7  # strengths that change by less than this part are found
STEPS: Final = 10_000

Victories = dict[tuple[str, str], float]  # of the first over the second; a shared one is half for each
Deals = dict[tuple[str, str], list[float]]  # the same for each deal
Points = dict[str, float]


class Rung(Struct, frozen=True):
    """Where a player stands, and between which points it may be; the anchor's are agreed."""

    bot: str
    points: int
    low: int
    high: int

    @property
    def doubt(self) -> int:
        """Half of the interval."""
        return (self.high - self.low + 1) // 2


def expected(lead: float) -> float:
    """The share of victories of somebody who is so many points ahead."""
    return 1 / (1 + 10 ** (-lead / TENFOLD))


def ladder_of(players: Sequence[str], deals: Deals, anchor: str, drawn: int = DRAWN) -> list[Rung]:
    """All players, the strongest first.

    The doubt is a Bayesian bootstrap: as if other deals had been met, each deal is weighed by chance with all
    its matches, and so is the prior, or nobody would doubt the points of whoever won everything.
    """
    chance = random.Random(0)  # the same matches are told alike
    more = prior(players)
    points = fitted(players, {pair: sum(column) + more for pair, column in deals.items()}, anchor)
    draws = [fitted(players, reweighed(deals, more, chance), anchor) for _ in range(drawn)]
    rungs = [rung(player, points[player], sorted(draw[player] for draw in draws)) for player in players]
    return sorted(rungs, key=lambda one: -one.points)


def rung(player: str, points: float, draws: list[float]) -> Rung:
    """What is told of a player."""
    cut = int(TAIL * len(draws))
    return Rung(player, round(points), round(draws[cut]), round(draws[-1 - cut]))


def prior(players: Sequence[str]) -> float:
    """The part of a victory that each side of each pairing has before the first match.

    Without it whoever won everything would be infinitely strong. For two players it is the half that Jeffreys
    adds where nothing is known before. With more of them as much is added for each player, and shared out
    among more pairings: half a victory over everybody would lift the weakest by hundreds of points.
    """
    return 1 / len(players)


def reweighed(deals: Deals, more: float, chance: random.Random) -> Victories:
    """The victories with each deal weighed anew, by 1 on average."""
    count = max(len(column) for column in deals.values())
    weights = [chance.expovariate(1.0) for _ in range(count)]
    return {
        pair: sum(map(mul, weights, column)) + chance.gammavariate(more, 1.0)
        for pair, column in deals.items()
    }


def fitted(players: Sequence[str], won: Victories, anchor: str) -> Points:
    """The strengths by which these victories are most likely, in points.

    Each strength is improved in turn until none changes. The step is Newman's (2023), which comes to the same
    as the MM algorithm and needs fewer steps where one side wins almost everything.
    """
    strength = dict.fromkeys(players, 1.0)
    for _ in range(STEPS):
        change = 0.0
        for one in players:
            others = [(other, strength[one] + strength[other]) for other in players if other != one]
            up = sum(won[one, other] * strength[other] / both for other, both in others)
            down = sum(won[other, one] / both for other, both in others)
            change = max(change, abs(log(up / down / strength[one])))
            strength[one] = up / down
        if change < CLOSE:
            break
    return {one: FIXED + TENFOLD * log10(strength[one] / strength[anchor]) for one in players}


def no_deals(players: Sequence[str], count: int) -> Deals:
    """So many deals of which nothing was played."""
    return {pair: [0.0] * count for pair in permutations(players, 2)}
