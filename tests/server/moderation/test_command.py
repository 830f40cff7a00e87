"""`bottega host admin` beside a node that runs, and what a restore leaves of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.server.moderation.rows import Ruling
from bottega.server.platform.ids import id_text
from tests.server.nodes import fresh_node, open_store
from tests.server.ops.backup.copies import backed_up, bottega, restored

pytestmark = pytest.mark.anyio


async def test_a_host_works_from_the_command_line(own_database: str) -> None:
    async def said(*words: object, code: int = 0) -> str:
        told = await bottega("host", "admin", *words, database=own_database)
        assert told.exit_code == code, told.output
        return told.output

    async with fresh_node(own_database, node="one") as node:
        anna = await node.guests.enter("Anna")
        who = id_text(anna.id)
        async with node.store.reach() as connection:
            await node.incidents.beat(connection, 7)
        assert who in await said("people", "ann")
        assert "one  7 sockets" in await said("nodes")
        await said("mute", who, "--days", 3, "--why", "shouts")
        await said("rename", who, "Guest 7")
        await said("ban", "2001:db8::7")
        await said("announce", "At noon we move.")
        await said("read-only", "on")
        await said("drain", "one")
        await node.rulings.refresh()
        assert node.rulings.of("mute", anna.id) is not None
        assert node.rulings.shuts_out("2001:db8::")
        assert (node.rulings.announcement, node.matches.read_only) == ("At noon we move.", True)
        assert node.is_draining
        assert "one  7 sockets" in (drained := await said("nodes"))
        assert "draining" in drained
        assert "2001:db8::/64" in await said("rulings")
        await said("read-only", "off")
        await said("announce")
        await said("lift", "drain", "one")
        await said("lift", "range", "2001:db8::/64")
        assert "does not hold" in await said("lift", "ban", who, code=1)
        assert "is too wide" in await said("ban", "10.0.0.0/8", code=1)
        assert "is nobody here" in await said("ban", "0" * 13, code=1)
        assert "is none of ban, mute" in await said("lift", "nonsense", code=1)
        assert "is no open report" in await said("close", 7, code=1)
        audit = (await said("audit")).splitlines()
        assert [line.split("  ")[1:4] for line in audit if "  command  " in line] == [
            ["command", act, kind]
            for act, kind in (
                ("lifted", "range"),
                ("lifted", "drain"),
                ("lifted", "announcement"),
                ("lifted", "read_only"),
                ("ruled", "drain"),
                ("ruled", "read_only"),
                ("ruled", "announcement"),
                ("ruled", "range"),
                ("ruled", "name"),
                ("ruled", "mute"),
            )
        ]
        await node.rulings.refresh()
        await node.names.apply_pending()
        renamed = await node.store.guest(anna.id)
        assert renamed is not None
        assert renamed.name == "Guest 7"
        node.incidents.note("request", "/api/tables ValueError here:1")
        node.incidents.note("slow", "", anna.id, anna.id, 4.0)
        await node.incidents.write()
        assert "1 times  /api/tables ValueError" in await said("incidents")
        assert "moves were answered late: 1 times, 4 s" in await said("slow")
        assert "fool" not in await said("reports")


async def test_what_hosts_and_people_decided_after_the_backup_outlives_a_restore(
    own_database: str, tmp_path: Path
) -> None:
    journal, folder = tmp_path / "journal", tmp_path / "backup"
    async with fresh_node(own_database, journal=str(journal)) as node:
        anna, bruno, carla, dora = [
            await node.guests.enter(name) for name in ("Anna", "Bruno", "Carla", "Dora")
        ]
        rulings = node.rulings
        await rulings.rule(0, Ruling(kind="ban", about=id_text(anna.id)))
        await rulings.rule(0, Ruling(kind="mute", about=id_text(dora.id)))
        await rulings.rule(0, Ruling(kind="read_only"))
        await node.blocks.add(anna.id, dora.id)
        await backed_up(own_database, folder)
        await rulings.lift(0, "read_only")
        await rulings.lift(0, "ban", id_text(anna.id))
        await rulings.rule(0, Ruling(kind="ban", about=id_text(bruno.id), why="spam"))
        await rulings.rule(0, Ruling(kind="mute", about=id_text(carla.id)))
        await rulings.lift(0, "mute", id_text(carla.id))
        await rulings.rule(0, Ruling(kind="name", about=id_text(carla.id), text="Guest 7"))
        await rulings.rule(0, Ruling(kind="range", about="203.0.113.0/24"))
        await node.blocks.add(bruno.id, carla.id)
        last = (await rulings.acts(1))[0].number
    text = journal.read_text()
    assert "203.0" not in text
    assert "Guest" not in text
    async with restored(folder, "--journal", journal) as (url, _), fresh_node(url) as node:
        await node.rulings.refresh()
        held = {(one.kind, one.about, one.text) for one in node.rulings.cache.all}
        assert held == {
            ("ban", id_text(bruno.id), ""),
            ("mute", id_text(dora.id), ""),
            ("name", id_text(carla.id), "Guest 7"),
            ("range", "203.0.113.0/24", ""),
        }
        assert await node.blocks.of(anna.id) == {dora.id}
        assert await node.blocks.of(bruno.id) == {carla.id}
        await node.rulings.rule(0, Ruling(kind="ban", about=id_text(dora.id)))
        assert (await node.rulings.acts(1))[0].number > last, "numbers go on behind those of the journal"
    async with restored(folder, "--no-journal") as (url, _), open_store(url) as store:
        async with store.reach() as connection:
            kinds = await connection.fetch("SELECT kind FROM rulings ORDER BY kind")
        assert [row[0] for row in kinds] == ["ban", "mute"]
