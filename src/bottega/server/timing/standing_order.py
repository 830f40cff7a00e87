"""Standing orders: answers that a player leaves for later questions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.platform.fields import Word


class StandingOrder(Struct, forbid_unknown_fields=True):
    """An answer to later questions about a price: accept up to `most`, decline above it.

    Without `most`, decline always. Where a question offers several things, `what` names one.
    """

    question: Word
    about: Word
    most: Annotated[int, Meta(ge=0, le=10000)] | None = None
    what: Word = ""


class StandingOrders(Struct, forbid_unknown_fields=True):
    """All standing orders of a seat."""

    orders: Annotated[list[StandingOrder], Meta(max_length=40)]
