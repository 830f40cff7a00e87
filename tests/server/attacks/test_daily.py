"""The daily deal played by several guests who are one person."""

from __future__ import annotations

import random
from functools import partial

import pytest

from bottega.server.platform.ids import read_id
from tests.patience import until
from tests.server.frozen import FrozenClock
from tests.server.people.persons import make_passkey, sign_in
from tests.server.playing import random_say
from tests.server.serving import Browser, Server, real_server

pytestmark = pytest.mark.anyio

ALONE = "workshop-alone"


async def begun(guest: Browser) -> tuple[str, str]:
    """The day, and the match of an attempt that counts."""
    day = (await guest.ask("GET", "/api/daily"))["today"]
    return day, (await guest.ask("POST", f"/api/daily/{day}/{ALONE}/begin"))["match"]


async def play_to_the_end(server: Server, match: str, seed: int) -> None:
    """Any moves that are offered."""
    live, chance = await server.node.matches.find(read_id(match)), random.Random(seed)
    while not live.match.over:
        await server.node.matches.answer(live, random_say(live.match, chance))


async def outcome(guest: Browser, day: str) -> str:
    """What their attempt came to; `none` if there is none."""
    mine = (await guest.ask("GET", f"/api/daily/{day}/{ALONE}"))["deal"]["mine"]
    return str(mine["outcome"]) if mine else "none"


async def test_the_best_attempt_of_several_guests_is_not_brought_into_an_account(
    own_database: str, prefix: str
) -> None:
    async with real_server(own_database, prefix, FrozenClock()) as server, Browser(server) as anna:
        await anna.enter("Anna")
        key = await make_passkey(anna)
        for seed, ends in enumerate([True, False]):
            async with Browser(server) as guest:
                await guest.enter("Guest")
                day, match = await begun(guest)
                if ends:
                    await play_to_the_end(server, match, seed)
                    await until(partial(is_noted, guest, day))
                await sign_in(guest, key, bring=True)
                assert (await guest.ask("GET", "/api/me"))["name"] == "Anna"
                assert await outcome(guest, day) == "none"
                assert (await guest.ask("GET", "/api/tables/mine"))["tables"] == []
        day, match = await begun(anna)
        await play_to_the_end(server, match, 3)
        await until(lambda: is_noted(anna, day))
        assert await outcome(anna, day) == "counted"


async def is_noted(guest: Browser, day: str) -> bool:
    return await outcome(guest, day) != ""


async def test_an_attempt_that_was_given_up_opens_neither_results_nor_practice(
    own_database: str, prefix: str
) -> None:
    async with (
        real_server(own_database, prefix, FrozenClock()) as server,
        Browser(server) as anna,
        Browser(server) as eve,
    ):
        await anna.enter("Anna")
        day, played = await begun(anna)
        await play_to_the_end(server, played, 1)
        await until(lambda: is_noted(anna, day))
        await eve.enter("Eve")
        _, match = await begun(eve)
        await eve.ask("POST", f"/api/matches/{match}/seats/0/abandon")
        await until(lambda: is_noted(eve, day))
        assert await outcome(eve, day) == "given_up"
        assert (await eve.ask("GET", f"/api/daily/{day}/{ALONE}"))["results"] is None
        refused = await eve.ask("POST", f"/api/daily/{day}/{ALONE}/practise", status=409)
        assert refused["code"] == "not_through"
        await eve.ask("GET", f"/api/matches/{played}/story", status=404)
        await eve.ask("GET", f"/api/matches/{match}/story?viewer=0")  # what they saw themselves
        assert (await anna.ask("POST", f"/api/daily/{day}/{ALONE}/practise"))["phase"] == "playing"
