"""Judges an attempt by playing its log again from the committed seed. Pure."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from bottega.kit.game import AnyGame
from bottega.kit.seats import Seat
from bottega.server.core.ending import ending
from bottega.server.core.match import played
from bottega.server.core.shown import Result
from bottega.server.core.store.rows import Entry, Head
from bottega.server.features.daily.days import end_of
from bottega.server.features.daily.deals import Deal
from bottega.server.platform.errors import BadLog, Refused

SEAT: Final[Seat] = 0  # the person's seat

Outcome = Literal["", "counted", "late", "given_up", "forged"]


class Verdict(Struct, frozen=True):
    """How an attempt ended. Attempts are ranked by lead: over the best rival, or the points if alone."""

    outcome: Outcome
    lead: int | None = None
    score: int | None = None
    won: bool = False
    parts: dict[str, int] = {}


def judge(deal: Deal, head: Head, game: AnyGame, entries: list[Entry]) -> Verdict:
    """Whether a match counts for a deal, and its result."""
    if not is_of(deal, head):
        return Verdict("forged")
    try:
        ended = ending(played(replace(head, seed=deal.seed), game, entries))
    except (BadLog, Refused):
        return Verdict("forged")
    if ended is None:
        return Verdict("")
    if not ended.scores or SEAT in ended.resigned or SEAT in ended.stand_ins:
        return Verdict("given_up")
    return measured("counted" if entries[-1].at < end_of(deal.day) else "late", ended)


def is_of(deal: Deal, head: Head) -> bool:
    """Whether a match has the deal's seed, options and bots."""
    plan = deal.plan
    kind = head.kind
    dealt = kind.deal_of_the_day, head.game, head.seats, head.seed, kind.bot_iterations, head.bots
    return dealt == (deal.daily, plan.game, plan.seats, deal.seed, plan.iterations, plan.bots) and (
        plan.options.items() <= head.options.items()
    )


def measured(outcome: Outcome, ended: Result) -> Verdict:
    """The figures of a finished match."""
    score = ended.scores[SEAT]
    rivals = [points for seat, points in enumerate(ended.scores) if seat != SEAT]
    lead = score - max(rivals, default=0)
    return Verdict(outcome, lead, score, SEAT in ended.winners, ended.parts[SEAT])
