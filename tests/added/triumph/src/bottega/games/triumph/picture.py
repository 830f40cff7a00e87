"""The table of Triumph as a person would see it."""

from __future__ import annotations

from typing import Final

from bottega.games.triumph.pieces import Table
from bottega.games.triumph.words import CARDS
from bottega.kit import picture
from bottega.kit.picture import Pictures, now_of, sealed_of
from bottega.kit.seats import Seat
from bottega.kit.state import State

PHASES: Final = {"PlayCard": ("playing", "3")}


class Common(picture.Common, frozen=True, kw_only=True):
    """What every viewer sees."""

    leader: int  # the seat that leads
    trick: list[str]  # its cards, from the leader on
    hands: list[int]  # how many cards each seat holds
    taken: list[list[str]]  # cards by seat


class Own(picture.Own, frozen=True, kw_only=True):
    """What one seat knows beside that."""

    hand: list[str]


def common(s: State[Table]) -> Common:
    """What every viewer sees."""
    return Common(
        now=now_of(s, PHASES),
        leader=s.board.leader,
        trick=named(s.board.trick),
        hands=[len(hand) for hand in s.board.hands],
        taken=[named(taken) for taken in s.board.taken],
    )


def own(s: State[Table], seat: Seat) -> Own:
    """The cards in one's own hand."""
    return Own(seat=seat, sealed=sealed_of(s, seat), hand=named(s.board.hands[seat]))


def named(cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [CARDS.names[card] for card in cards]


PICTURES: Final = Pictures(1, Common, Own, common, own)
