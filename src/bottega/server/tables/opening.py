"""Opening a table: checks an order against the game."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.bots import ADVISER
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame, Options, Setup
from bottega.server.core.clock_reader import is_timed
from bottega.server.core.deal import draw_seed
from bottega.server.core.kinds import Casual, Kind, Rated
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, digest, new_secret
from bottega.server.platform.line import Line
from bottega.server.tables.names import clean_name
from bottega.server.tables.order import BotSeat, Links, MySeat, Order, SeatPlan
from bottega.server.tables.rating_keys import is_custom, key_of
from bottega.server.tables.table import Chair, Table


def open_table(
    id: Id, host: Id, order: Order, games: Mapping[str, AnyGame], bots: list[str]
) -> tuple[Table, Links]:
    """The table for an order; Refused with the game's own reason."""
    game, options = playable(games, order.game, len(order.seats), order.options)
    links = Links(new_secret(), {})
    chairs = [chair_for(plan, host, seat, links, bots) for seat, plan in enumerate(order.seats)]
    if (order.public or order.rated) and sum(chair.guest == host for chair in chairs) > 1:
        raise Refused("already_sitting")
    kind = kind_for(order, game, options)
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
        kind=kind,
        clock=order.clock,
        stand_in=stand_in_for(kind, order, bots),
        hints=order.hints,
    )
    return table, links


def kind_for(order: Order, game: AnyGame, options: Options) -> Kind:
    """A rated or a casual table; Refused where it cannot be rated."""
    if not order.rated:
        return Casual()
    must_be_rateable(game, len(order.seats), options)
    must_be_fair(order)
    return Rated()


def playable(games: Mapping[str, AnyGame], id: str, seats: int, chosen: Options) -> tuple[AnyGame, Options]:
    """A game and all its options; Refused with the game's own reason if they cannot be combined."""
    if id not in games:
        raise Refused("no_such_game", id)
    try:
        return games[id], Setup(games[id], seats, chosen).options
    except SetupError as error:
        line = Line(f"refusals.{error.why}", {}) if error.why else None
        raise Refused("cannot_be_played", str(error), line) from error


def must_be_rateable(game: AnyGame, seats: int, options: Options) -> None:
    """Refused unless rated options are standard and there is an opponent."""
    if seats < 2 or is_custom(key_of(game, options)) or options != game.chosen(options):
        raise Refused("not_rateable", game.id)


def must_be_fair(order: Order) -> None:
    """Refused where someone could be helped at a rated table, or could stop it by leaving."""
    if order.hints:
        raise Refused("no_hints")
    if order.spectators == "open":
        raise Refused("no_open_hands")
    if not is_timed(order.clock):
        raise Refused("no_clock")


def stand_in_for(kind: Kind, order: Order, bots: list[str]) -> str:
    """The bot that plays for absent people; empty where there are no bots.

    It is the one ordered, or else the usual one.
    """
    if order.stand_in and order.stand_in not in bots:
        raise Refused("no_such_bot", order.stand_in)
    usual = [ADVISER] if ADVISER in bots else bots[:1]
    return "".join(usual) if kind.usual_substitute else order.stand_in or "".join(usual)


def chair_for(plan: SeatPlan, host: Id, seat: int, links: Links, bots: list[str]) -> Chair:
    """A chair as planned. Its link, if it waits for someone, is added to `links`."""
    if isinstance(plan, MySeat):
        return Chair(guest=host, name=clean_name(plan.name))
    if isinstance(plan, BotSeat):
        if plan.bot not in bots:
            raise Refused("no_such_bot", plan.bot)
        return Chair(bot=plan.bot, name=plan.bot)
    links.seats[seat] = new_secret()
    return Chair(reserved=plan.reserved, link=digest(links.seats[seat]))
