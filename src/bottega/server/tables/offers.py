"""Offers between players: a rematch, or to cancel the match. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bottega.kit.game import AnyGame, Options
from bottega.kit.seats import Seat
from bottega.server.core.deal import draw_seed
from bottega.server.core.kinds import must
from bottega.server.core.store.rows import Head
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id
from bottega.server.tables.changes import must_be, start
from bottega.server.tables.opening import must_be_rateable, playable
from bottega.server.tables.table import Chair, Offer, Table


class Sequel(Struct, frozen=True):
    """The table and the match of an accepted rematch."""

    table: Table
    head: Head


# --- rematch ------------------------------------------------------------------------------------------


def offer_rematch(table: Table, guest: Id) -> None:
    """Offer a rematch, or accept the one offered."""
    must_be_rematchable(table, guest)
    offer = table.rematch
    answered = offer is not None and guest in (*offer.agreed, *offer.declined)
    if offer is None or (
        answered and not table.awaited_for_rematch()
    ):  # the last offer failed: make a new one
        table.rematch = Offer(guest, [guest])
    elif guest not in offer.agreed:
        offer.agreed = [*offer.agreed, guest]
        offer.declined = [one for one in offer.declined if one != guest]


def decline_rematch(table: Table, guest: Id) -> None:
    """Decline a rematch, or withdraw one's own offer."""
    must_be_rematchable(table, guest)
    offer = table.rematch
    if offer is None:
        raise Refused("no_offer")
    if offer.by == guest:
        table.rematch = None
    else:
        offer.agreed = [one for one in offer.agreed if one != guest]
        offer.declined = sorted({*offer.declined, guest})


def wait_no_longer(table: Table, guest: Id) -> None:
    """Begin without players who have not answered. The guest must have accepted."""
    must_be_rematchable(table, guest)
    if table.rematch is None or guest not in table.rematch.agreed:
        raise Refused("no_offer")
    table.rematch.declined = sorted({*table.rematch.declined, *table.awaited_for_rematch()})


def must_be_rematchable(table: Table, guest: Id) -> None:
    """Refused unless the guest sits at a table whose match is over, without a rematch yet."""
    must(table.kind.no_rematch)
    must_be(table, "over")
    if not table.seats_of(guest):
        raise Refused("not_yours")
    if table.next:
        raise Refused("rematched")


def play_on(
    table: Table, ids: tuple[Id, Id], games: Mapping[str, AnyGame], now: float = 0.0
) -> Sequel | None:
    """Deal the rematch at a new table once all have answered; None before, or if too few accepted.

    Bots come along. The ids are those of the new table and of its match.
    """
    offer = table.rematch
    if offer is None or table.awaited_for_rematch():
        return None
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.bot or chair.guest in offer.agreed]
    try:
        game, options = rematch_of(table, seats, games)
    except Refused:
        return None
    made = next_table(table, offer, ids[0], seats, game, options)
    head = start(made, made.host, game, ids[1], now)
    table.next = made.id
    return Sequel(made, head)


def next_table(
    table: Table, offer: Offer, id: Id, seats: list[Seat], game: AnyGame, options: Options
) -> Table:
    """The table of a rematch, for the players of these seats."""
    return Table(
        id=id,
        game=game.id,
        edition=game.edition,
        options=options,
        chairs=[fresh(table.chairs[seat]) for seat in seats],
        host=table.host if table.host in offer.agreed else offer.by,
        public=table.public,
        spectators=table.spectators,
        delay=table.delay,
        invite=table.invite,
        server_seed=draw_seed().hex(),
        words=[""] * len(seats),
        round=table.round + 1,
        kind=table.kind,
        clock=table.clock,
        stand_in=table.stand_in,
        hints=table.hints,
        before=table.id,
    )


def rematch_of(table: Table, seats: list[Seat], games: Mapping[str, AnyGame]) -> tuple[AnyGame, Options]:
    """The game and its options if these seats play again; Refused if they cannot."""
    options, game = table.options, games.get(table.game)
    if game is not None and game.rematch is not None:
        winners = table.ended.winners if table.ended else []
        options = options | game.rematch(len(seats), [seats.index(one) for one in winners if one in seats])
    game, options = playable(games, table.game, len(seats), options)
    if table.kind.counts:
        must_be_rateable(game, len(seats), options)
    return game, options


def fresh(chair: Chair) -> Chair:
    """The same player in another match."""
    return Chair(guest=chair.guest, name=chair.name, bot=chair.bot)


# --- cancelling a match -----------------------------------------------------------------------------


def offer_cancel(table: Table, guest: Id) -> bool:
    """Agree to cancel the match; return whether all who must have agreed."""
    must_be_cancellable(table, guest)
    if table.cancel is None:
        table.cancel = Offer(guest, [guest])
    elif guest not in table.cancel.agreed:
        table.cancel.agreed = [*table.cancel.agreed, guest]
    return not table.awaited_for_cancel()


def play_the_match(table: Table, guest: Id) -> None:
    """Decline to cancel the match, or withdraw the offer."""
    must_be_cancellable(table, guest)
    if table.cancel is None:
        raise Refused("no_offer")
    table.cancel = None


def must_be_cancellable(table: Table, guest: Id) -> None:
    """Refused to spectators, and at rated tables to one person alone, who would cancel a loss."""
    must(table.kind.no_change)
    must_be(table, "playing")
    people = {chair.guest for chair in table.chairs if chair.guest and not chair.resigned}
    if guest not in people:
        raise Refused("not_yours")
    if len(people) < table.kind.fewest_to_cancel:
        raise Refused("abandon_rated")
