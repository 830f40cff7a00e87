"""The page for hosts is for hosts: whoever else asks is refused, and what is asked leaves no trace."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.server.core.journal import AnyLine
from bottega.server.core.store.rows import Entry
from bottega.server.moderation.rows import Ruling
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import read_id
from tests.server.moderation.scene import Scene
from tests.server.people.persons import make_passkey, prove, sign_in
from tests.server.serving import Browser

pytestmark = pytest.mark.anyio

ASKED: list[tuple[str, str, Any]] = [
    ("GET", "/api/admin", None),
    ("GET", "/api/admin/people?like=A", None),
    ("POST", "/api/admin/rulings", {"kind": "read_only"}),
    ("POST", "/api/admin/rulings/lift", {"kind": "read_only"}),
    ("POST", "/api/admin/reports/1/close", None),
]


async def codes(browser: Browser) -> set[tuple[int, str]]:
    """How all that hosts may ask is answered."""
    answers = [await browser.http.request(method, path, json=body) for method, path, body in ASKED]
    return {(answer.status_code, answer.json()["code"]) for answer in answers}


async def acts(scene: Scene) -> int:
    return len(await scene.one.node.rulings.acts(100))


async def test_whoever_is_no_host_is_refused(scene: Scene) -> None:
    async with Browser(scene.one) as nobody:
        assert await codes(nobody) == {(401, "enter_first")}
    assert await codes(scene["Anna"]) == {(403, "not_admin")}
    await make_passkey(scene["Anna"])  # a passkey alone does not make a host
    assert await codes(scene["Anna"]) == {(403, "not_admin")}
    # Nor does a name in the settings, without a passkey.
    for node in (scene.one.node, scene.other.node):
        node.rulings.hosts = node.rulings.hosts | {read_id(scene.ids["Carla"])}  # type: ignore[misc]
    assert await codes(scene["Carla"]) == {(403, "not_admin")}
    assert await acts(scene) == 0
    assert not scene.one.node.rulings.cache.all


async def test_a_hosts_stolen_cookie_does_nothing_without_the_passkey(scene: Scene) -> None:
    scene.clock.pass_(601)
    async with Browser(scene.other) as thief:
        thief.http.headers["cookie"] = scene["Hanna"].cookie
        answer = await thief.ask("POST", "/api/admin/rulings", {"kind": "read_only"}, 403)
        assert answer["code"] == "show_passkey"
        scene.clock.pass_(43200)
        assert (await thief.ask("GET", "/api/admin", status=403))["code"] == "show_passkey"
    await prove(scene["Hanna"], scene.key)
    await scene["Hanna"].ask("GET", "/api/admin")
    # A mailed link is proof of who one is, and not enough here.
    guest = await scene.one.node.store.guest(read_id(scene.ids["Hanna"]))
    assert guest is not None
    mailed = await scene.one.node.guests.sign_in(guest, "by mail", proved=True)
    assert mailed.browser is not None
    assert (mailed.browser.proved > 0, mailed.browser.keyed) == (True, 0)
    async with Browser(scene.one) as elsewhere:
        await sign_in(elsewhere, scene.key)
        await elsewhere.ask("GET", "/api/admin")
    assert await acts(scene) == 0


async def test_hosts_are_not_ruled_upon(scene: Scene) -> None:
    for kind in ("ban", "mute", "name"):
        assert (await scene.rule(kind, "Hanna", 403, text="Other"))["code"] == "is_admin"
    assert (await scene.rule("ban", "0" * 13, 404))["code"] == "no_such_player"
    assert (await scene.rule("ban", "nonsense", 404))["code"] == "no_such_id"
    assert (await scene.rule("announcement", text=" \u202e ", status=409))["code"] == "nothing_said"
    assert await acts(scene) == 0


async def test_an_act_and_its_row_are_one(scene: Scene) -> None:
    await scene.rule("mute", "Anna", why="shouts")
    await scene.lift("mute", "Anna")
    told = (await scene["Hanna"].ask("GET", "/api/admin"))["acts"]
    assert [(one["host"], one["host_name"], one["act"], one["kind"], one["why"]) for one in told] == [
        (scene.ids["Hanna"], "Hanna", "lifted", "mute", ""),
        (scene.ids["Hanna"], "Hanna", "ruled", "mute", "shouts"),
    ]

    async def full(_: AnyLine) -> None:
        raise Unavailable("the disk of the journal is full")

    rulings = scene.one.node.rulings
    rulings.ruling.tells(full)
    with pytest.raises(Unavailable):
        await rulings.rule(0, Ruling(kind="ban", about=scene.ids["Anna"]))
    await rulings.refresh()
    assert (await acts(scene), rulings.cache.all) == (2, ())
    await scene["Anna"].ask("GET", "/api/tables/mine")


async def test_a_host_sees_nothing_of_a_match(scene: Scene) -> None:
    await scene.gather()
    node = scene.one.node
    table = await node.table_store.find(read_id(scene.table))
    live = await node.matches.find(table.match)
    try:
        raise ValueError(f"the hand of Anna is {live.match.head.seed}")
    except ValueError as error:
        node.matches.report_failure(live, error)
    node.incidents.answered(live, 3.5)
    node.incidents.answered(live, 0.1)
    node.incidents.bot_is_late(live, 20.0)
    node.matches.hear(live, Entry(table.match, 1, 0, "nonsense", "k"))  # a log that does not follow
    await node.incidents.write()
    answer = await scene["Hanna"].http.get("/api/admin")
    told = answer.json()
    assert live.match.head.seed not in answer.text
    assert "hand" not in answer.text
    assert told["incidents"][0]["match"] == told["slow"][0]["match"] != ""
    assert {(one["kind"], one["worst"]) for one in told["slow"]} == {("slow", 3.5), ("late_bot", 20.0)}
    assert any(one["what"].startswith("ValueError tests.server.moderation") for one in told["incidents"])
    # The table is as private to her as to anybody.
    await scene["Hanna"].ask("GET", f"/api/tables/{scene.table}", status=404)
