"""`bottega host doctor`, `migrate`, `serve` and `bots`: what a host is told when something is missing."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner, Result

from bottega.cli import app
from bottega.commands import doctor
from bottega.commands.hosting import shown
from bottega.compiled import RULES
from bottega.server.http.rest import site
from bottega.server.ops.home.nats import program
from bottega.server.platform.postgres.migrate import migrate
from tests.server.engines import NATS, empty_database

SECRET = "x" * 40
NOWHERE = "postgresql://me:hush@127.0.0.1:1/bottega"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """An empty database."""
    with asyncio.Runner() as runner:
        made = empty_database()
        yield runner.run(made.__aenter__())
        runner.run(made.__aexit__(None, None, None))


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """How a command set up its logs is nothing to other tests."""
    yield
    structlog.reset_defaults()


@pytest.fixture
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser client, whether one is built here or not."""
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(site, "PLACES", [tmp_path])


def bottega(*words: str, **settings: str) -> Result:
    names = ("database", "nats", "secret", "home", "port")
    env: dict[str, str | None] = {f"BOTTEGA_{name.upper()}": settings.get(name) for name in names}
    return CliRunner().invoke(app, list(words), env={**env, "COLUMNS": "200"})


def test_the_doctor_says_what_is_not_set() -> None:
    told = bottega("host", "doctor")
    assert told.exit_code == 1
    assert "BOTTEGA_DATABASE: it is not set" in told.stdout
    assert "BOTTEGA_SECRET: it has 0 characters" in told.stdout
    assert "secrets.token_urlsafe" in told.stdout


@pytest.mark.usefixtures("_built")
def test_the_doctor_sends_an_empty_database_to_be_migrated_and_is_content_afterwards(database: str) -> None:
    told = bottega("host", "doctor", database=database, nats=NATS, secret=SECRET)
    assert told.exit_code == 1
    assert "at no migration, not" in told.stdout
    assert "→ bottega host migrate" in told.stdout
    for _ in range(2):
        done = bottega("host", "migrate", database=database, secret=SECRET)
        assert (done.exit_code, done.stdout.strip()) == (0, f"{shown(database)} is ready")
    told = bottega("host", "doctor", database=database, nats=NATS, secret=SECRET)
    assert told.exit_code == 0, told.output
    assert "MISSING" not in told.stdout
    assert "files a process may open" in told.stdout


def test_the_doctor_says_when_few_connections_are_granted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1024))
    assert doctor.look_at_files().wrong == "fewer than 4096"
    assert "LimitNOFILE=65536" in doctor.look_at_files().mend
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    assert not doctor.look_at_files().wrong


def test_the_doctor_says_who_does_not_answer_and_tells_no_password() -> None:
    told = bottega("host", "doctor", database=NOWHERE, nats="nats://token@127.0.0.1:1", secret=SECRET)
    assert told.exit_code == 1
    assert "the database postgresql://127.0.0.1:1/bottega: no answer" in told.stdout
    assert "NATS at nats://127.0.0.1:1: no answer" in told.stdout
    assert "hush" not in told.output
    assert "token@" not in told.output


def test_the_doctor_misses_jetstream() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen([program(), "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL) as nats:
        try:
            for _ in range(100):
                told = bottega(
                    "host", "doctor", database=NOWHERE, nats=f"nats://127.0.0.1:{port}", secret=SECRET
                )
                if "it has no JetStream" in told.stdout:
                    break
            assert "start nats-server with -js" in told.stdout
        finally:
            nats.terminate()


def test_the_doctor_says_which_setting_does_not_hold() -> None:
    told = bottega("host", "doctor", database=NOWHERE, secret=SECRET, port="high")
    assert told.exit_code == 1
    assert "the settings do not hold" in told.stdout
    assert "$.port" in told.stdout


def test_the_doctor_misses_the_client_and_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setattr(site, "PLACES", [tmp_path])
    assert "the browser client: it is not built" in bottega("host", "doctor").stdout
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)
    told = bottega("host", "doctor")
    assert told.exit_code == 1
    assert "pip install 'bottega-games[server]'" in told.stdout


@pytest.mark.usefixtures("_built")
def test_the_doctor_looks_at_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert bottega("host", "doctor", "--home", str(tmp_path / "home")).exit_code == 0
    told = bottega("host", "doctor", "--home", str(tmp_path / ("x" * 100)))
    assert told.exit_code == 1
    assert "→ choose a shorter one" in told.stdout


def test_nothing_starts_without_its_settings() -> None:
    for words in (("serve",), ("host", "bots"), ("host", "migrate")):
        told = bottega(*words)
        assert told.exit_code == 1
        assert "missing required field `database`" in told.stderr
        assert "`bottega host doctor` says how to mend it" in told.stderr


def test_what_goes_wrong_is_a_sentence(tmp_path: Path) -> None:
    told = bottega("host", "migrate", database=NOWHERE, secret=SECRET)
    assert told.exit_code == 1
    assert "postgresql://127.0.0.1:1/bottega cannot be brought forward" in told.stderr
    assert "hush" not in told.output
    told = bottega("serve", "--home", str(tmp_path / ("x" * 100)))
    assert (told.exit_code, "choose a shorter one" in told.stderr) == (1, True)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = bottega("serve", "--port", port, database=NOWHERE, secret=SECRET)
    assert told.exit_code == 1
    assert f"no server can listen on 127.0.0.1:{port}" in told.stderr
    told = bottega("host", "bots", "--metrics", "here", database=NOWHERE, secret=SECRET)
    assert (told.exit_code, "no_such_address here" in told.stderr) == (1, True)


def test_pages_are_found_from_src_and_from_build_compiled(tmp_path: Path) -> None:
    for package in ("src/bottega", "build/compiled/bottega"):
        places = site.places(tmp_path / package / "server" / "http" / "rest" / "site.py")
        assert tmp_path / "web" / "dist" in places
        assert tmp_path / package / "server" / "web" in places


def test_a_server_serves_its_pages_and_says_which_rules_it_plays(database: str) -> None:
    """As a process of its own, from src or from build/compiled, whichever is under test."""
    asyncio.run(migrate(database))
    settings = {"DATABASE": database, "NATS": NATS, "SECRET": SECRET, "LOG": "json"}
    names = {f"BOTTEGA_{name}": value for name, value in settings.items()}
    command = [sys.executable, "-P", "-c", "from bottega.cli import app; app()", "serve", "--port", "0"]
    with subprocess.Popen(
        command, env={**os.environ, **names}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        try:
            assert server.stdout is not None
            said = next(line for line in map(json.loads, server.stdout) if line["event"] == "opening")
            assert said["rules"] == RULES
            page = urllib.request.urlopen(said["address"], timeout=60).read()
            head, _, rest = site.Site(site.pages()).files["index.html"].body.partition(b"</title>")
            assert page.startswith(head)
            assert page.endswith(rest)
        finally:
            server.terminate()
