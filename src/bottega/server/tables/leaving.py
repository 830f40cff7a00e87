"""Hands a person's chairs to their account at sign-in, and empties them on deletion. Pure."""

from __future__ import annotations

from bottega.server.core.kinds import must
from bottega.server.platform.ids import Id
from bottega.server.tables.table import GONE, Chair, Table, without


def hand_over(table: Table, guest: Id, heir: Id) -> None:
    """Give everything of a guest at this table to the account of the same person.

    Where each person may have one seat and the account has one already, chairs stay as they are. Attempts at
    daily challenges stay with the guest: no one may choose the best of several guests' attempts.
    """
    must(table.kind.no_change)
    moves = not (table.one_seat_each and table.seats_of(heir))
    for chair in table.chairs:
        if moves and chair.guest == guest:
            chair.guest = heir
        chair.votes = [one for one in chair.votes if one != guest]
    for offer in (table.rematch, table.cancel) if moves else ():
        if offer is not None:
            offer.by = heir if offer.by == guest else offer.by
            offer.agreed = [heir if one == guest else one for one in offer.agreed]
            offer.declined = [heir if one == guest else one for one in offer.declined]
    if table.host == guest:
        table.host = heir


def leave_for_good(table: Table, guest: Id) -> None:
    """Remove a deleted guest. During a match a bot plays, if there is one, until a new link is followed."""
    for seat in table.seats_of(guest):
        if table.phase == "gathering":
            table.chairs[seat] = Chair(reserved=table.chairs[seat].reserved)
            table.words[seat] = ""
        else:
            stand_in = table.stand_in if table.phase == "playing" else ""
            table.chairs[seat] = Chair(name=GONE, reserved=True, stand_in=stand_in)
    for chair in table.chairs:
        chair.votes = [one for one in chair.votes if one != guest]
    table.rematch = without(table.rematch, guest)
    table.cancel = without(table.cancel, guest)
    if table.host == guest:
        table.kind = table.kind.renamed("") or table.kind
        table.host = next((chair.guest for chair in table.chairs if chair.guest), 0)
        # Without a host no match can begin: hide the table.
        table.public = table.public and bool(table.host)
