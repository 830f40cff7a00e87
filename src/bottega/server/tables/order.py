"""Requests to open a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.core.time_control import NoClock, TimeControl
from bottega.server.platform.fields import Name, Short
from bottega.server.tables.shown import Spectators, Table


class MySeat(Struct, tag_field="is", tag="me", forbid_unknown_fields=True):
    """The host plays here. With several such seats, players pass one device around."""

    name: Name


class OpenSeat(Struct, tag_field="is", tag="open", forbid_unknown_fields=True):
    """Anyone may sit down; at a reserved seat, only the person who has its link."""

    reserved: bool = False


class BotSeat(Struct, tag_field="is", tag="bot", forbid_unknown_fields=True):
    """A bot plays here."""

    bot: Short


SeatPlan = MySeat | OpenSeat | BotSeat


class Order(Struct, forbid_unknown_fields=True):
    """A request to open a table."""

    game: Short
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[Short, Short], Meta(max_length=60)] = {}
    public: bool = False
    spectators: Spectators = "public"
    delay: Annotated[int, Meta(ge=0, le=1000)] = 0
    rated: bool = False  # counts for ratings; one seat each, standard options only
    clock: TimeControl = NoClock()
    stand_in: Short = ""  # the bot that plays for absent people; empty: the server chooses
    hints: bool = False  # whether players may ask a bot for a hint; never at a rated table
    begin: bool = False  # deal at once, if no seat is open
    groups: Annotated[int, Meta(ge=1, le=8)] = 1  # number of tables to open with the same deal


class Links(Struct):
    """Secrets of a new table, shown to its host once: the invitation, and a link to each open seat."""

    invite: str
    seats: dict[int, str]


class OtherGroup(Struct):
    """A table for another group with the same deal."""

    table: str
    links: Links


class Opened(Struct):
    """A new table and its links."""

    table: Table
    links: Links
    others: list[OtherGroup] = []
