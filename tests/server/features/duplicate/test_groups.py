"""Duplicate: two tables of three play the same deal, on two nodes, and are compared when both are through."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bottega.server.features.duplicate.comparing import matchpoints
from bottega.server.platform.ids import read_id
from tests.patience import until
from tests.server.serving import LOOKING_BACK, Browser, Player, Server, entered, give_account, real_server

pytestmark = pytest.mark.anyio

ME, OPEN = {"is": "me", "name": "Anna"}, {"is": "open"}
ORDER = {"game": "codex", "seats": [ME, OPEN, OPEN], "groups": 2}


async def sit(browser: Browser, name: str, table: str, link: str, status: int = 200) -> Any:
    return await browser.ask("POST", f"/api/tables/{table}/sit", {"name": name, "link": link}, status)


async def play(server: Server, people: list[Browser], table: str) -> None:
    players = [Player([server], one.cookie, table, random.Random(lot)) for lot, one in enumerate(people)]
    await asyncio.gather(*[player.play() for player in players])


async def test_two_tables_of_three_play_the_same_deal(own_database: str, prefix: str) -> None:
    async with (
        real_server(own_database, prefix) as one,
        real_server(own_database, prefix) as two,
        entered(one, "Anna", "Bruno", "Carla") as first,
        entered(two, "Dario", "Elena", "Fabio") as second,
    ):
        anna = first[0]
        opened = await anna.ask("POST", "/api/tables", ORDER, 201)
        (other,) = opened["others"]
        table, links = opened["table"]["table"], opened["links"]["seats"]
        assert opened["table"]["groups"] == [table, other["table"]]
        for seat, browser in ((1, first[1]), (2, first[2])):
            await sit(browser, f"one {seat}", table, links[str(seat)])
        for seat, browser in enumerate(second):
            await sit(browser, f"two {seat}", other["table"], other["links"]["seats"][str(seat)])

        # Nobody knows the deal beforehand, and nobody changes it for one group alone.
        invite = {"name": "Anna", "seat": 0, "invite": other["links"]["invite"]}
        refused = await anna.ask("POST", f"/api/tables/{other['table']}/sit", invite, 409)
        assert refused["code"] == "already_sitting"
        words = await anna.ask("PUT", f"/api/tables/{table}/seats/0/words", {"words": "ciao"}, 409)
        assert words["code"] == "grouped"
        matches = [
            (await anna.ask("POST", f"/api/tables/{id}/start"))["match"] for id in (table, other["table"])
        ]
        heads = [await one.node.store.head(read_id(match)) for match in matches]
        assert heads[0] is not None
        assert heads[1] is not None
        assert heads[0].seed == heads[1].seed
        assert not heads[0].kind.reveals_at_end, "what one group held could be told to the other"

        # One group is through: it waits for the other, and can show nothing.
        await play(one, first, table)
        await until(lambda: is_over(anna, table))
        early = await anna.ask("GET", f"/api/tables/{table}/groups")
        assert not early["through"]
        assert [(group["scores"], group["match"]) for group in early["groups"]] == [([], "")] * 2
        record = f"/api/matches/{matches[0]}/record"
        assert (await anna.ask("GET", record, status=409))["code"] == "groups_play"
        for path, body in LOOKING_BACK.items():
            refused = await anna.ask("POST", f"/api/matches/{matches[0]}/{path}", body, status=409)
            assert refused["code"] == "groups_play"
        await anna.ask("GET", f"/api/matches/{matches[0]}/story?viewer=0")
        await anna.ask("GET", f"/api/matches/{matches[0]}/story?viewer=1", status=403)
        await second[0].ask("GET", f"/api/matches/{matches[0]}/story", status=404)
        assert (await anna.ask("POST", f"/api/tables/{table}/rematch", status=409))["code"] == "grouped"
        assert '"record"' not in (await anna.http.get("/api/me/export")).text

        # Both are: everybody sees the same, side by side.
        await play(two, second, other["table"])
        await until(lambda: is_over(anna, other["table"]))
        told = await anna.ask("GET", f"/api/tables/{table}/groups")
        theirs = await second[2].ask("GET", f"/api/tables/{other['table']}/groups")
        assert told["through"]
        assert [group["mine"] for group in theirs["groups"]] == [False, True]
        for ours, other_told in zip(told["groups"], theirs["groups"], strict=True):
            assert {**ours, "mine": False} == {**other_told, "mine": False}
        scores = [group["scores"] for group in told["groups"]]
        assert [len(group) for group in scores] == [3, 3]
        assert [group["matchpoints"] for group in told["groups"]] == matchpoints(scores)
        assert (await anna.ask("GET", record))["scores"] == scores[0]


async def is_over(browser: Browser, table: str) -> bool:
    return bool((await browser.ask("GET", f"/api/tables/{table}"))["phase"] == "over")


async def test_what_cannot_be_compared_is_not_opened(own_database: str, prefix: str) -> None:
    async with real_server(own_database, prefix) as server, entered(server, "Anna") as (anna,):
        await give_account(anna)
        for change in (
            {"public": True},
            {"begin": True},
            {"rated": True},
            {"seats": [ME], "game": "workshop"},
        ):
            refused = await anna.ask("POST", "/api/tables", {**ORDER, **change}, 409)
            assert refused["code"] == "not_in_groups"


def test_a_seat_has_two_for_each_group_it_beats_and_one_for_an_equal() -> None:
    assert matchpoints([[20, 10, 5], [18, 10, 9]]) == [[2, 1, 0], [0, 1, 2]]
    assert matchpoints([[20, 10], [18, 10], [25, 3]]) == [[2, 3], [0, 3], [4, 0]]
    assert matchpoints([[20, 10], [], [25, 3]]) == [[0, 2], [], [2, 0]], "who gave up is not compared"
