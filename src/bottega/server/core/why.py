"""Why a bot made a move, from its views before and after."""

from __future__ import annotations

from bottega.bots.reasons import reason
from bottega.kit.game import AnyGame
from bottega.kit.seats import NOBODY
from bottega.server.core.log import bot_of
from bottega.server.core.match import played
from bottega.server.core.shown import Why
from bottega.server.core.store.rows import Entry, Head
from bottega.server.platform.errors import Refused


def why(head: Head, game: AnyGame, entries: list[Entry]) -> Why:
    """The reason for the last entry; Refused if a person chose."""
    *past, last = entries
    bot = bot_of(head, last)
    if not bot:
        raise Refused("not_by_bot", str(last.ply))
    match = played(head, game, past)
    before = match.state.view(NOBODY)
    match.take(last)
    move = game.words.parse(last.text)
    return Why(bot, reason(before, match.state.view(NOBODY), last.seat, move))
