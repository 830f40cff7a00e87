"""How much one browser may ask for, and what happens to one that does not listen."""

from __future__ import annotations

import asyncio
import random
import socket as sockets

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bottega.server.requests.limits import NEIGHBOURS, Bucket, Buckets, Counts, same_place
from tests.patience import until
from tests.server.serving import Browser, Player, fresh_server

pytestmark = pytest.mark.anyio


async def test_a_slow_reader_is_cut_and_the_others_are_not_held_up() -> None:
    async with fresh_server(waiting=8) as server, Browser(server) as anna:
        server.listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 8192)
        await anna.enter("Anna")
        table, _ = await anna.start_alone()
        narrow = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
        narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        narrow.setblocking(False)
        async with connect(
            f"ws://127.0.0.1:{server.port}/api/socket",
            sock=narrow,
            additional_headers={"cookie": anna.cookie},
            compression=None,
            max_queue=1,
            close_timeout=0.2,
        ) as deaf:
            await deaf.send(f'{{"is":"watch","table":"{table}"}}')
            ends = await Player([server], anna.cookie, table, random.Random(1)).play()
            assert ends[0]["result"] is not None
            assert server.node.metrics.cut.labels("slow")._value.get() == 1
        await until(lambda: not server.node.feeds.tables)
        assert server.node.metrics.sockets._value.get() == 0


async def test_who_asks_much_at_once_and_reads_the_answers_is_not_cut() -> None:
    async with fresh_server(waiting=8) as server, Browser(server) as anna, anna.socket() as socket:
        await socket.next()
        for _ in range(300):
            await socket.send(**{"is": "watch"}, table="0" * 13)
        for _ in range(300):
            await socket.until("no")


async def test_one_address_holds_only_so_many_sockets() -> None:
    async with fresh_server(sockets=2) as server, Browser(server) as anna:
        async with anna.socket(), anna.socket():
            with pytest.raises(InvalidStatus):
                async with anna.socket():
                    pass
        async with anna.socket() as socket:
            assert (await socket.next())["is"] == "hello"


async def test_who_says_too_much_is_read_more_slowly() -> None:
    async with fresh_server(says=20.0, burst=5) as server, Browser(server) as anna, anna.socket() as socket:
        await socket.next()
        started = asyncio.get_running_loop().time()
        for _ in range(15):
            await socket.send(**{"is": "watch"}, table="0" * 13)
        for _ in range(15):
            await socket.until("no")
        assert asyncio.get_running_loop().time() - started > 0.3


async def test_one_socket_watches_only_so_many_tables() -> None:
    async with fresh_server(watched=2) as server, Browser(server) as anna:
        await anna.enter("Anna")
        tables = [(await anna.start_alone())[0] for _ in range(3)]
        async with anna.socket() as socket:
            for table in tables:
                await socket.send(**{"is": "watch"}, table=table)
            assert (await socket.until("no"))["code"] == "too_many_tables"


async def test_one_address_asks_only_so_often() -> None:
    async with fresh_server(requests=5) as server, Browser(server) as anna:
        answers = [(await anna.http.get("/api/games")).status_code for _ in range(8)]
        assert answers == [200] * 5 + [429] * 3
        assert (await anna.http.get("/health")).status_code == 200
        elsewhere = {"x-forwarded-for": "9.9.9.9"}
        assert (await anna.http.get("/api/games", headers=elsewhere)).status_code == 200


BROWSERS_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize(
    ("wanted", "lang", "title"),
    [
        ("", "en", "Too much at once"),
        ("de-CH, fr;q=0.8, en;q=0.5", "fr", "Trop à la fois"),
        ("it-IT,it;q=0.9,en;q=0.5", "it", "Troppo in una volta"),
    ],
)
async def test_people_who_ask_too_often_are_told_so_by_a_page(wanted: str, lang: str, title: str) -> None:
    asks = {"accept": BROWSERS_ACCEPT, "accept-language": wanted}
    async with fresh_server(requests=1) as server, Browser(server) as anna:
        await anna.http.get("/", headers=asks)
        refused = await anna.http.get("/table/0000000000000", headers=asks)
        assert refused.status_code == 429
        assert refused.headers["content-type"] == "text/html; charset=utf-8"
        assert refused.headers["retry-after"] == "60"
        assert "content-security-policy" in refused.headers
        assert f'<html lang="{lang}">' in refused.text
        assert f"<h1>{title}</h1>" in refused.text


async def test_programs_that_ask_too_often_are_told_so_in_json() -> None:
    async with fresh_server(requests=1) as server, Browser(server) as anna:
        await anna.http.get("/api/games")
        refused = await anna.http.get("/api/games")
        assert refused.status_code == 429
        assert refused.headers["retry-after"] == "60"
        assert refused.json() == {"code": "too_many_requests", "about": ""}


async def test_files_of_the_pages_are_counted_apart() -> None:
    async with fresh_server(requests=2, files=3) as server, Browser(server) as anna:
        asked = [(await anna.http.get("/api/games")).status_code for _ in range(3)]
        files = [(await anna.http.get("/assets/none.js")).status_code for _ in range(4)]
        assert asked == [200, 200, 429]
        assert files == [404, 404, 404, 429]


async def test_one_address_opens_only_so_many_tables() -> None:
    async with fresh_server(opens=4) as server, Browser(server) as anna:
        await anna.enter("Anna")
        await anna.enter("Anna")  # nothing new: it is not counted
        await anna.enter("Anna Maria")  # a new name is: it is written at every table
        await anna.start_alone()
        await anna.start_alone()
        order = {"game": "codex", "seats": [{"is": "open"}] * 2}
        assert (await anna.ask("POST", "/api/tables", order, 429))["code"] == "too_many_requests"
        assert (await anna.http.post("/api/tables", json=order)).headers["retry-after"] == "60"
        assert (await anna.ask("POST", "/api/me", {"name": "Anna"}, 429))["code"] == "too_many_requests"
        assert (await anna.ask("GET", "/api/me"))["name"] == "Anna Maria"


def test_a_bucket_fills_at_its_rate() -> None:
    bucket = Bucket(rate=2.0, most=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.6)
    assert [bucket.wait(0.5) for _ in range(3)] == [0.5, 1.0, 1.5]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_share_their_buckets() -> None:
    buckets = Buckets(most=1)
    assert [buckets.take(address, 0.0) for address in ("a", "b", "a")] == [True, True, False]


def test_what_is_given_back_can_be_held_again() -> None:
    counts = Counts(most=1)
    assert [counts.take("a"), counts.take("a"), counts.take("b")] == [True, False, True]
    counts.give_back("a")
    assert counts.take("a")


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(address: str, place: str) -> None:
    assert same_place(address) == place


HOUSEHOLDS = [same_place(f"2001:db8:1:{number:x}::1") for number in range(NEIGHBOURS + 1)]


def test_who_has_many_networks_has_no_more_than_a_few_households() -> None:
    buckets, counts = Buckets(most=2), Counts(most=2)
    for household in HOUSEHOLDS[:-1]:
        assert [buckets.take(household, 0.0) for _ in range(3)] == [True, True, False]
        assert [counts.take(household) for _ in range(3)] == [True, True, False]
    assert not buckets.take(HOUSEHOLDS[-1], 0.0)
    assert not counts.take(HOUSEHOLDS[-1])
    counts.give_back(HOUSEHOLDS[0])
    assert counts.take(HOUSEHOLDS[-1])
    elsewhere = same_place("2001:db8:2::1")
    assert (buckets.take(elsewhere, 0.0), counts.take(elsewhere)) == (True, True)


def test_a_household_that_asks_too_much_uses_up_nothing_of_its_neighbours() -> None:
    buckets = Buckets(most=2)
    for _ in range(100):
        buckets.take(HOUSEHOLDS[0], 0.0)
    assert all(buckets.take(household, 0.0) for household in HOUSEHOLDS[1:-1])
