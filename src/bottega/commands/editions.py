"""`bottega host editions`: the editions of each game, and the matches under way in each."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bottega.commands.hosting import hosting, settings_here
from bottega.games import GAMES
from bottega.kit.game import AnyGame

if TYPE_CHECKING:
    from collections import Counter

    from bottega.server.core.editions import Rules


def editions(
    home: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Look at the server in this folder, running or not.")
    ] = None,
) -> None:
    """List the kept editions of the rules, with the matches in play."""
    with hosting("server" if home is None else "server,home"):
        found = asyncio.run(counted_here() if home is None else counted_at(home))
        for game in GAMES.values():
            for line in lines(game, found):
                print(line)
        for rules, matches in sorted(found.items()):  # what no line has taken
            print(f"{rules.game}: edition {rules.edition}, cards {rules.cards}: NOT KEPT, {many(matches)}")
    if found:
        raise typer.Exit(1)


def lines(game: AnyGame, found: Counter[Rules]) -> list[str]:
    """A line for each edition of a game, the newest first; what they tell of is taken from what was found."""
    from bottega.server.core.editions import Rules

    told = []
    for edition, kept in sorted(game.editions.items(), reverse=True):
        matches = found.pop(Rules(game.id, edition, kept.cards().digest), 0)
        begins = ", new matches begin by it" if edition == game.edition else ""
        told.append(f"{game.id}: edition {edition}{begins}: {many(matches)}")
    return told


def many(matches: int) -> str:
    """So many matches in words."""
    return f"{matches or 'no'} {'match' if matches == 1 else 'matches'} under way"


async def counted_here() -> Counter[Rules]:
    """The matches of the database that the settings name."""
    return await counted(settings_here({}).database)


async def counted_at(home: Path) -> Counter[Rules]:
    """The editions of a server in a folder."""
    from bottega.server.ops.home.folder import Folder
    from bottega.server.ops.home.site import visited

    async with visited(Folder(home)) as url:
        return await counted(url)


async def counted(url: str) -> Counter[Rules]:
    """Open the database for a moment."""
    from bottega.server.core.editions import under_way
    from bottega.server.core.store.store import Store

    store = Store(url, connections=1)
    await store.open()
    try:
        return await under_way(store)
    finally:
        await store.close()
