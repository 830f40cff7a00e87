"""What can be done at a table. A function changes the table it is given, or raises Refused and does not."""

from __future__ import annotations

from typing import Final

from bottega.kit.deal import match_seed
from bottega.kit.game import Title
from bottega.kit.seats import Seat
from bottega.server.errors import Refused
from bottega.server.ids import Id, digest, fits, id_text, new_secret
from bottega.server.protocol import Ended
from bottega.server.store.rows import Head
from bottega.server.tables.table import LONGEST_TITLE, LONGEST_WORDS, Chair, Table, clean, clean_name, without

Blockers = frozenset[Id]  # those who do not want to hear somebody
NOBODY: Final[Blockers] = frozenset()


def sit_by_link(table: Table, guest: Id, name: str, link: str, blocked_by: Blockers = NOBODY) -> Seat:
    """Take the seat a link was made for. A link is followed once; the seat is this guest's from then on."""
    for seat, chair in enumerate(table.chairs):
        if fits(link, chair.link):
            must_be_welcome(table, blocked_by)
            if table.one_seat_each and table.seats_of(guest) not in ((), (seat,)):
                raise Refused("already_sitting")
            chair.guest, chair.name, chair.link, chair.level = guest, clean_name(name), "", None
            return seat
    raise Refused("dead_link")


def sit(table: Table, guest: Id, name: str, seat: Seat, invite: str, blocked_by: Blockers = NOBODY) -> Seat:
    """Take a free seat of a table that is public, or to which one was invited."""
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
    """Give a seat up; not while the match is on."""
    must_not_be(table, "playing")
    must_be_arranged(table)
    chair = own_chair(table, guest, seat)
    table.chairs[seat] = Chair(reserved=chair.reserved)
    table.words[seat] = ""
    if not table.seats_of(guest):
        table.rematch = without(table.rematch, guest)


def seat_bot(table: Table, guest: Id, seat: Seat, bot: str, bots: list[str]) -> None:
    """Put a bot on a free chair, another in its place, or none."""
    must_deal_alone(table)
    must_be_host(table, guest)
    must_be(table, "gathering")
    if table.chair(seat).guest:
        raise Refused("seat_taken", str(seat))
    if bot and bot not in bots:
        raise Refused("no_such_bot", bot)
    table.chairs[seat] = Chair(bot=bot, name=bot)


def reissue(table: Table, guest: Id, seat: Seat) -> str:
    """A new link for a seat; the one before is dead.

    Who sits there keeps the seat until the link is followed. If it is the host who asks, because a link was
    lost or leaked, the seat is vacated at once; but at a public or rated table never while the match is on,
    unless nobody sits there any more.
    """
    must_be_arranged(table)
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
    """A new link to the table; the one before is dead."""
    must_be_arranged(table)
    must_be_host(table, guest)
    invite = new_secret()
    table.invite = digest(invite)
    return invite


def add_words(table: Table, guest: Id, seat: Seat, words: str) -> None:
    """Add to the seed, after the server's part was committed to and before anyone knows it."""
    must_deal_alone(table)
    must_be(table, "gathering")
    own_chair(table, guest, seat)
    table.words[seat] = clean(words, LONGEST_WORDS)


def start(table: Table, guest: Id, game: Title, match: Id, now: float = 0.0) -> Head:
    """Deal. From now on the seats are fixed. One group among several does not wait for the host."""
    if not table.groups or not table.seats_of(guest):
        must_be_host(table, guest)
    must_be(table, "gathering")
    if any(chair.free for chair in table.chairs):
        raise Refused("free_seats")
    if not any(chair.guest for chair in table.chairs):
        raise Refused("nobody_plays")  # bots alone would think for nobody
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
        rated=table.rated,
        clock=table.clock,
        stand_in=table.stand_in,
        began=now,
        forfeits=table.rated,
        iterations=table.iterations,
        daily=table.daily,
    )


def close(table: Table, guest: Id) -> None:
    """The host closes a table at which nothing has begun. Nobody sits there any more."""
    must_be_host(table, guest)
    close_unused(table)


def close_unused(table: Table) -> None:
    """The same without a host who asks."""
    must_deal_alone(table)
    must_be(table, "gathering")
    table.phase, table.host, table.public = "over", 0, False
    table.chairs = [Chair() for _ in table.chairs]
    table.words = [""] * len(table.chairs)


def rename(table: Table, guest: Id, title: str) -> None:
    """Call a what-if something, or nothing."""
    must_be_host(table, guest)
    if table.source is None:
        raise Refused("no_such_try", id_text(table.id))
    table.title = clean(title, LONGEST_TITLE)


def close_match(table: Table, match: Id, ended: Ended | None = None) -> None:
    """The match is over. Without a result, nobody can tell what came of it."""
    if (table.match, table.phase) != (match, "playing"):
        raise Refused("over")
    table.phase, table.cancel, table.ended = "over", None, ended


def own_chair(table: Table, guest: Id, seat: Seat) -> Chair:
    """The chair, if this guest sits on it."""
    chair = table.chair(seat)
    if not guest or chair.guest != guest:
        raise Refused("not_yours", str(seat))
    return chair


def must_be_host(table: Table, guest: Id) -> None:
    """Only the one who opened the table may."""
    if not guest or table.host != guest:
        raise Refused("not_host")


def must_be_welcome(table: Table, blocked_by: Blockers) -> None:
    """Nobody sits down at the table of one who blocked them."""
    if table.host in blocked_by:
        raise Refused("not_welcome")


def must_be(table: Table, phase: str) -> None:
    """Only in this phase."""
    if table.phase != phase:
        raise Refused(table.phase)


def must_be_arranged(table: Table) -> None:
    """Only where people arrange among themselves who plays, and not at a daily deal."""
    if table.daily:
        raise Refused("daily")


def must_deal_alone(table: Table) -> None:
    """Only where no other table has the same deal."""
    must_be_arranged(table)
    if table.groups:
        raise Refused("grouped")


def must_not_be(table: Table, phase: str) -> None:
    """Only in another phase."""
    if table.phase == phase:
        raise Refused(phase)
