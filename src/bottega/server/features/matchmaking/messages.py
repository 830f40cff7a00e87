"""Messages of the queue for partners."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.server.platform.fields import Short


class Wish(Struct, forbid_unknown_fields=True):
    """A request to the queue: the player is seated with others who ask for the same game and options."""

    game: Short
    options: Annotated[dict[Short, Short], Meta(max_length=60)] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 2
    rated: bool = False


class Waiting(Struct):
    """My state in the queue."""

    state: Literal["idle", "waiting", "paired"]
    wish: Wish | None = None
    waited: int = 0  # seconds
    others: int = 0  # people who want the same
    bot: bool = False  # whether to suggest a bot after a long wait
    table: str = ""  # of the match that was found
