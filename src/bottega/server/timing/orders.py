"""Standing orders: a player's answers to questions about a price, given in advance. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.kit.events import Line
from bottega.kit.game import Priced
from bottega.kit.play import question
from bottega.kit.seats import Seat
from bottega.server.core.match import Match
from bottega.server.core.updates import offers
from bottega.server.timing.standing_order import StandingOrder


def priced(match: Match, seat: Seat) -> Line | None:
    """The question that a seat is asked, if orders may answer it."""
    if not match.game.priced or seat not in match.asked:
        return None
    line = question(match.state, seat)
    return line if line.id in match.game.priced else None


def may_have_orders(match: Match) -> bool:
    """Whether to look for orders now, or to delete them."""
    if not match.game.priced:
        return False
    return match.over or any(priced(match, seat) for seat in match.asked)


def answer(match: Match, seat: Seat, orders: Sequence[StandingOrder]) -> str | None:
    """The move by which the orders of a seat answer now, or None."""
    line = priced(match, seat)
    if line is None:
        return None
    return standing(match.game.priced[line.id], line, offers(match, seat), orders)


def standing(
    priced: Priced, line: Line, offered: Sequence[str], orders: Sequence[StandingOrder]
) -> str | None:
    """The move of an order: accept up to its price, decline above, if that is offered."""
    for order in orders:
        if (order.question, order.about) != (line.id, line.args[priced.about]):
            continue
        if order.most is None or int(line.args[priced.price]) > order.most:
            return priced.decline if priced.decline in offered else None
        goods = [text for text in offered if text.split()[0] == priced.take]
        wanted = [text for text in goods if text == f"{priced.take} {order.what}"] if order.what else goods
        return wanted[0] if len(wanted) == 1 else None
    return None
