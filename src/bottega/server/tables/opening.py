"""Opening a table: what a host asked for, checked against the game."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.kit.errors import SetupError
from bottega.kit.game import Match, Title
from bottega.server.errors import Refused
from bottega.server.ids import Id, digest, new_secret
from bottega.server.matches.deal import draw_seed
from bottega.server.protocol import BotSeat, Links, MySeat, Order, SeatPlan
from bottega.server.tables.table import Chair, Table, clean_name


def open_table(
    id: Id, host: Id, order: Order, shelf: Mapping[str, Title], bots: list[str]
) -> tuple[Table, Links]:
    """The table that was ordered; Refused with the game's own reason if it cannot be played."""
    if order.game not in shelf:
        raise Refused("no_such_game", order.game)
    game = shelf[order.game]
    try:
        options = Match(game, len(order.seats), order.options).options
    except SetupError as error:
        raise Refused("cannot_be_played", str(error)) from error
    links = Links(new_secret(), {})
    chairs = [chair_for(plan, host, seat, links, bots) for seat, plan in enumerate(order.seats)]
    if order.public and sum(chair.guest == host for chair in chairs) > 1:
        raise Refused("already_sitting")
    table = Table(
        id=id,
        game=game.id,
        edition=game.edition,
        options=options,
        chairs=chairs,
        host=host,
        public=order.public,
        spectators=order.spectators,
        delay=order.delay,
        invite=digest(links.invite),
        server_seed=draw_seed().hex(),
        words=[""] * len(chairs),
    )
    return table, links


def chair_for(plan: SeatPlan, host: Id, seat: int, links: Links, bots: list[str]) -> Chair:
    """A chair as planned; its link, if it waits for somebody, goes with the others."""
    if isinstance(plan, MySeat):
        return Chair(guest=host, name=clean_name(plan.name))
    if isinstance(plan, BotSeat):
        if plan.bot not in bots:
            raise Refused("no_such_bot", plan.bot)
        return Chair(bot=plan.bot, name=plan.bot)
    links.seats[seat] = new_secret()
    return Chair(reserved=plan.reserved, link=digest(links.seats[seat]))
