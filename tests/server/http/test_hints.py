"""Why a bot moved, and what one might do: told to those who may know it, and from no more than they see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import structs

from bottega.bots import BOTS, LEVELS
from bottega.bots.gains import GAINS
from bottega.bots.reasons import SECRET, reason_words
from bottega.games import GAMES
from bottega.kit.book import LANGUAGES
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.bots.question import Answer, Question
from bottega.server.core.commands import Done, SayMove, TakeBack
from bottega.server.core.keys import stand_in_key
from bottega.server.core.updates import offers
from bottega.server.platform.ids import read_id
from tests.server.nodes import made_node
from tests.server.serving import Browser, Server, give_account, opened

pytestmark = pytest.mark.anyio

ME = {"is": "me", "name": "Anna"}
BOT = {"is": "bot", "bot": "apprentice"}
LEAST = 20  # hundredths of a victory that a mistake gives away
NOTHING = {"loses": 0, "text": "", "reason": ""}  # was given away, or nothing that is to be told


@asynccontextmanager
async def server_with(bots: list[str], **settings: Any) -> AsyncIterator[Server]:
    """A server with these bots; nobody takes their turns."""
    async with made_node(port=0, thinking=400, bots=bots, **settings) as node, opened(Server(node)) as server:
        yield server


async def started(anna: Browser, seats: list[dict[str, str]], **order: object) -> tuple[str, str]:
    """A table of Anna's and its match, dealt."""
    found = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats, **order}, 201)
    table = found["table"]["table"]
    return table, (await anna.ask("POST", f"/api/tables/{table}/start"))["match"]


async def say(server: Server, match: str, seat: int, key: str = "") -> int:
    """The first offer of a seat, said with this key; its ply."""
    live = await server.node.matches.find(read_id(match))
    asked = live.match.asked[seat]
    said = SayMove(seat, asked, offers(live.match, seat)[0], key or f"bot-{asked}-{seat}")
    reply = await server.node.matches.answer(live, said)
    assert isinstance(reply, Done)
    return reply.ply


async def test_people_are_offered_the_levels_and_may_seat_the_others() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna:
        await anna.enter("Anna")
        assert (await anna.ask("GET", "/api/games"))["bots"] == LEVELS
        _, match = await started(anna, [ME, {"is": "bot", "bot": "greedy"}])
        assert match
    async with server_with(["master", "random"]) as server, Browser(server) as anna:
        assert (await anna.ask("GET", "/api/games"))["bots"] == ["master"]


async def test_the_texts_of_a_game_have_words_for_every_reason() -> None:
    async with server_with(["random"]) as server, Browser(server) as anna:
        for game in GAMES.values():
            names = [*GAINS[game.id].phrases] if game.id in GAINS else []
            for language in LANGUAGES:
                told = (await anna.http.get(f"/api/texts/{game.id}/{language}")).text
                assert f"\nreasons-{SECRET} = {reason_words(game, SECRET, language)}\n" in told
                assert all(f"\nreasons-{name} =" in told for name in names)


# --- why --------------------------------------------------------------------------------------------


async def test_why_a_bot_moved_is_told_to_whoever_may_see_it() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna, Browser(server) as eve:
        await anna.enter("Anna")
        await eve.enter("Eve")
        _, match = await started(anna, [ME, BOT])
        ply = await say(server, match, 1)
        path = f"/api/matches/{match}/why/"
        assert await anna.ask("GET", f"{path}{ply}") == {"bot": "apprentice", "reason": SECRET}
        mine = await say(server, match, 0, key="mine")
        assert (await anna.ask("GET", f"{path}{mine}", status=409))["code"] == "not_by_bot"
        assert (await anna.ask("GET", f"{path}0", status=404))["code"] == "no_such_ply"
        assert (await anna.ask("GET", f"{path}{mine + 1}", status=404))["code"] == "no_such_ply"
        assert (await eve.ask("GET", f"{path}{ply}", status=404))["code"] == "no_such_match"


async def test_why_a_stand_in_moved_is_told_too() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna:
        await anna.enter("Anna")
        _, match = await started(anna, [ME, BOT])
        live = await server.node.matches.find(read_id(match))
        ply = await say(server, match, 0, key=stand_in_key(live.match.asked[0], 0))
        told = await anna.ask("GET", f"/api/matches/{match}/why/{ply}")
        assert told == {"bot": "journeyman", "reason": SECRET}  # the usual one of the site


async def test_who_watches_from_behind_is_told_why_from_behind() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna, Browser(server) as eve:
        await anna.enter("Anna")
        await eve.enter("Eve")
        _, match = await started(anna, [ME, BOT], public=True, delay=1)
        ply = await say(server, match, 1)
        path = f"/api/matches/{match}/why/{ply}"
        await anna.ask("GET", path)
        assert (await eve.ask("GET", path, status=404))["code"] == "no_such_ply"
        await say(server, match, 0, key="mine")
        assert await eve.ask("GET", path) == await anna.ask("GET", path)


async def test_where_nobody_may_watch_nobody_is_told_why() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna, Browser(server) as eve:
        await anna.enter("Anna")
        await eve.enter("Eve")
        _, match = await started(anna, [ME, BOT], public=True, spectators="none")
        ply = await say(server, match, 1)
        told = await eve.ask("GET", f"/api/matches/{match}/why/{ply}", status=403)
        assert told["code"] == "no_spectators"


# --- hints ------------------------------------------------------------------------------------------


async def test_what_is_hinted_is_offered_and_only_to_who_is_asked() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna, Browser(server) as eve:
        await anna.enter("Anna")
        await eve.enter("Eve")
        _, match = await started(anna, [ME, BOT], public=True, hints=True)
        path = f"/api/matches/{match}/seats/0/hint"
        live = await server.node.matches.find(read_id(match))
        told = await anna.ask("POST", path)
        assert told["text"] in offers(live.match, 0)
        assert told["reason"] == "" or reason_words(GAMES["codex"], told["reason"], "en")
        assert told["reason"] != SECRET
        assert await anna.ask("POST", path) == told  # one position, one recommendation
        assert (await eve.ask("POST", path, status=403))["code"] == "not_yours"
        assert (await anna.ask("POST", path.replace("/0/", "/1/"), status=403))["code"] == "not_yours"
        await say(server, match, 0, key="mine")  # sides are chosen in secret: now the bot is waited for
        assert (await anna.ask("POST", path, status=409))["code"] == "not_awaited"


async def test_a_stranger_does_not_learn_that_there_is_a_match() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna, Browser(server) as eve:
        await anna.enter("Anna")
        await eve.enter("Eve")
        _, match = await started(anna, [ME, BOT], hints=True)
        told = await eve.ask("POST", f"/api/matches/{match}/seats/0/hint", status=404)
        assert told["code"] == "no_such_match"


async def test_hints_are_where_the_table_allows_them_and_never_where_it_is_rated() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna:
        await anna.enter("Anna")
        table, match = await started(anna, [ME, BOT])
        assert not (await anna.ask("GET", f"/api/tables/{table}"))["hints"]
        told = await anna.ask("POST", f"/api/matches/{match}/seats/0/hint", status=409)
        assert told["code"] == "no_hints"
        await give_account(anna)
        order = {"game": "codex", "seats": [ME, BOT], "hints": True, "rated": True}
        assert (await anna.ask("POST", "/api/tables", order, 409))["code"] == "no_hints"


async def test_a_server_without_an_adviser_has_no_hints() -> None:
    async with server_with(["random"]) as server, Browser(server) as anna:
        await anna.enter("Anna")
        _, match = await started(anna, [ME, {"is": "bot", "bot": "random"}], hints=True)
        told = await anna.ask("POST", f"/api/matches/{match}/seats/0/hint", status=404)
        assert told["code"] == "not_here"


async def test_one_asks_only_so_often_for_a_hint() -> None:
    async with server_with(list(BOTS), hints=1) as server, Browser(server) as anna:
        await anna.enter("Anna")
        _, match = await started(anna, [ME, BOT], hints=True)
        path = f"/api/matches/{match}/seats/0/hint"
        await anna.ask("POST", path)
        assert (await anna.ask("POST", path, status=429))["code"] == "too_many_requests"


# --- what a move gave away --------------------------------------------------------------------------


async def test_what_a_move_gave_away_is_told_to_who_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna, Browser(server) as eve:
        await anna.enter("Anna")
        await eve.enter("Eve")
        _, match = await started(anna, [ME, BOT], public=True, hints=True)
        offered = offers((await server.node.matches.find(read_id(match))).match, 0)
        theirs = await say(server, match, 1)
        mine = await say(server, match, 0, key="mine")
        path = f"/api/matches/{match}/seats/0/judge/"
        told = await anna.ask("POST", f"{path}{mine}")
        assert told["loses"] >= LEAST or told == NOTHING
        asked: list[Question] = []

        real = ProcessPool.answer

        async def sure(pool: ProcessPool, question: Question) -> Answer:
            asked.append(question)
            found = (await real(pool, question)).decision
            assert found is not None
            best = structs.replace(found.best[0], move=offered[-1], why="scores 5")
            return Answer(decision=structs.replace(found, gives=0.4, mark="blunder", best=[best]))

        monkeypatch.setattr(ProcessPool, "answer", sure)
        told = await anna.ask("POST", f"{path}{mine}")
        assert (asked[0].played, asked[0].level, asked[0].offers) == (offered[0], "quick", offered)
        assert told == {"loses": 40, "text": offered[-1], "reason": "scores 5"}
        assert (await eve.ask("POST", f"{path}{mine}", status=403))["code"] == "not_yours"
        for ply in (0, theirs, mine + 1):
            assert await anna.ask("POST", f"{path}{ply}") == NOTHING


async def test_what_a_stand_in_did_is_not_judged_nor_what_was_taken_back() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna:
        await anna.enter("Anna")
        _, match = await started(anna, [ME, BOT], hints=True)
        live = await server.node.matches.find(read_id(match))
        path = f"/api/matches/{match}/seats/0/judge/"
        mine = await say(server, match, 0, key="mine")
        back = await server.node.matches.answer(live, TakeBack((0,), mine, "back"))
        assert isinstance(back, Done)
        assert await anna.ask("POST", f"{path}{mine}") == NOTHING
        ply = await say(server, match, 0, key=stand_in_key(live.match.asked[0], 0))
        assert await anna.ask("POST", f"{path}{ply}") == NOTHING


async def test_nothing_is_judged_where_there_are_no_hints() -> None:
    async with server_with(list(BOTS)) as server, Browser(server) as anna:
        await anna.enter("Anna")
        _, match = await started(anna, [ME, BOT])
        ply = await say(server, match, 0, key="mine")
        told = await anna.ask("POST", f"/api/matches/{match}/seats/0/judge/{ply}", status=409)
        assert told["code"] == "no_hints"
    async with server_with(["random"]) as server, Browser(server) as anna:
        await anna.enter("Anna")
        _, match = await started(anna, [ME, {"is": "bot", "bot": "random"}], hints=True)
        ply = await say(server, match, 0, key="mine")
        told = await anna.ask("POST", f"/api/matches/{match}/seats/0/judge/{ply}", status=404)
        assert told["code"] == "not_here"
