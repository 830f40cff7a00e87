"""Giving a match up: lines of the log that are no moves. No move of a game begins with a bar."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bottega.kit.events import Line
from bottega.kit.seats import Seat
from bottega.server.matches.commands import Denied
from bottega.server.store.rows import Entry, Head

RESIGN: Final = "/resign"
ABANDON: Final = "/abandon"
CANCEL: Final = "/cancel"
TOLD: Final = {RESIGN: "resigned", ABANDON: "abandoned", CANCEL: "cancelled"}
HOUSE: Final = "house"  # the section of lines that every house has words for, and no game


def gives_up(entry: Entry) -> bool:
    """Whether an entry is no move."""
    return entry.text in TOLD


def ends_with(head: Head, resigned: Collection[Seat]) -> bool:
    """Whether a match is over because these resigned: of two, one is enough; else all people must have."""
    if not resigned:
        return False
    people = [seat for seat, bot in enumerate(head.bots) if not bot]
    return head.seats == 2 or all(seat in resigned for seat in people)


def why_not(head: Head, resigned: Collection[Seat], seat: Seat, text: str) -> Denied | None:
    """Why somebody may not give up now; None if they may."""
    if seat in resigned:
        return Denied("resigned")
    if text == CANCEL:
        return None  # that its players agreed to it was checked at the table
    if text == ABANDON:
        return Denied("abandon_rated") if head.rated else None
    if head.seats == 1:
        return Denied("resign_alone")
    return None if head.stand_in or ends_with(head, {*resigned, seat}) else Denied("no_such_bot")


def line(entry: Entry) -> Line:
    """What is told of it; no game has words for it, but every house."""
    return Line(HOUSE, TOLD[entry.text], {"seat": str(entry.seat)})
