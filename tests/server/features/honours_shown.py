"""Plays a match on a node that has honours, and prints what it shows. For a process of its own."""

from __future__ import annotations

import asyncio
import random

import msgspec

from bottega.server.platform.ids import read_id
from tests.patience import until
from tests.server.playing import random_say
from tests.server.serving import entered, fresh_server
from tools.gen_web import protocol_page

ALONE = {"game": "workshop", "seats": [{"is": "me", "name": "Anna"}], "begin": True}


async def shown() -> list[dict[str, object]]:
    """What the route answers after a match, once the periodic job has run."""
    async with fresh_server(sweep=0.2) as server, entered(server, "Anna") as (anna,):
        opened = await anna.ask("POST", "/api/tables", ALONE, 201)
        matches, chance = server.node.matches, random.Random(1)
        live = await matches.find(read_id(opened["table"]["match"]))
        while not live.match.over:
            await matches.answer(live, random_say(live.match, chance))
        await matches.drain()
        matches.closing = False
        found: list[dict[str, object]] = []

        async def there() -> bool:
            found[:] = await anna.ask("GET", "/api/honours")
            return bool(found)

        await until(there)
        return found


def main() -> None:
    found = asyncio.run(shown())
    print(msgspec.json.encode([found, "export interface Honour {" in protocol_page()]).decode())


if __name__ == "__main__":
    main()
