"""What a host decides at one node holds at the other, also for sockets that are open."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.patience import until
from tests.server.moderation.scene import Scene, is_cut, open_scene
from tests.server.people.persons import prove

pytestmark = pytest.mark.anyio


async def test_who_is_banned_goes_from_both_nodes_and_takes_their_data_along(scene: Scene) -> None:
    await scene.gather()
    bruno = scene["Bruno"]
    async with bruno.socket() as there:
        await scene.watch(there)
        await scene.rule("ban", "Bruno", why="spam", days=2)
        await is_cut(there, 4003, "banned")
    refused = await bruno.ask("GET", "/api/tables/mine", status=403)
    assert refused["code"] == "banned"
    await bruno.ask("POST", "/api/me", {"name": "Other"}, 403)
    async with bruno.socket() as again:
        await is_cut(again, 4003, "banned")
    # What is theirs they may still have: their data, and to be deleted.
    told = await bruno.ask("GET", "/api/me/export")
    assert [(one["kind"], one["why"]) for one in told["rulings"]] == [("ban", "spam")]
    assert (await bruno.ask("GET", "/api/me"))["name"] == "Bruno"
    # When its time is over it is over, without anybody looking.
    scene.clock.pass_(2 * 86400 + 1)
    await bruno.ask("GET", "/api/tables/mine")
    await prove(scene["Hanna"], scene.key)
    await scene.rule("ban", "Bruno")
    await until(lambda: scene.knows_of("ban", "Bruno"))
    await bruno.ask("GET", "/api/tables/mine", status=403)
    await bruno.ask("DELETE", "/api/me")


async def test_who_is_muted_says_nothing_that_others_read_and_plays_on(scene: Scene) -> None:
    await scene.gather()
    bruno = scene["Bruno"]
    async with bruno.socket() as there:
        update = await scene.watch(there)
        assert (await there.talk(scene.table, "ciao"))["is"] == "heard"
        await scene.rule("mute", "Bruno")
        await until(lambda: scene.knows_of("mute", "Bruno"))
        assert (await there.talk(scene.table, "ciao", "k2"))["code"] == "muted"
        said = {"match": update["match"], "seat": 1, "ply": update["ply"], "key": "m"}
        await there.send(**{"is": "say"}, text=update["offers"][0], **said)
        assert (await there.until("said"))["key"] == "m", "who is muted still plays"
        assert (await bruno.ask("POST", "/api/me", {"name": "Rude word"}))["name"] == "Bruno"
        order = {"game": "codex", "seats": [{"is": "me", "name": "Rude"}, {"is": "open"}], "public": True}
        opened = await bruno.ask("POST", "/api/tables", order, 201)
        assert opened["table"]["chairs"][0]["name"] == "Bruno"
        words = f"/api/tables/{opened['table']['table']}/seats/0/words"
        assert (await bruno.ask("PUT", words, {"words": "rude"}, 403))["code"] == "muted"
        await scene.lift("mute", "Bruno")
        await until(lambda: not scene.knows_of("mute", "Bruno"))
        assert (await there.talk(scene.table, "ciao", "k3"))["is"] == "heard"


async def test_a_name_that_a_host_gave_stands_everywhere_and_stays(scene: Scene) -> None:
    await scene.gather()
    async with scene["Anna"].socket() as here, scene["Bruno"].socket() as there:
        await scene.watch(here)
        await scene.watch(there)
        await there.talk(scene.table, "ciao")
        await scene.rule("name", "Bruno", text="Guest 7")
        await until(lambda: scene.knows_of("name", "Bruno"))
        await scene.other.node.names.apply_pending()
        table = await here.until("table", lambda told: told["chairs"][1]["name"] == "Guest 7")
        assert table["chairs"][0]["name"] == "Anna"
    async with scene["Anna"].socket() as here:
        assert (await scene.watch(here))["players"] == ["Anna", "Guest 7"]
    read = await scene["Anna"].ask("GET", f"/api/tables/{scene.table}/remarks")
    assert [one["name"] for one in read["remarks"]] == ["Guest 7"]
    assert (await scene["Bruno"].ask("POST", "/api/me", {"name": "Bruno"}))["name"] == "Guest 7"
    await scene.lift("name", "Bruno")
    await until(lambda: not scene.knows_of("name", "Bruno"))
    assert (await scene["Bruno"].ask("POST", "/api/me", {"name": "Bruno"}))["name"] == "Bruno"


async def test_nobody_comes_from_a_range_that_is_shut_out(scene: Scene) -> None:
    far = {"x-forwarded-for": "203.0.113.7"}
    scene["Bruno"].http.headers.update(far)
    async with scene["Bruno"].socket(**far) as there:
        await there.until("hello")
        assert (await scene.rule("range", "127.0.0.0/16", 409))["code"] == "own_address"
        assert (await scene.rule("range", "10.0.0.0/8", 400))["code"] == "range_too_wide"
        assert (await scene.rule("range", "somewhere", 400))["code"] == "bad_range"
        await scene.rule("range", "203.0.113.7/24")
        await is_cut(there, 4003, "banned")
    answer = await scene["Bruno"].ask("GET", "/api/tables", status=403)
    assert answer["code"] == "banned_address"
    with pytest.raises(InvalidStatus):
        async with scene["Bruno"].socket(**far):
            pass
    assert (await scene["Bruno"].http.get("/health")).status_code == 200
    await scene["Anna"].ask("GET", "/api/tables")
    await scene.lift("range", "203.0.113.0/24")
    await until(lambda: not scene.other.node.rulings.cache.ranges)
    await scene["Bruno"].ask("GET", "/api/tables")


async def test_what_is_announced_everybody_reads_and_nothing_is_changed_while_it_is_read_only(
    scene: Scene,
) -> None:
    await scene.gather()
    async with scene["Bruno"].socket() as there:
        update = await scene.watch(there)
        await scene.rule("announcement", text="We  move at\u202e noon.")
        told = await there.until("announced")
        assert (told["text"], told["read_only"]) == ("We move at noon.", False)
        await scene.rule("read_only")
        assert (await there.until("announced"))["read_only"]
        said = {"match": update["match"], "seat": 1, "ply": update["ply"], "key": "m"}
        await there.send(**{"is": "say"}, text=update["offers"][0], **said)
        assert (await there.until("no"))["code"] == "read_only"
        assert (await there.talk(scene.table, "ciao"))["code"] == "read_only"
        refused = await scene["Bruno"].ask("POST", "/api/tables", {"game": "codex", "seats": []}, 503)
        assert refused["code"] == "read_only"
        assert (await scene["Bruno"].ask("GET", f"/api/tables/{scene.table}"))["phase"] == "playing"
        assert await scene["Carla"].ask("GET", "/api/news") == {
            "announcement": "We move at noon.",
            "read_only": True,
        }
        async with scene["Carla"].socket() as late:
            assert (await late.until("announced"))["text"] == "We move at noon."
        await scene.lift("read_only")
        await there.until("announced", lambda told: not told["read_only"])
        await there.send(**{"is": "say"}, text=update["offers"][0], **said)
        await there.until("said")


async def test_a_node_that_is_drained_sends_its_people_elsewhere(own_database: str, prefix: str) -> None:
    async with (
        open_scene(own_database, prefix, sweep=0.2) as scene,
        scene["Bruno"].socket() as there,
        scene["Anna"].socket() as here,
    ):
        await scene.rule("drain", "other")
        await is_cut(there, 1012, "drained")
        assert (await scene["Bruno"].http.get("/ready")).status_code == 503
        assert (await scene["Anna"].http.get("/ready")).status_code == 200
        nodes = (await scene["Hanna"].ask("GET", "/api/admin"))["nodes"]
        assert [(one["name"], one["draining"]) for one in nodes] == [("one", False), ("other", True)]
        await here.send(**{"is": "leave"}, table=scene.ids["Anna"])  # the other node's people stay
        assert here.connection.close_code is None


async def test_a_ruling_whose_news_got_lost_holds_with_the_next_sweep(scene: Scene) -> None:
    async with scene["Bruno"].socket() as there:
        await there.until("hello")
        listening = scene.other.node.rulings.listening
        assert listening is not None
        await listening.stop()
        await scene.rule("ban", "Bruno")
        await scene["Bruno"].ask("GET", "/api/tables/mine")
        await scene.other.node.rulings.refresh()
        await is_cut(there, 4003, "banned")
