"""Questions to bots and their answers: all that reaches a bot's process."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from msgspec import Raw, Struct

from bottega.analysis import Decision
from bottega.kit.seats import Seat
from bottega.server.core.match import Match
from bottega.server.core.updates import offers
from bottega.server.core.views import write_view

GIVE_WAY: Final = "--give-way"  # with this, a bot process runs at the lowest priority
PLAYING: Final = "bot"  # the purpose of random numbers: a move, not a hint


class Question(Struct):
    """A view and its offers, without the seed and the match's id."""

    game: str
    seats: int
    options: dict[str, str]
    bot: str
    seat: Seat
    view: Raw  # encoded by the kit's codec
    offers: list[str]
    luck: str
    milliseconds: int  # to think
    iterations: int = 0  # exactly so many, where equal questions must have equal answers
    level: str = ""  # of an analysis of the best move, or of the move made
    played: str = ""  # the offer that was taken
    ply: int = 0  # at which it was taken


class Answer(Struct):
    """One of the offers, or an error."""

    said: str = ""
    why: str = ""  # the reason, for hints
    decision: Decision | None = None  # the analysis
    error: str = ""


def question_for(match: Match, seat: Seat, bot: str, milliseconds: int, purpose: str = PLAYING) -> Question:
    """The question to the bot in that seat.

    Where many play the same deal, equal play gets equal answers: the bot thinks for a number of iterations,
    its n-th choice has the same random numbers for all, and it is asked as if it chose first.
    """
    head, view, when = match.head, match.state.view(seat), match.asked[seat]
    iterations = head.kind.bot_iterations if purpose == PLAYING else 0
    if iterations:
        view.sealed.clear()
        when = match.said[seat]
    return Question(
        game=head.game,
        seats=head.seats,
        options=head.options,
        bot=bot,
        seat=seat,
        view=Raw(write_view(view)),
        offers=offers(match, seat),
        luck=luck_for(head.seed, when, seat, purpose),
        milliseconds=0 if iterations else milliseconds,
        iterations=iterations,
    )


def luck_for(seed: str, ply: int, seat: Seat, purpose: str = PLAYING) -> str:
    """The random numbers for a bot that is asked since that ply.

    A question has the same random numbers however often it is asked. They follow from the seed, which the
    record reveals, but do not reveal the seed.
    """
    about = f"bottega {purpose} {seat} ply {ply}"
    return hmac.new(bytes.fromhex(seed), about.encode(), hashlib.sha256).hexdigest()
