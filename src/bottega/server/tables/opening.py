"""Opening a table: what a host asked for, checked against the game."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.bots import ADVISER
from bottega.kit.errors import SetupError
from bottega.kit.game import Options, Setup, Title
from bottega.server.clocks.clock_reader import is_timed
from bottega.server.errors import Refused
from bottega.server.ids import Id, digest, new_secret
from bottega.server.matches.deal import draw_seed
from bottega.server.protocol import BotSeat, Line, Links, MySeat, Order, SeatPlan
from bottega.server.ratings.keys import is_custom, key_of
from bottega.server.tables.table import Chair, Table, clean_name


def open_table(
    id: Id, host: Id, order: Order, shelf: Mapping[str, Title], bots: list[str]
) -> tuple[Table, Links]:
    """The table that was ordered; Refused with the game's own reason if it cannot be played."""
    game, options = playable(shelf, order.game, len(order.seats), order.options)
    links = Links(new_secret(), {})
    chairs = [chair_for(plan, host, seat, links, bots) for seat, plan in enumerate(order.seats)]
    if (order.public or order.rated) and sum(chair.guest == host for chair in chairs) > 1:
        raise Refused("already_sitting")
    if order.rated:
        must_be_rateable(game, len(chairs), options)
        must_be_fair(order)
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
        rated=order.rated,
        clock=order.clock,
        stand_in=stand_in_for(order, bots),
        hints=order.hints,
    )
    return table, links


def playable(shelf: Mapping[str, Title], id: str, seats: int, chosen: Options) -> tuple[Title, Options]:
    """A game and all its options; Refused with the game's own reason if it cannot be played so."""
    if id not in shelf:
        raise Refused("no_such_game", id)
    try:
        return shelf[id], Setup(shelf[id], seats, chosen).options
    except SetupError as error:
        line = Line(f"refusals.{error.why}", {}) if error.why else None
        raise Refused("cannot_be_played", str(error), line) from error


def must_be_rateable(game: Title, seats: int, options: Options) -> None:
    """Refused unless there is somebody to play against, and others who play it so."""
    if seats < 2 or is_custom(key_of(game, options)) or options != game.chosen(options):
        raise Refused("not_rateable", game.id)


def must_be_fair(order: Order) -> None:
    """Refused where somebody could be helped at a rated table, or could stop it by going away."""
    if order.hints:
        raise Refused("no_hints")
    if order.spectators == "open":
        raise Refused("no_open_hands")
    if not is_timed(order.clock):
        raise Refused("no_clock")


def stand_in_for(order: Order, bots: list[str]) -> str:
    """The bot that is to stand in for who is away; none where there are no bots.

    It is the usual one, or the one that was ordered; but what counts is not decided by the host's choice.
    """
    if order.stand_in and order.stand_in not in bots:
        raise Refused("no_such_bot", order.stand_in)
    usual = [ADVISER] if ADVISER in bots else bots[:1]
    return "".join(usual) if order.rated else order.stand_in or "".join(usual)


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
