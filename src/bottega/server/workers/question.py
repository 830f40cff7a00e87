"""What a bot is asked, and what it answers: all that ever reaches the process it thinks in."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from msgspec import Raw, Struct

from bottega.analysis import Decision
from bottega.kit.seats import Seat
from bottega.server.matches.match import Match
from bottega.server.matches.updates import offers
from bottega.server.matches.views import write_view

GIVE_WAY: Final = "--give-way"  # with this a mind lets everybody else on its machine go first
PLAYING: Final = "bot"  # what luck is drawn for: a move, unless a hint or a judgement is asked for


class Question(Struct):
    """A view and its offers. Neither the seed nor the match's name is in it."""

    game: str
    seats: int
    options: dict[str, str]
    bot: str
    seat: Seat
    view: Raw  # as the codec of the kit writes it
    offers: list[str]
    luck: str
    milliseconds: int  # to think
    iterations: int = 0  # so many and no more, where the same question is to have the same answer anywhere
    played: str = ""  # the offer that was taken, where a bot is asked what it gave away
    much: int = 0  # hundredths of a victory below which that is nothing
    level: str = ""  # of the analysis for which the offer that was taken is weighed
    ply: int = 0  # at which it was taken


class Answer(Struct):
    """One of the offers, or what went wrong."""

    said: str = ""
    loses: int = 0  # what the offer that was taken gave away, in hundredths
    decision: Decision | None = None  # or what an analysis says of it
    error: str = ""


def question_for(match: Match, seat: Seat, bot: str, milliseconds: int, purpose: str = PLAYING) -> Question:
    """What the bot in that seat is asked now.

    Where many play the same deal, those who do the same meet the same answers: the bot thinks for so many
    iterations, its n-th choice has the same luck for all, and it is asked as if it chose first.
    """
    head, view, when = match.head, match.state.view(seat), match.asked[seat]
    iterations = head.iterations if purpose == PLAYING else 0
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
    """What a bot draws from when it is asked since that ply.

    The same question has the same luck however often it is asked; with the seed, which is shown with the
    record, anyone can draw it again; but nobody can find the seed from it.
    """
    about = f"bottega {purpose} {seat} ply {ply}"
    return hmac.new(bytes.fromhex(seed), about.encode(), hashlib.sha256).hexdigest()
