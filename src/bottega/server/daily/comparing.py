"""How one try stands beside all others of the same deal. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Final

from bottega.server.daily.tries import Try
from bottega.server.protocol import DailyBar, DailyDifference

RIVAL: Final = ""  # stands for what the rival scored, which is part of a lead as well
ENOUGH: Final = 2  # tries, for one differs from oneself in nothing


def leads_of(tries: Sequence[Try]) -> list[int]:
    """What is compared."""
    return [one.lead for one in tries if one.lead is not None]


def rank_of(lead: int, tries: Sequence[Try]) -> int:
    """One more than are better; equals share a place."""
    return 1 + sum(other > lead for other in leads_of(tries))


def bars(tries: Sequence[Try]) -> list[DailyBar]:
    """How many came to each lead, in order."""
    return [DailyBar(lead, count) for lead, count in sorted(Counter(leads_of(tries)).items())]


def difference(mine: Try, tries: Sequence[Try]) -> DailyDifference | None:
    """The part of the score in which a try is farthest from the median; none if it is nowhere."""
    if len(tries) < ENOUGH:
        return None
    shares = [parts_of(one) for one in tries]
    own = parts_of(mine)
    names = dict.fromkeys(name for parts in [own, *shares] for name in parts)
    found = [
        DailyDifference(name, own.get(name, 0), float(median(parts.get(name, 0) for parts in shares)))
        for name in names
    ]
    most = max(found, key=lambda one: abs(one.mine - one.median))
    return most if most.mine != most.median else None


def parts_of(one: Try) -> dict[str, int]:
    """The parts of a score, and the rival's points where there is one."""
    rival = (one.score or 0) - (one.lead or 0)
    return {**one.parts, RIVAL: rival}
