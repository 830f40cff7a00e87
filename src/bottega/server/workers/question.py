"""What a bot is asked, and what it answers: all that ever reaches the process it thinks in."""

from __future__ import annotations

import hashlib
import hmac

from msgspec import Raw, Struct

from bottega.kit.seats import Seat
from bottega.server.matches.match import Match
from bottega.server.matches.updates import offers
from bottega.server.matches.views import write_view


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
    played: str = ""  # the offer that was taken, where a bot is asked what it gave away
    much: int = 0  # hundredths of a victory below which that is nothing


class Answer(Struct):
    """One of the offers, or what went wrong."""

    said: str = ""
    loses: int = 0  # what the offer that was taken gave away, in hundredths
    error: str = ""


def question_for(match: Match, seat: Seat, bot: str, milliseconds: int, purpose: str = "bot") -> Question:
    """What the bot in that seat is asked now."""
    head = match.head
    return Question(
        game=head.game,
        seats=head.seats,
        options=head.options,
        bot=bot,
        seat=seat,
        view=Raw(write_view(match.state.view(seat))),
        offers=offers(match, seat),
        luck=luck_for(head.seed, match.asked[seat], seat, purpose),
        milliseconds=milliseconds,
    )


def luck_for(seed: str, ply: int, seat: Seat, purpose: str = "bot") -> str:
    """What a bot draws from when it is asked since that ply.

    The same question has the same luck however often it is asked; with the seed, which is shown with the
    record, anyone can draw it again; but nobody can find the seed from it.
    """
    about = f"bottega {purpose} {seat} ply {ply}"
    return hmac.new(bytes.fromhex(seed), about.encode(), hashlib.sha256).hexdigest()
