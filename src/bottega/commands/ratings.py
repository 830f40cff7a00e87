"""`bottega host ratings`: whether the ratings are what the records say."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

from bottega.commands.hosting import hosting, settings_here
from bottega.games import GAMES

if TYPE_CHECKING:
    from bottega.server.features.ratings.audit import Audit


def ratings() -> None:
    """Compute every rating again from the logs, and list differences."""
    with hosting():
        found = asyncio.run(reckoned())
    print(f"{found.matches} rated matches, {found.ratings} ratings")
    if found.taken:
        print(f"{found.taken} matches are of another edition: what was noted of them is taken as it is")
    for wrong in found.wrong:
        print(f"  WRONG  {wrong}")
    if found.wrong:
        raise typer.Exit(1)
    print("the ratings are what the records say")


async def reckoned() -> Audit:
    """Open the database for a moment."""
    from bottega.server.core.store.store import Store
    from bottega.server.features.ratings.audit import audit

    settings = settings_here({})
    store = Store(settings.database, settings.connections, settings.patience)
    await store.open()
    try:
        return await audit(store, GAMES)
    finally:
        await store.close()
