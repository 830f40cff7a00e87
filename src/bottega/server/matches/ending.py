"""How a match ended: by its rules, or because somebody resigned."""

from __future__ import annotations

from bottega.kit.play import result
from bottega.server.matches.match import Match
from bottega.server.protocol import Result


def ending(match: Match) -> Result | None:
    """What came of it, once it is over."""
    if match.abandoned:
        return Result([], [], [], [], [], abandoned=True)
    if match.given_up:
        return resignation(match)
    ended = result(match.state)
    if ended is None:
        return None
    return Result(
        ended.scores,
        ended.parts,
        ended.ranking,
        ended.tie_breaks,
        ended.winners,
        match.left_to_bots,
        list(match.resigned),
    )


def resignation(match: Match) -> Result:
    """Who stayed has won, and who resigned shares the last place. Points are counted at the end only."""
    seats, resigned = range(match.head.seats), match.resigned
    winners = [seat for seat in seats if seat not in resigned]
    ranking = [1 if seat in winners else len(winners) + 1 for seat in seats]
    return Result([], [], ranking, [], winners, match.left_to_bots, list(resigned))
