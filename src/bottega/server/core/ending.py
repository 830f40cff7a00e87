"""How a match ended: by its rules, or by resignation."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bottega.kit.play import brought, result
from bottega.kit.seats import Seat
from bottega.server.core.match import Match
from bottega.server.core.shown import Brought, Result


def ending(match: Match) -> Result | None:
    """The result of a finished match."""
    if match.abandoned:
        return Result([], [], [], [], [], abandoned=True, cancelled=match.cancelled)
    if match.given_up:
        return resignation(match)
    ended = result(match.state)
    if ended is None:
        return None
    ranking = places(ended.ranking, lost_by_leaving(match))
    winners = [seat for seat, place in enumerate(ranking) if place == 1] if ended.winners else []
    return Result(
        ended.scores,
        ended.parts,
        ranking,
        ended.tie_breaks if winners == ended.winners else [],
        winners,
        match.left_to_bots,
        list(match.resigned),
        brought=[
            [Brought(one.part, one.kind, one.name, one.points) for one in things]
            for things in brought(match.state)
        ],
    )


def lost_by_leaving(match: Match) -> list[Seat]:
    """Seats that lost whatever score a bot made for them.

    Their players resigned, or left a rated match to a substitute while another player stayed.
    """
    left = match.left_to_bots
    return left if match.head.kind.substitute_loses and len(left) < match.head.seats else match.resigned


def places(ranking: Sequence[int], lost: Collection[Seat]) -> list[int]:
    """Players who stayed keep their order; those who lost by leaving share the last place."""
    stayed = [place for seat, place in enumerate(ranking) if seat not in lost]
    last = len(stayed) + 1 if stayed else len(ranking)
    return [
        last if seat in lost else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(ranking)
    ]


def resignation(match: Match) -> Result:
    """The last player who stayed wins. Points count only at the regular end."""
    resigned = match.resigned
    ranking = places([1] * match.head.seats, resigned)
    winners = [seat for seat in range(match.head.seats) if seat not in resigned]
    return Result([], [], ranking, [], winners, match.left_to_bots, list(resigned))
