"""One ladder of bots over several games: who meets whom in leagues of two, told on one scale."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs

from bottega.lab.league import League
from bottega.lab.runner import Match, Played
from bottega.lab.strength import Deals, Rung, expected, ladder_of, no_deals

TWO: Final = 2  # seats: with more, one among several of another would not be as likely to win as they are
ANCHOR: Final = "greedy"  # it never searches, so that its strength hangs on nobody's patience


class Meeting(Struct, frozen=True):
    """Two bots: how many of their matches the first won, and its share by their points."""

    a: str
    b: str
    games: int
    a_wins: float
    expected: float


class Standing(Struct, frozen=True):
    """The ladder of one game."""

    game: str
    rungs: list[Rung]
    meetings: list[Meeting]
    digest: str | None

    def share(self, one: str, other: str) -> float | None:
        """Which part of its matches against another a bot won; None if they did not meet."""
        for met in self.meetings:
            if met.games and {met.a, met.b} == {one, other}:
                share = met.a_wins / met.games
                return share if met.a == one else 1 - share
        return None

    @property
    def misfit(self) -> float:
        """By how much the points miss what happened, in the pairing where they miss it most."""
        shares = [abs(met.a_wins / met.games - met.expected) for met in self.meetings if met.games]
        return round(max(shares, default=0.0), 3)


class Ladder(Struct, frozen=True):
    """All of it. `together` is told by the matches of all games."""

    command: str
    anchor: str
    together: list[Rung]
    games: list[Standing]
    digest: str | None
    by_the_clock: list[str]


def work_of(leagues: Sequence[League], games: int) -> list[Match]:
    """The matches of all leagues, by turns: whoever stops on the way knows as much of every game."""
    rows = zip(*[league.work(games) for league in leagues], strict=True)
    return [
        structs.replace(match, number=match.number * len(leagues) + at)
        for row in rows
        for at, match in enumerate(row)
    ]


def count(leagues: Sequence[League], played: Played) -> None:
    """Take a match of that work into its league."""
    number, at = divmod(played.number, len(leagues))
    leagues[at].count(structs.replace(played, number=number))


def ladder(leagues: Sequence[League], command: str) -> Ladder:
    """What was played until now in leagues of the same bots."""
    bots = leagues[0].bots
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    each = [deals_of(league) for league in leagues]
    together = {pair: [won for deals in each for won in deals[pair]] for pair in each[0]}
    games = [standing(league, deals, anchor) for league, deals in zip(leagues, each, strict=True)]
    return Ladder(
        command, anchor, ladder_of(bots, together, anchor), games, one_digest(games), leagues[0].clocked
    )


def standing(league: League, deals: Deals, anchor: str) -> Standing:
    """What was played of one game."""
    rungs = ladder_of(league.bots, deals, anchor)
    points = {rung.bot: rung.points for rung in rungs}
    meetings = [
        Meeting(met.a, met.b, met.games, met.a_wins, round(expected(points[met.a] - points[met.b]), 3))
        for met in league.pairings
    ]
    return Standing(league.game.id, rungs, meetings, league.digest)


def deals_of(league: League) -> Deals:
    """Who beat whom in each deal. All pairings have the same deals, each from both seats."""
    matches = max(league.outcomes, default=0) // len(league.pairs)
    deals = no_deals(league.bots, matches // league.seats + 1)
    for number, outcome in league.outcomes.items():
        match, at = divmod(number, len(league.pairs))
        (a, b), deal = league.pairs[at], match // league.seats
        deals[a, b][deal] += outcome.share
        deals[b, a][deal] += 1 - outcome.share
    return deals


def one_digest(games: Sequence[Standing]) -> str | None:
    """One name for the matches of all games; None if they would be others in every run."""
    digests = [f"{game.game} {game.digest}" for game in games if game.digest]
    return hashlib.sha256("\n".join(digests).encode()).hexdigest() if digests else None
