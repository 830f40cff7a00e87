"""Resigning, abandoning and cancelling: log entries that are not moves. Their text begins with a slash."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bottega.kit.events import Line
from bottega.kit.seats import Seat
from bottega.server.core.commands import Denied
from bottega.server.core.store.rows import Entry, Head

RESIGN: Final = "/resign"
ABANDON: Final = "/abandon"
CANCEL: Final = "/cancel"
TOLD: Final = {RESIGN: "resigned", ABANDON: "abandoned", CANCEL: "cancelled"}
SERVER: Final = "server"  # on the wire: lines whose texts belong to the server, not to a game


def gives_up(entry: Entry) -> bool:
    """Whether an entry is a resignation or the like, not a move."""
    return entry.text in TOLD


def ends_with(head: Head, resigned: Collection[Seat]) -> bool:
    """Whether resignations ended the match: one of two players, else all people."""
    if not resigned:
        return False
    people = [seat for seat, bot in enumerate(head.bots) if not bot]
    return head.seats == 2 or all(seat in resigned for seat in people)


def why_not(head: Head, resigned: Collection[Seat], seat: Seat, text: str) -> Denied | None:
    """Why this entry is refused; None if it is allowed."""
    if seat in resigned:
        return Denied("resigned")
    if text == CANCEL:
        return None  # the table checked that its players agreed
    if text == ABANDON:
        return Denied(head.kind.no_abandoning) if head.kind.no_abandoning else None
    if head.seats == 1:
        return Denied("resign_alone")
    return None if head.stand_in or ends_with(head, {*resigned, seat}) else Denied("no_such_bot")


def line(entry: Entry) -> Line:
    """The line for viewers, in texts of the server."""
    return Line(SERVER, TOLD[entry.text], {"seat": str(entry.seat)})
