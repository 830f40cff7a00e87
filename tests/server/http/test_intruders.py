"""Nobody gets in where they don't belong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bottega.server.core.store.rows import Guest, TableRow
from bottega.server.platform.ids import Id, id_text, new_id, read_id
from bottega.server.requests.cookies import Cookies
from bottega.server.tables import table_store
from bottega.server.tables.table import Table, read_table
from tests.server.serving import Browser, Server, Socket, fresh_server

pytestmark = pytest.mark.anyio

EVIL = "https://evil.example"


class Scene:
    """Anna and Bruno play at a private table; Mallory has a cookie and knows every id."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.bruno, self.mallory = Browser(server), Browser(server), Browser(server)
        self.links: dict[str, Any] = {}
        self.table = self.match = ""

    async def open(self, **order: object) -> None:
        for browser, name in ((self.anna, "Anna"), (self.bruno, "Bruno"), (self.mallory, "Mallory")):
            await browser.enter(name)
        plain = {"game": "codex", "seats": [{"is": "me", "name": "Anna"}, {"is": "open"}]}
        opened = await self.anna.ask("POST", "/api/tables", plain | order, 201)
        self.table, self.links = opened["table"]["table"], opened["links"]
        await self.bruno.ask(
            "POST", f"/api/tables/{self.table}/sit", {"name": "Bruno", "link": self.links["seats"]["1"]}
        )
        self.match = (await self.anna.ask("POST", f"/api/tables/{self.table}/start"))["match"]

    def say(
        self, seat: int = 0, ply: int = 0, text: str = "start front", key: str = "k"
    ) -> dict[str, object]:
        return {"is": "say", "match": self.match, "seat": seat, "ply": ply, "text": text, "key": key}

    async def log(self) -> list[str]:
        return [entry.key for entry in await self.server.node.store.entries(read_id(self.match))]

    async def no(self, socket: Socket, code: str, **message: object) -> None:
        """A message that is answered with a no."""
        await socket.send(**message)
        answer = await socket.until("no")
        assert answer["code"] == code, answer


@pytest.fixture
async def scene(server: Server) -> AsyncIterator[Scene]:
    made = Scene(server)
    await made.open()
    yield made
    for browser in (made.anna, made.bruno, made.mallory):
        await browser.http.aclose()


async def test_anothers_seat_link_is_worth_nothing_once_followed(scene: Scene) -> None:
    link = scene.links["seats"]["1"]
    path = f"/api/tables/{scene.table}/sit"
    assert (await scene.mallory.ask("POST", path, {"name": "Bruno", "link": link}, 403))[
        "code"
    ] == "dead_link"
    seats = (await scene.bruno.ask("GET", f"/api/tables/{scene.table}"))["chairs"]
    assert [chair["mine"] for chair in seats] == [False, True]


async def test_a_link_to_one_table_opens_no_other(scene: Scene) -> None:
    opened = await scene.mallory.ask(
        "POST", "/api/tables", {"game": "codex", "seats": [{"is": "open"}, {"is": "open"}]}, 201
    )
    for secret in (opened["links"]["seats"]["1"], opened["links"]["invite"], "x" * 32):
        body = {"name": "M", "link": secret}
        await scene.mallory.ask("POST", f"/api/tables/{scene.table}/sit", body, 403)
        async with scene.mallory.socket() as socket:
            await scene.no(socket, "no_such_table", **{"is": "watch", "table": scene.table, "invite": secret})


@pytest.mark.parametrize(
    "forged",
    [
        "{id}.0.{browser}.{nothing}",
        "{id}.0.{browser}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "{id}.0.{other_key}",
        "{id}.0.{signature}",
        "{id}.1.{browser}.{signature}",
        "{other}.0.{browser}.{signature}",
        "{id}.0.{other}.{signature}",
        "{id}.0.{browser}.{signature}x",
        ".{id}.0.{browser}.{signature}",
        "garbage",
        "\u00e9.\u00e9",
    ],
)
async def test_a_forged_cookie_is_no_cookie(scene: Scene, forged: str) -> None:
    id = (await scene.anna.ask("GET", "/api/me"))["guest"]
    other = (await scene.mallory.ask("GET", "/api/me"))["guest"]
    _, _, browser, signature = scene.anna.http.cookies["bottega"].split(".")
    wrong_key = Cookies("another secret").value(Guest(read_id(id), "Anna")).rpartition(".")[2]
    value = forged.format(
        id=id, other=other, browser=browser, signature=signature, other_key=wrong_key, nothing=""
    )
    headers = {b"cookie": f"bottega={value}".encode()}
    async with Browser(scene.server) as forger:
        answer = await forger.http.get("/api/me", headers=headers)
        assert answer.status_code == 401
        answer = await forger.http.get(f"/api/tables/{scene.table}", headers=headers)
        assert answer.status_code == 404
        if value.isascii():
            async with forger.socket(cookie=f"bottega={value}") as socket:
                assert (await socket.next())["guest"] == ""
                await scene.no(socket, "no_such_table", **{"is": "watch", "table": scene.table})


async def test_a_stolen_cookie_can_be_made_worthless_and_the_thief_is_cut_off(scene: Scene) -> None:
    stolen = scene.anna.cookie
    async with Browser(scene.server) as thief, thief.socket(cookie=stolen) as socket:
        await socket.send(**{"is": "watch"}, table=scene.table)
        await socket.until("update")
        await scene.anna.ask("POST", "/api/me/renew")
        with pytest.raises(ConnectionClosed) as cut:
            await socket.until("never")
        assert cut.value.rcvd is not None
        assert (cut.value.rcvd.code, cut.value.rcvd.reason) == (4001, "renewed")
        assert (await thief.http.get("/api/me", headers={"cookie": stolen})).status_code == 401
        async with thief.socket(cookie=stolen) as again:
            await scene.no(again, "no_such_table", **{"is": "watch", "table": scene.table})
    async with scene.anna.socket() as socket:
        await socket.send(**{"is": "watch"}, table=scene.table)
        assert (await socket.until("update"))["viewer"] == 0


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(scene: Scene) -> None:
    async with Browser(scene.server) as browser:
        answer = await browser.http.post("/api/me", json={"name": "N"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert "path=/" in cookie
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "9.9.9.9"}
        answer = await browser.http.post("/api/me", json={"name": "N"}, headers=forwarded)
        assert answer.headers["set-cookie"].startswith("__Host-bottega=")
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("origin", [EVIL, "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"])
async def test_a_socket_from_another_site_is_refused(scene: Scene, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with scene.anna.socket(origin=origin):
            pass
    assert refused.value.response.status_code == 403


async def test_a_socket_from_our_own_pages_is_let_in(scene: Scene) -> None:
    async with scene.anna.socket(origin=scene.server.url) as socket:
        assert (await socket.next())["is"] == "hello"


async def test_with_a_set_origin_only_that_is_home() -> None:
    async with fresh_server(origin=("https://play.example",)) as server, Browser(server) as anna:
        await anna.enter("Anna")
        async with anna.socket(origin="https://play.example") as socket:
            assert (await socket.next())["is"] == "hello"
        with pytest.raises(InvalidStatus):
            async with anna.socket(origin=server.url):
                pass


@pytest.mark.parametrize("headers", [{"origin": EVIL}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}])
async def test_another_site_cannot_make_a_browser_change_anything(
    scene: Scene, headers: dict[str, str]
) -> None:
    answer = await scene.anna.http.post("/api/me/renew", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "cross_origin")
    answer = await scene.anna.http.put(
        f"/api/tables/{scene.table}/seats/0/words", json={"words": "x"}, headers=headers
    )
    assert answer.status_code == 403


async def test_a_private_table_is_not_there_for_those_who_were_not_invited(scene: Scene) -> None:
    table, match = scene.table, scene.match
    async with Browser(scene.server) as nobody:
        for browser in (scene.mallory, nobody):
            await browser.ask("GET", f"/api/tables/{table}", status=404)
            await browser.ask("GET", f"/api/tables/{table}?invite=guess", status=404)
            for path in ("record", "story", "story?viewer=0", "plies/0", "plies/0?viewer=1"):
                await browser.ask("GET", f"/api/matches/{match}/{path}", status=404)
            async with browser.socket() as socket:
                await scene.no(socket, "no_such_table", **{"is": "watch", "table": table})
                await scene.no(socket, "not_watching", **scene.say())
    invited = {"is": "watch", "table": table, "invite": scene.links["invite"]}
    async with scene.mallory.socket() as socket:
        await socket.send(**invited)
        update = await socket.until("update")
        assert (update["viewer"], update["offers"]) == (-1, [])


@pytest.mark.parametrize(
    "body",
    [
        {"seat": 1},
        {"seat": 9},
        {"seat": 1, "invite": "guess"},
        {"link": "x" * 32},
        {"link": "x" * 32, "seat": 1},
        {},
    ],
)
@pytest.mark.parametrize("name", ["M", "\u2013"])
async def test_who_sits_down_cannot_tell_a_private_table_from_none(
    scene: Scene, body: dict[str, object], name: str
) -> None:
    never = id_text(new_id())
    answers = [
        await scene.mallory.http.post(f"/api/tables/{table}/sit", json=body | {"name": name})
        for table in (scene.table, never)
    ]
    told = [(answer.status_code, answer.text.replace(never, scene.table)) for answer in answers]
    assert told[0] == told[1]
    assert answers[0].status_code in (403, 404)


async def test_a_table_that_never_was_is_read_like_one_that_is(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: dict[Id, int] = {}

    def measured(row: TableRow) -> Table:
        read[row.id] = len(row.document)
        return read_table(row)

    monkeypatch.setattr(table_store, "read_table", measured)
    for table in (scene.table, id_text(new_id())):
        await scene.mallory.ask("POST", f"/api/tables/{table}/sit", {"name": "M", "seat": 1}, 404)
    there, nowhere = read[read_id(scene.table)], read[table_store.NOWHERE.id]
    assert 0.5 < nowhere / there < 2.0, "as much work, so that the time it takes tells nothing"


async def test_strangers_change_nothing_at_a_private_table(scene: Scene) -> None:
    before = await scene.anna.ask("GET", f"/api/tables/{scene.table}")
    path = f"/api/tables/{scene.table}"
    for method, what, body in (
        ("POST", "/start", None),
        ("POST", "/rematch", None),
        ("POST", "/invite", None),
        ("POST", "/seats/1/link", None),
        ("DELETE", "/seats/1", None),
        ("PUT", "/seats/1/bot", {"bot": "random"}),
        ("PUT", "/seats/1/words", {"words": "x"}),
        ("POST", "/sit", {"name": "M", "seat": 1}),
    ):
        await scene.mallory.ask(method, path + what, body, status=404)
    assert await scene.anna.ask("GET", path) == before


async def test_guests_who_are_no_hosts_do_not_host(scene: Scene) -> None:
    path = f"/api/tables/{scene.table}"
    await scene.bruno.ask("POST", path + "/start", status=403)
    await scene.bruno.ask("POST", path + "/invite", status=403)
    await scene.bruno.ask("POST", path + "/seats/0/link", status=403)
    await scene.bruno.ask("PUT", path + "/seats/0/bot", {"bot": "random"}, status=403)


async def test_nobody_moves_for_another_or_out_of_turn(scene: Scene) -> None:
    async with scene.bruno.socket() as socket:
        await scene.no(socket, "not_watching", **scene.say(seat=1))
        await socket.send(**{"is": "watch"}, table=scene.table)
        await socket.until("update")
        await scene.no(socket, "not_yours", **scene.say(seat=0))
        await scene.no(socket, "not_yours", **scene.say(seat=9))
        await scene.no(socket, "not_offered", **scene.say(seat=1, text="pass"))
        await scene.no(socket, "unknown_word", **scene.say(seat=1, text="resign"))
        await scene.no(socket, "stale", **scene.say(seat=1, ply=5))
        await socket.send(**scene.say(seat=1, key="good"))
        await socket.until("said")
        await scene.no(socket, "not_awaited", **scene.say(seat=1, ply=1, key="again"))
        await scene.no(socket, "not_yours", **scene.say(seat=0, ply=1, key="good"))
    assert await scene.log() == ["good"]


async def test_nobody_takes_back_anothers_move(scene: Scene) -> None:
    async with scene.bruno.socket() as bruno, scene.anna.socket() as anna, scene.mallory.socket() as mallory:
        await bruno.send(**{"is": "watch"}, table=scene.table)
        await anna.send(**{"is": "watch"}, table=scene.table)
        await mallory.send(**{"is": "watch"}, table=scene.table, invite=scene.links["invite"])
        await mallory.until("update")
        await bruno.send(**scene.say(seat=1, key="good"))
        await anna.until("update", lambda update: update["ply"] == 1)
        undo = {"is": "undo", "match": scene.match, "ply": 1, "key": "u"}
        await scene.no(anna, "cannot_undo", **undo)
        await scene.no(mallory, "not_yours", **undo)
    assert await scene.log() == ["good"]


async def test_a_replayed_message_is_played_once_and_only_by_its_own_seat(scene: Scene) -> None:
    async with scene.anna.socket() as anna, scene.mallory.socket() as mallory:
        for socket in (anna, mallory):
            await socket.send(**{"is": "watch"}, table=scene.table, invite=scene.links["invite"])
            await socket.until("update")
        for _ in range(5):
            await anna.send(**scene.say(key="once"))
        said = [await anna.until("said") for _ in range(5)]
        assert [one["ply"] for one in said] == [1] * 5
        await scene.no(mallory, "not_yours", **scene.say(key="once"))
    assert await scene.log() == ["once"]


async def test_an_oversized_message_ends_its_socket_and_nothing_else(scene: Scene) -> None:
    async with scene.anna.socket() as socket, scene.bruno.socket() as other:
        await other.send(**{"is": "watch"}, table=scene.table)
        await other.until("update")
        await socket.send(**scene.say(text="x" * 5000))
        with pytest.raises(ConnectionClosed) as cut:
            await socket.until("never")
        assert cut.value.rcvd is not None
        assert cut.value.rcvd.code == 1009
        await other.send(**scene.say(seat=1, key="fine"))
        await other.until("said")
    answer = await scene.anna.http.post("/api/me", json={"name": "x" * 20_000})
    assert answer.status_code == 413
    assert await scene.log() == ["fine"]


@pytest.mark.parametrize("key", ["", "x" * 41, "a b", "a\u0000", "é"])
async def test_keys_and_texts_that_do_not_fit_are_not_understood(scene: Scene, key: str) -> None:
    async with scene.anna.socket() as socket:
        await scene.no(socket, "malformed", **scene.say(key=key))
        await scene.no(socket, "malformed", **scene.say(text="x" * 201))
        await scene.no(socket, "malformed", **(scene.say() | {"extra": 1}))
        await scene.no(socket, "malformed", **{"is": "table"})


async def test_who_says_nothing_but_nonsense_is_not_listened_to_for_long(scene: Scene) -> None:
    async with scene.mallory.socket() as socket:
        for _ in range(30):
            await socket.connection.send("nonsense")
        with pytest.raises(ConnectionClosed) as cut:
            await socket.until("never")
        assert cut.value.rcvd is not None
        assert cut.value.rcvd.code == 4007


async def test_every_answer_tells_browsers_to_be_careful(scene: Scene) -> None:
    for path in ("/api/games", "/api/tables/nothing", "/nowhere", "/api/me"):
        answer = await scene.mallory.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


async def test_metrics_are_for_this_machine_or_for_the_token(scene: Scene) -> None:
    far = {"x-forwarded-for": "9.9.9.9"}
    assert (await scene.mallory.http.get("/metrics", headers=far)).status_code == 404
    async with fresh_server(metrics_token="let me see") as server, Browser(server) as prometheus:
        assert (await prometheus.http.get("/metrics")).status_code == 404
        token = far | {"authorization": "Bearer let me see"}
        assert (await prometheus.http.get("/metrics", headers=token)).status_code == 200


async def test_a_thrown_out_thief_moves_no_more(scene: Scene) -> None:
    async with scene.bruno.socket() as thief:
        await thief.send(**{"is": "watch"}, table=scene.table)
        await thief.until("update")
        await scene.anna.ask("POST", f"/api/tables/{scene.table}/seats/1/link")
        await thief.until("gone")
        await scene.no(thief, "not_watching", **scene.say(seat=1))
    await asyncio.sleep(0)
    assert await scene.log() == []
