"""Names that deceive, and requests that a form of another site could send."""

from __future__ import annotations

import pytest

from tests.server.attacks.node import Target
from tests.server.serving import Browser, fresh_server

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("master", "reserved_name"),
        ("Bottega", "reserved_name"),
        ("Salaì", "reserved_name"),
        ("\u0410nna", "mixed_name"),
        ("\u034f", "bad_name"),
    ],
)
async def test_nobody_passes_for_the_site_a_bot_or_another(name: str, code: str) -> None:
    async with fresh_server() as server, Browser(server) as eve:
        assert (await eve.ask("POST", "/api/me", {"name": name}, 400))["code"] == code
        await eve.enter("Eve")
        assert (await eve.ask("POST", "/api/me", {"name": name}, 400))["code"] == code
        seats = [{"is": "me", "name": name}, {"is": "open"}]
        refused = await eve.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 400)
        assert refused["code"] == code


@pytest.mark.proxied
@pytest.mark.parametrize(
    "kind", ["text/plain", "text/plain; application/json", "application/x-www-form-urlencoded", ""]
)
async def test_json_is_taken_only_as_json(node: Target, kind: str) -> None:
    async with node.guest("127.9.9.8") as eve:
        headers = {"content-type": kind} if kind else {}
        answer = await eve.http.post("/api/me", content=b'{"name": "Mallory"}', headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "not_json")
        assert (await eve.ask("GET", "/api/me"))["name"] != "Mallory"
        headers = {"content-type": "application/json; charset=utf-8"}
        assert (
            await eve.http.post("/api/me", content=b'{"name": "Eva"}', headers=headers)
        ).status_code == 200
