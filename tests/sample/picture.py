"""The stall as a person would see it."""

from __future__ import annotations

from typing import Final

from bottega.kit import picture
from bottega.kit.events import HIDDEN
from bottega.kit.picture import Pictures, now_of, sealed_of
from bottega.kit.seats import Seat
from bottega.kit.state import State
from tests.sample.pieces import Stall
from tests.sample.words import LOTS

PHASES: Final = {"Bid": ("bidding", "3"), "Peek": ("peeking", "5")}


class Common(picture.Common, frozen=True, kw_only=True):
    """What every viewer sees."""

    shown: list[str]  # the lots that were turned up; the last one is bid for
    left: int  # lots of the pile
    purses: list[int]  # coins by seat
    won: list[list[str]]  # lots by seat


class Own(picture.Own, frozen=True, kw_only=True):
    """What one seat knows beside that."""

    peeked: list[str]  # the lots of the pile that this seat has looked at


def common(s: State[Stall]) -> Common:
    """What every viewer sees."""
    stall = s.board
    return Common(
        now=now_of(s, PHASES),
        shown=[LOTS.names[lot] for lot in stall.shown],
        left=len(stall.pile),
        purses=stall.purses[:],
        won=[[LOTS.names[lot] for lot in won] for won in stall.won],
    )


def own(s: State[Stall], seat: Seat) -> Own:
    """What was peeked at."""
    peeked = [LOTS.names[lot] for lot in s.board.pile if lot != HIDDEN]
    return Own(seat=seat, sealed=sealed_of(s, seat), peeked=peeked)


PICTURES: Final = Pictures(1, Common, Own, common, own)
