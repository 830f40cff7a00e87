"""What a node counts of itself, as Prometheus reads it."""

from __future__ import annotations

import re
import time

import pytest

from bottega.server.core import bus_messages
from bottega.server.node import Node
from bottega.server.platform.ids import id_text, new_id
from tests.patience import until
from tests.server.nodes import away
from tests.server.serving import Browser, Server, real_server

pytestmark = pytest.mark.anyio


def value(node: Node, series: str, /, **labels: str) -> float:
    return node.metrics.registry.get_sample_value(f"bottega_{series}", labels) or 0.0


async def test_a_loop_that_is_held_up_is_late(server: Server) -> None:
    def late() -> float:
        count, quick = (f"loop_lag_seconds_{part}" for part in ("count", "bucket"))
        return value(server.node, count) - value(server.node, quick, le="0.25")

    await until(lambda: value(server.node, "loop_lag_seconds_count") > 0)
    before = late()
    time.sleep(0.5)  # as something would that computes for so long
    await until(lambda: late() > before)


async def test_requests_are_counted_by_route_and_refusals_by_code(server: Server, anna: Browser) -> None:
    node, nowhere = server.node, id_text(new_id())
    code = (await anna.ask("GET", f"/api/tables/{nowhere}", status=404))["code"]
    await anna.http.request("BREW", "/api/tables")
    route = "/api/tables/{table}"
    brewed = {"method": "OTHER", "route": "none", "status": "405"}
    await until(lambda: value(node, "http_requests_total", **brewed) == 1)
    assert value(node, "http_requests_total", method="GET", route=route, status="404") == 1
    assert value(node, "http_seconds_count", route=route) == 1
    assert value(node, "refusals_total", way="http", code=code) == 1
    assert nowhere not in node.metrics.page().decode()


async def test_what_sockets_are_denied_is_counted_by_code(server: Server, anna: Browser) -> None:
    async with anna.socket() as socket:
        await socket.send(**{"is": "say"}, match=id_text(new_id()), seat=0, ply=0, text="x", key="k")
        code = (await socket.until("no"))["code"]
        assert value(server.node, "refusals_total", way="socket", code=code) == 1


async def test_a_node_says_whether_it_is_ready(server: Server) -> None:
    await until(lambda: value(server.node, "ready") == 1)
    assert value(server.node, "bus_connected") == 1
    with away(server.node.store):
        await until(lambda: value(server.node, "ready") == 0)
    await until(lambda: value(server.node, "ready") == 1)
    assert value(server.node, "periodic_jobs_total", outcome="failed") > 0


async def test_work_that_waits_is_told_by_kind(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server:
        node = server.node
        await until(lambda: 'kind="turn"' in node.metrics.page().decode())
        assert value(node, "queue_jobs", kind="turn", name="random") == 0
        job = bus_messages.encode(bus_messages.Turn(new_id(), 1, 0, "random"))
        await node.bus.put_job("random", job, "nobody takes this")
        await until(lambda: value(node, "queue_jobs", kind="turn", name="random") == 1)
        await until(lambda: value(node, "queue_age_seconds", kind="turn", name="random") > 0)
        kinds = set(re.findall(r'bottega_queue_jobs\{kind="(\w+)"', node.metrics.page().decode()))
        assert kinds == {"turn", "analysis", "deadline", "notice", "rating"}
        assert value(node, "pool_wait_seconds_count") > 0


async def test_the_page_tells_of_memory_files_and_the_version(anna: Browser) -> None:
    page = (await anna.http.get("/metrics")).text
    for name in ("process_resident_memory_bytes", "process_open_fds", "process_max_fds"):
        assert re.search(rf"^{name} [1-9]", page, re.MULTILINE)
    assert re.search(r'^bottega_build_info\{rules="\w+",version="[\d.]+\w*"\} 1', page, re.MULTILINE)


async def test_a_command_is_timed_until_its_answer(server: Server, anna: Browser) -> None:
    table, match = await anna.start_alone()
    async with anna.socket() as socket:
        await socket.send(**{"is": "watch"}, table=table)
        await socket.send(**{"is": "say"}, match=match, seat=0, ply=0, text="start front", key="a")
        await socket.until("said")
    assert value(server.node, "command_seconds_count") == 1
