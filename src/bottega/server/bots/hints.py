"""Hints and judgements of moves: a quick analysis of the seat's view alone."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from bottega.analysis import GRAVE, QUICK
from bottega.bots import ADVISER
from bottega.kit.seats import Seat
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.bots.question import Answer, question_for
from bottega.server.bots.shown import Hint, Verdict
from bottega.server.core.match import Match
from bottega.server.platform.errors import NoAnswer, Refused, Unavailable

PURPOSE: Final = "hint"  # random numbers follow from the view alone
PATIENCE: Final = 20_000  # milliseconds; compiled rules need less than one


class Hints:
    """A bot process beside the HTTP server, since bots may run elsewhere. The first hint starts it."""

    def __init__(self, bots: list[str]) -> None:
        self.here: Final = ADVISER in bots
        self.pool: Final = ProcessPool(1)

    async def give(self, match: Match, seat: Seat) -> Hint:
        """The best move and its reason; Refused if the seat is not asked."""
        if self.here and seat not in match.asked:
            raise Refused("over" if match.over else "not_awaited", str(seat))
        answer = await self.advise(match, seat, "")
        return Hint(answer.said, answer.why)

    async def judge(self, match: Match, seat: Seat, played: str) -> Verdict:
        """What the last move of a seat lost; None if it was no mistake."""
        found = (await self.advise(match, seat, played)).decision
        if found is None or found.mark not in GRAVE:
            return Verdict(0)
        best = found.best[0]
        return Verdict(round(100 * found.gives), best.move, best.why)

    async def advise(self, match: Match, seat: Seat, played: str) -> Answer:
        """A quick analysis of the position, or of the move made there."""
        if not self.here:
            raise Refused("not_here")
        question = question_for(match, seat, ADVISER, PATIENCE, PURPOSE)
        if played and len(question.offers) == 1:
            return Answer()
        try:
            return await self.pool.answer(structs.replace(question, level=QUICK.name, played=played))
        except NoAnswer as error:
            raise Unavailable(str(error)) from error
