"""What a picture of Codex Naturalis is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bottega.kit import picture


class Deck(Struct, frozen=True):
    """A deck that lies face down."""

    id: str
    left: int
    top: str | None  # the back of the top card


class Laid(Struct, frozen=True, array_like=True):
    """A card of a codex. There are so many of them that only their values are written, in this order."""

    spot: str
    card: str
    face: str


class Codex(Struct, frozen=True):
    """What lies before a seat."""

    seat: int
    points: int  # of the cards laid so far
    hand: list[str]  # the backs of its cards; once the match is over, the cards
    starter: str
    laid: list[Laid]  # in the order in which they were laid: a later one lies over an earlier one
    open: list[str]  # spots on which a card may be laid
    shut: list[str]  # spots on which no card may ever be laid, for it would cover a missing corner
    symbols: dict[str, int]  # those that can be seen
    objective: Secret | None  # the secret one, once it is shown


class Secret(Struct, frozen=True):
    """An objective of one seat, and the points that it would earn that seat now."""

    id: str
    earned: int


class Shared(Struct, frozen=True):
    """An objective that counts for everybody, and the points that it would earn each seat now."""

    id: str
    earned: list[int]


class Common(picture.Common, frozen=True, kw_only=True):
    """What every viewer sees."""

    first: int | None  # the seat that goes first, once it is drawn
    ending: Literal["no", "round", "last", "over"]  # this round is played to its end; the last round; over
    ends_at: int  # whoever has so many points brings on the end
    decks: list[Deck]
    shown: list[str | None]  # the cards that lie face up, two of each deck
    objectives: list[Shared]  # those that count for everybody
    codices: list[Codex]


class Prospect(Struct, frozen=True, array_like=True):
    """An open spot of one's own, and what laying a card there would do. Only values are written."""

    spot: str
    covers: list[str]  # a symbol, or `empty`, for each corner
    points: list[int]  # that each card in hand would score front up; 0 if it may not be laid so


class Own(picture.Own, frozen=True, kw_only=True):
    """What one seat knows beside that."""

    hand: list[str]
    lacking: dict[
        str, dict[str, int]
    ]  # resources that cards in hand and face up ask for and this codex lacks
    prospects: list[Prospect]
    objectives: list[Secret]  # two to choose from; once that is done, the kept one comes first
