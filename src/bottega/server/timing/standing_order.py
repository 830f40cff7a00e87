"""Standing orders: answers that a player leaves for later questions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.platform.fields import Word


class StandingOrder(Struct, forbid_unknown_fields=True):
    """What to say when a seat is asked about something at a price: up to which price to take it.

    Above that price, or without one, it is declined. Where there are several things, `what` names one.
    """

    question: Word
    about: Word
    most: Annotated[int, Meta(ge=0, le=10000)] | None = None
    what: Word = ""


class StandingOrders(Struct, forbid_unknown_fields=True):
    """All orders that a seat leaves for its match."""

    orders: Annotated[list[StandingOrder], Meta(max_length=40)]
