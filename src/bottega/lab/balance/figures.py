"""The figures of one match that are averaged and compared, by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, pstdev
from typing import Final

from bottega.lab.balance.measures import Measured

SEAT: Final = "seat"
TURN: Final = "turn"  # whose turn was the first, second, …
PART: Final = "part"
USE: Final = "use"
SKILL: Final = "skill"

TOLD: Final = {
    "score": "points of a seat",
    "spread": "standard deviation of the points at one table",
    "margin": "points from the first to the second",
    "decisions": "choices among several moves, by all seats",
    "minutes": "minutes that people would sit over it",
    "lead_changes": "how often the lead changed, looked at once round the table",
    "settled": "part of the match after which the winner was ahead for good",
    SKILL: "part of the victories of one journeyman among apprentices",
}


def figures_of(one: Measured) -> dict[str, float]:
    """All figures of a match by name; some have two words or more: `seat 1`, `use send academy`."""
    figures: dict[str, float] = {}
    if len(one.shares) > 1:
        figures |= {f"{SEAT} {seat}": share for seat, share in enumerate(one.shares, start=1)}
        figures |= {f"{TURN} {turn}": one.shares[seat] for turn, seat in enumerate(one.order, start=1)}
    figures["score"] = fmean(one.scores)
    if len(one.scores) > 1:
        first, second, *_ = sorted(one.scores, reverse=True)
        figures |= {"spread": pstdev(one.scores), "margin": float(first - second)}
    figures |= {"decisions": float(one.decisions), "minutes": one.minutes}
    if len(one.scores) > 1:
        figures |= {"lead_changes": float(one.lead_changes), "settled": one.settled}
    figures |= {f"{PART} {name}": mean for name, mean in a_seat(one.parts).items()}
    figures |= {f"{USE} {name}": mean for name, mean in a_seat(one.uses).items()}
    return figures


def a_seat(counts: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """How much of each there is for a seat, on average."""
    total = Counter[str]()
    for count in counts:
        total.update(count)
    return {name: amount / len(counts) for name, amount in sorted(total.items())}


def kind_of(figure: str) -> str:
    """SEAT, TURN, PART or USE; a figure that is none of these is its own kind."""
    return figure.partition(" ")[0]
