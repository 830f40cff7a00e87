"""Each alert provoked in a real server: what the runbook speaks of is done, and undone again."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import asyncpg

from bottega.server.core import bus_messages
from bottega.server.platform.ids import new_id, read_id
from bottega.server.platform.periodic import PeriodicJob
from tests.server.observability.evening import ME, Evening

END_OTHERS: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
END_WAITING: Final = END_OTHERS + " AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO moves%'"
UNREADABLE: Final = 60  # matches
MUCH: Final = 900_000_000  # bytes

Drill = Callable[[Evening], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def again_and_again(work: Callable[[], Awaitable[object]]) -> AsyncIterator[None]:
    """Do something all the while."""

    done = asyncio.Event()

    async def go_on() -> None:
        while not done.is_set():  # who is cancelled in the moment of an answer may not notice
            with suppress(Exception):  # what is provoked goes wrong
                await work()
            await asyncio.sleep(0.05)

    task = asyncio.create_task(go_on())
    try:
        yield
    finally:
        done.set()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def tell(url: str, *statements: str) -> None:
    """Tell a database something."""
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


# --- what nodes lean on -----------------------------------------------------------------------------


@asynccontextmanager
async def read_only(server: Evening) -> AsyncIterator[None]:
    """The database cannot be written, as on a standby; a balancer asks for readiness all the while."""

    async def turn(to: str) -> None:
        name = server.database.rpartition("/")[2]
        set_it = f"ALTER DATABASE {name} SET default_transaction_read_only = {to}"
        await tell(server.database, "SET default_transaction_read_only = off", set_it, END_OTHERS)

    await turn("on")
    try:
        async with again_and_again(lambda: server.anna.http.get("/ready")):
            yield
    finally:
        await turn("off")


@asynccontextmanager
async def without_nats(server: Evening) -> AsyncIterator[None]:
    """The way to NATS is cut."""
    server.way.cut()
    try:
        yield
    finally:
        server.way.mend()


@asynccontextmanager
async def slow_log(server: Evening) -> AsyncIterator[None]:
    """Somebody holds the log of matches for seconds, again and again."""

    async def hold() -> None:
        await tell(server.database, "BEGIN; LOCK moves IN SHARE MODE; SELECT pg_sleep(2); END")

    async with again_and_again(hold):
        yield


@asynccontextmanager
async def lost_commits(server: Evening) -> AsyncIterator[None]:
    """Connections break while a commit is under way."""

    async def break_them() -> None:
        await tell(server.database, END_WAITING)

    async with slow_log(server), again_and_again(break_them):
        yield


@asynccontextmanager
async def slow_lobby(server: Evening) -> AsyncIterator[None]:
    """Statements are slow, and more requests come than there are connections."""

    async def hold() -> None:
        await tell(server.database, "BEGIN; LOCK tables IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(2); END")

    async def ask() -> None:
        await asyncio.gather(*[server.anna.http.get("/api/tables") for _ in range(12)])

    async with again_and_again(hold), again_and_again(ask):
        yield


# --- the nodes themselves ---------------------------------------------------------------------------


@asynccontextmanager
async def gone(server: Evening) -> AsyncIterator[None]:
    """A node crashes; it does not come back."""
    await server.spare.crash()
    yield


@asynccontextmanager
async def held_up(server: Evening) -> AsyncIterator[None]:
    """Something computes for half a second, again and again."""

    async def compute() -> None:
        time.sleep(0.5)

    async with again_and_again(compute):
        yield


@asynccontextmanager
async def few_files(server: Evening) -> AsyncIterator[None]:
    """The system grants hardly more than what is open."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = int(len(list(Path("/proc/self/fd").iterdir())) / 0.85)
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@asynccontextmanager
async def much_memory(server: Evening) -> AsyncIterator[None]:
    """The process holds nearly a gigabyte more."""
    much = bytearray(b"x") * MUCH
    yield
    del much


# --- work -------------------------------------------------------------------------------------------


@asynccontextmanager
async def stuck_turn(server: Evening) -> AsyncIterator[None]:
    """A turn that no worker can play: its ply is not in the log."""
    match = read_id((await server.begin())["match"])
    await server.bus.put_job(
        "random", bus_messages.encode(bus_messages.Turn(match, 999, 1, "random")), "stuck"
    )
    try:
        yield
    finally:
        await server.bus.jetstream.purge_stream(server.bus.stream)


@asynccontextmanager
async def long_analysis(server: Evening) -> AsyncIterator[None]:
    """A fine analysis of a whole match, which takes long."""
    match = await server.finished.get()
    await server.anna.http.post(f"/api/matches/{match}/analysis", json={"level": "fine"})
    try:
        yield
    finally:
        await server.bus.jetstream.purge_stream(server.bus.stream)


@asynccontextmanager
async def no_sweeps(server: Evening) -> AsyncIterator[None]:
    """Nobody sees to deadlines, and one has come."""
    sweeps: list[PeriodicJob] = [
        one
        for node in server.nodes
        for one in node.periodic
        if getattr(one.work, "__self__", None) is node.deadlines
    ]
    for one in sweeps:
        await one.close()
    late = f"INSERT INTO deadlines (match, seat, asked, ply, due) VALUES (1, 0, 0, 0, {time.time() - 300})"
    await tell(server.database, late)
    try:
        yield
    finally:
        await tell(server.database, "DELETE FROM deadlines WHERE match = 1")
        for one in sweeps:
            await one.open()


@asynccontextmanager
async def unreadable_matches(server: Evening) -> AsyncIterator[None]:
    """Matches that are over, and whose heads say nothing."""
    table = read_id((await server.begin())["table"])
    matches = [new_id() for _ in range(UNREADABLE)]
    await tell(
        server.database,
        "INSERT INTO matches (id, table_id, game, head, over)"
        f" SELECT id, {table}, 'codex', '{{}}', true FROM unnest(ARRAY{matches}) AS id",
    )
    try:
        yield
    finally:
        await tell(server.database, f"DELETE FROM matches WHERE id = ANY(ARRAY{matches})")


@asynccontextmanager
async def broken_log(server: Evening) -> AsyncIterator[None]:
    """An entry in the log of a match that does not follow from those before it."""
    table = await server.begin(seats=[ME, ME])
    id = read_id(table["match"])
    nonsense = f"INSERT INTO moves (match, ply, seat, text, key) VALUES ({id}, 1, 0, 'eat the board', 'x')"
    async with server.anna.socket() as socket:
        await socket.send(**{"is": "watch"}, table=table["table"])
        await socket.until("update")
        await tell(server.database, nonsense)

        async def say() -> None:
            said = {"match": table["match"], "seat": 0, "ply": 0, "text": "start front"}
            await socket.send(**{"is": "say"}, **said, key=str(new_id()))
            await socket.until("no")

        async with again_and_again(say):
            yield


@asynccontextmanager
async def no_mail(server: Evening) -> AsyncIterator[None]:
    """Somebody is awaited at eight tables and should be told by mail, which nobody takes."""
    matches = [read_id((await server.begin(seats=[ME, ME]))["match"]) for _ in range(8)]
    guest = read_id((await server.anna.ask("GET", "/api/me"))["guest"])
    person = "INSERT INTO people (guest, mail, mail_confirmed, mail_wish, made) VALUES"
    notices = "INSERT INTO notices (match, seat, asked, kind, way, guest, due) VALUES"
    rows = ", ".join(f"({match}, 0, 0, 'asked', 'mail', {guest}, 0)" for match in matches)
    url = server.database
    await tell(url, f"{person} ({guest}, 'anna@mail.example', true, 'each', 0)", f"{notices} {rows}")
    try:
        yield
    finally:
        await tell(
            url, f"DELETE FROM notices WHERE guest = {guest}", f"DELETE FROM people WHERE guest = {guest}"
        )


# --- people -----------------------------------------------------------------------------------------


@asynccontextmanager
async def greedy_people(server: Evening) -> AsyncIterator[None]:
    """Somebody opens more public tables than one may."""
    public = {"game": "codex", "seats": [ME, {"is": "open"}], "public": True}
    async with again_and_again(lambda: server.anna.http.post("/api/tables", json=public)):
        yield


@asynccontextmanager
async def nonsense(server: Evening) -> AsyncIterator[None]:
    """Sockets that say nothing which makes sense."""
    async with again_and_again(server.talk_nonsense), again_and_again(server.talk_nonsense):
        yield


DRILLS: Final[dict[str, Drill]] = {
    "NodeNotReady": read_only,
    "RequestsFail": read_only,
    "BusAway": without_nats,
    "MovesSlow": slow_log,
    "CommitsSlow": slow_log,
    "AppendsLost": lost_commits,
    "PoolWaits": slow_lobby,
    "LoopLags": held_up,
    "BotsBehind": stuck_turn,
    "AnalysesBehind": long_analysis,
    "DeadlinesBehind": no_sweeps,
    "RatingsBehind": unreadable_matches,
    "PeriodicJobBroken": unreadable_matches,
    "InternalErrors": broken_log,
    "LimitsHit": greedy_people,
    "SocketsCut": nonsense,
    "FilesRunOut": few_files,
    "MemoryHigh": much_memory,
    "NoticesFail": no_mail,
    "NodeDown": gone,  # the last: it does not come back
}
# Nobody waits here for half an hour.
SOONER: Final = {"AnalysesBehind": 5.0}
