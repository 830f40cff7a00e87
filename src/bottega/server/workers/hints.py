"""What a seat might do, and what it gave away: as an analysis says, from what the seat sees alone."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from bottega.analysis import GRAVE, QUICK
from bottega.bots import ADVISER
from bottega.kit.seats import Seat
from bottega.server.errors import NoAnswer, Refused, Unavailable
from bottega.server.matches.match import Match
from bottega.server.protocol import Hint, Verdict
from bottega.server.workers.minds import Minds
from bottega.server.workers.question import Answer, question_for

PURPOSE: Final = "hint"  # what is drawn by chance follows from the view alone
PATIENCE: Final = 20_000  # milliseconds; it takes less than one where the rules are compiled


class Hints:
    """A mind beside the gate, since bots may run elsewhere. It is started when somebody asks."""

    def __init__(self, bots: list[str]) -> None:
        self.here: Final = ADVISER in bots
        self.minds: Final = Minds(1)

    async def give(self, match: Match, seat: Seat) -> Hint:
        """What is best here, and why; Refused if the seat is not asked anything."""
        if self.here and seat not in match.asked:
            raise Refused("over" if match.over else "not_awaited", str(seat))
        answer = await self.ask(match, seat, "")
        return Hint(answer.said, answer.why)

    async def judge(self, match: Match, seat: Seat, played: str) -> Verdict:
        """What a seat gave away by the move it made where the match stands; nothing if it was no mistake."""
        found = (await self.ask(match, seat, played)).decision
        if found is None or found.mark not in GRAVE:
            return Verdict(0)
        best = found.best[0]
        return Verdict(round(100 * found.gives), best.move, best.why)

    async def ask(self, match: Match, seat: Seat, played: str) -> Answer:
        """What a quick analysis says of the position, or of the move that was made there."""
        if not self.here:
            raise Refused("not_here")
        question = question_for(match, seat, ADVISER, PATIENCE, PURPOSE)
        if played and len(question.offers) == 1:
            return Answer()
        try:
            return await self.minds.answer(structs.replace(question, level=QUICK.name, played=played))
        except NoAnswer as error:
            raise Unavailable(str(error)) from error
