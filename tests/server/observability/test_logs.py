"""Every line of the log is JSON, and says by which request it came about."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from bottega.server.core.store import database, writer
from tests.patience import until
from tests.server.nodes import away
from tests.server.serving import Browser, Server

pytestmark = pytest.mark.anyio

Lines = list[Any]

EVERYBODY = """
import logging, structlog
from bottega.server.platform.logs import configure_logs
configure_logs("json")
structlog.get_logger().info("ours", number=1)
logging.getLogger("uvicorn.error").warning("of a library %s", "with words")
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("asyncio").exception("of the loop")
"""

SLOW = """
import sys
from types import SimpleNamespace
from bottega.server.platform.logs import configure_logs
from bottega.server.core.store.database import tell_slow
configure_logs("json", *sys.argv[1:])
tell_slow(1, SimpleNamespace(query="SELECT 1", elapsed=9.0))
"""


@pytest.fixture
def lines() -> Iterator[Lines]:
    """What is logged."""
    with capture_logs([merge_contextvars]) as logged:
        yield logged


def of(lines: Lines, event: str) -> Lines:
    return [line for line in lines if line["event"] == event]


def test_libraries_log_json_too() -> None:
    told = subprocess.run([sys.executable, "-c", EVERYBODY], capture_output=True, text=True, check=True)
    ours, library, loop = [json.loads(line) for line in told.stdout.splitlines()]
    assert (ours["event"], ours["number"], ours["level"]) == ("ours", 1, "info")
    assert (library["event"], library["logger"]) == ("of a library with words", "uvicorn.error")
    assert "ZeroDivisionError" in loop["exception"]
    assert all("timestamp" in line for line in (ours, library, loop))
    assert told.stderr == ""


async def test_the_id_of_the_proxy_is_in_the_line_and_in_the_answer(
    server: Server, anna: Browser, lines: Lines
) -> None:
    with away(server.node.store):
        answer = await anna.http.get("/api/tables", headers={"x-request-id": "proxy-17"})
    assert (answer.status_code, answer.headers["x-request-id"]) == (503, "proxy-17")
    assert "proxy-17" in [line.get("request") for line in of(lines, "unavailable")]


@pytest.mark.parametrize(("level", "told"), [([], []), (["debug"], ["debug"])])
def test_slow_statements_are_logged_only_for_those_who_ask(level: list[str], told: list[str]) -> None:
    command = [sys.executable, "-c", SLOW, *level]
    slow = subprocess.run(command, capture_output=True, text=True, check=True)
    assert [json.loads(line)["level"] for line in slow.stdout.splitlines()] == told


@pytest.mark.parametrize("given", ["", "two words", "{}", "x" * 65])
async def test_an_id_that_could_spoil_the_log_is_replaced(anna: Browser, given: str) -> None:
    answer = await anna.http.get("/health", headers={"x-request-id": given})
    assert answer.headers["x-request-id"] not in ("", given)


async def test_a_slow_statement_names_the_request_and_the_backend(
    server: Server, anna: Browser, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "SLOW", 0.0)
    await anna.http.get("/api/tables/mine", headers={"x-request-id": "slow-1"})
    await until(lambda: any(line.get("request") == "slow-1" for line in of(lines, "slow_statement")))
    told = [line for line in of(lines, "slow_statement") if line.get("request") == "slow-1"]
    connection = await asyncpg.connect(server.node.store.url)
    known = {row[0] for row in await connection.fetch("SELECT pid FROM pg_stat_activity")}
    await connection.close()
    assert {line["backend"] for line in told} <= known
    assert any("FROM tables" in line["sql"] for line in told)


async def test_the_lines_of_a_move_name_its_socket(
    server: Server, anna: Browser, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "SLOW", 0.0)
    seats = [{"is": "me", "name": "A"}, {"is": "me", "name": "B"}]
    order = {"game": "codex", "seats": seats, "begin": True}
    table = (await anna.ask("POST", "/api/tables", order, 201))["table"]
    said = {"match": table["match"], "seat": 0, "ply": 0, "text": "start front"}
    async with anna.socket(**{"x-request-id": "socket-5"}) as socket:
        await socket.send(**{"is": "watch"}, table=table["table"])
        await socket.until("update")
        with away(server.node.store):
            await socket.send(**{"is": "say"}, **said, key="a")
            await until(lambda: bool(of(lines, "append_lost")))
        await socket.until("said")
    assert {line["request"] for line in of(lines, "append_lost")} == {"socket-5"}
    assert [line["matches"] for line in of(lines, "slow_commit")] == [[table["match"]]]
