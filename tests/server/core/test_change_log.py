"""What a node must know and the bus lost is found in the change log."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bottega.server.core.change_log import ChangeLog, Guests
from bottega.server.platform.errors import Unavailable
from tests.server.engines import migrated_database
from tests.server.nodes import away, open_store

pytestmark = pytest.mark.anyio

GUEST = "INSERT INTO guests (id, name, epoch) VALUES (7, 'Anna', 1)"
BROWSER = "INSERT INTO browsers (id, guest, name, made, used, proved) VALUES (70, 7, 'phone', 0, 0, 0)"
RULING = (
    "INSERT INTO rulings (kind, about, text, why, until, made, number) VALUES ('mute', '7', '', '', 0, 0, 1)"
)

# What is done, and whom the log then names.
LOGGED = {
    "UPDATE guests SET epoch = 2 WHERE id = 7": ("cookies", {7}),
    "UPDATE guests SET unnamed = false WHERE id = 7": ("cookies", {7}),
    "DELETE FROM browsers WHERE id = 70": ("cookies", {7}),
    "DELETE FROM guests WHERE id = 7": ("cookies", {7}),
    "INSERT INTO blocks (guest, blocked, made) VALUES (7, 8, 0)": ("blocks", {7}),
    "INSERT INTO people (guest, made) VALUES (7, 0)": ("calendars", {7}),
    "INSERT INTO vacations (guest, first, last) VALUES (7, '2026-01-01', '2026-01-02')": ("calendars", {7}),
    RULING: ("rulings", {0}),
    "INSERT INTO pauses (since, until) VALUES (1, 2)": ("pauses", {0}),
}


def heard(log: ChangeLog) -> list[tuple[str, set[int]]]:
    """What the log tells from now on."""
    told = list[tuple[str, set[int]]]()

    def hears(subject: str) -> Callable[[Guests], Coroutine[Any, Any, None]]:
        async def hear(guests: Guests) -> None:
            told.append((subject, set(guests)))

        return hear

    for subject, signal in log.signals.items():
        signal.tells(hears(subject))
    return told


@pytest.mark.parametrize(("done", "expected"), LOGGED.items(), ids=[one[:30] for one in LOGGED])
async def test_it_tells_each_change_once(done: str, expected: tuple[str, set[int]]) -> None:
    async with migrated_database() as database, open_store(database) as store:
        log = ChangeLog(store)
        await log.read()
        async with store.reach() as connection:
            await connection.execute(GUEST)
            await connection.execute(BROWSER)
            told = heard(log)
            await connection.execute(done)
        await log.read()
        assert told == [expected]
        await log.read()
        assert told == [expected]


async def test_a_change_that_is_committed_late_is_told() -> None:
    async with migrated_database() as database, open_store(database) as store:
        log = ChangeLog(store)
        await log.read()
        told = heard(log)
        async with store.reach() as slow, store.reach() as quick, slow.transaction():
            await slow.execute("INSERT INTO blocks (guest, blocked, made) VALUES (1, 2, 0)")
            await quick.execute("INSERT INTO blocks (guest, blocked, made) VALUES (3, 4, 0)")
            await log.read()
            assert told == [("blocks", {3})]
        await log.read()
        assert told == [("blocks", {3}), ("blocks", {1})]


async def test_at_first_all_are_told() -> None:
    async with migrated_database() as database, open_store(database) as store:
        log = ChangeLog(store)
        told = heard(log)
        await log.read()
        assert {subject for subject, _ in told} == set(log.signals)


async def test_what_a_listener_could_not_do_is_told_again() -> None:
    async with migrated_database() as database, open_store(database) as store:
        log = ChangeLog(store)
        await log.read()
        told, fails = heard(log), True

        async def fail(guests: Guests) -> None:
            if fails:
                raise Unavailable("the store is away")

        log.signals["blocks"].tells(fail)
        async with store.reach() as connection:
            await connection.execute("INSERT INTO blocks (guest, blocked, made) VALUES (1, 2, 0)")
        with pytest.raises(Unavailable):
            await log.read()
        with away(store), pytest.raises(Unavailable):
            await log.read()
        fails = False
        await log.read()
        assert told == [("blocks", {1})] * 2
