"""What is so only behind HAProxy: it says who asks, and nobody else does. Run by `make attacks`."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.attacks.haproxy import shielded
from tests.server.attacks.node import PATIENCE, attacked
from tests.server.haproxy import CONFIG
from tests.server.serving import Browser, fresh_server

pytestmark = [pytest.mark.anyio, pytest.mark.proxied]

ANNA, BRUNO = "127.0.3.1", "127.0.3.2"
PEM = "/etc/haproxy/bottega.pem"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate and its key in one file, as HAProxy wants them."""
    file = tmp_path_factory.mktemp("tls") / "bottega.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    subprocess.run(
        [*make, "-keyout", file, "-out", file.with_suffix(".crt")], check=True, capture_output=True
    )
    file.write_bytes(file.read_bytes() + file.with_suffix(".crt").read_bytes())
    return file


def test_the_file_that_hosts_are_given_is_valid(certificate: Path, tmp_path: Path) -> None:
    file = tmp_path / "haproxy.cfg"
    file.write_text(CONFIG.replace("#bind", "bind").replace("#http-request", "http-request"))
    file.write_text(file.read_text().replace(PEM, str(certificate)))
    named = {"PEOPLE": ":80", "NODE_1": "10.0.0.11:8080", "NODE_2": "10.0.0.12:8080"}
    ran = subprocess.run(
        ["haproxy", "-c", "-f", file], env=os.environ | named, capture_output=True, text=True
    )
    assert (ran.returncode, "WARNING" in ran.stderr) == (0, False), ran.stderr


async def test_requests_are_counted_by_who_asks_and_nobody_passes_for_others() -> None:
    async with attacked(requests=4) as server, Browser(server, ANNA) as anna, Browser(server, BRUNO) as bruno:
        asked = [await status(anna, "/api/games", number) for number in range(6)]
        assert asked == [200] * 4 + [429] * 2
        assert await status(bruno, "/api/games", 0) == 200


async def status(browser: Browser, path: str, number: int) -> int:
    """Of an answer, to one who claims to be somebody else each time."""
    claims = {"x-forwarded-for": f"9.9.9.{number}", "x-forwarded-proto": "https", "forwarded": "for=9.9.9.9"}
    answer = await browser.http.get(path, headers=claims)
    assert "strict-transport-security" not in answer.headers
    return answer.status_code


async def test_sockets_are_counted_by_who_holds_them() -> None:
    async with (
        attacked(sockets=2) as server,
        Browser(server, ANNA) as anna,
        Browser(server, BRUNO) as bruno,
        anna.socket(),
        anna.socket(),
    ):
        with pytest.raises(InvalidStatus):
            async with anna.socket(**{"x-forwarded-for": BRUNO}):
                pass
        async with bruno.socket() as socket:
            assert (await socket.next())["is"] == "hello"


async def test_pages_of_others_are_kept_out() -> None:
    async with attacked() as server, Browser(server, ANNA) as anna:
        evil = {"origin": "https://evil.example"}
        answer = await anna.http.post("/api/me", json={"name": "Anna"}, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "cross_origin")
        with pytest.raises(InvalidStatus) as refused:
            async with anna.socket(**evil):
                pass
        assert refused.value.response.status_code == 403


async def test_what_is_too_large_is_refused_and_the_next_is_answered() -> None:
    async with attacked() as server, Browser(server, ANNA) as anna:
        assert (await anna.http.get("/api/games", headers={"x-a": "a" * 20_000})).status_code == 400
        body = {"name": "A" * 40_000}
        assert (await anna.http.post("/api/me", json=body)).status_code == 413
        assert (await anna.http.get("/api/games")).status_code == 200


async def test_by_tls_cookies_are_bound_to_it(certificate: Path) -> None:
    async with (
        fresh_server() as server,
        shielded(server.port, certificate=str(certificate)) as port,
        httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", verify=False, timeout=PATIENCE) as anna,
    ):
        answer = await anna.post("/api/me", json={"name": "Anna"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "; Secure" in answer.headers["set-cookie"]
