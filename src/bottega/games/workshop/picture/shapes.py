"""What a picture of The Workshop of Leonardo is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bottega.kit import picture


class Now(picture.Now, frozen=True, kw_only=True):
    """What is being done. An area is told by its place in `areas`, which is its seat if each has one."""

    round: int | None  # under way, or in maintenance just played; null when the match is over
    order: list[int]  # the areas that play in this round, one after the other; then comes maintenance
    first: int  # the area that begins the round
    turn: int  # the area whose turn it is


class Place(Struct, frozen=True, array_like=True):
    """An effect or a work in the middle: levels areas lack, by discipline; points it would bring each."""

    id: str
    missing: dict[str, list[int]]
    points: list[int]


class Row(Struct, frozen=True):
    """A row of the middle, beside its pile."""

    id: Literal["leonardo", "patrons", "unfinished"]
    places: list[Place | None]  # null: empty until maintenance
    left: int  # cards in the pile


class Column(Struct, frozen=True, array_like=True):
    """A discipline in play, its level, how many study cards and how many turned cards beneath them."""

    discipline: str
    level: int
    study: int
    turned: int


class Area(Struct, frozen=True):
    """What lies before a player, or before one of the hands of one person."""

    seat: int  # who plays it
    hand: str | None  # its number in a solitaire; null where each seat has one
    cards: int  # in hand
    held: list[str]  # these cards, once the match is over and hands are shown; empty before
    columns: list[Column]
    visits: dict[str, int]  # Leonardo cards, by effect
    works: list[str]
    gathered: int  # Leonardo cards and works together
    points: int  # so far
    parts: dict[str, int]  # what the points are made of


class Solitaire(Struct, frozen=True):
    """How near one person is to the goal."""

    order: Literal["rotation", "sequence"]  # four hands in turn, or one after another
    points: int  # of all hands so far
    goal: int
    piles: list[int]  # cards left to draw, by area: each has a pile of its own


class Rise(Struct, frozen=True, array_like=True):
    """A discipline after one more card: its level, points gained, works of the middle then within reach."""

    level: int
    points: int
    opens: list[str]


class Outlook(Struct, frozen=True):
    """What one more card would make of each discipline of an area."""

    study: dict[str, Rise]
    practice: dict[str, Rise]  # of disciplines in play; a lesson does the same


class Common(picture.Common, frozen=True, kw_only=True):
    """What every viewer sees."""

    now: Now
    ending: Literal["no", "round", "last"]  # the deck is empty and another round follows; the last round
    deck: int  # cards left to draw for the area whose turn it is
    discarded: int
    looked: int  # cards of the deck that whoever has the turn looks at
    played: list[str]  # every apprentice on the table or discarded, in order
    rows: list[Row]
    areas: list[Area]
    tired: int | None  # the area that has the fatigue card; null where it is not used
    rested: list[int]  # the areas that can never have it
    solitaire: Solitaire | None


class Own(picture.Own, frozen=True, kw_only=True):
    """What one seat knows beside that."""

    hands: list[list[str]]  # by area: all cards of its own hands; of another hand those that it knows
    outlook: Outlook  # of its area; of its hands alone, of the one whose turn it is
    looked: list[str]  # cards of the deck that it looks at now
    waiting: list[str]  # cards of an earlier look, until this one is over
    under: list[str | None]  # cards put under the deck, the upper one first; null: put there by another
