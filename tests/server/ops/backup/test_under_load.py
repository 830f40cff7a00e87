"""A backup is taken while people play on PostgreSQL and NATS; elsewhere all matches and ratings are there."""

from __future__ import annotations

import asyncio
import hashlib
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit import codec
from bottega.server.core.match import Match, played
from bottega.server.core.store.rows import Entry
from bottega.server.core.store.store import Store
from bottega.server.core.updates import update
from bottega.server.features.ratings.sql import RATED
from bottega.server.ops.backup.manifest import read_manifest
from bottega.server.platform.ids import Id, read_id
from tests.patience import until
from tests.server.nodes import open_store
from tests.server.ops.backup.copies import backed_up, restored
from tests.server.serving import Browser, Player, Server, entered, give_account, real_server

pytestmark = pytest.mark.anyio

TABLES = 3
OVER = 2  # matches that are rated before the backup begins
ORDER = {
    "game": "codex",
    "seats": [{"is": "me", "name": "A"}, {"is": "open"}],
    "rated": True,
    "clock": {"is": "live", "bank": 3600},
}


class Club:
    """Two people who play rated matches at several tables, one after the other."""

    def __init__(self, server: Server, anna: Browser, bruno: Browser) -> None:
        self.server = server
        self.anna = anna
        self.bruno = bruno
        self.players: list[Player] = []

    async def keep_playing(self, seed: int) -> None:
        """One match after the other, until nobody wants to any more."""
        chance = random.Random(seed)
        while True:
            opened = await self.anna.ask("POST", "/api/tables", ORDER, 201)
            table = opened["table"]["table"]
            link = {"name": "B", "link": opened["links"]["seats"]["1"]}
            await self.bruno.ask("POST", f"/api/tables/{table}/sit", link)
            await self.anna.ask("POST", f"/api/tables/{table}/start")
            sides = [Player([self.server], one.cookie, table, chance) for one in (self.anna, self.bruno)]
            self.players += sides
            await asyncio.gather(*[side.play() for side in sides])

    def acknowledged(self) -> list[tuple[Id, tuple[int, int, str, str]]]:
        """Every move of which the site said that it is in the log, with its match."""
        return [
            (read_id(next(iter(player.last.values()))["match"]), said)
            for player in self.players
            for said in player.acknowledged
        ]

    def shown(self) -> list[dict[str, Any]]:
        """What each player sees just now."""
        return [seen for player in self.players for seen in player.last.values()]


def state_digest(match: Match) -> str:
    return hashlib.sha256(msgspec.json.encode(codec.dump(match.state))).hexdigest()


async def match_at(store: Store, id: Id, ply: int) -> Match:
    """A match as its log tells it, up to a ply."""
    head = await store.head(id)
    assert head is not None
    return played(head, GAMES[head.game], (await store.entries(id))[:ply])


async def log_of(store: Store) -> dict[Id, list[Entry]]:
    """All logs there are."""
    found: dict[Id, list[Entry]] = {}
    async with store.reach() as connection:
        ids = [row[0] for row in await connection.fetch("SELECT id FROM matches")]
    found |= {id: await store.entries(id) for id in ids}
    return found


async def test_a_backup_taken_under_load_is_whole_elsewhere(
    own_database: str, prefix: str, tmp_path: Path
) -> None:
    journal, folder = tmp_path / "journal", tmp_path / "backup"
    async with (
        real_server(own_database, prefix, journal=str(journal)) as server,
        entered(server, "Anna", "Bruno") as (anna, bruno),
        open_store(own_database) as watched,
    ):
        await give_account(anna, bruno)
        club = Club(server, anna, bruno)
        playing = [asyncio.create_task(club.keep_playing(seed)) for seed in range(TABLES)]

        async def is_busy() -> bool:
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
            async with watched.reach() as connection:
                return len(await connection.fetch(RATED)) >= OVER

        await until(is_busy)
        said, shown = club.acknowledged(), msgspec.json.decode(msgspec.json.encode(club.shown()))
        await backed_up(own_database, folder)
        for task in playing:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
    began, ended = read_manifest(folder).began, read_manifest(folder).ended
    async with restored(folder, "--journal", journal) as (url, told):
        async with open_store(own_database) as source, open_store(url) as copy:
            there, here = await log_of(source), await log_of(copy)
            meanwhile = [entry for log in there.values() for entry in log if began < entry.at < ended]
            assert meanwhile, "nobody played while the backup was taken"
            for id, (ply, *what) in said:
                entry = here[id][ply - 1]
                assert [entry.seat, entry.text, entry.key] == what, "acknowledged, and not in the backup"
            for id, log in here.items():
                assert there[id][: len(log)] == log, "the copy has another log"
            for id in {id for id, _ in said}:
                ply = max(number for one, (number, *_) in said if one == id)
                assert state_digest(await match_at(source, id, ply)) == state_digest(
                    await match_at(copy, id, ply)
                )
            for seen in shown:
                match = await match_at(copy, read_id(seen["match"]), seen["ply"])
                again = msgspec.json.decode(msgspec.json.encode(update(match, seen["viewer"])))
                assert again["picture"] == seen["picture"]
        rated = int(told.stdout.partition(" rated matches")[0].split()[-1])
        assert rated >= OVER, told.stdout
        assert f"{len(here)} matches with" in told.stdout
