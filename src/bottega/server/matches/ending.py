"""How a match ended: by its rules, or because somebody resigned."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bottega.kit.play import result
from bottega.kit.seats import Seat
from bottega.server.matches.match import Match
from bottega.server.protocol import Result


def ending(match: Match) -> Result | None:
    """What came of it, once it is over."""
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
    )


def lost_by_leaving(match: Match) -> list[Seat]:
    """Seats that lost whatever a bot scored there.

    Their players resigned, or left a match that counts to a stand-in while somebody stayed.
    """
    left = match.left_to_bots
    return left if match.head.forfeits and len(left) < match.head.seats else match.resigned


def places(ranking: Sequence[int], lost: Collection[Seat]) -> list[int]:
    """The players who stayed keep their order. Those who lost by leaving share the last place."""
    stayed = [place for seat, place in enumerate(ranking) if seat not in lost]
    last = len(stayed) + 1 if stayed else len(ranking)
    return [
        last if seat in lost else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(ranking)
    ]


def resignation(match: Match) -> Result:
    """Who stayed has won. Points are counted at the end only."""
    resigned = match.resigned
    ranking = places([1] * match.head.seats, resigned)
    winners = [seat for seat in range(match.head.seats) if seat not in resigned]
    return Result([], [], ranking, [], winners, match.left_to_bots, list(resigned))
