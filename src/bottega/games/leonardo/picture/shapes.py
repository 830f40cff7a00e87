"""What a picture of Leonardo da Vinci is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bottega.kit import picture
from bottega.kit.picture import Score

Letter = Literal["A", "B", "C", "D"]
Gift = Literal["move-own", "move-any", "move-last", "purse", "two-florins", "look", "turn-up", "component"]


class Now(picture.Now, frozen=True, kw_only=True):
    """What is being done: in which turn, in which place of the city, at which price."""

    letter: Letter | None  # of the phase; none before the first turn and at the end
    turn: int  # 0 before the first one
    turns: int
    city_turns: int  # in the turns after these, nobody goes to the city
    place: str | None  # where the Lord of the City stands
    sold: int | None  # so many were sold there in this turn
    price: int | None  # of the next one


class Group(Struct, frozen=True, array_like=True):
    """Workers of one seat who stand together. Only the values are written, in this order."""

    seat: int
    apprentices: int
    master: bool
    strength: int
    asked: bool  # it is their turn to choose or to buy
    rank: int  # 1 is served first


class Place(Struct, frozen=True):
    """A place of the city."""

    id: str
    gives: list[str]  # goods; the Council gives its four spaces instead
    left: int | None  # of the stack of a shop
    line: list[Group]  # from the arrow on


class Space(Struct, frozen=True, array_like=True):
    """A space of the Council. Only the values are written, in this order."""

    id: str
    price: int
    seat: int | None  # who has chosen it in this turn
    gives: Gift


class Auction(Struct, frozen=True):
    """An invention that several completed at once, and who may bid for its card."""

    invention: str
    seats: list[int]


class Bid(Struct, frozen=True):
    """What was bid for a card."""

    seat: int
    florins: int


class Work(Struct, frozen=True):
    """What a laboratory makes."""

    invention: str
    weeks: int  # as printed
    discount: int  # so many weeks less, for one's own cards of the same type
    left: int  # weeks it still needs, the discount counted


class Laboratory(Struct, frozen=True):
    """A laboratory, its workers and its mechanical men."""

    id: str
    places: int  # of the side that is up
    men: int
    apprentices: int
    master: bool
    week: int | None  # of the work under way; none if it is at rest
    adds: int  # weeks that those who are there now will work in this turn
    work: Work | None  # once it is shown to all; when the match is over, all are


class Apprentices(Struct, frozen=True):
    """The apprentices of a seat: so many are not placed yet, of all that it has."""

    free: int
    of: int
    academy: int  # still to be had there


class Side(Struct, frozen=True):
    """What lies before a seat."""

    seat: int
    florins: int | None  # none while stocks are hidden; a seat has its own in `Own`
    components: dict[str, int] | None  # in hand or under a laboratory; none while stocks are hidden
    hand: dict[str, int] | None  # of them, those in hand; none while it makes something in secret
    apprentices: Apprentices
    master: bool  # not placed yet
    passed: bool
    laboratories: list[Laboratory]  # those that it has
    cards: list[str]  # inventions whose card it has
    completed: list[str]  # with the card or without
    saves: dict[str, int]  # by type, so many weeks less for its next invention
    useful: list[str]  # what the Workshop and the Academy sell and this seat could use now
    score: Score | None  # none while hidden florins are a part of it


class Ways(Struct, frozen=True):
    """How this match is played, where variants differ."""

    gives_leonardo: bool  # the first at the Council says who holds him
    leaves_out: bool  # the last at a full Council gets nothing
    stays: bool  # who has bought is asked again
    labs_first: bool  # laboratories get their workers before anybody goes to the city
    auctions: bool  # for the card of what several complete at once
    points: bool  # win, not florins


class Common(picture.Common, frozen=True, kw_only=True):
    """What every viewer sees."""

    now: Now
    ways: Ways
    printing: Literal["example", "number"]  # of the inventions: 8 and 13 have another rank in each
    leonardo: int  # the seat that holds him
    prices: list[int]  # beside every place but the Council: for the first good, the second …
    places: list[Place]  # A to H
    purse: int  # florins that lie at the Council
    spaces: list[Space]
    requested: list[str]
    deck: int  # inventions that are still to come
    looked: list[list[int]]  # for the first cards of the deck, who has looked at them
    completed: list[str]  # by somebody
    boxed: list[str]  # out of this match
    auctions: list[Auction]  # still to be held
    bids: list[Bid]  # of the last auction of this turn
    sides: list[Side]


class Seen(Struct, frozen=True):
    """A card of the deck that one has looked at."""

    depth: int  # 1 is the top card
    invention: str


class Own(picture.Own, frozen=True, kw_only=True):
    """What one seat knows beside that."""

    florins: int
    components: dict[str, int]  # in hand or under a laboratory
    score: Score
    hand: dict[str, int]
    lacks: dict[str, dict[str, int]]  # by invention asked for, the components one's hand has too few of
    works: dict[str, Work]  # what one's laboratories make
    deck: list[Seen]
