"""How an attempt compares with all others of the same deal. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Final

from bottega.server.features.daily.attempts import Attempt
from bottega.server.features.daily.messages import DailyBar, DailyDifference

RIVAL: Final = ""  # the key of the rival's score, which is part of a lead too
ENOUGH: Final = 2  # attempts: one alone has nothing to compare


def leads_of(attempts: Sequence[Attempt]) -> list[int]:
    """The leads of finished attempts."""
    return [one.lead for one in attempts if one.lead is not None]


def rank_of(lead: int, attempts: Sequence[Attempt]) -> int:
    """The rank: one more than those better; equals share a rank."""
    return 1 + sum(other > lead for other in leads_of(attempts))


def bars(attempts: Sequence[Attempt]) -> list[DailyBar]:
    """How many attempts had each lead, in order."""
    return [DailyBar(lead, count) for lead, count in sorted(Counter(leads_of(attempts)).items())]


def difference(mine: Attempt, attempts: Sequence[Attempt]) -> DailyDifference | None:
    """The part of the score in which an attempt is farthest from the median; None if it is nowhere."""
    if len(attempts) < ENOUGH:
        return None
    shares = [parts_of(one) for one in attempts]
    own = parts_of(mine)
    names = dict.fromkeys(name for parts in [own, *shares] for name in parts)
    found = [
        DailyDifference(name, own.get(name, 0), float(median(parts.get(name, 0) for parts in shares)))
        for name in names
    ]
    most = max(found, key=lambda one: abs(one.mine - one.median))
    return most if most.mine != most.median else None


def parts_of(one: Attempt) -> dict[str, int]:
    """The parts of a score, and the rival's points if there is one."""
    rival = (one.score or 0) - (one.lead or 0)
    return {**one.parts, RIVAL: rival}
