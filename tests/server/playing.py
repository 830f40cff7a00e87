"""Matches to test with: made up, and played at random."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from bottega.games import GAMES
from bottega.kit.deal import match_seed
from bottega.kit.game import AnyGame, Options
from bottega.kit.play import legal_moves
from bottega.kit.seats import NOBODY, Seat
from bottega.server.core.changes import patched
from bottega.server.core.commands import SayMove
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Entry, Head
from bottega.server.core.store.store import Store
from bottega.server.platform.ids import Id, new_id
from bottega.server.tables.table import Chair, Table

CODEX = GAMES["codex"]


def new_head(
    game: AnyGame = CODEX,
    seats: int = 2,
    lot: int = 0,
    bots: tuple[str, ...] = (),
    options: Options | None = None,
) -> Head:
    """A match that was just started."""
    server_seed = lot.to_bytes(32, "big")
    words = ["ciao"] + [""] * (seats - 1)
    return Head(
        id=new_id(),
        table=new_id(),
        game=game.id,
        edition=game.edition,
        cards=game.cards().digest,
        seats=seats,
        options=game.complete(options or {}),
        seed=match_seed(server_seed, words).hex(),
        server_seed=server_seed.hex(),
        words=words,
        players=[f"player {seat}" for seat in range(seats)],
        bots=list(bots) or [""] * seats,
    )


def guest_of(seat: Seat) -> Id:
    """Who looks on as a seat."""
    return 1 if seat == NOBODY else 100 + seat


def table_of(head: Head) -> Table:
    """A table with somebody in each seat, and everybody may look on."""
    chairs = [
        Chair(guest=0 if bot else guest_of(seat), bot=bot, name=f"player {seat}")
        for seat, bot in enumerate(head.bots)
    ]
    return Table(
        id=head.table,
        game=head.game,
        edition=head.edition,
        options=head.options,
        chairs=chairs,
        host=guest_of(0),
        public=True,
        spectators="public",
        delay=0,
        invite="",
        server_seed=head.server_seed,
        words=head.words,
        version=2,
        phase="playing",
        match=head.id,
    )


async def keep(store: Store, head: Head) -> None:
    """The match is being played at its table from now on."""
    row = table_of(head).row()
    assert await store.add_table(msgspec.structs.replace(row, version=row.version - 1))
    assert await store.save_table(row, started=head)


def random_say(match: Match, chance: random.Random, seat: int | None = None) -> SayMove:
    """What one of those awaited might say now."""
    chosen = chance.choice(list(match.asked)) if seat is None else seat
    move = chance.choice(legal_moves(match.state, chosen))
    return SayMove(chosen, match.ply, match.game.words.text(move), f"k{chance.getrandbits(60)}")


def play_on(match: Match, chance: random.Random, plies: int = 10_000) -> list[Entry]:
    """The entries of so many random moves, taken by the match one by one."""
    entries: list[Entry] = []
    while not match.over and len(entries) < plies:
        say = random_say(match, chance)
        entries.append(Entry(match.head.id, match.ply + 1, say.seat, say.text, say.key))
        match.take(entries[-1])
    return entries


def applied(last: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The whole update, made of the one before if only what changed was sent."""
    if update["since"] is None:
        return update
    assert (last["match"], last["viewer"], last["ply"]) == (
        update["match"],
        update["viewer"],
        update["since"],
    )
    common = patched(last["picture"]["common"], update["picture"]["common"])
    return {**update, "picture": {**update["picture"], "common": common}, "since": None}
