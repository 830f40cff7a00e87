"""What a seat might do, or might have done: a bot thinks about it, from what the seat sees alone."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from bottega.bots import ADVISER, JUDGE
from bottega.bots.reasons import foreseen
from bottega.kit.luck import Luck
from bottega.kit.seats import Seat
from bottega.server.errors import NoAnswer, Refused, Unavailable
from bottega.server.matches.match import Match
from bottega.server.protocol import Hint, Verdict
from bottega.server.workers.minds import Minds
from bottega.server.workers.question import luck_for, question_for

PURPOSE: Final = "hint"  # its luck is not that of a bot which stands in for the same seat
JUDGING: Final = "judge"  # nor that of a hint: else it would err with the hint
MISTAKE: Final = 15  # hundredths of a victory that a move must give away to be called a mistake


class Hints:
    """A mind beside the gate, since bots may run elsewhere. It is started when somebody asks."""

    def __init__(self, bots: list[str], milliseconds: int) -> None:
        self.here: Final = ADVISER in bots
        self.milliseconds: Final = milliseconds
        self.minds: Final = Minds(1)

    async def give(self, match: Match, seat: Seat) -> Hint:
        """What the adviser would do, and why; Refused if the seat is not asked anything."""
        if not self.here:
            raise Refused("not_here")
        if seat not in match.asked:
            raise Refused("over" if match.over else "not_awaited", str(seat))
        view, luck = match.state.view(seat), luck_for(match.head.seed, match.asked[seat], seat, PURPOSE)
        try:
            said = await self.minds.think(question_for(match, seat, ADVISER, self.milliseconds, PURPOSE))
        except NoAnswer as error:
            raise Unavailable(str(error)) from error
        move = match.game.words.parse(said)
        return Hint(said, foreseen(view, seat, move, Luck(bytes.fromhex(luck), "why")))

    async def judge(self, match: Match, seat: Seat, played: str) -> Verdict:
        """What a seat gave away by the move it made where the match stands; nothing if that was not much."""
        if not self.here:
            raise Refused("not_here")
        question = question_for(match, seat, JUDGE, self.milliseconds, JUDGING)
        if len(question.offers) == 1:
            return Verdict(0)
        try:
            answer = await self.minds.answer(structs.replace(question, played=played, much=MISTAKE))
        except NoAnswer as error:
            raise Unavailable(str(error)) from error
        if not answer.loses:
            return Verdict(0)
        move, luck = match.game.words.parse(answer.said), Luck(bytes.fromhex(question.luck), "why")
        return Verdict(answer.loses, answer.said, foreseen(match.state.view(seat), seat, move, luck))
