"""What a host asks for when opening a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.core.time_control import NoClock, TimeControl
from bottega.server.platform.fields import Name, Short
from bottega.server.tables.shown import Spectators


class MySeat(Struct, tag_field="is", tag="me", forbid_unknown_fields=True):
    """I play here myself. Several such seats are passed from hand to hand on one device."""

    name: Name


class OpenSeat(Struct, tag_field="is", tag="open", forbid_unknown_fields=True):
    """For whoever comes; a reserved seat only for whoever has its link."""

    reserved: bool = False


class BotSeat(Struct, tag_field="is", tag="bot", forbid_unknown_fields=True):
    """A bot plays here."""

    bot: Short


SeatPlan = MySeat | OpenSeat | BotSeat


class Order(Struct, forbid_unknown_fields=True):
    """What a host asks for."""

    game: Short
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[Short, Short], Meta(max_length=60)] = {}
    public: bool = False
    spectators: Spectators = "public"
    delay: Annotated[int, Meta(ge=0, le=1000)] = 0
    rated: bool = False  # counts on the ladder; one seat each, and options as printed or of a preset
    clock: TimeControl = NoClock()
    stand_in: Short = ""  # the bot that stands in for who is away; none named: the house's choice
    hints: bool = False  # whether those who are asked may ask a bot; never at a rated table
    begin: bool = False  # deal at once, where nobody is waited for
    groups: Annotated[int, Meta(ge=1, le=8)] = 1  # so many tables are opened, which play the same deal


class Links(Struct):
    """The secrets of a new table, shown to its host once: the way in, and one for each seat that waits."""

    invite: str
    seats: dict[int, str]
