"""A restore goes back in time; cookies, passkeys, addresses and people that went since are gone there too."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bottega.server.core.store.rows import Guest, ticket_of
from bottega.server.core.store.store import Store
from bottega.server.node import Node
from bottega.server.people.passkeys import key_text
from bottega.server.platform.ids import Id, id_text
from bottega.server.tables.order import BotSeat, MySeat, Order
from tests.server.nodes import fresh_node, open_store
from tests.server.ops.backup.copies import backed_up, bottega, restored
from tests.server.playing import random_say

pytestmark = pytest.mark.anyio


async def known(node: Node, name: str, *keys: bytes) -> Guest:
    """Somebody to whom passkeys and an address lead back."""
    guest = await node.guests.enter(name)
    async with node.store.reach() as connection:
        for key in keys:
            await connection.execute(
                "INSERT INTO passkeys VALUES ($1, $2, '', 0, 'key', '', 0, 0)", key, guest.id
            )
    await node.people.wait_for_mail(guest.id, f"{name.lower()}@mail.example")
    await node.people.confirm_mail(guest.id, f"{name.lower()}@mail.example")
    return guest


async def played(node: Node, host: Guest) -> Id:
    """A match that somebody played to its end."""
    table, _ = await node.table_store.open(host.id, Order("codex", [MySeat(host.name), BotSeat("random")]))
    match, chance = (await node.table_store.start(table.id, host.id)).match, random.Random(7)
    live = await node.matches.find(match)
    while not live.match.over:
        await node.matches.answer(live, random_say(live.match, chance))
    await node.matches.drain()
    return match


async def keys_and_mail(store: Store, guest: Id) -> tuple[list[bytes], str | None]:
    """What leads back to somebody."""
    async with store.reach() as connection:
        keys = await connection.fetch("SELECT id FROM passkeys WHERE guest = $1 ORDER BY id", guest)
        mail = await connection.fetchval("SELECT mail FROM people WHERE guest = $1", guest)
    return [row[0] for row in keys], mail


async def test_what_was_revoked_and_who_was_deleted_since_the_backup_stay_so(
    own_database: str, tmp_path: Path
) -> None:
    journal, folder = tmp_path / "journal", tmp_path / "backup"
    async with fresh_node(own_database, journal=str(journal)) as node:
        anna = await node.guests.enter("Anna")
        stolen = await node.guests.sign_in(anna, "a thief's")
        bruno = await node.guests.enter("Bruno")
        carla = await known(node, "Carla", b"carla")
        dora = await known(node, "Dora", b"lost", b"kept")
        match = await played(node, carla)
        async with node.store.reach() as connection:
            await connection.execute(
                "INSERT INTO mail_links VALUES ('digest', $1, 'recover', 'dora@mail.example', 0, 4000000000)",
                dora.id,
            )
        await backed_up(own_database, folder)
        assert stolen.browser is not None
        await node.guests.sign_out(anna, stolen.browser.id)
        renewed = await node.guests.renew(bruno, "Bruno's")
        await node.accounts.passkeys.drop(dora.id, key_text(b"lost"))
        await node.people.confirm_mail(dora.id, "new@mail.example")
        await node.accounts.leaving.delete(carla)
    async with restored(folder, "--journal", journal) as (url, told), open_store(url) as store:
        assert "6 lines of the journal were followed" in told.stdout
        held = [anna, stolen, bruno, renewed, carla, dora]
        good = [await store.bearer(ticket_of(guest)) is not None for guest in held]
        assert good == [True, False, False, True, False, True]
        assert await keys_and_mail(store, dora.id) == ([b"kept"], "")
        assert await keys_and_mail(store, carla.id) == ([], None)
        head = await store.head(match)
        assert head is not None
        assert (head.players[0], head.over) == ("–", True)
        async with store.reach() as connection:
            assert await connection.fetchval("SELECT count(*) FROM played WHERE guest = $1", carla.id) == 0
            assert await connection.fetchval("SELECT used FROM mail_links WHERE digest = 'digest'")
    # Without the journal they would all be back: so it is the journal that keeps them away.
    async with restored(folder, "--no-journal") as (url, _), open_store(url) as store:
        good = [await store.bearer(ticket_of(guest)) is not None for guest in held]
        assert good == [True, True, True, False, True, True]
        assert await keys_and_mail(store, dora.id) == ([b"kept", b"lost"], "dora@mail.example")
        async with store.reach() as connection:
            await connection.execute("DELETE FROM moves WHERE ply = 3")
        told = await bottega("host", "restore", "--no-journal", database=url)
        assert (told.exit_code, f"WRONG  match {id_text(match)}: ply 4 after 2" in told.stdout) == (1, True)
