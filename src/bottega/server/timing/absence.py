"""Substitutes as changes of a table. Pure."""

from __future__ import annotations

from bottega.kit.seats import Seat
from bottega.server.core.clock_reader import is_timed
from bottega.server.core.kinds import must
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id
from bottega.server.tables.changes import must_be, own_chair
from bottega.server.tables.table import Chair, Table


def seat_stand_in(table: Table, match: Id, seat: Seat) -> None:
    """The table's bot plays this seat until the player is back."""
    must_be(table, "playing")
    chair = persons_chair(table, seat)
    if table.match != match or chair.stand_in:
        raise Refused("stood_in", str(seat))
    chair.stand_in, chair.votes = table.stand_in, []


def leave_to_bot(table: Table, match: Id, seat: Seat) -> None:
    """The player resigned and others play on: the table's bot plays this seat to the end."""
    chair = table.chair(seat)
    if table.match != match or table.phase != "playing" or chair.resigned:
        raise Refused("stood_in", str(seat))
    chair.stand_in, chair.votes, chair.resigned = table.stand_in, [], True


def vote(table: Table, guest: Id, seat: Seat) -> None:
    """Vote for a substitute. It plays once all other people at the table have voted."""
    must_be(table, "playing")
    if not table.seats_of(guest):
        raise Refused("not_yours", str(seat))
    must_be_open_to_votes(table)
    chair = persons_chair(table, seat)
    if chair.stand_in:
        raise Refused("stood_in", str(seat))
    if guest not in chair.votes:
        chair.votes = [*chair.votes, guest]
    others = {one.guest for one in table.chairs if not one.resigned} - {0, chair.guest}
    if others <= set(chair.votes):
        must_leave_a_person(table, seat)
        chair.stand_in, chair.votes = table.stand_in, []


def must_be_open_to_votes(table: Table) -> None:
    """Refused where opponents must not decide, and with a clock, which decides."""
    must(table.kind.no_votes)
    if is_timed(table.clock):
        raise Refused("no_vote_clock")


def must_leave_a_person(table: Table, seat: Seat) -> None:
    """Refused if only bots would go on playing."""
    if not any(chair.guest and not chair.stand_in for one, chair in enumerate(table.chairs) if one != seat):
        raise Refused("nobody_plays", str(seat))


def come_back(table: Table, guest: Id, seat: Seat, now: float) -> None:
    """The player is back, and the bot leaves. Votes are void."""
    chair = own_chair(table, guest, seat)
    if chair.resigned:
        raise Refused("resigned", str(seat))
    if not chair.stand_in and not chair.votes:
        raise Refused("nobody_stands_in", str(seat))
    if chair.stand_in:
        chair.back = now
    chair.stand_in, chair.votes = "", []


def persons_chair(table: Table, seat: Seat) -> Chair:
    """A person's chair, at a table with a bot for substitutes."""
    chair = table.chair(seat)
    if chair.bot:
        raise Refused("seat_taken", str(seat))
    if not table.stand_in:
        raise Refused("no_such_bot", "")
    return chair
