"""Changes of a table. Each function changes its table, or raises Refused and leaves it alone."""

from __future__ import annotations

from typing import Final

from bottega.kit.deal import match_seed
from bottega.kit.game import AnyGame
from bottega.kit.seats import Seat
from bottega.server.core.kinds import must
from bottega.server.core.store.rows import Head
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, digest, fits, id_text, new_secret
from bottega.server.tables.names import clean, clean_name
from bottega.server.tables.shown import Ended
from bottega.server.tables.table import LONGEST_TITLE, LONGEST_WORDS, Chair, Table, without

Blockers = frozenset[Id]  # people who blocked someone
NO_ONE: Final[Blockers] = frozenset()


def sit_by_link(table: Table, guest: Id, name: str, link: str, blocked_by: Blockers = NO_ONE) -> Seat:
    """Take a seat by its link, which works once."""
    for seat, chair in enumerate(table.chairs):
        if fits(link, chair.link):
            must_be_welcome(table, blocked_by)
            if table.one_seat_each and table.seats_of(guest) not in ((), (seat,)):
                raise Refused("already_sitting")
            chair.guest, chair.name, chair.link, chair.level = guest, clean_name(name), "", None
            return seat
    raise Refused("dead_link")


def sit(table: Table, guest: Id, name: str, seat: Seat, invite: str, blocked_by: Blockers = NO_ONE) -> Seat:
    """Take a free seat of a public table, or by invitation."""
    if not table.may_see(guest, invite):
        raise Refused("no_such_table", id_text(table.id))
    must_be_welcome(table, blocked_by)
    must_be(table, "gathering")
    chair = table.chair(seat)
    if not chair.free or chair.reserved:
        raise Refused("seat_taken", str(seat))
    if table.one_seat_each and table.seats_of(guest):
        raise Refused("already_sitting")
    chair.guest, chair.name, chair.link, chair.level = guest, clean_name(name), "", None
    return seat


def stand(table: Table, guest: Id, seat: Seat) -> None:
    """Leave a seat; Refused during the match."""
    must_not_be(table, "playing")
    must(table.kind.no_change)
    chair = own_chair(table, guest, seat)
    table.chairs[seat] = Chair(reserved=chair.reserved)
    table.words[seat] = ""
    if not table.seats_of(guest):
        table.rematch = without(table.rematch, guest)


def seat_bot(table: Table, guest: Id, seat: Seat, bot: str, bots: list[str]) -> None:
    """Put a bot on a chair, replace it, or remove it."""
    must(table.kind.no_change_of_deal)
    must_be_host(table, guest)
    must_be(table, "gathering")
    if table.chair(seat).guest:
        raise Refused("seat_taken", str(seat))
    if bot and bot not in bots:
        raise Refused("no_such_bot", bot)
    table.chairs[seat] = Chair(bot=bot, name=bot)


def reissue(table: Table, guest: Id, seat: Seat) -> str:
    """Make a new link to a seat; voids the one before.

    The player keeps the seat until the link is followed. If the host asks, since a link was lost or leaked,
    the seat is vacated at once; but during a match of a public or rated table only if it is empty.
    """
    must(table.kind.no_change)
    chair = table.chair(seat)
    if chair.bot:
        raise Refused("seat_taken", str(seat))
    if not guest or chair.guest != guest:
        must_be_host(table, guest)
        if table.one_seat_each and chair.guest:
            must_not_be(table, "playing")
        chair.guest, chair.reserved = 0, True
    link = new_secret()
    chair.link = digest(link)
    return link


def reinvite(table: Table, guest: Id) -> str:
    """Make a new invitation; voids the one before."""
    must(table.kind.no_change)
    must_be_host(table, guest)
    invite = new_secret()
    table.invite = digest(invite)
    return invite


def add_words(table: Table, guest: Id, seat: Seat, words: str) -> None:
    """Add words to the seed, after the commitment and before the deal."""
    must(table.kind.no_change_of_deal)
    must_be(table, "gathering")
    own_chair(table, guest, seat)
    table.words[seat] = clean(words, LONGEST_WORDS)


def start(table: Table, guest: Id, game: AnyGame, match: Id, now: float = 0.0) -> Head:
    """Deal: the seats are fixed from now on. Where tables are compared, any player may."""
    if not table.kind.any_player_starts or not table.seats_of(guest):
        must_be_host(table, guest)
    must_be(table, "gathering")
    must_be_full(table)
    table.phase, table.match, table.edition = "playing", match, game.edition
    for chair in table.chairs:
        chair.stand_in, chair.votes, chair.back, chair.resigned = "", [], 0.0, False
    return Head(
        id=match,
        table=table.id,
        game=game.id,
        edition=game.edition,
        cards=game.cards().digest,
        seats=len(table.chairs),
        options=table.options,
        seed=match_seed(bytes.fromhex(table.server_seed), table.words).hex(),
        server_seed=table.server_seed,
        words=list(table.words),
        players=[chair.name for chair in table.chairs],
        bots=[chair.bot for chair in table.chairs],
        guests=[chair.guest for chair in table.chairs],
        kind=table.kind.of_match(),
        clock=table.clock,
        stand_in=table.stand_in,
        began=now,
    )


def close(table: Table, guest: Id) -> None:
    """The host closes a table without a match. Everyone leaves it."""
    must_be_host(table, guest)
    close_unused(table)


def close_unused(table: Table) -> None:
    """Close a table without its host."""
    must(table.kind.no_change_of_deal)
    must_be(table, "gathering")
    table.phase, table.host, table.public = "over", 0, False
    table.chairs = [Chair() for _ in table.chairs]
    table.words = [""] * len(table.chairs)


def rename(table: Table, guest: Id, title: str) -> None:
    """Name a what-if; an empty name is allowed."""
    must_be_host(table, guest)
    renamed = table.kind.renamed(clean(title, LONGEST_TITLE))
    if renamed is None:
        raise Refused("no_such_what_if", id_text(table.id))
    table.kind = renamed


def close_match(table: Table, match: Id, ended: Ended | None = None) -> None:
    """The match is over; `ended` is None if its result is unknown."""
    if (table.match, table.phase) != (match, "playing"):
        raise Refused("over")
    table.phase, table.cancel, table.ended = "over", None, ended


def own_chair(table: Table, guest: Id, seat: Seat) -> Chair:
    """The guest's chair; Refused if they do not sit there."""
    chair = table.chair(seat)
    if not guest or chair.guest != guest:
        raise Refused("not_yours", str(seat))
    return chair


def must_be_host(table: Table, guest: Id) -> None:
    """Refused for all but the host."""
    if not guest or table.host != guest:
        raise Refused("not_host")


def must_be_full(table: Table) -> None:
    """Refused with a free seat, and without people: bots alone would think for no one."""
    if any(chair.free for chair in table.chairs):
        raise Refused("free_seats")
    if not any(chair.guest for chair in table.chairs):
        raise Refused("nobody_plays")


def must_be_welcome(table: Table, blocked_by: Blockers) -> None:
    """Refused at tables of people who blocked the guest."""
    if table.host in blocked_by:
        raise Refused("not_welcome")


def must_be(table: Table, phase: str) -> None:
    """Refused in other phases."""
    if table.phase != phase:
        raise Refused(table.phase)


def must_not_be(table: Table, phase: str) -> None:
    """Refused in this phase."""
    if table.phase == phase:
        raise Refused(phase)
