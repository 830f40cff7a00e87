"""Whom one blocked one neither hears nor meets; what one reports, hosts read."""

from __future__ import annotations

import pytest

from bottega.server.features.matchmaking.queue import first_party
from bottega.server.platform.ids import read_id
from tests.patience import until
from tests.server.moderation.scene import Scene, open_scene

pytestmark = pytest.mark.anyio


async def read(scene: Scene, name: str) -> list[tuple[str, bool]]:
    """What was said at the table, as somebody reads it."""
    path = f"/api/tables/{scene.table}/remarks?invite={scene.invite}"
    return [(one["text"], one["hidden"]) for one in (await scene[name].ask("GET", path))["remarks"]]


async def test_who_is_blocked_is_not_heard_at_any_node(scene: Scene) -> None:
    await scene.gather()
    async with (
        scene["Anna"].socket() as anna,
        scene["Bruno"].socket() as bruno,
        scene["Carla"].socket() as carla,
    ):
        for socket in (anna, bruno, carla):
            await scene.watch(socket)
        await anna.talk(scene.table, "fool")
        assert (await bruno.until("remark"))["text"] == "fool"
        await scene["Bruno"].ask("POST", f"/api/tables/{scene.table}/remarks/1/block")
        await scene.other.node.matches.drain()
        await anna.talk(scene.table, "fool again", "k2")
        told = await bruno.until("remark")
        assert (told["number"], told["hidden"], told["name"], told["text"]) == (2, True, "", "")
        assert (await carla.until("remark", lambda one: one["number"] == 2))["text"] == "fool again"
        # Made at the first node, for a socket that is open at the other.
        carlas = {"cookie": scene["Carla"].cookie}
        async with scene["Bruno"].socket(**carlas) as elsewhere:
            await scene.watch(elsewhere)
            await scene["Carla"].ask("PUT", f"/api/me/blocks/{scene.ids['Anna']}")
            await until(lambda: hears_less(scene))
            await anna.talk(scene.table, "hm", "k3")
            assert (await elsewhere.until("remark"))["hidden"]
    assert await read(scene, "Bruno") == [("", True)] * 3
    assert [text for text, _ in await read(scene, "Anna")] == ["fool", "fool again", "hm"]
    blocks = await scene["Bruno"].ask("GET", "/api/me/blocks")
    assert blocks["blocks"] == [{"guest": scene.ids["Anna"], "name": "Anna"}]
    assert len((await scene["Bruno"].ask("GET", "/api/me/export"))["blocks"]) == 1
    await scene["Bruno"].ask("DELETE", f"/api/me/blocks/{scene.ids['Anna']}")
    assert [text for text, _ in await read(scene, "Bruno")] == ["fool", "fool again", "hm"]


def hears_less(scene: Scene) -> bool:
    """Whether the other node knows that Carla, who is there too, blocked somebody."""
    carla = read_id(scene.ids["Carla"])
    watched = scene.other.node.feeds.table(read_id(scene.table))
    return watched is not None and any(one.blocked for one in watched.watchers if one.guest == carla)


async def test_who_is_blocked_sits_at_no_table_of_those_who_blocked_them(scene: Scene) -> None:
    anna, bruno, carla = scene["Anna"], scene["Bruno"], scene["Carla"]
    await anna.ask("PUT", f"/api/me/blocks/{scene.ids['Bruno']}")
    seats = [{"is": "me", "name": "Anna"}, {"is": "open"}]
    opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats, "public": True}, 201)
    table, link = opened["table"]["table"], opened["links"]["seats"]["1"]
    for way in ({"seat": 1}, {"link": link}):
        answer = await bruno.ask("POST", f"/api/tables/{table}/sit", {"name": "Bruno", **way}, 403)
        assert answer["code"] == "not_welcome"
    async with anna.socket() as there:  # a table is listed while its host is there
        await there.send(**{"is": "watch"}, table=table)
        await there.until("table")

        async def listed() -> bool:
            return bool((await carla.ask("GET", "/api/tables"))["tables"])

        await until(listed)
        assert (await bruno.ask("GET", "/api/tables"))["tables"] == []
    await carla.ask("POST", f"/api/tables/{table}/sit", {"name": "Carla", "seat": 1})
    assert (await anna.ask("PUT", f"/api/me/blocks/{scene.ids['Anna']}", status=409))["code"] == (
        "not_oneself"
    )
    await anna.ask("PUT", f"/api/me/blocks/{'0' * 13}", status=404)


async def test_the_queue_brings_nobody_together_who_blocked_the_other(scene: Scene) -> None:
    await scene["Anna"].ask("PUT", f"/api/me/blocks/{scene.ids['Bruno']}")
    wish = {"game": "codex", "seats": 2}
    await scene["Bruno"].ask("POST", "/api/queue", wish)
    scene.clock.pass_(1)
    assert (await scene["Anna"].ask("POST", "/api/queue", wish))["state"] == "waiting"
    assert (await scene["Carla"].ask("POST", "/api/queue", wish))["state"] == "paired"
    assert (await scene["Bruno"].ask("GET", "/api/queue"))["state"] == "paired", "he waited longest"
    assert (await scene["Anna"].ask("GET", "/api/queue"))["state"] == "waiting"


@pytest.mark.parametrize(
    ("waiting", "seats", "apart", "party"),
    [
        ([1, 2, 3], 2, set(), [1, 2]),
        ([1, 2, 3], 2, {(2, 1)}, [1, 3]),
        ([1, 2], 2, {(1, 2)}, []),
        ([1, 2, 3, 4], 3, {(1, 2), (3, 1)}, [2, 3, 4]),
        ([], 2, set(), []),
    ],
)
def test_a_party_is_made_of_those_who_go_together(
    waiting: list[int], seats: int, apart: set[tuple[int, int]], party: list[int]
) -> None:
    assert first_party(waiting, seats, apart) == party


async def test_what_is_reported_hosts_read_with_its_words(own_database: str, prefix: str) -> None:
    async with open_scene(own_database, prefix, reports=2) as scene:
        await scene.gather()
        async with scene["Anna"].socket() as anna:
            await scene.watch(anna)
            await anna.talk(scene.table, "fool")
        report = f"/api/tables/{scene.table}/remarks/1/report"
        await scene["Carla"].ask("POST", report, status=404)  # a stranger to the table
        await scene["Bruno"].ask("POST", f"/api/tables/{scene.table}/remarks/7/report", status=404)
        await scene["Bruno"].ask("POST", report)
        assert (await scene["Bruno"].ask("POST", report, status=429))["code"] == "too_many_requests"
        (told,) = (await scene["Hanna"].ask("GET", "/api/admin"))["reports"]
        assert (told["guest"], told["name"], told["text"]) == (scene.ids["Anna"], "Anna", "fool")
        assert (told["reporter"], told["reporter_name"]) == (scene.ids["Bruno"], "Bruno")
        assert len((await scene["Bruno"].ask("GET", "/api/me/export"))["reports"]) == 1
        (of_anna,) = (await scene["Anna"].ask("GET", "/api/me/export"))["reported"]
        assert set(of_anna) == {"table_id", "number", "text", "made"}, "and not who did"
        await scene["Hanna"].ask("POST", f"/api/admin/reports/{told['id']}/close")
        await scene["Hanna"].ask("POST", f"/api/admin/reports/{told['id']}/close", status=404)
        assert (await scene["Hanna"].ask("GET", "/api/admin"))["reports"] == []
        await scene["Carla"].ask("POST", f"{report}?invite={scene.invite}")
        await scene["Anna"].ask("DELETE", "/api/me")
        (left,) = (await scene["Hanna"].ask("GET", "/api/admin"))["reports"]
        assert (left["name"], left["text"]) == ("", ""), "who is deleted has said nothing"
        found = await scene["Hanna"].ask("GET", "/api/admin/people?like=br")
        assert [one["name"] for one in found["people"]] == ["Bruno"]


async def test_a_player_is_blocked_and_reported_from_their_page(scene: Scene) -> None:
    bruno, anna = f"/api/players/{scene.ids['Bruno']}", scene["Anna"]
    assert not (await anna.ask("GET", bruno))["blocked"]
    await anna.ask("PUT", f"/api/me/blocks/{scene.ids['Bruno']}")
    assert (await anna.ask("GET", bruno))["blocked"]
    assert not (await scene["Carla"].ask("GET", bruno))["blocked"]
    for why in ("He lets a program play.", "once more"):  # shown once
        await anna.ask("POST", f"{bruno}/report", {"why": why})
    await anna.ask("POST", f"/api/players/{scene.ids['Carla']}/report", {"why": "She too."})
    oneself = await anna.ask("POST", f"/api/players/{scene.ids['Anna']}/report", {"why": "I"}, 409)
    assert oneself["code"] == "not_oneself"
    told = (await scene["Hanna"].ask("GET", "/api/admin"))["reports"]
    assert {(one["name"], one["table"], one["text"]) for one in told} == {
        ("Bruno", "", "He lets a program play."),
        ("Carla", "", "She too."),
    }


async def test_reports_and_acts_are_kept_as_long_as_is_set(own_database: str, prefix: str) -> None:
    async with open_scene(own_database, prefix, retention=0, report_retention=3, audit_retention=5) as scene:
        await scene.gather()
        async with scene["Anna"].socket() as anna:
            await scene.watch(anna)
            await anna.talk(scene.table, "fool")
        await scene["Bruno"].ask("POST", f"/api/tables/{scene.table}/remarks/1/report")
        await scene.rule("mute", "Anna", days=4)
        node, kept = scene.one.node, []
        for _ in range(6):
            await node.retention.drop_old()
            await node.rulings.refresh()
            found = await node.reports.open(9), await node.rulings.acts(9), node.rulings.cache.all
            kept.append([len(one) for one in found])
            scene.clock.pass_(86400)
        assert kept == [[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [0, 1, 1], [0, 1, 0]]


async def test_hosts_are_told_to_the_hour_when_somebody_was_last_there(scene: Scene) -> None:
    scene.clock.pass_(2 * 3600.0)
    await scene["Bruno"].ask("GET", "/api/me")
    (bruno,) = (await scene["Hanna"].ask("GET", "/api/admin/people?like=bruno"))["people"]
    assert bruno["seen"] == int(scene.clock.now())
