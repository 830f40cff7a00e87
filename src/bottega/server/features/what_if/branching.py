"""Makes a what-if: a table, and a match whose log begins with a copy of its source's. Pure."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bottega.kit.game import AnyGame
from bottega.kit.redraw import Redraw, digest_of
from bottega.server.core.deal import draw_seed
from bottega.server.core.giving_up import gives_up
from bottega.server.core.keys import copied_key
from bottega.server.core.kinds import Source, WhatIf
from bottega.server.core.log import effective
from bottega.server.core.match import played
from bottega.server.core.store.rows import Drawn, Entry, Head
from bottega.server.core.time_control import NoClock
from bottega.server.features.what_if.messages import WhatIf as Order
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, digest, new_secret
from bottega.server.tables.names import clean
from bottega.server.tables.opening import chair_for
from bottega.server.tables.order import Links, MySeat
from bottega.server.tables.table import LONGEST_TITLE, Table


class From(Struct, frozen=True):
    """The source of a what-if: a match, its log, and its table."""

    head: Head
    entries: list[Entry]
    table: Table


class Branch(Struct, frozen=True):
    """A new what-if: its table, its match, and the copied entries."""

    table: Table
    invite: str  # a link to the what-if, not to the source
    head: Head
    entries: list[Entry]


def branch(
    source: From, game: AnyGame, id: Id, match: Id, guest: Id, order: Order, bots: list[str]
) -> Branch:
    """Make a what-if; Refused from a match under way, and where no choice is left."""
    if not played(source.head, game, source.entries).over:
        raise Refused("what_if_not_over")
    if order.ply > len(source.entries):
        raise Refused("no_such_ply", str(order.ply))
    if len(order.seats) != source.head.seats or order.seat >= len(order.seats):
        raise Refused("no_such_seat", str(order.seat))
    if not isinstance(order.seats[order.seat], MySeat):
        raise Refused("not_yours", str(order.seat))
    moves = moves_of(source.entries[: order.ply])
    entries = [
        Entry(match, ply, made.seat, made.text, copied_key(ply), at=made.at)
        for ply, made in enumerate(moves, start=1)
    ]
    links = Links(new_secret(), {})
    table = table_of(source, id, match, guest, order, len(moves), links, bots)
    return Branch(table, links.invite, drawn(head_of(source.head, table), game, entries), entries)


def moves_of(entries: list[Entry]) -> list[Entry]:
    """The moves that were played, without undone ones and resignations."""
    return [entry for entry in effective(entries) if not gives_up(entry)]


def table_of(
    source: From,
    id: Id,
    match: Id,
    guest: Id,
    order: Order,
    moves: int,
    links: Links,
    bots: list[str],
) -> Table:
    """A table with open hands, which viewers of the source know. It is unlisted and unrated."""
    head, before = source.head, source.table
    root = head.kind.source.root if head.kind.source else head.id
    known = {before.host, *(chair.guest for chair in before.chairs)}
    invites = [before.invite]
    if isinstance(before.kind, WhatIf):
        known.update(before.kind.onlookers)
        invites += before.kind.invites
    return Table(
        id=id,
        game=head.game,
        edition=head.edition,
        options=head.options,
        chairs=[chair_for(plan, guest, seat, links, bots) for seat, plan in enumerate(order.seats)],
        host=guest,
        public=before.public,
        spectators="open",
        delay=0,
        invite=digest(links.invite),
        server_seed=head.server_seed,
        words=head.words,
        phase="playing",
        match=match,
        stand_in=head.stand_in if head.stand_in in bots else "",
        hints=True,
        kind=WhatIf(
            Source(head.id, order.ply, root, moves, order.seat, order.known),
            clean(order.name, LONGEST_TITLE),
            sorted(known - {0, guest}),
            invites,
        ),
    )


def head_of(head: Head, table: Table) -> Head:
    """The same deal and rules, with other seats and no clock."""
    source = table.kind.source
    assert source is not None
    return replace(
        head,
        id=table.match,
        table=table.id,
        players=[chair.name for chair in table.chairs],
        bots=[chair.bot for chair in table.chairs],
        guests=[chair.guest for chair in table.chairs],
        kind=table.kind.of_match(),
        clock=NoClock(),
        stand_in=table.stand_in,
        over=False,
        draws=[draw for draw in head.draws if draw.after <= source.moves],
    )


def drawn(head: Head, game: AnyGame, entries: list[Entry]) -> Head:
    """Redraw what the seat could not know, if requested; Refused at the end of the match."""
    start = played(head, game, entries)
    if start.over:
        raise Refused("what_if_end")
    source = head.kind.source
    if source is None or source.known:
        return head
    draw = Redraw(source.moves, source.seat, draw_seed())
    anew = Drawn(draw.after, draw.seat, draw.seed.hex(), digest_of(draw.world(start.state)))
    return replace(head, draws=[*head.draws, anew])
